"""`tablee replay`: a recorded game told again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from tablee.cli.given import json_option, lang_option, read_seats
from tablee.cli.out import print_json
from tablee.cli.pictures import TARGET, check_folders, draw, draw_film, picture_options
from tablee.cli.seats import seat_names
from tablee.engine.match import AnyMatch, Match
from tablee.engine.record import Record
from tablee.engine.values import Mistake, Seat
from tablee.kit.picture import Lens
from tablee.kit.words import words

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = Path(__file__).parent


@click.command()
@click.argument("file", type=FILE)
@click.option("--step", type=click.IntRange(0), default=None, help="Stop after this many actions and show the position.")
@click.option("--seat", default=None, help="Draw what this seat knew; what everybody knew if not said.")
@picture_options
@click.option("--gif", type=TARGET, default=None, help="Draw the game as a film (needs tablee[pictures]).")
@click.option("--from", "begin", type=click.IntRange(0), default=0, help="The film begins after this many actions.")
@click.option(
    "--seconds", type=click.FloatRange(0.1, 10), default=0.8, show_default=True, help="For each picture of the film."
)
@lang_option
@json_option
def replay(
    file: Path,
    step: int | None,
    seat: str | None,
    svg: Path | None,
    png: Path | None,
    turn: int,
    gif: Path | None,
    begin: int,
    seconds: float,
    lang: str,
    as_json: bool,
) -> None:
    """Tell the game in FILE again, action by action; draw where it stands then, or all of it as a film."""
    check_folders(svg, png, gif)
    record = Record.load(file)
    for one in (step, begin):
        if one is not None and one > len(record.lines):
            raise Mistake("cli.no-step", actions=len(record.lines), step=one)
    match = Match.from_record(replace(record, lines=record.lines[:step]))
    chair, lens = None if seat is None else read_seats(seat, match.seats)[0], Lens(lang, turn)
    draw(match.game, match.view(chair), lens, svg, png)
    if gif is not None:
        moments = range(min(begin, len(match.moves)), len(match.moves) + 1)
        draw_film(match.game, [match.game.view(match.state_after(one), chair) for one in moments], lens, seconds, gif)
    tell_all(record, match, step, lang, as_json)


def tell_all(record: Record, match: AnyMatch, step: int | None, lang: str, as_json: bool) -> None:
    if as_json:
        print_json(replay_facts(record, match, lang))
        return
    names, points = record_names(record, match, lang), match.standing.points
    for number in range(1, len(match.moves) + 1):
        tell(record, match, number, lang)
    if step is not None:
        in_words = match.game.face.board(match.view(None), Lens(lang)).in_words
        click.echo("\n".join(["", match.game.position(match.state), in_words]))
    said = ", ".join(f"{name} {have}" for name, have in zip(names, points, strict=True))
    click.echo(words(FOLDER, lang)("replay-points", points=said))


def tell(record: Record, match: AnyMatch, number: int, lang: str) -> None:
    names, move = record_names(record, match, lang), match.moves[number - 1]
    click.echo(f"{number:4}  {names[move.seat]}: {move.text}")
    for sentence in told(record, match, number, lang):
        click.echo(f"      {sentence}")
    for seat, quoted in talk(record, match, number, lang):
        click.echo(f"      {names[seat]}: “{quoted}”")


def told(record: Record, match: AnyMatch, number: int, lang: str) -> list[str]:
    """The log lines of a move that everybody could read when it was made."""
    names = record_names(record, match, lang)
    events = match.moves[number - 1].events
    return [match.game.face.tell(event, names, lang) for event in events if event.may_be_read_by(None)]


def talk(record: Record, match: AnyMatch, number: int, lang: str) -> list[tuple[Seat, str]]:
    """What was said after a move: (seat, words)."""
    names, face = record_names(record, match, lang), match.game.face
    said = [one for one in record.said if one.step == number]
    return [(one.seat, face.quote(one.remark, names, lang) if one.remark else one.text) for one in said]


def record_names(record: Record, match: AnyMatch, lang: str) -> tuple[str, ...]:
    return record.players or seat_names(match.game, record.seats, lang)


def replay_facts(record: Record, match: AnyMatch, lang: str) -> dict[str, Any]:
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.seats,
        "names": list(record.players),
        "options": record.options,
        "actions": len(record.lines),
        "steps": [
            {
                "step": number,
                "seat": move.seat,
                "do": move.text,
                "told": told(record, match, number, lang),
                "said": [{"seat": seat, "text": quoted} for seat, quoted in talk(record, match, number, lang)],
                "points": move.after.points(),
            }
            for number, move in enumerate(match.moves, start=1)
        ],
        "position": match.game.position(match.state),
        "acting": list(match.acting),
        "standing": {"points": list(match.standing.points), "ranks": list(match.standing.ranks)},
        "over": match.over,
    }
