"""The levels, named and numbered the same in every game."""

from __future__ import annotations

from dataclasses import dataclass

from tablee import compiled
from tablee.bots.players import CasualPlayer, GreedyPlayer, Player, RandomPlayer, SearchPlayer
from tablee.bots.search import Effort
from tablee.engine.values import Mistake

SLOWER = 25  # an interpreted build searches that much less, to answer in about the same time


@dataclass(frozen=True, slots=True)
class Level:
    number: int
    name: str
    player: Player


def searching(simulations: int) -> SearchPlayer:
    return SearchPlayer(Effort(simulations if compiled() else simulations // SLOWER))


LEVELS = (
    Level(1, "novice", RandomPlayer()),
    Level(2, "casual", CasualPlayer()),
    Level(3, "steady", GreedyPlayer()),
    Level(4, "strong", searching(5_000)),
    Level(5, "expert", searching(50_000)),
)
OTHER_NAMES = {"random": "novice", "greedy": "steady", "search": "strong"}  # what each does, for those who prefer that


def find_level(wanted: str | int) -> Level:
    """The level of that name or number. Raises `Mistake`."""
    text = str(wanted).strip().lower()
    text = OTHER_NAMES.get(text, text)
    for level in LEVELS:
        if text in (level.name, str(level.number)):
            return level
    raise Mistake(f"there is no level {wanted!r}; there are {', '.join(f'{one.number} {one.name}' for one in LEVELS)}")
