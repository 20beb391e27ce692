"""Pueblo's heap cube by cube: a slow model that shares nothing with the game's tables and knows no heights.

A stone is any rotation of four cubes in space. It may be put wherever its cubes are free and each of its lower squares
rests on the board or on a cube. The chief sees, level by level, the first cube on its way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from typing import TypeAlias

Cube: TypeAlias = tuple[int, int, int]  # east, north, up; the lowest cubes have up 0
Shape: TypeAlias = frozenset[Cube]

SIZE = 8
NEUTRAL = -1
# Laid flat: the corner, the arm to the north, the arm to the east, and a cube on the arm to the east.
# From the corner, looking north-east into the angle, east is the right arm.
BODY: Shape = frozenset({(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 0, 1)})
MIRRORED: Shape = frozenset({(0, 0, 0), (0, 1, 0), (1, 0, 0), (0, 1, 1)})


@cache
def positions(body: Shape) -> frozenset[Shape]:
    """The body in every way it can lie, moved to the origin."""
    return frozenset(at_origin({turn(cube, axes, signs) for cube in body}) for axes, signs in rotations())


def rotations() -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The 24 turns of space: permuted and negated axes that keep left and right apart."""
    for axes in permutations(range(3)):
        crossings = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3))
        for signs in product((1, -1), repeat=3):
            if (-1) ** crossings * signs[0] * signs[1] * signs[2] == 1:
                yield axes, signs


def turn(cube: Cube, axes: tuple[int, ...], signs: tuple[int, ...]) -> Cube:
    x, y, z = (sign * cube[axis] for axis, sign in zip(axes, signs, strict=True))
    return x, y, z


def at_origin(cubes: set[Cube]) -> Shape:
    low = [min(cube[axis] for cube in cubes) for axis in range(3)]
    return frozenset((x - low[0], y - low[1], z - low[2]) for x, y, z in cubes)


class Heap:
    """Stones on a board, each with its owner."""

    def __init__(self, sacred: set[tuple[int, int]] | None = None) -> None:
        self.sacred = sacred or set()
        self.stones: dict[int, Shape] = {}  # by number
        self.owners: dict[int, int] = {}
        self.cubes: dict[Cube, int] = {}  # the number of the stone there

    def put(self, number: int, owner: int, cubes: Shape) -> None:
        assert self.fits(cubes)
        self.stones[number], self.owners[number] = cubes, owner
        self.cubes |= dict.fromkeys(cubes, number)

    def take(self, number: int) -> None:
        for cube in self.stones.pop(number):
            del self.cubes[cube]

    def fits(self, cubes: Shape) -> bool:
        """Inside the field, off the sacred places, in free space, and resting with every lower square."""
        for x, y, z in cubes:
            if not (0 <= x < SIZE and 0 <= y < SIZE) or (x, y) in self.sacred or (x, y, z) in self.cubes:
                return False
            below = (x, y, z - 1)
            if z and below not in cubes and below not in self.cubes:
                return False
        return True

    def placements(self) -> set[Shape]:
        """Everywhere a stone fits: all positions, all cells, all heights."""
        top = max((z for _, _, z in self.cubes), default=-1) + 2
        places = product(positions(BODY), range(SIZE), range(SIZE), range(top))
        moved = (frozenset((x + i, y + j, z + k) for x, y, z in shape) for shape, i, j, k in places)
        return {cubes for cubes in moved if self.fits(cubes)}

    def removable(self) -> set[int]:
        """Stones on none of whose cubes another stone lies, at whatever distance."""
        return {number for number in self.stones if not self._is_below(number)}

    def _is_below(self, number: int) -> bool:
        return any(
            other != number and (x, y) == (i, j) and k > z
            for x, y, z in self.stones[number]
            for (i, j, k), other in self.cubes.items()
        )

    def look(self, ring: int, seats: int) -> list[int]:
        """What a look from a ring cell costs each seat."""
        bill = [0] * seats
        for owner, points in self._seen(ring):
            if owner != NEUTRAL:
                bill[owner] += points
        return bill

    def _seen(self, ring: int) -> Iterator[tuple[int, int]]:
        """(owner, points) of each square in sight."""
        top = max((z for _, _, z in self.cubes), default=-1) + 1
        if ring in QUARTERS:
            for x, y in QUARTERS[ring]:
                levels = [z for z in range(top) if (x, y, z) in self.cubes]
                if levels:
                    yield self.owners[self.cubes[x, y, levels[-1]]], 1
            return
        for z in range(top):
            line = [(x, y, z) for x, y in line_of(ring) if (x, y, z) in self.cubes]
            if line:
                yield self.owners[self.cubes[line[0]]], z + 1


LOW, HIGH = range(4), range(4, 8)
QUARTERS = {  # by corner cell of the ring
    0: tuple(product(LOW, HIGH)),
    9: tuple(product(HIGH, HIGH)),
    18: tuple(product(HIGH, LOW)),
    27: tuple(product(LOW, LOW)),
}


def line_of(ring: int) -> list[tuple[int, int]]:
    """The cells before a side cell of the ring, nearest first."""
    if 1 <= ring <= 8:  # north side, looking south
        return [(ring - 1, y) for y in range(7, -1, -1)]
    if 10 <= ring <= 17:  # east side, looking west
        return [(x, 17 - ring) for x in range(7, -1, -1)]
    if 19 <= ring <= 26:  # south side, looking north
        return [(26 - ring, y) for y in range(8)]
    return [(x, ring - 28) for x in range(8)]  # west side, looking east
