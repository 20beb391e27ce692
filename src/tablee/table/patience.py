"""What is tried when a bot fails: the same again after a pause, then the level below, in the end any legal action."""

from __future__ import annotations

from typing import Final

from tablee.bots.levels import LEVELS, find_level
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import View

AGAIN: Final = 2  # times its own level is tried
MOST_FAILURES: Final = 8  # then the bot rests until somebody looks at the table
LONGEST_PAUSE: Final = 15.0  # seconds


def level_after(failures: int, level: str) -> str | None:
    """The level to think with after so many failures; None: think no more, take any legal action."""
    below = [one.name for one in LEVELS if one.number == find_level(level).number - 1]
    ways = [level] * AGAIN + below
    return ways[failures] if failures < len(ways) else None


def pause_after(failures: int) -> float:
    """Seconds to wait after a failure: twice as many each time."""
    return min(LONGEST_PAUSE, 2.0 ** (failures - 1))


def any_action(game: AnyGame, view: View, rng: Rng) -> str:
    """A legal action drawn from what the view itself offers."""
    choices = game.choices(view)
    return choices[rng.below(len(choices))].text
