"""Players that are programs: levels from novice to expert. They see views and worlds imagined from them, nothing else."""

from tablee.bots.levels import find_level
from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.values import View


def think(game_name: str, view: View, level: str | int, seed: int | str) -> str:
    """The text of the action a bot chooses. The same view, level and seed give the same action."""
    game = catalogue.find(game_name)
    code = find_level(level).choose(game, view, seeded("think", seed))
    return game.write(game.decode(code))
