"""Heaps of unit cubes in parallel projection, as SVG: three tones per solid, ink only where a solid ends.

On the screen a cell is 2W wide and 2H high, and one level is H high. Every corner of every cube then falls
on one grid of W x H points: coordinates stay whole, and the outline of a solid is exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from typing import Final, TypeAlias

from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.shapes import OUTLINES, SHAPES
from tablee.kit.svg import tag

Spot: TypeAlias = "tuple[int, int]"  # a cell as the camera sees it: column to the lower right, row to the lower left
Cube: TypeAlias = "tuple[int, int, int]"  # a spot, and a level from 1
Point: TypeAlias = "tuple[int, int]"
Edge: TypeAlias = (
    "tuple[int, int, str]"  # where it begins, counted from the far upper corner of its cube, and where it leads
)

W: Final = 32
H: Final = 21
LEFT: Final = 1  # sides of a cube, as bits
RIGHT: Final = 2
TOP: Final = 4
BORDERS: Final[tuple[Edge, ...]] = (
    (0, 0, f"l-{W} {H}"),
    (0, 0, f"l{W} {H}"),
    (-W, H, f"v{H}"),
    (-W, 2 * H, f"l{W} {H}"),
    (W, H, f"v{H}"),
    (W, 2 * H, f"l-{W} {H}"),
)
FOLDS: Final[tuple[Edge, ...]] = ((-W, H, f"l{W} {H}"), (W, H, f"l-{W} {H}"), (0, 2 * H, f"v{H}"))
# Seat shapes on the sides of a cube: where, counted from its far upper corner, and how much squeezed.
STAMPS: Final = {"left": (-W // 2, 2 * H, ".6 .74"), "right": (W // 2, 2 * H, ".6 .74"), "top": (0, H, "1.45 .95")}
SHADING: Final = ((-1, 0), (0, 1), (0, -1))  # neighbours that leave a shadow, sides a, b and c
REACH: Final = {"a": (0.3, 0.55, 0.8), "b": (0.3, 0.55, 0.8), "c": (0.16, 0.2, 0.24)}  # of a shadow, by side and rise


@dataclass(frozen=True, slots=True, eq=False)
class Solid:
    """Cubes that hold together; two solids are the same only if they are one object."""

    owner: str  # the class that colours it
    cubes: tuple[Cube, ...]


Pile: TypeAlias = "Mapping[Cube, Solid]"
Heights: TypeAlias = "Mapping[Spot, int]"


def fill(solids: Iterable[Solid]) -> dict[Cube, Solid]:
    return {cube: solid for solid in solids for cube in solid.cubes}


def heights(cubes: Iterable[Cube]) -> dict[Spot, int]:
    high: dict[Spot, int] = {}
    for i, j, z in cubes:
        high[i, j] = max(z, high.get((i, j), 0))
    return high


def screen(i: int, j: int, z: int = 0) -> Point:
    """The far corner of a cell, z levels up."""
    return (i - j) * W, (i + j - z) * H


def diamond(i: int, j: int, size: int = 1) -> str:
    """The outline of a flat square of cells."""
    (x, y), w, h = screen(i, j), size * W, size * H
    return f"M{x} {y}l{w} {h}-{w} {h}-{w}-{h}z"


@lru_cache(maxsize=4096)
def stroke(cls: str, d: str) -> str:
    """A line; nothing at all for an empty one."""
    return tag("path", cls=cls, d=d) if d else ""


@cache
def moved_to(i: int, j: int) -> str:
    """The transform that moves what stands on a spot there; what `column`, `marks` and `shades` draw counts from it."""
    x, y = screen(i, j)
    return f"translate({x} {y})"


def whole(pile: Pile) -> str:
    """All that stands in a pile, back to front."""
    high = heights(pile)
    return "".join(tag("g", column(pile, high, i, j), transform=moved_to(i, j)) for i, j in sorted(high, key=sum))


def column(pile: Pile, high: Heights, i: int, j: int) -> str:
    """All cubes above one spot, bottom up, then the shadow on its top, its folds and its borders."""
    cubes = [(i, j, z) for z in range(1, high.get((i, j), 0) + 1) if (i, j, z) in pile]
    drawn = fold = ink = ""
    for owner, own in groupby(cubes, lambda cube: pile[cube].owner):
        sides = ""
        for cube in own:
            if not is_hidden(pile, cube):
                free = free_sides(pile, cube)
                sides += faces(free, cube[2])
                fold += lines(FOLDS, folds(pile, cube, free), cube[2])
                ink += lines(BORDERS, borders(pile, cube, free), cube[2])
        drawn += tag("g", sides, cls=owner) if sides else ""
    return drawn + shades(high, *cubes[-1]) + stroke("fold", fold) + stroke("ink", ink) if drawn else ""


# What is drawn of a cube: bits of numbers, by which drawings are remembered ----------------------------------------------


def is_hidden(pile: Mapping[Cube, object], cube: Cube) -> bool:
    """Whether the cube that covers exactly the same part of the screen stands before it."""
    i, j, z = cube
    return (i + 1, j + 1, z + 2) in pile


def free_sides(pile: Mapping[Cube, object], cube: Cube) -> int:
    """The sides of a cube that no other cube touches."""
    i, j, z = cube
    return (
        (0 if (i, j + 1, z) in pile else LEFT)
        | (0 if (i + 1, j, z) in pile else RIGHT)
        | (0 if (i, j, z + 1) in pile else TOP)
    )


def borders(pile: Mapping[Cube, object], cube: Cube, free: int) -> int:
    """Which of `BORDERS` are inked: those where the solid ends.

    Of the two cubes beyond an edge the first that exists counts. The lower edges of a top are the upper ones of its
    neighbours in front, which draw them.
    """
    i, j, z = cube
    own, there = pile[cube], pile.get
    found = 0
    if free & TOP:
        found |= 1 if (there((i - 1, j, z + 1)) or there((i - 1, j, z))) != own else 0
        found |= 2 if (there((i, j - 1, z + 1)) or there((i, j - 1, z))) != own else 0
    if free & LEFT:
        found |= 4 if (there((i - 1, j + 1, z)) or there((i - 1, j, z))) != own else 0
        found |= 8 if (i, j + 1, z - 1) not in pile and there((i, j, z - 1)) != own else 0
    if free & RIGHT:
        found |= 16 if (there((i + 1, j - 1, z)) or there((i, j - 1, z))) != own else 0
        found |= 32 if (i + 1, j, z - 1) not in pile and there((i, j, z - 1)) != own else 0
    return found


def folds(pile: Mapping[Cube, object], cube: Cube, free: int) -> int:
    """Which of `FOLDS` are lit: edges where two sides of the cube meet towards us."""
    i, j, z = cube
    left, right = free & LEFT, free & RIGHT
    found = (1 if left else 0) | (2 if right else 0) if free & TOP else 0
    return found | 4 if left and right and (i + 1, j + 1, z) not in pile else found


@lru_cache(maxsize=1024)
def faces(sides: int, z: int) -> str:
    """Sides of a cube, some levels up."""
    y = -H * z
    return (
        (tag("path", cls="l", d=f"M-{W} {y + H}l{W} {H}v{H}l-{W}-{H}z") if sides & LEFT else "")
        + (tag("path", cls="r", d=f"M0 {y + 2 * H}l{W}-{H}v{H}l-{W} {H}z") if sides & RIGHT else "")
        + (tag("path", cls="t", d=f"M0 {y}l{W} {H}-{W} {H}-{W}-{H}z") if sides & TOP else "")
    )


@lru_cache(maxsize=4096)
def lines(edges: tuple[Edge, ...], bits: int, z: int = 0) -> str:
    """Some edges of a cube, some levels up, as a path."""
    return "".join(f"M{x} {y - H * z}{way}" for k, (x, y, way) in enumerate(edges) if bits >> k & 1)


def cube_symbols() -> Iterator[str]:
    """Sides, borders and folds of a cube with its far upper corner at (0, 0), in all ways they come together."""
    for sides in range(1, 8):
        yield tag("g", faces(sides, 0).replace('class="', 'class="pueblo-'), id=f"cube-{sides}")
    for bits in range(1, 64):
        yield tag("path", id=f"ink-{bits}", cls="pueblo-ink", d=lines(BORDERS, bits))
    for bits in range(1, 8):
        yield tag("path", id=f"fold-{bits}", cls="pueblo-fold", d=lines(FOLDS, bits))


@cache
def figure(name: str, levels: int = 0) -> str:
    """A symbol of the game's sprite, some levels up."""
    return tag("use", href=f"#{name}", y=-H * levels or None)


