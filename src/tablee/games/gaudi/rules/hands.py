"""Hands and pile: who holds what, drawing, and what is remembered of tiles that went back.

The order of the pile is hidden from everybody and every order is equally likely (GAU-49): the pile is a count per kind, and
a draw takes any of it.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Dice
from tablee.engine.native import append, i64, vec
from tablee.engine.state import State
from tablee.games.gaudi.rules.packing import DRAWN, RETURNED, move_of_tile
from tablee.games.gaudi.rules.setup import Rules
from tablee.games.gaudi.rules.tiles import NO_TILE

HAND: Final = 3


class Hands(State):
    def __init__(self, rules: Rules, dice: Dice) -> None:
        self.rules = rules
        self.dice = dice
        self.hands = vec[i64]()  # HAND entries per seat, sorted, NO_TILE where there is none; draft included
        self.pile = vec[i64]()  # by kind
        self.pile_size: i64 = 0
        self.barred = vec[i64]()  # sets of kinds that each hand surely lacks, since the seat could not lay them
        self.moved = vec[i64]()  # what became of tiles since one was first given back (GAU-50; packing.py)

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
        self.remember(DRAWN, kind, seat)

    def put_back(self, seat: i64, kind: i64) -> None:
        """GAU-28: into the pile, at a random place; the seat remembers it (GAU-50)."""
        self.pile[kind] += 1
        self.pile_size += 1
        self.remember(RETURNED, kind, seat)

    def remember(self, how: i64, kind: i64, seat: i64) -> None:
        """Keep a move of a tile: from the first tile given back, which may be any that is drawn afterwards."""
        if how == RETURNED or len(self.moved) > 0:
            self.moved = append(self.moved, move_of_tile(how, kind, seat))
