"""What a table agrees on before the start."""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64

# Who may know the bank's amount (BAR-105, BAR-108).
UNCOUNTED: Final = 0  # nobody
ONCE: Final = 1  # everybody, once
COUNTED: Final = 2  # everybody, always
BANK_INFO: Final = ("uncounted", "once", "open")


class Rules:
    """Never changed: all copies of a state share it."""

    def __init__(self, seats: i64, bank_info: i64 = UNCOUNTED, discards_known: bool = False) -> None:
        self.seats: Final = seats
        self.bank_info: Final = bank_info
        self.discards_known: Final = discards_known  # which bars are out of the game (BAR-111)