def shades(high: Heights, i: int, j: int, z: int) -> str:
    """Contact shadows that higher neighbours leave on a flat square; the light comes from the left."""
    return shadow(tuple([high.get((i + a, j + b), 0) - z for a, b in SHADING]), z)


@lru_cache(maxsize=4096)
def shadow(rises: tuple[int, ...], z: int = 0) -> str:
    """Shadows of neighbours that are so much higher."""
    return "".join(figure(f"shade-{side}{min(rise, 3)}", z) for side, rise in zip("abc", rises, strict=True) if rise > 0)


def shade_symbols() -> Iterator[str]:
    """The nine shadows that `shades` uses: strips along an edge of a cell, fading inwards."""
    edges = {"a": (0, 0, -1, 1, 1, 1), "b": (-1, 1, 1, 1, 1, -1), "c": (0, 0, 1, 1, -1, 1)}  # start, along, inwards
    for side, (x, y, along_x, along_y, in_x, in_y) in edges.items():
        for rise, reach in enumerate(REACH[side], start=1):
            w, h = reach * W * in_x, reach * H * in_y
            fade = 2 * reach * W * H / (W * W + H * H)  # from the edge at a right angle to where the strip ends
            yield tag(
                "linearGradient",
                tag("stop", cls="shade-on") + tag("stop", cls="shade-off", offset=1),
                id=f"fade-{side}{rise}",
                gradientUnits="userSpaceOnUse",
                x1=x * W,
                y1=y * H,
                x2=f"{x * W + fade * H * in_x:.1f}",
                y2=f"{y * H + fade * W * in_y:.1f}",
            )
            strip = f"M{x * W} {y * H}l{along_x * W} {along_y * H} {w:.1f} {h:.1f} {-along_x * W} {-along_y * H}z"
            yield tag("path", id=f"shade-{side}{rise}", fill=f"url(#fade-{side}{rise})", d=strip)


