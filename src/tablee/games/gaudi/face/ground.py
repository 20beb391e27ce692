"""The ground a paving lies on: the free cells around it, what lies beside them, and how large the picture is.

Free cells are drawn in patches, so that a tile laid changes a few of them only. A patch takes blocks of neighbouring cells
that lie far from each other: the number of patches is fixed, however far a paving reaches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

from tablee.games.gaudi.face.lines import HALF, SIDE, Point, add, centre, xy
from tablee.games.gaudi.rules.actions import Lay
from tablee.games.gaudi.rules.tiles import (
    ANIMALS,
    CELLS,
    COLOURS,
    NEIGHBOURS,
    SOUTH_EAST,
    SOUTH_WEST,
    WIDTH,
    animal_at,
    colour_of,
    place_of,
)
from tablee.games.gaudi.rules.view import Tile

Codes: TypeAlias = tuple[int, ...]  # tiles as rules/packing.py codes them: kind and cell in one number
Box: TypeAlias = tuple[float, float, float, float]  # left, top, width and height

GROWTH: Final = SIDE  # a side moves out by so much at a time
BLOCK: Final = 2  # cells in each direction
PERIOD: Final = 6  # blocks from one of a patch to its next
NO_CELLS: Final[tuple[tuple[int, ...], ...]] = ((),) * PERIOD**2  # in any patch
STEPS: Final = tuple(int(step) for step in NEIGHBOURS)
WEST, NORTH_WEST, NORTH_EAST = STEPS[3:]


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """By patch: free cells, each with the colours of its corners (`spot`), and with the lines it needs (`rim`).

    Compared as an object, so that what is drawn of it is quickly found again.
    """

    box: Box
    spots: tuple[tuple[int, ...], ...]
    rims: tuple[tuple[int, ...], ...]


def codes(tiles: Iterable[Tile | Lay]) -> Codes:
    return tuple([tile.kind * CELLS + tile.cell for tile in tiles])


@lru_cache(maxsize=1024)
def ground(laid: Codes, *, over: bool) -> Ground:
    """What surrounds a paving. When the game is over no free cell is shown: nothing is laid any more."""
    cells = [code % CELLS for code in laid]
    if over:
        return Ground(box(cells), NO_CELLS, NO_CELLS)
    free = {cell + step for cell in cells for step in STEPS}.difference(cells)
    rows = sorted(free)
    patches = [patch(cell) for cell in rows]
    return Ground(box(rows), sorted_out(spots(rows, colours(laid)), patches), sorted_out(rims(rows, free), patches))


def sorted_out(numbers: Iterable[int], patches: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """The numbers of cells by the patches they belong to."""
    found = list(NO_CELLS)
    for one, index in zip(numbers, patches, strict=True):
        found[index] += (one,)
    return tuple(found)


@lru_cache(maxsize=4096)
def patch(cell: int) -> int:
    x, y = cell % WIDTH // BLOCK % PERIOD, cell // WIDTH // BLOCK % PERIOD
    return PERIOD * y + x


def box(cells: Sequence[int]) -> Box:
    """All these cells; each side moves out in steps, so that the picture seldom jumps."""
    places = [middle(cell)[0] for cell in cells]
    left, right = sides(min(places) - HALF, max(places) + HALF, 4 * SIDE)
    top, bottom = sides(middle(min(cells))[1] - SIDE, middle(max(cells))[1] + SIDE, 3 * SIDE)
    return left, top, right - left, bottom - top


def sides(low: float, high: float, least: float) -> tuple[float, float]:
    """Both ends of the picture, at least so far from the start tile."""
    return GROWTH * (min(-least, low) // GROWTH), GROWTH * -(-max(least, high) // GROWTH)


# Corners: N, SE and SW of a cell; a colour is 0 while there is none, else its number plus 1 -------------------------------


def colours(laid: Codes) -> dict[int, int]:
    """The colour of every corner that has one."""
    return dict(chain.from_iterable(map(corners_of, laid)))


@lru_cache(maxsize=8192)
def corners_of(code: int) -> tuple[tuple[int, int], ...]:
    """The corners of a tile with their colours."""
    kind, cell = divmod(code, CELLS)
    return tuple((corner, colour_of(kind, north(corner)) + 1) for corner in (cell, cell + SOUTH_EAST, cell + SOUTH_WEST))


def spots(cells: Sequence[int], corners: Mapping[int, int]) -> list[int]:
    """Cells, each with the colours around it in one number."""
    get = corners.get
    return [64 * one + 16 * get(one, 0) + 4 * get(one + SOUTH_EAST, 0) + get(one + SOUTH_WEST, 0) for one in cells]


def around(spot: int) -> tuple[str, ...]:
    """`snail-orange` for every corner of a free cell that has a colour already."""
    cell = spot // 64
    corners = ((cell, spot // 16 % 4), (cell + SOUTH_EAST, spot // 4 % 4), (cell + SOUTH_WEST, spot % 4))
    return tuple(creature(north(corner), colour - 1) for corner, colour in corners if colour)


def creature(animal: int, colour: int) -> str:
    return f"{ANIMALS[animal]}-{COLOURS[colour]}"


# Lines: a line between two free cells is drawn by one of them only --------------------------------------------------------


def rims(cells: Sequence[int], free: AbstractSet[int]) -> list[int]:
    """Free cells, each with those of its lines to the west and north that no other free cell draws, in one number."""
    return [
        8 * one + 4 * (one + WEST not in free) + 2 * (one + NORTH_WEST not in free) + (one + NORTH_EAST not in free)
        for one in cells
    ]


# From the south-western corner on, by the lines that are drawn: west 4, north-west 2, north-east 1.
TAILS: Final = (
    "",
    "m86.6-150l86.6 50",
    "m0-100l86.6-50",
    "m0-100l86.6-50 86.6 50",
    "v-100",
    "v-100m86.6-50l86.6 50",
    "v-100l86.6-50",
    "v-100l86.6-50z",
)


@lru_cache(maxsize=4096)
def rim_line(rim: int) -> str:
    """From the north-eastern corner clockwise."""
    return f"M{xy(add(middle(rim // 8), (HALF, -SIDE / 2)))}v100l-86.6 50-86.6-50{TAILS[rim % 8]}"


# Places -------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def north(cell: int) -> int:
    """The animal at the northern corner of a cell: how a tile lies there (GAU-13)."""
    return int(animal_at(cell))


@lru_cache(maxsize=4096)
def middle(cell: int) -> Point:
    return centre(*place_of(cell))


def corner_point(corner: int) -> Point:
    return add(middle(corner), (0, -SIDE))
