"""Hands and pile: who holds what, drawing, and what is remembered of tiles that went back.

The order of the pile is hidden from everybody and every order is equally likely (GAU-49): the pile is a count per kind, and
a draw takes any of it.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Dice
from tablee.engine.native import append, i64, vec
from tablee.engine.state import State
from tablee.games.gaudi.rules.setup import Rules
from tablee.games.gaudi.rules.tiles import BIT, NO_TILE

HAND: Final = 3


class Hands(State):
    def __init__(self, rules: Rules, dice: Dice) -> None:
        self.rules = rules
        self.dice = dice
        self.hands = vec[i64]()  # HAND entries per seat, sorted, NO_TILE where there is none; draft included
        self.pile = vec[i64]()  # by kind
        self.pile_size: i64 = 0
        self.barred = vec[i64]()  # sets of kinds that each hand surely lacks, since the seat could not lay them
        self.returned = vec[i64]()  # (seats that drew since * 32 + kind) * 8 + seat, one per exchange (GAU-50)

    def luck_used(self) -> i64:
        return self.dice.drawn

    def tile(self, seat: i64, place: i64) -> i64:
        """The kind in one of the places of a hand, or NO_TILE."""
        return self.hands[seat * HAND + place]

    def sort_hand(self, seat: i64) -> None:
        first = seat * HAND
        self._in_order(first, first + 1)
        self._in_order(first + 1, first + 2)
        self._in_order(first, first + 1)

    def _in_order(self, one: i64, other: i64) -> None:
        kind = self.hands[one]
        if kind > self.hands[other]:
            self.hands[one] = self.hands[other]
            self.hands[other] = kind

    def give(self, seat: i64, place: i64, kind: i64) -> None:
        """A tile from the pile into a hand, without chance."""
        self.hands[seat * HAND + place] = kind
        self.pile[kind] -= 1
        self.pile_size -= 1

    def refill(self, seat: i64) -> None:
        """GAU-31: draw up to three tiles while the pile lasts."""
        place: i64
        for place in range(HAND):
            if self.tile(seat, place) == NO_TILE and self.pile_size > 0:
                self.draw_tile(seat, place)
        self.sort_hand(seat)

    def draw_tile(self, seat: i64, place: i64) -> None:
        pick = self.dice.below(self.pile_size)
        kind: i64 = 0
        while pick >= self.pile[kind]:
            pick -= self.pile[kind]
            kind += 1
        self.give(seat, place, kind)
        self.barred[seat] = 0
        index: i64
        for index in range(len(self.returned)):
            self.returned[index] |= BIT[seat + 8]
        self.seen(kind, seat, drawing=True)

    def put_back(self, seat: i64, kind: i64) -> None:
        """GAU-28: into the pile, at a random place; the seat remembers it (GAU-50)."""
        self.pile[kind] += 1
        self.pile_size += 1
        self.note_return(seat, kind, 0)

    def note_return(self, seat: i64, kind: i64, drew: i64) -> None:
        """A tile went back into the pile, and a set of seats drew since."""
        self.returned = append(self.returned, (drew * 32 + kind) * 8 + seat)

    def seen(self, kind: i64, seat: i64, drawing: bool) -> None:
        """A tile that a seat draws or lays may be one that was returned before; whoever sees it can no longer tell where
        the latter is, and his record ends. Of several the latest, which says the most. The seat itself, and all with
        open hands (GAU-46), see the tile when it is drawn, the others when it is laid."""
        owner: i64
        index: i64
        for owner in range(self.rules.seats if len(self.returned) else 0):
            if (self.rules.paving or owner == seat) != drawing:
                continue
            for index in range(len(self.returned) - 1, -1, -1):
                record = self.returned[index]
                if record % 8 == owner and record // 8 % 32 == kind and record & BIT[seat + 8] != 0:
                    self._forget(index)
                    break

    def _forget(self, index: i64) -> None:
        kept = vec[i64]()
        other: i64
        for other in range(len(self.returned)):
            if other != index:
                kept = append(kept, self.returned[other])
        self.returned = kept
