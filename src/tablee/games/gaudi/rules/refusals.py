"""Why something may not be done now. Shares its tests with the state that lists what may."""

from __future__ import annotations

from typing import assert_never

from tablee.engine.values import Refusal, Seat
from tablee.games.gaudi.rules.actions import Action, Done, Exchange, Lay
from tablee.games.gaudi.rules.state import OVER, TO_EXCHANGE, TO_LAY, Gaudi
from tablee.games.gaudi.rules.tiles import (
    ANIMALS,
    BIT,
    COLOURS,
    REACH,
    SOUTH_EAST,
    SOUTH_WEST,
    animal_at,
    colour_of,
    kind_name,
    place_of,
    touching,
)


def why_not(state: Gaudi, seat: Seat, action: Action) -> Refusal | None:
    """Why a seat may not do this; None when it may. `Gaudi.codes` lists exactly what this does not refuse."""
    if state.task == OVER:
        return Refusal("GAU-37", "over")
    if seat != state.seat:
        return Refusal("GAU-10", "not-your-turn")
    match action:
        case Lay(kind, cell):
            return why_not_lay(state, kind, cell)
        case Exchange(kind):
            return why_not_exchange(state, kind)
        case Done():
            return why_not_done(state)
    assert_never(action)


def why_not_exchange(state: Gaudi, kind: int) -> Refusal | None:
    if state.exchanged:
        return Refusal("GAU-29", "one-exchange")
    if state.task == TO_LAY:
        return Refusal("GAU-18", "can-lay")
    return None if state.place_in_hand(kind) >= 0 else not_in_hand(kind)


def why_not_done(state: Gaudi) -> Refusal | None:
    if state.task == TO_EXCHANGE:
        return Refusal("GAU-28", "must-exchange")
    if state.drafted == 0:
        return Refusal("GAU-18", "nothing-laid")
    if state.is_complete():
        return None
    # One tile is always a turn and a third is offered only where it makes one: these are two.
    if touching(state.draft[0], state.draft[1]):
        return Refusal("GAU-24", "no-animal-yet")
    return Refusal("GAU-20", "apart-yet")


def why_not_lay(state: Gaudi, kind: int, cell: int) -> Refusal | None:
    if state.task == TO_EXCHANGE:
        return Refusal("GAU-28", "must-exchange")
    place = int(state.place_in_hand(kind))
    if place < 0:
        return not_in_hand(kind)
    if max(map(abs, place_of(cell))) >= REACH:
        return Refusal("GAU-16", "touches-nothing")
    if state.floor.is_taken(cell):
        return Refusal("GAU-12", "taken")
    if not state.floor.allowed(cell) & BIT[kind]:
        return why_not_there(state, kind, cell)
    return None if state.leads_on(cell, place) else why_no_turn(state, cell)


def not_in_hand(kind: int) -> Refusal:
    return Refusal("GAU-18", "not-in-hand", {"tile": kind_name(kind)})


def why_not_there(state: Gaudi, kind: int, cell: int) -> Refusal:
    """The first corner that disagrees; without any colour around, the cell touches no tile."""
    for corner in (cell, cell + SOUTH_EAST, cell + SOUTH_WEST):
        animal, there = int(animal_at(corner)), int(state.floor.colour(corner))
        here = colour_of(kind, animal)
        if there >= 0 and there != here:
            name = ANIMALS[animal]
            return Refusal("GAU-15", "disagrees", {"third": f"{name}-{COLOURS[here]}", "there": f"{name}-{COLOURS[there]}"})
    return Refusal("GAU-16", "touches-nothing")


def why_no_turn(state: Gaudi, cell: int) -> Refusal:
    """Why no legal turn contains the draft and a tile on this cell, which it fits."""
    first, second = int(state.draft[0]), int(state.draft[1])
    if state.drafted == 1:
        return Refusal("GAU-24", "no-animal") if touching(first, cell) else Refusal("GAU-20", "apart")
    pairs = touching(first, second) + touching(first, cell) + touching(second, cell)
    if pairs < 2:
        return Refusal("GAU-20", "apart")
    if pairs == 3 and not state.rules.allows_compact(state.seat):
        return Refusal("GAU-22", "compact")
    return Refusal("GAU-24", "two-animals", {"gained": int(state.gained + state.floor.gain(cell))})
