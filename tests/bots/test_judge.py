"""A learned judge: what it says follows from its file, is fair to all chairs, and the same in both builds."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from dataclasses import replace
from math import exp

import pytest

from tablee.bots.judge import POINTS
from tablee.bots.weights import LAYERS, Weights, file_of, judge_from, judge_of, read_weights, write_weights
from tablee.engine import catalogue
from tablee.engine.features import factors_of, numbers_of
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.state import State

PUEBLO = catalogue.find("pueblo")
LEARNED = [game for game in (catalogue.find(name) for name in catalogue.names()) if file_of(game).is_file()]

STORY = """
from tablee.bots.weights import judge_of
from tablee.engine import catalogue
from tablee.engine.luck import Luck, key_from, seeded

for name in catalogue.names():
    game = catalogue.find(name)
    if (judge := judge_of(game)) is not None:
        state, rng = game.open(game.seats[-1], {}, Luck(key_from(5))), seeded(6)
        decisions = 0
        while acting := state.acting():
            if decisions % 9 == 0:
                print(name, judge.shares(state), judge.likings(state, acting[0], state.codes(acting[0])[:20]))
            state.play(acting[0], state.draw(acting[0], rng))
            decisions += 1
        print(name, judge.shares(state))
"""


def some_weights(game: AnyGame, seed: int = 1) -> Weights:
    """Of a judge that has learned nothing: any numbers."""
    features, lot = game.features(), random.Random(seed)
    assert features is not None
    weights = Weights(int(features.inputs()), 6, 4, int(features.factors()), {}, hint=0.5, trust=0.7, spread=-20.0)
    layers = {name: [lot.uniform(-1, 1) for _ in range(size)] for name, size in weights.sizes().items()}
    return read_weights(write_weights(replace(weights, layers=layers)))


def middle(game: AnyGame, seats: int, decisions: int = 25, seed: int = 1) -> State:
    state: State = game.open(seats, {}, Luck(key_from(seed)))
    rng = seeded(seed)
    for _ in range(decisions):
        state.play(state.turn(), state.draw(state.turn(), rng))
    return state


def by_hand(weights: Weights, numbers: list[float]) -> list[float]:
    """The second layer, as the docstring of `bots.judge` tells it."""
    values = numbers
    for width, into, bias in ((weights.first, "into_first", "first_bias"), (weights.second, "into_second", "second_bias")):
        sums = [
            weights.layers[bias][unit]
            + sum(value * weights.layers[into][row * width + unit] for row, value in enumerate(values))
            for unit in range(width)
        ]
        values = [min(max(value, 0.0), 1.0) for value in sums]
    return values


def test_shares_follow_from_what_every_seat_sees() -> None:
    weights, state = some_weights(PUEBLO), middle(PUEBLO, 3)
    judge, features = judge_from(PUEBLO, weights), PUEBLO.features()
    assert features is not None
    seen = [by_hand(weights, numbers_of(features, state, seat)) for seat in range(3)]
    standings = [sum(a * b for a, b in zip(two, weights.layers["into_standing"], strict=True)) for two in seen]
    hopes = PUEBLO.hints().shares(state)
    strengths = [exp(one) * hope**0.7 for one, hope in zip(standings, hopes, strict=True)]
    assert judge.shares(state) == pytest.approx([one / sum(strengths) for one in strengths])


def test_an_action_is_liked_by_the_sum_of_its_factors() -> None:
    weights, state = some_weights(PUEBLO), middle(PUEBLO, 3)
    judge, features, seat = judge_from(PUEBLO, weights), PUEBLO.features(), state.turn()
    assert features is not None
    two = by_hand(weights, numbers_of(features, state, seat))
    width, layers = weights.second, weights.layers
    wanted = [
        sum(
            layers["factor_bias"][factor]
            + sum(value * layers["into_factors"][factor * width + unit] for unit, value in enumerate(two))
            for factor in factors_of(features, state, seat, code)
        )
        for code in state.codes(seat)
    ]
    assert judge.likings(state, seat, state.codes(seat)) == pytest.approx(wanted)
    assert len(set(wanted)) > 1


def test_the_end_is_worth_what_the_game_says_and_a_little_for_points() -> None:
    state, rng = PUEBLO.open(3, {}, Luck(key_from(1))), seeded(1)
    while state.acting():
        state.play(state.turn(), state.draw(state.turn(), rng))
    shares = judge_from(PUEBLO, some_weights(PUEBLO)).shares(state)
    assert sum(shares) == pytest.approx(1.0)
    ranked = sorted(range(3), key=lambda seat: -shares[seat])
    assert [state.ranks()[seat] for seat in ranked] == sorted(state.ranks())  # the fewest points are best, also of losers
    assert shares[ranked[0]] > 1 - POINTS > shares[ranked[1]] > 0


def test_weights_survive_being_written() -> None:
    weights = some_weights(PUEBLO)
    assert read_weights(write_weights(weights)) == weights


def test_weights_that_do_not_fit_are_refused() -> None:
    weights = some_weights(PUEBLO)
    text = write_weights(weights)
    with pytest.raises(ValueError, match="format 7"):
        read_weights(text.replace('"format": 1', '"format": 7'))
    with pytest.raises(ValueError, match="fit together"):
        read_weights(text.replace('"first": 6', '"first": 5'))
    with pytest.raises(ValueError, match="other features"):
        judge_from(PUEBLO, replace(weights, inputs=weights.inputs + 1))


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
def test_the_weights_a_game_comes_with_fit_it_and_are_small(game: AnyGame) -> None:
    assert judge_of(game) is not None
    assert file_of(game).stat().st_size < 1_000_000
    weights = read_weights(file_of(game).read_text(encoding="utf-8"))
    assert any(weights.layers[LAYERS[0]])


def test_a_judge_says_the_same_compiled_and_interpreted() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", STORY],
            env={**os.environ, "TABLEE_BUILD": build, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for build in ("auto", "never")
    ]
    assert {line.partition(" ")[0] for line in told[0].splitlines()} == {game.name for game in LEARNED}
    assert told[0] == told[1]
