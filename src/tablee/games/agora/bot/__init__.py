"""What a good Agora player looks at."""

from __future__ import annotations

from tablee.engine.state import Hints
from tablee.games.agora.bot.hints import AgoraHints


def hints() -> Hints:
    return AgoraHints()
