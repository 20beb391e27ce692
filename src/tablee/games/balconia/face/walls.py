"""The house around the balconies: roof, walls, street, doors and shutters. Nothing here looks like an item."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH
from tablee.games.balconia.face.scene import columns_of
from tablee.games.balconia.face.signs import door_plaque
from tablee.games.balconia.rules.components import Door
from tablee.games.balconia.rules.geometry import SIZE
from tablee.games.balconia.rules.loader import edition
from tablee.kit import svg
from tablee.kit.picture import Piece

GAP: Final = 4
LEFT: Final = 26
TOP: Final = 78
RIGHT: Final = LEFT + SIZE * (WIDTH + GAP) - GAP
GROUND: Final = TOP + SIZE * (HEIGHT + GAP)
WIDE: Final = RIGHT + LEFT
HIGH: Final = GROUND + 36
BARE, EDGE = (svg.tag("rect", width=WIDTH, height=HEIGHT, cls=f"bal-{kind}") for kind in ("bare", "edge"))
SHUT, DRAWN = svg.use("bal-shut"), svg.use("bal-drawn")  # an empty cell; one with a curtain before what stands there


def corner(column: int, floor: int) -> tuple[int, int]:
    """Where an own cell stands in the picture, both counted from 0; the only place where a cell becomes a point."""
    return LEFT + column * (WIDTH + GAP), TOP + (SIZE - 1 - floor) * (HEIGHT + GAP)


@cache
def symbols() -> str:
    doors = [svg.group(_drawn(door), id=f"bal-way-{door.number}{door.side[0]}") for door in edition().doors]
    return "".join([closed(), drawn_curtain(), *behind(), tiles(), lamp(), bush(), dormer(), *doors, around()])


def behind() -> list[str]:
    """A cell without a balcony to see: shutters, or a drawn curtain on a wall."""
    curtain = bal.box(0, 0, WIDTH, HEIGHT, "wall-0") + bal.use("curtain", 0, 0, width=WIDTH, height=HEIGHT)
    shutters = bal.use("bricks", 0, 0, width=120, height=100) + bal.use("closed", 0, 0, width=WIDTH, height=HEIGHT)
    return [svg.group(shutters, id="bal-shut"), svg.group(curtain, id="bal-drawn")]


def closed() -> str:
    """An empty cell: shutters."""
    frame = bal.path("M31 93V32c0-9 10-13 29-13s29 4 29 13v61z", "frame")
    wings = bal.path("M35 91V33c0-6 8-10 24-10v68zM85 91V33c0-6-8-10-24-10v68z", "shutter")
    slats = bal.path("".join(f"M36 {y}h22M62 {y}h22" for y in range(37, 88, 5)), "slats")
    sill = bal.box(26, 92, 68, 6, "sill", 1.5) + bal.box(56, 60, 3, 7, "iron", 1) + bal.box(61, 60, 3, 7, "iron", 1)
    return bal.symbol(
        "closed", "0 0 120 128", bal.group(frame, wings, cls="o"), slats, bal.group(sill, cls="o"), overflow="visible"
    )


def drawn_curtain() -> str:
    """A balcony one may not look at: the curtain is drawn."""
    frame = bal.path("M36 92V38c0-10 8-15 24-15s24 5 24 15v54z", "frame")
    folds = bal.path("M40 92V39c0-8 6-12 20-12s20 4 20 12v53z", "curtain")
    lines = bal.path(
        "M46 33c2 20-2 40 0 59M53 29c-2 20 2 42 0 63M60 27v65M67 29c2 20-2 42 0 63M74 33c-2 20 2 40 0 59", "l thin"
    )
    slab = bal.box(0.6, 91.5, 118.8, 8.6, "slab", 1)
    return bal.symbol(
        "curtain",
        "0 0 120 128",
        bal.group(frame, folds, cls="o"),
        lines,
        bal.use("rail-0", 0, 66, width=120, height=28),
        slab,
        overflow="visible",
    )


def tiles() -> str:
    """Two rows of roof tiles as a pattern."""
    rows = ((12, -10, 6), (0, 0, 5))
    laid = "".join(bal.path(f"M{left + 20 * i} {y}h20v8a10 8 0 0 1-20 0z", "tile") for y, left, n in rows for i in range(n))
    return svg.tag("pattern", laid, id="bal-tiles", width=100, height=24, patternUnits="userSpaceOnUse")


def lamp() -> str:
    post = bal.path("M4 8l4-5h10l4 5zM11.5 22h3V96h-3z", "iron") + bal.box(7, 92, 12, 5, "iron", 1)
    return bal.symbol(
        "street-lamp", "0 0 26 98", bal.group(bal.path("M6 8h14l-2.5 14h-9z", "fan"), post, cls="o"), overflow="visible"
    )


def bush() -> str:
    pot = bal.path("M5 34h16l-2.5 15h-11z", "pot") + bal.box(3, 31, 20, 5, "pot-2", 1)
    return bal.symbol(
        "bush",
        "0 0 26 50",
        bal.group(pot, bal.oval(13, 19, 11, 12.5, "bush"), bal.oval(10, 15, 4.5, 5, "bush-2 n"), cls="o"),
        overflow="visible",
    )


def dormer() -> str:
    walls = bal.path("M6 48V20L22 6l16 14v28z", "frame") + bal.path("M22 1L1 20l4 4L22 9l17 15 4-4z", "tile")
    return bal.symbol(
        "dormer",
        "0 0 44 48",
        bal.group(walls, bal.dot(22, 29, 9, "fan"), bal.path("M22 20v18M13 29h18", "l"), cls="o"),
        overflow="visible",
    )


def entrance(source: str, door: Door) -> str:
    """Drawn once for a page, unless the building is somebody's own."""
    return _drawn(door) if source else svg.use(f"bal-way-{door.number}{door.side[0]}")


