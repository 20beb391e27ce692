"""Pueblo, rules I: options, what combines, and what is said about options that make no sense."""

from __future__ import annotations

import pytest
from pueblo_table import GAME, at_random, opened

from tablee.engine.luck import Luck, key_from
from tablee.engine.options import write_options
from tablee.engine.values import Mistake


@pytest.mark.rule("PUE-97")
@pytest.mark.parametrize("count", [1, 2, 3, 4, "4"])
@pytest.mark.parametrize("more", [{}, {"advanced": False}, {"dismantling": True}])
def test_pue_97_sacred_places_need_the_advanced_rule(count: object, more: dict[str, object]) -> None:
    with pytest.raises(Mistake, match=r"Option sacred_count needs advanced \(PUE-97\)"):
        GAME.read_options(3, {"sacred_count": count} | more)


@pytest.mark.rule("PUE-97")
@pytest.mark.parametrize("given", [{}, {"sacred_count": 0}, {"sacred_placement": "random"}])
def test_pue_97_without_it_there_are_none(given: dict[str, object]) -> None:
    assert write_options(GAME.read_options(3, given))["sacred_count"] == 0
    assert opened(3, **given).sacred == 0


@pytest.mark.rule("PUE-98")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("dismantling", [False, True])
def test_pue_98_all_combinations_can_be_played_to_the_end(seats: int, advanced: bool, dismantling: bool) -> None:
    state = opened(seats, advanced=advanced, dismantling=dismantling)
    *_, end = at_random(state, "combined")
    assert end.turn() == -1
    coloured = [stone for stone in GAME.view(end, None).stones if stone.owner is not None and stone.standing]
    assert bool(coloured) == (not dismantling)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"colour": "red"}, "There is no option ‘colour’; there are dismantling, advanced, sacred_count"),
        ({"startCorner": 9}, "There is no option ‘startCorner’"),
        ({"advanced": "maybe"}, "Option advanced is on or off, not ‘maybe’."),
        ({"dismantling": None}, "Option dismantling is on or off, not ‘None’."),
        ({"starter": 3}, "Option starter is one of 0, 1, 2, random, not ‘3’."),
        ({"starter": "youngest"}, "Option starter is one of 0, 1, 2, random, not ‘youngest’."),
        ({"advanced": True, "opener": -1}, "Option opener is one of 0, 1, 2, random, not ‘-1’."),
        ({"start_corner": 8}, "Option start_corner is one of 0, 9, 18, 27, not ‘8’."),
        ({"advanced": True, "sacred_count": 5}, "Option sacred_count is one of 0, 1, 2, 3, 4, not ‘5’."),
        (
            {"advanced": True, "sacred_placement": "vote"},
            "Option sacred_placement is one of layout, random, players, not ‘vote’.",
        ),
    ],
)
def test_a_bad_option_is_explained(given: dict[str, object], said: str) -> None:
    with pytest.raises(Mistake) as problem:
        GAME.open(3, given, Luck(key_from("bad options")))
    assert said in str(problem.value)


@pytest.mark.parametrize("on", [True, "true", "on", "yes", "1", 1])
def test_flags_may_be_given_as_text(on: object) -> None:
    assert write_options(GAME.read_options(2, {"advanced": on}))["advanced"] is True


def test_options_survive_being_written() -> None:
    given = {"advanced": True, "dismantling": True, "sacred_count": 3, "sacred_placement": "players", "start_corner": 27}
    options = GAME.read_options(4, given)
    assert GAME.read_options(4, write_options(options)) == options
