"""Matches between bots. Everybody sits on every chair of the same deals, so that neither decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from tablee.bots.players import Player
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.values import Mistake
from tablee.lab.simulate import Progress, deal, line_up, play_out

SURE = 1.96  # standard deviations either side of 95 %


@dataclass(frozen=True, slots=True)
class Entrant:
    name: str
    player: Player


@dataclass(frozen=True, slots=True)
class Result:
    """How one entrant did; several of one name are taken together."""

    name: str
    games: int
    wins: float  # of one chair; a shared victory counts in parts
    share: float  # of the games
    low: float  # 95 % interval of the share
    high: float
    mean_points: float

    def __str__(self) -> str:
        interval = f"{self.low:.1%} to {self.high:.1%}"
        return f"{self.name}: wins {self.share:.1%} of {self.games} ({interval}), mean points {self.mean_points:.1f}"


@dataclass(frozen=True, slots=True)
class Match:
    game: str
    seats: int
    fair: float  # the share of wins of equals
    results: tuple[Result, ...]  # the best first

    def of(self, name: str) -> Result:
        return next(result for result in self.results if result.name == name)

    def __str__(self) -> str:
        title = f"{self.game}, {self.seats} seats, an even share is {self.fair:.1%}"
        return "\n".join([title, *(f"  {result}" for result in self.results)])


def levels_match(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    bots: Sequence[str | int],
    games: int,
    seed: int,
    progress: Progress | None = None,
) -> Match:
    """A match between levels, one for each seat. Raises `Mistake`."""
    entrants = [Entrant(level.name, level.player) for level in line_up(bots, seats)]
    return match(game, options, entrants, games, seed, progress)


def match(
    game: AnyGame,
    options: Mapping[str, object],
    entrants: Sequence[Entrant],
    games: int,
    seed: int,
    progress: Progress | None = None,
) -> Match:
    """Play so many games, each deal once for every rotation of the chairs. Raises `Mistake`."""
    seats = len(entrants)
    if games < 1:
        raise Mistake(f"at least one game is played, not {games}")
    chosen = game.read_options(seats, options)
    wins, points = [0.0] * seats, [0] * seats  # by entrant
    for index in range(games):
        state, rng = deal(game, seats, chosen, seed, index // seats), seeded(seed, index, "bots")
        sitting = [(seat + index) % seats for seat in range(seats)]
        play_out(game, state, [entrants[who].player for who in sitting], rng)
        for seat, who in enumerate(sitting):
            wins[who] += state.reward(seat)
            points[who] += state.points()[seat]
        if progress is not None:
            progress(index + 1)
    results = (summed_up(name, entrants, wins, points, games) for name in {entrant.name: None for entrant in entrants})
    return Match(game.name, seats, 1 / seats, tuple(sorted(results, key=lambda result: (-result.share, result.name))))


def summed_up(name: str, entrants: Sequence[Entrant], wins: Sequence[float], points: Sequence[int], games: int) -> Result:
    chairs = [who for who, entrant in enumerate(entrants) if entrant.name == name]
    won = sum(wins[who] for who in chairs) / len(chairs)
    low, high = interval(won / games, games)
    mean = sum(points[who] for who in chairs) / (games * len(chairs))
    return Result(name, games, won, won / games, low, high, mean)


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games."""
    extra = SURE * SURE / games
    middle = (share + extra / 2) / (1 + extra)
    reach = SURE * sqrt(share * (1 - share) / games + extra / (4 * games)) / (1 + extra)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
