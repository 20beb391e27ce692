"""`tablee play`: a game in the terminal, people and bots at one table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from tablee.bots.levels import find_level
from tablee.cli.given import game_argument, lang_option, read_key, read_options, read_seats, seed_option, table_options
from tablee.cli.seats import seat_names
from tablee.cli.terminal import Left, Terminal
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
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), default=None, help="Keep the game in this file.")
def play(
    game: AnyGame,
    players: int | None,
    options: tuple[str, ...],
    seat: str,
    bots: str,
    seed: int | None,
    lang: str,
    save: Path | None,
) -> None:
    """Play GAME in the terminal, alone against bots or several at one keyboard."""
    if save is not None and not save.absolute().parent.is_dir():
        raise Mistake("cli.no-folder", folder=str(save.parent))
    match = dealt(game, game.seats[0] if players is None else players, read_options(options), read_key(seed))
    people = read_seats(seat, match.seats)
    levels = seated(match.seats, people, bots.split(","))
    terminal = Terminal(match, seat_names(game, match.seats, lang, match.state), levels, lang, seed)
    try:
        terminal.play()
    except Left:
        terminal.leave()
    if save is not None:
        date = datetime.now(UTC).date().isoformat()
        match.record(people[0] if len(people) == 1 else None, players=terminal.names, date=date).save(save)
        terminal.saved(save)


def seated(seats: int, people: Sequence[Seat], levels: Sequence[str]) -> dict[Seat, str]:
    """The levels of the bots on the seats that no person has, in their order. Raises `Mistake`."""
    others = [seat for seat in range(seats) if seat not in people]
    if len(levels) == 1:
        levels = list(levels) * len(others)
    if len(levels) != len(others):
        raise Mistake("cli.levels", levels=len(levels), bots=len(others))
    return {seat: find_level(level).name for seat, level in zip(others, levels, strict=True)}
