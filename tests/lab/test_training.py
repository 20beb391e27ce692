"""A judge learns: lessons repeat under a seed, gradients point downhill, a training goes on where it stopped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tablee.bots.weights import judge_from
from tablee.engine.game import AnyGame
from tablee.lab import lessons
from tablee.lab.network import Lesson, Network, joined, learn, pick
from tablee.lab.training import Plan, Round, spread_of, taught, train

SMALL = Plan(rounds=2, positions=300, searched=40, simulations=20, epochs=2, games=4, quick=10, first=8, second=4)


def untaught(game: AnyGame, lesson: Lesson) -> Network:
    features = game.features()
    assert features is not None
    return Network.new(lesson.rows.shape[2], int(features.factors()), 8, 4, spread_of(game, lesson), 1.0, 1)


@pytest.fixture
def small_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.training.TASK", 150)


def test_a_lesson_repeats_under_its_seed(harbor: AnyGame) -> None:
    one, same, other = (lessons.fast(harbor, None, 200, seed) for seed in (1, 1, 2))
    assert np.array_equal(one.rows, same.rows)
    assert np.array_equal(one.ends, same.ends)
    assert not np.array_equal(one.rows[: len(other)], other.rows[: len(one)])


def test_a_lesson_tells_who_won_and_leaves_absent_seats_empty(harbor: AnyGame) -> None:
    lesson = lessons.fast(harbor, None, 300, 1)
    assert len(lesson) >= 300
    assert set(lesson.seats) == set(harbor.seats)
    assert np.allclose(lesson.ends.sum(1), 1)
    absent = np.arange(lesson.rows.shape[1]) >= lesson.seats[:, None]
    assert not lesson.rows[absent].any()
    assert lesson.rows[~absent].any(1).all()


def test_a_searched_lesson_holds_what_was_tried(harbor: AnyGame) -> None:
    weights = untaught(harbor, lessons.fast(harbor, None, 100, 1)).kept()
    lesson = lessons.searched(harbor, weights, 30, 25, 1)
    assert len(lesson.choices) == len(lesson.at) == len(lesson.shares) == len(lesson.hints) > 60
    _, groups = np.unique(lesson.at, return_inverse=True)
    assert set(np.bincount(groups, lesson.shares)) == {25.0}


def test_the_network_and_the_judge_say_the_same(harbor: AnyGame) -> None:
    lesson = lessons.fast(harbor, None, 200, 1)
    network = untaught(harbor, lesson)
    learn(network, lesson, 2, 1e-2, 1)
    judge = judge_from(harbor, network.kept())
    state = harbor.match(3, seed=4).state
    book = lessons.notebook(harbor)
    book.note(state, 3)
    book.close(state, 3)
    *_, two = network.look(np.array(book.rows, np.float32).reshape(-1, lesson.rows.shape[2]))
    standings = (two @ network.layers["into_standing"])[:3]
    assert [judge.standing(state, seat) for seat in range(3)] == pytest.approx(standings.tolist(), rel=1e-4)


@pytest.mark.parametrize(
    "layer", ["into_first", "second_bias", "into_standing", "into_factors", "factor_bias", "hint", "trust"]
)
def test_gradients_are_those_of_the_losses(harbor: AnyGame, layer: str) -> None:
    fast = lessons.fast(harbor, None, 100, 1)
    network = untaught(harbor, fast)
    network.layers = {name: numbers.astype(np.float64) for name, numbers in network.layers.items()}
    network.layers["hint"][0] = 0.2
    lesson = joined([fast, lessons.searched(harbor, untaught(harbor, fast).kept(), 30, 25, 1)])
    slopes, *_ = network.gradients(lesson)
    steepest = np.unravel_index(np.abs(slopes[layer]).argmax(), slopes[layer].shape)
    heights = []
    for step in (-1e-4, 1e-4):
        network.layers[layer][steepest] += step
        _, value, policy = network.gradients(lesson)
        network.layers[layer][steepest] -= step
        heights.append(value + 0.5 * policy)
    assert (heights[1] - heights[0]) / 2e-4 == pytest.approx(float(slopes[layer][steepest]), rel=0.02)


def test_learning_leaves_it_less_surprised(harbor: AnyGame) -> None:
    """By the positions alone, on others than it has learned from."""
    lesson, unseen = lessons.fast(harbor, None, 1500, 1), lessons.fast(harbor, None, 500, 2)
    network = untaught(harbor, lesson)
    network.layers["trust"][0] = 0.0
    before, _ = network.losses(unseen)
    learn(network, lesson, 10, 5e-3, 1, batch=64)
    assert network.losses(unseen)[0] < before - 0.02
    assert network.layers["trust"][0] == 0.0


def test_some_positions_keep_their_choices(harbor: AnyGame) -> None:
    lesson = lessons.searched(harbor, untaught(harbor, lessons.fast(harbor, None, 50, 1)).kept(), 20, 25, 1)
    some = pick(lesson, np.array([3, 1]))
    assert np.array_equal(some.rows, lesson.rows[[3, 1]])
    most = lesson.rows.shape[1]
    for new, old in enumerate((3, 1)):
        assert some.shares[some.at // most == new].tolist() == lesson.shares[lesson.at // most == old].tolist()


def test_a_training_goes_on_where_it_stopped(harbor: AnyGame, tmp_path: Path, small_tasks: None) -> None:
    told: list[Round] = []
    train(harbor, replace(SMALL, rounds=1), 3, tmp_path / "halved", told.append)
    train(harbor, SMALL, 3, tmp_path / "halved", told.append)
    whole: list[Round] = []
    train(harbor, SMALL, 3, tmp_path / "whole", whole.append)
    assert [one.number for one in told] == [0, 1]
    assert told == whole
    latest = [(tmp_path / folder / "latest.json").read_text() for folder in ("halved", "whole")]
    assert latest[0].replace('"rounds": 1', '"rounds": 2') == latest[1]


def test_only_a_judge_that_surely_beats_the_best_is_promoted(
    harbor: AnyGame, tmp_path: Path, small_tasks: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = iter([(0.6, 0.4, 0.8, 0.5), (0.7, 0.51, 0.9, 0.5)])
    monkeypatch.setattr("tablee.lab.training.match", lambda *_: next(found))
    told: list[Round] = []
    best = train(harbor, SMALL, 3, tmp_path, told.append)
    assert [one.promoted for one in told] == [False, True]
    assert best is not None
    assert best.training["round"] == 1


def test_a_judge_of_one_round_learns_from_the_one_before_as_well(harbor: AnyGame, tmp_path: Path) -> None:
    for number in range(3):
        lesson = lessons.fast(harbor, None, 60, number)
        np.savez_compressed(
            tmp_path / f"lesson-{number}.npz", **{name: getattr(lesson, name) for name in Lesson.__dataclass_fields__}
        )
    weights, *_ = taught(harbor, SMALL, None, tmp_path, 1, 2)
    (tmp_path / "lesson-0.npz").unlink()
    assert taught(harbor, SMALL, None, tmp_path, 1, 2)[0] == weights
    (tmp_path / "lesson-1.npz").unlink()
    assert taught(harbor, SMALL, None, tmp_path, 1, 2)[0] != weights
