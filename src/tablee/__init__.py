"""Tablée: modern board games at one table. The front door for programmers.

    import tablee

    match = tablee.game("pueblo").match(players=3, seed=7)
    match.do("set coloured NE d4")
    bot = tablee.bot("strong")
    while not match.over:
        match.do(bot.choose(match.view()))
    match.record().save("game.jsonl")
    tablee.verify("game.jsonl")

`from tablee.games import pueblo` gives the same game with its types. The layers behind the door, each knowing only those
before it: `engine` (the contract), `kit` (drawing and words), `games` (one folder each), `bots`, `table` (a live match),
then `web`, `cli` and `lab` side by side.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.bots import Bot, bot
    from tablee.engine.catalogue import find as game
    from tablee.engine.catalogue import names
    from tablee.engine.game import Game
    from tablee.engine.match import Match, Move
    from tablee.engine.record import BadRecord, Record
    from tablee.engine.values import Illegal, Malformed, Mistake, Refusal, View
    from tablee.engine.verify import verify

__version__ = "0.1.0"
__all__ = [
    "BadRecord",
    "Bot",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "Mistake",
    "Move",
    "Record",
    "Refusal",
    "View",
    "bot",
    "compiled",
    "game",
    "names",
    "verify",
]

# Where each of them lives; loaded when first asked for.
_ROOMS = {
    "BadRecord": "tablee.engine.record",
    "Bot": "tablee.bots",
    "Game": "tablee.engine.game",
    "Illegal": "tablee.engine.values",
    "Malformed": "tablee.engine.values",
    "Match": "tablee.engine.match",
    "Mistake": "tablee.engine.values",
    "Move": "tablee.engine.match",
    "Record": "tablee.engine.record",
    "Refusal": "tablee.engine.values",
    "View": "tablee.engine.values",
    "bot": "tablee.bots",
    "game": "tablee.engine.catalogue",
    "names": "tablee.engine.catalogue",
    "verify": "tablee.engine.verify",
}


def __getattr__(name: str) -> object:
    if name not in _ROOMS:
        raise AttributeError(f"tablee offers no {name!r}")
    return getattr(import_module(_ROOMS[name]), "find" if name == "game" else name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])


# How the compiled modules are used: "auto" takes them where they were built, "never" ignores them, "require" insists.
BUILD = os.environ.get("TABLEE_BUILD", "auto")


class _SourcesOnly:
    """Finds our modules as source files even where compiled ones lie beside them."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None, _target: object = None) -> ModuleSpec | None:
        if not name.startswith("tablee.") or path is None:
            return None
        specs = (FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for place in path)
        return next((spec for spec in specs if spec is not None), None)


if BUILD == "never":
    sys.meta_path.insert(0, _SourcesOnly)  # type: ignore[arg-type]  # a class serves as well as an instance


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    from tablee.engine import state

    return not (state.__file__ or "").endswith(".py")


if BUILD == "require" and not compiled():
    raise ImportError("TABLEE_BUILD=require, but the compiled modules are not there: run `make setup` with a C compiler")
