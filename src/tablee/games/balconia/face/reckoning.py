"""The count at the end, told balcony by balcony: the own side first, then the building turns (BAL-62, BAL-67)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablee.games.balconia.rules.geometry import COLUMNS
from tablee.games.balconia.rules.sides import TURQUOISE
from tablee.games.balconia.rules.view import BalconiaView, Points


@dataclass(frozen=True, slots=True)
class Stop:
    """A balcony or a door as its turn comes."""

    side: int
    turned: bool  # on the side behind the one this chair looks at
    cell: str
    points: int
    running: int  # the points of this side so far


def stops(view: BalconiaView) -> tuple[Stop, ...]:
    """Nothing before the end."""
    if not view.over:
        return ()
    sides = ((False, view.own_points), (True, view.other_points))
    return tuple(stop for turned, points in sides if points for stop in of_side(view, turned, points))


def of_side(view: BalconiaView, turned: bool, points: Points) -> Iterator[Stop]:
    """From the top and from the left of who looks, the doors last."""
    side = view.side ^ int(turned)
    columns = COLUMNS if side == TURQUOISE else COLUMNS[::-1]
    standing = [f"{COLUMNS[x]}1" for x, number in enumerate(view.doors) if number]
    doors = zip(standing, (one or 0 for one in points.doors), strict=True)
    running = 0
    for cell, scored in [
        *sorted(points.balconies, key=lambda one: (-int(one[0][1]), columns.index(one[0][0]))),
        *sorted(doors, key=lambda one: columns.index(one[0][0])),
    ]:
        running += scored
        yield Stop(side, turned, cell, scored, running)
