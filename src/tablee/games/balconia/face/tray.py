"""The blocks still on the table (BAL-53), by number; a touched one is opened and shows its four faces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.pen import box, path, symbol, text, use
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import of_face, tokens
from tablee.games.balconia.face.walls import EDGE
from tablee.games.balconia.rules.components import BLOCKS, LETTERS
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import escape

ROW: Final = 6
SIDE: Final = 52
HIGH: Final = SIDE * -(-BLOCKS // ROW)


def symbols() -> str:
    """A wooden block, seen a little from above."""
    front = path("front", "M4 14h32v34H4z") + path("flank", "M36 14l11-9v33l-11 10z") + path("top", "M4 14l11-9h32l-11 9z")
    return symbol("block", SIDE, SIDE, front)


def tray_panel(scene: Scene) -> Panel:
    pieces = (Piece("tray-open", f'<div id="tray-open">{opened(scene)}</div>'), Piece("tray-blocks", blocks(scene)))
    return Panel("tray", scene.say("tray-title"), '<div class="bal-tray">', pieces, "</div>", tokens(scene))


def opened(scene: Scene) -> str:
    """The four faces of the block that was touched, with their words."""
    number = scene.asked_block
    if number is None:
        return ""
    title = escape(scene.say("tray-opened", block=number))
    box_ = f"-2 -2 {2 * WIDTH + 12} {2 * HEIGHT + 12}"
    return f'<p class="small"><strong>{title}</strong></p>' + svg.picture(box_, *four(scene, number), cls="balconia open")


def four(scene: Scene, number: int) -> Iterator[str]:
    for index, letter in enumerate(LETTERS):
        face = scene.building.face(f"{number}{letter}")
        x, y = (index % 2) * (WIDTH + 8), (index // 2) * (HEIGHT + 8)
        drawn = balcony(scene.view.building, face.id, scene.name_of(face))
        yield svg.group(drawn, EDGE, x=x, y=y, role="img", aria_label=of_face(scene, face))


def blocks(scene: Scene) -> str:
    drawn = (block(scene, number) for number in range(1, BLOCKS + 1))
    box_ = f"-2 -4 {ROW * SIDE + 4} {HIGH + 6}"
    label = scene.say("tray-title")
    return svg.picture(box_, *drawn, id="tray-blocks", cls="balconia tray", role="group", aria_label=label)


def block(scene: Scene, number: int) -> str:
    """A block with its number, or the place where it lay."""
    row, column = divmod(number - 1, ROW)
    x, y = SIDE * column, SIDE * row
    if number not in scene.view.table:
        return box("gap", x + 8, y + 14, 32, 32, 4)
    return svg.group(
        use("block", 0, 0, SIDE, SIDE),
        text("block-n", 20, 37.5, number),
        box("picked", 1, 2, 49, 49, 5) if number == scene.asked_block else "",
        x=x,
        y=y,
        cls="bal-block",
        role="button",
        tabindex=0,
        data_spot=f"block-{number}",
        aria_label=scene.say("tray-block", block=number),
    )
