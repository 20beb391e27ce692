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

from importlib import import_module
from typing import TYPE_CHECKING

from tablee.build import choose, compiled

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


choose()
