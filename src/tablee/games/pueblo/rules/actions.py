"""The closed set of actions: typed value, text, integer code.

set neutral NE d4     set a stone of a kind, opening to the north-east, its corner on d4
walk 3                move the chief
remove 12             take a stone off the board, by the order in which it was set
bid 5 · pass · take 2 · lay d4
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from tablee.engine.values import Malformed, Slot
from tablee.games.pueblo.rules.geometry import FILES, FOOTPRINTS, OPENINGS, SIZE, cell_name, feet, footprint, opening_of
from tablee.games.pueblo.rules.state import BID, KINDS, LAY, PASS, REMOVE, TAKE, WALK

VERBS: Final = {
    "set": (Slot("stone"), Slot("opening"), Slot("corner", kind="board")),
    "walk": (Slot("steps"),),
    "remove": (Slot("number", kind="board"),),
    "bid": (Slot("points", kind="number"),),
    "pass": (),
    "take": (Slot("card"),),
    "lay": (Slot("cell", kind="board"),),
}


@dataclass(frozen=True, slots=True)
class Set:
    """Set one stone (PUE-14). The heights below decide its posture (PUE-27)."""

    kind: int  # COLOURED or NEUTRAL
    opening: int  # index into OPENINGS
    corner: int  # a cell


@dataclass(frozen=True, slots=True)
class Walk:
    """Move the chief (PUE-33)."""

    steps: int


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a stone off the board while dismantling (PUE-58)."""

    number: int  # counts from 1, in the order of setting


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer penalty points for a turn-order card (PUE-84)."""

    points: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the bidding for this card (PUE-86)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Choose a turn-order card after winning it (PUE-87)."""

    card: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Put a sacred place on a cell (PUE-77)."""

    cell: int


Action: TypeAlias = Set | Walk | Remove | Bid | Pass | Take | Lay


def encode(action: Action) -> int:
    match action:
        case Set(kind, opening, corner):
            return kind * FOOTPRINTS + footprint(opening, corner)
        case Walk(steps):
            return WALK + steps - 1
        case Remove(number):
            return REMOVE + number - 1
        case Pass():
            return PASS
        case Bid(points):
            return BID + points - 1
        case Take(card):
            return TAKE + card - 1
        case Lay(cell):
            return LAY + cell
    assert_never(action)


def decode(code: int) -> Action:
    if code < WALK:
        kind, number = divmod(code, FOOTPRINTS)
        return Set(kind, opening_of(number), feet(number)[1])
    if code < REMOVE:
        return Walk(code - WALK + 1)
    if code < PASS:
        return Remove(code - REMOVE + 1)
    if code == PASS:
        return Pass()
    if code < TAKE:
        return Bid(code - BID + 1)
    if code < LAY:
        return Take(code - TAKE + 1)
    return Lay(code - LAY)


def write(action: Action) -> str:
    match action:
        case Set(kind, opening, corner):
            return f"set {KINDS[kind]} {OPENINGS[opening]} {cell_name(corner)}"
        case Walk(steps):
            return f"walk {steps}"
        case Remove(number):
            return f"remove {number}"
        case Bid(points):
            return f"bid {points}"
        case Pass():
            return "pass"
        case Take(card):
            return f"take {card}"
        case Lay(cell):
            return f"lay {cell_name(cell)}"
    assert_never(action)


def parse(text: str) -> Action:
    """The action a text stands for, legal or not. Raises `Malformed`."""
    match text.lower().split():
        case ["set", stone, opening, corner] if opening.upper() in OPENINGS:
            return Set(parse_kind(stone), OPENINGS.index(opening.upper()), parse_cell(corner))
        case ["walk", steps]:
            return Walk(parse_number(steps))
        case ["remove", number]:
            return Remove(parse_number(number))
        case ["bid", points]:
            return Bid(parse_number(points))
        case ["pass"]:
            return Pass()
        case ["take", card]:
            return Take(parse_number(card))
        case ["lay", cell]:
            return Lay(parse_cell(cell))
    raise Malformed("pueblo.action", said=text)


def parse_kind(text: str) -> int:
    if text not in KINDS:
        raise Malformed("pueblo.kind", said=text)
    return KINDS.index(text)


def parse_cell(text: str) -> int:
    cell = find_cell(text)
    if cell is None:
        raise Malformed("pueblo.cell", said=text)
    return cell


def find_cell(name: str) -> int | None:
    """The cell of a name; None if there is no such cell."""
    if not re.fullmatch(f"[{FILES}][1-{SIZE}]", name):
        return None
    return SIZE * (int(name[1]) - 1) + FILES.index(name[0])


def parse_number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise Malformed("pueblo.number", said=text)
    return int(text)
