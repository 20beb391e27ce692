"""What a good Pueblo player looks at."""

from __future__ import annotations

from tablee.engine.features import Features
from tablee.engine.state import Hints
from tablee.games.pueblo.bot.features import PuebloFeatures
from tablee.games.pueblo.bot.hints import PuebloHints
from tablee.games.pueblo.bot.visits import Tuning


def hints() -> Hints:
    return PuebloHints(Tuning())


def features() -> Features:
    return PuebloFeatures()
