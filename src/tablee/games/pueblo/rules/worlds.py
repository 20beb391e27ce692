"""From a view to the worlds that fit it: Pueblo hides nothing, so there is one."""

from __future__ import annotations

from tablee.engine.state import Sampler
from tablee.games.pueblo.rules.geometry import BIT
from tablee.games.pueblo.rules.sampler import OnlyWorld, rebuilt
from tablee.games.pueblo.rules.state import Pueblo
from tablee.games.pueblo.rules.stones import Rules
from tablee.games.pueblo.rules.view import PuebloView


def sampler(view: PuebloView) -> Sampler:
    return OnlyWorld(state_of(view))


def state_of(seen: PuebloView) -> Pueblo:
    """The only state that looks like this view."""
    rules = Rules(seen.seats, seen.advanced, seen.dismantling, seen.starter, seen.opener)
    state = rebuilt(rules, seen.codes, seen.taken, seen.sacred)
    for index, count in enumerate(seen.reserve):
        state.reserve[index] = count
    for seat in range(seen.seats):
        state.totals[seat] = seen.points[seat] or 0
        state.order[seat] = seen.order[seat]
        state.cards[seat] = seen.cards[seat]
    state.aside, state.to_lay, state.chief = seen.aside, seen.to_lay, seen.chief
    state.part, state.task, state.seat, state.turns = seen.part, seen.task, seen.actor, seen.turns
    state.bid, state.bidder, state.asked_first = seen.bid, seen.bidder, seen.asked_first
    for seat in seen.passed:
        state.passed |= BIT[seat]
    return state
