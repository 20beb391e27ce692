"""Parts of Pueblo's pictures that change by themselves."""

from __future__ import annotations

from functools import cache

from tablee.kit.picture import Piece
from tablee.kit.svg import tag


def piece(name: str, *inside: str, **attrs: object) -> Piece:
    """A group with its id; it is there even when empty."""
    return Piece(name, tag("g", *inside, "", id=name, **attrs))


@cache
def empty(name: str, cls: str | None = None) -> Piece:
    """Where there is nothing to show now."""
    return piece(name, cls=cls)
