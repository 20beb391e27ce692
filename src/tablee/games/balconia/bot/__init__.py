"""What a good Balconia player looks at."""

from __future__ import annotations

from tablee.engine.features import Features
from tablee.engine.state import Hints
from tablee.games.balconia.bot.features import BalconiaFeatures
from tablee.games.balconia.bot.hints import BalconiaHints, Tuning


def hints() -> Hints:
    return BalconiaHints(Tuning())


def features() -> Features:
    return BalconiaFeatures()
