"""Tree search over imagined worlds, for any game: hidden cards, simultaneous choices, any number of seats.

Each simulation imagines a fresh world that fits the searching seat's view and plays down the trees. Every seat has a
tree of its own, whose branches are what that seat sees (`State.shown`), so nobody in the tree acts on what it could not
know; where nothing is ever hidden one tree serves all. Every seat looks for its own best. A choice that is new, or
impossible in some worlds, competes only while it is there (availability counts). Few choices are looked at first, the
most promising by the game's hints, and more as visits add up, because there may be hundreds. How rewards follow the hints
is learned on the way, and steadies what few simulations tell about a choice.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY, Hints, Sampler, State

PATIENCE: Final = 32  # simulations between two looks at the clock
NO_ARM: Final = -1
CODES: Final = 1_000_000  # more than any game has


class Effort:
    """How hard and how to search."""

    def __init__(
        self,
        simulations: i64,
        curiosity: float = 2.0,
        width: float = 1.5,
        growth: float = 0.4,
        trust: float = 100.0,
    ) -> None:
        self.simulations = simulations
        self.curiosity = curiosity  # weight of what is little known, against what has done well
        self.width = width  # choices looked at after n visits: 1 + width * n ** growth
        self.growth = growth
        self.trust = trust  # what the hints lead one to expect of a choice counts as many simulations


class Spread:
    """How far rewards lie apart: the measure of what a difference between two of them means."""

    def __init__(self) -> None:
        self.count = 0.0
        self.total = 0.0
        self.squares = 0.0

    def add(self, reward: float) -> None:
        self.count += 1.0
        self.total += reward
        self.squares += reward * reward

    def deviation(self) -> float:
        mean = self.total / self.count
        return sqrt(max(self.squares / self.count - mean * mean, 0.0))


class Trend:
    """How rewards follow the hints: a straight line through all that was tried, since hints have units of their own."""

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
        spread = self.squares - self.weights * self.weights / self.count
        if spread > 1e-9:
            self.slope = max((self.products - self.weights * self.rewards / self.count) / spread, 0.0)

    def expected(self, weight: float) -> float:
        return (self.rewards + self.slope * (weight * self.count - self.weights)) / self.count


class Node:
    """What a seat knows at one point: its choices there, as arms of a bandit, and what it may see next.

    There may be hundreds of arms and few are ever tried: those stand in front, and only they have statistics.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.listed = False  # the legal choices are the same in every world
        self.codes = vec[i64]()
        self.weights = vec[float]()  # how promising they look
        self.met = vec[i64]()  # the visit at which an arm was last legal, unless they are listed ...
        self.arms: dict[int, int] = {}  # ... and arms by code
        self.tried = vec[i64]()  # as many as have been tried
        self.offered = vec[i64]()  # simulations in which an arm was legal since it was first tried
        self.gained = vec[float]()  # rewards of the seat that chose
        self.all = Spread()  # of every reward ...
        self.firsts = Spread()  # ... and of the first of every arm, which a favourite cannot drown
        self.trend = Trend()
        self.next: dict[int, Node] = {}  # by what is seen

    def child(self, seen: i64) -> Node:
        found = self.next.get(seen)
        if found is None:
            found = Node()
            self.next[seen] = found
        return found

    # The choices --------------------------------------------------------------------------------------------------------

    def list_all(self, state: State, seat: i64, hints: Hints) -> None:
        """The choices of a point that is the same in every world."""
        codes = hints.considered(state, seat)
        self.codes = vec[i64](codes)
        self.weights = vec[float](hints.weigh(state, seat, codes) if len(codes) > 1 else [0.0])
        self.listed = True

    def meet(self, state: State, seat: i64, hints: Hints) -> None:
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
                self.met = append(self.met, 0)
        for code in codes:
            arm = i64(self.arms[code])
            self.met[arm] = self.visits
            if arm < len(self.offered):
                self.offered[arm] += 1

    def is_there(self, arm: i64) -> bool:
        """Whether an arm is legal in the world of this visit."""
        return self.listed or self.met[arm] == self.visits

    # Choosing and learning ----------------------------------------------------------------------------------------------

    def choose(self, effort: Effort, rng: Rng) -> i64:
        """The most promising new arm while there is room for one more, otherwise the best known by upper bound."""
        known: i64 = 0
        arm: i64
        for arm in range(len(self.tried)):
            if self.is_there(arm):
                known += 1
        if known == 0 or float(known) < 1.0 + effort.width * float(self.visits) ** effort.growth:
            fresh = self._most_promising(rng)
            if fresh != NO_ARM:
                return self._bring_forward(fresh)
        return self._best_bound(effort)

    def _most_promising(self, rng: Rng) -> i64:
        """Of the arms never tried; ties by lot."""
        weights = self.weights
        best: i64 = NO_ARM
        ties: i64 = 1
        arm: i64
        for arm in range(len(self.tried), len(weights)):
            if not self.is_there(arm):
                continue
            if best == NO_ARM or weights[arm] > weights[best]:
                best = arm
                ties = 1
            elif weights[arm] == weights[best]:
                ties += 1
                if rng.below(ties) == 0:
                    best = arm
        return best

    def _bring_forward(self, arm: i64) -> i64:
        """Give a new arm its statistics; its place changes."""
        place: i64 = len(self.tried)
        self.codes[arm], self.codes[place] = self.codes[place], self.codes[arm]
        self.weights[arm], self.weights[place] = self.weights[place], self.weights[arm]
        if not self.listed:
            self.met[arm], self.met[place] = self.met[place], self.met[arm]
            self.arms[self.codes[arm]] = arm
            self.arms[self.codes[place]] = place
        self.tried = append(self.tried, 0)
        self.offered = append(self.offered, 1)
        self.gained = append(self.gained, 0.0)
        return place

    def _best_bound(self, effort: Effort) -> i64:
        tried, gained, trust = self.tried, self.gained, effort.trust
        spread = effort.curiosity * max(self.all.deviation(), self.firsts.deviation())
        news = log(float(self.visits))
        best: i64 = NO_ARM
        highest = 0.0
        arm: i64
        for arm in range(len(tried)):
            if not self.is_there(arm):
                continue
            times = float(tried[arm])
            if not self.listed:
                news = log(float(self.offered[arm]))
            mean = (gained[arm] + trust * self.trend.expected(self.weights[arm])) / (times + trust)
            bound = mean + spread * sqrt(news / times)
            if best == NO_ARM or bound > highest:
                best = arm
                highest = bound
        return best

    def learn(self, arm: i64, reward: float) -> None:
        if self.tried[arm] == 0:
            self.firsts.add(reward)
        self.all.add(reward)
        self.trend.add(self.weights[arm], reward)
        self.tried[arm] += 1
        self.gained[arm] += reward

    def favourite(self) -> i64:
        """The code of the arm tried most; of equals the more rewarding."""
        best: i64 = 0
        arm: i64
        for arm in range(1, len(self.tried)):
            more = self.tried[arm] - self.tried[best]
            if more > 0 or (more == 0 and self.gained[arm] > self.gained[best]):
                best = arm
        return self.codes[best]


