"""`tablee <game> check FILE`: a file of your own, before you open a table with it."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.cli.errors import Failed
from tablee.cli.given import json_option, seed_option
from tablee.cli.out import print_json, print_table, progress_bar
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake
from tablee.kit.picture import Examination

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
PICTURE = click.Path(dir_okay=False, path_type=Path)


def commands_of(game: AnyGame) -> click.Group:
    """The commands that belong to one game."""

    @click.command()
    @click.argument("file", type=FILE)
    @click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="Games to try it in.")
    @click.option("--picture", type=PICTURE, help="Draw what is in it into this SVG file.")
    @seed_option
    @json_option
    def check(file: Path, games: int, picture: Path | None, seed: int | None, as_json: bool) -> None:
        """Check FILE, which you may bring to a table, and say how it plays."""
        found = examined(game, file, games, seed or 0)
        if picture is not None:
            picture.write_text(game.face.complete(found.picture), encoding="utf-8")
        if as_json:
            print_json({"game": game.name, "file": file.name, "games": games, **found.facts})
            return
        for sentence in found.sentences:
            click.echo(sentence)
        print_table(found.headings, found.rows, numbers_from=2)

    return click.Group(game.name, commands=[check], help=f"What can be done for {game.face.title('en')} alone.")


def examined(game: AnyGame, file: Path, games: int, seed: int) -> Examination:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Failed("file", f"{file.name} is not text") from None
    try:
        with progress_bar(f"{file.name}, {games} games", games) as progress:
            assert game.face.examine is not None  # only such games have the command
            return game.face.examine(text, games, seed, progress)
    except Mistake as problem:
        raise Failed("file", f"{file.name}: {problem}") from None
