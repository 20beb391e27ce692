"""Many games counted: the same seed, the same games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablee.bots import players
from tablee.bots.levels import Level
from tablee.engine import catalogue
from tablee.engine.values import Mistake
from tablee.lab.simulate import play, simulate

PUEBLO = catalogue.find("pueblo")


def test_the_same_seed_plays_the_same_games() -> None:
    once, again, other = (simulate(PUEBLO, 3, {"advanced": True}, ["random"], 20, seed) for seed in (1, 1, 2))
    assert replace(once, seconds=0) == replace(again, seconds=0)
    assert replace(once, seconds=0) != replace(other, seconds=0)


def test_every_game_is_counted_and_every_victory_shared_out() -> None:
    told: list[int] = []
    found = simulate(PUEBLO, 4, {}, ["random"], 10, 1, told.append)
    assert (found.games, found.decisions) == (10, 10 * 72)
    assert sum(found.wins) == pytest.approx(10)
    assert told == list(range(1, 11))


def test_random_games_without_views_are_those_with_views() -> None:
    """The short cut for random bots plays what the long way round plays, where nothing is hidden."""
    level = Level(1, "any", "random", players.at_random)
    short, _ = play(PUEBLO.match(2, seed=1), [level] * 2, "1")
    long, _ = play(PUEBLO.match(2, seed=1), [replace(level, kind="the long way")] * 2, "1")
    assert PUEBLO.position(short) == PUEBLO.position(long)


def test_mixed_bots_sit_where_they_are_named() -> None:
    found = simulate(PUEBLO, 2, {}, ["greedy", "random"], 4, 1)
    assert list(found.wins) == [4, 0]
    assert found.mean_points[0] < found.mean_points[1]


@pytest.mark.parametrize(
    ("bots", "message"), [(["nobody"], "no bot level ‘nobody’"), (["random"] * 3, "3 bots were named for 2")]
)
def test_bots_that_do_not_fit_are_refused(bots: list[str], message: str) -> None:
    with pytest.raises(Mistake, match=message):
        simulate(PUEBLO, 2, {}, bots, 1, 1)
