"""Where each game's tests say what it hides: `disguise(state, chair, rng)` in tests/games/<name>/disguise.py."""

from __future__ import annotations

from importlib import import_module

from tablee.engine.game import AnyGame
from tablee.lab.trials import Disguise


def disguise_of(game: AnyGame) -> Disguise | None:
    """None for a game without secrets."""
    if not game.secrets:
        return None
    module = "harbor.disguise" if game.name == "harbor" else f"games.{game.name}.disguise"
    disguise: Disguise = import_module(module).disguise
    return disguise
