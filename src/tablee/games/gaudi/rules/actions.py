"""The closed set of actions: typed value, text, integer code.

lay OGB 0,-1      lay a tile of a kind on a cell (q, r), for the time being
done              the tiles laid are the turn
exchange OGB      give a tile back for another
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from tablee.engine.values import Malformed, Slot
from tablee.games.gaudi.rules import tiles
from tablee.games.gaudi.rules.packing import code_cell, code_kind, tile_code
from tablee.games.gaudi.rules.state import DONE, EXCHANGE
from tablee.games.gaudi.rules.tiles import REACH, cell_at, kind_name, place_of

VERBS: Final = {"lay": (Slot("tile"), Slot("cell", kind="board", guess=False)), "done": (), "exchange": (Slot("tile"),)}


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile, which can be taken back until the turn is confirmed (GAU-27)."""

    kind: int
    cell: int


@dataclass(frozen=True, slots=True)
class Done:
    """Confirm the turn (GAU-27)."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give a tile back for another (GAU-28)."""

    kind: int


Action: TypeAlias = Lay | Done | Exchange


def encode(action: Action) -> int:
    match action:
        case Lay(kind, cell):
            return int(tile_code(kind, cell))
        case Exchange(kind):
            return EXCHANGE + kind
        case Done():
            return DONE
    assert_never(action)


def decode(code: int) -> Action:
    if code < EXCHANGE:
        return Lay(int(code_kind(code)), int(code_cell(code)))
    return Exchange(code - EXCHANGE) if code < DONE else Done()


def write(action: Action) -> str:
    match action:
        case Lay():
            return f"lay {tile_text(action)}"
        case Exchange(kind):
            return f"exchange {kind_name(kind)}"
        case Done():
            return "done"
    assert_never(action)


def tile_text(tile: Lay) -> str:
    return f"{kind_name(tile.kind)} {cell_name(tile.cell)}"


def cell_name(cell: int) -> str:
    q, r = place_of(cell)
    return f"{q},{r}"


def parse(text: str) -> Action:
    """The action a text stands for, legal or not. Raises `Malformed`."""
    match text.lower().split():
        case ["lay", kind, cell]:
            return parse_tile(kind, cell)
        case ["done"]:
            return Done()
        case ["exchange", kind]:
            return Exchange(parse_kind(kind))
    raise Malformed("gaudi.no-action", text=text)


def parse_tile(kind: str, cell: str) -> Lay:
    return Lay(parse_kind(kind), parse_cell(cell))


def parse_kind(text: str) -> int:
    kind = tiles.parse_kind(text.upper())
    if kind < 0:
        raise Malformed("gaudi.no-kind", said=text)
    return kind


def parse_cell(text: str) -> int:
    """Cells beyond the field cannot be reached by 84 tiles, so they need no number."""
    found = re.fullmatch(r"([-−]?[0-9]{1,3}),([-−]?[0-9]{1,3})", text)
    if not found:
        raise Malformed("gaudi.no-cell", said=text)
    q, r = (int(part.replace("−", "-")) for part in found.groups())
    if max(abs(q), abs(r)) > REACH:
        raise Malformed("gaudi.far-cell", cell=f"{q},{r}")
    return cell_at(q, r)