class Search:
    """One decision of one seat."""

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
            if out_of_time is not None and self.simulations % PATIENCE == 0 and out_of_time():
                return

    def simulate(self) -> None:
        """One world, one way down the trees, one judgement, carried back to every choice made on the way."""
        state = self.sampler.world(self.rng)
        luck = state.luck_used()
        here = self.roots[:]
        walked: list[Node] = []
        movers = vec[i64]()
        arms = vec[i64]()
        seat = self.seat  # any acting seat may go first: this one, so that its choice is the root
        while seat != NOBODY:
            node = here[0 if self.open_game else seat]
            node.visits += 1
            if node.visits == 1 and walked:
                break
            if not self.open_game or state.luck_used() != luck:
                node.meet(state, seat, self.hints)
            elif not node.listed:
                node.list_all(state, seat, self.hints)
            arm = node.choose(self.effort, self.rng)
            walked.append(node)
            movers = append(movers, seat)
            arms = append(arms, arm)
            self._step(state, seat, node.codes[arm], here)
            seat = state.turn()
        self._play_on(state)
        shares = self.hints.shares(state)
        index: i64
        for index in range(len(walked)):
            walked[index].learn(arms[index], shares[movers[index]])
        self.simulations += 1

    def _step(self, state: State, seat: i64, code: i64, here: list[Node]) -> None:
        """Play, and let every tree follow what its owner sees."""
        seen = vec[i64]()
        observer: i64
        for observer in range(len(here)):
            seen = append(seen, code if self.open_game else state.sight(seat, code, observer))
        state.play(seat, code)
        news = CODES * state.turned_up()
        for observer in range(len(here)):
            here[observer] = here[observer].child(seen[observer] + news)

    def _play_on(self, state: State) -> None:
        step: i64
        for step in range(self.ahead):  # noqa: B007  # an undeclared variable would be boxed
            seat = state.turn()
            if seat == NOBODY:
                return
            state.play(seat, self._drawn(state, seat))

    def _drawn(self, state: State, seat: i64) -> i64:
        if self.candidates == 1:
            return self.hints.drawn(state, seat, self.rng)
        codes: list[int] = [self.hints.drawn(state, seat, self.rng) for _ in range(self.candidates)]
        weights = self.hints.weigh(state, seat, codes)
        return i64(codes[weights.index(max(weights))])

    def root(self) -> Node:
        """Where the searching seat has to choose."""
        return self.roots[0 if self.open_game else self.seat]

    def best(self) -> i64:
        return self.root().favourite()

    def findings(self) -> list[tuple[int, int, float]]:
        """(code, times tried, mean reward) of every choice tried, the most tried first."""
        root = self.root()
        found: list[tuple[int, int, float]] = [
            (root.codes[arm], root.tried[arm], root.gained[arm] / float(root.tried[arm])) for arm in range(len(root.tried))
        ]
        return sorted(found, key=lambda one: (-one[1], -one[2], one[0]))
