"""The immutable values that travel between a game and everything around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import ClassVar, TypeAlias

Seat: TypeAlias = int  # counts from 0; people see colours and names
Argument: TypeAlias = "str | int | tuple[int, ...]"


class Mistake(ValueError):
    """Somebody gave us something wrong: a code with arguments, told in one sentence of any language.

    A code is `room.message`: the message `mistake-<message>` of `words.*.ftl` in that room, which is a folder of the
    house or a game. `str` gives the English sentence.
    """

    room: ClassVar[str] = ""  # where the codes of a kind of mistake all lie in one room, they do not name it

    def __init__(self, code: str, /, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = args

    def told(self, lang: str) -> str:
        """The sentence in a language."""
        sentence: str = import_module("tablee.kit.mistakes").sentence(self, lang)  # loaded when somebody reads it
        return sentence

    def __str__(self) -> str:
        return self.told("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.code, self.details)


def _rebuilt(kind: type[Mistake], code: str, details: dict[str, object]) -> Mistake:
    """What comes out of another process."""
    problem = kind.__new__(kind, code)
    Mistake.__init__(problem, code, **details)
    return problem


class Malformed(Mistake):
    """A text that is no action or position at all."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action may not be done: the rule it breaks, and the reason as a message id with its arguments."""

    rule: str
    reason: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    game: str = ""  # filled in by the match that refuses

    def told(self, lang: str = "en") -> str:
        """The reason as a sentence in a language."""
        sentence: str = import_module("tablee.engine.catalogue").find(self.game).face.explain(self, lang)
        return sentence


class Illegal(Mistake):
    """An action that may not be done now, and why."""

    def __init__(self, refusal: Refusal, seat: Seat, action: str) -> None:
        super().__init__("engine.illegal", action=action, seat=seat, rule=refusal.rule)
        self.refusal = refusal

    def told(self, lang: str) -> str:
        return f"{super().told(lang)} {self.refusal.told(lang)}"


@dataclass(frozen=True, slots=True)
class Standing:
    """Points and shared places of all seats."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one chair may know; a game's own view adds to this. Built up field by field, never by deleting."""

    game: ClassVar[str]  # the name of the game it is a view of
    seat: Seat | None  # whose chair; None is a spectator
    acting: tuple[Seat, ...]
    points: tuple[int | None, ...]  # None where the chair may not know them
    ranks: tuple[int, ...] | None  # None while nobody may know, and where nobody wins

    @property
    def over(self) -> bool:
        return not self.acting

    @property
    def my_turn(self) -> bool:
        return self.seat in self.acting


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for the log: a message id with arguments, and who may read it (None: everybody)."""

    kind: str
    seat: Seat | None = None  # who did it
    args: Mapping[str, Argument] = field(default_factory=dict)
    audience: frozenset[Seat] | None = None
    lies_on: str = ""  # where it lies until a later event covers that place ...
    covers: tuple[str, ...] = ()
    covered: str = ""  # ... and its message id from then on, told without arguments; empty: it is gone

    def may_be_read_by(self, seat: Seat | None) -> bool:
        return self.audience is None or seat in self.audience


def uncovered(events: Sequence[Event]) -> list[Event | None]:
    """The log as it may be read now: what later events have covered says less, or nothing (None)."""
    told: list[Event | None] = []
    closed: set[str] = set()
    for event in reversed(events):
        if not event.lies_on or event.lies_on not in closed:
            told.append(event)
        else:
            told.append(Event(event.covered, event.seat, audience=event.audience) if event.covered else None)
        closed.update(event.covers)
    return told[::-1]


@dataclass(frozen=True, slots=True)
class Remark:
    """What a bot says: a message id with arguments, so that every reader gets it in their own language."""

    kind: str
    args: Mapping[str, Argument] = field(default_factory=dict)  # `who` and `to` are seats


@dataclass(frozen=True, slots=True)
class Said:
    """Something said at a table, after so many actions: a person's words, or a bot's remark."""

    seat: Seat
    step: int
    text: str = ""
    remark: Remark | None = None


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing an action needs."""

    name: str
    kind: str = "place"  # place: from buttons; board: on the board, or from a list; number: with a stepper
    guess: bool = True  # whether the page may propose a place where the last slot has few


@dataclass(frozen=True, slots=True)
class Sums:
    """Very many actions of a verb as one rule: numbers of things whose values add up to no less and no more than said."""

    verb: str
    values: tuple[int, ...]  # of one thing of each slot, in the order a person fills them
    least: int
    most: int
    limits: tuple[int | None, ...]  # how many there are of each; None where the most is limit enough
    some: bool  # whether at least one thing is needed
    listed: int = 0  # how many of the legal actions, the first ones, are none of these
    then: str = ""  # another verb, whose slots are filled at the same time; done right after this one


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action as things to click: its text, and what fills each of its slots."""

    text: str
    verb: str
    slots: tuple[tuple[str, str], ...]
