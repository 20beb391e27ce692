"""Many games between bots, counted. The same seed gives the same games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from tablee.bots.levels import Level, find_level
from tablee.bots.players import Player, RandomPlayer
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, Rng, key_from, seeded
from tablee.engine.options import Options, write_options
from tablee.engine.state import State, playout
from tablee.engine.values import Mistake

Progress = Callable[[int], None]  # is told how many games are over


@dataclass(frozen=True, slots=True)
class Simulation:
    game: str
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # by seat
    seed: int
    games: int
    decisions: int
    seconds: float
    mean_points: tuple[float, ...]  # by seat
    wins: tuple[float, ...]  # by seat; a shared victory counts in parts


def simulate(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    bots: Sequence[str | int],
    games: int,
    seed: int,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between bots of these levels: one for every seat, or one for all. Raises `Mistake`."""
    if games < 1:
        raise Mistake(f"at least one game is played, not {games}")
    chosen, levels = game.read_options(seats, options), line_up(bots, seats)
    points, wins, decisions = [0] * seats, [0.0] * seats, 0
    begun = perf_counter()
    for index in range(games):
        state, rng = deal(game, seats, chosen, seed, index), seeded(seed, index, "bots")
        decisions += play_out(game, state, [level.player for level in levels], rng)
        for seat, scored in enumerate(state.points()):
            points[seat] += scored
            wins[seat] += state.reward(seat)
        if progress is not None:
            progress(index + 1)
    return Simulation(
        game=game.name,
        seats=seats,
        options=write_options(chosen),
        bots=tuple(level.name for level in levels),
        seed=seed,
        games=games,
        decisions=decisions,
        seconds=round(perf_counter() - begun, 3),
        mean_points=tuple(round(scored / games, 3) for scored in points),
        wins=tuple(round(won, 3) for won in wins),
    )


def line_up(bots: Sequence[str | int], seats: int) -> list[Level]:
    """The level of every seat."""
    levels = [find_level(bot) for bot in bots]
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise Mistake(f"name one bot for all seats or one for each of the {seats}, not {len(levels)}")
    return levels


def deal(game: AnyGame, seats: int, options: Options, seed: int, index: int) -> State:
    state: State = game.deal(seats, options, Luck(key_from(seed, index)))
    return state


def play_out(game: AnyGame, state: State, players: Sequence[Player], rng: Rng) -> int:
    """Play a game to its end; the number of decisions."""
    if all(isinstance(player, RandomPlayer) for player in players):
        return int(playout(state, rng))  # legal is legal in the state itself: no need to imagine one
    decisions = 0
    while acting := state.acting():
        seat = acting[0]
        state.play(seat, players[seat].choose(game, game.view(state, seat), rng))
        decisions += 1
    return decisions
