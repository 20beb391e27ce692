"""What the chief sees from a cell of the ring, and what that costs."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from tablee.engine.values import Seat
from tablee.games.pueblo.face.stacks import NEUTRAL_OWNER, Stack
from tablee.games.pueblo.rules.geometry import RING, is_corner, sight

Bill: TypeAlias = "tuple[int, ...]"  # points by seat
Line: TypeAlias = "tuple[Stack, ...]"  # what stands on the cells in sight, nearest first or from the south-west
SIGHTS: Final = [tuple(sight(ring)) for ring in range(RING)]
LINES: Final = [itemgetter(*cells) for cells in SIGHTS]  # picks what stands on them from all stacks


class Square(NamedTuple):
    """A square the chief sees, and what it costs its owner if it has one."""

    cell: int
    level: int
    owner: Seat | None
    points: int


def look(ring: int, line: Line) -> list[Square]:
    """Level 1 first, or the quarter from the south-west. `HeapState.look` must agree on the points."""
    sights = zip(SIGHTS[ring], line, strict=True)
    if is_corner(ring):
        return [Square(cell, len(stack), owner_of(stack[-1]), 1) for cell, stack in sights if stack]
    found: list[Square] = []
    for cell, stack in sights:
        if len(stack) > len(found):
            higher = enumerate(stack[len(found) :], start=len(found) + 1)
            found += [Square(cell, level, owner_of(one), level) for level, one in higher]
    return found


@lru_cache(maxsize=8192)
def bill(seats: int, ring: int, line: Line) -> Bill:
    """What every seat would pay for a look from there: what `look` shows, counted."""
    owed = [0] * (NEUTRAL_OWNER + 1)
    if is_corner(ring):
        for stack in line:
            owed[stack[-1] & 7 if stack else NEUTRAL_OWNER] += 1
        return tuple(owed[:seats])
    level = 0
    for stack in line:
        for one in stack[level:]:
            level += 1
            owed[one & 7] += level
    return tuple(owed[:seats])


def owner_of(one: int) -> Seat | None:
    return None if one & 7 == NEUTRAL_OWNER else one & 7
