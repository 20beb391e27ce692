"""Harbor in numbers: purses, the pier for sale, and the cargoes that a captain has seen."""

from __future__ import annotations

from harbor.rules.state import MOST_COINS, MOST_SEATS, SPACE, Harbor
from tablee.engine.features import Features
from tablee.engine.native import i64, vec
from tablee.engine.state import State

HIGHEST = 12  # card


class HarborFeatures(Features):
    def inputs(self) -> int:
        return 1 + 2 * MOST_SEATS

    def fill(self, state: State, seat: int, out: vec[float]) -> None:
        assert isinstance(state, Harbor)
        seats = state.rules.seats
        out[0] = state.pier / HIGHEST
        for place in range(MOST_SEATS):
            other = (seat + place) % seats
            here = place < seats
            out[1 + place] = state.purses[other] / MOST_COINS if here else 0.0
            out[1 + MOST_SEATS + place] = state.cargo[other] / HIGHEST if here and self.knows(state, seat, other) else 0.0

    def knows(self, state: Harbor, seat: int, other: int) -> bool:
        return other in state.known[seat]

    def factors(self) -> int:
        return SPACE

    def factored(self, state: State, seat: int, code: int, out: vec[i64]) -> int:
        out[0] = code
        return 1
