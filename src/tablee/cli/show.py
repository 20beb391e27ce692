"""`tablee show`: a position in words, as JSON or as a picture, after some actions if you like."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

import click

from tablee.cli.errors import illegal
from tablee.cli.given import (
    game_argument,
    json_option,
    lang_option,
    read_key,
    read_options,
    read_seats,
    seed_option,
    table_options,
)
from tablee.cli.out import print_json
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck
from tablee.engine.state import State
from tablee.engine.values import Lens, Mistake, Seat

START = "start"
WIDTH = 110


@click.command()
@game_argument
@click.argument("position", default=START)
@table_options
@seed_option
@click.option("--seat", default=None, help="Whose choices and view to show; the acting seat if not said.")
@click.option(
    "--do", "actions", multiple=True, metavar="ACTION", help="Do this first: 'walk 3', or '1: walk 3' for seat 1."
)
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), default=None, help="Draw it into this file.")
@click.option("--turn", type=click.IntRange(0, 3), default=0, help="Quarter turns of the picture.")
@lang_option
@json_option
def show(
    game: AnyGame,
    position: str,
    players: int | None,
    options: tuple[str, ...],
    seed: int | None,
    seat: str | None,
    actions: tuple[str, ...],
    svg: Path | None,
    turn: int,
    lang: str,
    as_json: bool,
) -> None:
    """Show a POSITION of a GAME: who acts, what is legal, how it stands.

    POSITION is a position text; `start`, or nothing, is a new game with --players, --option and --seed.
    """
    if position == START:
        seats = game.seats[0] if players is None else players
        state = game.open(seats, read_options(options), Luck(read_key(seed)))
    else:
        if players is not None or options or seed is not None:
            raise Mistake("a position text says all by itself: leave out --players, --option and --seed")
        state = game.from_position(position)
    chair = None if seat is None else read_seats(seat, len(state.points()))[0]
    for text in actions:
        do(game, state, chair, text, lang)
    if svg is not None:
        from tablee.cli.picture import draw

        svg.write_text(draw(game, game.view(state, viewer(state, chair)), Lens(lang, turn)), encoding="utf-8")
    if as_json:
        print_json(facts(game, state, chair, lang))
    else:
        click.echo("\n".join(lines(game, state, chair, lang)))


def do(game: AnyGame, state: State, chair: Seat | None, text: str, lang: str) -> None:
    """Carry out one action. Raises `Mistake` for what is no action, `Failed` for what is not legal."""
    found = re.fullmatch(r"\s*(?:(\d+)\s*:)?\s*(.*?)\s*", text, re.DOTALL)
    number, words = found.groups() if found else (None, text)
    seat = viewer(state, chair) if number is None else read_seats(number, len(state.points()))[0]
    action = game.parse(words)
    actor = 0 if seat is None else seat  # when the game is over, nobody's action is refused for that reason
    if refusal := game.why_not(state, actor, action):
        raise illegal(game, refusal, actor, words, lang)
    state.play(actor, game.encode(action))


def viewer(state: State, chair: Seat | None) -> Seat | None:
    """The chair that was asked for while it acts or nobody does, else the first that acts."""
    acting = state.acting()
    return chair if chair in acting or not acting else acting[0]


def facts(game: AnyGame, state: State, chair: Seat | None, lang: str) -> dict[str, Any]:
    """What the position says, for programs."""
    seat = chair if chair is not None else viewer(state, None)
    view = game.view(state, seat)
    standing = game.standing(state)
    return {
        "game": game.name,
        "position": game.position(state),
        "acting": state.acting(),
        "seat": seat,
        "legal": [choice.text for choice in game.choices(view)],
        "standing": {"points": list(standing.points), "ranks": list(standing.ranks)},
        "over": not state.acting(),
        "in_words": game.board(view, Lens(lang)).in_words,
    }


def lines(game: AnyGame, state: State, chair: Seat | None, lang: str) -> Sequence[str]:
    """The same for people."""
    said = facts(game, state, chair, lang)
    acting = ", ".join(str(seat) for seat in said["acting"]) or "nobody, the game is over"
    found = [said["position"], "", said["in_words"]]
    if sketch := game.sketch(game.view(state, said["seat"]), Lens(lang)):
        found += ["", sketch]
    found += [
        "",
        f"acting: {acting}",
        f"points: {row(said['standing']['points'])}",
        f"places: {row(said['standing']['ranks'])}",
    ]
    if said["legal"]:
        found += [f"legal for seat {said['seat']} ({len(said['legal'])}):", *grouped(said["legal"])]
    return found


def row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def grouped(texts: Sequence[str]) -> list[str]:
    """Actions that differ only in their last word on one line, folded: `walk: 1 2 3 4`."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        front, _, last = text.rpartition(" ")
        groups.setdefault(front, []).append(last)
    said = (f"{front}: {' '.join(last)}" if front else last[0] for front, last in groups.items())
    return [line for one in said for line in wrap(one, WIDTH, initial_indent="  ", subsequent_indent="    ")]
