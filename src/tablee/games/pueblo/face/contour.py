"""Lines around cubes, exact because every corner of every cube falls on one grid of W x H points.

The diagonals cut every box of that grid in four triangles; a cube covers sixteen of them. A triangle has one number: four
times its box, counted row by row, and which of the four it is (left, above, right, below). Sets of triangles are bits of
one integer. Points count half boxes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from tablee.games.pueblo.face.cubes import Cube, H, Point, W

ROW: Final = 24  # boxes in a row, more than a board is wide,
MIDDLE: Final = 12  # the box at x = 0,
SKY: Final = 16  # and rows above y = 0; who draws something high up counts from there
# For each of the four triangles: what lies beyond its outer edge, then beyond the two that lead to the middle of its box.
BEYOND: Final = ((-2, 3, 1), (-4 * ROW + 2, -1, 1), (2, -1, 1), (4 * ROW - 2, -1, -3))
CORNERS: Final = ((0, 2), (0, 0), (2, 0), (2, 2), (0, 2))  # of a box; an outer edge leads from one to the next


def triangle(x: int, y: int, which: int) -> int:
    return 4 * ((y + SKY) * ROW + x + MIDDLE) + which


def in_hexagon(x: int, y: int, which: int) -> bool:
    """Whether a triangle lies in the hexagon of a cube with its far corner at (0, 0): |x| < y < 6 - |x| at its centre."""
    corners = (CORNERS[which], CORNERS[which + 1], (1, 1))
    across, down = (sum(corner[k] for corner in corners) + 6 * (x, y)[k] for k in (0, 1))
    return abs(across) < down < 18 - abs(across)


HEXAGON: Final = sum(
    1 << triangle(x, y, which) for x in (-1, 0) for y in (0, 1, 2) for which in range(4) if in_hexagon(x, y, which)
)


def hexagon(cube: Cube) -> int:
    """The triangles a cube covers."""
    i, j, z = cube
    moved = 4 * ((i + j - z) * ROW + i - j)
    return HEXAGON << moved if moved >= 0 else HEXAGON >> -moved


def silhouette(cubes: Iterable[Cube]) -> str:
    """One line around cubes, seen through whatever stands before them."""
    covered = 0
    for cube in cubes:
        covered |= hexagon(cube)
    return outline(covered)


def contour(own: Collection[Cube], others: Collection[Cube]) -> str:
    """One line around what can be seen of cubes where others may stand before them."""
    seen = 0
    for _, _, cube in sorted([(cube[0] + cube[1], cube[2], cube) for cube in (*own, *others)]):
        seen = seen | hexagon(cube) if cube in own else seen & ~hexagon(cube)
    return outline(seen)


@lru_cache(maxsize=4096)
def outline(covered: int) -> str:
    """A line around triangles: an edge that two of them share is no border."""
    triangles = members(covered)
    borders = [edge for one in triangles for beyond, edge in edges(one) if beyond not in triangles]
    onward: dict[Point, list[Point]] = {}
    for start, end in sorted(borders):
        onward.setdefault(start, []).append(end)
    return "".join(map(bends, loops(onward)))


def members(covered: int) -> set[int]:
    """The numbers of the triangles in a set of bits."""
    found = set()
    while covered:
        found.add(covered.bit_length() - 1)
        covered ^= 1 << covered.bit_length() - 1
    return found


@cache
def edges(one: int) -> tuple[tuple[int, tuple[Point, Point]], ...]:
    """The edges of a triangle, each with the triangle beyond it."""
    box, which = divmod(one, 4)
    x, y = 2 * (box % ROW - MIDDLE), 2 * (box // ROW - SKY)
    (a, b), (c, d) = CORNERS[which], CORNERS[which + 1]
    start, end, middle = (x + a, y + b), (x + c, y + d), (x + 1, y + 1)
    return tuple(zip((one + far for far in BEYOND[which]), ((start, end), (middle, start), (end, middle)), strict=True))


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
    kept = [written((x, y)) for (a, b), (x, y), (c, d) in corners if (x - a) * (d - y) != (y - b) * (c - x)]
    return f"M{' '.join(kept)}z"


@cache
def written(point: Point) -> str:
    return f"{point[0] * W // 2} {point[1] * H / 2:g}"
