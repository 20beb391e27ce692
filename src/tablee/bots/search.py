"""Tree search over imagined worlds, for any game: hidden cards, simultaneous choices, any number of seats.

This is multiple-observer information-set Monte Carlo tree search, MO-ISMCTS [1]. Each simulation draws a world that fits
the searching seat's view (a determinization) and descends the trees. Every seat has a tree of its own, whose branches
are what that seat sees (`State.sight`), so nobody in the tree acts on what it could not know; where nothing is ever
hidden one tree serves all, and the search is plain UCT [2]. Every seat maximizes its own reward.

Selection      UCB1 [3] with exploration in units of the standard deviation of the rewards. A choice that is impossible
               in some worlds competes by its availability count, not by the visits of its node [1].
Expansion      progressive widening [4, 5]: few choices are looked at first, the most promising by the game's hints, and
               more as visits add up, because there may be hundreds.
Prior          a choice starts from the reward that its hint leads one to expect, by linear regression of the rewards at
               its node on the hints, and this counts as a number of simulations [6].
Simulation     a short rollout, in which the best of a few random actions by the hints is played, then the hints' estimate
               of every seat's chance to win.
Final choice   the most visited action at the root (the robust child [5]).

[1] Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search. IEEE TCIAIG 4(2), 2012.
[2] Kocsis, Szepesvári: Bandit Based Monte-Carlo Planning. ECML 2006.
[3] Auer, Cesa-Bianchi, Fischer: Finite-time Analysis of the Multiarmed Bandit Problem. Machine Learning 47, 2002.
[4] Coulom: Computing Elo Ratings of Move Patterns in the Game of Go. ICGA Journal 30(4), 2007.
[5] Chaslot, Winands, van den Herik, Uiterwijk, Bouzy: Progressive Strategies for Monte-Carlo Tree Search. NMNC 4(3), 2008.
[6] Gelly, Silver: Combining Online and Offline Knowledge in UCT. ICML 2007.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY, Hints, Sampler, State

CLOCK_INTERVAL: Final = 32  # simulations between two looks at the clock
NO_ARM: Final = -1


class Effort:
    """How many simulations, and the constants of the search."""

    def __init__(
        self,
        simulations: i64,
        exploration: float = 2.0,
        widening: float = 1.5,
        widening_power: float = 0.4,
        prior: float = 100.0,
    ) -> None:
        self.simulations = simulations
        self.exploration = exploration  # weight of the unknown against the known, in standard deviations of the reward
        self.widening = widening  # arms considered after n visits: 1 + widening * n ** widening_power
        self.widening_power = widening_power
        self.prior = prior  # simulations that the reward expected by the hints counts as


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
        mean = self.total / self.count
        return sqrt(max(self.squares / self.count - mean * mean, 0.0))


class Regression:
    """Rewards by hints: least squares through all that was tried, since hints have units of their own. Never falling."""

    def __init__(self) -> None:
        self.count = 0.0
        self.weights = 0.0
        self.squares = 0.0
        self.rewards = 0.0
        self.products = 0.0
        self.slope = 0.0

    def add(self, weight: float, reward: float) -> None:
        self.count += 1.0
        self.weights += weight
        self.squares += weight * weight
        self.rewards += reward
        self.products += weight * reward
        variance = self.squares - self.weights * self.weights / self.count
        if variance > 1e-9:
            self.slope = max((self.products - self.weights * self.rewards / self.count) / variance, 0.0)

    def expected(self, weight: float) -> float:
        return (self.rewards + self.slope * (weight * self.count - self.weights)) / self.count


class Node:
    """An information set of one seat: its choices there, as arms of a bandit, and what it may see next.

    There may be hundreds of arms and few are ever tried: those stand in front, and only they have statistics.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.same_everywhere = False  # the legal choices are the same in every world
        self.codes = vec[i64]()
        self.weights = vec[float]()  # how promising they look, by the hints
        self.legal_at = vec[i64]()  # the visit at which an arm was last legal, unless that is the same everywhere ...
        self.arms: dict[int, int] = {}  # ... and arms by code
        self.tried = vec[i64]()  # simulations through an arm; as many as have been tried
        self.available = vec[i64]()  # simulations in which an arm was legal since it was first tried
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

    def list_once(self, state: State, seat: i64, hints: Hints) -> None:
        """The choices of a node at which they are the same in every world."""
        codes = hints.considered(state, seat)
        self.codes = vec[i64](codes)
        self.weights = vec[float](hints.weigh(state, seat, codes) if len(codes) > 1 else [0.0])
        self.same_everywhere = True

    def list_legal(self, state: State, seat: i64, hints: Hints) -> None:
        """The choices in this world; those never met before are weighed now."""
        codes = hints.considered(state, seat)
        fresh = [code for code in codes if code not in self.arms]
        if fresh:
            weights = hints.weigh(state, seat, fresh) if len(codes) > 1 else [0.0]
            index: i64
            for index in range(len(fresh)):
                self.arms[fresh[index]] = len(self.codes)
                self.codes = append(self.codes, i64(fresh[index]))
                self.weights = append(self.weights, weights[index])
                self.legal_at = append(self.legal_at, 0)
        for code in codes:
            arm = i64(self.arms[code])
            self.legal_at[arm] = self.visits
            if arm < len(self.available):
                self.available[arm] += 1

    def is_legal(self, arm: i64) -> bool:
        """In the world of this visit."""
        return self.same_everywhere or self.legal_at[arm] == self.visits

    # Selection, expansion, backpropagation ------------------------------------------------------------------------------

    def select(self, effort: Effort, rng: Rng) -> i64:
        """The most promising new arm while the node may widen, otherwise the arm with the highest upper bound."""
        known: i64 = 0
        arm: i64
        for arm in range(len(self.tried)):
            if self.is_legal(arm):
                known += 1
        if known == 0 or float(known) < 1.0 + effort.widening * float(self.visits) ** effort.widening_power:
            fresh = self._most_promising(rng)
            if fresh != NO_ARM:
                return self._expand(fresh)
        return self._highest_bound(effort)

    def _most_promising(self, rng: Rng) -> i64:
        """Of the arms never tried; ties by lot."""
        weights = self.weights
        best: i64 = NO_ARM
        ties: i64 = 1
        arm: i64
        for arm in range(len(self.tried), len(weights)):
            if not self.is_legal(arm):
                continue
            if best == NO_ARM or weights[arm] > weights[best]:
                best = arm
                ties = 1
            elif weights[arm] == weights[best]:
                ties += 1
                if rng.below(ties) == 0:
                    best = arm
        return best

    def _expand(self, arm: i64) -> i64:
        """Give a new arm its statistics; it comes to stand behind those that have them."""
        place: i64 = len(self.tried)
        self.codes[arm], self.codes[place] = self.codes[place], self.codes[arm]
        self.weights[arm], self.weights[place] = self.weights[place], self.weights[arm]
        if not self.same_everywhere:
            self.legal_at[arm], self.legal_at[place] = self.legal_at[place], self.legal_at[arm]
            self.arms[self.codes[arm]] = arm
            self.arms[self.codes[place]] = place
        self.tried = append(self.tried, 0)
        self.available = append(self.available, 1)
        self.gained = append(self.gained, 0.0)
        return place

    def _highest_bound(self, effort: Effort) -> i64:
        """UCB1, with the prior in the mean and availability in place of visits where worlds differ."""
        tried, gained, prior = self.tried, self.gained, effort.prior
        scale = effort.exploration * max(self.rewards.value(), self.first_rewards.value())
        logarithm = log(float(self.visits))
        best: i64 = NO_ARM
        highest = 0.0
        arm: i64
        for arm in range(len(tried)):
            if not self.is_legal(arm):
                continue
            times = float(tried[arm])
            if not self.same_everywhere:
                logarithm = log(float(self.available[arm]))
            mean = (gained[arm] + prior * self.regression.expected(self.weights[arm])) / (times + prior)
            bound = mean + scale * sqrt(logarithm / times)
            if best == NO_ARM or bound > highest:
                best = arm
                highest = bound
        return best

    def update(self, arm: i64, reward: float) -> None:
        if self.tried[arm] == 0:
            self.first_rewards.add(reward)
        self.rewards.add(reward)
        self.regression.add(self.weights[arm], reward)
        self.tried[arm] += 1
        self.gained[arm] += reward

    def robust_choice(self) -> i64:
        """The code of the arm tried most; of equals the more rewarding."""
        best: i64 = 0
        arm: i64
        for arm in range(1, len(self.tried)):
            more = self.tried[arm] - self.tried[best]
            if more > 0 or (more == 0 and self.gained[arm] > self.gained[best]):
                best = arm
        return self.codes[best]


