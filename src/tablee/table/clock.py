"""How much time people have at a table, and what comes when it is up: as it was chosen when the table opened.

A decision that one seat owes has some time of its own (`delay`), then the seat's bank runs; or all decisions of a turn have
it together. A decision that several owe at once has one time for all of them and takes nothing from a bank: who of them has
answered may be a secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

NONE, LIVE, DAYS = "none", "live", "days"  # kinds of clocks
DECISION, TURN = "decision", "turn"  # what has a delay: each decision, or all that a seat makes in a row
STAND_IN, QUICK, CONSENT = "stand-in", "quick", "consent"  # what comes when the time is up
POLICIES: Final = (STAND_IN, QUICK, CONSENT)
SHARE: Final = 4  # of the bank: as long takes a decision that several owe, beside the delay
DAY: Final = 24 * 3600.0
LONGEST_BANK, LONGEST_DELAY, MOST_DAYS = 180 * 60.0, 600.0, 30
LEAST_BANK, LEAST_DELAY = 30.0, 5.0  # who comes back with an empty bank still has the delay


@dataclass(frozen=True, slots=True)
class Clock:
    kind: str = NONE
    bank: float = 0.0  # seconds of each seat
    delay: float = 0.0  # seconds of each decision, or turn, before the bank runs
    days: int = 0  # of each decision
    policy: str = STAND_IN
    level: str = "steady"  # of bots that play for people
    per: str = DECISION

    @property
    def runs(self) -> bool:
        return self.kind != NONE

    def allowed(self, bank: float, used: float = 0.0) -> float:
        """Seconds for a decision of one seat that has so much left in its bank, and has used some of the delay."""
        return self.days * DAY if self.kind == DAYS else max(0.0, self.delay - used) + max(0.0, bank)

    @property
    def shared(self) -> float:
        """Seconds for a decision that several owe at once."""
        return self.days * DAY if self.kind == DAYS else self.delay + self.bank / SHARE

    def charged(self, used: float) -> float:
        """What so many seconds, of a decision or a turn, take from the bank."""
        return max(0.0, used - self.delay) if self.kind == LIVE else 0.0

    @property
    def breath(self) -> float:
        """What somebody has at least who comes back after their time was up."""
        return self.days * DAY / 2 if self.kind == DAYS else self.delay


def clock_from(told: Mapping[str, Any] | None) -> Clock:
    """As it is kept; tables of older databases have none."""
    return Clock() if told is None else Clock(**told)
