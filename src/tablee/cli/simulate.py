"""`tablee simulate`: bots play many games."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import click

from tablee.cli.given import game_argument, json_option, read_options, seed_option, table_options
from tablee.cli.out import print_json, print_table, progress_bar
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
    from tablee.lab.simulate import simulate as run

    seed = secrets.randbelow(2**32) if seed is None else seed
    seats = game.seats[0] if players is None else players
    levels = [level.strip() for level in bots.split(",")]
    with progress_bar(f"{game.name}, {bots}", games) as progress:
        result = run(game, seats, read_options(options), levels, games, seed, progress)
    if as_json:
        print_json(facts(game, seats, levels, seed, result))
    else:
        print_result(game, result)


def facts(game: AnyGame, seats: int, levels: list[str], seed: int, result: Simulation) -> dict[str, Any]:
    return {
        "game": game.name,
        "players": seats,
        "bots": levels,
        "seed": seed,
        "games": result.games,
        "decisions": result.decisions,
        "seconds": result.seconds,
        "mean_points": list(result.mean_points),
        "wins": list(result.wins),
    }


def print_result(game: AnyGame, result: Simulation) -> None:
    click.echo(f"{result.games} games, {result.decisions} decisions, {result.seconds:.2f} seconds")
    rows = enumerate(zip(result.mean_points, result.wins, strict=True))
    print_table(
        ("seat", "mean points", "wins"),
        [(f"{seat} {game.colours[seat]}", f"{points:.2f}", f"{wins:.1f}") for seat, (points, wins) in rows],
    )
