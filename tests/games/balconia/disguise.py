"""Balconia as it might be for all a chair can tell, by the rulebook: made from the state, not from the view."""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.values import Seat
from tablee.games.balconia.rules.geometry import CELLS
from tablee.games.balconia.rules.state import OVER, Balconia, empty


def disguise(state: Balconia, chair: Seat | None, rng: Rng) -> Balconia:
    """Mix the tokens nobody has seen (BAL-54). A spectator of hidden sides sees blocks, but not how they are turned."""
    over = state.step() == OVER
    known = len(state.built) + (0 if over else 1)
    tokens = [int(number) for number in state.tokens]
    tokens[known:] = rng.shuffled(tokens[known:])
    twin = empty(
        state.blocks,
        state.turquoise,
        state.free,
        state.door_always,
        state.fill,
        state.open_sides,
        [int(number) for number in state.doors],
        tokens,
    )
    for code in state.built:
        face, cell = divmod(int(code), CELLS)
        if chair is None and not state.open_sides and not over:
            face = face // 4 * 4 + rng.below(4)
        twin.build(face, cell)
    twin.kept = state.kept
    return twin
