"""What happens at a table beside the game: who leaves and who plays for them, whose time is up, what all are asked.

Marks are a second log beside the log of actions: append-only, each with the number of the entry it came before. What they
say together is found again by reading them in that order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from tablee.engine.values import Seat
from tablee.table.values import Mark, Place

BEGIN, PLAYED_ON, BACK, OUT = "begin", "stand-in", "back", "out"  # kinds of marks ...
ASK, AGREE, REFUSE, ALLOWED = "ask", "agree", "refuse", "allowed"  # ... and those of questions to all
LEFT, RESIGNED, AWAY, TIME = "left", "resigned", "away", "time"  # why a bot plays for somebody
TAKEBACK, END, COACH = "takeback", "end", "coach"  # what all can be asked
QUESTIONS: Final = (TAKEBACK, END, COACH)


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot that plays for somebody."""

    level: str
    why: str


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to all people at a table, and which seats have agreed."""

    what: str
    seat: Seat
    agreed: frozenset[Seat]


@dataclass(slots=True)
class Marks:
    """What the marks of a table say by now. The mappings are other objects when they are different."""

    number: int = 0  # of the next mark
    stand_ins: Mapping[Seat, StandIn] = field(default_factory=dict)
    out: frozenset[Seat] = frozenset()  # whose time is up where the others decide
    asks: Mapping[str, Ask] = field(default_factory=dict)
    coached: bool = False  # whether the coach may be asked

    def read(self, mark: Mark) -> None:
        self.number = mark.number + 1
        if mark.kind == PLAYED_ON:
            level, _, why = mark.text.partition(" ")
            self.stand_ins = {**self.stand_ins, mark.seat: StandIn(level, why)}
            self.out -= {mark.seat}
        elif mark.kind == BACK:
            self.stand_ins = {seat: one for seat, one in self.stand_ins.items() if seat != mark.seat}
        elif mark.kind == OUT:
            self.out |= {mark.seat}
        elif mark.kind == ALLOWED:
            self.coached = True
            self._forget(mark.text)
        elif mark.kind in (ASK, AGREE, REFUSE):
            self._answer(mark)

    def _answer(self, mark: Mark) -> None:
        asked = self.asks.get(mark.text)
        if mark.kind == REFUSE:
            self._forget(mark.text)
        elif mark.kind == ASK:
            self.asks = {**self.asks, mark.text: Ask(mark.text, mark.seat, frozenset({mark.seat}))}
        elif asked is not None:
            self.asks = {**self.asks, mark.text: replace(asked, agreed=asked.agreed | {mark.seat})}

    def after_entry(self, seat: Seat) -> None:
        """Somebody acted: they have time again, and what was to be taken back is not the last action any more."""
        self.out -= {seat}
        self._forget(TAKEBACK)

    def _forget(self, what: str) -> None:
        if what in self.asks:
            self.asks = {name: ask for name, ask in self.asks.items() if name != what}

    def seat(self, place: Place) -> Place:
        """A place with the bot that plays for who sits there, the same object where nothing is different."""
        found = self.stand_ins.get(place.seat) or NOBODY_NEEDED
        if (place.stand_in, place.why) == (found.level, found.why):
            return place
        return replace(place, stand_in=found.level, why=found.why)


NOBODY_NEEDED: Final = StandIn("", "")