def marks(pile: Pile, i: int, j: int, top: int) -> str:
    """Every square above one spot that may be seen carries its seat's shape: strong on the top, faint on the sides."""
    shown = [(i, j, z) for z in range(1, top + 1) if not is_hidden(pile, (i, j, z))]
    return "".join(mark(pile[cube].owner, free_sides(pile, cube), cube[2]) for cube in shown)


def mark(owner: str, sides: int, levels: int) -> str:
    """The marks on some sides of a cube; nothing for a neutral one."""
    return figure(f"{SHAPES[owner]}-{sides}", levels) if sides and owner in SHAPES else ""


def mark_symbols() -> Iterator[str]:
    """The stamps that `marks` uses: squeezed but never turned, to be read at once. On a top lies the light of a choice."""
    for name in (SHAPES[colour] for colour in COLOURS):
        stamps = []
        for side, (x, y, scale) in STAMPS.items():
            moved = f"translate({x} {y}) scale({scale})"
            stamps.append(tag("path", cls=f"stamp-{side}", d=OUTLINES[name], transform=moved))
        for sides in range(1, 8):
            there = "".join(stamp for bit, stamp in zip((LEFT, RIGHT, TOP), stamps, strict=True) if sides & bit)
            yield tag("g", there, figure("pueblo-hint") if sides & TOP else "", id=f"{name}-{sides}")
