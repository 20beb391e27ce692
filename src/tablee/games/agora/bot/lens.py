"""A finished Agora game looked at by majorities: districts won by a single walker, and lost by one."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.match import AnyMatch
from tablee.engine.state import NOBODY
from tablee.engine.values import Event
from tablee.games.agora.rules.city import CODES, VALUE
from tablee.games.agora.rules.codes import DISTRICTS, MOST_SEATS
from tablee.games.agora.rules.state import Agora


def lens(match: AnyMatch) -> Iterator[Event]:
    """For every close district who won it by one and who lost it by one; then what that was worth to everybody."""
    won, lost = [0] * match.seats, [0] * match.seats
    for district in range(DISTRICTS):
        for event in close(match.state, district, match.seats):
            assert event.seat is not None
            (won if event.kind == "won-by-one" else lost)[event.seat] += int(VALUE[district])
            yield event
    for seat in range(match.seats):
        yield Event("by-one", seat, {"won": won[seat], "lost": lost[seat]})


def close(state: Agora, district: int, seats: int) -> Iterator[Event]:
    leader = int(state.crowds.leader(district))
    if leader == NOBODY:
        return
    walkers = [int(state.crowds.count[MOST_SEATS * district + seat]) for seat in range(seats)]
    behind = [seat for seat in range(seats) if walkers[seat] == walkers[leader] - 1 > 0]
    args = {"district": CODES[district], "points": int(VALUE[district]), "count": walkers[leader]}
    if behind:
        yield Event("won-by-one", leader, args)
    yield from (Event("lost-by-one", seat, args) for seat in behind)
