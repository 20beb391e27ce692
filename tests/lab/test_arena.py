"""The arena, and what it says about Pueblo's bots. The intervals are printed; run with -s to read them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablee import compiled
from tablee.bots.levels import LEVELS, Level, find_level
from tablee.bots.players import at_random, searching
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import Mistake, View
from tablee.lab.arena import Match, between, interval, match

PUEBLO = catalogue.find("pueblo")
STEADY = find_level("steady")
SET_UPS = [
    pytest.param({}, id="basic"),
    pytest.param({"advanced": True}, id="advanced"),
    pytest.param({"dismantling": True}, id="dismantling"),
]


def show(found: Match) -> None:
    print(found)  # noqa: T201  # what the test is for


def test_everybody_sits_on_every_chair_of_the_same_deals() -> None:
    met: set[tuple[str, object, object]] = set()

    def noted(name: str) -> Level:
        def choose(game: AnyGame, view: View, rng: Rng) -> int:
            met.add((name, view.seat, getattr(view, "sacred", None)))
            return at_random(game, view, rng)

        return Level(1, name, name, choose)

    found = match(PUEBLO, {"advanced": True, "sacred_placement": "random"}, [noted(name) for name in "abc"], 6, 1)
    deals = {deal for _, _, deal in met}
    assert len(deals) == 2
    assert met == {(name, seat, deal) for name in "abc" for seat in range(3) for deal in deals}
    assert sum(result.wins for result in found.results) == pytest.approx(6)


def test_the_same_seed_gives_the_same_match() -> None:
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


def test_no_match_without_games_or_with_the_wrong_number_of_bots() -> None:
    with pytest.raises(Mistake, match="at least one game"):
        between(PUEBLO, 2, {}, ["novice"], 0, 1)
    with pytest.raises(Mistake, match="3 bots"):
        between(PUEBLO, 2, {}, ["novice"] * 3, 1, 1)
    with pytest.raises(Mistake, match="2 to 4 players"):
        between(PUEBLO, 5, {}, ["novice"], 1, 1)


@pytest.mark.parametrize("options", SET_UPS)
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int, options: dict[str, object]) -> None:
    found = between(PUEBLO, seats, options, ["steady", *["novice"] * (seats - 1)], 8, 1)
    show(found)
    assert found.of("steady").share > 0.9


@pytest.mark.skipif(not compiled(), reason="searching takes minutes interpreted; that both builds agree is tested apart")
def test_search_beats_greedy() -> None:
    seeker = Level(4, "seeker", "search", searching(120))
    found = match(PUEBLO, {"sacred_count": 3, "advanced": True, "sacred_placement": "random"}, [seeker, STEADY], 8, 1)
    show(found)
    assert found.of("seeker").share > 0.5


# Ten times the simulations, as between strong and expert, at budgets that let many games be played.
QUICK, PATIENT = (Level(4, f"{simulations} simulations", "search", searching(simulations)) for simulations in (500, 5000))


@pytest.mark.soak
@pytest.mark.skipif(not compiled(), reason="takes hours interpreted")
@pytest.mark.parametrize("options", SET_UPS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_level_beats_the_one_below(seats: int, options: dict[str, object]) -> None:
    for below, above in pairwise([*LEVELS[:3], QUICK]):
        found = match(PUEBLO, options, [above, *[below] * (seats - 1)], 24, 1)
        show(found)
        assert found.of(above.name).low > found.fair


@pytest.mark.soak
@pytest.mark.skipif(not compiled(), reason="takes hours interpreted")
@pytest.mark.parametrize("seats", [2, 4])
def test_more_simulations_play_better(seats: int) -> None:
    found = match(PUEBLO, {"advanced": True}, [PATIENT, *[QUICK] * (seats - 1)], 16, 1)
    show(found)
    assert found.of(PATIENT.name).share > found.fair
