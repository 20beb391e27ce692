"""Why something may not be done now. Shares its tests with the state that lists what may."""

from __future__ import annotations

from typing import assert_never

from harbor.rules.actions import Action, Bid, PeekCargo, PeekDeck, encode
from harbor.rules.state import NOWHERE, OPEN, Harbor
from tablee.engine.values import Refusal, Seat


def why_not(state: Harbor, seat: Seat, action: Action) -> Refusal | None:
    if state.is_over():
        return Refusal("HB-4.1", "over")
    if not 0 <= seat < state.rules.seats:
        return Refusal("HB-1.1", "no-captain")
    if state.fists[seat] != OPEN:
        return Refusal("HB-3.1", "fist-closed")
    match action:
        case Bid(coins):
            purse = state.purses[seat]
            return None if coins <= purse else Refusal("HB-3.2", "purse-too-small", {"coins": coins, "purse": purse})
        case PeekDeck() | PeekCargo():
            return None if encode(action) in state.looks(seat) else why_not_look(state, seat, action)
    assert_never(action)


def why_not_look(state: Harbor, seat: Seat, action: PeekDeck | PeekCargo) -> Refusal:
    if not state.rules.peeking:
        return Refusal("HB-2.3", "no-looking")
    if state.looked[seat] != NOWHERE:
        return Refusal("HB-2.2", "looked")
    if state.purses[seat] < state.rules.price:
        return Refusal("HB-2.2", "no-coins", {"price": state.rules.price})
    if isinstance(action, PeekDeck):
        return Refusal("HB-2.1", "deck-empty")
    if action.of >= state.rules.seats:
        return Refusal("HB-1.1", "no-captain")
    return Refusal("HB-2.2", "known-already")
