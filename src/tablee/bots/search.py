"""Tree search over imagined worlds, for any game: hidden cards, simultaneous choices, any number of seats.

This is multiple-observer information-set Monte Carlo tree search, MO-ISMCTS [1]. Each simulation draws a world that fits
the searching seat's view (a determinization) and descends the trees. Every seat has a tree of its own, whose branches
are what that seat sees (`State.sight`), so nobody in the tree acts on what it could not know; where nothing is ever
hidden one tree serves all. Every seat maximizes its own reward.

Selection      PUCT [2, 3]: what an action gained so far, and for what is liked but little known a bonus in units of the
               standard deviation of the rewards. A choice that is impossible in some worlds competes by its
               availability count, not by the visits of its node [1].
Liking         by the learned judge (`bots.judge`) and the game's hints; by the hints alone where there is none.
               An action starts from the reward that its liking leads one to expect, by linear regression of the rewards
               at its node on the likings, and this counts as a number of simulations [4].
Evaluation     the judge's shares of the victory, and a little for points. Without a judge a short rollout, in which the
               best of a few random actions by the hints is played, then the hints' estimate.
Final choice   the most visited action at the root. Where others must not read it like a book, one at random, each as
               often as it was visited: the average of a no-regret learner is what a mixed strategy is made of [5].
Early end      when the favourite is out of reach of all others.

[1] Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search. IEEE TCIAIG 4(2), 2012.
[2] Rosin: Multi-armed bandits with episode context. Annals of Mathematics and Artificial Intelligence 61, 2011.
[3] Silver et al.: A general reinforcement learning algorithm that masters chess, shogi, and Go. Science 362, 2018.
[4] Gelly, Silver: Combining Online and Offline Knowledge in UCT. ICML 2007.
[5] Lanctot, Wittlinger, Winands, Den Teuling: Monte Carlo Tree Search for Simultaneous Move Games. BNAIC 2013.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from tablee.bots.judge import Judge
from tablee.bots.tree import MOST_ARMS, Node
from tablee.bots.tree import Effort as Effort
from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY, Hints, Sampler, State

LOOKS: Final = 32  # simulations between two looks whether the choice is clear
FIRST_WORLDS: Final = 8  # over which the hints are averaged at the root, where something is hidden
PLAIN_LIKING: Final = 1.5  # of a standard deviation of the hints, where no judge has learned what they are worth
BLUNT: Final = 0.1  # a mixed choice leaves out what was tried less than this part of the favourite


class Search:
    """One decision of one seat: `run`, then ask for `best` or `mixed`."""

    def __init__(
        self,
        sampler: Sampler,
        seat: i64,
        hints: Hints,
        open_game: bool,
        effort: Effort,
        rng: Rng,
        judge: Judge | None = None,
    ) -> None:
        self.sampler = sampler
        self.seat = seat
        self.hints = hints
        self.judge = judge
        self.open_game = open_game  # nothing is ever hidden from anybody
        self.effort = effort
        self.ahead = hints.ahead() if judge is None else judge.ahead
        self.candidates = hints.candidates()
        self.rng = rng
        self.seats = len(sampler.world(rng).points())
        self.roots = [Node() for _ in range(1 if open_game else self.seats)]
        self.simulations: i64 = 0
        self._like_first()

    # The root -------------------------------------------------------------------------------------------------------------

    def root(self) -> Node:
        """Where the searching seat has to choose."""
        return self.roots[0 if self.open_game else self.seat]

    def _like_first(self) -> None:
        """The choices at the root, liked by the average over several worlds: hints may look at what is hidden."""
        state = self.sampler.world(self.rng)
        codes = self.hints.considered(state, self.seat)
        likings = self.likings(state, self.seat, codes)
        if self.open_game:
            self.root().fix(codes, likings, len(codes))
            return
        index: i64
        for _ in range(FIRST_WORLDS - 1):
            more = self.likings(self.sampler.world(self.rng), self.seat, codes)
            for index in range(len(codes)):
                likings[index] += more[index]
        self.root().learn(codes, [liking / float(FIRST_WORLDS) for liking in likings])

    def likings(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        """How good actions look in a world before they are tried, on a logarithmic scale."""
        if len(codes) == 1:
            return [0.0]
        judge = self.judge
        if judge is None or not judge.likes:
            return standardized(self.hints.weigh(state, seat, codes))
        likings = judge.likings(state, seat, codes)
        if judge.hint != 0.0:
            weights = self.hints.weigh(state, seat, codes)
            index: i64
            for index in range(len(codes)):
                likings[index] += judge.hint * weights[index]
        return likings

    # Simulations ----------------------------------------------------------------------------------------------------------

    def run(self, out_of_time: Callable[[], bool] | None = None, to_the_end: bool = False) -> None:
        """Until the effort is spent, the time is up or, unless to the end, nothing can change the choice; at least once."""
        while self.simulations < self.effort.simulations:
            self.simulate()
            if out_of_time is not None and out_of_time():  # far cheaper than any simulation
                return
            if not to_the_end and self.simulations % LOOKS == 0:
                if self.root().lead() > self.effort.simulations - self.simulations:
                    return

    def simulate(self) -> None:
        """One world, one descent of the trees, one estimate, backpropagated to every choice made on the way."""
        state = self.sampler.world(self.rng)
        luck = state.luck_used()
        here = self.roots[:]  # where each seat is in its own tree
        path: list[Node] = []
        movers = vec[i64]()
        arms = vec[i64]()
        leaf: Node | None = None
        seat = self.seat  # any acting seat may go first: this one, so that its choice is the root
        while seat != NOBODY:
            node = here[0 if self.open_game else seat]
            node.visits += 1
            if node.visits == 1 and path:
                leaf = node
                break
            if not node.same_everywhere:
                self._list(node, state, seat, self.open_game and state.luck_used() == luck)
            arm = node.select(self.effort, self.rng)
            path.append(node)
            movers = append(movers, seat)
            arms = append(arms, arm)
            self._step(state, seat, node.codes[arm], here)
            seat = state.turn()
        shares = self._judged(state)
        if leaf is not None:
            leaf.hope = shares[seat]
        index: i64
        for index in range(len(path)):
            path[index].update(arms[index], shares[movers[index]])
        self.simulations += 1

    def _list(self, node: Node, state: State, seat: i64, same_everywhere: bool) -> None:
        """The choices in this world; those never met before are liked or not now."""
        codes = self.hints.considered(state, seat)
        if same_everywhere:
            node.fix(codes, self.likings(state, seat, codes), MOST_ARMS)
            return
        if codes != node.listed:
            fresh = node.unknown(codes)
            if fresh:
                node.learn(fresh, self.likings(state, seat, fresh) if len(codes) > 1 else [0.0])
        node.allow(codes)

    def _step(self, state: State, seat: i64, code: i64, here: list[Node]) -> None:
        """Play, and let every tree follow what its owner sees."""
        if self.open_game:
            state.play(seat, code)
            here[0] = here[0].child(code, state.turned_up())
            return
        sights = vec[i64]()
        observer: i64
        for observer in range(len(here)):
            sights = append(sights, state.sight(seat, code, observer))
        state.play(seat, code)
        turned_up = state.turned_up()
        for observer in range(len(here)):
            here[observer] = here[observer].child(sights[observer], turned_up)

    def _judged(self, state: State) -> list[float]:
        """Every seat's share, after playing on a little, in place."""
        step: i64
        for step in range(self.ahead):  # noqa: B007  # an undeclared variable would be boxed
            seat = state.turn()
            if seat == NOBODY:
                break
            state.play(seat, self._rollout_choice(state, seat))
        judge = self.judge
        return self.hints.shares(state) if judge is None else judge.shares(state)

    def _rollout_choice(self, state: State, seat: i64) -> i64:
        """The best by the hints of a few drawn at random."""
        if self.candidates == 1:
            return self.hints.drawn(state, seat, self.rng)
        codes: list[int] = [self.hints.drawn(state, seat, self.rng) for _ in range(self.candidates)]
        weights = self.hints.weigh(state, seat, codes)
        return i64(codes[weights.index(max(weights))])

    # The answer -----------------------------------------------------------------------------------------------------------

    def best(self) -> i64:
        root = self.root()
        return root.codes[root.favourite()]

    def mixed(self) -> i64:
        """One of the choices that were worth trying, each as often as it was."""
        root = self.root()
        least = BLUNT * float(root.tried[root.favourite()])
        worth: list[int] = [arm for arm in range(len(root.tried)) if float(root.tried[arm]) >= least]
        total: i64 = 0
        for arm in worth:
            total += root.tried[i64(arm)]
        at = self.rng.below(total)
        for arm in worth:
            at -= root.tried[i64(arm)]
            if at < 0:
                return root.codes[i64(arm)]
        return self.best()

    def findings(self) -> list[tuple[int, int, float]]:
        """(code, times tried, mean reward) of every choice tried, the most tried first."""
        root = self.root()
        found: list[tuple[int, int, float]] = [
            (root.codes[arm], root.tried[arm], root.gained[arm] / float(root.tried[arm]))
            for arm in range(len(root.tried))
            if root.tried[arm] > 0
        ]
        return sorted(found, key=lambda one: (-one[1], -one[2], one[0]))


def standardized(weights: list[float]) -> list[float]:
    """Hints in units of their own as likings."""
    count = float(len(weights))
    mean = sum(weights) / count
    deviation = sqrt(sum([(weight - mean) * (weight - mean) for weight in weights]) / count)
    if deviation < 1e-9:
        return [0.0 for _ in weights]
    return [PLAIN_LIKING * (weight - mean) / deviation for weight in weights]
