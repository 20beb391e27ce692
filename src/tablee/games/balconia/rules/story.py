"""What happened, told for the log: events from the states before and after an action, and their sentences.

With the sides hidden, a line that everybody reads says which block went where and no more (BAL-59); what a seat now sees
of it is told to that seat alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tablee.engine.values import Argument, Event, Seat
from tablee.games.balconia.rules.actions import Action, Keep, Place
from tablee.games.balconia.rules.components import face_name
from tablee.games.balconia.rules.count import door_points, tallies
from tablee.games.balconia.rules.geometry import CELLS, SIZE, cell_name
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.sides import PINK, TURQUOISE
from tablee.games.balconia.rules.state import OVER, Balconia
from tablee.games.balconia.rules.view import absolute_name, side_of


def story(before: Balconia, seat: Seat, action: Action, after: Balconia) -> list[Event]:
    return [*deeds(before, seat, action, after), *turning_points(action, after)]


def deeds(before: Balconia, seat: Seat, action: Action, after: Balconia) -> Iterator[Event]:
    block = int(before.token())
    match action:
        case Keep(pair):
            if before.rules.open_sides:
                first, second = (called(before, f"{block}{letter}") for letter in pair)
                yield Event("keep-open", seat, {"block": block, "first": first, "second": second})
            else:
                yield Event("keep", seat, {"block": block})
        case Place(_, cell):
            yield Event("place", seat, {"block": block, "cell": cell_name(cell)})
            face = int(after.built[len(after.built) - 1]) // CELLS
            for side, shown in ((TURQUOISE, face), (PINK, face ^ 2)):
                yield looks(after, int(after.seat_of(side)), called(after, face_name(shown)))
        case _:
            assert_never(action)


def looks(after: Balconia, seat: Seat, face: str) -> Event:
    """What a seat now sees of the block; the others are told only when the sides are open."""
    if after.rules.open_sides:
        return Event("sees", seat, {"face": face})
    return Event("you-see", seat, {"face": face}, audience=frozenset({seat}))


def called(state: Balconia, face: str) -> str:
    """The id of a face of this edition, whose name we translate; the name itself, marked, from anybody's own file."""
    return f"={building(state.rules.blocks.source).face(face).name}" if state.rules.blocks.source else face


def turning_points(action: Action, after: Balconia) -> Iterator[Event]:
    """The next token, or the end and its count."""
    if isinstance(action, Keep):
        return
    if after.step == OVER:
        yield from count(after)
    else:
        args: dict[str, Argument] = {"whose": int(after.turn()), "block": int(after.token()), "turn": len(after.built) + 1}
        yield Event("token", None, args)


def count(state: Balconia) -> Iterator[Event]:
    """Both sides, balcony by balcony from the top, then the doors, then the result (BAL-62, BAL-65, BAL-66, BAL-67)."""
    made = building(state.rules.blocks.source)
    yield Event("building-turns")
    for side in (TURQUOISE, PINK):
        seat, own, other = int(state.seat_of(side)), side_of(state, side), side_of(state, 1 - side)
        running = 0
        for cell, tally in sorted(tallies(own).items(), key=lambda item: (-(item[0] // SIZE), item[0])):
            running += tally.points
            args: dict[str, Argument] = {
                "face": called(state, own[cell].id),
                "cell": absolute_name(cell, side),
                "points": tally.points,
                "running": running,
            }
            yield Event("count", seat, args)
        for number in filter(None, state.rules.doors):
            points = door_points(made.door(int(number), side), own, other)
            running += points
            yield Event("count-door", seat, {"points": points, "running": running})
    yield result(state)


def result(state: Balconia) -> Event:
    """Who won, and by what (BAL-121, BAL-122, BAL-123)."""
    totals, doors = state.points(), [int(state.door_points(seat ^ int(state.rules.turquoise))) for seat in (0, 1)]
    ranks = state.ranks()
    winner = ranks.index(1)
    if ranks == [1, 1]:
        return Event("shared", None, {"total": totals[0]})
    if totals[0] == totals[1]:
        return Event("doors-decide", winner, {"total": totals[0], "doors": doors[winner], "other": doors[1 - winner]})
    return Event("end", winner, {"total": totals[winner], "other": totals[1 - winner]})
