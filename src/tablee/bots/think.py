"""One decision of one bot: plain values in, a text out, so that it can be asked of another process."""

from __future__ import annotations

from time import monotonic

from tablee.bots.levels import find_level
from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.values import View


def think(game_name: str, view: View, level: str | int, seed: int, seconds: float | None = None) -> str:
    """The action a bot of that level chooses, as text; after so many seconds it takes the best found by then.

    The same seed gives the same choice unless the time runs out. Raises `Mistake`.
    """
    game = catalogue.find(game_name)
    end = None if seconds is None else monotonic() + seconds
    out_of_time = None if end is None else lambda: monotonic() > end
    code = find_level(level).player.choose(game, view, seeded("think", seed), out_of_time)
    return game.write(game.decode(code))
