"""`tablee train`: a judge learns from games it plays with itself, and is kept only where it beats the one before.

The first round is played by the hints. From then on the judge plays fast games itself, and some with searches, whose
visits it learns to foresee. Everything comes from the seed; each round is stored, so that an interrupted training goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tablee.bots.levels import Level
from tablee.bots.players import searching
from tablee.bots.weights import Weights, file_of, judge_from, read_weights, write_weights
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.lab import lessons
from tablee.lab.arena import contest
from tablee.lab.network import Lesson, Network, joined, learn, pick

HELD_BACK = 10  # one position of so many is not learned from, to see whether the rest was understood or learned by heart
TASK = 20_000  # positions of one fast task, which is what is spread over machines
PACE = 2e-3


@dataclass(frozen=True, slots=True)
class Plan:
    """How much work a training is."""

    rounds: int = 3
    positions: int = 100_000  # of fast games, each round
    searched: int = 1_500  # positions looked at by a search, each round but the first
    simulations: int = 200  # of such a search
    epochs: int = 6
    games: int = 60  # of the match that decides on promotion
    quick: int = 100  # simulations for a decision of that match
    first: int = 32  # units of the layers
    second: int = 16
    trust: bool = True  # ask the hints for shares ...
    hint: bool = True  # ... and for what actions are worth


@dataclass(frozen=True, slots=True)
class Round:
    """A point of the curve: what was learned, and how the new judge did against the best so far."""

    number: int
    positions: int
    surprise: float  # cross entropy of the shares, on positions held back ...
    guessing: float  # ... and of knowing nothing
    policy: float  # cross entropy of the choices
    share: float  # of the wins against the best so far
    low: float
    high: float
    fair: float
    promoted: bool

    def __str__(self) -> str:
        kept = "promoted" if self.promoted else "not promoted"
        return (
            f"round {self.number}: {self.positions} positions, surprise {self.surprise:.3f} of {self.guessing:.3f}, "
            f"choices {self.policy:.3f}, wins {self.share:.1%} ({self.low:.1%} to {self.high:.1%}, "
            f"even {self.fair:.1%}): {kept}"
        )


def train(
    game: AnyGame, plan: Plan, seed: int, folder: Path, tell: Callable[[Round], object], with_ray: bool = False
) -> Weights | None:
    """Go through the rounds that the folder does not hold yet; the best judge found, or None where none was better."""
    folder.mkdir(parents=True, exist_ok=True)
    best = _read(folder / "best.json") or _read(file_of(game))
    latest = _read(folder / "latest.json")
    curve = _curve(folder)
    for number in range(len(curve), plan.rounds):
        lesson = gathered(game, plan, latest if number else None, seed, number, with_ray)
        np.savez_compressed(folder / f"lesson-{number}.npz", **{name: getattr(lesson, name) for name in FIELDS})
        latest, surprise, guessing, policy = taught(game, plan, latest, folder, seed, number)
        (folder / "latest.json").write_text(write_weights(latest), encoding="utf-8")
        share, low, high, fair = match(game, latest, best, plan, f"{seed}/{number}")
        point = Round(number, len(lesson), surprise, guessing, policy, share, low, high, fair, low > fair)
        if point.promoted:
            best = latest
            (folder / "best.json").write_text(write_weights(latest), encoding="utf-8")
        curve.append(point)
        (folder / "curve.json").write_text(json.dumps([asdict(one) for one in curve], indent=1), encoding="utf-8")
        tell(point)
    return _read(folder / "best.json")


FIELDS = tuple(Lesson.__dataclass_fields__)


def _read(path: Path) -> Weights | None:
    return read_weights(path.read_text(encoding="utf-8")) if path.is_file() else None


def _curve(folder: Path) -> list[Round]:
    path = folder / "curve.json"
    return [Round(**one) for one in json.loads(path.read_text(encoding="utf-8"))] if path.is_file() else []


# Lessons ----------------------------------------------------------------------------------------------------------------


def gathered(game: AnyGame, plan: Plan, weights: Weights | None, seed: int, number: int, with_ray: bool) -> Lesson:
    """The lesson of a round, in tasks that can be done anywhere."""
    text = None if weights is None else write_weights(weights)
    tasks = [(game.name, text, TASK, 0, f"{seed}/{number}/{part}") for part in range(max(plan.positions // TASK, 1))]
    if weights is not None and plan.searched:
        parts = max(plan.searched // 250, 1)
        tasks += [
            (game.name, text, plan.searched // parts, plan.simulations, f"{seed}/{number}/s{part}") for part in range(parts)
        ]
    return joined(list(_on_ray(tasks) if with_ray else [done(task) for task in tasks]))


def done(task: tuple[str, str | None, int, int, str]) -> Lesson:
    """A task: the game, the judge as text, how many positions, the simulations of a search or 0, and a seed."""
    name, text, positions, simulations, seed = task
    game = catalogue.find(name)
    weights = None if text is None else read_weights(text)
    if weights is None or simulations == 0:
        return lessons.fast(game, weights, positions, seed)
    return lessons.searched(game, weights, positions, simulations, seed)


def _on_ray(tasks: Sequence[Any]) -> list[Lesson]:
    import ray

    remote = ray.remote(done)
    found: list[Lesson] = ray.get([remote.remote(task) for task in tasks])
    return found


# Learning ---------------------------------------------------------------------------------------------------------------


def taught(
    game: AnyGame, plan: Plan, weights: Weights | None, folder: Path, seed: int, number: int
) -> tuple[Weights, float, float, float]:
    """A judge that has learned from this round and the one before, and its losses on what was held back."""
    kept = [path for path in (folder / f"lesson-{one}.npz" for one in (number - 1, number)) if path.is_file()]
    lesson = joined([Lesson(**dict(np.load(path))) for path in kept])
    back = np.arange(len(lesson)) % HELD_BACK == 0
    if weights is None:
        spread, trust = spread_of(game, lesson), float(plan.trust)
        network = Network.new(lesson.rows.shape[2], _factors(game), plan.first, plan.second, spread, trust, seed)
    else:
        network = Network(weights)
    if plan.hint and len(lesson.at) and float(network.layers["hint"][0]) == 0.0:
        network.layers["hint"][0] = 1.0 / max(float(lesson.hints.std()), 1e-6)
    learn(network, pick(lesson, np.flatnonzero(~back)), plan.epochs, PACE, seed + number)
    test = pick(lesson, np.flatnonzero(back))
    surprise, policy = network.losses(test)
    guessing = float(np.log(test.seats).mean())
    return network.kept(game=game.name, seed=seed, round=number, **asdict(plan)), surprise, guessing, policy


def _factors(game: AnyGame) -> int:
    features = game.features()
    assert features is not None
    return int(features.factors())


def spread_of(game: AnyGame, lesson: Lesson) -> float:
    """By how much points differ at the end, typically; below 0 where the fewest win."""
    here = np.arange(lesson.rows.shape[1]) < lesson.seats[:, None]
    mean = (lesson.points * here).sum(1) / lesson.seats
    apart = (lesson.points - mean[:, None])[here]
    return float(max(apart.std(), 1.0)) * (-1.0 if game.fewest_wins else 1.0)


# Promotion --------------------------------------------------------------------------------------------------------------


def match(game: AnyGame, new: Weights, best: Weights | None, plan: Plan, seed: str) -> tuple[float, float, float, float]:
    """One new judge against the best on all other chairs, at equal simulations: its share, interval, an even share."""
    entrants = [player("new", game, new, plan.quick)]
    entrants += [player("best", game, best, plan.quick)] * (game.seats[0] - 1)
    result = contest(game, {}, entrants, plan.games, seed)
    found = result.of("new")
    return found.share, found.low, found.high, result.fair


def player(name: str, game: AnyGame, weights: Weights | None, simulations: int) -> Level:
    judge = None if weights is None else judge_from(game, weights)
    return Level(0, name, name, searching(simulations, judged=lambda _: judge))
