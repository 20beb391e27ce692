"""The blocks still on the table (BAL-53), by number; a touched one is opened and shows its four faces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import of_face, tokens
from tablee.games.balconia.face.walls import EDGE
from tablee.games.balconia.rules.components import BLOCKS, LETTERS
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import escape, tag

ROW: Final = 6
SIDE: Final = 52
HIGH: Final = SIDE * -(-BLOCKS // ROW)


def symbols() -> str:
    """A wooden block, seen a little from above."""
    front = (
        bal.path("M4 14h32v34H4z", "front")
        + bal.path("M36 14l11-9v33l-11 10z", "flank")
        + bal.path("M4 14l11-9h32l-11 9z", "top")
    )
    return bal.symbol("block", "0 0 52 52", front, overflow="visible")


def tray_panel(scene: Scene) -> Panel:
    pieces = (Piece("tray-open", tag("div", opened(scene), id="tray-open")), Piece("tray-blocks", blocks(scene)))
    return Panel("tray", scene.say("tray-title"), svg.opening("div", cls="bal-tray"), pieces, "</div>", tokens(scene))


def opened(scene: Scene) -> str:
    """The four faces of the block that was touched, with their words."""
    number = scene.asked_block
    if number is None:
        return ""
    title = tag("strong", escape(scene.say("tray-opened", block=number)))
    frame = f"-2 -2 {2 * WIDTH + 12} {2 * HEIGHT + 12}"
    return tag("p", title, cls="small") + svg.picture(frame, *four(scene, number), cls="balconia open")


def four(scene: Scene, number: int) -> Iterator[str]:
    for index, letter in enumerate(LETTERS):
        face = scene.building.face(f"{number}{letter}")
        x, y = (index % 2) * (WIDTH + 8), (index // 2) * (HEIGHT + 8)
        drawn = balcony(scene.view.building, face.id, scene.name_of(face))
        yield svg.group(drawn, EDGE, x=x, y=y, role="img", aria_label=of_face(scene, face))


def blocks(scene: Scene) -> str:
    drawn = (block(scene, number) for number in range(1, BLOCKS + 1))
    frame = f"-2 -4 {ROW * SIDE + 4} {HIGH + 6}"
    label = scene.say("tray-title")
    return svg.picture(frame, *drawn, id="tray-blocks", cls="balconia tray", role="group", aria_label=label)


def block(scene: Scene, number: int) -> str:
    """A block with its number, or the place where it lay."""
    row, column = divmod(number - 1, ROW)
    x, y = SIDE * column, SIDE * row
    if number not in scene.view.table:
        return bal.box(x + 8, y + 14, 32, 32, "gap", 4)
    return svg.group(
        bal.use("block", 0, 0, width=SIDE, height=SIDE),
        bal.text(20, 37.5, number, "block-n"),
        bal.box(1, 2, 49, 49, "picked", 5) if number == scene.asked_block else "",
        x=x,
        y=y,
        cls="bal-block",
        role="button",
        tabindex=0,
        data_spot=f"block-{number}",
        aria_label=scene.say("tray-block", block=number),
    )
