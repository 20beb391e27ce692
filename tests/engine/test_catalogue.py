"""The catalogue finds games by their folders, and guests by invitation."""

from __future__ import annotations

import pytest
from harbor import GAME

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake


def test_every_game_of_the_shelf_is_found_by_the_name_of_its_folder() -> None:
    assert catalogue.names() == tuple(sorted(catalogue.names()))
    assert "pueblo" in catalogue.names()
    assert [game.name for game in catalogue.games()] == list(catalogue.names())


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(Mistake, match=r"There is no game ‘chess’; there are .*pueblo"):
        catalogue.find("chess")


@pytest.mark.parametrize("name", ["", "..", "pueblo.game", "__init__", "Pueblo", "harbor"])
def test_only_names_of_the_list_are_games(name: str) -> None:
    with pytest.raises(Mistake, match="There is no game"):
        catalogue.find(name)


def test_an_invited_game_is_found_beside_the_others(harbor: AnyGame) -> None:
    assert catalogue.find("harbor") is harbor is GAME
    assert {"harbor", "pueblo"} <= set(catalogue.names())


def test_a_guest_does_not_displace_a_game_of_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    own = catalogue.find("pueblo")
    monkeypatch.setenv("TABLEE_GAMES", " elsewhere.pueblo , ")
    assert catalogue.find("pueblo") is own


@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(Mistake, match=f"harbor is for 2 to 4 players, not {seats}"):
        GAME.read_options(seats, {})


def test_nobody_is_offered_a_choice_out_of_turn(harbor: AnyGame) -> None:
    state = harbor.from_position("captains 2; fists 3 -")
    assert harbor.choices(harbor.view(state, 0)) == harbor.choices(harbor.view(state, None)) == ()
    assert {choice.verb for choice in harbor.choices(harbor.view(state, 1))} == {"peek", "bid"}
