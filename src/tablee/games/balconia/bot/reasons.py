"""What speaks for an action in Balconia, some moves later: what both sides will probably be worth."""

from __future__ import annotations

from typing import Final, cast

from tablee.engine.state import State
from tablee.engine.values import Seat
from tablee.games.balconia.bot.hints import BalconiaHints, Tuning
from tablee.games.balconia.rules.state import Balconia

WORTH: Final = {"own": 1.0, "other": 1.0}  # of one of each, in points
LEAST: Final = 0.3  # points that are worth a word


def terms(state: State, seat: Seat) -> dict[str, float]:
    """More is better for the seat."""
    balconia, hints = cast("Balconia", state), BalconiaHints(Tuning())
    side = seat ^ int(balconia.rules.turquoise)
    return {"own": hints.outlook(balconia, side), "other": -hints.outlook(balconia, 1 - side)}
