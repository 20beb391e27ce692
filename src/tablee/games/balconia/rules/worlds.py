"""From a view to the worlds that fit it."""

from __future__ import annotations

from tablee.engine.state import Sampler
from tablee.games.balconia.rules.view import BalconiaView, worlds


def sampler(view: BalconiaView) -> Sampler:
    return worlds(view)
