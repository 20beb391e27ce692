"""A side of the building in characters, for the terminal, and what lies on the disc.

`11c+4` is a face that brings four points, `D2` a door, `·` a free cell; while a block is placed, `+3` is what the chosen
face would bring there. `‹11c›` stands where the last block was placed.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.balconia.face.scene import Floor, Scene, is_face
from tablee.games.balconia.face.signs import signed
from tablee.games.balconia.face.speech import of_face
from tablee.games.balconia.rules.components import LETTERS, SIDES
from tablee.games.balconia.rules.view import NOTHING, BalconiaView
from tablee.kit.picture import Lens
from tablee.kit.sketch import SOFT, STRONG, Row, Run, Sketch

ROOM = 7  # characters of a cell
BETWEEN = "    "


def sketch(view: BalconiaView, lens: Lens) -> Sketch:
    rows = list(side(Scene(view, lens)))
    if view.other_rows is not None:
        other = side(Scene(view, Lens(lens.lang, turn=1)))
        rows = [(*own, Run(BETWEEN), *far) for own, far in zip(rows, other, strict=True)]
    return Sketch(tuple(rows), tuple(disc(Scene(view, lens))))


def side(scene: Scene) -> Iterator[Row]:
    """Floor 5 on top, from the left of who looks."""
    for floor in scene.sight.floors():
        yield (Run(f"{floor.number} ", SOFT), *cells(scene, floor))
    paint = SIDES[scene.side]
    yield (Run("  "), *(Run(f"{column:^{ROOM}}", paint) for column in scene.columns))


def cells(scene: Scene, floor: Floor) -> Iterator[Run]:
    log = scene.view.log
    last = log[-1].cell if log else ""
    for cell, sign, points in floor.cells():
        gains = scene.gains if scene.placing and not scene.turned else {}
        if cell in gains:
            text, paint = signed(gains[cell]), STRONG
        elif sign == NOTHING:
            text, paint = "·", SOFT
        else:
            text, paint = f"{sign}{f'+{points}' if points else ''}", "" if is_face(sign) else SOFT
        text = f"‹{text}›" if cell == last else text
        yield Run(f"{text:^{ROOM}}", paint, (("cell", cell),))


def disc(scene: Scene) -> Iterator[Row]:
    """The four faces of the block; those on the half of who looks are marked, once it was turned."""
    view = scene.view
    if view.disc_block is None:
        return
    for letter in LETTERS:
        offered, face = letter in (view.disc_offered or ""), f"{view.disc_block}{letter}"
        aims = (("face", letter),)
        said = of_face(scene.lens.lang, view.building, face)
        yield (Run(f"{'*' if offered else ' '}{face:<4}", STRONG if offered else "", aims), Run(said, "", aims))
