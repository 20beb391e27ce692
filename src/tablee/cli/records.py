"""`tablee replay` and `tablee verify`: recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from tablee.cli.given import json_option, lang_option, read_file
from tablee.cli.out import print_json
from tablee.cli.seats import seat_names
from tablee.engine import catalogue
from tablee.engine import record as records
from tablee.engine.record import Line, Record
from tablee.engine.state import State
from tablee.engine.values import Lens, Mistake, Seat

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record, and what it led to."""

    number: int
    line: Line
    told: tuple[str, ...]
    points: tuple[int, ...]


@click.command()
@click.argument("file", type=FILE)
@click.option("--step", type=click.IntRange(0), default=None, help="Stop after this many actions and show the position.")
@lang_option
@json_option
def replay(file: Path, step: int | None, lang: str, as_json: bool) -> None:
    """Tell the game in FILE again, action by action."""
    record = read_file(file)
    if step is not None and step > len(record.lines):
        raise Mistake(f"the game has {len(record.lines)} actions, so there is no step {step}")
    game = catalogue.find(record.game)
    state = records.deal(record)
    steps = list(told(record, state, len(record.lines) if step is None else step, lang))
    if as_json:
        print_json(replay_facts(record, state, steps, lang))
        return
    names = record_names(record, lang)
    for one in steps:
        click.echo(f"{one.number:4}  {names[one.line.seat]}: {one.line.do}")
        for sentence in one.told:
            click.echo(f"      {sentence}")
        for seat, words in talk(record, one.number, lang):
            click.echo(f"      {names[seat]}: “{words}”")
    if step is not None:
        view = game.view(state, None)
        click.echo("\n".join(filter(None, ("", game.position(state), game.board(view, Lens(lang)).in_words))))
    click.echo("points: " + ", ".join(f"{name} {points}" for name, points in zip(names, state.points(), strict=True)))


def told(record: Record, state: State, steps: int, lang: str) -> Iterator[Step]:
    """Play on from the deal, in place."""
    game, names = catalogue.find(record.game), record_names(record, lang)
    for number, line in enumerate(record.lines[:steps], start=1):
        before = state.copy()
        records.act(game, state, line.seat, line.do, where=f"action {number} ({line.do!r} by seat {line.seat})")
        events = game.story(before, line.seat, game.parse(line.do), state)
        sentences = tuple(game.tell(event, names, lang) for event in events if event.may_be_read_by(None))
        yield Step(number, line, sentences, tuple(state.points()))


def talk(record: Record, step: int, lang: str) -> list[tuple[Seat, str]]:
    """What was said after an action: (seat, words)."""
    game, names = catalogue.find(record.game), record_names(record, lang)
    said = [one for one in record.said if one.step == step]
    return [(one.seat, game.quote(one.remark, names, lang) if one.remark else one.text) for one in said]


def record_names(record: Record, lang: str) -> tuple[str, ...]:
    return record.players or seat_names(catalogue.find(record.game), record.seats, lang)


def replay_facts(record: Record, state: State, steps: list[Step], lang: str) -> dict[str, Any]:
    game = catalogue.find(record.game)
    standing = game.standing(state)
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.seats,
        "names": list(record.players),
        "options": record.options,
        "actions": len(record.lines),
        "steps": [
            {
                "step": one.number,
                "seat": one.line.seat,
                "do": one.line.do,
                "told": list(one.told),
                "said": [{"seat": seat, "text": words} for seat, words in talk(record, one.number, lang)],
                "points": list(one.points),
            }
            for one in steps
        ],
        "position": game.position(state),
        "acting": state.acting(),
        "standing": {"points": list(standing.points), "ranks": list(standing.ranks)},
        "over": not state.acting(),
    }


@click.command()
@click.argument("file", type=FILE)
@click.option("--key", default="", metavar="HEX", help="The key of the deal, if the file does not carry it.")
@json_option
def verify(file: Path, key: str, as_json: bool) -> None:
    """Check that deal, key, actions and result in FILE belong together."""
    record = read_file(file)
    state = records.verify(record, key)
    if as_json:
        print_json(
            {
                "verified": True,
                "game": record.game,
                "players": record.seats,
                "actions": len(record.lines),
                "commitment": record.commitment,
                "points": state.points(),
                "ranks": state.ranks(),
            }
        )
        return
    click.echo(
        f"{file.name} is sound: the key matches its commitment, and {len(record.lines)} legal actions of {record.game} "
        f"lead from its deal to {', '.join(map(str, state.points()))} points."
    )
