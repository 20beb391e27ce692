"""What is seen or told of an action whose faces one may not know (BAL-58, BAL-59): typed value, text, integer code.

kept a pair    the selector kept two faces of the block
placed in C2   the placer set the block in a cell
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from tablee.engine.values import Malformed
from tablee.games.balconia.rules.actions import parse_cell
from tablee.games.balconia.rules.geometry import cell_name
from tablee.games.balconia.rules.state import KEPT, PLACED, SPACE


@dataclass(frozen=True, slots=True)
class Kept:
    """Some pair was kept."""


@dataclass(frozen=True, slots=True)
class Placed:
    """The block was set in a cell, turned some way."""

    cell: int  # of the building


Sight: TypeAlias = Kept | Placed


def encode(sight: Sight) -> int:
    match sight:
        case Kept():
            return KEPT - SPACE
        case Placed(cell):
            return PLACED - SPACE + cell
    assert_never(sight)


def decode(code: int) -> Sight:
    return Kept() if SPACE + code == KEPT else Placed(SPACE + code - PLACED)


def write(sight: Sight) -> str:
    match sight:
        case Kept():
            return "kept a pair"
        case Placed(cell):
            return f"placed in {cell_name(cell)}"
    assert_never(sight)


def parse(text: str) -> Sight:
    """Raises `Malformed`."""
    match text.split():
        case ["kept", "a", "pair"]:
            return Kept()
        case ["placed", "in", cell]:
            return Placed(parse_cell(cell))
    raise Malformed("balconia.no-sight", text=text)
