"""What a good captain looks at."""

from __future__ import annotations

from harbor.bot.hints import HarborHints
from tablee.engine.state import Hints


def hints() -> Hints:
    return HarborHints()
