"""What a good Agora player looks at."""

from __future__ import annotations

from tablee.engine.features import Features
from tablee.engine.state import Hints
from tablee.games.agora.bot.features import AgoraFeatures
from tablee.games.agora.bot.hints import AgoraHints


def hints() -> Hints:
    return AgoraHints()


def features() -> Features:
    return AgoraFeatures()
