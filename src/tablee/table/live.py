"""One table in memory: a match with places and talk, rebuilt from its log.

Nothing here touches the database: `House` foresees a move, appends it to the log and applies it afterwards, so a table
can be thrown away and rebuilt at any moment.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import takewhile

from tablee.engine import catalogue, fair
from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, Move, dealt
from tablee.engine.record import Record
from tablee.engine.state import State
from tablee.engine.values import Event, Illegal, Malformed, Mistake, Said, Seat, View
from tablee.table.chain import beginning, link
from tablee.table.deal import committed, company, luck_key
from tablee.table.values import Denied, Entry, Header, Place

DO, UNDO = "do", "undo"  # kinds of entries
QUEUED, HASTY = "queued", "hasty"  # moods of bots: who waits for a turn to think, who could not think and chose quickly
UNDOS, UNDOS_PER_MOVE = 30, 5  # how often a seat may take back: so often, and more with every action of it that stands
log = logging.getLogger(__name__)


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
    moods: Mapping[Seat, str] = field(default_factory=dict)  # of bots, where everybody may know; another object when other
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
        return self._about_places()[0]

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

    @property
    def _to_act(self) -> tuple[Seat, ...]:
        """Asked as often as `_about_places`, and different only in another state."""
        if self._known_state is not self.match.state:
            self._known_state, self._acting = self.match.state, self.match.acting
        return self._acting

    def awaits_seed(self, player: str | None) -> bool:
        return any(place.seed == "" and place.player == player for place in self.places)

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
        """What a chair may do now."""
        return list(self.state.codes(seat)) if seat is not None and seat in self.acting() else []

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
        return step >= 0 and seat in self.acting_at[since[0]] and seat not in self.authors[since[0] :]

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
        if seat is None or self.waiting or self.undone[seat] >= UNDOS + UNDOS_PER_MOVE * self.stood[seat]:
            return False
        return self.match.can_undo(seat)

    # Doing ------------------------------------------------------------------------------------------------------------

    def sit(self, places: tuple[Place, ...]) -> None:
        """Who sits where from now on. As soon as nobody is missing, the game is dealt."""
        waited, self.places = self.waiting, places
        if waited and not self.waiting:
            self.match = dealt(self.game, self.seats, self.header.options, luck_key(self.header, places))
            self._views.clear()

    def entry(self, seat: Seat, kind: str, text: str, at: float) -> Entry:
        """What comes next in the log, to be written and then applied."""
        entry = Entry(self.seq, seat, kind, text, at)
        return replace(entry, digest=link(self.head, entry))

    def apply(self, entry: Entry, move: Move[State, object] | None = None) -> None:
        """Carry out an entry of the log; the move it makes may have been foreseen. Raises `Denied` for a damaged log."""
        head = self._linked(entry)
        self.acting_at.append(self._to_act)
        self.authors.append(entry.seat)
        if entry.kind == UNDO:
            chairs = self._take_back(entry.seat)
        else:
            made = self.match.do(move or entry.text, entry.seat, entry.at)
            self.stood[entry.seat] += 1
            self.entry_of.append(entry.seq)
            chairs = [chair for chair in self.noticed if made.noticed_by(chair)]
        for chair in chairs:
            self.noticed[chair].append(entry.seq)
        self.seq, self.head, self.chained = entry.seq + 1, head, entry.digest is not None
        self._views.clear()

    def _linked(self, entry: Entry) -> str:
        """The digest of the entry that comes next. Raises `Denied` for one that does not, or is not what was written."""
        if entry.seq != self.seq:
            raise Denied("damaged", what="gap", entry=self.seq)
        head = link(self.head, entry)
        if entry.digest != head and (self.chained or entry.digest is not None):
            raise Denied("damaged", what="changed", entry=entry.seq)
        if entry.kind not in (DO, UNDO) or entry.seat not in range(self.seats):
            raise Denied("damaged", what="illegal", entry=entry.seq)
        return head

    def _take_back(self, seat: Seat) -> list[Seat | None]:
        """As if a seat's last action had not been; the chairs that had noticed it."""
        if not self.match.can_undo(seat):
            raise Denied("damaged", what="illegal", entry=self.seq)
        at = next(number for number in reversed(range(len(self.moves))) if self.moves[number].seat == seat)
        self.match.take_back(seat)
        self.undone[seat] += 1
        self.stood[seat] -= 1
        taken = self.entry_of.pop(at)
        return [chair for chair, seqs in self.noticed.items() if is_among(taken, seqs)]

    # The game as a file -----------------------------------------------------------------------------------------------

    def record(self, chair: Seat | None) -> Record:
        """The game so far as a chair may know it; with its key and result once it is over."""
        date = datetime.fromtimestamp(self.header.created, UTC).date().isoformat()
        told = self.match.record(chair, players=self.names, date=date, said=self.said)
        told = replace(told, rules=self.header.rules)
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


def seated(header: Header, places: tuple[Place, ...], entries: list[Entry], said: list[Said], length: int = 0) -> LiveTable:
    """A table as its log of at least that length tells it. Raises `Denied` when this server has not the game it was played
    by, when the log does not hold together, and when the table was closed before the end of its game."""
    try:
        table = laid(header, places, said)
    except Denied:
        raise
    except Exception as problem:
        raise damaged(header, "deal", 0) from problem
    for entry in entries:
        try:
            table.apply(entry)
        except Denied:
            raise
        except Exception as problem:
            raise damaged(header, "illegal", entry.seq) from problem
    check_whole(table, length)
    return table


def laid(header: Header, places: tuple[Place, ...], said: list[Said]) -> LiveTable:
    """A table before the first entry. Raises `Denied` for a game this server has not, `Mistake` where nothing is dealt."""
    try:
        game = catalogue.find(header.game)
    except Mistake:
        raise Denied("other-rules", game=header.game, rules=header.rules) from None
    if not game.replays(header.rules):
        raise Denied("other-rules", game=header.game, rules=header.rules)
    if [place.seat for place in places] != list(range(len(places))):
        raise Denied("damaged", what="deal", entry=0)
    return LiveTable(header, places, dealt(game, len(places), header.options, luck_key(header, places)), said=said)


def check_whole(table: LiveTable, length: int) -> None:
    """Raises `Denied` when the last entries are missing, or when there will be no more before the end of the game."""
    if table.seq < length:
        raise Denied("damaged", what="cut", entry=table.seq)
    if table.header.ended is not None and not table.over:
        raise Denied("closed")


def damaged(header: Header, what: str, entry: int) -> Denied:
    log.exception("table %s cannot be loaded: %s at entry %s", header.id, what, entry)
    return Denied("damaged", what=what, entry=entry)


def is_among(number: int, numbers: Sequence[int]) -> bool:
    """Whether a number is among others that are sorted."""
    at = bisect_left(numbers, number)
    return at < len(numbers) and numbers[at] == number
