"""The heap from above, north up: height and top of every cell, each wide enough for a thumb, and the ring around them.

This is also the path of the keyboard: every cell is a button in one grid (`data-x` counts to the right, `data-y` downwards,
the ring is -1 and 8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from tablee.games.pueblo.face.cubes import figure, stroke
from tablee.games.pueblo.face.pieces import piece
from tablee.games.pueblo.face.scene import FileRank, PuebloScene, file_rank, owner_class, ring_file_rank
from tablee.games.pueblo.face.speech import at_ring, of_cell
from tablee.games.pueblo.rules.geometry import CELLS, FILES, OPENINGS, RING, SIZE, cell_name, footprint, is_corner, sight
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import opening, tag

SIDE: Final = 44  # of a cell
EDGE: Final = 22  # of the ring
FIELD: Final = SIDE * SIZE
BOX: Final = f"{-EDGE - 1} {-EDGE - 1} {FIELD + 2 * EDGE + 2} {FIELD + 2 * EDGE + 2}"
READING: Final = [SIZE * y + x for y in range(SIZE - 1, -1, -1) for x in range(SIZE)]
DIAGONALS: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))  # of the openings


def plan_panel(scene: PuebloScene) -> Panel:
    title = scene.say("plan-title")
    frame = opening("svg", cls="pueblo plan", viewBox=BOX, role="group", aria_label=title) + opening("g", data_grid="")
    return Panel("plan", title, frame, tuple(pieces(scene)), "</g></svg>")


def pieces(scene: PuebloScene) -> Iterator[Piece]:
    for ring in range(RING):
        yield way(scene, ring)
    for cell in READING:
        yield square(scene, cell)
    tops = [scene.top(cell) for cell in range(CELLS)]
    borders = edges(lambda a, b: a < 0 or b < 0 or tops[a] is not tops[b], framed=False)
    yield piece("plan-edges", stroke("ink", borders))
    last = {cell for cell in range(CELLS) if scene.last and tops[cell] is scene.last}
    yield piece("plan-last", stroke("last", outline(last)))
    yield piece("plan-sight", stroke("sight", outline(set(sight(scene.asked)))))
    chosen = scene.ghost or scene.leaving
    around = outline({cell for cell, _ in chosen.cubes} if chosen else set())
    yield piece("plan-ghost", stroke("casing", around), stroke("dashes", around), cls="ghost")
    x, y = centre(ring_file_rank(scene.view.chief))
    yield piece("plan-chief", tag("use", href="#pueblo-chief-above", x=x, y=y), cls="chief piece")
    for number in range(4):
        yield arrow(scene, number)


def corner_of(place: FileRank) -> FileRank:
    """The upper left corner of a place on the plan."""
    x, y = place[0], SIZE - 1 - place[1]
    return (SIDE * x if x >= 0 else -EDGE), (SIDE * y if y >= 0 else -EDGE)


def centre(place: FileRank) -> FileRank:
    x, y = corner_of(place)
    wide, high = (SIDE if 0 <= along < SIZE else EDGE for along in place)
    return x + wide // 2, y + high // 2


def way(scene: PuebloScene, ring: int) -> Piece:
    asked = ring == scene.asked != scene.view.chief
    return way_drawn(ring, scene.steps_to(ring), asked, at_ring(scene, ring))


@lru_cache(maxsize=1024)
def way_drawn(ring: int, steps: int | None, asked: bool, label: str) -> Piece:
    """A cell of the ring; where the chief may stop it shows the steps."""
    place = ring_file_rank(ring)
    (x, y), (a, b) = corner_of(place), centre(place)
    drawn = tag("path", d=f"M{x} {y}H{2 * a - x}V{2 * b - y}H{x}z")
    if steps:
        drawn += tag("circle", cls="badge", cx=a, cy=b, r=9.5) + tag("text", str(steps), cls="count", x=a, y=b + 5)
    elif is_corner(ring):
        drawn += tag("use", href="#pueblo-quarter-above", x=a, y=b)
    elif -1 in place:
        name = FILES[place[0]] if place[1] < 0 else str(place[1] + 1)
        drawn += tag("text", name, cls="rim", x=a, y=b + 4)
    return piece(
        f"plan-ring-{ring}",
        drawn,
        cls="way" + (" target" if steps else "") + (" asked" if asked else ""),
        data_spot=f"ring-{ring}",
        data_slot="steps" if steps else None,
        data_place=steps,
        **button(place, label),
    )


def button(place: FileRank, label: str) -> dict[str, object]:
    """What makes a cell a button of the grid."""
    x, y = place[0], SIZE - 1 - place[1]
    return {"role": "button", "tabindex": -1, "data_x": x, "data_y": y, "aria_label": label}


def square(scene: PuebloScene, cell: int) -> Piece:
    """A cell of the field. While dismantling it stands for the stone on top of it."""
    top, sacred = scene.top(cell), cell in scene.view.sacred
    owner = owner_class(top.owner) if top else "sacred" if sacred else "empty"
    number = top.number if top and scene.removing else None
    return square_drawn(cell, owner, scene.height(cell), sacred or cell == scene.laying, number, of_cell(scene, cell))


@lru_cache(maxsize=4096)
def square_drawn(cell: int, owner: str, height: int, sacred: bool, number: int | None, label: str) -> Piece:
    place, name = file_rank(cell), cell_name(cell)
    x, y = corner_of(place)
    drawn = figure("pueblo-square")
    if owner in SHAPES:
        drawn += figure(f"plan-{SHAPES[owner]}")
    if sacred:
        drawn += figure("pueblo-sacred-above")
    if height:
        drawn += tag("text", str(height), x=29, y=34)
    return piece(
        f"plan-{name}",
        drawn,
        cls=f"cell {owner}",
        transform=f"translate({x} {y})",
        data_slot="number" if number else None,
        data_place=number or name,
        **button(place, label),
    )


def outline(cells: set[int]) -> str:
    """A line around cells."""
    return edges(lambda a, b: (a in cells) != (b in cells), framed=True) if cells else ""


def edges(differ: Callable[[int, int], bool], *, framed: bool) -> str:
    """West and north edges of cells that differ from the next one; beyond the field is cell -1."""
    path = ""
    for y in range(-1 if framed else 0, SIZE):
        for x in range(SIZE + framed):
            here = SIZE * y + x if y >= 0 and x < SIZE else -1
            west = SIZE * y + x - 1 if y >= 0 and x > 0 else -1
            north = SIZE * (y + 1) + x if y + 1 < SIZE and x < SIZE else -1
            start = f"M{SIDE * x} {SIDE * (SIZE - 1 - y)}"
            path += f"{start}v{SIDE}" if differ(here, west) and (framed or west >= 0) else ""
            path += f"{start}h{SIDE}" if differ(here, north) and (framed or north >= 0) else ""
    return path if framed else f"{path}M0 0h{FIELD}v{FIELD}h-{FIELD}z"


def arrow(scene: PuebloScene, number: int) -> Piece:
    """As in the heap: around the chosen corner, one arrow for each opening that stays on the board (PUE-23)."""
    name, corner = OPENINGS[number], scene.corner
    if corner is None or footprint(number, corner) < 0:
        return piece(f"plan-open-{name}")
    x, y = centre(file_rank(corner))
    right, down = DIAGONALS[number]
    discs = tag("circle", cls="hit", r=20) + tag("circle", cls="badge", r=13)
    point = tag("use", cls="point", href="#pueblo-arrow", transform=f"rotate({90 * number - 45}) scale(.9)")
    drawn = tag("g", discs, point, transform=f"translate({x + 36 * right} {y + 36 * down})")
    return piece(f"plan-open-{name}", drawn, cls="arrow", data_slot="opening", data_place=name)
