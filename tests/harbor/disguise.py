"""Harbor as it might be for all a chair can tell, by the rulebook: made from the state, not from the view."""

from __future__ import annotations

from harbor.rules.state import OPEN, PEEK_DECK, Harbor
from tablee.engine.luck import Rng
from tablee.engine.values import Seat


def disguise(state: Harbor, chair: Seat | None, rng: Rng) -> Harbor:
    """Mix the deck (HB-1.2) and the cargoes the chair has not seen (HB-1.3, HB-2.1); fill the other fists anew (HB-3.3)."""
    twin = state.copy()
    seen = [] if chair is None else state.known[chair]
    strange = [seat for seat in range(state.rules.seats) if seat not in seen]
    kept = 1 if chair is not None and state.looked[chair] == PEEK_DECK else 0
    hidden = rng.shuffled([state.cargo[seat] for seat in strange] + state.deck[kept:])
    for seat in strange:
        twin.cargo[seat] = hidden.pop()
    twin.deck[kept:] = hidden
    for seat, fist in enumerate(state.fists):
        if fist != OPEN and seat != chair:
            twin.fists[seat] = rng.below(state.purses[seat] + 1)
    return twin
