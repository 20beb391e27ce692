"""Blocks and doors as values (BAL-02, BAL-03, BAL-04). They come from a component file: see `loader.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

ITEMS: Final = ("person", "cat", "bird", "awning", "music", "heart", "laundry")
COLOURS: Final = ("red", "orange", "yellow", "pink", "turquoise", "violet")  # of flowers (BAL-92)
POSITIONS: Final = (
    "row",
    "column_above",
    "row_above",
    "column_below",
    "around",
    "right",
    "column_right",
    "left",
    "column_left",
    "group",
)
FORMS: Final = ("each", "all", "none", "pair")
BLOCKS, FACES, DOORS = 22, 4, 3
LETTERS: Final = "abcd"
SIDES: Final = ("turquoise", "pink")
MOST: Final = 4  # things of one kind on a face: more could not be counted at a glance

THINGS: Final = (*ITEMS, "flower", *(f"flower.{colour}" for colour in COLOURS))  # what a balcony shows
WITHOUT: Final = tuple(f"without.{item}" for item in ITEMS)
COUNTABLE: Final = (*THINGS, "balcony", "colours", *WITHOUT)
LOOKS_FOR: Final = {  # a lovebird: where it looks, and for whom (BAL-108)
    "right": ("column_right", "lovebird.left"),
    "left": ("column_left", "lovebird.right"),
}
# What each kind of door compares (BAL-115, BAL-116, BAL-117).
DOOR_TERMS: Final = {"majority": ("five", "three"), "fewer": ("count", "than"), "difference": ("first", "second")}


@dataclass(frozen=True, slots=True)
class Score:
    """A condition: where to look, how to count, what it is worth, what for (section 10)."""

    position: str
    form: str
    points: int
    of: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """One of the four sides of a block (BAL-03)."""

    id: str
    name: str
    items: Mapping[str, int]
    flowers: Mapping[str, int]
    lovebird: str | None = None
    score: Score | None = None

    def amount(self, thing: str) -> int:
        """How many of a thing the face shows: an item, `flower` of any colour, or `flower.red`."""
        if thing == "flower":
            return sum(self.flowers.values())
        if thing.startswith("flower."):
            return self.flowers.get(thing.removeprefix("flower."), 0)
        return self.items.get(thing, 0)


@dataclass(frozen=True, slots=True)
class Door:
    """One side of a door block (BAL-04): its kind and the two things it compares."""

    number: int
    kind: str
    side: str
    first: str
    second: str

    @property
    def condition(self) -> tuple[str, frozenset[str] | tuple[str, str]]:
        """What it asks: a difference is the same whichever of the two comes first (BAL-117)."""
        return self.kind, frozenset((self.first, self.second)) if self.kind == "difference" else (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Building:
    """Everything in the box: four faces of each block in order, then the doors, turquoise before pink."""

    faces: tuple[Face, ...]
    doors: tuple[Door, ...]
    source: str  # compact JSON, empty for this edition

    def face(self, name: str) -> Face:
        return self.faces[face_number(name)]

    def block(self, number: int) -> tuple[Face, ...]:
        return self.faces[FACES * (number - 1) : FACES * number]

    def door(self, number: int, side: int) -> Door:
        return self.doors[2 * (number - 1) + side]


def face_number(name: str) -> int:
    """The index of a face: `1a` is 0, `22d` is 87."""
    return FACES * (int(name[:-1]) - 1) + LETTERS.index(name[-1])


def face_name(number: int) -> str:
    return f"{number // FACES + 1}{LETTERS[number % FACES]}"
