"""`tablee show`: a position in words, as JSON or as a picture, after some actions if you like."""

from __future__ import annotations

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
from tablee.cli.pictures import draw, picture_options
from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, addressed, dealt, placed
from tablee.engine.values import Illegal, Mistake, Seat
from tablee.kit.picture import Lens
from tablee.kit.words import words

FOLDER = Path(__file__).parent
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
@picture_options
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
    png: Path | None,
    turn: int,
    lang: str,
    as_json: bool,
) -> None:
    """Show a POSITION of a GAME: who acts, what is legal, how it stands.

    POSITION is a position text; `start`, or nothing, is a new game with --players, --option and --seed.
    """
    if position == START:
        match = dealt(game, game.seats[0] if players is None else players, read_options(options), read_key(seed))
    else:
        if players is not None or options or seed is not None:
            raise Mistake("cli.position-alone")
        match = placed(game, position)
    chair = None if seat is None else read_seats(seat, match.seats)[0]
    for text in actions:
        do(match, chair, text, lang)
    draw(game, match.view(viewer(match, chair)), Lens(lang, turn), svg, png)
    if as_json:
        print_json(facts(match, chair, lang))
    else:
        click.echo("\n".join(lines(match, chair, lang)))


def do(match: AnyMatch, chair: Seat | None, text: str, lang: str) -> None:
    """Carry out one action. Raises `Mistake` for what is no action, `Failed` for what is not legal."""
    named, words = addressed(text)
    seat = viewer(match, chair) if named is None else read_seats(str(named), match.seats)[0]
    try:
        match.do(words, 0 if seat is None else seat)  # when the game is over, nobody's action is refused for that reason
    except Illegal as problem:
        raise illegal(problem, lang) from None


def viewer(match: AnyMatch, chair: Seat | None) -> Seat | None:
    """The chair that was asked for while it acts or nobody does, else the first that acts."""
    return chair if chair in match.acting or match.over else match.acting[0]


def facts(match: AnyMatch, chair: Seat | None, lang: str) -> dict[str, Any]:
    """What the position says, for programs."""
    seat = chair if chair is not None else viewer(match, None)
    return {
        "game": match.game.name,
        "position": match.game.position(match.state),
        "acting": list(match.acting),
        "seat": seat,
        "legal": [] if seat is None else [choice.text for choice in match.choices(seat)],
        "standing": {"points": list(match.standing.points), "ranks": list(match.standing.ranks)},
        "over": match.over,
        "in_words": match.game.face.board(match.view(seat), Lens(lang)).in_words,
    }


def lines(match: AnyMatch, chair: Seat | None, lang: str) -> Sequence[str]:
    """The same for people."""
    said, say = facts(match, chair, lang), words(FOLDER, lang)
    acting = ", ".join(str(seat) for seat in said["acting"]) or say("show-nobody")
    sketch = match.game.face.sketch(match.view(said["seat"]), Lens(lang))
    found = [
        said["position"],
        "",
        said["in_words"],
        "",
        str(sketch),
        "",
        say("show-acting", seats=acting),
        say("show-points", points=row(said["standing"]["points"])),
        say("show-places", places=row(said["standing"]["ranks"])),
    ]
    if said["legal"]:
        found += [say("show-legal", seat=said["seat"], count=len(said["legal"])), *grouped(said["legal"])]
    return found


def row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def grouped(texts: Sequence[str]) -> list[str]:
    """Actions that differ only in their last word on one line, folded: `walk: 1 2 3 4`."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        front, _, last = text.rpartition(" ")
        groups.setdefault(front, []).append(last)
    said = (f"{front}: {' '.join(last)}" if front else " ".join(last) for front, last in groups.items())
    return [line for one in said for line in wrap(one, WIDTH, initial_indent="  ", subsequent_indent="    ")]
