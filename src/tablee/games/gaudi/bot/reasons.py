"""What speaks for an action with Gaudí's tiles, some moves later: points, tiles laid, animals left open, secrets kept."""

from __future__ import annotations

from typing import Final, cast

from tablee.engine.state import State
from tablee.engine.values import Seat
from tablee.games.gaudi.bot.evaluation import Tuning, others_value, points_for
from tablee.games.gaudi.bot.outlook import members
from tablee.games.gaudi.rules.counters import completed_by, pair_of
from tablee.games.gaudi.rules.packing import laid_by
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import SOUTH_EAST, SOUTH_WEST, animal_at

WORTH: Final = {"points": 1.0, "tiles": Tuning().tile, "open": 0.3, "secret": 0.05}  # of one of each, in points
LEAST: Final = 0.1  # points that are worth a word


def terms(state: State, seat: Seat) -> dict[str, float]:
    """More is better for the seat."""
    gaudi = cast("Gaudi", state)
    laid = sum(int(laid_by(tile)) == seat for tile in gaudi.tiles)
    drafting = gaudi.drafted > 0 and int(gaudi.seat) == seat
    soon = int(points_for(gaudi, completed_by(gaudi.floor, gaudi.draft, gaudi.drafted), seat)) if drafting else 0
    return {
        "points": float(gaudi.points_of(seat) + soon),
        "tiles": float(laid + (int(gaudi.drafted) if drafting else 0)),
        "open": -open_to_others(gaudi, seat),
        "secret": float(members(gaudi.could[seat])),
    }


def open_to_others(state: Gaudi, seat: Seat) -> float:
    """What the animals that lack one tile are worth to the rivals."""
    floor, value = state.floor, others_value(state, seat)
    edge = [int(floor.edge[index]) for index in range(floor.edge_size)]
    corners = {corner for cell in edge for corner in (cell, cell + SOUTH_EAST, cell + SOUTH_WEST)}
    lacking = [corner for corner in corners if floor.count(corner) == 2]
    return sum(value[int(pair_of(animal_at(corner), floor.colour(corner)))] for corner in lacking)
