"""What the arena says about the bots of every game. The intervals are printed; run with -s to read them."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

import pytest

from tablee import compiled
from tablee.bots.levels import LEVELS, Level, find_level
from tablee.bots.players import searching
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.lab.arena import Contest, contest

GAMES = [catalogue.find(name) for name in catalogue.names()]
TABLES = [pytest.param(game, seats, {}, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats] + [
    pytest.param(catalogue.find(name), 2, options, id=f"{name}-2-{'-'.join(options)}")
    for name, options in (
        ("pueblo", {"advanced": True}),
        ("pueblo", {"dismantling": True}),
        ("balconia", {"placement": "free", "fill": "full25"}),
    )
]
Options: TypeAlias = dict[str, object]
STEADY, RANDOM = find_level("steady"), find_level("random")

# Less than strong and expert, so that many games are played; ten times as much, as between these two.
QUICK, PATIENT = (Level(4, f"{simulations} simulations", "search", searching(simulations)) for simulations in (500, 5000))

pytestmark = pytest.mark.skipif(not compiled(), reason="takes long interpreted; that both builds agree is tested apart")


def meet(game: AnyGame, seats: int, options: Options, one: Level, others: Level, games: int) -> tuple[Contest, float]:
    """A contest of one against equals, and the least share of wins that is sure."""
    found = contest(game, options, [one, *[others] * (seats - 1)], games, 1)
    print(found)  # noqa: T201  # what the test is for
    return found, found.of(one.name).low


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_greedy_beats_random(game: AnyGame, seats: int, options: Options) -> None:
    found, least = meet(game, seats, options, STEADY, RANDOM, 4 * seats if seats > 2 else 12)
    assert least > found.fair


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_each_level_beats_the_one_below(game: AnyGame, seats: int, options: Options) -> None:
    for below, above in pairwise([*LEVELS[:3], QUICK]):
        found, least = meet(game, seats, options, above, below, 60)
        assert least > found.fair


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_more_simulations_play_better(game: AnyGame) -> None:
    found, _ = meet(game, game.seats[0], {}, PATIENT, QUICK, 24)
    assert found.of(PATIENT.name).share > found.fair
