"""The immutable values that travel between a game and everything around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Seat: TypeAlias = int  # counts from 0; people see colours and names
Argument: TypeAlias = "str | int | tuple[int, ...]"


class Mistake(ValueError):
    """Somebody gave us something wrong. The text is one sentence that says what."""


class Malformed(Mistake):
    """A text that is no action, position or record at all."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action may not be done: the rule it breaks, and the reason as a message id with its arguments."""

    rule: str
    reason: str
    args: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """Points and shared places of all seats."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one chair may know; a game's own view adds to this. Built up field by field, never by deleting."""

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
        if event.lies_on not in closed:
            told.append(event)
        else:
            told.append(Event(event.covered, event.seat, audience=event.audience) if event.covered else None)
        closed.update(event.covers)
    return told[::-1]


@dataclass(frozen=True, slots=True)
class Remark:
    """What a bot says: a message id with arguments, so that every reader gets it in his own language."""

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
class Choice:
    """A legal action as things to click: its text, and what fills each of its slots."""

    text: str
    verb: str
    slots: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Lens:
    """How one person looks at the table, never what that person may know."""

    lang: str = "en"
    turn: int = 0  # quarter turns of the picture
    draft: tuple[tuple[str, str], ...] = ()  # slots chosen so far, the verb first
    spot: str = ""  # the place asked about

    def chosen(self, slot: str) -> str | None:
        return next((place for name, place in self.draft if name == slot), None)


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a picture that changes by itself; its markup is one element that carries the id."""

    id: str
    markup: str


@dataclass(frozen=True, slots=True)
class Panel:
    """A picture with its title: pieces in a fixed order between a fixed opening and closing."""

    name: str
    title: str
    opening: str
    pieces: tuple[Piece, ...]
    closing: str
    caption: str = ""

    def __str__(self) -> str:
        return self.opening + "".join(piece.markup for piece in self.pieces) + self.closing


@dataclass(frozen=True, slots=True)
class Onward:
    """A button that goes on with what the stage tells when a game is over; after some time it presses itself."""

    text: str
    spot: str
    after: int | None = None  # milliseconds


@dataclass(frozen=True, slots=True)
class Board:
    """One view drawn for one lens: same view and lens, same bytes."""

    stage: Panel  # the picture that dominates
    panels: tuple[Panel, ...]  # what helps to decide, beside it
    hands: tuple[str, ...]  # what lies before each seat
    phase: str  # where in the game we are, in a few words
    in_words: str  # what the picture shows, for those who cannot see it
    reckoning: str = ""  # at the end: where the points come from, and what breaks a tie
    turns: int = 1  # from how many sides the stage can be seen
    onward: tuple[Onward, ...] = ()
    shows: str = ""  # the panel that matters now, where a narrow page has room for one; else the stage


@dataclass(frozen=True, slots=True)
class Examination:
    """What trying a file has shown: sentences and a table for people, facts for programs, and a picture."""

    sentences: tuple[str, ...]
    headings: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]
    facts: Mapping[str, object]
    picture: str  # one svg element


@dataclass(frozen=True, slots=True)
class Label:
    """What a place in a slot is called, and optionally how it looks on a button."""

    text: str
    markup: str = ""
