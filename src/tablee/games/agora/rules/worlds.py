"""From a view to the worlds that fit it."""

from __future__ import annotations

from tablee.engine.state import Sampler
from tablee.games.agora.rules.view import AgoraView, worlds


def sampler(view: AgoraView) -> Sampler:
    return worlds(view)
