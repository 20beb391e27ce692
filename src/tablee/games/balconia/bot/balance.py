"""How a building plays: what its faces bring, how close games are. For whoever makes blocks of their own (BAL-07).

Games are played by two sensible players, who look one step ahead and want points for themselves twice as much as they
grudge them the other. The same seed gives the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from tablee.engine.luck import Rng, seeded
from tablee.engine.state import NOBODY
from tablee.games.balconia.bot.hints import BalconiaHints, Tuning
from tablee.games.balconia.rules.components import DOORS, FACES, Building
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
    scored: list[list[int]] = [[] for _ in building.faces]
    doors: dict[tuple[int, int], list[int]] = {(number, side): [] for number in range(DOORS) for side in (0, 1)}
    totals: list[int] = []
    gaps: list[int] = []
    wins = 0.0
    hints = sensible()
    for number in range(games):
        rng = seeded("balance", seed, number)
        state = deal(rng)
        play(state, hints, rng)
        for side in (TURQUOISE, PINK):
            own = side_of(state, side)
            for cell, tally in tallies(own).items():
                scored[building.faces.index(own[cell])].append(tally.points)
            for door in filter(None, map(int, state.rules.doors)):
                doors[door - 1, side].append(int(state.door(side, door)))
        one, other = state.points()
        totals += [one, other]
        gaps.append(abs(one - other))
        wins += state.reward(TURQUOISE)
        if progress is not None:
            progress(number + 1)
    totals.sort()
    return Balance(
        games,
        fmean(totals),
        totals[len(totals) // 10],
        totals[-1 - len(totals) // 10],
        fmean(gaps),
        wins / games,
        tuple((mean(doors[number, TURQUOISE]), mean(doors[number, PINK])) for number in range(DOORS)),
        tuple(
            FaceBalance(
                face.id, face.name, face.score is not None, len(points), mean(points), pstdev(points) if points else 0.0
            )
            for face, points in zip(building.faces, scored, strict=True)
        ),
    )


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
