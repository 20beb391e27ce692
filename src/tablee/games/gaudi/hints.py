"""What a good player of the Gaudí tile game looks at."""

from __future__ import annotations

from tablee.engine.native import i64
from tablee.engine.state import Hints, State


class GaudiHints(Hints):
    def worth(self, state: State, seat: i64) -> float:
        return state.reward(seat)
