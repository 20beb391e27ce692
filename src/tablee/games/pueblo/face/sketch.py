"""The plan of a Pueblo board in characters: on each cell the colour on top and the height, the path around it.

`r2` is a column two cubes high with red on top, `*` a sacred place, `n` neutral; the chief stands on the path cell in
brackets. The letters are those of the position text.
"""

from __future__ import annotations

from tablee.games.pueblo.rules.geometry import CELLS, FILES, RING, SIZE
from tablee.games.pueblo.rules.state import LETTERS
from tablee.games.pueblo.rules.view import PuebloView


def sketch(view: PuebloView) -> str:
    """North is up, as everywhere."""
    side = SIZE + 1
    tops = top_letters(view)
    north = [path_cell(view, ring) for ring in range(side + 1)]
    south = [path_cell(view, ring) for ring in range(3 * side, 2 * side - 1, -1)]
    files = ["", *FILES, ""]
    rows = [north, files]
    for rank in range(SIZE, 0, -1):
        cells = [cell_text(view, tops, SIZE * (rank - 1) + file) for file in range(SIZE)]
        west, east = path_cell(view, 3 * side + rank), path_cell(view, 2 * side - rank)
        rows.append([f"{west} {rank}", *cells, f"{rank} {east}"])
    rows += [files, south]
    return "\n".join(line(row) for row in rows)


def line(row: list[str]) -> str:
    west, *cells, east = row
    return (f"{west:>6} " + "".join(f"{cell:^5}" for cell in cells) + f" {east}").rstrip()


def path_cell(view: PuebloView, ring: int) -> str:
    ring %= RING
    return f"[{ring}]" if ring == view.chief else str(ring)


def cell_text(view: PuebloView, tops: list[str], cell: int) -> str:
    if view.heights[cell]:
        return f"{tops[cell]}{view.heights[cell]}"
    return "*" if cell in view.sacred else "·"


def top_letters(view: PuebloView) -> list[str]:
    """The letter of the uppermost cube of each cell."""
    tops = [""] * CELLS
    for stone in view.stones:
        for cell, level in stone.cubes:
            if level == view.heights[cell]:
                tops[cell] = "n" if stone.owner is None else LETTERS[stone.owner]
    return tops
