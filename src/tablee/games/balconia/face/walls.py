"""The house around the balconies: roof, walls, street, doors and shutters. Nothing here looks like an item."""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.games.balconia.face.faces import HEIGHT, WIDTH
from tablee.games.balconia.face.pen import box, group, oval, path, symbol, text, use
from tablee.games.balconia.face.signs import door_plaque
from tablee.games.balconia.rules.components import Door
from tablee.games.balconia.rules.geometry import SIZE
from tablee.kit import svg

GAP: Final = 4
LEFT: Final = 26
TOP: Final = 78
RIGHT: Final = LEFT + SIZE * (WIDTH + GAP) - GAP
GROUND: Final = TOP + SIZE * (HEIGHT + GAP)
WIDE: Final = RIGHT + LEFT
HIGH: Final = GROUND + 36
BARE: Final = box("bare", 0, 0, WIDTH, HEIGHT)
EDGE: Final = box("edge", 0, 0, WIDTH, HEIGHT)
SHUT: Final = use("bricks", 0, 0, 120, 100) + use("closed", 0, 0, WIDTH, HEIGHT)


def corner(column: int, floor: int) -> tuple[int, int]:
    """Where an own cell stands in the picture, both counted from 0; the only place where a cell becomes a point."""
    return LEFT + column * (WIDTH + GAP), TOP + (SIZE - 1 - floor) * (HEIGHT + GAP)


@cache
def symbols() -> str:
    return closed() + drawn_curtain() + tiles() + lamp() + bush() + dormer()


def closed() -> str:
    """An empty cell: shutters."""
    frame = path("frame", "M31 93V32c0-9 10-13 29-13s29 4 29 13v61z")
    wings = path("shutter", "M35 91V33c0-6 8-10 24-10v68zM85 91V33c0-6-8-10-24-10v68z")
    slats = path("slats", "".join(f"M36 {y}h22M62 {y}h22" for y in range(37, 88, 5)))
    sill = box("sill", 26, 92, 68, 6, 1.5) + box("iron", 56, 60, 3, 7, 1) + box("iron", 61, 60, 3, 7, 1)
    return symbol("closed", 120, 128, group("o", frame, wings), slats, group("o", sill))


def drawn_curtain() -> str:
    """A balcony one may not look at: the curtain is drawn."""
    frame = path("frame", "M36 92V38c0-10 8-15 24-15s24 5 24 15v54z")
    folds = path("curtain", "M40 92V39c0-8 6-12 20-12s20 4 20 12v53z")
    lines = path(
        "l thin", "M46 33c2 20-2 40 0 59M53 29c-2 20 2 42 0 63M60 27v65M67 29c2 20-2 42 0 63M74 33c-2 20 2 40 0 59"
    )
    slab = box("slab", 0.6, 91.5, 118.8, 8.6, 1)
    return symbol("curtain", 120, 128, group("o", frame, folds), lines, use("rail-0", 0, 66, 120, 28), slab)


def tiles() -> str:
    """Two rows of roof tiles as a pattern."""
    rows = ((12, -10, 6), (0, 0, 5))
    laid = "".join(path("tile", f"M{left + 20 * i} {y}h20v8a10 8 0 0 1-20 0z") for y, left, n in rows for i in range(n))
    return svg.tag("pattern", laid, id="bal-tiles", width=100, height=24, patternUnits="userSpaceOnUse")


def lamp() -> str:
    post = path("iron", "M4 8l4-5h10l4 5zM11.5 22h3V96h-3z") + box("iron", 7, 92, 12, 5, 1)
    return symbol("street-lamp", 26, 98, group("o", path("fan", "M6 8h14l-2.5 14h-9z"), post))


def bush() -> str:
    pot = path("pot", "M5 34h16l-2.5 15h-11z") + box("pot-2", 3, 31, 20, 5, 1)
    return symbol("bush", 26, 50, group("o", pot, oval("bush", 13, 19, 11, 12.5), oval("bush-2 n", 10, 15, 4.5, 5)))


def dormer() -> str:
    walls = path("frame", "M6 48V20L22 6l16 14v28z") + path("tile", "M22 1L1 20l4 4L22 9l17 15 4-4z")
    return symbol("dormer", 44, 48, group("o", walls, oval("fan", 22, 29, 9), path("l", "M22 20v18M13 29h18")))


