"""A finished game of Gaudí tiles looked at by animals given away: left with one tile missing, and completed by another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tablee.engine.match import AnyMatch
from tablee.engine.values import Event, Seat
from tablee.games.gaudi.rules.counters import MARKED, value
from tablee.games.gaudi.rules.packing import LAID_BY_NOBODY, animal_by, animal_corner, animal_seen, laid_by, laid_cell
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, SOUTH_EAST, SOUTH_WEST, animal_at


def lens(match: AnyMatch) -> Iterator[Event]:
    """Every gift that was worth points, then what everybody gave and got."""
    state = cast("Gaudi", match.state)
    gave, got = [0] * match.seats, [0] * match.seats
    for corner, giver, taker in gifts(state):
        animal, colour = int(animal_at(corner)), int(state.floor.colour(corner))
        points = int(value(animal, colour, state.pairs[taker]))
        if points:
            gave[giver] += points
            got[taker] += points
            yield Event(
                "gift", giver, {"whose": taker, "animals": f"{ANIMALS[animal]}-{COLOURS[colour]}", "points": points}
            )
    for seat in range(match.seats):
        yield Event("gifts", seat, {"gave": gave[seat], "got": got[seat]})


def gifts(state: Gaudi) -> Iterator[tuple[int, Seat, Seat]]:
    """(corner, who laid its second tile, who completed and marked it), where these are two."""
    laid = {int(laid_cell(tile)): (order, int(laid_by(tile))) for order, tile in enumerate(state.tiles)}
    for animal in state.animals:
        if animal_seen(animal) != MARKED:
            continue
        corner, taker = int(animal_corner(animal)), int(animal_by(animal))
        around = sorted(laid[cell] for cell in (corner, corner - SOUTH_EAST, corner - SOUTH_WEST))
        giver = around[1][1]
        if giver not in (taker, LAID_BY_NOBODY):
            yield corner, giver, taker
