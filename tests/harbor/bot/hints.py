"""What a good captain looks at."""

from __future__ import annotations

from harbor.rules.state import BID, Harbor
from tablee.engine.state import Hints, State


class HarborHints(Hints):
    def weigh(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """The pier's worth against an even share of the purse for each pier to come."""
        assert isinstance(state, Harbor)
        left = state.rules.piers - len(state.quay)
        fair = state.purses[seat] / left * state.pier / (sum(state.rules.cards) / len(state.rules.cards))
        return [-abs(code - BID - fair) if code >= BID else -1.0 for code in codes]

    def worth(self, state: State, seat: int) -> float:
        points = state.points()
        return points[seat] / max(1, sum(points))
