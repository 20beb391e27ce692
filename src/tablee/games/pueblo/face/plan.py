"""The heap from above, north up: height and top of every cell, each wide enough for a thumb, and the ring around them.

This is also the path of the keyboard: every cell is a button in one grid (`data-x` counts to the right, `data-y` downwards,
the ring is -1 and 8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tablee.games.pueblo.face.scene import Place, Scene, colour, place_of, ring_place
from tablee.games.pueblo.face.speech import at_ring, of_cell
from tablee.games.pueblo.rules.geometry import CELLS, FILES, OPENINGS, RING, SIZE, cell_name, footprint, is_corner, sight
from tablee.kit.cubes import line
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape

SIDE: Final = 44  # of a cell
EDGE: Final = 22  # of the ring
FIELD: Final = SIDE * SIZE
BOX: Final = f"{-EDGE - 1} {-EDGE - 1} {FIELD + 2 * EDGE + 2} {FIELD + 2 * EDGE + 2}"
READING: Final = [SIZE * y + x for y in range(SIZE - 1, -1, -1) for x in range(SIZE)]
DIAGONALS: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))  # of the openings


def plan_panel(scene: Scene) -> Panel:
    title = scene.say("plan-title")
    opening = f'<svg class="pueblo plan" viewBox="{BOX}" role="group" aria-label="{escape(title)}"><g data-grid="">'
    return Panel("plan", title, opening, tuple(pieces(scene)), "</g></svg>")


def pieces(scene: Scene) -> Iterator[Piece]:
    for ring in range(RING):
        yield way(scene, ring)
    for cell in READING:
        yield square(scene, cell)
    tops = [scene.top(cell) for cell in range(CELLS)]
    yield piece("plan-edges", "ink", edges(lambda a, b: a < 0 or b < 0 or tops[a] is not tops[b], framed=False))
    last = {cell for cell in range(CELLS) if scene.last and tops[cell] is scene.last}
    yield piece("plan-last", "last", outline(last))
    yield piece("plan-sight", "sight", outline(set(sight(scene.asked))))
    chosen = scene.ghost or scene.leaving
    around = outline({cell for cell, _ in chosen.cubes} if chosen else set())
    yield Piece("plan-ghost", f'<g id="plan-ghost" class="ghost">{line("casing", around)}{line("dashes", around)}</g>')
    x, y = centre(ring_place(scene.view.chief))
    yield Piece(
        "plan-chief", f'<g id="plan-chief" class="chief piece"><use href="#pueblo-chief-above" x="{x}" y="{y}"/></g>'
    )
    for opening in range(4):
        yield arrow(scene, opening)


def piece(name: str, kind: str, path: str) -> Piece:
    return Piece(name, f'<g id="{name}">{line(kind, path)}</g>')


def corner_of(place: Place) -> Place:
    """The upper left corner of a place on the plan."""
    x, y = place[0], SIZE - 1 - place[1]
    return (SIDE * x if x >= 0 else -EDGE), (SIDE * y if y >= 0 else -EDGE)


def centre(place: Place) -> Place:
    x, y = corner_of(place)
    wide, high = (SIDE if 0 <= along < SIZE else EDGE for along in place)
    return x + wide // 2, y + high // 2


def way(scene: Scene, ring: int) -> Piece:
    """A cell of the ring; where the chief may stop it shows his steps."""
    place = ring_place(ring)
    (x, y), (a, b) = corner_of(place), centre(place)
    steps = scene.steps_to(ring)
    aim = f' data-slot="steps" data-place="{steps}"' if steps else ""
    kind = "way" + (" target" if steps else "") + (" asked" if ring == scene.asked != scene.view.chief else "")
    drawn = f'<path d="M{x} {y}H{2 * a - x}V{2 * b - y}H{x}z"/>'
    if steps:
        drawn += f'<circle class="badge" cx="{a}" cy="{b}" r="9.5"/><text class="count" x="{a}" y="{b + 5}">{steps}</text>'
    elif is_corner(ring):
        drawn += f'<use href="#pueblo-quarter-above" x="{a}" y="{b}"/>'
    elif -1 in place:
        name = FILES[place[0]] if place[1] < 0 else str(place[1] + 1)
        drawn += f'<text class="rim" x="{a}" y="{b + 4}">{name}</text>'
    return Piece(
        f"plan-ring-{ring}",
        f'<g id="plan-ring-{ring}" class="{kind}" data-spot="ring-{ring}"{aim}{button(place)} '
        f'aria-label="{escape(at_ring(scene, ring))}">{drawn}</g>',
    )


def button(place: Place) -> str:
    return f' role="button" tabindex="-1" data-x="{place[0]}" data-y="{SIZE - 1 - place[1]}"'


def square(scene: Scene, cell: int) -> Piece:
    """A cell of the field. While dismantling it stands for the stone on top of it."""
    place, name, top = place_of(cell), cell_name(cell), scene.top(cell)
    x, y = corner_of(place)
    owner = colour(top.owner) if top else "sacred" if cell in scene.view.sacred else "empty"
    drawn = '<use href="#pueblo-square"/>'
    if owner in SHAPES:
        drawn += f'<use href="#plan-{SHAPES[owner]}"/>'
    if cell in scene.view.sacred or cell == scene.laying:
        drawn += '<use href="#pueblo-sacred-above"/>'
    if top:
        drawn += f'<text x="29" y="34">{scene.height(cell)}</text>'
    aim = f' data-slot="number" data-place="{top.number}"' if scene.removing and top else f' data-place="{name}"'
    return Piece(
        f"plan-{name}",
        f'<g id="plan-{name}" class="cell {owner}" transform="translate({x} {y})"{aim}{button(place)} '
        f'aria-label="{escape(of_cell(scene, cell))}">{drawn}</g>',
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


def arrow(scene: Scene, opening: int) -> Piece:
    """As in the heap: around the chosen corner, one arrow for each opening that stays on the board (PUE-23)."""
    name, corner = f"plan-open-{OPENINGS[opening]}", scene.corner
    if corner is None or footprint(opening, corner) < 0:
        return Piece(name, f'<g id="{name}"></g>')
    x, y = centre(place_of(corner))
    right, down = DIAGONALS[opening]
    return Piece(
        name,
        f'<g id="{name}" class="arrow" data-slot="opening" data-place="{OPENINGS[opening]}">'
        f'<g transform="translate({x + 36 * right} {y + 36 * down})"><circle class="hit" r="20"/>'
        f'<circle class="badge" r="13"/>'
        f'<use class="point" href="#pueblo-arrow" transform="rotate({90 * opening - 45}) scale(.9)"/></g></g>',
    )
