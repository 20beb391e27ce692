"""How strong a bot is: five levels with a name and a number, the same in every game.

Budgets are counted in simulations, not in seconds, so that a level plays the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.bots.players import Player, at_random, greedy, one_of_the_better_half, searching
from tablee.engine.values import Mistake


@dataclass(frozen=True, slots=True)
class Level:
    number: int
    name: str
    kind: str  # how it chooses; also accepted as a name
    choose: Player


LEVELS: Final = (
    Level(1, "novice", "random", at_random),
    Level(2, "casual", "half", one_of_the_better_half),
    Level(3, "steady", "greedy", greedy),
    Level(4, "strong", "search", searching(600)),
    Level(5, "expert", "deep", searching(4000)),
)


def find_level(wanted: str | int) -> Level:
    """A level by name, number or kind. Raises `Mistake`."""
    text = str(wanted).strip().lower()
    for level in LEVELS:
        if text in (level.name, level.kind, str(level.number)):
            return level
    known = ", ".join(f"{level.number} {level.name}" for level in LEVELS)
    raise Mistake(f"there is no bot level {wanted!r}; there are {known}")
