"""`tablee play`: a game in the terminal, people and bots at one table."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from tablee.bots.levels import find_level
from tablee.cli.given import game_argument, lang_option, read_key, read_options, read_seats, seed_option, table_options
from tablee.cli.sitting import Left, Sitting
from tablee.engine.game import AnyGame
from tablee.engine.match import dealt
from tablee.engine.values import Mistake, Seat


@click.command()
@game_argument
@table_options
@click.option("--seat", default="0", show_default=True, help="Your seat; several as 0,1 or all to pass the keyboard on.")
@click.option("--bots", default="steady", show_default=True, help="One level for the other seats, or a comma list.")
@seed_option
@lang_option
@click.option("--plain", is_flag=True, help="One line after the other instead of a full screen.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), default=None, help="Keep the game in this file.")
def play(
    game: AnyGame,
    players: int | None,
    options: tuple[str, ...],
    seat: str,
    bots: str,
    seed: int | None,
    lang: str,
    plain: bool,
    save: Path | None,
) -> None:
    """Play GAME in the terminal, alone against bots or several at one keyboard.

    A terminal shows a full screen with keys and mouse; a pipe, or --plain, a conversation that programs can read.
    """
    if save is not None and not save.absolute().parent.is_dir():
        raise Mistake("cli.no-folder", folder=str(save.parent))
    match = dealt(game, game.seats[0] if players is None else players, read_options(options), read_key(seed))
    people = read_seats(seat, match.seats)
    levels = seated(match.seats, people, bots.split(","))
    sitting = Sitting(match, levels, lang, seed)
    try:
        if plain or not is_screen():
            from tablee.cli.terminal import Terminal

            Terminal(sitting).play()
        else:
            from tablee.cli.fullscreen import show

            show(sitting)
    except Left:
        click.echo(sitting.say("left"))
    if save is not None:
        date = datetime.now(UTC).date().isoformat()
        chair = people[0] if len(people) == 1 else None
        match.record(chair, players=sitting.plain_names, date=date).save(save)
        click.echo(sitting.say("saved", file=str(save)))


def is_screen() -> bool:
    """Whether people look at what we write and we see what they press."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def seated(seats: int, people: Sequence[Seat], levels: Sequence[str]) -> dict[Seat, str]:
    """The levels of the bots on the seats that no person has, in their order. Raises `Mistake`."""
    others = [seat for seat in range(seats) if seat not in people]
    if len(levels) == 1:
        levels = list(levels) * len(others)
    if len(levels) != len(others):
        raise Mistake("cli.levels", levels=len(levels), bots=len(others))
    return {seat: find_level(level).name for seat, level in zip(others, levels, strict=True)}
