"""From a view to the worlds that fit it, and what a chair can conclude about the others' objectives."""

from __future__ import annotations

from tablee.engine.luck import seeded
from tablee.engine.values import Seat
from tablee.games.gaudi.rules.actions import encode
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import LAID_BY_NOBODY
from tablee.games.gaudi.rules.sampler import Deals, Worlds
from tablee.games.gaudi.rules.setup import Rules
from tablee.games.gaudi.rules.state import OVER, Gaudi, empty
from tablee.games.gaudi.rules.view import GaudiView


def sampler(view: GaudiView) -> Worlds:
    hidden = [0 if hand is not None else size for hand, size in zip(view.hands, view.hand_sizes, strict=True)]
    return Worlds(known_part(view), hidden, view.out, None if view.paving else deals(view))


def deals(view: GaudiView) -> Deals:
    """The objectives each seat may have, as far as this chair can tell."""
    return Deals(
        [
            1 << pair if pair is not None else sum(1 << one for one in could)
            for pair, could in zip(view.pairs, view.could, strict=True)
        ]
    )


def beliefs(view: GaudiView) -> dict[Seat, list[float]]:
    """For each seat the chance of every pair of objectives, `3 * animal + colour`."""
    known = deals(view)
    return {seat: known.chances(seat) for seat in range(view.seats)}


def known_part(view: GaudiView) -> Gaudi:
    """The state as far as the view shows it."""
    rules = Rules(view.seats, sum(1 << seat for seat in view.initiation), view.compact, view.paving)
    state = empty(rules, seeded("known"))
    for tile in view.tiles:
        state.lay_out(tile.kind, tile.cell, LAID_BY_NOBODY if tile.seat is None else tile.seat)
    for animal in view.animals:
        state.note_animal(animal.corner, animal.seen, LAID_BY_NOBODY if animal.seat is None else animal.seat)
    for record in view.returned:
        state.note_return(record.seat, record.kind, sum(1 << seat for seat in record.drew))
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
