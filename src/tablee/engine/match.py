"""A game being played: who acts, what is legal, what happened, what may be taken back. Pure and synchronous.

    match = tablee.game("pueblo").match(players=3, seed=7)
    match.do("set coloured NE d4")
    match.why_not("walk 7")

Everything above the engine holds one of these: live tables, the terminal, replays, simulations, tests.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Generic, TypeAlias, cast

from tablee.engine import catalogue
from tablee.engine.fair import luck_of
from tablee.engine.game import Game
from tablee.engine.luck import KEY_BYTES, Luck, key_from
from tablee.engine.options import write_options
from tablee.engine.parts import A, S, V
from tablee.engine.record import BadRecord, Line, Record
from tablee.engine.retelling import record_of
from tablee.engine.state import NOBODY, NOTHING
from tablee.engine.values import Choice, Event, Illegal, Mistake, Refusal, Said, Seat, Standing, uncovered

AT_HAND: Final = 8  # moves whose states a match keeps, for an undo ...
SNAPSHOTS: Final = 32  # ... and of older ones every so many
ACTING: Final = -2  # in place of a chair: whoever owes a decision now
Chair: TypeAlias = "Seat | None"  # None is a spectator


@dataclass(frozen=True, slots=True)
class Deal:
    """Where a match begins: everything needed to begin it again."""

    seats: int
    options: Mapping[str, Any]  # plain values, fit for JSON
    key: bytes = b""  # of its luck; empty where it begins from a position
    start: str = ""  # that position


class Move(Generic[S, A]):
    """An action carried out: the states around it, and what there is to tell of it. Nobody changes any of this.

    A match lets go of the states of older moves, some of which are large; asked for, they are played once more.
    """

    __slots__ = ("__dict__", "_after", "_before", "action", "at", "code", "match", "number", "seat")

    def __init__(
        self,
        match: Match[S, A, Any],
        number: int,
        seat: Seat,
        action: A,
        code: int,
        at: float,
        before: S | None = None,
        after: S | None = None,
    ) -> None:
        self.match = match
        self.number = number  # how many moves came before it
        self.seat = seat
        self.action = action
        self.code = code
        self.at = at  # seconds since 1970; 0 if nobody looked at a clock
        self._before = before
        self._after = after

    def __repr__(self) -> str:
        return f"<Move {self.number}, seat {self.seat}: {self.text}>"

    @property
    def before(self) -> S:
        return self.match.state_after(self.number) if self._before is None else self._before

    @property
    def after(self) -> S:
        return self.match.state_after(self.number + 1) if self._after is None else self._after

    def let_go(self, *, keep_before: bool) -> None:
        self._after = None
        self._before = self._before if keep_before else None

    @cached_property
    def text(self) -> str:
        return self.match.game.write(self.action)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened, for the log."""
        return tuple(self.match.game.story(self.before, self.seat, self.action, self.after))

    @property
    def line(self) -> Line:
        return Line(self.seat, self.text, self.at)

    def seen_by(self, chair: Chair) -> int:
        """The code of what a chair sees of it; NOTHING where it goes unnoticed."""
        return int(self.before.sight(self.seat, self.code, observer(chair)))

    def known_to(self, chair: Chair) -> int:
        """The same; who acted knows what it did, whatever else it saw by that."""
        return self.code if chair == self.seat else self.seen_by(chair)

    def noticed_by(self, chair: Chair) -> bool:
        return self.seen_by(chair) != NOTHING


