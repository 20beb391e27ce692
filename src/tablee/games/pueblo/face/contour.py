"""Lines around cubes, exact because every corner of every cube falls on one grid of W x H points.

The diagonals cut every box of that grid in four triangles; a cube covers sixteen of them. A triangle is one number: four
times its box, counted row by row, and which of the four it is (left, above, right, below). Points count half boxes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import Final

from tablee.games.pueblo.face.cubes import Cube, H, Point, W

ROW: Final = 64  # boxes in a row, more than a board is wide,
MIDDLE: Final = 32  # the box at x = 0,
SKY: Final = 100  # and rows above y = 0, more than heaps are high
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


HEXAGON: Final = [
    triangle(x, y, which) for x in (-1, 0) for y in (0, 1, 2) for which in range(4) if in_hexagon(x, y, which)
]


def hexagon(cube: Cube) -> list[int]:
    """The triangles a cube covers."""
    i, j, z = cube
    moved = 4 * ((i + j - z) * ROW + i - j)
    return [one + moved for one in HEXAGON]


def silhouette(cubes: Iterable[Cube]) -> str:
    """One line around cubes, seen through whatever stands before them."""
    return outline({one for cube in cubes for one in hexagon(cube)})


def contour(own: Iterable[Cube], others: Iterable[Cube]) -> str:
    """One line around what can be seen of cubes where others may stand before them."""
    own = frozenset(own)
    seen: set[int] = set()
    for _, _, cube in sorted((cube[0] + cube[1], cube[2], cube) for cube in (*own, *in_the_way(own, others))):
        if cube in own:
            seen.update(hexagon(cube))
        else:
            seen.difference_update(hexagon(cube))
    return outline(seen)


def in_the_way(own: Set[Cube], others: Iterable[Cube]) -> Iterator[Cube]:
    """Of other cubes those that may cover a part of one's own."""
    near = {i - j + beside for i, j, _ in own for beside in (-1, 0, 1)}
    depth = min(i + j for i, j, _ in own)
    rows = [i + j - z for i, j, z in own]
    low, high = min(rows) - 3, max(rows) + 3
    return (cube for cube in others if is_between(cube, depth, low, high) and cube[0] - cube[1] in near)


def is_between(cube: Cube, depth: int, low: int, high: int) -> bool:
    i, j, z = cube
    return i + j >= depth and low < i + j - z < high


def outline(triangles: Set[int]) -> str:
    """A line around triangles: an edge that two of them share is no border."""
    onward: dict[Point, list[Point]] = {}
    for start, end in sorted(borders(triangles)):
        onward.setdefault(start, []).append(end)
    return "".join(bends(loop) for loop in loops(onward))


def borders(triangles: Set[int]) -> Iterator[tuple[Point, Point]]:
    """Edges that no other of the triangles shares, each from its start to its end."""
    for one in triangles:
        box, which = divmod(one, 4)
        outer, back, on = BEYOND[which]
        x, y = 2 * (box % ROW - MIDDLE), 2 * (box // ROW - SKY)
        start, end = CORNERS[which], CORNERS[which + 1]
        if one + outer not in triangles:
            yield (x + start[0], y + start[1]), (x + end[0], y + end[1])
        if one + back not in triangles:
            yield (x + 1, y + 1), (x + start[0], y + start[1])
        if one + on not in triangles:
            yield (x + end[0], y + end[1]), (x + 1, y + 1)


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
