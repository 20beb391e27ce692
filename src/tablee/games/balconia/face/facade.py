"""The stage: one side of the building, floor 5 on top, from the left of who looks. Cell names are shared."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony, coin
from tablee.games.balconia.face.marks import last_mark, marks
from tablee.games.balconia.face.scene import Scene, Sight, is_door, is_face
from tablee.games.balconia.face.signs import signed
from tablee.games.balconia.face.speech import name_of, of_cell, voice
from tablee.games.balconia.face.walls import BARE, DRAWN, EDGE, HIGH, SHUT, WIDE, building, corner, entrance, total_piece
from tablee.games.balconia.rules import loader
from tablee.games.balconia.rules.components import SIDES
from tablee.games.balconia.rules.geometry import SIZE
from tablee.games.balconia.rules.view import NOTHING
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

HINT: Final = bal.box(5, 5, WIDTH - 10, HEIGHT - 10, "hint", 5)


class Cell(NamedTuple):
    """One cell of a side, as much of it as is drawn."""

    lang: str
    source: str
    side: int
    name: str
    x: int
    y: int  # from the top
    sign: str
    points: int | str | None  # `?` where they are not known
    coin: bool  # whether the points are shown
    gain: int | None  # what the drafted face would bring here


def facade_panel(scene: Scene) -> Panel:
    title = "facade-back" if scene.turned else "facade-own" if scene.view.seat is not None else "facade-seen"
    total = str(scene.stop.running) if scene.stop else "" if scene.points is None else str(scene.points.total)
    if scene.plain:
        latest = scene.view.log[-1].cell if scene.view.log and not scene.view.over else ""
        return plain_panel(scene.sight, title, looks(scene), total, latest)
    drawn = cells(scene.sight, scene.counted, scene.gains)
    return panel(scene.sight, title, looks(scene), total, drawn, Piece("facade-marks", marks(scene)))


def looks(scene: Scene) -> str:
    """The back comes into sight by turning; while it may not be looked at the page need not offer that."""
    return (" turning" if scene.turned or scene.lens.turn else "") + ("" if scene.view.open else " guarded")


@lru_cache(maxsize=4096)
def plain_panel(sight: Sight, title: str, looks: str, total: str, latest: str) -> Panel:
    """A side while nobody drafts or asks: only the latest block is marked."""
    return panel(sight, title, looks, total, cells(sight), last_mark(sight.side, latest))


def panel(sight: Sight, title: str, looks: str, total: str, cells: tuple[Piece, ...], marks: Piece) -> Panel:
    opening = frame(sight.lang, sight.side, looks, bool(total))
    return Panel("facade", voice(sight.lang).say(title), opening, (*cells, total_piece(total), marks), "</g></svg>")


@lru_cache(maxsize=64)
def frame(lang: str, side: int, looks: str, counted: bool) -> str:
    """What stands around the cells."""
    label = voice(lang).say(f"side-{SIDES[side]}")
    cls, box = f"balconia facade{looks}", f"0 -6 {WIDE} {HIGH + 6}"
    opening = svg.opening("svg", cls=cls, viewBox=box, role="group", aria_label=label)
    return opening + building(side, counted) + svg.opening("g", data_grid="")


# The cells ----------------------------------------------------------------------------------------------------------------


def cells(sight: Sight, counted: frozenset[str] | None = None, gains: Mapping[str, int] | None = None) -> tuple[Piece, ...]:
    """All of a side; while the count is told only what has been counted has its coin."""
    points = scores(sight)
    lang, source, side = sight[:3]
    drawn = []
    for place, (name, sign) in enumerate(sight.cells()):
        coined, gain = counted is None or name in counted, gains.get(name) if gains else None
        drawn.append(
            cell_piece(Cell(lang, source, side, name, place % SIZE, place // SIZE, sign, points.get(name), coined, gain))
        )
    return tuple(drawn)


def scores(sight: Sight) -> dict[str, int | str]:
    """The points in every cell of a side that are known; a majority is a question mark until the end (BAL-60)."""
    standing = sorted(name for name, sign in sight.cells() if is_door(sign))
    doors = zip(standing, sight.doors, strict=False)
    return {**dict(sight.points), **{name: "?" if points is None else points for name, points in doors}}


@lru_cache(maxsize=8192)
def cell_piece(cell: Cell) -> Piece:
    """A balcony or a door to ask about, or an empty cell to place in."""
    left, top = corner(cell.x, SIZE - 1 - cell.y)
    free, known = cell.sign == NOTHING, is_face(cell.sign) or is_door(cell.sign)
    markup = svg.group(
        inside(cell),
        x=left,
        y=top,
        id=f"cell-{cell.name}",
        cls="bal-cell",
        role="button",
        tabindex=-1,
        data_x=cell.x,
        data_y=cell.y,
        data_place=cell.name if free else None,
        data_slot="cell" if free else None,
        data_spot=f"cell-{cell.name}" if known else None,
        aria_label=label(cell),
    )
    return Piece(f"cell-{cell.name}", markup)


def label(cell: Cell) -> str:
    if cell.gain is not None:
        return gain_words(cell.lang, cell.name, cell.gain)
    points = cell.points if isinstance(cell.points, int) else None
    return of_cell(cell.lang, cell.source, cell.side, cell.name, cell.sign, points)


def gain_words(lang: str, cell: str, gain: int) -> str:
    """The name of a cell, with what the chosen face would bring there."""
    return voice(lang).say("cell-gain", cell=cell, points=signed(gain))


def inside(cell: Cell) -> str:
    lang, source, sign, points = cell.lang, cell.source, cell.sign, cell.points if cell.coin else None
    if sign == NOTHING:
        return BARE + SHUT + bal.text(60, 114, cell.name, "cell-name") + HINT
    if is_face(sign):
        return balcony(source, sign, name_of(lang, source, sign), points) + EDGE
    if is_door(sign):
        return entrance(source, loader.building(source).door(int(sign[1:]), cell.side)) + coin(points, 109, 42) + EDGE
    return DRAWN + bal.text(60, 60, sign[:-1], "block-number") + EDGE
