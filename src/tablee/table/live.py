"""One table in memory: the state rebuilt from its log, who sits where, what happened, what may be taken back.

Nothing here touches the database: `House` appends to the log first and applies the entry afterwards, so a table can be
thrown away and rebuilt at any moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, commitment
from tablee.engine.options import write_options
from tablee.engine.record import Line, Record
from tablee.engine.state import NOBODY, NOTHING, State
from tablee.engine.values import Event, Malformed, Mistake, Refusal, Said, Seat, View, uncovered
from tablee.table.store import Entry, Header, Place


class Denied(Mistake):
    """A request that is not carried out: one code of a short closed list, and for a move the rule it breaks."""

    def __init__(self, code: str, detail: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(detail or code)
        self.code = code
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was carried out and stands."""

    seq: int
    line: Line
    events: tuple[Event, ...]
    acting: tuple[Seat, ...]  # before it
    barrier: tuple[int, int]  # luck used and secrets opened before it
    points: tuple[int, ...]  # of all seats after it: shown when the game is over


@dataclass(slots=True)
class LiveTable:
    header: Header
    places: tuple[Place, ...]
    game: AnyGame
    state: State
    seq: int = 0  # how many entries the log has: the number of the next step
    steps: list[Step] = field(default_factory=list)
    acting_at: list[tuple[Seat, ...]] = field(default_factory=list)  # who owed a decision before each entry
    authors: list[Seat] = field(default_factory=list)  # who made each entry
    noticed: list[frozenset[Seat | None]] = field(default_factory=list)  # which chairs can tell that it was made
    said: list[Said] = field(default_factory=list)  # the talk at the table, oldest first

    # Asking -----------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def waiting(self) -> bool:
        """Whether somebody is still missing."""
        return any(place.is_open for place in self.places)

    @property
    def over(self) -> bool:
        return not self.state.acting()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.places)

    def acting(self) -> tuple[Seat, ...]:
        """Who owes a decision now; nobody before all seats are taken."""
        return () if self.waiting else tuple(self.state.acting())

    def seats_of(self, player: str | None) -> tuple[Seat, ...]:
        return tuple(place.seat for place in self.places if player is not None and place.player == player)

    def view(self, seat: Seat | None) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def log_for(self, seat: Seat | None) -> list[tuple[int, Event]]:
        """The events a chair may read, with the number of their step, oldest first; none that was covered meanwhile."""
        numbers = [step.seq for step in self.steps for _ in step.events]
        events = [event for step in self.steps for event in step.events]
        told = events if self.over else uncovered(events)
        return [(seq, event) for seq, event in zip(numbers, told, strict=True) if event and event.may_be_read_by(seat)]

    def step(self, chair: Seat | None) -> int:
        """How far the game has come for a chair: what others do in secret would show in a number that all share."""
        return sum(chair in chairs for chairs in self.noticed)

    # May it be done? --------------------------------------------------------------------------------------------------

    def check_seat(self, player: str, seat: Seat) -> None:
        if seat not in self.seats_of(player):
            raise Denied("not-your-seat", f"seat {seat} is not yours")

    def check_step(self, seat: Seat, step: int) -> None:
        if not self.is_fresh(seat, step):
            raise Denied("stale", f"the table has moved on: this is step {self.step(seat)}, not {step}")

    def is_fresh(self, seat: Seat | None, step: int) -> bool:
        """Whether a seat still decides on what it saw at its step: others may have acted since, as long as it did not."""
        since = [seq for seq, chairs in enumerate(self.noticed) if seat in chairs][max(step, 0) :]
        if not since:
            return step == self.step(seat)
        return step >= 0 and seat in self.acting_at[since[0]] and seat not in self.authors[since[0] :]

    def check_action(self, seat: Seat, text: str) -> Any:
        """The action a text stands for, if the seat may do it now."""
        if self.waiting:
            raise Denied("not-started", "the game begins when all seats are taken")
        try:
            action = self.game.parse(text)
        except Malformed as problem:
            raise Denied("malformed", str(problem)) from None
        if refusal := self.game.why_not(self.state, seat, action):
            raise Denied("refused", f"{refusal.rule}: {self.game.explain(refusal, 'en')}", refusal)
        return action

    def can_undo(self, seat: Seat | None) -> bool:
        """Within one's own turn, until luck was used or anybody was shown something hidden.

        What others do at the same time in secret changes nothing: a button that vanished would tell of it.
        """
        if seat is None or seat not in self.acting() or (last := self._last_of(seat)) is None:
            return False
        since = self.steps[last + 1 :]
        return self.steps[last].barrier == self._barrier() and all(seat in step.acting for step in since)

    def _last_of(self, seat: Seat) -> int | None:
        """Where a seat's last action stands."""
        return next((at for at in reversed(range(len(self.steps))) if self.steps[at].line.seat == seat), None)

    def _barrier(self) -> tuple[int, int]:
        return int(self.state.luck_used()), int(self.state.secrets_opened())

    # Doing ------------------------------------------------------------------------------------------------------------

    def would_end(self, seat: Seat, action: Any) -> bool:
        ahead = self.state.copy()
        ahead.play(seat, self.game.encode(action))
        return not ahead.acting()

    def apply(self, entry: Entry) -> None:
        """Carry out an entry of the log."""
        self.acting_at.append(tuple(self.state.acting()))
        self.authors.append(entry.seat)
        if entry.kind == "undo":
            self.noticed.append(self._take_back(entry.seat))
        else:
            self.noticed.append(self._carry_out(entry))
        self.seq = entry.seq + 1

    def _carry_out(self, entry: Entry) -> frozenset[Seat | None]:
        """Play an action; the chairs that notice it."""
        action = self.game.parse(entry.text)
        before, acting, barrier = self.state.copy(), self.acting_at[-1], self._barrier()
        code = self.game.encode(action)
        chairs = [
            chair for chair in (None, *range(self.seats)) if before.shown(entry.seat, code, observer(chair)) != NOTHING
        ]
        self.state.play(entry.seat, code)
        events = tuple(self.game.story(before, entry.seat, action, self.state))
        line, points = Line(entry.seat, entry.text, entry.at), tuple(self.state.points())
        self.steps.append(Step(entry.seq, line, events, acting, barrier, points))
        return frozenset(chairs)

    def _take_back(self, seat: Seat) -> frozenset[Seat | None]:
        """As if a seat's last action had not been, by replay: nobody learned anything from it (see `can_undo`)."""
        last = self._last_of(seat)
        assert last is not None  # or the undo would not be in the log
        taken = self.steps.pop(last)
        self.state = dealt(self.header, self.seats)
        for step in self.steps:
            self.state.play(step.line.seat, self.game.encode(self.game.parse(step.line.do)))
        return self.noticed[taken.seq]

    # The game as a file -----------------------------------------------------------------------------------------------

    def record(self, chair: Seat | None) -> Record:
        """The game so far as a chair may know it; with its key and result once it is over."""
        over, secret = self.over, self.game.secrets
        return Record(
            game=self.game.name,
            rules=self.header.rules,
            seats=self.seats,
            options=self.header.options,
            commitment=commitment(self.header.key),
            key=self.header.key.hex() if over else "",
            start="" if secret else self.game.position(dealt(self.header, self.seats)),
            players=self.names,
            date=datetime.fromtimestamp(self.header.created, UTC).date().isoformat(),
            result=self.game.standing(self.state) if over else None,
            said=tuple(self.said) if over or not secret else self._said_for(chair),
            lines=self._full_lines() if over or not secret else self._lines_for(chair),
        )

    def _full_lines(self) -> tuple[Line, ...]:
        return tuple(step.line for step in self.steps)

    def _lines_for(self, chair: Seat | None) -> tuple[Line, ...]:
        return tuple(line for line in self._seen_by(chair) if line)

    def _seen_by(self, chair: Seat | None) -> list[Line | None]:
        """Actions as a chair saw them being made, less what nobody may be told any more; None where it noticed nothing."""
        state, lines = dealt(self.header, self.seats), list[Line | None]()
        for step in self.steps:
            code = self.game.encode(self.game.parse(step.line.do))
            seen = int(state.shown(step.line.seat, code, observer(chair)))
            if seen == NOTHING:
                lines.append(None)
            else:
                told = int(self.state.told(step.line.seat, seen))
                text = step.line.do if told == code else self.game.write(self.game.decode(told))
                lines.append(Line(step.line.seat, text, step.line.at))
            state.play(step.line.seat, code)
        return lines

    def _said_for(self, chair: Seat | None) -> tuple[Said, ...]:
        """The talk, after so many of the actions that the chair noticed: their number would tell of others."""
        noticed = [0]
        for line in self._seen_by(chair):
            noticed.append(noticed[-1] + (line is not None))
        return tuple(replace(said, step=noticed[min(said.step, len(self.steps))]) for said in self.said)


def observer(chair: Seat | None) -> int:
    """A chair as states name it."""
    return NOBODY if chair is None else chair


def dealt(header: Header, seats: int) -> State:
    state: State = catalogue.find(header.game).open(seats, header.options, Luck(header.key))
    return state


def seated(header: Header, places: tuple[Place, ...], entries: list[Entry], said: list[Said]) -> LiveTable:
    """A table as its log tells it. Raises `Denied` when this server has not the game it was played by."""
    try:
        game = catalogue.find(header.game)
    except Mistake as problem:
        raise Denied("other-rules", str(problem)) from None
    if header.rules != game.rules_version:
        raise Denied("other-rules", f"this table plays by rules {header.rules} of {game.name}, not {game.rules_version}")
    table = LiveTable(header, places, game, dealt(header, len(places)), said=said)
    for entry in entries:
        table.apply(entry)
    return table


def check_options(game: AnyGame, seats: int, given: Mapping[str, object]) -> dict[str, Any]:
    """Options in their plain form. Raises `Mistake`."""
    return write_options(game.read_options(seats, given))
