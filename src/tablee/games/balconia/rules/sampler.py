"""Worlds that fit a view: the building is known, the tokens to come are any of those not seen yet (BAL-54, BAL-55, BAL-57).

A spectator sees no side (unless they are open), so for him every block stands turned any way.
"""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.engine.state import Sampler
from tablee.games.balconia.rules.geometry import CELLS
from tablee.games.balconia.rules.state import NUMBERS, Balconia


class TokenOrders(Sampler):
    def __init__(self, start: Balconia, built: list[int], known: int, turned: bool) -> None:
        self.start = start  # the empty building; its first tokens are those revealed
        self.built = vec[i64](built)  # turquoise's face * CELLS + cell, in the order of turns
        self.known = known  # tokens revealed so far
        self.turned = turned  # whether the faces are unknown
        self.whole = start.copy()
        code: i64
        for code in self.built:
            self.whole.build(code // CELLS, code % CELLS)

    def world(self, rng: Rng) -> Balconia:
        world = self._turned(rng) if self.turned else self.whole.copy()
        tokens = world.tokens[:]
        index: i64
        for index in range(NUMBERS - 1, self.known, -1):
            other = self.known + rng.below(index + 1 - self.known)
            swapped = tokens[index]
            tokens[index] = tokens[other]
            tokens[other] = swapped
        world.tokens = tokens
        return world

    def _turned(self, rng: Rng) -> Balconia:
        world = self.start.copy()
        code: i64
        for code in self.built:
            world.build(code // CELLS // 4 * 4 + rng.below(4), code % CELLS)
        world.kept = self.start.kept
        return world
