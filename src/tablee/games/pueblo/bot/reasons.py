"""What speaks for an action in Pueblo, some moves later: points paid, and points that the looks to come may cost."""

from __future__ import annotations

from typing import Final, cast

from tablee.engine.state import State
from tablee.engine.values import Seat
from tablee.games.pueblo.bot.hints import PuebloHints
from tablee.games.pueblo.bot.visits import Tuning
from tablee.games.pueblo.rules.state import Pueblo

WORTH: Final = {"paid": 1.0, "coming": 1.0, "rivals-paid": 1.0, "rivals-coming": 1.0}  # of one of each, in points
LEAST: Final = 0.5  # points that are worth a word


def terms(state: State, seat: Seat) -> dict[str, float]:
    """More is better for the seat. Of the rivals the one with the best prospects counts."""
    pueblo = cast("Pueblo", state)
    ends, paid = PuebloHints(Tuning()).outlook(pueblo), pueblo.points()
    rival = min((other for other in range(len(paid)) if other != seat), key=lambda other: ends[other])
    return {
        "paid": -float(paid[seat]),
        "coming": paid[seat] - ends[seat],
        "rivals-paid": float(paid[rival]),
        "rivals-coming": ends[rival] - paid[rival],
    }
