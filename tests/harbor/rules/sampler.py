"""Worlds that fit a view: the cards that the chair has not seen lie anywhere, closed fists hold anything."""

from __future__ import annotations

from harbor.rules.state import OPEN, Harbor, Rules
from harbor.rules.view import HarborView
from tablee.engine.luck import Rng
from tablee.engine.state import Sampler


class HarborSampler(Sampler):
    def __init__(self, view: HarborView) -> None:
        self.view = view
        seen = {view.pier, view.top, *view.cargo, *(pier for pier, _ in view.quay)}
        self.unseen = [card for card in view.cards if card not in seen]

    def world(self, rng: Rng) -> Harbor:
        """All arrangements of unseen cards are equally likely, and so are all bids a closed fist may hide."""
        view = self.view
        hidden = rng.shuffled(self.unseen)
        cargo = [hidden.pop() if card is None else card for card in view.cargo]
        deck = hidden if view.top is None else [view.top, *hidden]
        rules = Rules(len(cargo), view.cards, view.piers, view.by_lot, view.peeking, view.price)
        state = Harbor(rules, 0, [*cargo, view.pier, *deck], 0, rng.fork())
        state.quay, state.purses, state.bank = list(view.quay), list(view.purses), view.bank
        state.beacon, state.looked, state.bids = list(view.beacon), list(view.looked), list(view.bids)
        state.known = [set(whose) for whose in view.known]
        state.fists = [
            OPEN if not closed else view.fist if seat == view.seat and view.fist is not None else rng.below(purse + 1)
            for seat, (closed, purse) in enumerate(zip(view.closed, view.purses, strict=True))
        ]
        return state
