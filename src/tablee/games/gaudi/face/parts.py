"""Small parts of the paving that several pictures share."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.gaudi.face.ground import middle, north
from tablee.games.gaudi.face.lines import placed
from tablee.games.gaudi.rules.tiles import kind_name, place_of
from tablee.kit.picture import Piece


@lru_cache(maxsize=4096)
def piece(name: str, drawn: str = "", cls: str | None = None) -> Piece:
    kind = f' class="{cls}"' if cls else ""
    return Piece(f"gaudi-{name}", f'<g id="gaudi-{name}"{kind}>{drawn}</g>')


@lru_cache(maxsize=8192)
def tile(kind: int, cell: int) -> str:
    return placed(f"gau-{kind_name(kind)}-{north(cell)}", middle(cell))


@lru_cache(maxsize=4096)
def tone(cell: int) -> str:
    """Cement never sets twice in quite the same tone."""
    q, r = place_of(cell)
    return f"tone{(q * q + q * r + 2 * r) % 3}"


def rim(cell: int, cls: str) -> str:
    """A line around a tile."""
    return placed("gau-rim", middle(cell), cls)
