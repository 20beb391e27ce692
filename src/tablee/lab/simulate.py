"""Many games between bots, counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tablee.bots.levels import Level, find_level
from tablee.engine.game import AnyGame
from tablee.engine.luck import key_from, seeded
from tablee.engine.match import AnyMatch, dealt
from tablee.engine.state import State, playout
from tablee.engine.values import Mistake


@dataclass(frozen=True, slots=True)
class Simulation:
    games: int
    decisions: int
    seconds: float
    mean_points: tuple[float, ...]  # by seat
    wins: tuple[float, ...]  # by seat; a shared victory is split


def simulate(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    bots: Sequence[str],
    games: int,
    seed: int | str,
    progress: Callable[[int], object] | None = None,
) -> Simulation:
    """Play so many games. Each is dealt and played from its own seed, so the same seed gives the same games."""
    levels = seated(bots, seats)
    points, wins, decisions = [0] * seats, [0.0] * seats, 0
    started = time.perf_counter()
    for number in range(games):
        state, taken = play(dealt(game, seats, options, key_from(seed, number)), levels, f"{seed}/{number}")
        decisions += taken
        for seat, own in enumerate(state.points()):
            points[seat] += own
            wins[seat] += state.reward(seat)
        if progress is not None:
            progress(number + 1)
    seconds = time.perf_counter() - started
    return Simulation(games, decisions, seconds, tuple(total / games for total in points), tuple(wins))


def seated(bots: Sequence[str], seats: int) -> list[Level]:
    """A level for every seat: one for all, or one each. Raises `Mistake`."""
    levels = [find_level(bot) for bot in bots]
    if len(levels) not in (1, seats):
        raise Mistake("lab.levels", levels=len(levels), seats=seats)
    return levels * seats if len(levels) == 1 else levels


def play(match: AnyMatch, levels: Sequence[Level], seed: str) -> tuple[State, int]:
    """How a match ends between bots, and after how many decisions. Random players need no views and are drawn at once."""
    rng = seeded("play", seed)
    if all(level.kind == "random" for level in levels):
        state: State = match.state.copy()
        return state, int(playout(state, rng))
    while not match.over:
        seat = match.acting[0]
        code = levels[seat].choose(match.game, match.view(seat), rng)
        match.do(match.game.decode(code), seat)
    return match.state, len(match.moves)
