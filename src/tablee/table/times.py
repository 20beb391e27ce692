"""What the clocks of a table show, found again from its log: who has used how much time, and until when there is some.

All of it follows from what everybody may know: who is seen to owe a decision, and the actions everybody can notice. So a
clock tells nothing that the rules keep hidden. Time in which the site was down counts for nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, takewhile
from typing import Final

from tablee.engine.values import Seat
from tablee.table.clock import TURN, Clock
from tablee.table.lived import Lived

MOST_LAG: Final = 1.0  # seconds of a way to the server and back that are not charged


@dataclass(slots=True)
class Decision:
    """A decision that is owed, or was made: by whom as everybody sees it, and how long it took them."""

    seats: tuple[Seat, ...]
    used: float = 0.0
    entry: int = -1  # by which it was made
    breathed: bool = False  # whether somebody came back to it after their time was up


@dataclass(slots=True)
class Times:
    clock: Clock
    lived: Lived
    began: float | None = None  # when everybody was there
    now: Decision = field(default_factory=lambda: Decision(()))
    made: list[Decision] = field(default_factory=list)  # those that stand and everybody noticed
    runs: bool = False  # whether the present decision costs time
    _from: float = 0.0  # until when that time is counted in

    def begin(self, at: float, acting: tuple[Seat, ...], played_on: frozenset[Seat]) -> None:
        if self.began is None:
            self.began = at
            self._owe(Decision(acting), at, played_on)

    def pass_until(self, at: float) -> None:
        """Count the time since the last moment that was told."""
        if self.runs:
            self.now.used += self.lived.between(self._from, at)
        self._from = max(at, self._from)

    def done(self, entry: int, at: float, lag: float, acting: tuple[Seat, ...], played_on: frozenset[Seat]) -> None:
        """Everybody saw a decision being made, and now these owe one."""
        if self.began is None:
            return
        self.pass_until(at)
        self.now.used = max(0.0, self.now.used - min(lag, MOST_LAG))
        self.now.entry = entry
        self.made.append(self.now)
        self._owe(Decision(acting), at, played_on)

    def taken_back(self, entries: Sequence[int], at: float, acting: tuple[Seat, ...], played_on: frozenset[Seat]) -> None:
        """Decisions are owed once more; the time of whoever owes it again stays spent, so nobody gains any by that."""
        if self.began is None:
            return
        self.pass_until(at)
        gone = [one for one in self.made if one.entry in entries]
        self.made = [one for one in self.made if one.entry not in entries]
        again = Decision(acting, breathed=any(one.breathed for one in (*gone, self.now)))
        again.used = sum(one.used for one in (*gone, self.now) if one.seats == acting)
        self._owe(again, at, played_on)

    def played_on_by(self, played_on: frozenset[Seat], at: float, back: Seat | None = None) -> None:
        """Bots play for these people from now on; one may have come back, and has a little time if theirs was up."""
        self.pass_until(at)
        if back is not None and self.now.seats == (back,) and not self.now.breathed:
            most = self.allowed - self.clock.breath
            self.now.breathed = self.now.used > most
            self.now.used = min(self.now.used, most)
        self.runs = self.began is not None and any(seat not in played_on for seat in self.now.seats)

    def run_out(self, at: float) -> None:
        """The time for the present decision is up, and it is owed all the same."""
        self.pass_until(at)
        self.runs = False

    def _owe(self, decision: Decision, at: float, played_on: frozenset[Seat]) -> None:
        self.now, self._from = decision, max(at, self._from)
        self.runs = any(seat not in played_on for seat in decision.seats)

    # Asking -----------------------------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Whether several are seen to owe the present decision."""
        return len(self.now.seats) > 1

    def bank(self, seat: Seat) -> float:
        """What a seat has left for later decisions than the present one."""
        return max(0.0, self.clock.bank - sum(map(self.clock.charged, self._used(seat))))

    def _used(self, seat: Seat) -> Iterator[float]:
        """How long each decision took that a seat made alone, or each turn: what it decided in a row, as everybody saw."""
        if self.clock.per == TURN:
            for seats, turn in groupby(self.made, lambda one: one.seats):
                if seats == (seat,):
                    yield sum(one.used for one in turn)
        else:
            yield from (one.used for one in self.made if one.seats == (seat,))

    @property
    def _used_before(self) -> float:
        """How much of the delay of the present turn is gone with decisions that were made in it."""
        if self.clock.per != TURN:
            return 0.0
        return sum(one.used for one in takewhile(lambda one: one.seats == self.now.seats, reversed(self.made)))

    @property
    def allowed(self) -> float:
        """Seconds for the present decision."""
        if self.is_shared:
            return self.clock.shared
        return self.clock.allowed(self.bank(self.now.seats[0]), self._used_before)

    @property
    def deadline(self) -> float | None:
        """When the time for the present decision is up, if the site lives until then; None: never."""
        if not self.runs or not self.now.seats:
            return None
        return self._from + self.allowed - self.now.used + self.lived.down_since(self._from)

    def idle(self, seat: Seat) -> float:
        """What a seat that owes nothing has for its next decision."""
        return self.clock.allowed(self.bank(seat))
