"""The closed set of actions: typed value, text, integer code.

lay OGB 0,-1      lay a tile of a kind on a cell (q, r), for the time being
done              the tiles laid are the turn
exchange OGB      give a tile back for another

Others do not see a draft, and see these instead: `exchange` of a tile unknown, `done OGB 0,-1 OOO 1,-1` with the turn.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from tablee.engine.values import Malformed, Slot
from tablee.games.gaudi.rules import tiles
from tablee.games.gaudi.rules.state import DONE, EXCHANGE, EXCHANGED, TURN
from tablee.games.gaudi.rules.tiles import CELLS, REACH, cell_at, kind_name, place_of

VERBS: Final = {"lay": (Slot("tile"), Slot("cell", kind="board")), "done": (), "exchange": (Slot("tile"),)}
BASE: Final = EXCHANGE + 1


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile, which can be taken back until the turn is confirmed (GAU-27)."""

    kind: int
    cell: int


@dataclass(frozen=True, slots=True)
class Done:
    """Confirm the turn (GAU-27). With its tiles: as the others see it, not as it is done."""

    turn: tuple[Lay, ...] = ()


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give a tile back for another (GAU-28). None: as the others see it (GAU-47)."""

    kind: int | None


Action: TypeAlias = Lay | Done | Exchange


def encode(action: Action) -> int:
    match action:
        case Lay(kind, cell):
            return kind * CELLS + cell
        case Exchange(kind):
            return EXCHANGED if kind is None else EXCHANGE + kind
        case Done(()):
            return DONE
        case Done(turn):
            code = 0
            for tile in sorted(map(encode, turn)):
                code = code * BASE + tile + 1
            return TURN + code
    assert_never(action)


def decode(code: int) -> Action:
    if code < EXCHANGE:
        kind, cell = divmod(code, CELLS)
        return Lay(kind, cell)
    if code < DONE:
        return Exchange(code - EXCHANGE)
    if code == EXCHANGED:
        return Exchange(None)
    turn: list[Lay] = []
    rest = code - TURN if code >= TURN else 0
    while rest:
        rest, tile = divmod(rest, BASE)
        turn.insert(0, Lay(*divmod(tile - 1, CELLS)))
    return Done(tuple(turn))


def write(action: Action) -> str:
    match action:
        case Lay():
            return f"lay {tile_text(action)}"
        case Exchange(kind):
            return "exchange" if kind is None else f"exchange {kind_name(kind)}"
        case Done(turn):
            return " ".join(["done", *map(tile_text, turn)])
    assert_never(action)


def tile_text(tile: Lay) -> str:
    return f"{kind_name(tile.kind)} {cell_name(tile.cell)}"


def cell_name(cell: int) -> str:
    q, r = place_of(cell)
    return f"{q},{r}"


def parse(text: str) -> Action:
    """The action a text stands for, legal or not. Raises `Malformed`."""
    match text.upper().split():
        case ["LAY", kind, cell]:
            return Lay(parse_kind(kind), parse_cell(cell))
        case ["DONE", *turn] if len(turn) in (0, 2, 4, 6):
            found = (Lay(parse_kind(kind), parse_cell(cell)) for kind, cell in zip(turn[::2], turn[1::2], strict=True))
            return Done(tuple(sorted(found, key=encode)))
        case ["EXCHANGE"]:
            return Exchange(None)
        case ["EXCHANGE", kind]:
            return Exchange(parse_kind(kind))
    raise Malformed(f"{text!r} is no action; write for instance 'lay OGB 0,-1', 'done' or 'exchange OGB'")


def parse_kind(text: str) -> int:
    kind = tiles.parse_kind(text)
    if kind < 0:
        raise Malformed(f"a tile is three of the letters O, G, B, for snail, jellyfish and starfish, not {text!r}")
    return kind


def parse_cell(text: str) -> int:
    """Cells beyond the field cannot be reached by 84 tiles, so they need no number."""
    found = re.fullmatch(r"([-−]?[0-9]{1,3}),([-−]?[0-9]{1,3})", text)
    if not found:
        raise Malformed(f"a cell is written as in '0,-1', not {text!r}")
    q, r = (int(part.replace("−", "-")) for part in found.groups())
    if max(abs(q), abs(r)) > REACH:
        raise Malformed(f"no tile can get as far as {q},{r}")
    return cell_at(q, r)
