"""The draft: tiles laid in a turn that is not confirmed yet, and which of them make, or lead to, a legal turn.

A turn is judged as a whole (GAU-26) and built tile by tile: a draft lies on the floor but is nobody else's business until
it is confirmed (GAU-27). Every tile offered leads to a legal turn.
"""

from __future__ import annotations

from tablee.engine.luck import Dice
from tablee.engine.native import i64, vec
from tablee.games.gaudi.rules.hands import HAND, Hands
from tablee.games.gaudi.rules.paving import Paving
from tablee.games.gaudi.rules.setup import Rules
from tablee.games.gaudi.rules.tiles import BIT, NEAR, NEARBY, NO_TILE, touching


class Draft(Hands):
    def __init__(self, rules: Rules, dice: Dice) -> None:
        super().__init__(rules, dice)
        self.seat: i64 = 0  # who acts
        self.floor = Paving()  # draft included
        self.draft = vec[i64]()  # cells of the tiles laid in this turn, then their kinds
        self.drafted: i64 = 0  # how many
        self.used: i64 = 0  # set of places in the hand the draft comes from
        self.gained: i64 = 0  # animals the draft completes

    def kinds_held(self, seat: i64) -> i64:
        """The set of kinds in a hand, without the draft."""
        kinds: i64 = 0
        place: i64
        for place in range(HAND):
            kind = self.tile(seat, place)
            if kind != NO_TILE and (seat != self.seat or self.used & BIT[place] == 0):
                kinds |= BIT[kind]
        return kinds

    def place_in_hand(self, kind: i64) -> i64:
        """Where the acting seat holds a tile of a kind that is not in the draft; -1 if nowhere."""
        place: i64
        for place in range(HAND):
            if self.tile(self.seat, place) == kind and self.used & BIT[place] == 0:
                return place
        return -1

    def is_group(self, size: i64, gained: i64, second: i64, third: i64) -> bool:
        """Whether the first cell of the draft with one or two others and the animals gained makes a legal turn: all
        connected (GAU-20), not compact (GAU-22, GAU-44), with enough animals (GAU-24, GAU-43). The first tile touched
        the paving when it was laid (GAU-21)."""
        if self.rules.paving or size == 1:
            return size > 0
        first = self.draft[0]
        if size == 2:
            return touching(first, second) and (gained >= 1 or self.rules.needs_no_animals(self.seat))
        pairs: i64 = 0
        if touching(first, second):
            pairs += 1
        if touching(second, third):
            pairs += 1
        if touching(first, third):
            pairs += 1
        if pairs < 2 or (pairs == 3 and not self.rules.allows_compact(self.seat)):
            return False
        return gained >= 2 or self.rules.needs_no_animals(self.seat)

    def is_complete(self) -> bool:
        """Whether the draft as it lies is a legal turn."""
        return self.is_group(self.drafted, self.gained, self.draft[1], self.draft[2])

    def leads_on(self, cell: i64, place: i64) -> bool:
        """Whether the draft with one more tile, which fits the cell, is part of some legal turn."""
        if self.rules.paving or self.drafted == 0:
            return True
        gained = self.gained + self.floor.gain(cell)
        if self.drafted == 2:
            return self.is_group(3, gained, self.draft[1], cell)
        return self.is_group(2, gained, cell, 0) or self._has_third(cell, place, gained)

    def _has_third(self, second: i64, place: i64, gained: i64) -> bool:
        """Whether two tiles that are no legal turn become one with the last tile of the hand."""
        kind: i64 = NO_TILE
        other: i64
        for other in range(HAND):
            if other != place and self.used & BIT[other] == 0:
                kind = self.tile(self.seat, other)
        if kind == NO_TILE:
            return False
        floor = self.floor
        floor.put(second, self.tile(self.seat, place))
        found = False
        index: i64
        for index in range(NEAR):
            cell = self.draft[0] + NEARBY[index]
            if floor.allowed(cell) & BIT[kind] != 0 and self.is_group(3, gained + floor.gain(cell), second, cell):
                found = True
                break
        floor.take(second)
        return found

    def add_to_draft(self, kind: i64, cell: i64) -> None:
        """The acting seat lays one more tile for the time being."""
        self.used |= BIT[self.place_in_hand(kind)]
        self.gained += self.floor.gain(cell)
        self.floor.lay(cell, kind)
        self.draft[self.drafted] = cell
        self.draft[HAND + self.drafted] = kind
        self.drafted += 1

    def drop_draft(self) -> None:
        """The draft is confirmed, or there was none: the next turn begins without."""
        self.drafted = 0
        self.used = 0
        self.gained = 0
