"""Contests between bots. Everybody sits on every chair of the same deals, so that neither decides.

Where there are more entrants than chairs, every group of them meets in turn. A bot that crashes, is slow or does what is
not allowed loses that game, the others share the victory, and the contest goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Protocol

from tablee.bots.levels import Level
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng, key_from, seeded
from tablee.engine.match import AnyMatch, dealt
from tablee.engine.values import Mistake, Seat, View
from tablee.lab.outside import Fault
from tablee.lab.simulate import play, seated

SURE = 1.96  # standard deviations either side of 95 %


class Entrant(Protocol):
    """Who chooses: a level, or a program from outside."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def choose(self) -> Callable[[AnyGame, View, Rng], int]: ...


@dataclass(frozen=True, slots=True)
class Lost:
    """A game that ended by a fault."""

    seat: Seat
    kind: str
    says: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game of a contest."""

    number: int
    deal: int
    sitting: tuple[int, ...]  # which entrant, by seat
    shares: tuple[float, ...]  # of the victory, by seat
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    fault: Lost | None = None


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
    faults: int = 0

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
    if games < 1:
        raise Mistake("lab.no-games", games=games)
    outcomes = []
    for number in range(games):
        outcomes.append(played(game, options, len(entrants), entrants, number, seed))
        if progress is not None:
            progress(number + 1)
    return summed_up(game, len(entrants), [entrant.name for entrant in entrants], outcomes)


def between(
    game: AnyGame, seats: int, options: Mapping[str, object], bots: Sequence[str], games: int, seed: int | str
) -> Contest:
    """A contest between levels by name, one for each seat. Raises `Mistake`."""
    return contest(game, options, seated(bots, seats), games, seed)


# One game ---------------------------------------------------------------------------------------------------------------


def played(
    game: AnyGame, options: Mapping[str, object], seats: int, entrants: Sequence[Entrant], number: int, seed: int | str
) -> Outcome:
    """The game of that number, which knows its deal and who sits where. Raises `Mistake` for options that do not fit."""
    deal = number // seats
    groups = list(combinations(range(len(entrants)), seats))
    group = groups[deal % len(groups)]
    sitting = tuple(group[(seat + number) % seats] for seat in range(seats))
    match = dealt(game, seats, options, key_from(seed, deal))
    chairs = [entrants[who] for who in sitting]
    if all(isinstance(chair, Level) and chair.kind == "random" for chair in chairs):
        state, decisions = play(match, [chair for chair in chairs if isinstance(chair, Level)], f"{seed}/{number}")
        fault = None
    else:
        fault = play_on(match, chairs, f"{seed}/{number}")
        state, decisions = match.state, len(match.moves)
    points, all_seats = tuple(state.points()), range(seats)
    if fault is not None:
        shares = tuple(0.0 if seat == fault.seat else 1 / (seats - 1) for seat in all_seats)
        ranks = tuple(seats if seat == fault.seat else 1 for seat in all_seats)
        return Outcome(number, deal, sitting, shares, ranks, points, decisions, fault)
    shares = tuple(state.reward(seat) for seat in all_seats)
    return Outcome(number, deal, sitting, shares, tuple(state.ranks()), points, decisions)


def play_on(match: AnyMatch, chairs: Sequence[Entrant], seed: str) -> Lost | None:
    """To the end, or to the first fault."""
    rng = seeded("play", seed)
    while not match.over:
        seat = match.acting[0]
        try:
            code = chairs[seat].choose(match.game, match.view(seat), rng)
            match.do(match.game.decode(code), seat)
        except Fault as fault:
            return Lost(seat, fault.kind, fault.says)
        except Mistake as problem:
            return Lost(seat, "illegal", str(problem))
        except Exception as problem:  # whatever it is, it is the bot's
            return Lost(seat, "crashed", f"{type(problem).__name__}: {problem}")
    return None


# All of them ------------------------------------------------------------------------------------------------------------


def summed_up(game: AnyGame, seats: int, names: Sequence[str], outcomes: Sequence[Outcome]) -> Contest:
    results = [result_of(name, names, outcomes) for name in dict.fromkeys(names)]
    return Contest(game.name, seats, 1 / seats, tuple(sorted(results, key=lambda result: (-result.share, result.name))))


def result_of(name: str, names: Sequence[str], outcomes: Iterable[Outcome]) -> Result:
    chairs = {who for who, other in enumerate(names) if other == name}
    sat = [(one, seat) for one in outcomes for seat, who in enumerate(one.sitting) if who in chairs]
    games = len({one.number for one, _ in sat})
    if not sat:
        return Result(name, 0, 0.0, 0.0, 0.0, 1.0, 0.0)
    share = sum(one.shares[seat] for one, seat in sat) / len(sat)
    low, high = interval(share, games)
    mean = sum(one.points[seat] for one, seat in sat) / len(sat)
    faults = sum(one.fault is not None and one.fault.seat == seat for one, seat in sat)
    return Result(name, games, share * games, share, low, high, mean, faults)


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games."""
    extra = SURE * SURE / games
    middle = (share + extra / 2) / (1 + extra)
    reach = SURE * sqrt(max(share * (1 - share), 0.0) / games + extra / (4 * games)) / (1 + extra)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
