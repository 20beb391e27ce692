"""Cells, footprints, the ring and what is seen from it: Pueblo's fixed tables (RULES.md, section 3).

A cell is `8 * rank + file`, a1 is 0 and h8 is 63. A footprint is an opening with a corner cell whose two arms lie on the
board: 4 x 49 of them. A ring cell is 0 to 35, clockwise from the north-west corner.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec

SIZE: Final = 8
CELLS: Final = SIZE * SIZE
RING: Final = 4 * (SIZE + 1)
SIGHT: Final = 16  # cells in a quarter, and room for the eight of a line

FILES: Final = "abcdefgh"
OPENINGS: Final = ("NE", "SE", "SW", "NW")
NORTH: Final = (0, 1)
EAST: Final = (1, 0)
SOUTH: Final = (0, -1)
WEST: Final = (-1, 0)
# Opening -> where the left arm and the right arm lie, seen from the corner. Swapping the two mirrors the stone (PUE-22).
ARMS: Final = ((NORTH, EAST), (EAST, SOUTH), (SOUTH, WEST), (WEST, NORTH))

# Postures. The heights decide which one (PUE-27); the three numbers are those of left arm, corner and right arm.
FLAT: Final = 0
HANGING: Final = 1
TWISTED: Final = 2
POSTURES: Final = "FHT"
GROUNDS: Final = ((0, 0, 0), (0, 1, 1), (1, 0, 0))  # how the heights below differ, by posture
GROWTH: Final = ((1, 1, 2), (2, 1, 1), (1, 2, 1))  # cubes added (PUE-28), by posture


def _footprints() -> list[tuple[int, int, int]]:
    """(left arm, corner, right arm) of each footprint, by opening, then rank, then file of the corner."""
    found = []
    for (left_x, left_y), (right_x, right_y) in ARMS:
        for y in range(SIZE):
            for x in range(SIZE):
                cells = ((x + left_x, y + left_y), (x, y), (x + right_x, y + right_y))
                if all(0 <= a < SIZE and 0 <= b < SIZE for a, b in cells):
                    left, corner, right = (SIZE * b + a for a, b in cells)
                    found.append((left, corner, right))
    return found


def _line(ring: int) -> list[int]:
    """The eight cells before a side cell, nearest first (PUE-36)."""
    there, back = range(SIZE), range(SIZE - 1, -1, -1)
    side, along = ring // (SIZE + 1), ring % (SIZE + 1) - 1
    if side == 0:
        return [SIZE * y + along for y in back]
    if side == 1:
        return [SIZE * (SIZE - 1 - along) + x for x in back]
    if side == 2:
        return [SIZE * y + SIZE - 1 - along for y in there]
    return [SIZE * along + x for x in there]


def _quarter(ring: int) -> list[int]:
    """The sixteen cells below a corner cell, from the south-west (PUE-41)."""
    half = SIZE // 2
    left = half if ring in (9, 18) else 0
    low = half if ring in (0, 9) else 0
    return [SIZE * (low + y) + left + x for y in range(half) for x in range(half)]


def _sights() -> list[int]:
    flat: list[int] = []
    for ring in range(RING):
        seen = _quarter(ring) if ring % (SIZE + 1) == 0 else _line(ring)
        flat += seen + [0] * (SIGHT - len(seen))
    return flat


def _signed(bits: int) -> int:
    """The same 64 bits as a machine integer, whose highest bit is a sign."""
    return bits - 2**64 if bits >= 2**63 else bits


_FOOTPRINTS: Final = _footprints()
FOOTPRINTS: Final = 196
LEFT: Final = vec[i64]([left for left, _, _ in _FOOTPRINTS])
CORNER: Final = vec[i64]([corner for _, corner, _ in _FOOTPRINTS])
RIGHT: Final = vec[i64]([right for _, _, right in _FOOTPRINTS])
BIT: Final = vec[i64]([_signed(1 << cell) for cell in range(CELLS)])  # one cell as a set
FEET: Final = vec[i64]([_signed(1 << a | 1 << b | 1 << c) for a, b, c in _FOOTPRINTS])  # three cells as a set
SEEN: Final = vec[i64](_sights())  # SIGHT entries per ring cell
ADD_LEFT: Final = vec[i64]([left for left, _, _ in GROWTH])
ADD_CORNER: Final = vec[i64]([corner for _, corner, _ in GROWTH])
ADD_RIGHT: Final = vec[i64]([right for _, _, right in GROWTH])


def is_corner(ring: i64) -> bool:
    return ring % (SIZE + 1) == 0


def sight(ring: int) -> list[int]:
    """The cells seen from a ring cell: a line, nearest first, or a quarter."""
    return _quarter(ring) if ring % (SIZE + 1) == 0 else _line(ring)


def footprint(opening: int, corner: int) -> int:
    """The number of a footprint, or -1 when an arm would leave the board (PUE-23)."""
    first = FOOTPRINTS // 4 * opening
    for number in range(first, first + FOOTPRINTS // 4):
        if CORNER[number] == corner:
            return number
    return -1


def feet(number: int) -> tuple[int, int, int]:
    """(left arm, corner, right arm) of a footprint."""
    return _FOOTPRINTS[number]


def opening_of(number: int) -> int:
    return number // (FOOTPRINTS // 4)


def cell_name(cell: int) -> str:
    return FILES[cell % SIZE] + str(cell // SIZE + 1)
