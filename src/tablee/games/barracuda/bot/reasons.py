"""What speaks for an action in Barracuda, some moves later: money, rent, pawns in bars, turns that can be paid for."""

from __future__ import annotations

from typing import Final, cast

from tablee.engine.state import State
from tablee.engine.values import Seat
from tablee.games.barracuda.bot.outlook import Outlook, Tuning
from tablee.games.barracuda.rules.state import Barracuda

WORTH: Final = {"money": 0.05, "rent": 0.15, "pawns": 1.0, "turns": 0.4, "rivals-pawns": 0.6}  # of one of each, in pawns
LEAST: Final = 0.05  # pawns that are worth a word


def terms(state: State, seat: Seat) -> dict[str, float]:
    """More is better for the seat. Money and rent in thousands."""
    outlook = Outlook(cast("Barracuda", state), Tuning())
    outlook.weigh_up()
    rivals = [int(outlook.pawns[other]) for other in range(outlook.seats) if other != seat]
    return {
        "money": float(outlook.money[seat]),
        "rent": -float(outlook.rent[seat]),
        "pawns": float(outlook.pawns[seat]),
        "turns": float(outlook.turns[seat]),
        "rivals-pawns": -float(max(rivals)),
    }
