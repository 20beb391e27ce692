"""How a building plays: what its faces bring, how close games are. For whoever makes blocks of their own (BAL-07).

Games are played by two sensible players, who look one step ahead and want points for themselves twice as much as they
grudge them the other. The same seed gives the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import starmap
from statistics import fmean, pstdev

from tablee.engine.luck import Rng, seeded
from tablee.engine.state import NOBODY
from tablee.games.balconia.bot.hints import BalconiaHints, Tuning
from tablee.games.balconia.rules.components import DOORS, FACES, Building, Face, face_number
from tablee.games.balconia.rules.count import tallies
from tablee.games.balconia.rules.sides import PINK, TURQUOISE
from tablee.games.balconia.rules.state import Balconia
from tablee.games.balconia.rules.view import side_of

GRUDGE = 0.5  # what a point of the other side weighs


@dataclass(frozen=True, slots=True)
class FaceBalance:
    """One face over all games: how often it was seen on a side, and the points it scored there."""

    id: str
    name: str
    scores: bool  # whether it has a condition
    seen: int
    mean: float
    spread: float


@dataclass(frozen=True, slots=True)
class Balance:
    games: int
    mean_total: float
    low: float  # four totals of five lie between these
    high: float
    gap: float  # between the two totals of a game
    turquoise: float  # share of the victories; shared ones in halves
    doors: tuple[tuple[float, float], ...]  # mean points of each door block, turquoise and pink
    faces: tuple[FaceBalance, ...]

    @property
    def mean(self) -> float:
        """Points of a face with a condition."""
        return fmean(face.mean for face in self.scoring)

    @property
    def spread(self) -> float:
        """How far the means of such faces lie apart."""
        return pstdev([face.mean for face in self.scoring])

    @property
    def opposites(self) -> float:
        """How far two opposite faces lie apart, on average: the smaller, the less either axis is a gift."""
        pairs = [(self.faces[k], self.faces[k + 2]) for k in range(len(self.faces)) if k % FACES < 2]
        return fmean(abs(one.mean - other.mean) for one, other in pairs)

    @property
    def scoring(self) -> Sequence[FaceBalance]:
        """Faces with a condition, those that never met it included."""
        return [face for face in self.faces if face.scores and face.seen] or self.faces


def measure(
    building: Building,
    deal: Callable[[Rng], Balconia],
    games: int,
    seed: int,
    progress: Callable[[int], object] | None = None,
) -> Balance:
    """Play so many games, dealt with turquoise in seat 0."""
    counts, hints = Counts(building), sensible()
    for number in range(games):
        rng = seeded("balance", seed, number)
        state = deal(rng)
        play(state, hints, rng)
        counts.add(state)
        if progress is not None:
            progress(number + 1)
    return counts.balance()


class Counts:
    """What was counted at the end of the games so far."""

    def __init__(self, building: Building) -> None:
        self.building = building
        self.faces: list[list[int]] = [[] for _ in building.faces]
        self.doors: list[tuple[list[int], list[int]]] = [([], []) for _ in range(DOORS)]  # of turquoise and of pink
        self.totals: list[tuple[int, int]] = []
        self.wins = 0.0  # of turquoise

    def add(self, state: Balconia) -> None:
        for side in (TURQUOISE, PINK):
            own = side_of(state, side)
            for cell, tally in tallies(own).items():
                self.faces[face_number(own[cell].id)].append(tally.points)
            for door in filter(None, map(int, state.rules.doors)):
                self.doors[door - 1][side].append(int(state.door(side, door)))
        one, other = state.points()
        self.totals.append((one, other))
        self.wins += state.reward(TURQUOISE)

    def balance(self) -> Balance:
        games = len(self.totals)
        totals = sorted(total for both in self.totals for total in both)
        return Balance(
            games=games,
            mean_total=fmean(totals),
            low=totals[len(totals) // 10],
            high=totals[-1 - len(totals) // 10],
            gap=fmean(abs(one - other) for one, other in self.totals),
            turquoise=self.wins / games,
            doors=tuple((mean(turquoise), mean(pink)) for turquoise, pink in self.doors),
            faces=tuple(starmap(balance_of, zip(self.building.faces, self.faces, strict=True))),
        )


def balance_of(face: Face, points: Sequence[int]) -> FaceBalance:
    spread = pstdev(points) if points else 0.0
    return FaceBalance(face.id, face.name, face.score is not None, len(points), mean(points), spread)


def sensible() -> BalconiaHints:
    tuning = Tuning()
    tuning.spite = GRUDGE
    return BalconiaHints(tuning)


def play(state: Balconia, hints: BalconiaHints, rng: Rng) -> None:
    """To the end; among equals the lot decides."""
    while (seat := int(state.turn())) != NOBODY:
        codes = state.codes(seat)
        weights = hints.weigh(state, seat, codes)
        best = max(weights)
        equals = [code for code, weight in zip(codes, weights, strict=True) if weight == best]
        state.play(seat, equals[rng.below(len(equals))])


def mean(points: Sequence[int]) -> float:
    return fmean(points) if points else 0.0
