"""What speaks for an action in Agora, some moves later: districts led, walkers on the map, points to expect."""

from __future__ import annotations

from typing import Final, cast

from tablee.engine.state import State
from tablee.engine.values import Seat
from tablee.games.agora.bot.hints import AgoraHints
from tablee.games.agora.rules.codes import DISTRICTS, MOST_SEATS
from tablee.games.agora.rules.state import Agora

WORTH: Final = {"expected": 1.0, "rival": 1.0, "led": 0.5, "walkers": 0.15}  # of one of each, in points
LEAST: Final = 0.15  # points that are worth a word


def terms(state: State, seat: Seat) -> dict[str, float]:
    """More is better for the seat; the rival is the one with the best prospects."""
    agora = cast("Agora", state)
    points = AgoraHints().expected(agora)
    return {
        "expected": points[seat],
        "rival": -max(one for other, one in enumerate(points) if other != seat),
        "led": float(sum(int(agora.crowds.leader(district)) == seat for district in range(DISTRICTS))),
        "walkers": float(sum(int(agora.crowds.count[MOST_SEATS * district + seat]) for district in range(DISTRICTS))),
    }
