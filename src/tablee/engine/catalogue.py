"""Finds the games: every folder of `tablee.games` that offers a GAME and has a picture, `board.css`. Adding one is enough.

A folder without a picture is still on the workbench: its rules can be imported and tested, but nobody is offered the game.

A game that lives elsewhere is invited by its import name: TABLEE_GAMES=harbor,my.package.chess
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from pathlib import Path

from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake


def names() -> tuple[str, ...]:
    """The names of all games, sorted; imports none of them."""
    return tuple(sorted(_modules(os.environ.get("TABLEE_GAMES", ""))))


def find(name: str) -> AnyGame:
    """The game of that name. Raises `Mistake`."""
    module = _modules(os.environ.get("TABLEE_GAMES", "")).get(name)
    if module is None:
        raise Mistake("engine.no-game", name=name, names=", ".join(names()))
    return _offered(module)


def games() -> list[AnyGame]:
    return [find(name) for name in names()]


@cache
def _modules(invited: str) -> dict[str, str]:
    """Where each game is imported from, by its name."""
    shelf = import_module("tablee.games")
    folders = [folder for place in shelf.__path__ for folder in Path(place).iterdir() if (folder / "board.css").exists()]
    own = {folder.name: f"tablee.games.{folder.name}" for folder in folders}
    guests = filter(None, map(str.strip, invited.split(",")))
    return {guest.rpartition(".")[2]: guest for guest in guests} | own


@cache
def _offered(module: str) -> AnyGame:
    game: AnyGame = import_module(module).GAME
    return game
