"""`tablee play`: a game in the terminal, people and bots at one table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import click

from tablee.bots.levels import find_level
from tablee.cli.given import game_argument, lang_option, read_key, read_options, read_seats, seed_option, table_options
from tablee.cli.seats import seat_names
from tablee.cli.terminal import Left, Terminal
from tablee.engine.game import AnyGame
from tablee.engine.record import write_record
from tablee.engine.values import Mistake, Seat
from tablee.table.live import LiveTable, check_options, dealt
from tablee.table.store import Header, Place

YOU = "you"


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
        raise Mistake(f"the game cannot be saved: there is no folder {save.parent}")
    seats = game.seats[0] if players is None else players
    given = check_options(game, seats, read_options(options))
    header = Header(
        id="terminal",
        game=game.name,
        rules=game.rules_version,
        options=given,
        name="",
        host=YOU,
        public=False,
        key=read_key(seed),
        created=time.time(),
    )
    state = dealt(header, seats)
    places = seating(seat_names(game, seats, lang, state), read_seats(seat, seats), bots.split(","))
    table = LiveTable(header, places, game, state)
    terminal = Terminal(table, lang, seed)
    try:
        terminal.play()
    except Left:
        terminal.leave()
    if save is not None:
        people = [place.seat for place in places if place.player]
        save.write_text(write_record(table.record(people[0] if len(people) == 1 else None)), encoding="utf-8")
        terminal.saved(save)


def seating(names: Sequence[str], people: Sequence[Seat], levels: Sequence[str]) -> tuple[Place, ...]:
    """People in their seats, bots in the others, in order of their levels. Raises `Mistake`."""
    others = [seat for seat in range(len(names)) if seat not in people]
    if len(levels) == 1:
        levels = list(levels) * len(others)
    if len(levels) != len(others):
        raise Mistake(f"{len(levels)} levels were given for {len(others)} bots")
    level_of = {seat: find_level(level).name for seat, level in zip(others, levels, strict=True)}
    return tuple(
        Place(seat, player=None if seat in level_of else YOU, level=level_of.get(seat), name=name)
        for seat, name in enumerate(names)
    )
