"""How strong a bot is: five levels with a name and a number, the same in every game.

Budgets are counted in simulations, not in seconds, so that a level plays the same on every machine. Only a build that is
not compiled searches less, to answer in about the same time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee import compiled
from tablee.bots.players import Player, at_random, greedy, one_of_the_better_half, searching
from tablee.engine.values import Mistake


@dataclass(frozen=True, slots=True)
class Level:
    number: int
    name: str
    kind: str  # how it chooses; also accepted as a name
    choose: Player


SLOWER: Final = 20  # an interpreted simulation takes that many times as long


def budget(simulations: int) -> int:
    return simulations if compiled() else simulations // SLOWER


LEVELS: Final = (
    Level(1, "novice", "random", at_random),
    Level(2, "casual", "half", one_of_the_better_half),
    Level(3, "steady", "greedy", greedy),
    Level(4, "strong", "search", searching(budget(2_000))),
    Level(5, "expert", "deep", searching(budget(20_000))),
)


def find_level(wanted: str | int) -> Level:
    """A level by name, number or kind. Raises `Mistake`."""
    text = str(wanted).strip().lower()
    for level in LEVELS:
        if text in (level.name, level.kind, str(level.number)):
            return level
    known = ", ".join(f"{level.number} {level.name}" for level in LEVELS)
    raise Mistake("bots.no-level", level=str(wanted), levels=known)
