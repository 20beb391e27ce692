"""From a view to states: one that shows the view's table, and worlds that fit it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.agora.rules.agreed import Rules
from tablee.games.agora.rules.codes import CARDS, DISTRICTS, FACES, MOST_SEATS, PLAYED
from tablee.games.agora.rules.crowds import Crowds
from tablee.games.agora.rules.deal import as_set, laid_out, remember
from tablee.games.agora.rules.movements import movement
from tablee.games.agora.rules.sampler import AgoraSampler
from tablee.games.agora.rules.state import Agora
from tablee.games.agora.rules.view import AgoraView, Crowd

DISTRICT_CARDS: Final = tuple(range(FACES * district, FACES * district + FACES) for district in range(DISTRICTS))


def played_by(seen: AgoraView, seat: Seat) -> set[int]:
    """Every card of a played pile: all of them were seen by everybody."""
    first = int(movement(PLAYED, seat, 0))
    return set(seen.bygone[seat]) | {one - first for one in seen.history if 0 <= one - first < CARDS}


def state_of(seen: AgoraView) -> Agora:
    """A state that shows this view's table: right in all that is public and in the own hand, any cards elsewhere."""
    chairs = range(seen.seats)
    played = [played_by(seen, seat) for seat in chairs]
    taken = set(seen.hand).union(seen.own_heap, *played)
    free = [[card for card in DISTRICT_CARDS[district] if card not in taken] for district in range(DISTRICTS)]

    def any_of(districts: Iterable[int]) -> list[int]:
        return [free[district].pop(0) for district in districts]

    hands = [seen.hand if seat == seen.seat else any_of(seen.backs[seat]) for seat in chairs]
    heaps = [seen.own_heap if seat == seen.seat else any_of(d for one, d in seen.heap if one == seat) for seat in chairs]
    tops = [any_of([district]) if size else [] for district, size in seen.piles]
    rest = [card for cards in free for card in cards]
    decks = [[rest.pop() for _ in range(size - 1)] + top for (_, size), top in zip(seen.piles, tops, strict=True)]
    rules = Rules(seen.seats, seen.strict, seen.memory_aid)
    state = laid_out(rules, decks[0], decks[1], seeded("stand-in"))
    state.aside = as_set(rest)
    for seat in chairs:
        state.hands[seat], state.dropped[seat] = as_set(list(hands[seat])), as_set(list(heaps[seat]))
        state.played[seat], state.tops[seat] = as_set(list(played[seat])), seen.tops[seat]
        state.reserve[seat] = seen.reserve[seat]
    for district, here in enumerate(seen.crowds):
        put(state.crowds, district, here)
    remember(state, list(seen.history), list(seen.playable_then))
    state.round, state.holder, state.first = seen.round, seen.holder, seen.first
    state.step, state.seat = seen.step, seen.turn
    return state


def put(crowds: Crowds, district: int, here: tuple[Crowd, ...]) -> None:
    """Walkers of a view onto a map of the rules."""
    for crowd in here:
        crowds.count[MOST_SEATS * district + crowd.colour] = crowd.size
        crowds.upright[MOST_SEATS * district + crowd.colour] = crowd.standing


def sampler(view: AgoraView) -> AgoraSampler:
    """Worlds that fit a view."""
    observer = NOBODY if view.seat is None else view.seat
    gone = as_set([card for cards in view.bygone for card in cards])
    return AgoraSampler(state_of(view), observer, list(view.history), gone, as_set(list(view.own_heap)))
