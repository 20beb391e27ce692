"""`tablee arena`: which bot is the better one, and how sure that is."""

from __future__ import annotations

import secrets
from dataclasses import asdict

import click

from tablee.cli.given import game_argument, json_option, read_options, seed_option, table_options
from tablee.cli.out import print_json, print_table, progress_bar
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake


@click.command()
@game_argument
@table_options
@click.option("--games", type=click.IntRange(1), default=60, show_default=True, help="How many games.")
@click.option(
    "--bots", default="greedy,random", show_default=True, help="One level per seat; the last one takes all further seats."
)
@seed_option
@json_option
def arena(
    game: AnyGame, players: int | None, options: tuple[str, ...], games: int, bots: str, seed: int | None, as_json: bool
) -> None:
    """Let bots meet: everybody sits on every chair of the same deals. Shares of wins come with their 95 % interval."""
    from tablee.bots.levels import find_level
    from tablee.lab.arena import contest

    seed = secrets.randbelow(2**32) if seed is None else seed
    seats = game.seats[0] if players is None else players
    levels = [find_level(level) for level in bots.split(",")]
    if len(levels) > seats:
        raise Mistake("cli.levels", levels=len(levels), bots=seats)
    levels += levels[-1:] * (seats - len(levels))
    with progress_bar(f"{game.name}, {bots}", games) as progress:
        found = contest(game, read_options(options), levels, games, seed, progress)
    if as_json:
        print_json({"seed": seed, **asdict(found)})
        return
    click.echo(f"{game.name}, {seats} seats, {games} games, seed {seed}; an even share is {found.fair:.1%}")
    print_table(
        ("bot", "wins", "surely from", "to", "mean points"),
        [(r.name, f"{r.share:.1%}", f"{r.low:.1%}", f"{r.high:.1%}", f"{r.mean_points:.1f}") for r in found.results],
    )
