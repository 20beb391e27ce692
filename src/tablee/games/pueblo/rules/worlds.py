"""From a view to the worlds that fit it: Pueblo hides nothing, so there is one."""

from __future__ import annotations

from tablee.engine.state import Sampler
from tablee.games.pueblo.rules.sampler import OnlyWorld
from tablee.games.pueblo.rules.view import PuebloView, state_of


def sampler(view: PuebloView) -> Sampler:
    return OnlyWorld(state_of(view))
