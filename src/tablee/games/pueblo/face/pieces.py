"""Parts of Pueblo's pictures that change by themselves."""

from __future__ import annotations

from tablee.kit.picture import Piece
from tablee.kit.svg import tag


def piece(name: str, *inside: str, **attrs: object) -> Piece:
    """A group with its id; it is there even when empty."""
    return Piece(name, tag("g", *inside, "", id=name, **attrs))
