"""The blocks still on the table (BAL-53), by number; a touched one is opened and shows its four faces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import name_of, of_face, tokens, voice
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
    view, lang = scene.view, scene.lens.lang
    caption = tokens(lang, view.revealed, view.face_down, view.set_aside)
    return panel(lang, view.building, view.table, scene.asked_block, caption)


@lru_cache(maxsize=2048)
def panel(lang: str, source: str, table: tuple[int, ...], asked: int | None, caption: str) -> Panel:
    blocks = tuple([block(lang, number, number in table, number == asked) for number in range(1, BLOCKS + 1)])
    return Panel("tray", voice(lang).say("tray-title"), frame(lang, source, asked), blocks, "</svg></div>", caption)


@lru_cache(maxsize=256)
def frame(lang: str, source: str, asked: int | None) -> str:
    """The opened block is part of the frame: it comes and goes by a touch, while moves take single blocks away."""
    title, around = voice(lang).say("tray-title"), f"-2 -4 {ROW * SIDE + 4} {HIGH + 6}"
    return (
        svg.opening("div", cls="bal-tray")
        + tag("div", opened(lang, source, asked), id="tray-open")
        + svg.opening("svg", viewBox=around, id="tray-blocks", cls="balconia tray", role="group", aria_label=title)
    )


def opened(lang: str, source: str, number: int | None) -> str:
    """The four faces of the block that was touched, with their words."""
    if number is None:
        return ""
    title = tag("strong", escape(voice(lang).say("tray-opened", block=number)))
    frame = f"-2 -2 {2 * WIDTH + 12} {2 * HEIGHT + 12}"
    return tag("p", title, cls="small") + svg.picture(frame, *four(lang, source, number), cls="balconia open")


def four(lang: str, source: str, number: int) -> Iterator[str]:
    for index, letter in enumerate(LETTERS):
        face = f"{number}{letter}"
        x, y = (index % 2) * (WIDTH + 8), (index // 2) * (HEIGHT + 8)
        drawn = balcony(source, face, name_of(lang, source, face))
        yield svg.group(drawn, EDGE, x=x, y=y, role="img", aria_label=of_face(lang, source, face))


@lru_cache(maxsize=512)
def block(lang: str, number: int, lies: bool, asked: bool) -> Piece:
    """A block with its number, or the place where it lay."""
    row, column = divmod(number - 1, ROW)
    x, y, name = SIDE * column, SIDE * row, f"tray-{number}"
    if not lies:
        return Piece(name, svg.box(x + 8, y + 14, 32, 32, "bal-gap", 4, id=name))
    markup = svg.group(
        bal.use("block", 0, 0, width=SIDE, height=SIDE),
        bal.text(20, 37.5, number, "block-n"),
        bal.box(1, 2, 49, 49, "picked", 5) if asked else "",
        x=x,
        y=y,
        id=name,
        cls="bal-block",
        role="button",
        tabindex=0,
        data_spot=f"block-{number}",
        aria_label=voice(lang).say("tray-block", block=number),
    )
    return Piece(name, markup)
