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

from tablee.kit.shapes import OUTLINES, SHAPES
from tablee.kit.svg import tag

Spot: TypeAlias = "tuple[int, int]"  # a cell as the camera sees it: column to the lower right, row to the lower left
Cube: TypeAlias = "tuple[int, int, int]"  # a spot, and a level from 1
Point: TypeAlias = "tuple[int, int]"
Triangle: TypeAlias = "tuple[Point, Point, Point]"

W: Final = 32
H: Final = 21
# Seat shapes on the sides of a cube: where, counted from its far upper corner, and how much squeezed.
STAMPS: Final = {"top": (0, H, "1.45 .95"), "left": (-W // 2, 2 * H, ".6 .74"), "right": (W // 2, 2 * H, ".6 .74")}
REACH: Final = {"a": (0.3, 0.55, 0.8), "b": (0.3, 0.55, 0.8), "c": (0.16, 0.2, 0.24)}  # of a shadow, by side and rise


@dataclass(frozen=True, slots=True, eq=False)
class Solid:
    """Cubes that hold together; two solids are the same only if they are one object."""

    owner: str  # the class that colours it
    cubes: tuple[Cube, ...]
    number: int | None = None  # what its faces stand for, where they can be chosen


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
    for solid, own in groupby(cubes, pile.__getitem__):
        sides = ""
        for cube in own:
            if not is_hidden(pile, cube):
                sides += faces(pile, cube)
                fold += folds(pile, cube)
                ink += borders(pile, cube)
        slot = None if solid.number is None else "number"
        drawn += tag("g", sides, cls=solid.owner, data_slot=slot, data_place=solid.number) if sides else ""
    return drawn + shades(high, *cubes[-1]) + stroke("fold", fold) + stroke("ink", ink) if drawn else ""


def is_hidden(pile: Pile, cube: Cube) -> bool:
    """Whether the cube that covers exactly the same part of the screen stands before it."""
    i, j, z = cube
    return (i + 1, j + 1, z + 2) in pile


def faces(pile: Pile, cube: Cube) -> str:
    """The sides of a cube that no other cube touches: left, right, top."""
    i, j, z = cube
    return (
        ("" if (i, j + 1, z) in pile else left_side(z))
        + ("" if (i + 1, j, z) in pile else right_side(z))
        + ("" if (i, j, z + 1) in pile else top_side(z))
    )


@cache
def left_side(z: int) -> str:
    return tag("path", cls="l", d=f"M-{W} {H - H * z}l{W} {H}v{H}l-{W}-{H}z")


@cache
def right_side(z: int) -> str:
    return tag("path", cls="r", d=f"M0 {2 * H - H * z}l{W}-{H}v{H}l-{W} {H}z")


@cache
def top_side(z: int) -> str:
    return tag("path", cls="t", d=f"M0 {-H * z}l{W} {H}-{W} {H}-{W}-{H}z")


def borders(pile: Pile, cube: Cube) -> str:
    """Ink where the solid ends. The lower edges of a top are the upper ones of its neighbours in front, which draw them."""
    i, j, z = cube
    y = -H * z

    def ends(*beside: Cube) -> bool:
        """The first of these cubes that exists is another solid's, or none exists."""
        return next((pile[other] for other in beside if other in pile), None) is not pile[cube]

    lines = ""
    if (i, j, z + 1) not in pile:
        lines += f"M0 {y}l-{W} {H}" if ends((i - 1, j, z + 1), (i - 1, j, z)) else ""
        lines += f"M0 {y}l{W} {H}" if ends((i, j - 1, z + 1), (i, j - 1, z)) else ""
    if (i, j + 1, z) not in pile:
        lines += f"M-{W} {y + H}v{H}" if ends((i - 1, j + 1, z), (i - 1, j, z)) else ""
        lines += f"M-{W} {y + 2 * H}l{W} {H}" if (i, j + 1, z - 1) not in pile and ends((i, j, z - 1)) else ""
    if (i + 1, j, z) not in pile:
        lines += f"M{W} {y + H}v{H}" if ends((i + 1, j - 1, z), (i, j - 1, z)) else ""
        lines += f"M{W} {y + 2 * H}l-{W} {H}" if (i + 1, j, z - 1) not in pile and ends((i, j, z - 1)) else ""
    return lines


def folds(pile: Pile, cube: Cube) -> str:
    """Light edges where two sides of the cube meet towards us."""
    i, j, z = cube
    y = -H * z
    top, left, right = (beside not in pile for beside in ((i, j, z + 1), (i, j + 1, z), (i + 1, j, z)))
    lines = f"M-{W} {y + H}l{W} {H}" if top and left else ""
    lines += f"M{W} {y + H}l-{W} {H}" if top and right else ""
    return lines + (f"M0 {y + 2 * H}v{H}" if left and right and (i + 1, j + 1, z) not in pile else "")


@cache
def figure(name: str, levels: int = 0) -> str:
    """A symbol of the game's sprite, some levels up."""
    return tag("use", href=f"#{name}", y=-H * levels or None)


def shades(high: Heights, i: int, j: int, z: int) -> str:
    """Contact shadows that higher neighbours leave on a flat square; the light comes from the left."""
    rises = (("a", high.get((i - 1, j), 0) - z), ("b", high.get((i, j + 1), 0) - z), ("c", high.get((i, j - 1), 0) - z))
    return "".join(figure(f"shade-{side}{min(rise, 3)}", z) for side, rise in rises if rise > 0)


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
    drawn = ""
    for z in range(1, top + 1):
        shape = SHAPES.get(pile[i, j, z].owner)
        if shape is None or is_hidden(pile, (i, j, z)):
            continue
        drawn += "" if (i, j + 1, z) in pile else figure(f"left-{shape}", z)
        drawn += "" if (i + 1, j, z) in pile else figure(f"right-{shape}", z)
        drawn += figure(f"top-{shape}", z) if z == top else ""
    return drawn


def mark_symbols() -> Iterator[str]:
    """The stamps that `marks` uses: squeezed but never turned, to be read at once."""
    for name, outline in OUTLINES.items():
        for side, (x, y, scale) in STAMPS.items():
            moved = f"translate({x} {y}) scale({scale})"
            yield tag("path", id=f"{side}-{name}", cls=f"stamp-{side}", d=outline, transform=moved)


def silhouette(cubes: Iterable[Cube]) -> str:
    """One line around cubes, seen through whatever stands before them."""
    return outline({triangle for cube in cubes for triangle in hexagon(cube)})


def contour(pile: Pile, solid: Solid) -> str:
    """One line around what can be seen of a solid."""
    near = {i - j + beside for i, j, _ in solid.cubes for beside in (-1, 0, 1)}
    depth = min(i + j for i, j, _ in solid.cubes)
    low, high = min(i + j - z for i, j, z in solid.cubes) - 3, max(i + j - z for i, j, z in solid.cubes) + 3
    before = ((i + j, z, i, j) for i, j, z in pile if i - j in near and i + j >= depth and low < i + j - z < high)
    seen: set[Triangle] = set()
    for _, z, i, j in sorted(before):
        if pile[i, j, z] is solid:
            seen.update(hexagon((i, j, z)))
        else:
            seen.difference_update(hexagon((i, j, z)))
    return outline(seen)


def hexagon(cube: Cube) -> Iterator[Triangle]:
    """The triangles a cube covers. The diagonals cut every box of the W x H grid in four; points count half boxes."""
    i, j, z = cube
    x, y = 2 * (i - j), 2 * (i + j - z)
    return (((a + x, b + y), (c + x, d + y), (e + x, f + y)) for (a, b), (c, d), (e, f) in HEXAGON)


def quarters(left: int, top: int) -> Iterator[Triangle]:
    corners = [(left, top), (left + 2, top), (left + 2, top + 2), (left, top + 2)]
    return ((corners[k - 1], corners[k], (left + 1, top + 1)) for k in range(4))


def in_hexagon(triangle: Triangle) -> bool:
    """Whether a triangle lies in the hexagon of a cube with its far corner at (0, 0): |x| < y < 6 - |x| at its centre."""
    x, y = abs(sum(point[0] for point in triangle)), sum(point[1] for point in triangle)
    return x < y < 18 - x


BOXES: Final = [(left, top) for left in (-2, 0) for top in (0, 2, 4)]
HEXAGON: Final = [triangle for box in BOXES for triangle in quarters(*box) if in_hexagon(triangle)]


def outline(triangles: set[Triangle]) -> str:
    """A line around triangles: an edge that two of them share is no border."""
    edges = {(t[k - 1], t[k]) for t in triangles for k in range(3)}
    onward: dict[Point, list[Point]] = {}
    for start, end in sorted(edges):
        if (end, start) not in edges:
            onward.setdefault(start, []).append(end)
    return "".join(bends(loop) for loop in loops(onward))


def loops(onward: dict[Point, list[Point]]) -> Iterator[list[Point]]:
    """Follow the edges until each has been walked once."""
    while onward:
        loop = [next(iter(onward))]
        while ends := onward.get(loop[-1]):
            here = loop[-1]
            loop.append(ends.pop())
            if not ends:
                del onward[here]
        yield loop[:-1]


def bends(loop: list[Point]) -> str:
    """A closed path through the points where the line turns."""
    corners = zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True)
    kept = [(x, y) for (a, b), (x, y), (c, d) in corners if (x - a) * (d - y) != (y - b) * (c - x)]
    return "M" + " ".join(f"{x * W // 2} {y * H / 2:g}" for x, y in kept) + "z"
