"""Searches as the textbooks have them, without hints: what ours is measured against (bench/strength.py).

Flat Monte Carlo plays every action to the end at random, in turn. The tree is UCT where nothing is hidden, and otherwise
single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): a world imagined for each
simulation, one tree over the actions, availability in place of visits. Rewards are shares of the victory.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64
from tablee.engine.state import NOBODY, Sampler, playout

CURIOSITY: Final = 0.7  # weight of the unknown, for rewards from 0 to 1: what Cowling and others used


class Branch:
    """An action that was tried somewhere, and where it led."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat  # who chose it
        self.visits: i64 = 0
        self.available: i64 = 0
        self.gained = 0.0
        self.branches: dict[int, Branch] = {}

    def bound(self) -> float:
        times = float(self.visits)
        return self.gained / times + CURIOSITY * sqrt(log(float(self.available)) / times)


class PlainSearch:
    """One decision: `run` until the time is up, then ask for `best`."""

    def __init__(self, sampler: Sampler, seat: i64, rng: Rng, flat: bool) -> None:
        self.sampler = sampler
        self.seat = seat
        self.rng = rng
        self.flat = flat
        self.root = Branch(NOBODY)
        self.simulations: i64 = 0

    def run(self, most: i64, out_of_time: Callable[[], bool]) -> None:
        """So many simulations, or until the time is up; at least one."""
        while True:
            self.simulate()
            if self.simulations >= most or out_of_time():
                return

    def simulate(self) -> None:
        state = self.sampler.world(self.rng)
        here = self.root
        path: list[Branch] = []
        seat = self.seat  # any acting seat may go first: this one, so that its choice is the root
        while seat != NOBODY:
            codes = state.codes(seat)
            code = self._fresh(here, codes)
            known = code == NOBODY
            if known:
                code = self._least_tried(here, codes) if self.flat else self._highest(here, codes)
            else:
                here.branches[code] = Branch(seat)
            self._count(here, codes)
            here = here.branches[code]
            path.append(here)
            state.play(seat, code)
            if not known or self.flat:
                break
            seat = state.turn()
        playout(state, self.rng)
        for branch in path:
            branch.visits += 1
            branch.gained += state.reward(branch.seat)
        self.simulations += 1

    def _fresh(self, here: Branch, codes: list[int]) -> i64:
        """An action never tried here, by lot; NOBODY where all were."""
        fresh = [code for code in codes if code not in here.branches]
        return i64(fresh[self.rng.below(len(fresh))]) if fresh else NOBODY

    def _highest(self, here: Branch, codes: list[int]) -> i64:
        best: i64 = NOBODY
        highest = 0.0
        for code in codes:
            branch = here.branches[code]
            branch.available += 1
            bound = branch.bound()
            branch.available -= 1
            if best == NOBODY or bound > highest:
                best = i64(code)
                highest = bound
        return best

    def _least_tried(self, here: Branch, codes: list[int]) -> i64:
        best: i64 = NOBODY
        fewest: i64 = 0
        for code in codes:
            visits = here.branches[code].visits
            if best == NOBODY or visits < fewest:
                best = i64(code)
                fewest = visits
        return best

    def _count(self, here: Branch, codes: list[int]) -> None:
        for code in codes:
            if code in here.branches:
                here.branches[code].available += 1

    def best(self) -> i64:
        """The action tried most, of equals the more rewarding; flat, the one that rewards most."""
        chosen: i64 = NOBODY
        most = 0.0
        for code, branch in self.root.branches.items():
            mean = branch.gained / float(branch.visits)
            worth = mean if self.flat else float(branch.visits) + mean
            if chosen == NOBODY or worth > most:
                chosen = i64(code)
                most = worth
        return chosen
