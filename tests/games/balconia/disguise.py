"""Balconia as it might be for all a chair can tell, by the rulebook: made from the state, not from the view."""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.values import Seat
from tablee.games.balconia.rules.geometry import CELLS
from tablee.games.balconia.rules.state import OVER, TO_PLACE, Balconia, opened


def disguise(state: Balconia, chair: Seat | None, rng: Rng) -> Balconia:
    """Mix the tokens nobody has seen (BAL-54). A spectator of hidden sides sees blocks, but not how they are turned."""
    over = state.step == OVER
    revealed = len(state.built) + (not over)
    tokens = [int(number) for number in state.tokens]
    tokens[revealed:] = rng.shuffled(tokens[revealed:])
    twin = opened(state.rules, tokens)
    for code in state.built:
        face, cell = divmod(int(code), CELLS)
        if chair is None and not state.rules.open_sides and not over:
            face = face // 4 * 4 + rng.below(4)
        twin.build(face, cell)
    if state.step == TO_PLACE:
        twin.keep(state.kept)
    return twin
