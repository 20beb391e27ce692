"""Cells, the mirror, and the zones of the scoring language as sets of cells (sections 5 and 10.1).

A cell is `5 * floor + column`, A1 is 0 and E5 is 24. The same numbers serve three grids: the building (columns from
turquoise's left), and each seat's own side (columns from its own left). A set of cells is an integer, one bit per cell.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, u8, vec
from tablee.games.balconia.rules.components import POSITIONS

SIZE: Final = 5
CELLS: Final = 25
COLUMNS: Final = "ABCDE"
ALL: Final = 33554431  # every cell
FIRST_COLUMN: Final = 1082401  # own column 1: bits 0, 5, 10, 15, 20
LAST_COLUMN: Final = 17318416  # own column 5
GROUP: Final = 9  # the one position whose zone depends on what stands there
NOWHERE: Final = 0  # a zone beyond the edge (BAL-82)


def zone_cells(position: str, x: int, y: int) -> set[tuple[int, int]]:
    """The cells a condition on the balcony in (x, y) looks at, counted from 0; none where the zone is missing (BAL-82)."""
    span = range(SIZE)
    match position:
        case "row":  # BAL-71
            return {(a, y) for a in span}
        case "column_above":  # BAL-72
            return {(x, b) for b in range(y + 1, SIZE)}
        case "row_above":  # BAL-73
            return {(a, y + 1) for a in span if y + 1 < SIZE}
        case "column_below":  # BAL-74
            return {(x, b) for b in range(y)}
        case "around":  # BAL-75
            return {(a, b) for a in span for b in span if max(abs(a - x), abs(b - y)) == 1}
        case "right":  # BAL-76
            return {(x + 1, y)} if x + 1 < SIZE else set()
        case "column_right":  # BAL-77
            return {(x + 1, b) for b in span if x + 1 < SIZE}
        case "left":  # BAL-78
            return {(x - 1, y)} if x > 0 else set()
        case "column_left":  # BAL-79
            return {(x - 1, b) for b in span if x > 0}
    return set()  # a group is found on the side itself (BAL-80)


def _zones() -> list[int]:
    """Sets of cells, [position * CELLS + cell]."""
    return [
        sum(1 << SIZE * b + a for a, b in zone_cells(position, cell % SIZE, cell // SIZE))
        for position in POSITIONS
        for cell in range(CELLS)
    ]


BIT: Final = vec[i64]([1 << cell for cell in range(CELLS)])  # one cell as a set
MIRROR: Final = vec[i64]([SIZE * (cell // SIZE) + SIZE - 1 - cell % SIZE for cell in range(CELLS)])  # BAL-22
ZONE: Final = vec[i64](_zones())
COLUMN: Final = vec[i64]([FIRST_COLUMN << x for x in range(SIZE)])
HALF: Final = 4096
BITS: Final = vec[u8]([bits.bit_count() for bits in range(2 * HALF)])


def size(cells: i64) -> i64:
    """How many cells a set holds."""
    return i64(BITS[cells & 4095]) + i64(BITS[cells >> 12])


def beside(cells: i64) -> i64:
    """All cells that share an edge with one of these; corners do not count."""
    across = ((cells & (ALL - LAST_COLUMN)) << 1) | ((cells & (ALL - FIRST_COLUMN)) >> 1)
    return across | ((cells << 5) & ALL) | (cells >> 5)


def cell_name(cell: int) -> str:
    """A cell of the building, the same for both seats (BAL-20)."""
    return f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}"


def cells_of(cells: int) -> list[int]:
    """The members of a set, in order."""
    return [cell for cell in range(CELLS) if cells >> cell & 1]


def mirrored(cell: int) -> int:
    """The same cell seen from the other side (BAL-21, BAL-22)."""
    return SIZE * (cell // SIZE) + SIZE - 1 - cell % SIZE
