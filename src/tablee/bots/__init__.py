"""Players that are programs: levels from novice to expert. They see views and worlds imagined from them, nothing else."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from tablee.bots.levels import Level, find_level
from tablee.engine import catalogue
from tablee.engine.luck import Rng, seeded
from tablee.engine.values import View


@dataclass(frozen=True, slots=True)
class Bot:
    """A player of one level, with luck of its own."""

    level: Level
    rng: Rng

    def choose(self, view: View) -> Any:
        """The action it chooses for the seat of a view that owes a decision."""
        game = catalogue.find(view.game)
        return game.decode(self.level.choose(game, view, self.rng))


def bot(level: str | int, seed: int | str | None = None) -> Bot:
    """A bot of a level by name or number; the same seed gives the same choices. Raises `Mistake`."""
    return Bot(find_level(level), seeded("bot", secrets.randbits(60) if seed is None else seed))


def think(game_name: str, view: View, level: str | int, seed: int | str) -> str:
    """The text of the action a bot chooses. The same view, level and seed give the same action."""
    game = catalogue.find(game_name)
    code = find_level(level).choose(game, view, seeded("think", seed))
    return game.write(game.decode(code))
