"""What a good captain looks at."""

from __future__ import annotations

from harbor.bot.features import HarborFeatures
from harbor.bot.hints import HarborHints
from tablee.engine.features import Features
from tablee.engine.state import Hints


def hints() -> Hints:
    return HarborHints()


def features() -> Features:
    return HarborFeatures()
