"""From a view to the worlds that fit it, and what a chair can conclude about the others' objectives."""

from __future__ import annotations

from functools import lru_cache

from tablee.engine.luck import seeded
from tablee.engine.values import Seat
from tablee.games.gaudi.rules.actions import encode
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.objectives import Deals
from tablee.games.gaudi.rules.packing import LAID_BY_NOBODY
from tablee.games.gaudi.rules.sampler import GaudiSampler
from tablee.games.gaudi.rules.setup import Rules
from tablee.games.gaudi.rules.state import OVER, Gaudi, empty
from tablee.games.gaudi.rules.tiles import NO_TILE
from tablee.games.gaudi.rules.view import GaudiView


def sampler(view: GaudiView) -> GaudiSampler:
    hidden = [0 if hand is not None else size for hand, size in zip(view.hands, view.hand_sizes, strict=True)]
    return GaudiSampler(known(view), hidden, view.out, None if view.paving else deals(view))


def deals(view: GaudiView) -> Deals:
    """The objectives each seat may have, as far as this chair can tell."""
    possible = [
        1 << pair if pair is not None else sum(1 << one for one in could)
        for pair, could in zip(view.pairs, view.could, strict=True)
    ]
    return Deals(possible, Rules(view.seats).cards())


def beliefs(view: GaudiView) -> dict[Seat, list[float]]:
    """For each seat the chance of every pair of objectives, `3 * animal + colour`."""
    dealt = deals(view)
    return {seat: dealt.chances(seat) for seat in range(view.seats)}


def known(view: GaudiView) -> Gaudi:
    """The state as far as the view shows it."""
    state = bare_table(view.seats, view.initiation, view.compact, view.paving).copy()
    for tile in view.tiles:
        state.lay_out(tile.kind, tile.cell, LAID_BY_NOBODY if tile.seat is None else tile.seat)
    for animal in view.animals:
        state.note_animal(animal.corner, animal.seen, LAID_BY_NOBODY if animal.seat is None else animal.seat)
    for move in view.moved:
        state.remember(move.how, NO_TILE if move.kind is None else move.kind, move.seat)
    for seat in range(view.seats):
        state.counters[seat] = view.counters[seat]
        state.could[seat] = sum(1 << pair for pair in view.could[seat])
        state.barred[seat] = sum(1 << kind for kind in view.barred[seat])
        for place, kind in enumerate(view.hands[seat] or ()):
            state.hands[seat * HAND + place] = kind
    state.pile_size = view.pile
    state.last, state.seat, state.exchanged = view.last, view.turn, view.exchanged
    if view.over:
        state.task = OVER
    for attempt in view.draft:
        state.play(view.turn, encode(attempt))
    return state


@lru_cache(maxsize=64)
def bare_table(seats: int, initiation: tuple[Seat, ...], compact: bool, paving: bool) -> Gaudi:
    """Nothing on the table yet, to be copied: a field is large, and slow to make."""
    return empty(Rules(seats, sum(1 << seat for seat in initiation), compact, paving), seeded("known"))
