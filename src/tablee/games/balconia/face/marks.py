"""Outlines, lights and badges on the façade, drawn last so that no neighbour covers them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony, lights
from tablee.games.balconia.face.scene import Scene, columns_of
from tablee.games.balconia.face.signs import signed
from tablee.games.balconia.face.speech import name_of
from tablee.games.balconia.face.walls import BARE, corner
from tablee.games.balconia.rules.components import Door
from tablee.kit import svg
from tablee.kit.picture import Piece


@lru_cache(maxsize=64)
def last_mark(side: int, cell: str) -> Piece:
    """Where the latest block stands; nothing at first."""
    return Piece("facade-marks", layer(*([last(side, cell)] if cell else [])))


def marks(scene: Scene) -> str:
    """Everything a person asks about or drafts."""
    return layer(*drawn(scene))


def layer(*marks: str) -> str:
    return svg.group(*marks, id="facade-marks", cls="bal-marks")


def drawn(scene: Scene) -> Iterator[str]:
    log, cell = scene.view.log, scene.asked_cell
    if cell is not None and scene.face_in(cell) is not None:
        yield from asked_marks(scene, cell)
    elif cell is not None and (door := scene.door_in(cell)) is not None:
        yield from door_marks(scene, cell, door)
    elif log and log[-1].cell != scene.drafted_cell and not scene.view.over:
        yield last(scene.side, log[-1].cell)
    if scene.placing:
        yield from placing_marks(scene)


def last(side: int, cell: str) -> str:
    x, y = where(side, cell)
    return bal.box(x + 1.5, y + 1.5, WIDTH - 3, HEIGHT - 3, "last", 3)


def asked_marks(scene: Scene, cell: str) -> Iterator[str]:
    """The balcony asked about, what it looks at, and the things that count there."""
    tally, side = scene.tally(cell), scene.side
    for own in tally.zone:
        yield at(side, scene.cell_of(own), bal.box(0, 0, WIDTH, HEIGHT, "in-zone", 4))
    for own in tally.counted:
        yield at(side, scene.cell_of(own), lights(scene.faces[own], tally.things))
    yield at(side, cell, bal.box(-1, -1, WIDTH + 2, HEIGHT + 2, "focus", 4) + badge(f"+{tally.points}"))


def door_marks(scene: Scene, cell: str, door: Door) -> Iterator[str]:
    """A door looks at all balconies (BAL-114)."""
    for own, face in scene.faces.items():
        yield at(scene.side, scene.cell_of(own), lights(face, (door.first, door.second)))
    points = scene.door_points(cell)
    counted = "" if points is None else badge(f"+{points}")
    yield at(scene.side, cell, bal.box(-1, -1, WIDTH + 2, HEIGHT + 2, "focus", 4) + counted)


def placing_marks(scene: Scene) -> Iterator[str]:
    chosen = scene.drafted_cell
    if not scene.turned:
        for cell, points in scene.gains.items():
            if cell != chosen:
                yield at(scene.side, cell, pill("gain", 60, 56, signed(points)))
    if chosen is not None:
        yield at(scene.side, chosen, ghost(scene, chosen))


def ghost(scene: Scene, cell: str) -> str:
    """The block as it would stand, with the points it would bring at once."""
    letter, source = scene.drafted_face, scene.view.building
    frame = bal.box(-1, -1, WIDTH + 2, HEIGHT + 2, "chosen", 3)
    if letter is None or scene.turned:
        return bal.text(60, 60, scene.view.disc_block, "block-number") + frame
    face = scene.disc_face(letter).id
    drawn = bal.group(BARE, balcony(source, face, name_of(scene.lens.lang, source, face)), cls="ghost")
    return drawn + frame + badge(signed(scene.gains[cell]))


def badge(words: str) -> str:
    return pill("badge", 108 if len(words) < 3 else 104, 12, words)


def pill(cls: str, x: float, y: float, words: str) -> str:
    """A round sign, wider for more than two letters."""
    half = 15 if len(words) < 3 else 20
    return bal.box(x - half, y - 15, 2 * half, 30, cls, 15) + bal.text(x, y + 5.5, words, f"{cls}-n")


def at(side: int, cell: str, markup: str) -> str:
    x, y = where(side, cell)
    return bal.group(markup, x=x, y=y)


def where(side: int, cell: str) -> tuple[int, int]:
    return corner(columns_of(side).index(cell[0]), int(cell[1]) - 1)
