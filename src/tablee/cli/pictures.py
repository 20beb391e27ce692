"""Pictures as commands write them: SVG that browsers open, PNG, and films as GIF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from tablee.cli.out import progress_bar
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake, View
from tablee.kit.picture import Lens

Command = TypeVar("Command", bound=Callable[..., Any])
TARGET = click.Path(dir_okay=False, path_type=Path)


def picture_options(command: Command) -> Command:
    """`--svg` and `--png`, and how the picture is turned."""
    turned = click.option("--turn", type=click.IntRange(0, 3), default=0, help="Quarter turns of the picture.")
    as_png = click.option("--png", type=TARGET, default=None, help="The same as PNG (needs tablee[pictures]).")
    return click.option("--svg", type=TARGET, default=None, help="Draw it into this file.")(as_png(turned(command)))


def check_folders(*targets: Path | None) -> None:
    """Before anything is played or drawn. Raises `Mistake`."""
    for target in targets:
        if target is not None and not target.resolve().parent.is_dir():
            raise Mistake("cli.no-folder", folder=str(target.parent))


def draw(game: AnyGame, view: View, lens: Lens, svg: Path | None, png: Path | None) -> None:
    """A position into whichever files were asked for."""
    if svg is not None:
        svg.write_text(game.face.standing_alone(view, lens), encoding="utf-8")
    if png is not None:
        from tablee.kit import pixels

        png.write_bytes(pixels.png(game, str(game.face.board(view, lens).stage)))


def draw_film(game: AnyGame, views: Sequence[View], lens: Lens, seconds: float, gif: Path) -> None:
    """A stretch of a game."""
    from tablee.kit import pixels

    stages = [str(game.face.board(view, lens).stage) for view in views]
    with progress_bar(gif.name, len(stages)) as progress:
        for number, drawn in enumerate(pixels.film(game, stages, seconds)):
            if progress is not None:
                progress(number)
            if drawn:
                gif.write_bytes(drawn)
