"""The set-up: what lies on the board and in the reserves before anything happens."""

from __future__ import annotations

from tablee.engine.native import i64, u8, vec
from tablee.games.pueblo.rules.geometry import CELLS
from tablee.games.pueblo.rules.state import BLOCKS_ASIDE, Pueblo
from tablee.games.pueblo.rules.stones import LEVELS, Rules


def blocks(seats: i64) -> i64:
    """Blocks of one coloured and one neutral stone each player receives, beside the lone stone (table 2.1)."""
    return 7 if seats == 2 else 5 if seats == 3 else 4


def empty(rules: Rules) -> Pueblo:
    """The board before anything happens; `begin` starts the game."""
    state = Pueblo(rules)
    seats = rules.seats
    state.aside = BLOCKS_ASIDE if rules.advanced else 0
    whole: int = blocks(seats) - state.aside
    state.heights = vec[i64]([0] * CELLS)
    state.cubes = vec[u8]([0] * (CELLS * LEVELS))
    state.totals = vec[i64]([0] * seats)
    state.reserve = vec[i64]([whole + 1] * seats + [whole] * seats)
    state.order = vec[i64]([seat for seat in range(seats)])  # noqa: C416
    state.cards = vec[i64]([0] * seats)
    return state