@dataclass(slots=True, repr=False)
class Match(Generic[S, A, V]):
    """A game being played. `do` and `undo` change it; every question leaves it as it is."""

    game: Game[S, A, V]
    deal: Deal
    start: S  # not to be changed
    state: S = field(init=False)  # not to be changed but by `do` and `undo`
    moves: list[Move[S, A]] = field(default_factory=list)  # what stands, oldest first
    at_hand: int = AT_HAND
    _told: list[tuple[int, Event]] = field(default_factory=list, init=False)
    _told_of: int = field(default=0, init=False)  # moves that were told; -1: what was told is not so any more

    def __post_init__(self) -> None:
        self.state = self.start

    # Asking -----------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.deal.seats

    @property
    def acting(self) -> tuple[Seat, ...]:
        """Who owes a decision now; several where choices are simultaneous, nobody at the end."""
        return tuple(self.state.acting())

    @property
    def over(self) -> bool:
        return not self.state.acting()

    @property
    def standing(self) -> Standing:
        return self.game.standing(self.state)

    def legal(self, seat: Seat = ACTING) -> tuple[A, ...]:
        """Everything a seat may do now."""
        who = self._actor(seat)
        return tuple(map(self.game.decode, self.state.codes(who))) if who in self.acting else ()

    def choices(self, seat: Seat = ACTING) -> tuple[Choice, ...]:
        """The same as things to choose: verb and slots."""
        return tuple(map(self.game.as_choice, self.legal(seat)))

    def why_not(self, action: A | str, seat: Seat = ACTING) -> Refusal | None:
        """Why a seat may not do this now; None when it may. Raises `Malformed` for a text that is no action."""
        refusal = self.game.why_not(self.state, self._actor(seat), self._read(action))
        return refusal and replace(refusal, game=self.game.name)

    def view(self, chair: Chair = ACTING) -> V:
        """What a chair may know; None is a spectator. Of whoever acts first, if no chair is named."""
        if chair == ACTING:
            chair = next(iter(self.acting), None)
        return self.game.view(self.state, chair)

    def log(self, chair: Chair = None) -> list[tuple[int, Event]]:
        """The events a chair may read, each with the number of its move, oldest first.

        What later events have covered says less, or nothing, until the game is over.
        """
        return [(at, event) for at, event in self.told() if event.may_be_read_by(chair)]

    def told(self) -> Sequence[tuple[int, Event]]:
        """All events with the numbers of their moves, whoever may read them. The same list, grown, as long as what it
        said still stands; another one after an undo, where something was covered, and at the end."""
        if self._told_of == len(self.moves):
            return self._told
        known = max(self._told_of, 0)
        fresh = [(move.number, event) for move in self.moves[known:] for event in move.events]
        if self._told_of < 0 or (fresh and self.over) or any(event.covers for _, event in fresh):
            self._tell_anew()
        else:
            self._told += fresh
        self._told_of = len(self.moves)
        return self._told

    def _tell_anew(self) -> None:
        numbers = [move.number for move in self.moves for _ in move.events]
        events = [event for move in self.moves for event in move.events]
        told = [(at, event) for at, event in zip(numbers, events if self.over else uncovered(events), strict=True) if event]
        if self._told_of >= 0 and told[: len(self._told)] == self._told:
            self._told += told[len(self._told) :]  # nothing that had been told is different now
        else:
            self._told = told

    def _actor(self, seat: Seat) -> Seat:
        """The seat meant; at the end seat 0, whose every action is refused."""
        return next(iter(self.acting), 0) if seat == ACTING else seat

    def _read(self, action: A | str) -> A:
        return self.game.parse(action) if isinstance(action, str) else action

    # Doing ------------------------------------------------------------------------------------------------------------

    def foresee(self, action: A | str, seat: Seat = ACTING, at: float = 0.0) -> Move[S, A]:
        """What an action would do, without doing it: to be handed to `do`. Raises `Malformed` or `Illegal`."""
        game, read = self.game, self._read(action)
        who = self._actor(seat) if seat == ACTING else seat
        refusal = game.why_not(self.state, who, read)
        if refusal is not None:
            raise Illegal(replace(refusal, game=game.name), who, game.write(read))
        return self.trusted(who, game.encode(read), at, read)

    def trusted(self, seat: Seat, code: int, at: float = 0.0, action: A | None = None) -> Move[S, A]:
        """The same for a code that is known to be legal, without asking; the action it stands for, if that is at hand."""
        after = cast("S", self.state.copy())
        after.play(seat, code)
        read = self.game.decode(code) if action is None else action
        return Move(self, len(self.moves), seat, read, code, at, self.state, after)

    def do(self, action: A | str | Move[S, A], seat: Seat = ACTING, at: float = 0.0) -> Move[S, A]:
        """Carry out an action, or a move that was foreseen from here. Raises `Malformed` or `Illegal`."""
        move = action if isinstance(action, Move) else self.foresee(action, seat, at)
        if move.before is not self.state:
            raise ValueError("this move was foreseen from another position")
        self.moves.append(move)
        self.state = move.after
        if len(self.moves) > self.at_hand:
            old = self.moves[-1 - self.at_hand]
            old.let_go(keep_before=old.number % SNAPSHOTS == 0)
        return move

    def state_after(self, number: int) -> S:
        """The state after so many moves, played from the nearest one that is still there. Not to be changed."""
        near = next((move for move in reversed(self.moves[:number]) if move._before is not None), None)
        state = cast("S", (self.start if near is None else near.before).copy())
        for move in self.moves[0 if near is None else near.number : number]:
            state.play(move.seat, move.code)
        return state

    def play(self, actions: Iterable[str]) -> Match[S, A, V]:
        """Do these one after another: `walk 3`, or `1: walk 3` for a certain seat. The match itself."""
        for text in actions:
            seat, words = addressed(text)
            self.do(words, ACTING if seat is None else seat)
        return self

    def can_undo(self, seat: Seat) -> bool:
        """Within one's own turn, until luck was used, one's action showed anybody something hidden, or it was settled.

        What others do at the same time shows nothing of it, and changes nothing: a button that vanished would tell.
        """
        last = self._last_of(seat) if seat in self.acting else None
        if last is None:
            return False
        own, since = self.moves[last], self.moves[last + 1 :]
        return barrier(own.before) == barrier(own.after) and all(
            seat in move.before.acting() and lasting(move.before) == lasting(move.after) for move in since
        )

    def undo(self, seat: Seat = ACTING) -> Move[S, A]:
        """Take back a seat's last action, as if it had not been; what others did since stays. Raises `Mistake`."""
        who = self._actor(seat)
        if not self.can_undo(who):
            raise Mistake("engine.no-undo", seat=who)
        return self.take_back(who)

    def take_back(self, seat: Seat) -> Move[S, A]:
        """The same for an undo that was allowed before; the move that no longer stands."""
        last = self._last_of(seat)
        assert last is not None
        taken, since = self.moves[last], self.moves[last + 1 :]
        self._told_of = -1
        del self.moves[last:]
        self.state = taken.before
        for move in since:
            self.do(move.action, move.seat, move.at)
        return taken

    def rewind(self, number: int) -> list[Move[S, A]]:
        """As if no more than so many moves had been made, whatever was seen since; those that no longer stand."""
        gone = self.moves[number:]
        if gone:
            self.state = gone[0].before
            del self.moves[number:]
            self._told_of = -1
        return gone

    def _last_of(self, seat: Seat) -> int | None:
        """Where a seat's last action stands."""
        return next((at for at in reversed(range(len(self.moves))) if self.moves[at].seat == seat), None)

    # The game as a file -----------------------------------------------------------------------------------------------

    def record(self, chair: Chair = None, players: Sequence[str] = (), date: str = "", said: Sequence[Said] = ()) -> Record:
        """The game so far as a chair may know it; with its key and result once it is over."""
        return record_of(self, chair, players, date, said)

    @classmethod
    def from_record(cls, record: Record) -> Match[Any, Any, Any]:
        """The match a record tells, played to its last action. Raises `BadRecord` at the first that is not legal."""
        match = beginning(record)
        match._do_all(record.lines)
        return match

    def _do_all(self, lines: Iterable[Line]) -> None:
        """Do these one after another, as `do` does each, in one state."""
        game, moves, state = self.game, self.moves, cast("S", self.state.copy())
        parse, why_not, encode = game.parse, game.why_not, game.encode
        play, number = state.play, len(moves)
        for line in lines:
            seat = line.seat
            try:
                action = parse(line.do)
            except Mistake as problem:
                raise BadRecord("engine.record-action", number=number + 1, action=line.do, why=problem) from None
            if refusal := why_not(state, seat, action):
                illegal = Illegal(replace(refusal, game=game.name), seat, line.do)
                raise BadRecord("engine.record-action", number=number + 1, action=line.do, why=illegal)
            code = encode(action)
            before = None if number % SNAPSHOTS else cast("S", state.copy())
            moves.append(Move(self, number, seat, action, code, line.at, before))
            play(seat, code)
            number += 1
        self.state = state

    # Showing itself -----------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        """The position in characters or words, as a spectator may know it."""
        return self.game.face.in_characters(self.view(None))

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {self.seats} players, {len(self.moves)} moves, acting {list(self.acting)}>"

    def _repr_svg_(self) -> str:
        """The board as a spectator may know it, standing alone with its style."""
        return self.game.face.standing_alone(self.view(None))

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        printer.text(str(self))