def _drawn(door: Door) -> str:
    """The way in: a door in the colour of the seat, its condition on the sign above."""
    leaf = "leaf-t" if door.side == "turquoise" else "leaf-p"
    arch = bal.path("M26 120V66c0-20 14-30 34-30s34 10 34 30v54z", "frame")
    wings = bal.path("M31 120V70h28v50zM61 120V70h28v50z", leaf)
    panels = bal.path("M36 75h18v16H36zM36 96h18v19H36zM66 75h18v16H66zM66 96h18v19H66z", "panel n")
    fan = bal.path("M31 66c0-16 11-25 29-25s29 9 29 25z", "fan") + bal.path("M60 66V41M60 66L39 49M60 66l21-17", "l")
    knobs = bal.dot(56, 95, 1.8, "gold") + bal.dot(64, 95, 1.8, "gold")
    steps = bal.box(20, 119, 80, 4.5, "step") + bal.box(14, 123.5, 92, 4.5, "step")
    bushes = bal.use("bush", 1.5, 74, width=23, height=45) + bal.use("bush", 95.5, 74, width=23, height=45)
    wall = bal.box(0, 0, WIDTH, HEIGHT, "wall-0") + bal.use("bricks", 0, 0, width=120, height=100)
    return (
        wall + bal.group(arch, wings, panels, fan, knobs, steps, cls="o") + bushes + bal.group(door_plaque(door), x=4, y=4)
    )


def around() -> str:
    """All that is the same for everybody: street, walls, roof."""
    lamps = "".join(bal.use("street-lamp", x, GROUND - 84, width=25, height=94) for x in (-13, WIDE - 12))
    return svg.group(street(), walls(), roof(), lamps, id="bal-house")


@cache
def house(side: int, counted: bool) -> str:
    """All that stays the same during a game: also the names of columns and floors, and the sign for the points."""
    return svg.use("bal-house") + axes(columns_of(side)) + name_board(counted)


def walls() -> str:
    h = GROUND - TOP
    stones = "".join(bal.box(x, TOP + y, 13, 15, "quoin", 1) for x in (LEFT - 16, RIGHT + 3) for y in range(4, h - 118, 33))
    return bal.box(LEFT - 19, TOP - 8, RIGHT - LEFT + 38, h + 8, "house") + stones


def axes(columns: str) -> str:
    letters = "".join(bal.text(LEFT + x * (WIDTH + GAP) + 60, GROUND + 14, name, "axis") for x, name in enumerate(columns))
    return letters + "".join(bal.text(LEFT - 9.5, corner(0, y)[1] + 68, str(y + 1), "axis") for y in range(SIZE))


def roof() -> str:
    w, eaves = WIDE, TOP - 16
    shape = f"M4 {eaves}L40 22H{w - 40}L{w - 4} {eaves}z"
    tiled = svg.path(shape, fill="url(#bal-tiles)") + bal.path(shape, "roof")
    smoke = bal.path(f"M{w - 97} 5c-6-3 6-5 2-9M97 5c6-3-6-5-2-9", "smoke")
    chimneys = "".join(bal.box(x, 10, 24, 24, "chimney") + bal.box(x - 3, 6, 30, 6, "pot-2", 1) for x in (85, w - 109))
    dentils = "".join(bal.box(x, TOP - 8, 7, 5, "stone") for x in range(14, w - 14, 16))
    cornice = bal.group(bal.box(1, eaves - 2, w - 2, 10, "cornice", 2), dentils, cls="o")
    dormers = bal.use("dormer", 150, 20, width=40, height=43) + bal.use("dormer", w - 190, 20, width=40, height=43)
    return smoke + bal.group(chimneys, cls="o") + tiled + dormers + cornice


def name_board(counted: bool) -> str:
    """The sign on the roof, with a coin for the points of this side."""
    x = WIDE / 2
    posts = bal.box(x - 84, 40, 5, 24, "iron") + bal.box(x + 79, 40, 5, 24, "iron")
    plate = bal.box(x - 118, 4, 236, 44, "cornice", 9) + bal.text(x - 20 if counted else x, 35, "Balconia", "board-name")
    return posts + plate + (bal.dot(x + 91, 26, 18, "points") if counted else "")


@lru_cache(maxsize=512)
def total_piece(total: str) -> Piece:
    """The points on that coin."""
    return Piece("facade-total", svg.text(WIDE / 2 + 91, 33, total, "bal-number", id="facade-total"))


def street() -> str:
    stones = "".join(f"M{x} {GROUND + 33}a7 5 0 0 1 28 0" for x in range(-14, WIDE, 28))
    road = bal.box(0, GROUND + 18, WIDE, 18, "road") + bal.path(stones, "cobble")
    return road + bal.box(0.5, GROUND - 1, WIDE - 1, 21, "kerb", 1)
