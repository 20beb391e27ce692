"""What a position is worth to everybody, as one chair may judge it: worlds imagined from its view, played on a little.

The same numbers serve every view and every choice (common random numbers), so two choices are compared in the same worlds,
and whoever learns nothing keeps exactly the chances they had.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev
from typing import Final, TypeAlias

from tablee.bots.search import Effort, Search
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng, seeded
from tablee.engine.state import NOBODY, Hints, State
from tablee.engine.values import Mistake, Seat, View

SURE: Final = 1.96  # standard deviations either side of 95 %
SLIPS: Final = 4  # one decision of so many is taken from a few options only
JUDGED: Final = 8  # decisions at the end of what is played on that the hints judge
Shares: TypeAlias = tuple[float, ...]  # of the victory, by seat
Prospects: TypeAlias = "Callable[[State, Rng], Sequence[float]]"  # what everybody may expect of a world


@dataclass(frozen=True, slots=True)
class Budget:
    """How closely a review looks."""

    worlds: int  # imagined for the chances of a seat
    compared: int  # in which two choices are compared
    simulations: int  # of the strong player
    ahead: int  # decisions that an imagined world is played on


BUDGETS: Final = {"fast": Budget(64, 96, 400, 12), "deep": Budget(160, 480, 4000, 16)}


def find_budget(name: str) -> Budget:
    """Raises `Mistake`."""
    if name not in BUDGETS:
        raise Mistake("review.no-budget", budget=name, budgets=", ".join(BUDGETS))
    return BUDGETS[name]


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance to win, and how sure that is."""

    mean: float
    low: float  # 95 % interval
    high: float


def chance(shares: Sequence[float]) -> Chance:
    """What samples say together."""
    mean, reach = fmean(shares), doubt(shares)
    return Chance(mean, max(mean - reach, 0.0), min(mean + reach, 1.0))


def doubt(shares: Sequence[float]) -> float:
    """Half the 95 % interval of the mean of samples."""
    return SURE * pstdev(shares) / sqrt(len(shares))


@dataclass(frozen=True, slots=True)
class Outlook:
    """The shares of the victory in every imagined world."""

    samples: tuple[Shares, ...]

    def shares(self) -> Shares:
        return tuple(map(fmean, zip(*self.samples, strict=True)))

    def chance(self, seat: Seat) -> Chance:
        return chance([one[seat] for one in self.samples])


class Judge:
    """Judges views of one game. The true state never comes here."""

    def __init__(self, game: AnyGame, budget: Budget, seed: int | str, prospects: Prospects | None = None) -> None:
        self.game = game
        self.budget = budget
        self.seed = seed
        self.hints = game.hints()
        self.prospects = prospects or (lambda world, rng: played_on(world, self.hints, budget.ahead, rng))

    def outlook(self, view: View, worlds: int, code: int | None = None, begin: int = 0) -> Outlook:
        """Of a chair, or after its choice of an action; from a later world on for who knows the earlier ones."""
        sampler = self.game.sampler(view)
        return Outlook(tuple(self._sample(sampler.world(self._rng(k)), view.seat, code, k) for k in range(begin, worlds)))

    def _sample(self, world: State, seat: Seat | None, code: int | None, number: int) -> Shares:
        if code is not None and seat is not None:
            world.play(seat, code)
        if world.turn() == NOBODY:
            return rewards(world)
        return tuple(self.prospects(world, self._rng_on(number)))

    def strong_choice(self, view: View) -> int:
        """The code a strong player who knows the same would choose."""
        assert view.seat is not None
        sampler, rng = self.game.sampler(view), seeded("review", self.seed, "search")
        search = Search(sampler, view.seat, self.hints, not self.game.secrets, Effort(self.budget.simulations), rng)
        search.run()
        return int(search.best())

    def later(self, view: View, code: int) -> list[State]:
        """Where an action of the chair has led some moves later, in the worlds in which choices are compared."""
        assert view.seat is not None
        sampler = self.game.sampler(view)
        found = [sampler.world(self._rng(k)) for k in range(self.budget.compared)]
        for number, world in enumerate(found):
            world.play(view.seat, code)
            played_on(world, self.hints, self.budget.ahead, self._rng_on(number))
        return found

    def _rng(self, number: int) -> Rng:
        return seeded("review", self.seed, "world", number)

    def _rng_on(self, number: int) -> Rng:
        return seeded("review", self.seed, "on", number)


def rewards(state: State) -> Shares:
    """Shares of the victory where the game is over."""
    return tuple(state.reward(seat) for seat in range(len(state.points())))


def played_on(state: State, hints: Hints, ahead: int, rng: Rng) -> Sequence[float]:
    """What the hints say on average about the last of so many decisions of sensible players, in place.

    On average, since hints judge some moments of a turn more kindly than others. A move without a choice counts as none.
    """
    wanted = min(JUDGED, ahead + 1)
    seen: list[Sequence[float]] = []
    while len(seen) < wanted and (seat := state.turn()) != NOBODY:
        codes = hints.considered(state, seat)
        if len(codes) > 1:
            ahead -= 1
            if ahead < JUDGED - 1:
                seen.append(hints.shares(state))
        state.play(seat, sensible(state, seat, codes, hints, rng))
    if len(seen) < wanted:
        seen += [rewards(state)] * (wanted - len(seen))
    return [fmean(column) for column in zip(*seen, strict=True)]


def sensible(state: State, seat: Seat, codes: list[int], hints: Hints, rng: Rng) -> int:
    """What the hints like best; now and then only of a few, since nobody sees everything."""
    if len(codes) == 1:
        return codes[0]
    if rng.below(SLIPS) == 0:
        codes = [codes[rng.below(len(codes))] for _ in range(hints.candidates())]
    weights = hints.weigh(state, seat, codes)
    return codes[weights.index(max(weights))]
