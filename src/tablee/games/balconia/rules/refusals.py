"""Why something may not be done now. Shares its tests with the state that lists what may."""

from __future__ import annotations

from typing import assert_never

from tablee.engine.values import Refusal, Seat
from tablee.games.balconia.rules.actions import ADJACENT, OPPOSITE, Action, Keep, Place, offered
from tablee.games.balconia.rules.components import LETTERS
from tablee.games.balconia.rules.geometry import BIT, beside, cell_name
from tablee.games.balconia.rules.state import OVER, TO_KEEP, Balconia


def why_not(state: Balconia, seat: Seat, action: Action) -> Refusal | None:
    """Why a seat may not do this; None when it may. `Balconia.codes` lists exactly what this does not refuse."""
    if refusal := why_not_now(state, seat, action):
        return refusal
    match action:
        case Keep(pair):
            return Refusal("BAL-26", "opposite", {"pair": pair}) if pair in OPPOSITE else None
        case Place(face, cell):
            return why_not_face(state, face) or why_not_cell(state, cell)
    assert_never(action)


def why_not_now(state: Balconia, seat: Seat, action: Action) -> Refusal | None:
    """After the end, in the other's role, or not the step of this turn."""
    step = state.step
    if step == OVER:
        return Refusal("BAL-138", "over")
    selector = state.seat_of(state.selector())
    selects = seat == selector
    if isinstance(action, Keep) and not selects:
        return Refusal("BAL-34", "not-selector", {"whose": selector})
    if isinstance(action, Place) and selects:
        return Refusal("BAL-39", "not-placer", {"whose": 1 - selector})
    if isinstance(action, Keep) != (step == TO_KEEP):
        return (
            Refusal("BAL-136", "wait-for-pair", {"whose": selector})
            if step == TO_KEEP
            else Refusal("BAL-42", "pair-is-kept")
        )
    return Refusal("BAL-137", "not-your-turn") if seat != state.turn() else None


def why_not_face(state: Balconia, face: int) -> Refusal | None:
    if state.is_offered(face):
        return None
    return Refusal("BAL-38", "not-offered", {"letter": LETTERS[face], "offered": offered(ADJACENT[state.kept])})


def why_not_cell(state: Balconia, cell: int) -> Refusal | None:
    here, doors = int(BIT[cell]), int(state.rules.entrances)
    if state.open_cells() & here:
        return None
    where = {"cell": cell_name(cell)}
    if (state.standing | doors) & here:
        return Refusal("BAL-43", "door-stands" if doors & here else "block-stands", where)
    if state.standing == 0:
        return Refusal("BAL-44", "first-at-door", where)
    if beside(doors) & here:
        return Refusal("BAL-46", "door-is-no-balcony", where)
    return Refusal("BAL-45", "no-neighbour", where)
