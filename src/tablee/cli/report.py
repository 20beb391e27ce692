"""`tablee report`: what many games between equal bots say about a game."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.cli.given import game_argument, lang_option
from tablee.cli.out import progress_bar
from tablee.cli.pictures import check_folders
from tablee.engine.game import AnyGame


@click.command()
@game_argument
@click.option("--games", type=click.IntRange(1), default=2000, show_default=True, help="For each number of players.")
@click.option(
    "--level", default="steady", show_default=True, help="Of all bots; quick ones play tens of thousands of games."
)
@click.option("--html", "page", type=click.Path(dir_okay=False, path_type=Path), help="The file; GAME.html if not said.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@lang_option
def report(game: AnyGame, games: int, level: str, page: Path | None, seed: int, lang: str) -> None:
    """Write a page about the balance of GAME: chairs, length, points, events, openings and options."""
    from tablee.lab.balance import OPTION_PART, balance, other_options
    from tablee.lab.balance_page import Reporter

    page = page or Path(f"{game.name}.html")
    check_folders(page)
    total = games * len(game.seats) + max(games // OPTION_PART, 1) * len(other_options(game))
    with progress_bar(game.name, total) as progress:
        found = balance(game, level, games, seed, progress)
    page.write_text(Reporter(found, lang).page(), encoding="utf-8")
    click.echo(Reporter(found, lang).say("report-written", file=str(page), games=found.games))
