"""Symbols that the pictures use again and again, the small picture for galleries, and the figures of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from tablee.games.gaudi.face import animals, tile_picture
from tablee.games.gaudi.face.counters import counter
from tablee.games.gaudi.face.ground import corner_point, middle, north
from tablee.games.gaudi.face.lines import add, hexagon, number, path, placed, polygon
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.tiles import cell_at, parse_kind
from tablee.kit import svg

SMALL_PAVING: Final = (  # a legal paving around the start tile
    ("OGB", 0, 0), ("OBG", 0, -1), ("OOB", 1, -1), ("BGB", 1, 0), ("GGB", 0, 1), ("GGB", -1, 1), ("OBB", -1, 0),
    ("GOB", 2, -1), ("GBG", -1, -1), ("BOG", 1, -2), ("BOG", 2, 0), ("BOB", 1, 1),
)  # fmt: skip


@cache
def sprite() -> str:
    return svg.sprite(animals.symbols(), tile_picture.slab(), tile_picture.faces(), *map(counter, SEAT_COLOURS))


def tiles(laid: Sequence[tuple[str, int, int]]) -> str:
    """Tiles with their contact shadow."""
    cells = [(parse_kind(kind), cell_at(q, r)) for kind, q, r in laid]
    ground = path("shade", *(polygon(hexagon(101, add(middle(cell), (0, 12)))) for _, cell in cells))
    drawn = ""
    for (kind, _, _), (_, cell) in sorted(zip(laid, cells, strict=True), key=lambda one: one[1][1]):
        drawn += placed(f"gau-{kind}-{north(cell)}", middle(cell), f"tone{cell % 3}")
    return ground + drawn


def vignette() -> str:
    """A corner of the paving with two counters."""
    drawn = tiles(SMALL_PAVING)
    for colour, (q, r) in (("red", (0, 0)), ("blue", (0, 1))):
        drawn += placed(f"gau-counter-{colour}", corner_point(cell_at(q, r)))
    sand = svg.tag("rect", cls="sand", width=240, height=160)
    return svg.tag("g", sand, svg.tag("g", drawn, transform="translate(112 84) scale(.34)"), cls="gaudi vignette")


def figures() -> Mapping[str, str]:
    """The pictures of the rules page by name."""
    return {"touching": touching(), "complete": complete(), "compact": compact()}


def figure(wide: int, high: int, drawn: str) -> str:
    return svg.tag("svg", drawn, cls="gaudi figure", viewBox=f"0 0 {wide} {high}", aria_hidden="true")


def at(x: int, y: int, drawn: str) -> str:
    return svg.tag("g", drawn, transform=f"translate({x} {y}) scale(.5)")


def ring(q: int, r: int, kind: str) -> str:
    x, y = corner_point(cell_at(q, r))
    return svg.tag("circle", cls=kind, cx=number(x), cy=number(y), r=88)


def touching() -> str:
    together = tiles((("OGB", 0, 0), ("BGO", 1, 0))) + ring(0, 1, "hit")
    apart = tiles((("OGB", 0, 0), ("BGO", 2, 0)))
    return figure(600, 150, at(70, 64, together) + at(330, 64, apart))


def complete() -> str:
    two = tiles((("OGB", 0, 0), ("OBG", 0, -1))) + path("free", polygon(hexagon(97, middle(cell_at(1, -1)))))
    three = tiles((("OGB", 0, 0), ("OBG", 0, -1), ("OOB", 1, -1))) + ring(0, 0, "hit")
    return figure(600, 200, at(110, 136, two) + at(370, 136, three))


def compact() -> str:
    straight = tiles((("OGG", 0, 0), ("OGO", 1, 0), ("OBO", 2, 0)))
    bent = tiles((("OGG", 0, 0), ("OGO", 1, 0), ("OOO", 1, 1)))
    block = tiles((("OGG", 0, 0), ("OGO", 1, 0), ("GGB", 0, 1))) + path("barred", "M-110-110L280 250M280-110L-110 250")
    return figure(840, 200, at(60, 64, straight) + at(380, 64, bent) + at(690, 64, block))
