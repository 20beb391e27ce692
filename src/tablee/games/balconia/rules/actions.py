"""The closed set of actions: typed value, text, integer code.

keep ab        the selector keeps two faces of the block for their side
place c C2     the placer turns a face to themselves and sets the block in a cell
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from tablee.engine.values import Malformed, Slot
from tablee.games.balconia.rules.components import LETTERS
from tablee.games.balconia.rules.geometry import CELLS, COLUMNS, SIZE, cell_name
from tablee.games.balconia.rules.state import PAIRS, PLACE

VERBS: Final = {"keep": (Slot("pair"),), "place": (Slot("face"), Slot("cell", kind="board"))}
ADJACENT: Final = ("ab", "bc", "cd", "da")  # BAL-25; the code of a pair is its place here
OPPOSITE: Final = ("ac", "bd")  # BAL-26


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep two adjacent faces of the block on the disc (BAL-25)."""

    pair: str


@dataclass(frozen=True, slots=True)
class Place:
    """Turn a face of the offered pair to oneself and set the block in a cell (BAL-28, BAL-39)."""

    face: int  # 0 to 3
    cell: int  # of the building


Action: TypeAlias = Keep | Place


def encode(action: Action) -> int:
    match action:
        case Keep(pair):
            return ADJACENT.index(pair)
        case Place(face, cell):
            return PLACE + face * CELLS + cell
    assert_never(action)


def decode(code: int) -> Action:
    return Keep(ADJACENT[code]) if code < PAIRS else Place(*divmod(code - PLACE, CELLS))


def write(action: Action) -> str:
    match action:
        case Keep(pair):
            return f"keep {pair}"
        case Place(face, cell):
            return f"place {LETTERS[face]} {cell_name(cell)}"
    assert_never(action)


def parse(text: str) -> Action:
    """The action a text stands for, legal or not. Raises `Malformed`."""
    match text.split():
        case ["keep", pair]:
            return Keep(parse_pair(pair))
        case ["place", face, cell]:
            return Place(parse_face(face), parse_cell(cell))
    raise Malformed("balconia.no-action", text=text)


def parse_pair(text: str) -> str:
    """Two faces in either order, named as everywhere else."""
    for pair in (*ADJACENT, *OPPOSITE):
        if text.lower() in (pair, pair[::-1]):
            return pair
    raise Malformed("balconia.no-pair", text=text)


def parse_face(text: str) -> int:
    if not re.fullmatch("[a-d]", text.lower()):
        raise Malformed("balconia.no-face", text=text)
    return LETTERS.index(text.lower())


def parse_cell(text: str) -> int:
    if not re.fullmatch("[A-E][1-5]", text.upper()):
        raise Malformed("balconia.no-cell", text=text)
    return SIZE * (int(text[1]) - 1) + COLUMNS.index(text[0].upper())


def offered(pair: str) -> str:
    """The two faces left when a pair is kept (BAL-27)."""
    return ADJACENT[(ADJACENT.index(pair) + 2) % PAIRS]
