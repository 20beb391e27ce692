"""The stage: one side of the building, floor 5 on top, from the left of who looks. Cell names are shared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import Final

from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony, coin
from tablee.games.balconia.face.marks import last_mark, marks
from tablee.games.balconia.face.scene import Floor, Scene, Score, Sight, is_door, is_face
from tablee.games.balconia.face.signs import signed
from tablee.games.balconia.face.speech import name_of, of_cell, voice
from tablee.games.balconia.face.walls import BARE, DRAWN, EDGE, HIGH, SHUT, WIDE, corner, entrance, house, total_piece
from tablee.games.balconia.rules.components import SIDES
from tablee.games.balconia.rules.geometry import SIZE
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.view import NOTHING
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

HINT: Final = bal.box(5, 5, WIDTH - 10, HEIGHT - 10, "hint", 5)


def facade_panel(scene: Scene) -> Panel:
    title = "facade-back" if scene.turned else "facade-own" if scene.view.seat is not None else "facade-seen"
    total = "" if scene.total is None else str(scene.total)
    if scene.plain:
        latest = scene.view.log[-1].cell if scene.view.log and not scene.view.over else ""
        return plain_panel(scene.sight, title, looks(scene), total, latest)
    cells = drafted_cells(scene)
    return panel(scene.sight, title, looks(scene), total, cells, Piece("facade-marks", marks(scene)))


def looks(scene: Scene) -> str:
    """The back comes into sight by turning; while it may not be looked at the page need not offer that."""
    return (" turning" if scene.turned or scene.lens.turn else "") + ("" if scene.view.open else " guarded")


@lru_cache(maxsize=4096)
def plain_panel(sight: Sight, title: str, looks: str, total: str, latest: str) -> Panel:
    """A side while nobody drafts or asks: only the latest block is marked."""
    cells = chain.from_iterable(map(floor_pieces, sight.floors()))
    return panel(sight, title, looks, total, cells, last_mark(sight.side, latest))


def panel(sight: Sight, title: str, looks: str, total: str, cells: Iterable[Piece], marks: Piece) -> Panel:
    opening = frame(sight.lang, sight.side, looks, bool(total))
    return Panel("facade", voice(sight.lang).say(title), opening, (*cells, total_piece(total), marks), "</g></svg>")


@lru_cache(maxsize=64)
def frame(lang: str, side: int, looks: str, counted: bool) -> str:
    """What stands around the cells."""
    label = voice(lang).say(f"side-{SIDES[side]}")
    cls, box = f"balconia facade{looks}", f"0 -6 {WIDE} {HIGH + 6}"
    opening = svg.opening("svg", cls=cls, viewBox=box, role="group", aria_label=label)
    return opening + house(side, counted) + svg.opening("g", data_grid="")


# The cells ----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def floor_pieces(floor: Floor) -> tuple[Piece, ...]:
    lang, source, side, number = floor[:4]
    return tuple([cell_piece(lang, source, side, x, number, *cell) for x, cell in enumerate(floor.cells())])


def drafted_cells(scene: Scene) -> Iterator[Piece]:
    """All cells; those where a drafted face may stand say what it would bring, those not yet counted have no coin."""
    lang, source, side = scene.sight[:3]
    counted, gains = scene.counted, scene.gains
    for floor in scene.sight.floors():
        for x, (cell, sign, points) in enumerate(floor.cells()):
            coin = counted is None or cell in counted
            yield cell_piece(lang, source, side, x, floor.number, cell, sign, points, coin, gains.get(cell))


@lru_cache(maxsize=8192)
def cell_piece(
    lang: str,
    source: str,
    side: int,
    x: int,
    floor: int,
    cell: str,
    sign: str,
    points: Score,
    coin: bool = True,
    gain: int | None = None,
) -> Piece:
    """A balcony or a door to ask about, or an empty cell to place in."""
    left, top = corner(x, floor - 1)
    free, known = sign == NOTHING, is_face(sign) or is_door(sign)
    words = of_cell(lang, source, side, cell, sign, points) if gain is None else gain_words(lang, cell, gain)
    markup = svg.group(
        inside(lang, source, side, cell, sign, points if coin else None),
        x=left,
        y=top,
        id=f"cell-{cell}",
        cls="bal-cell",
        role="button",
        tabindex=-1,
        data_x=x,
        data_y=SIZE - floor,
        data_place=cell if free else None,
        data_slot="cell" if free else None,
        data_spot=f"cell-{cell}" if known else None,
        aria_label=words,
    )
    return Piece(f"cell-{cell}", markup)


def gain_words(lang: str, cell: str, gain: int) -> str:
    """The name of a cell, with what the chosen face would bring there."""
    return voice(lang).say("cell-gain", cell=cell, points=signed(gain))


def inside(lang: str, source: str, side: int, cell: str, sign: str, points: Score) -> str:
    if sign == NOTHING:
        return BARE + SHUT + bal.text(60, 114, cell, "cell-name") + HINT
    if is_face(sign):
        return balcony(source, sign, name_of(lang, source, sign), points) + EDGE
    if is_door(sign):
        return entrance(source, building(source).door(int(sign[1:]), side)) + coin(points, 109, 42) + EDGE
    return DRAWN + bal.text(60, 60, sign[:-1], "block-number") + EDGE
