"""`tablee replay`: a recorded game told again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from tablee.cli.given import json_option, lang_option
from tablee.cli.out import print_json
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
@lang_option
@json_option
def replay(file: Path, step: int | None, lang: str, as_json: bool) -> None:
    """Tell the game in FILE again, action by action."""
    record = Record.load(file)
    if step is not None and step > len(record.lines):
        raise Mistake("cli.no-step", actions=len(record.lines), step=step)
    match = Match.from_record(replace(record, lines=record.lines[:step]))
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
