"""Worlds that fit a view: the building is known, the tokens to come are any of those not seen yet (BAL-54, BAL-55, BAL-57).

A spectator sees no side (unless they are open), so for them every block stands turned any way.
"""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.native import i64
from tablee.engine.state import Sampler
from tablee.games.balconia.rules.geometry import CELLS
from tablee.games.balconia.rules.sides import NUMBERS
from tablee.games.balconia.rules.state import TO_PLACE, Balconia


class TokenOrders(Sampler):
    def __init__(self, known: Balconia, revealed: int, turned: bool) -> None:
        self.known = known  # what the view says
        self.revealed: i64 = revealed  # tokens seen so far, the first of all
        self.turned = turned  # whether the faces are unknown

    def world(self, rng: Rng) -> Balconia:
        """Every order of the other tokens is as likely."""
        world = self._turned(rng) if self.turned else self.known.copy()
        tokens = world.tokens[:]
        index: i64
        for index in range(NUMBERS - 1, self.revealed, -1):
            other = self.revealed + rng.below(index + 1 - self.revealed)
            swapped = tokens[index]
            tokens[index] = tokens[other]
            tokens[other] = swapped
        world.tokens = tokens
        return world

    def _turned(self, rng: Rng) -> Balconia:
        known = self.known
        world = Balconia(known.rules)
        world.clear()
        world.tokens = known.tokens
        code: i64
        for code in known.built:
            world.build(code // CELLS // 4 * 4 + rng.below(4), code % CELLS)
        if known.step == TO_PLACE:
            world.keep(known.kept)
        return world
