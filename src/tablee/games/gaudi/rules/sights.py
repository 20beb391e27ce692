"""What others see where an action is covered: typed value, text, code.

exchanged a tile           an exchange, but not of which tile (GAU-47)
laid OGB 0,-1 OOO 1,-1     a confirmed turn with all its tiles; nothing was seen of its draft (GAU-27)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from tablee.engine.values import Malformed
from tablee.games.gaudi.rules import actions
from tablee.games.gaudi.rules.actions import Lay, parse_tile, tile_text
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import code_cell, code_kind
from tablee.games.gaudi.rules.state import EXCHANGED, SPACE, TILE_CODES, TURN

SOME_TILE: Final = "exchanged a tile"


@dataclass(frozen=True, slots=True)
class ExchangedSome:
    """Somebody exchanged a tile."""


@dataclass(frozen=True, slots=True)
class LaidTurn:
    """Somebody laid these tiles; their order is that of their codes, since the order of laying is irrelevant (GAU-26)."""

    tiles: tuple[Lay, ...]


Sight: TypeAlias = ExchangedSome | LaidTurn


def encode(sight: Sight) -> int:
    match sight:
        case ExchangedSome():
            return EXCHANGED - SPACE
        case LaidTurn(tiles):
            code = 0
            for tile in sorted(map(actions.encode, tiles)):
                code = code * TILE_CODES + tile + 1
            return TURN - SPACE + code
    assert_never(sight)


def decode(code: int) -> Sight:
    if code == EXCHANGED - SPACE:
        return ExchangedSome()
    rest, tiles = code - (TURN - SPACE), list[Lay]()
    while rest:
        rest, tile = divmod(rest, TILE_CODES)
        tiles.insert(0, Lay(int(code_kind(tile - 1)), int(code_cell(tile - 1))))
    return LaidTurn(tuple(tiles))


def write(sight: Sight) -> str:
    match sight:
        case ExchangedSome():
            return SOME_TILE
        case LaidTurn(tiles):
            return " ".join(["laid", *map(tile_text, tiles)])
    assert_never(sight)


def parse(text: str) -> Sight:
    """The sight a text stands for. Raises `Malformed`."""
    words = text.lower().split()
    if words == SOME_TILE.split():
        return ExchangedSome()
    if words[:1] == ["laid"] and len(words) in range(3, 2 * HAND + 2, 2):
        tiles = (parse_tile(kind, cell) for kind, cell in zip(words[1::2], words[2::2], strict=True))
        return LaidTurn(tuple(sorted(tiles, key=lambda tile: (tile.kind, tile.cell))))
    raise Malformed("gaudi.no-sight", text=text)
