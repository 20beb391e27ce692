"""What the chief sees from a cell of the ring, and what that costs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Final, TypeAlias

from tablee.engine.values import Seat
from tablee.games.pueblo.face.stacks import NEUTRAL_OWNER, Stack
from tablee.games.pueblo.rules.geometry import RING, is_corner, sight

Bill: TypeAlias = "tuple[int, ...]"  # points by seat
Line: TypeAlias = "tuple[Stack, ...]"  # what stands on the cells in sight, nearest first or from the south-west
SIGHTS: Final = [tuple(sight(ring)) for ring in range(RING)]
LINES: Final = [itemgetter(*cells) for cells in SIGHTS]  # picks what stands on them from all stacks


@dataclass(frozen=True, slots=True)
class Square:
    """A square the chief sees, and what it costs its owner if it has one."""

    cell: int
    level: int
    owner: Seat | None
    points: int


def look(ring: int, line: Line) -> list[Square]:
    """Level 1 first, or the quarter from the south-west. `HeapState.look` must agree on the points."""
    found: list[Square] = []
    for cell, stack in zip(SIGHTS[ring], line, strict=True):
        if is_corner(ring):
            if stack:
                found.append(Square(cell, len(stack), owner_of(stack[-1]), 1))
        else:
            higher = range(len(found) + 1, len(stack) + 1)
            found += [Square(cell, level, owner_of(stack[level - 1]), level) for level in higher]
    return found


@lru_cache(maxsize=8192)
def bill(seats: int, ring: int, line: Line) -> Bill:
    """What every seat would pay for a look from there."""
    owed = [0] * seats
    for square in look(ring, line):
        if square.owner is not None:
            owed[square.owner] += square.points
    return tuple(owed)


def owner_of(one: int) -> Seat | None:
    return None if one & 7 == NEUTRAL_OWNER else one & 7
