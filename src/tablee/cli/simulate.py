"""`tablee simulate`: bots play many games."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from tablee.cli.given import game_argument, json_option, read_options, seed_option, table_options
from tablee.cli.out import print_json, print_table, progress_bar
from tablee.cli.seats import seat_names
from tablee.engine.game import AnyGame

if TYPE_CHECKING:
    from tablee.lab.simulate import Simulation


@click.command()
@game_argument
@table_options
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--bots", default="random", show_default=True, help="One level for all seats, or a comma list, one per seat.")
@seed_option
@json_option
def simulate(
    game: AnyGame, players: int | None, options: tuple[str, ...], games: int, bots: str, seed: int | None, as_json: bool
) -> None:
    """Let bots play many games: decisions, mean points and wins per seat. The same seed gives the same games."""
    from tablee.bots.levels import find_level
    from tablee.lab.simulate import simulate as run

    seed = secrets.randbelow(2**32) if seed is None else seed
    seats = game.seats[0] if players is None else players
    levels = [find_level(level).name for level in bots.split(",")]
    with progress_bar(f"{game.name}, {bots}", games) as progress:
        result = run(game, seats, read_options(options), levels, games, seed, progress)
    levels = levels * seats if len(levels) == 1 else levels
    if as_json:
        print_json({"game": game.name, "players": seats, "bots": levels, "seed": seed, **facts(result)})
    else:
        click.echo(f"{result.games} games, {result.decisions} decisions, {result.seconds:.2f} seconds, seed {seed}")
        print_seats(seat_names(game, seats, "en"), levels, result)


def facts(result: Simulation) -> dict[str, Any]:
    return {
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 3),
        "mean_points": [round(points, 3) for points in result.mean_points],
        "wins": [round(wins, 3) for wins in result.wins],
    }


def print_seats(names: Sequence[str], levels: Sequence[str], result: Simulation) -> None:
    rows = zip(names, levels, result.mean_points, result.wins, strict=True)
    print_table(
        ("seat", "", "bot", "mean points", "wins"),
        [(seat, name, bot, f"{points:.2f}", f"{wins:.1f}") for seat, (name, bot, points, wins) in enumerate(rows)],
        numbers_from=3,
    )
