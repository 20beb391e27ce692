"""What was agreed before the game: who plays, and by which variants."""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64
from tablee.games.gaudi.rules.tiles import BIT

MOST_SEATS: Final = 6
SEAT_COLOURS: Final = ("blue", "red", "green", "violet", "gold", "charcoal")


class Rules:
    """Fixed for a whole game; shared by a state and its copies."""

    def __init__(self, seats: i64, initiation: i64 = 0, compact: bool = False, paving: bool = False) -> None:
        self.seats: Final = seats
        self.initiation: Final = initiation  # set of seats, a bit each (GAU-43)
        self.compact: Final = compact  # GAU-44
        self.paving: Final = paving  # GAU-46

    def needs_no_animals(self, seat: i64) -> bool:
        """GAU-43: whether a seat's turns need not complete anything (GAU-24)."""
        return self.initiation & BIT[seat] != 0

    def allows_compact(self, seat: i64) -> bool:
        """GAU-44: whether a seat may lay three tiles that all touch (GAU-22)."""
        return self.compact and self.initiation & BIT[seat] != 0

    def counters(self) -> i64:
        """How many counters each seat gets (GAU-03, GAU-46)."""
        if self.paving:
            return 0
        return 35 if self.seats == 2 else 25 if self.seats <= 4 else 15

    def cards(self) -> i64:
        """How many cards of each animal, and of each colour, are in use (GAU-04, GAU-05, GAU-53)."""
        return 1 if self.seats <= 3 else 2
