"""The shapes of the seats: whoever cannot tell colours apart tells these. One per colour, the same in every game.

A game with colours of its own says their shapes itself (`Game.shapes`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from tablee.engine import catalogue
from tablee.kit import svg

SHAPES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "red": "square",
        "blue": "disc",
        "green": "triangle",
        "violet": "diamond",
        "gold": "star",
        "charcoal": "hexagon",
    }
)

# Around (0, 0), within 9 to each side, and of about the same weight.
OUTLINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "square": "M-6-6H6V6H-6z",
        "disc": "M-7 0a7 7 0 0 0 14 0 7 7 0 0 0-14 0z",
        "triangle": "M0-7 8 6H-8z",
        "diamond": "M0-8 8 0 0 8-8 0z",
        "star": "M0-8.5 2.3-2.9 8.3-2.6 3.6 1.3 5.2 7.1 0 3.8-5.2 7.1-3.6 1.3-8.3-2.6-2.3-2.9z",
        "hexagon": "M0-8 7-4v8L0 8-7 4v-8z",
    }
)


@cache
def shape_of(colour: str) -> str:
    """The shape of a seat's colour; a disc for any other word."""
    own = (game.shapes[colour] for game in catalogue.games() if colour in game.shapes)
    return SHAPES.get(colour) or next(own, "disc")


@cache
def token(colour: str, id: str | None = None) -> str:  # noqa: A002  # what it is called in SVG
    """A seat's shape in its colour, as large as the text around it; any other word than a colour gives a ring."""
    shape = shape_of(colour)
    return svg.picture("-9 -9 18 18", svg.use(f"shape-{shape}"), cls=f"token seat-{colour}", id=id, aria_hidden="true")


def sprite() -> str:
    """`shape-disc`, `shape-square` and the others: once per page."""
    return svg.sprite(*(svg.path(outline, id=f"shape-{name}") for name, outline in OUTLINES.items()))
