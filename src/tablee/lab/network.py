"""The network of a judge while it learns: NumPy, for `tablee train` alone. Play needs only `bots.judge`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import numpy as np

from tablee.bots.judge import POINTS
from tablee.bots.weights import LAYERS, Weights

Numbers: TypeAlias = np.ndarray[Any, np.dtype[Any]]
POLICY: float = 0.5  # weight of the choices against the shares, while learning
DECAY: float = 1e-4  # of the weights towards 0, for each step at full pace


@dataclass(frozen=True)
class Lesson:
    """Positions, how their games ended, and what searches found at some of them."""

    rows: Numbers  # [position, seat, input]
    seats: Numbers  # [position]
    ends: Numbers  # [position, seat], rewards
    points: Numbers  # [position, seat]
    hopes: Numbers  # [position, seat], logarithms of the shares by the hints
    choices: Numbers  # [choice, factor], -1 for none
    shares: Numbers  # [choice]
    hints: Numbers  # [choice]
    at: Numbers  # [choice], position * seats + seat

    def __len__(self) -> int:
        return len(self.seats)


def joined(lessons: list[Lesson]) -> Lesson:
    """Several lessons as one."""
    starts = np.cumsum([0] + [len(lesson) * lesson.rows.shape[1] for lesson in lessons[:-1]])
    names = ("rows", "seats", "ends", "points", "hopes", "choices", "shares", "hints")
    parts = {name: np.concatenate([getattr(lesson, name) for lesson in lessons]) for name in names}
    return Lesson(at=np.concatenate([one.at + start for one, start in zip(lessons, starts, strict=True)]), **parts)


class Network:
    """The layers of `bots.judge`, and one step of learning after another (Adam)."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        one, two = weights.first, weights.second
        shapes = ((-1, one), (one,), (one, two), (two,), (two,), (-1, two), (-1,))
        self.layers: dict[str, Numbers] = {
            name: np.array(weights.layers[name], np.float32).reshape(shape)
            for name, shape in zip(LAYERS, shapes, strict=True)
        }
        self.layers |= {name: np.array([getattr(weights, name)], np.float32) for name in ("hint", "trust")}
        self.moments = {name: (np.zeros_like(layer), np.zeros_like(layer)) for name, layer in self.layers.items()}
        self.steps = 0

    @classmethod
    def new(cls, inputs: int, factors: int, first: int, second: int, spread: float, trust: float, seed: int) -> Network:
        """Before it has learned anything: units in the middle of their range."""
        lot = np.random.default_rng(seed)
        layers = {
            "into_first": lot.normal(0, 0.7 / np.sqrt(inputs), inputs * first),
            "first_bias": np.full(first, 0.3),
            "into_second": lot.normal(0, 1 / np.sqrt(first), first * second),
            "second_bias": np.full(second, 0.3),
            "into_standing": lot.normal(0, 1 / np.sqrt(second), second),
            "into_factors": np.zeros(factors * second),
            "factor_bias": np.zeros(factors),
        }
        kept = {name: layer.tolist() for name, layer in layers.items()}
        return cls(Weights(inputs, first, second, factors, kept, hint=0.0, trust=trust, spread=spread))

    def kept(self, **training: Any) -> Weights:
        """As it is now, to be stored."""
        old = self.weights
        layers = {name: self.layers[name].ravel().tolist() for name in LAYERS}
        hint, trust = (float(self.layers[name][0]) for name in ("hint", "trust"))
        return replace(old, layers=layers, training=training, hint=hint, trust=trust)

    # Looking --------------------------------------------------------------------------------------------------------------

    def look(self, rows: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """What goes into the first and the second layer, and what comes out of them."""
        layers = self.layers
        before_one = rows @ layers["into_first"] + layers["first_bias"]
        one = np.clip(before_one, 0, 1)
        before_two = one @ layers["into_second"] + layers["second_bias"]
        return before_one, one, before_two, np.clip(before_two, 0, 1)

    def targets(self, lesson: Lesson) -> Numbers:
        """Rewards, and a little for points."""
        absent = np.arange(lesson.rows.shape[1]) >= lesson.seats[:, None]
        by_points = _softmax(np.where(absent, -np.inf, lesson.points / self.weights.spread))
        mixed: Numbers = (1 - POINTS) * lesson.ends + POINTS * by_points
        return mixed

    def losses(self, lesson: Lesson) -> tuple[float, float]:
        """How surprised it is by the ends, and by the choices: cross entropy above what nobody could know."""
        value = policy = 0.0
        for start in range(0, len(lesson), 8192):
            part = pick(lesson, np.arange(start, min(start + 8192, len(lesson))))
            _, one, other = self.gradients(part)
            value += one * len(part)
            policy += other * max(len(np.unique(part.at)), 1)
        return value / max(len(lesson), 1), policy / max(len(np.unique(lesson.at)), 1)

    # Learning -------------------------------------------------------------------------------------------------------------

    def gradients(self, lesson: Lesson) -> tuple[dict[str, Numbers], float, float]:
        """Of every layer, and the mean losses of shares and choices."""
        layers = self.layers
        count, most, inputs = lesson.rows.shape
        rows = lesson.rows.astype(np.float32).reshape(count * most, inputs)
        before_one, one, before_two, two = self.look(rows)
        absent = np.arange(most) >= lesson.seats[:, None]
        standings = (two @ layers["into_standing"]).reshape(count, most) + layers["trust"] * lesson.hopes
        shares = _softmax(np.where(absent, -np.inf, standings))
        targets = self.targets(lesson)
        value = float(-(targets * np.log(shares + 1e-9)).sum() / count)
        into_standing = ((shares - targets) / count).reshape(-1).astype(np.float32)
        slopes = {"into_standing": two.T @ into_standing}
        if layers["trust"][0] != 0:
            slopes["trust"] = np.array([into_standing @ lesson.hopes.reshape(-1)])
        into_two = np.outer(into_standing, layers["into_standing"])
        policy = self._policy_gradients(lesson, two, slopes, into_two)
        into_two *= (before_two > 0) & (before_two < 1)
        slopes["into_second"] = one.T @ into_two
        slopes["second_bias"] = into_two.sum(0)
        into_one = (into_two @ layers["into_second"].T) * ((before_one > 0) & (before_one < 1))
        slopes["into_first"] = rows.T @ into_one
        slopes["first_bias"] = into_one.sum(0)
        return slopes, value, policy

    def _policy_gradients(self, lesson: Lesson, two: Numbers, slopes: dict[str, Numbers], into_two: Numbers) -> float:
        """Of the choices: they add to the slopes of their own layers and of the second. Returns their mean loss."""
        layers = self.layers
        if not len(lesson.at):
            return 0.0
        _, group = np.unique(lesson.at, return_inverse=True)
        groups = int(group.max()) + 1
        seen = two[lesson.at]
        there = lesson.choices >= 0
        factors = np.where(there, lesson.choices, 0)
        summed = (layers["into_factors"][factors] * there[..., None]).sum(1)
        liking = (summed * seen).sum(1) + (layers["factor_bias"][factors] * there).sum(1) + layers["hint"] * lesson.hints
        top = np.full(groups, -np.inf)
        np.maximum.at(top, group, liking)
        strength = np.exp(liking - top[group])
        chance = strength / np.bincount(group, strength, groups)[group]
        wanted = lesson.shares / np.bincount(group, lesson.shares, groups)[group]
        slope = (POLICY * (chance - wanted) / groups).astype(np.float32)
        by_factor = np.zeros_like(layers["into_factors"])
        for place in range(factors.shape[1]):
            np.add.at(by_factor, factors[:, place], (slope * there[:, place])[:, None] * seen)
        slopes["into_factors"] = by_factor
        pulls = (slope[:, None] * there).ravel()
        slopes["factor_bias"] = np.bincount(factors.ravel(), pulls, len(layers["factor_bias"])).astype(np.float32)
        if layers["hint"][0] != 0:
            slopes["hint"] = np.array([(slope * lesson.hints).sum()], np.float32)
        np.add.at(into_two, lesson.at, slope[:, None] * summed)
        loss = -(wanted * np.log(chance + 1e-9)).sum() / groups
        return float(loss)

    def step(self, slopes: dict[str, Numbers], pace: float) -> None:
        """Downhill (Kingma, Ba: Adam, 2015; Loshchilov, Hutter: decoupled weight decay, 2019)."""
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope * slope - square)
            far = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.99**self.steps)) + 1e-8)
            self.layers[name] -= (pace * far + (DECAY * pace / 1e-3) * self.layers[name]).astype(np.float32)


