"""Weaves of the seats: stripes, dots and checks for those who do not go by colour. A person may switch them on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from markupsafe import Markup

from tablee.engine import catalogue
from tablee.kit import svg
from tablee.kit.shapes import SHAPES

SIZE = 5  # of one thread crossing, in the units of a seat's shape
# By the shape of a seat: the threads, and the dashes of a line.
WEAVES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "square": ("M0 2.5H5", "none"),
        "disc": ("M2.5 0V5", "14 6"),
        "triangle": ("M-1 4L4-1M1 6L6 1", "4 5"),
        "diamond": ("M-1 1L4 6M1-1L6 4", "18 5 4 5"),
        "star": ("M2.5 1.6V3.4", "9 4 2 4 2 4"),
        "hexagon": ("M0 2.5H5M2.5 0V5", "2 6"),
    }
)


def seats() -> dict[str, str]:
    """The shape of every colour that a seat can have, in any game."""
    own = {colour: shape for game in catalogue.games() for colour, shape in game.shapes.items()}
    return {**SHAPES, **own}


@cache
def sprite() -> Markup:
    """`weave-red`, `weave-blue` and the others, to fill a shape with."""
    return Markup(svg.sprite(*(pattern(colour, shape) for colour, shape in seats().items())))  # noqa: S704


def pattern(colour: str, shape: str) -> str:
    ground = svg.box(0, 0, SIZE, SIZE, "weave-ground")
    threads = svg.path(WEAVES[shape][0], "weave-line")
    return svg.tag(
        "pattern", ground, threads, id=f"weave-{colour}", width=SIZE, height=SIZE, patternUnits="userSpaceOnUse",
        cls=f"seat-{colour}",
    )  # fmt: skip


def sheet() -> str:
    """What wears them where they are switched on."""
    rules = [
        f'[data-patterns="on"] .token.seat-{colour} {{ fill: url(#weave-{colour}); }}\n'
        f'[data-patterns="on"] .chart .seat-{colour} .course {{ stroke-dasharray: {WEAVES[shape][1]}; }}\n'
        for colour, shape in seats().items()
    ]
    return "".join(rules)
