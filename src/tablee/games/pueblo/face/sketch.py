"""The plan of a Pueblo board in characters: on each cell who is on top and the height, the path around it.

`■2` is a column two cubes high with a red one on top, `□` is neutral, `*` a sacred place; the chief stands on the path cell
in brackets. `‹■2›` is of the stone that was set last.
"""

from __future__ import annotations

from typing import Final

from tablee.games.pueblo.rules.geometry import CELLS, FILES, RING, SIZE, cell_name
from tablee.games.pueblo.rules.state import COLOURS, TO_WALK
from tablee.games.pueblo.rules.view import PuebloView, Stone
from tablee.kit.sketch import SOFT, STRONG, Row, Run, Sketch, mark

NEUTRAL: Final = "□"
WALKS: Final = 4  # cells at most (PUE-33)


def sketch(view: PuebloView) -> Sketch:
    """North is up, as everywhere."""
    side = SIZE + 1
    tops = top_stones(view)
    north = [path_cell(view, ring) for ring in range(side + 1)]
    south = [path_cell(view, ring) for ring in range(3 * side, 2 * side - 1, -1)]
    files = [Run(""), *(Run(file, SOFT) for file in FILES), Run("")]
    rows = [line(north), line(files)]
    for rank in range(SIZE, 0, -1):
        cells = [cell_run(view, tops, SIZE * (rank - 1) + file) for file in range(SIZE)]
        west, east = path_cell(view, 3 * side + rank), path_cell(view, 2 * side - rank)
        rows.append((*padded(west, 4), Run(f" {rank} ", SOFT), *middle(cells), Run(f" {rank} ", SOFT), east))
    return Sketch((*rows, line(files), line(south)))


def line(row: list[Run]) -> Row:
    west, *cells, east = row
    return (*padded(west, 6), Run(" "), *middle(cells), Run(" "), east)


def padded(run: Run, width: int) -> Row:
    return Run(" " * (width - len(run.text))), run


def middle(cells: list[Run]) -> Row:
    """Each in five characters, all of which are touched as the cell."""
    return tuple(run._replace(text=f"{run.text:^5}") for run in cells)


def path_cell(view: PuebloView, ring: int) -> Run:
    steps = (ring - view.chief) % RING
    if not steps:
        return Run(f"[{view.chief}]", STRONG)
    can = view.my_turn and view.task == TO_WALK and steps <= WALKS
    return Run(str(ring % RING), "" if can else SOFT, (("steps", str(steps)),) if can else ())


def cell_run(view: PuebloView, tops: list[Stone | None], cell: int) -> Run:
    name, top = cell_name(cell), tops[cell]
    aims = (("corner", name), ("cell", name))
    if top is None:
        return Run("*", STRONG, aims) if cell in view.sacred else Run("·", SOFT, aims)
    owner = "" if top.owner is None else COLOURS[top.owner]
    sign = f"{mark(owner) if owner else NEUTRAL}{view.heights[cell]}"
    said = f"‹{sign}›" if top.number == len(view.stones) else sign
    return Run(said, owner, (*aims, ("number", str(top.number))))


def top_stones(view: PuebloView) -> list[Stone | None]:
    """The stone whose cube is uppermost on each cell."""
    tops: list[Stone | None] = [None] * CELLS
    for stone in view.stones:
        for cell, level in stone.cubes:
            if level == view.heights[cell]:
                tops[cell] = stone
    return tops