AnyMatch: TypeAlias = Match[Any, Any, Any]


def opened(game: Game[S, A, V], seats: int, given: Mapping[str, object], seed: int | str | None = None) -> Match[S, A, V]:
    """A new match; of secret luck without a seed. Raises `Mistake`."""
    key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from(seed)
    return dealt(game, seats, given, key)


def dealt(game: Game[S, A, V], seats: int, given: Mapping[str, object], key: bytes) -> Match[S, A, V]:
    """The match that a key deals. Raises `Mistake`."""
    options = game.read_options(seats, given)
    return Match(game, Deal(seats, write_options(options), key), game.deal(seats, options, Luck(key)))


def placed(game: Game[S, A, V], position: str) -> Match[S, A, V]:
    """A match that begins from a position text. Raises `Malformed`."""
    state = game.from_position(position)
    return Match(game, Deal(len(state.points()), {}, start=game.position(state)), state)


def beginning(record: Record) -> Match[Any, Any, Any]:
    """The match of a record before its first action: dealt anew from the key, or from the start position."""
    game = catalogue.find(record.game)
    if not game.replays(record.rules):
        raise BadRecord("engine.record-version", game=game.name, rules=record.rules, version=game.rules_version)
    if record.key:
        return dealt(game, record.seats, record.options, luck_of(record))
    if record.start:
        return placed(game, record.start)
    raise BadRecord("engine.record-no-key")


def observer(chair: Chair) -> int:
    """A chair as states name it."""
    return NOBODY if chair is None else chair


def barrier(state: Any) -> tuple[int, int, int]:
    """What no action that can be undone changes."""
    return (*lasting(state), int(state.secrets_opened()))


def lasting(state: Any) -> tuple[int, int]:
    """What an undo never crosses a change of, whoever brought it about."""
    return int(state.luck_used()), int(state.settled())


def addressed(text: str) -> tuple[Seat | None, str]:
    """`1: walk 3` as seat 1 and `walk 3`; None where no seat is named."""
    seat, colon, words = text.partition(":")
    return (int(seat), words.strip()) if colon and seat.strip().isdecimal() else (None, text.strip())
