"""`tablee <game> check FILE`: a file of your own, before you open a table with it."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.cli.errors import Failed
from tablee.cli.given import json_option, lang_option, read_text, seed_option
from tablee.cli.out import print_json, print_table, progress_bar
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
PICTURE = click.Path(dir_okay=False, path_type=Path)


def commands_of(game: AnyGame) -> click.Group | None:
    """The commands that belong to one game; None if it has none."""
    examine = game.face.examine
    if examine is None:
        return None

    @click.command()
    @click.argument("file", type=FILE)
    @click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="Games to try it in.")
    @click.option("--picture", type=PICTURE, help="Draw what is in it into this SVG file.")
    @lang_option
    @seed_option
    @json_option
    def check(file: Path, games: int, picture: Path | None, lang: str, seed: int | None, as_json: bool) -> None:
        """Check FILE, which you may bring to a table, and say how it plays."""
        try:
            with progress_bar(file.name, games) as progress:
                found = examine(read_text(str(file)), lang, games, seed or 0, progress)
        except Mistake as problem:
            raise Failed("file", Mistake("cli.file", file=file.name, why=problem)) from None
        if picture is not None:
            picture.write_text(game.face.complete(found.picture), encoding="utf-8")
        if as_json:
            print_json({"game": game.name, "file": file.name, "games": games, **found.facts})
            return
        for sentence in found.sentences:
            click.echo(sentence)
        print_table(found.headings, found.rows, numbers_from=2)

    return click.Group(game.name, commands=[check], help=f"What can be done for {game.face.title('en')} alone.")
