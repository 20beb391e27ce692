"""The stage: one side of the building, floor 5 on top, from the left of who looks. Cell names are shared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony, coin, lights
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import of_cell
from tablee.games.balconia.face.walls import BARE, EDGE, HIGH, SHUT, WIDE, building, corner, entrance, name_board
from tablee.games.balconia.rules.components import SIDES, Door
from tablee.games.balconia.rules.geometry import SIZE
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

HINT: Final = bal.box(5, 5, WIDTH - 10, HEIGHT - 10, "hint", 5)


def facade_panel(scene: Scene) -> Panel:
    title = scene.say("facade-back" if scene.turned else "facade-own" if scene.view.seat is not None else "facade-seen")
    label = scene.say(f"side-{SIDES[scene.side]}")
    cls, frame = f"balconia facade{looks(scene)}", f"0 -6 {WIDE} {HIGH + 6}"
    opening = svg.opening("svg", cls=cls, viewBox=frame, role="group", aria_label=label)
    grid = svg.opening("g", data_grid="")
    return Panel("facade", title, opening + building(scene.columns) + grid, tuple(pieces(scene)), "</g></svg>")


def looks(scene: Scene) -> str:
    """The back comes into sight by turning; while it may not be looked at the page need not offer that."""
    return (" turning" if scene.turned or scene.lens.turn else "") + ("" if scene.view.open else " guarded")


def pieces(scene: Scene) -> Iterator[Piece]:
    for floor in reversed(range(SIZE)):
        for x, column in enumerate(scene.columns):
            yield cell_piece(scene, f"{column}{floor + 1}", x, floor)
    yield Piece("facade-total", svg.group(name_board(total(scene)), id="facade-total"))
    yield Piece("facade-marks", svg.group(*marks(scene), id="facade-marks", cls="bal-marks"))


def total(scene: Scene) -> str:
    if scene.stop:
        return str(scene.stop.running)
    return "" if scene.points is None else str(scene.points.total)


def cell_piece(scene: Scene, cell: str, x: int, floor: int) -> Piece:
    """A balcony or a door to ask about, or an empty cell to place in."""
    left, top = corner(x, floor)
    taken = cell in scene.numbers
    known = cell in scene.faces or scene.door_in(cell) is not None
    markup = svg.group(
        inside(scene, cell),
        x=left,
        y=top,
        id=f"cell-{cell}",
        cls="bal-cell",
        role="button",
        tabindex=-1,
        data_x=x,
        data_y=SIZE - 1 - floor,
        data_place=None if taken or known else cell,
        data_slot=None if taken or known else "cell",
        data_spot=f"cell-{cell}" if known else None,
        aria_label=of_cell(scene, cell),
    )
    return Piece(f"cell-{cell}", markup)


def inside(scene: Scene, cell: str) -> str:
    if (face := scene.faces.get(cell)) is not None:
        points = scene.tallies[cell].points if cell in scene.counted else None
        return balcony(scene.view.building, face.id, scene.name_of(face), points) + EDGE
    if (door := scene.door_in(cell)) is not None:
        return entrance(door) + coin(door_coin(scene, cell), 109, 42) + EDGE
    if cell in scene.numbers:
        number = bal.text(60, 60, scene.numbers[cell], "block-number")
        return bal.box(0, 0, WIDTH, HEIGHT, "wall-0") + bal.use("curtain", 0, 0, width=WIDTH, height=HEIGHT) + number + EDGE
    return BARE + SHUT + bal.text(60, 114, cell, "cell-name") + HINT


def door_coin(scene: Scene, cell: str) -> int | str | None:
    """A majority is a question mark until the end (BAL-60)."""
    if scene.points is None or (scene.stop and cell not in scene.counted):
        return None
    points = scene.door_points(cell)
    return "?" if points is None else points


# Outlines, lights and badges, drawn last so that no neighbour covers them -------------------------------------------------


def marks(scene: Scene) -> Iterator[str]:
    if scene.asked_cell is not None and scene.asked_cell in scene.tallies:
        yield from asked_marks(scene, scene.asked_cell)
    elif scene.asked_cell is not None and (door := scene.door_in(scene.asked_cell)) is not None:
        yield from door_marks(scene, scene.asked_cell, door)
    elif scene.view.log and scene.view.log[-1].cell != scene.drafted_cell and not scene.view.over:
        yield at(scene, scene.view.log[-1].cell, bal.box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, "last", 3))
    if scene.placing:
        yield from placing_marks(scene)


def asked_marks(scene: Scene, cell: str) -> Iterator[str]:
    """The balcony asked about, what it looks at, and the things that count there."""
    tally = scene.tallies[cell]
    for own in tally.zone:
        yield at(scene, scene.cell_of(own), bal.box(0, 0, WIDTH, HEIGHT, "in-zone", 4))
    for own in tally.counted:
        other = scene.cell_of(own)
        yield at(scene, other, lights(scene.faces[other], tally.things))
    yield at(scene, cell, bal.box(-1, -1, WIDTH + 2, HEIGHT + 2, "focus", 4) + badge(f"+{tally.points}"))


def door_marks(scene: Scene, cell: str, door: Door) -> Iterator[str]:
    """A door looks at all balconies (BAL-114)."""
    for other, face in scene.faces.items():
        yield at(scene, other, lights(face, (door.first, door.second)))
    points = scene.door_points(cell)
    yield at(
        scene, cell, bal.box(-1, -1, WIDTH + 2, HEIGHT + 2, "focus", 4) + ("" if points is None else badge(f"+{points}"))
    )


def placing_marks(scene: Scene) -> Iterator[str]:
    letter, chosen = scene.drafted_face, scene.drafted_cell
    if letter is not None and not scene.turned:
        for cell in scene.legal_cells:
            if cell != chosen:
                yield at(scene, cell, gain_coin(scene.gain(letter, cell)))
    if chosen is not None:
        yield at(scene, chosen, ghost(scene, letter, chosen))


def ghost(scene: Scene, letter: str | None, cell: str) -> str:
    """The block as it would stand, with the points it would bring at once."""
    frame = bal.box(-1, -1, WIDTH + 2, HEIGHT + 2, "chosen", 3)
    if letter is None or scene.turned:
        return bal.text(60, 60, scene.view.disc_block, "block-number") + frame
    face = scene.disc_face(letter)
    drawn = bal.group(BARE, balcony(scene.view.building, face.id, scene.name_of(face)), cls="ghost")
    return drawn + frame + badge(signed(scene.gain(letter, cell)))


def gain_coin(points: int) -> str:
    return pill("gain", 60, 56, signed(points))


def signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


def badge(words: str) -> str:
    return pill("badge", 108 if len(words) < 3 else 104, 12, words)


def pill(cls: str, x: float, y: float, words: str) -> str:
    """A round sign, wider for more than two letters."""
    half = 15 if len(words) < 3 else 20
    return bal.box(x - half, y - 15, 2 * half, 30, cls, 15) + bal.text(x, y + 5.5, words, f"{cls}-n")


def at(scene: Scene, cell: str, markup: str) -> str:
    x, y = corner(scene.columns.index(cell[0]), int(cell[1]) - 1)
    return bal.group(markup, x=x, y=y)
