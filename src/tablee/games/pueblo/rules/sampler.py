"""Worlds that fit a view. Pueblo hides nothing, so there is one: the game itself, rebuilt from the view."""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.native import i64
from tablee.engine.state import Sampler
from tablee.games.pueblo.rules.geometry import BIT, FOOTPRINTS
from tablee.games.pueblo.rules.state import Pueblo, empty


class OnlyWorld(Sampler):
    def __init__(self, state: Pueblo) -> None:
        self.state = state

    def world(self, rng: Rng) -> Pueblo:
        return self.state.copy()


def rebuilt(
    rules: tuple[int, bool, bool, int, int],
    codes: tuple[int, ...],
    taken: int,
    sacred: tuple[int, ...],
) -> Pueblo:
    """The board with its stones, set again in their order, less those taken off since (the latest first)."""
    seats, advanced, dismantling, starter, opener = rules
    state = empty(seats, advanced, dismantling, starter, opener)
    for code in codes:
        state.place(code // (3 * FOOTPRINTS), code % FOOTPRINTS)
    number: i64
    for number in range(len(codes) - 1, -1, -1):
        if (taken >> number) & 1:
            state.lift(number)
    for cell in sacred:
        state.sacred |= BIT[cell]
    return state