class Search:
    """One decision of one seat: `run`, then ask for `best`."""

    def __init__(self, sampler: Sampler, seat: i64, hints: Hints, open_game: bool, effort: Effort, rng: Rng) -> None:
        self.sampler = sampler
        self.seat = seat
        self.hints = hints
        self.open_game = open_game  # nothing is ever hidden from anybody
        self.effort = effort
        self.ahead = hints.ahead()
        self.candidates = hints.candidates()
        self.rng = rng
        self.seats = len(sampler.world(rng).points())
        self.roots = [Node() for _ in range(1 if open_game else self.seats)]
        self.simulations: i64 = 0

    def run(self, out_of_time: Callable[[], bool] | None = None) -> None:
        """Until the effort is spent or the time is up; at least once."""
        while self.simulations < self.effort.simulations:
            self.simulate()
            if out_of_time is not None and self.simulations % CLOCK_INTERVAL == 0 and out_of_time():
                return

    def simulate(self) -> None:
        """One world, one descent of the trees, one estimate, backpropagated to every choice made on the way."""
        state = self.sampler.world(self.rng)
        luck = state.luck_used()
        here = self.roots[:]  # where each seat is in its own tree
        path: list[Node] = []
        movers = vec[i64]()
        arms = vec[i64]()
        seat = self.seat  # any acting seat may go first: this one, so that its choice is the root
        while seat != NOBODY:
            node = here[0 if self.open_game else seat]
            node.visits += 1
            if node.visits == 1 and path:
                break
            if not self.open_game or state.luck_used() != luck:
                node.list_legal(state, seat, self.hints)
            elif not node.same_everywhere:
                node.list_once(state, seat, self.hints)
            arm = node.select(self.effort, self.rng)
            path.append(node)
            movers = append(movers, seat)
            arms = append(arms, arm)
            self._step(state, seat, node.codes[arm], here)
            seat = state.turn()
        self._roll_out(state)
        shares = self.hints.shares(state)
        index: i64
        for index in range(len(path)):
            path[index].update(arms[index], shares[movers[index]])
        self.simulations += 1

    def _step(self, state: State, seat: i64, code: i64, here: list[Node]) -> None:
        """Play, and let every tree follow what its owner sees."""
        sights = vec[i64]()
        observer: i64
        for observer in range(len(here)):
            sights = append(sights, code if self.open_game else state.sight(seat, code, observer))
        state.play(seat, code)
        turned_up = state.turned_up()
        for observer in range(len(here)):
            here[observer] = here[observer].child(sights[observer], turned_up)

    def _roll_out(self, state: State) -> None:
        """Play on a little, in place, before the hints judge."""
        step: i64
        for step in range(self.ahead):  # noqa: B007  # an undeclared variable would be boxed
            seat = state.turn()
            if seat == NOBODY:
                return
            state.play(seat, self._rollout_choice(state, seat))

    def _rollout_choice(self, state: State, seat: i64) -> i64:
        """The best by the hints of a few drawn at random."""
        if self.candidates == 1:
            return self.hints.drawn(state, seat, self.rng)
        codes: list[int] = [self.hints.drawn(state, seat, self.rng) for _ in range(self.candidates)]
        weights = self.hints.weigh(state, seat, codes)
        return i64(codes[weights.index(max(weights))])

    def root(self) -> Node:
        """Where the searching seat has to choose."""
        return self.roots[0 if self.open_game else self.seat]

    def best(self) -> i64:
        return self.root().robust_choice()

    def findings(self) -> list[tuple[int, int, float]]:
        """(code, times tried, mean reward) of every choice tried, the most tried first."""
        root = self.root()
        found: list[tuple[int, int, float]] = [
            (root.codes[arm], root.tried[arm], root.gained[arm] / float(root.tried[arm])) for arm in range(len(root.tried))
        ]
        return sorted(found, key=lambda one: (-one[1], -one[2], one[0]))
