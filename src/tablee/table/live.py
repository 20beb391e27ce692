"""One table in memory: a match with places and talk, rebuilt from its log.

Nothing here touches the database: `House` foresees a move, appends it to the log and applies it afterwards, so a table
can be thrown away and rebuilt at any moment.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import takewhile

from tablee.engine import fair
from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, Move
from tablee.engine.record import Record
from tablee.engine.state import State
from tablee.engine.values import Event, Illegal, Malformed, Said, Seat, View
from tablee.table.chain import beginning, link
from tablee.table.clock import Clock
from tablee.table.deal import begun, committed, company
from tablee.table.gallery import Aside
from tablee.table.lived import Lived
from tablee.table.marks import BACK, BEGIN, OUT, PLAYED_ON, Marks
from tablee.table.times import Times
from tablee.table.values import Denied, Entry, Header, Mark, Place

DO, UNDO, REWIND = "do", "undo", "rewind"  # kinds of entries; the last one takes back what others did since as well
EVERYBODY = -1  # in place of the author of an entry that makes every decision another one
QUEUED, HASTY = "queued", "hasty"  # moods of bots: who waits for a turn to think, who could not think and chose quickly
UNDOS, UNDOS_PER_MOVE = 30, 5  # how often a seat may take back: so often, and more with every action of it that stands


@dataclass(slots=True)
class LiveTable:
    header: Header
    places: tuple[Place, ...]
    match: AnyMatch
    seq: int = 0  # how many entries the log has: the number of the next one
    head: str = ""  # the digest of the newest entry
    chained: bool = False  # whether that one is kept with its digest
    undone: list[int] = field(default_factory=list)  # how often each seat has taken back
    stood: list[int] = field(default_factory=list)  # how many actions of each seat stand
    entry_of: list[int] = field(default_factory=list)  # by which entry each standing move was made
    acting_at: list[tuple[Seat, ...]] = field(default_factory=list)  # who owed a decision before each entry
    authors: list[Seat] = field(default_factory=list)  # who made each entry
    noticed: dict[Seat | None, list[int]] = field(default_factory=dict)  # the entries each chair can tell were made
    said: list[Said] = field(default_factory=list)  # the talk at the table, oldest first
    gallery: list[Aside] = field(default_factory=list)  # and of those who look on
    watchers: tuple[str, ...] = ()  # the names of those who look on, as far as they gave one; another object when other
    log: list[Entry] = field(default_factory=list)  # of a table that is shown late ...
    past: LiveTable | None = None  # ... and how it is shown
    late: bool = False  # whether this is such a past
    reported: int = 0  # how often somebody was reported to the host
    moods: Mapping[Seat, str] = field(default_factory=dict)  # of bots, where everybody may know; another object when other
    away: Mapping[Seat, bool] = field(default_factory=dict)  # people who are not here, and whether for long; like moods
    marks: Marks = field(default_factory=Marks)
    times: Times = field(default_factory=lambda: Times(Clock(), Lived()))
    asks_again: Seat | None = None  # who wished the table that follows, as long as this process remembers
    _views: dict[Seat | None, View] = field(default_factory=dict)  # of the present state
    _acting: tuple[Seat, ...] = ()  # in the state known
    _known_state: State | None = None
    _known_places: tuple[Place, ...] | None = None
    _about: tuple[bool, tuple[str, ...]] = (False, ())

    def __post_init__(self) -> None:
        self.noticed = {chair: [] for chair in (None, *range(self.seats))}
        self.head = beginning(self.header, self.seats)
        self.undone, self.stood = [0] * self.seats, [0] * self.seats
        self.times.clock = self.header.clock

    # Asking -----------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def state(self) -> State:
        """The whole truth: for tests. What a chair is shown is made from its view."""
        state: State = self.match.state
        return state

    @property
    def moves(self) -> Sequence[Move[State, object]]:
        return self.match.moves

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def waiting(self) -> bool:
        """Whether somebody is still missing, or what they add to the luck: until then the match is only an example."""
        return self.header.gathering or self._about_places()[0]

    @property
    def has_room(self) -> bool:
        """Whether a seat is free."""
        return any(place.is_open for place in self.places)

    @property
    def over(self) -> bool:
        return not self._to_act

    @property
    def names(self) -> tuple[str, ...]:
        return self._about_places()[1]

    def _about_places(self) -> tuple[bool, tuple[str, ...]]:
        """Asked a dozen times for every picture, and different only when somebody has sat down."""
        if self._known_places is not self.places:
            self._known_places = self.places
            self._about = not all(place.is_ready for place in self.places), tuple(place.name for place in self.places)
        return self._about

    def acting(self) -> tuple[Seat, ...]:
        """Who owes a decision now; nobody before all seats are taken."""
        return () if self.waiting else self._to_act

    def seen_acting(self) -> tuple[Seat, ...]:
        """Who owes a decision as everybody sees it."""
        return () if self.waiting else tuple(self.view(None).acting) if self.game.secrets else self._to_act

    @property
    def played_on(self) -> frozenset[Seat]:
        """The seats whose time does not run: bots decide there."""
        return frozenset(place.seat for place in self.places if place.mind is not None)

    @property
    def _to_act(self) -> tuple[Seat, ...]:
        """Asked as often as `_about_places`, and different only in another state."""
        if self._known_state is not self.match.state:
            self._known_state, self._acting = self.match.state, self.match.acting
        return self._acting

    def awaits_seed(self, player: str | None) -> bool:
        return not self.header.gathering and any(place.seed == "" and place.player == player for place in self.places)

    @property
    def commitment(self) -> str:
        """What was fixed of the luck when the table opened; everybody may read it."""
        return committed(self.header, self.seats)

    @property
    def seal(self) -> str:
        """What everybody's seeds have been sealed with; empty while some are missing, and where there are none."""
        sealed = self.header.luck == fair.SEEDED and not self.waiting
        return fair.seal(self.commitment, company(self.places)) if sealed else ""

    def seats_of(self, player: str | None) -> tuple[Seat, ...]:
        return tuple([place.seat for place in self.places if place.player == player]) if player is not None else ()

    def speakers(self) -> frozenset[str]:
        """The people whose words may stand in the talk."""
        return frozenset([place.player for place in self.places if place.player] + [aside.player for aside in self.gallery])

    def view(self, seat: Seat | None) -> View:
        """What a chair may know; made once for each entry."""
        view = self._views.get(seat)
        if view is None:
            if self._views and not self.game.secrets:
                view = replace(next(iter(self._views.values())), seat=seat)
            else:
                view = self.match.view(seat)
            self._views[seat] = view
        return view

    def codes(self, seat: Seat | None) -> list[int]:
        """What a chair may do now; nothing while a bot plays for it."""
        if seat is None or seat not in self.acting() or self.places[seat].stand_in:
            return []
        return list(self.state.codes(seat))

    def log_for(self, seat: Seat | None) -> list[tuple[int, Event]]:
        """The events a chair may read, each with the number of its entry, oldest first."""
        return [(self.entry_of[number], event) for number, event in self.match.log(seat)]

    def told_of(self, seq: int, chair: Seat | None) -> list[Event]:
        """The events of one of the newest entries that a chair may read."""
        recent = takewhile(lambda told: self.entry_of[told[0]] >= seq, reversed(self.match.told()))
        found = [event for at, event in recent if self.entry_of[at] == seq and event.may_be_read_by(chair)]
        return found[::-1]

    def step(self, chair: Seat | None) -> int:
        """How far the game has come for a chair: what others do in secret would show in a number that all share."""
        return len(self.noticed[chair])

    # May it be done? --------------------------------------------------------------------------------------------------

    def check_seat(self, player: str, seat: Seat) -> None:
        if seat not in self.seats_of(player):
            raise Denied("not-your-seat")

    def check_step(self, seat: Seat, step: int) -> None:
        if not self.is_fresh(seat, step):
            raise Denied("stale")

    def is_fresh(self, seat: Seat | None, step: int) -> bool:
        """Whether a seat still decides on what it saw at its step: others may have acted since, as long as it did not."""
        since = self.noticed[seat][max(step, 0) :]
        if not since:
            return step == self.step(seat)
        return step >= 0 and seat in self.acting_at[since[0]] and not {seat, EVERYBODY} & set(self.authors[since[0] :])

    def foresee(self, seat: Seat, text: str, at: float) -> Move[State, object]:
        """The move a text stands for, if the seat may make it now. Raises `Denied`."""
        if self.waiting:
            raise Denied("not-started")
        try:
            return self.match.foresee(text, seat, at)
        except Illegal as illegal:
            raise Denied("refused", illegal.refusal) from None
        except Malformed as problem:
            raise Denied("malformed", why=problem) from None

    def can_undo(self, seat: Seat | None) -> bool:
        """A log without end would take for ever to load, so nobody takes back for ever either."""
        if seat is None or seat not in self.acting() or self.places[seat].stand_in:
            return False
        if self.undone[seat] >= UNDOS + UNDOS_PER_MOVE * self.stood[seat]:
            return False
        return self.match.can_undo(seat)

    def can_rewind(self, seat: Seat | None) -> bool:
        """Whether a seat may ask all others for its last action back: only for one that everybody has noticed."""
        if seat is None or self.waiting or self.over or self.places[seat].stand_in or self.can_undo(seat):
            return False
        last = self._last_of(seat)
        return last is not None and is_among(self.entry_of[last], self.noticed[None]) and self.undone[seat] < UNDOS

    def _last_of(self, seat: Seat) -> int | None:
        return next((number for number in reversed(range(len(self.moves))) if self.moves[number].seat == seat), None)

    # Doing ------------------------------------------------------------------------------------------------------------

    def sit(self, places: tuple[Place, ...], header: Header | None = None) -> None:
        """Who sits where from now on, at as many seats as before. As soon as nobody is missing, the game is dealt."""
        waited, self.places, self.header = self.waiting, tuple(map(self.marks.seat, places)), header or self.header
        if waited and not self.waiting:
            self.match = begun(self.game, self.header, places)
            self._views.clear()

    def entry(self, seat: Seat, kind: str, text: str, at: float, lag: float = 0.0) -> Entry:
        """What comes next in the log, to be written and then applied."""
        entry = Entry(self.seq, seat, kind, text, at, lag=lag)
        return replace(entry, digest=link(self.head, entry))

    def apply(self, entry: Entry, move: Move[State, object] | None = None) -> None:
        """Carry out an entry of the log; the move it makes may have been foreseen. Raises `Denied` for a damaged log."""
        head = self._linked(entry)
        self.acting_at.append(self._to_act)
        self.authors.append(EVERYBODY if entry.kind == REWIND else entry.seat)
        gone: list[int] = []
        if entry.kind != DO:
            gone = self._take_back(entry.seat) if entry.kind == UNDO else self._rewind(entry.seat)
            chairs = [chair for chair, seqs in self.noticed.items() if any(is_among(taken, seqs) for taken in gone)]
        else:
            made = self.match.do(move or entry.text, entry.seat, entry.at)
            self.stood[entry.seat] += 1
            self.entry_of.append(entry.seq)
            chairs = [chair for chair in self.noticed if made.noticed_by(chair)]
        for chair in chairs:
            self.noticed[chair].append(entry.seq)
        self.seq, self.head, self.chained = entry.seq + 1, head, entry.digest is not None
        self._views.clear()
        if self.header.delay:
            self.log.append(entry)
        if None in chairs:
            self._show_time(entry, gone)

    def _show_time(self, entry: Entry, gone: list[int]) -> None:
        """What everybody noticed may end a decision, and begin another one."""
        self.marks.after_entry(entry.seat)
        if not self.header.clock.runs:
            return
        if entry.kind == DO:
            self.times.done(entry.seq, entry.at, entry.lag, self.seen_acting(), self.played_on)
        else:
            self.times.taken_back(gone, entry.at, self.seen_acting(), self.played_on)

    def mark(self, kind: str, seat: Seat, text: str, at: float) -> Mark:
        """What comes next in the log beside the log, to be written and then read."""
        return Mark(self.marks.number, self.seq, seat, kind, text, at)

    def read(self, mark: Mark) -> None:
        """Take in a mark. Those of another process may come after entries they were written before."""
        self.marks.read(mark)
        self.sit(self.places)
        if mark.kind == BEGIN:
            self.times.begin(mark.at, self.seen_acting(), self.played_on)
        elif mark.kind in (PLAYED_ON, BACK):
            back = mark.seat if mark.kind == BACK else None
            self.times.played_on_by(self.played_on, mark.at, back)
        elif mark.kind == OUT:
            self.times.run_out(mark.at)

    def _linked(self, entry: Entry) -> str:
        """The digest of the entry that comes next. Raises `Denied` for one that does not, or is not what was written."""
        if entry.seq != self.seq:
            raise Denied("damaged", what="gap", entry=self.seq)
        head = link(self.head, entry)
        if entry.digest != head and (self.chained or entry.digest is not None):
            raise Denied("damaged", what="changed", entry=entry.seq)
        if entry.kind not in (DO, UNDO, REWIND) or entry.seat not in range(self.seats):
            raise Denied("damaged", what="illegal", entry=entry.seq)
        return head

    def _take_back(self, seat: Seat) -> list[int]:
        """As if a seat's last action had not been; by which entry it was made."""
        at = self._last_of(seat)
        if at is None or not self.match.can_undo(seat):
            raise Denied("damaged", what="illegal", entry=self.seq)
        self.match.take_back(seat)
        self.undone[seat] += 1
        self.stood[seat] -= 1
        return [self.entry_of.pop(at)]

    def _rewind(self, seat: Seat) -> list[int]:
        """As if nothing had been done since a seat's last action, and that neither; by which entries it was."""
        at = self._last_of(seat)
        if at is None:
            raise Denied("damaged", what="illegal", entry=self.seq)
        for move in self.match.rewind(at):
            self.stood[move.seat] -= 1
        self.undone[seat] += 1
        gone = self.entry_of[at:]
        del self.entry_of[at:]
        return gone

    # The game as a file -----------------------------------------------------------------------------------------------

    def record(self, chair: Seat | None) -> Record:
        """The game so far as a chair may know it; with its key and result once it is over."""
        date = datetime.fromtimestamp(self.header.created, UTC).date().isoformat()
        told = self.match.record(chair, players=company(self.places).names, date=date, said=self.said)
        told = replace(told, rules=self.header.rules, origin=self.header.origin or "")
        if self.header.luck != fair.SEEDED:
            return told
        people = company(self.places)
        return replace(
            told,
            table=self.id,
            commitment=self.commitment,
            key=self.header.key.hex() if self.over and not self.waiting else "",
            start="" if self.waiting else told.start,
            levels=people.levels,
            seeds=people.seeds,
        )


def is_among(number: int, numbers: Sequence[int]) -> bool:
    """Whether a number is among others that are sorted."""
    at = bisect_left(numbers, number)
    return at < len(numbers) and numbers[at] == number
