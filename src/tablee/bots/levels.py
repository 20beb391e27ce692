"""How strong a bot is: six levels with a name and a number, the same in every game.

A level is a budget of simulations, so that it plays the same on every machine, and of seconds, so that it keeps nobody
waiting on any. Only a build that is not compiled searches less, to answer in about the same time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee import compiled
from tablee.bots.players import LONGEST_THOUGHT, Player, at_random, greedy, one_of_the_better_half, searching, short_sighted
from tablee.engine.values import Mistake


@dataclass(frozen=True, slots=True)
class Level:
    number: int
    name: str
    kind: str  # how it chooses; also accepted as a name
    choose: Player
    seconds: float = LONGEST_THOUGHT  # it has answered by then
    simulations: int = 0  # at most; 0 for who does not search


SLOWER: Final = 20  # an interpreted simulation takes that many times as long


def budget(simulations: int) -> int:
    return simulations if compiled() else simulations // SLOWER


def looks_ahead(number: int, name: str, kind: str, simulations: int, seconds: float) -> Level:
    return Level(number, name, kind, searching(budget(simulations), seconds), seconds, simulations)


LEVELS: Final = (
    Level(1, "novice", "glance", short_sighted, 1.0),
    Level(2, "casual", "half", one_of_the_better_half, 1.0),
    Level(3, "steady", "greedy", greedy, 1.0),
    looks_ahead(4, "strong", "search", 1_000, 2.0),
    looks_ahead(5, "expert", "deep", 8_000, 3.5),
    looks_ahead(6, "master", "deepest", 60_000, 5.0),
)
RANDOM: Final = Level(0, "random", "random", at_random, 1.0)  # no opponent for people: for tools and tests


def find_level(wanted: str | int) -> Level:
    """A level by name, number or kind. Raises `Mistake`."""
    text = str(wanted).strip().lower()
    for level in (*LEVELS, RANDOM):
        if text in (level.name, level.kind, str(level.number)):
            return level
    known = ", ".join(f"{level.number} {level.name}" for level in LEVELS)
    raise Mistake("bots.no-level", level=str(wanted), levels=known)
