"""What a good player of the Gaudí tile game looks at."""

from __future__ import annotations

from tablee.engine.features import Features
from tablee.engine.state import Hints
from tablee.games.gaudi.bot.evaluation import Tuning
from tablee.games.gaudi.bot.features import GaudiFeatures
from tablee.games.gaudi.bot.hints import GaudiHints


def hints() -> Hints:
    return GaudiHints(Tuning())


def features() -> Features:
    return GaudiFeatures()
