"""Finds the games: every folder of `tablee.games` that offers a GAME. Adding a folder is enough."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake


@cache
def names() -> tuple[str, ...]:
    """The names of all games, sorted; imports none of them."""
    shelf = import_module("tablee.games")
    return tuple(sorted(module.name for module in iter_modules(shelf.__path__) if module.ispkg))


@cache
def find(name: str) -> AnyGame:
    """The game of that name. Raises `Mistake`."""
    if name not in names():
        raise Mistake(f"there is no game {name!r}; there are {', '.join(names())}")
    game: AnyGame = import_module(f"tablee.games.{name}").GAME
    return game


def games() -> list[AnyGame]:
    return [find(name) for name in names()]
