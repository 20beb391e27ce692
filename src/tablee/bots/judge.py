"""A judge learned by self-play: every seat's share of the victory from a position, and which actions deserve a look.

A small network looks at a position with the eyes of one seat (`engine.features`): two layers of units that answer between
0 and 1. What the second layer says of a seat adds up to its standing, and the standings of all seats to shares by softmax,
so no chair is favoured and any number may sit at the table. The hints see finely what a few units see coarsely: where
that helps, the logarithm of the share by the hints is part of the standing.

The second layer of the seat that has to choose also gives every factor of actions a liking; an action is liked by the sum
of its factors, and where that helps by what the hints say of it.

It is learned by `tablee train` (lab.training) and lies in the game's bot room as weights.json (bots.weights).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from tablee.engine.features import MOST_FACTORS, Features
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY, Hints, State

POINTS: Final = 0.08  # the part of a reward that is for points, so that a decided game is still played well
LEAST: Final = 0.002  # share by the hints that counts as such: its logarithm must not drown everything


class Judge:
    """Not for several threads: it thinks on sheets of its own."""

    def __init__(
        self, features: Features, hints: Hints, first: i64, second: i64, numbers: list[list[float]], scales: list[float]
    ) -> None:
        """Numbers are the layers in the order of `bots.weights.LAYERS`, scales those of `bots.weights.SCALES`."""
        self.features = features
        self.hints = hints
        self.first = first  # units of the first layer ...
        self.second = second  # ... and the second
        self.inputs = features.inputs()
        self.into_first = vec[float](numbers[0])  # [input * first + unit]
        self.first_bias = vec[float](numbers[1])
        self.into_second = vec[float](numbers[2])  # [unit of the first * second + unit]
        self.second_bias = vec[float](numbers[3])
        self.into_standing = vec[float](numbers[4])
        self.into_factors = vec[float](numbers[5])  # [factor * second + unit]
        self.factor_bias = vec[float](numbers[6])
        self.likes = max(numbers[5]) > 0.0  # has learned about actions as well
        self.hint = scales[0]  # how much a point that the hints promise is liked; 0 where they need not be asked
        self.trust = scales[1]  # how much the shares by the hints count; 0 where they need not be asked
        self.spread = scales[2]  # points that matter at the end; below 0 where the fewest win
        self.ahead = i64(int(scales[3]))  # how far a search plays on before it asks
        self.sheet = vec[float]([0.0] * self.inputs)
        self.one = vec[float]([0.0] * first)
        self.two = vec[float]([0.0] * second)
        self.liking = vec[float]([0.0] * features.factors())
        self.liked_at = vec[i64]([0] * features.factors())
        self.asked: i64 = 0
        self.found = vec[i64]([0] * MOST_FACTORS)

    def look(self, state: State, seat: i64) -> None:
        """With the eyes of a seat; the second layer keeps what it sees."""
        sheet, one, two, first, second = self.sheet, self.one, self.two, self.first, self.second
        self.features.fill(state, seat, sheet)
        weights = self.into_first
        bias = self.first_bias
        index: i64
        unit: i64
        for unit in range(first):
            one[unit] = bias[unit]
        for index in range(self.inputs):
            number = sheet[index]
            if number != 0.0:
                row = index * first
                for unit in range(first):
                    one[unit] += number * weights[row + unit]
        weights = self.into_second
        bias = self.second_bias
        for unit in range(second):
            two[unit] = bias[unit]
        for index in range(first):
            number = one[index]
            if number > 0.0:
                if number > 1.0:
                    number = 1.0
                row = index * second
                for unit in range(second):
                    two[unit] += number * weights[row + unit]
        for unit in range(second):
            number = two[unit]
            two[unit] = 0.0 if number < 0.0 else 1.0 if number > 1.0 else number

    def standing(self, state: State, seat: i64) -> float:
        self.look(state, seat)
        weights, two = self.into_standing, self.two
        total = 0.0
        unit: i64
        for unit in range(self.second):
            total += two[unit] * weights[unit]
        return total

    def shares(self, state: State) -> list[float]:
        """Of the victory, for every seat; at the end what the game says, and a little for points."""
        if state.turn() == NOBODY:
            return self.ended(state)
        seats = len(state.points())
        standings = [self.standing(state, seat) for seat in range(seats)]
        if self.trust != 0.0:
            shares = self.hints.shares(state)
            seat: i64
            for seat in range(seats):
                standings[seat] += self.trust * log(max(shares[seat], LEAST))
        return softmax(standings)

    def ended(self, state: State) -> list[float]:
        points = state.points()
        by_points = softmax([float(own) / self.spread for own in points])
        return [(1.0 - POINTS) * state.reward(seat) + POINTS * by_points[seat] for seat in range(len(points))]

    def likings(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        """How much each action is liked by its factors, on a logarithmic scale: e to it is its weight as a choice."""
        self.look(state, seat)
        self.asked += 1
        found = self.found
        likings: list[float] = []
        index: i64
        for code in codes:
            total = 0.0
            for index in range(self.features.factored(state, seat, i64(code), found)):
                total += self._of_factor(found[index])
            likings.append(total)
        return likings

    def _of_factor(self, factor: i64) -> float:
        """Found once for all actions of a position that have it."""
        if self.liked_at[factor] != self.asked:
            two, weights, second = self.two, self.into_factors, self.second
            total = self.factor_bias[factor]
            row = factor * second
            unit: i64
            for unit in range(second):
                total += two[unit] * weights[row + unit]
            self.liking[factor] = total
            self.liked_at[factor] = self.asked
        return self.liking[factor]


def softmax(standings: list[float]) -> list[float]:
    """Shares that add up to 1."""
    top = max(standings)
    strengths = [exp(one - top) for one in standings]
    together = sum(strengths)
    return [one / together for one in strengths]