def entrance(door: Door) -> str:
    """The way in: a door in the colour of the seat, its condition on the sign above."""
    leaf = "leaf-t" if door.side == "turquoise" else "leaf-p"
    arch = path("frame", "M26 120V66c0-20 14-30 34-30s34 10 34 30v54z")
    wings = path(leaf, "M31 120V70h28v50zM61 120V70h28v50z")
    panels = path("panel n", "M36 75h18v16H36zM36 96h18v19H36zM66 75h18v16H66zM66 96h18v19H66z")
    fan = path("fan", "M31 66c0-16 11-25 29-25s29 9 29 25z") + path("l", "M60 66V41M60 66L39 49M60 66l21-17")
    knobs = oval("gold", 56, 95, 1.8) + oval("gold", 64, 95, 1.8)
    steps = box("step", 20, 119, 80, 4.5) + box("step", 14, 123.5, 92, 4.5)
    bushes = use("bush", 1.5, 74, 23, 45) + use("bush", 95.5, 74, 23, 45)
    wall = box("wall-0", 0, 0, WIDTH, HEIGHT) + use("bricks", 0, 0, 120, 100)
    return wall + group("o", arch, wings, panels, fan, knobs, steps) + bushes + group("", door_plaque(door), x=4, y=4)


@cache
def building(columns: str) -> str:
    """All that stays the same during a game: street, walls, roof, names of columns and floors."""
    lamps = "".join(use("street-lamp", x, GROUND - 84, 25, 94) for x in (-13, WIDE - 12))
    return street() + walls(columns) + roof() + lamps


def walls(columns: str) -> str:
    h = GROUND - TOP
    stones = "".join(box("quoin", x, TOP + y, 13, 15, 1) for x in (LEFT - 16, RIGHT + 3) for y in range(4, h - 118, 33))
    letters = "".join(text("axis", LEFT + x * (WIDTH + GAP) + 60, GROUND + 14, name) for x, name in enumerate(columns))
    floors = "".join(text("axis", LEFT - 9.5, corner(0, y)[1] + 68, str(y + 1)) for y in range(SIZE))
    return box("house", LEFT - 19, TOP - 8, RIGHT - LEFT + 38, h + 8) + stones + letters + floors


def roof() -> str:
    w, eaves = WIDE, TOP - 16
    shape = f"M4 {eaves}L40 22H{w - 40}L{w - 4} {eaves}z"
    tiled = svg.path(shape, fill="url(#bal-tiles)") + path("roof", shape)
    smoke = path("smoke", f"M{w - 97} 5c-6-3 6-5 2-9M97 5c6-3-6-5-2-9")
    chimneys = "".join(box("chimney", x, 10, 24, 24) + box("pot-2", x - 3, 6, 30, 6, 1) for x in (85, w - 109))
    dentils = "".join(box("stone", x, TOP - 8, 7, 5) for x in range(14, w - 14, 16))
    cornice = group("o", box("cornice", 1, eaves - 2, w - 2, 10, 2), dentils)
    dormers = use("dormer", 150, 20, 40, 43) + use("dormer", w - 190, 20, 40, 43)
    return smoke + group("o", chimneys) + tiled + dormers + cornice


def name_board(total: str) -> str:
    """The sign on the roof, with the points of this side."""
    x = WIDE / 2
    posts = box("iron", x - 84, 40, 5, 24) + box("iron", x + 79, 40, 5, 24)
    plate = box("cornice", x - 118, 4, 236, 44, 9) + text("board-name", x - 20 if total else x, 35, "Balconia")
    return posts + plate + (oval("points", x + 91, 26, 18) + text("number", x + 91, 33, total) if total else "")


def street() -> str:
    stones = "".join(f"M{x} {GROUND + 33}a7 5 0 0 1 28 0" for x in range(-14, WIDE, 28))
    road = box("road", 0, GROUND + 18, WIDE, 18) + path("cobble", stones)
    return road + box("kerb", 0.5, GROUND - 1, WIDE - 1, 21, 1)
