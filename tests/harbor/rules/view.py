"""What one chair may know of a Harbor game, built up field by field."""

from __future__ import annotations

from dataclasses import dataclass

from harbor.rules.state import OPEN, PEEK_DECK, Harbor
from tablee.engine.values import Seat, View


@dataclass(frozen=True, slots=True, kw_only=True)
class HarborView(View):
    game = "harbor"

    cards: tuple[int, ...]  # all numbers in the game
    piers: int
    by_lot: bool
    peeking: bool
    price: int
    pier: int
    quay: tuple[tuple[int, Seat], ...]
    purses: tuple[int, ...]
    bank: int
    beacon: tuple[Seat, ...]
    bids: tuple[int, ...]  # opened last
    closed: tuple[bool, ...]
    looked: tuple[int, ...]  # everybody sees who looks where (HB-2.1) ...
    known: tuple[tuple[Seat, ...], ...]  # ... and may remember whose cargo each seat has seen
    deck: int  # how many cards
    fist: int | None  # the chair's own
    cargo: tuple[int | None, ...]  # None where the chair has not seen it
    top: int | None  # the next card, if the chair has looked


def view(state: Harbor, seat: Seat | None) -> HarborView:
    rules, over = state.rules, state.is_over()
    seen = set(range(rules.seats)) if over else state.known[seat] if seat is not None else set()
    points = state.points()
    return HarborView(
        seat=seat,
        acting=tuple(state.acting()),
        points=tuple(points[one] if one in seen else None for one in range(rules.seats)),  # they tell the cargo (HB-4.2)
        ranks=tuple(state.ranks()) if over else None,
        cards=rules.cards,
        piers=rules.piers,
        by_lot=rules.by_lot,
        peeking=rules.peeking,
        price=rules.price,
        pier=state.pier,
        quay=tuple(state.quay),
        purses=tuple(state.purses),
        bank=state.bank,
        beacon=tuple(state.beacon),
        bids=tuple(state.bids),
        closed=tuple(fist != OPEN for fist in state.fists),
        looked=tuple(state.looked),
        known=tuple(tuple(sorted(whose)) for whose in state.known),
        deck=len(state.deck),
        fist=None if seat is None or state.fists[seat] == OPEN else state.fists[seat],
        cargo=tuple(card if one in seen else None for one, card in enumerate(state.cargo)),
        top=state.deck[0] if seat is not None and state.looked[seat] == PEEK_DECK else None,
    )
