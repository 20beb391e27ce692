"""What a good Barracuda player looks at, and what bots say."""

from __future__ import annotations

from tablee.engine.features import Features
from tablee.engine.state import Hints
from tablee.games.barracuda.bot.features import BarracudaFeatures
from tablee.games.barracuda.bot.hints import BarracudaHints
from tablee.games.barracuda.bot.outlook import Tuning
from tablee.games.barracuda.bot.remarks import remark as remark


def hints() -> Hints:
    return BarracudaHints(Tuning())


def features() -> Features:
    return BarracudaFeatures()
