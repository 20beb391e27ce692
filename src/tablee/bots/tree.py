"""The tree of a search: information sets, and the bandit that chooses in each."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec

NO_ARM: Final = -1
OUT_OF_STEP: Final = 4  # choices for one that is made as before, where worlds differ
MOST_ARMS: Final = 64  # that a point inside the tree keeps; no search gets to the end of so many
HIGHEST_LIKING: Final = 6.0  # above that of the favourite, for what is found later in another world


class Effort:
    """How many simulations, and the constants of the search."""

    def __init__(self, simulations: i64, curiosity: float = 2.0, steadiness: float = 20.0) -> None:
        self.simulations = simulations
        self.curiosity = curiosity  # weight of what is liked against what is known, in standard deviations of the reward
        self.steadiness = steadiness  # simulations that the reward expected of an arm counts as


class Deviation:
    """The standard deviation of rewards, as they come."""

    def __init__(self) -> None:
        self.count = 0.0
        self.total = 0.0
        self.squares = 0.0

    def add(self, reward: float) -> None:
        self.count += 1.0
        self.total += reward
        self.squares += reward * reward

    def value(self) -> float:
        if self.count < 1.0:
            return 0.0
        mean = self.total / self.count
        return sqrt(max(self.squares / self.count - mean * mean, 0.0))


class Regression:
    """Rewards by likings: least squares through all that was tried. Never falling."""

    def __init__(self) -> None:
        self.count = 0.0
        self.likings = 0.0
        self.squares = 0.0
        self.rewards = 0.0
        self.products = 0.0
        self.slope = 0.0

    def add(self, liking: float, reward: float) -> None:
        self.count += 1.0
        self.likings += liking
        self.squares += liking * liking
        self.rewards += reward
        self.products += liking * reward
        variance = self.squares - self.likings * self.likings / self.count
        if variance > 1e-9:
            self.slope = max((self.products - self.likings * self.rewards / self.count) / variance, 0.0)

    def expected(self, liking: float) -> float:
        return (self.rewards + self.slope * (liking * self.count - self.likings)) / self.count


class Node:
    """An information set of one seat: its choices there, as arms of a bandit, and what it may see next."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.hope = 0.5  # the reward that the judge expected here before anything was tried
        self.same_everywhere = False  # the legal choices are the same in every world: arms stand in the order of liking
        self.codes = vec[i64]()
        self.likings = vec[float]()  # how good they look before they are tried, on a logarithmic scale ...
        self.strengths = vec[float]()  # ... and as weights
        self.together = 0.0  # the sum of the weights of all arms, where they are the same everywhere
        self.listed: list[int] = []  # the codes of the last world, and their arms
        self.legal = vec[i64]()
        self.arms: dict[int, int] = {}  # by code, where worlds differ
        self.tried = vec[i64]()  # simulations through an arm; of arms in the order of liking, as many as have been tried
        self.available = vec[i64]()  # simulations in which an arm was legal, where worlds differ
        self.gained = vec[float]()  # sum of the rewards of the seat that chose
        self.rewards = Deviation()  # of every reward ...
        self.first_rewards = Deviation()  # ... and of the first of every arm, which a favourite cannot drown
        self.regression = Regression()
        self.children: dict[int, Node] = {}  # by the sight of the action that leads there ...
        self.by_chance: dict[int, dict[int, Node]] = {}  # ... and first by what chance turned up with it, where it did

    def child(self, sight: i64, turned_up: i64) -> Node:
        """Where an action leads that is seen so, and with which chance turned up this (0: nothing)."""
        children = self.children
        if turned_up != 0:
            children = self.by_chance.setdefault(turned_up, {})
        found = children.get(sight)
        if found is None:
            found = Node()
            children[sight] = found
        return found

    # The choices --------------------------------------------------------------------------------------------------------

    def fix(self, codes: list[int], likings: list[float], most: i64) -> None:
        """The choices of a node at which they are the same in every world: the best liked so many, the best first."""
        order = sorted(range(len(codes)), key=lambda arm: -likings[arm])[:most]
        top = likings[order[0]]
        self.codes = vec[i64]([codes[arm] for arm in order])
        self.likings = vec[float]([likings[arm] for arm in order])
        self.strengths = vec[float]([exp(likings[arm] - top) for arm in order])
        self.together = sum([strength for strength in self.strengths])  # noqa: C416  # list() of a vec is slower compiled
        self.same_everywhere = True

    def unknown(self, codes: list[int]) -> list[int]:
        """Those of the codes that were never met here before."""
        return [code for code in codes if code not in self.arms]

    def learn(self, codes: list[int], likings: list[float]) -> None:
        """Choices met for the first time, in this world."""
        index: i64
        for index in range(len(codes)):
            self.arms[codes[index]] = len(self.codes)
            self.codes = append(self.codes, i64(codes[index]))
            self.likings = append(self.likings, likings[index])
            self.strengths = append(self.strengths, exp(min(likings[index] - self.likings[0], HIGHEST_LIKING)))
            self.tried = append(self.tried, 0)
            self.available = append(self.available, 0)
            self.gained = append(self.gained, 0.0)

    def allow(self, codes: list[int]) -> None:
        """The choices in the world of this visit."""
        if codes != self.listed:
            self.listed = codes
            self.legal = vec[i64]([i64(self.arms[code]) for code in codes])
        index: i64
        for index in range(len(self.legal)):
            self.available[self.legal[index]] += 1

    # Selection, expansion, backpropagation ------------------------------------------------------------------------------

    def select(self, effort: Effort, rng: Rng) -> i64:
        """The arm that promises most: what it gained so far, and what it is liked for while it is little known.

        Where worlds differ, others may choose at the same time, and two that always take what promises most can fall into
        step: so some choices are any of those made before, each as often as it was.
        """
        scale = effort.curiosity * self._unit()
        if self.same_everywhere:
            return self._select_in_order(effort, scale)
        if rng.below(OUT_OF_STEP) == 0:
            return self._select_as_before(rng)
        return self._select_legal(effort, scale)

    def _unit(self) -> float:
        """What a difference between rewards looks like here, in rewards."""
        unit = max(self.rewards.value(), self.first_rewards.value())
        return unit if unit > 0.0 else 0.1

    def _select_in_order(self, effort: Effort, scale: float) -> i64:
        """Of those never tried only the best liked can be the best."""
        tried, gained, strengths, likings = self.tried, self.gained, self.strengths, self.likings
        steady = effort.steadiness
        known: i64 = len(tried)
        weight = scale * sqrt(float(self.visits)) / self.together
        best: i64 = NO_ARM
        highest = 0.0
        arm: i64
        for arm in range(known):
            times = float(tried[arm])
            mean = (gained[arm] + steady * self._expected(likings[arm])) / (times + steady)
            bound = mean + weight * strengths[arm] / (1.0 + times)
            if best == NO_ARM or bound > highest:
                best = arm
                highest = bound
        if known < len(strengths):
            if best == NO_ARM or self._expected(likings[known]) + weight * strengths[known] > highest:
                best = known
                self.tried = append(self.tried, 0)
                self.gained = append(self.gained, 0.0)
        return best

    def _select_legal(self, effort: Effort, scale: float) -> i64:
        """Among those that are legal in this world; who seldom is, competes by how often it was."""
        tried, gained, strengths, likings, legal = self.tried, self.gained, self.strengths, self.likings, self.legal
        steady = effort.steadiness
        together = 0.0
        index: i64
        for index in range(len(legal)):
            together += strengths[legal[index]]
        weight = scale / together
        best: i64 = NO_ARM
        highest = 0.0
        for index in range(len(legal)):
            arm = legal[index]
            times = float(tried[arm])
            mean = (gained[arm] + steady * self._expected(likings[arm])) / (times + steady)
            bound = mean + weight * strengths[arm] * sqrt(float(self.available[arm])) / (1.0 + times)
            if best == NO_ARM or bound > highest:
                best = arm
                highest = bound
        return best

    def _select_as_before(self, rng: Rng) -> i64:
        """Any legal arm, by how often it was tried; once more each, so that none is left out."""
        tried, legal = self.tried, self.legal
        total: i64 = 0
        index: i64
        for index in range(len(legal)):
            total += tried[legal[index]] + 1
        at = rng.below(total)
        for index in range(len(legal)):
            at -= tried[legal[index]] + 1
            if at < 0:
                return legal[index]
        return legal[0]

    def _expected(self, liking: float) -> float:
        """By what was tried here, and how much it was liked; no more than a standard deviation beyond the average."""
        line = self.regression
        if line.count == 0.0:
            return self.hope
        mean = line.rewards / line.count
        reach = self._unit()
        return min(max(line.expected(liking), mean - reach), mean + reach)

    def update(self, arm: i64, reward: float) -> None:
        if self.tried[arm] == 0:
            self.first_rewards.add(reward)
        self.rewards.add(reward)
        self.regression.add(self.likings[arm], reward)
        self.tried[arm] += 1
        self.gained[arm] += reward

    # The answer -----------------------------------------------------------------------------------------------------------

    def favourite(self) -> i64:
        """The arm tried most; of equals the more rewarding."""
        best: i64 = 0
        arm: i64
        for arm in range(1, len(self.tried)):
            more = self.tried[arm] - self.tried[best]
            if more > 0 or (more == 0 and self.gained[arm] > self.gained[best]):
                best = arm
        return best

    def lead(self) -> i64:
        """How many more times the favourite was tried than any other."""
        first: i64 = 0
        second: i64 = 0
        arm: i64
        for arm in range(len(self.tried)):
            times = self.tried[arm]
            if times > first:
                second = first
                first = times
            elif times > second:
                second = times
        return first - second