def pick(lesson: Lesson, positions: Numbers) -> Lesson:
    """Some positions of a lesson, with the choices that belong to them."""
    most = lesson.rows.shape[1]
    place = np.full(len(lesson), -1)
    place[positions] = np.arange(len(positions))
    where = place[lesson.at // most]
    chosen = where >= 0
    return Lesson(
        rows=lesson.rows[positions],
        seats=lesson.seats[positions],
        ends=lesson.ends[positions],
        points=lesson.points[positions],
        hopes=lesson.hopes[positions],
        choices=lesson.choices[chosen],
        shares=lesson.shares[chosen],
        hints=lesson.hints[chosen],
        at=where[chosen] * most + lesson.at[chosen] % most,
    )


def learn(network: Network, lesson: Lesson, epochs: int, pace: float, seed: int, batch: int = 512) -> None:
    """Go through a lesson so many times, in a new order each time, slower towards the end."""
    lot = np.random.default_rng(seed)
    total, done = epochs * max(len(lesson) // batch, 1), 0
    for _ in range(epochs):
        order = lot.permutation(len(lesson))
        for start in range(0, max(len(lesson) - batch + 1, 1), batch):
            slopes, _, _ = network.gradients(pick(lesson, order[start : start + batch]))
            network.step(slopes, pace * (1 - 0.9 * done / total))
            done += 1


def _softmax(numbers: Numbers) -> Numbers:
    strengths = np.exp(numbers - numbers.max(1, keepdims=True))
    shares: Numbers = strengths / strengths.sum(1, keepdims=True)
    return shares
