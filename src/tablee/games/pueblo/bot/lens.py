"""A finished Pueblo game looked at by penalties: what every look of the chief cost, and what its walker avoided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tablee.engine.match import AnyMatch
from tablee.engine.values import Event, Seat
from tablee.games.pueblo.rules.actions import Walk
from tablee.games.pueblo.rules.geometry import RING
from tablee.games.pueblo.rules.state import Pueblo

STEPS = range(1, 5)


def lens(match: AnyMatch) -> Iterator[Event]:
    """Every seat's account, then every look of a walk at which something was paid or avoided."""
    looks = [
        look(move.number, move.before, move.seat, move.action) for move in match.moves if isinstance(move.action, Walk)
    ]
    ends = match.state.points()
    for seat in range(match.seats):
        walked = sum(cast("tuple[int, ...]", one.args["paid"])[seat] for one in looks)
        avoided = sum(int(str(one.args["avoided"])) for one in looks if one.seat == seat)
        yield Event("account", seat, {"walked": walked, "lap": ends[seat] - walked, "avoided": avoided})
    yield from (one for one in looks if one.args["avoided"] or any(cast("tuple[int, ...]", one.args["paid"])))


def look(number: int, before: Pueblo, seat: Seat, walk: Walk) -> Event:
    """A walk: what everybody paid, and what the dearest stop in reach would have cost its walker more."""
    bills = [tuple(before.bill((int(before.chief) + steps) % RING)) for steps in STEPS]
    paid = bills[walk.steps - 1]
    avoided = max(bill[seat] for bill in bills) - paid[seat]
    return Event("look", seat, {"step": number + 1, "paid": paid, "avoided": avoided})
