"""Worlds that fit a view. Pueblo hides nothing, so there is one: the game itself, rebuilt from the view."""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.native import i64
from tablee.engine.state import Sampler
from tablee.games.pueblo.rules.deal import empty
from tablee.games.pueblo.rules.geometry import BIT
from tablee.games.pueblo.rules.state import Pueblo
from tablee.games.pueblo.rules.stones import Rules, footprint_of, owner_of


class OnlyWorld(Sampler):
    def __init__(self, state: Pueblo) -> None:
        self.state = state

    def world(self, rng: Rng) -> Pueblo:
        return self.state.copy()


def rebuilt(rules: Rules, stones: tuple[int, ...], taken: int, sacred: tuple[int, ...]) -> Pueblo:
    """The board with its stones, set again in their order, less those taken off since (the latest first)."""
    state = empty(rules)
    for stone in stones:
        state.place(owner_of(stone), footprint_of(stone))
    number: i64
    for number in range(len(stones) - 1, -1, -1):
        if (taken >> number) & 1:
            state.lift(number)
    for cell in sacred:
        state.sacred |= BIT[cell]
    return state
