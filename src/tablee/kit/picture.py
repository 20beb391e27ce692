"""Pictures as values: what a face draws and what a page, a terminal or a notebook shows of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple


class Lens(NamedTuple):
    """How one person looks at the table, never what that person may know."""

    lang: str = "en"
    turn: int = 0  # quarter turns of the picture
    draft: tuple[tuple[str, str], ...] = ()  # slots chosen so far, the verb first
    spot: str = ""  # the place asked about

    def chosen(self, slot: str) -> str | None:
        return next((place for name, place in self.draft if name == slot), None)


class Piece(NamedTuple):
    """A part of a picture that changes by itself; its markup is one element that carries the id.

    Who draws remembers pieces, and panels, by the little they depend on (`functools.lru_cache`), so that what did not
    change is the same object: it is neither drawn nor compared nor sent again, at whatever table.
    """

    id: str
    markup: str


class Panel(NamedTuple):
    """A picture with its title: pieces in a fixed order between a fixed opening and closing."""

    name: str
    title: str
    opening: str
    pieces: tuple[Piece, ...]
    closing: str
    caption: str = ""
    private: bool = False  # whether it shows what its chair holds in hand, and nothing to others

    def __str__(self) -> str:
        return self.opening + "".join(piece.markup for piece in self.pieces) + self.closing


class Onward(NamedTuple):
    """A button that goes on with what the stage tells when a game is over; after some time it presses itself."""

    name: str  # start, pause, back, next or skip
    spot: str
    after: int | None = None  # milliseconds


class Board(NamedTuple):
    """One view drawn for one lens: same view and lens, same bytes."""

    stage: Panel  # the picture that dominates
    panels: tuple[Panel, ...]  # what helps to decide, beside it
    hands: tuple[str, ...]  # what lies before each seat
    phase: str  # where in the game we are, in a few words
    sentences: tuple[str, ...]  # what the picture shows, for those who cannot see it; only those that change travel
    reckoning: str = ""  # at the end: where the points come from
    turns: int = 1  # from how many sides the stage can be seen
    onward: tuple[Onward, ...] = ()
    told: str = ""  # while the end is told: this step of it, in words; people in it are marks (people.py)
    running: tuple[int | None, ...] = ()  # and the points by seat so far
    verdict: str = ""  # at the end: what decided besides points, in words with marks
    shows: str = ""  # the panel that matters now, where a narrow page has room for one; else the stage

    @property
    def in_words(self) -> str:
        return " ".join(self.sentences)


@dataclass(frozen=True, slots=True)
class Examination:
    """What trying a file has shown: sentences and a table for people, facts for programs, and a picture."""

    sentences: tuple[str, ...]
    headings: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]
    facts: Mapping[str, object]
    picture: str  # one svg element


class Sign(NamedTuple):
    """A sign in pictures: where it stands on a page, as a selector; what it looks like; what it means."""

    where: str
    picture: str
    text: str


class Deed(NamedTuple):
    """What an action does, on the button that does it; a game that adds a note gets cards to choose from."""

    text: str
    note: str = ""


class Label(NamedTuple):
    """What a place in a slot is called, and optionally how it looks on a button."""

    text: str
    markup: str = ""
