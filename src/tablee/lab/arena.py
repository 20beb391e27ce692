"""Contests between bots. Everybody sits on every chair of the same deals, so that neither decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from tablee.bots.levels import Level
from tablee.engine.game import AnyGame
from tablee.engine.luck import key_from
from tablee.engine.match import dealt
from tablee.engine.values import Mistake
from tablee.lab.simulate import play, seated

SURE = 1.96  # standard deviations either side of 95 %


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
class Contest:
    """How a contest between bots ended."""

    game: str
    seats: int
    fair: float  # the share of wins of equals
    results: tuple[Result, ...]  # the best first

    def of(self, name: str) -> Result:
        return next(result for result in self.results if result.name == name)

    def __str__(self) -> str:
        title = f"{self.game}, {self.seats} seats, an even share is {self.fair:.1%}"
        return "\n".join([title, *(f"  {result}" for result in self.results)])


def contest(
    game: AnyGame,
    options: Mapping[str, object],
    entrants: Sequence[Level],
    games: int,
    seed: int | str,
    progress: Callable[[int], object] | None = None,
) -> Contest:
    """Play so many games between as many entrants as seats, each deal once for every rotation. Raises `Mistake`."""
    seats = len(entrants)
    if games < 1:
        raise Mistake("lab.no-games", games=games)
    wins, points = [0.0] * seats, [0] * seats  # by entrant
    for number in range(games):
        match = dealt(game, seats, options, key_from(seed, number // seats))
        sitting = [(seat + number) % seats for seat in range(seats)]
        state, _ = play(match, [entrants[who] for who in sitting], f"{seed}/{number}")
        for seat, own in enumerate(state.points()):
            wins[sitting[seat]] += state.reward(seat)
            points[sitting[seat]] += own
        if progress is not None:
            progress(number + 1)
    names = dict.fromkeys(entrant.name for entrant in entrants)
    results = (summed_up(name, entrants, wins, points, games) for name in names)
    return Contest(game.name, seats, 1 / seats, tuple(sorted(results, key=lambda result: (-result.share, result.name))))


def between(
    game: AnyGame, seats: int, options: Mapping[str, object], bots: Sequence[str], games: int, seed: int | str
) -> Contest:
    """A contest between levels by name, one for each seat. Raises `Mistake`."""
    return contest(game, options, seated(bots, seats), games, seed)


def summed_up(name: str, entrants: Sequence[Level], wins: Sequence[float], points: Sequence[int], games: int) -> Result:
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
