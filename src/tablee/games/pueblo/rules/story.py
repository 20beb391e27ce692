"""What happened, told for the log: events from the states before and after an action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tablee.engine.values import Event, Seat
from tablee.games.pueblo.rules.actions import Action, Bid, Lay, Pass, Remove, Set, Take, Walk
from tablee.games.pueblo.rules.geometry import OPENINGS, POSTURES, RING, cell_name, feet
from tablee.games.pueblo.rules.state import (
    BUILDING,
    BUILDING_ON,
    COLOURED,
    COLOURS,
    DISMANTLING,
    OVER,
    TO_BID,
    TO_TAKE,
    Pueblo,
)
from tablee.games.pueblo.rules.stones import footprint_of, posture_of


def story(before: Pueblo, seat: Seat, action: Action, after: Pueblo) -> list[Event]:
    return [*what_was_done(before, seat, action, after), *what_followed(before, after)]


def what_was_done(before: Pueblo, seat: Seat, action: Action, after: Pueblo) -> Iterator[Event]:
    """The action itself and what it cost."""
    match action:
        case Set(kind, opening, corner):
            posture = POSTURES[posture_of(after.stones[len(after.stones) - 1])]
            stone = COLOURS[seat] if kind == COLOURED else "neutral"
            yield Event(
                "set",
                seat,
                {"stone": stone, "opening": OPENINGS[opening], "cell": cell_name(corner), "posture": posture},
            )
        case Walk(steps):
            stop = (int(before.chief) + steps) % RING
            yield Event("walk", seat, {"steps": steps, "ring": stop, "paid": bill(before, stop)})
        case Remove(number):
            code = before.stones[number - 1]
            owner = int(before.owner(number - 1))
            stone = COLOURS[owner] if owner < before.seats else "neutral"
            yield Event(
                "remove", seat, {"number": number, "stone": stone, "cell": cell_name(feet(int(footprint_of(code)))[1])}
            )
        case Bid(points):
            yield Event("bid", seat, {"points": points})
        case Pass():
            yield Event("pass", seat)
        case Take(card):
            yield Event("take", seat, {"card": card, "points": int(before.bid)})
        case Lay(cell):
            yield Event("lay", seat, {"cell": cell_name(cell)})
        case _:
            assert_never(action)


def what_followed(before: Pueblo, after: Pueblo) -> Iterator[Event]:
    """What followed by itself: a card won or given away, an auction, a phase, the lap, the end."""
    if before.task == TO_BID and after.task == TO_TAKE:
        yield Event("won", int(after.seat), {"points": int(after.bid)})
    if before.task == TO_TAKE and after.task not in (TO_BID, TO_TAKE):
        given = next(seat for seat in range(before.seats) if not before.cards[seat] and seat != before.seat)
        yield Event("last-card", given, {"card": int(after.cards[given])})
        yield Event("order", None, {"order": tuple(int(seat) for seat in after.order)})
    if before.part != DISMANTLING and (after.part == DISMANTLING or after.task == OVER):
        yield from lap(before, after)
    if before.task != TO_BID and after.task == TO_BID and before.task != TO_TAKE:
        yield Event("auction", int(after.seat))
    if after.part == BUILDING_ON and before.task == TO_TAKE and after.task not in (TO_BID, TO_TAKE):
        yield Event("phase-two")
    if after.part == DISMANTLING and before.part != DISMANTLING:
        yield Event("dismantling")
    if after.task == OVER:
        yield Event("end", None, {"totals": tuple(after.points())})


def lap(before: Pueblo, after: Pueblo) -> Iterator[Event]:
    """PUE-48, PUE-49, PUE-50: every look of the lap, with running totals."""
    if any(before.reserve) or (before.rules.advanced and before.part == BUILDING):  # PUE-32, PUE-94: stones are left over
        yield Event("stuck")
    start = int(after.chief)
    running = [total + paid for total, paid in zip(before.points(), bill(after, start), strict=True)]
    yield Event("lap", None, {"ring": start})
    for further in range(1, RING + 1):
        ring = (start + further) % RING
        paid = bill(after, ring)
        running = [total + points for total, points in zip(running, paid, strict=True)]
        yield Event("lap-look", None, {"ring": ring, "paid": paid, "totals": tuple(running)})


def bill(state: Pueblo, ring: int) -> tuple[int, ...]:
    """What a look from a ring cell would cost each seat now."""
    return tuple(state.bill(ring))
