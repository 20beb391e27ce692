"""What a good Balconia player looks at."""

from __future__ import annotations

from tablee.engine.state import Hints
from tablee.games.balconia.bot.hints import BalconiaHints, Tuning


def hints() -> Hints:
    return BalconiaHints(Tuning())
