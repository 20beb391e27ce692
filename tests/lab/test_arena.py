"""The arena: fair contests, and how sure their outcome is."""

from __future__ import annotations

import pytest

from tablee.bots.levels import Level
from tablee.bots.players import at_random
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import Mistake, View
from tablee.lab.arena import between, contest, interval

PUEBLO = catalogue.find("pueblo")


def test_everybody_sits_on_every_chair_of_the_same_deals() -> None:
    met: set[tuple[str, object, object]] = set()

    def noted(name: str) -> Level:
        def choose(game: AnyGame, view: View, rng: Rng) -> int:
            met.add((name, view.seat, getattr(view, "sacred", None)))
            return at_random(game, view, rng)

        return Level(1, name, name, choose)

    found = contest(PUEBLO, {"advanced": True, "sacred_placement": "random"}, [noted(name) for name in "abc"], 6, 1)
    deals = {deal for _, _, deal in met}
    assert len(deals) == 2
    assert met == {(name, seat, deal) for name in "abc" for seat in range(3) for deal in deals}
    assert sum(result.wins for result in found.results) == pytest.approx(6)


def test_the_same_seed_gives_the_same_contest() -> None:
    assert between(PUEBLO, 2, {}, ["steady", "novice"], 4, 1) == between(PUEBLO, 2, {}, ["steady", "novice"], 4, 1)


def test_bots_of_one_name_are_taken_together() -> None:
    found = between(PUEBLO, 4, {}, ["steady", "novice", "novice", "novice"], 4, 1)
    assert [result.name for result in found.results] == ["steady", "novice"]
    assert found.of("steady").wins + 3 * found.of("novice").wins == pytest.approx(4)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"), [(0.5, 100, 0.404, 0.596), (1.0, 10, 0.722, 1.0), (0, 10, 0, 0.278)]
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert interval(share, games) == pytest.approx((low, high), abs=0.001)


def test_no_contest_without_games_or_with_the_wrong_number_of_bots() -> None:
    with pytest.raises(Mistake, match="At least one game"):
        between(PUEBLO, 2, {}, ["novice"], 0, 1)
    with pytest.raises(Mistake, match="3 bots"):
        between(PUEBLO, 2, {}, ["novice"] * 3, 1, 1)
    with pytest.raises(Mistake, match="2 to 4 players"):
        between(PUEBLO, 5, {}, ["novice"], 1, 1)
