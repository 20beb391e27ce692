"""A side of the building in characters, for the terminal: faces by their ids, doors `D2`, and what lies on the disc."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import of_face
from tablee.games.balconia.rules.components import LETTERS
from tablee.games.balconia.rules.view import BalconiaView, Rows
from tablee.kit.picture import Lens


def sketch(view: BalconiaView, lens: Lens) -> str:
    scene = Scene(view, lens)
    lines = list(side(view.own_rows, scene.columns))
    if view.other_rows is not None:
        lines = [
            f"{one}      {other}" for one, other in zip(lines, side(view.other_rows, scene.columns[::-1]), strict=True)
        ]
    return "\n".join([*lines, *disc(scene)])


def side(rows: Rows, columns: str) -> Iterator[str]:
    """Floor 5 on top, from the left of who looks."""
    for floor, row in zip("54321", rows, strict=True):
        yield f"{floor} " + "".join(f"{sign:^6}" for sign in row)
    yield "  " + "".join(f"{column:^6}" for column in columns)


def disc(scene: Scene) -> Iterator[str]:
    view = scene.view
    if view.disc_block is None:
        return
    yield ""
    for letter in LETTERS:
        mark, face = "*" if letter in (view.disc_offered or "") else " ", f"{view.disc_block}{letter}"
        yield f"{mark}{face}  {of_face(scene.lens.lang, view.building, face)}"
