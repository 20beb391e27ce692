"""What a good player looks at."""

from __future__ import annotations

from tablee.engine.native import i64
from tablee.engine.state import Hints, State
from tablee.games.barracuda.rules import Barracuda


class BarracudaHints(Hints):
    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Barracuda)  # noqa: S101
        return state.reward(seat)
