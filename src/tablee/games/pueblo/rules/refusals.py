"""Why something may not be done now. Shares its tests with the state that lists what may."""

from __future__ import annotations

from typing import assert_never

from tablee.engine.values import Refusal, Seat
from tablee.games.pueblo.rules.actions import Action, Bid, Lay, Pass, Remove, Set, Take, Walk
from tablee.games.pueblo.rules.deal import blocks
from tablee.games.pueblo.rules.geometry import BIT, FEET, feet, footprint
from tablee.games.pueblo.rules.state import (
    BLOCKS_ASIDE,
    DISMANTLING,
    EITHER,
    HIGHEST_BID,
    KINDS,
    OVER,
    TASKS,
    TO_BID,
    TO_LAY,
    TO_REMOVE,
    TO_SET,
    TO_TAKE,
    TO_WALK,
    Pueblo,
)

TASK_OF: dict[type[Action], int] = {
    Set: TO_SET,
    Walk: TO_WALK,
    Remove: TO_REMOVE,
    Bid: TO_BID,
    Pass: TO_BID,
    Take: TO_TAKE,
    Lay: TO_LAY,
}
# The rule that asks for a task, and the rule that says by whom before the turns begin.
RULE_OF = {
    TO_LAY: "PUE-77",
    TO_BID: "PUE-84",
    TO_TAKE: "PUE-87",
    TO_SET: "PUE-13",
    TO_WALK: "PUE-13",
    TO_REMOVE: "PUE-62",
}
TURNS_BEFORE_PLAY = {TO_LAY: "PUE-77", TO_BID: "PUE-83", TO_TAKE: "PUE-87"}


def why_not(state: Pueblo, seat: Seat, action: Action) -> Refusal | None:
    """Why a seat may not do this; None when it may. `Pueblo.codes` lists exactly what this does not refuse."""
    if refusal := why_not_now(state, seat, action):
        return refusal
    match action:
        case Set():
            return why_not_set(state, seat, action)
        case Walk(steps):
            return None if 1 <= steps <= 4 else Refusal("PUE-33", "steps", {"steps": steps})
        case Remove(number):
            return why_not_remove(state, seat, number)
        case Bid(points):
            return why_not_bid(state, points)
        case Pass():
            return None
        case Take(card):
            return None if card in state.free_cards() else Refusal("PUE-87", "card-not-there", {"card": card})
        case Lay(cell):
            return Refusal("PUE-77", "already-sacred") if state.sacred & BIT[cell] else None
    assert_never(action)


def why_not_now(state: Pueblo, seat: Seat, action: Action) -> Refusal | None:
    """Out of turn, or not what has to be done."""
    if state.task == OVER:
        return Refusal("PUE-69" if state.rules.dismantling else "PUE-51", "over")
    if isinstance(action, Bid | Pass) and state.task == TO_BID and 0 <= seat < state.seats:
        if state.cards[seat]:
            return Refusal("PUE-81", "has-card", {"card": int(state.cards[seat])})
        if not state.bids_on(seat):
            return Refusal("PUE-86", "has-passed")
    if seat != state.seat:
        return Refusal(rule_of_turns(state), "not-your-turn")
    if isinstance(action, Remove) and state.part != DISMANTLING and state.task in (TO_SET, TO_WALK):
        return Refusal("PUE-31", "stones-stay")
    if TASK_OF[type(action)] != state.task:
        return Refusal(rule_of_task(state, action), f"first-{TASKS[state.task]}")
    return None


def rule_of_turns(state: Pueblo) -> str:
    """The rule that says who acts now."""
    if state.task in TURNS_BEFORE_PLAY:
        return TURNS_BEFORE_PLAY[state.task]
    if state.rules.advanced:
        return "PUE-92"
    return "PUE-57" if state.part == DISMANTLING else "PUE-12"


def rule_of_task(state: Pueblo, action: Action) -> str:
    """The rule that asks for this task, or else forbids that action."""
    if state.task == TO_SET and isinstance(action, Pass):
        return "PUE-20"
    if state.task == TO_WALK and state.part == DISMANTLING:
        return "PUE-64"
    return RULE_OF[state.task]


def why_not_set(state: Pueblo, seat: Seat, action: Set) -> Refusal | None:
    needed = state.kinds(seat)
    if needed not in (EITHER, action.kind):
        # The first stone of all is the lone one; later the other half of the broken block.
        first = state.reserve[seat] + state.reserve[state.seats + seat] == first_reserve(state)
        return Refusal("PUE-16", "lone-first") if first else Refusal("PUE-18", f"finish-{KINDS[needed]}")
    spot = footprint(action.opening, action.corner)
    if spot < 0:
        return Refusal("PUE-23", "off-board")
    if state.fits(spot):
        return None
    if FEET[spot] & state.sacred:
        return Refusal("PUE-74", "sacred")
    left, corner, right = (int(state.heights[cell]) for cell in feet(spot))
    if right != corner:
        return Refusal("PUE-26", "right-higher" if right > corner else "right-lower", {"levels": abs(right - corner)})
    return Refusal("PUE-26", "left-higher" if left > corner else "left-lower", {"levels": abs(left - corner)})


def first_reserve(state: Pueblo) -> int:
    """How many stones a seat holds before its first turn."""
    return 2 * (int(blocks(state.seats)) - (BLOCKS_ASIDE if state.rules.advanced else 0)) + 1


def why_not_remove(state: Pueblo, seat: Seat, number: int) -> Refusal | None:
    if not 1 <= number <= len(state.stones) or state.is_gone(number - 1):
        return Refusal("PUE-66", "no-such-stone", {"number": number})
    if number - 1 in state.removable(seat):
        return None
    if not state.standing_stones(seat):
        return Refusal("PUE-61", "colour-gone")
    if state.owner(number - 1) not in (seat, state.seats):
        return Refusal("PUE-60", "foreign-stone")
    return Refusal("PUE-59", "covered")


def why_not_bid(state: Pueblo, points: int) -> Refusal | None:
    if points > HIGHEST_BID:
        return Refusal("PUE-85", "bid-too-high", {"points": points})
    if points <= state.bid:
        return Refusal("PUE-84", "bid-too-low", {"points": points, "bid": int(state.bid)})
    return None
