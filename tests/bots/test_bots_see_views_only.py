"""No bot receives the truth: what it is given, what its signature asks for, and what it asks of the game."""

from __future__ import annotations

import typing
from collections.abc import Callable

import pytest

from tablee.bots import players, think
from tablee.bots.levels import LEVELS, Level
from tablee.bots.players import searching
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, Rng, key_from, seeded
from tablee.engine.state import State
from tablee.engine.values import View
from tablee.lab.simulate import play

PUEBLO = catalogue.find("pueblo")
ASKABLE = {"sampler", "hints", "features", "folder", "poker_face", "secrets", "name"}  # nothing of this leads to the truth


class GameWithOneDoor:
    """A game that shows a bot the sampler and the hints, and raises at anything else."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> object:
        assert name in ASKABLE, f"a bot asked for {name}"
        return getattr(self._game, name)


@pytest.mark.parametrize("level", [*LEVELS[:3], Level(4, "quick", "quick", searching(30))], ids=lambda level: level.name)
def test_a_bot_gets_by_with_a_view_and_its_sampler(level: Level) -> None:
    state = PUEBLO.open(3, {}, Luck(key_from(1)))
    given: list[object] = []

    def spied(_: AnyGame, view: View, rng: Rng) -> int:
        given.extend((view, rng))
        return level.choose(typing.cast("AnyGame", GameWithOneDoor(PUEBLO)), view, rng)

    spy = Level(9, "spy", "spy", spied)
    for _ in range(6):
        seat = state.turn()
        before = PUEBLO.position(state)
        code = spy.choose(PUEBLO, PUEBLO.view(state, seat), seeded(2))
        assert PUEBLO.position(state) == before
        assert code in state.codes(seat)
        state.play(seat, code)
    assert given
    assert not any(isinstance(value, State) for value in given)


def test_games_between_bots_hand_out_views() -> None:
    given: list[object] = []

    def spied(game: AnyGame, view: View, rng: Rng) -> int:
        given.append(view)
        return players.at_random(game, view, rng)

    spy = Level(9, "spy", "spy", spied)
    play(PUEBLO.match(2, seed=1), [spy, spy], "1")
    assert len(given) == 60
    assert all(isinstance(value, View) and value.my_turn for value in given)


@pytest.mark.parametrize("choose", [players.at_random, players.greedy, players.one_of_the_better_half, think])
def test_no_signature_speaks_of_a_state(choose: Callable[..., object]) -> None:
    hints = typing.get_type_hints(choose)
    assert hints["view"] is View
    assert not any(isinstance(hint, type) and issubclass(hint, State) for hint in hints.values())


def test_who_has_nothing_to_choose_is_told_so() -> None:
    state = PUEBLO.open(2, {"starter": 0}, Luck(key_from(1)))
    for chair in (1, None):
        with pytest.raises(ValueError, match="nothing to choose"):
            players.greedy(PUEBLO, PUEBLO.view(state, chair), seeded(1))
