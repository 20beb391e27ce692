"""The paving: which cells are taken, which colour each animal corner has, where another tile could lie."""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, u8, vec
from tablee.games.gaudi.rules.tiles import ALLOWED, CELLS, NEIGHBOURS, SOUTH_EAST, SOUTH_WEST, THIRD, animal_at

# One byte per number speaks of the cell and of the corner that share it: the corner's colour plus 1 (0: none yet), how
# many of its three cells are taken, whether the cell is taken, whether it is listed as open.
COLOUR: Final = 3
ONE_MORE: Final = 4
COUNT: Final = 12
COMPLETE: Final = 12
TAKEN: Final = 16
OPEN: Final = 32

MOST_OPEN: Final = 2 * 84 + 4  # the first tile opens 6 cells, every other closes 1 and opens 3 at most


class Paving:
    def __init__(self) -> None:
        self.field = vec[u8]()
        self.edge = vec[i64]()  # free cells that touch a tile, in no particular order
        self.edge_size: i64 = 0  # how many of them

    def copy(self) -> Paving:
        twin = Paving()
        twin.field = self.field[:]
        twin.edge = self.edge[:]
        twin.edge_size = self.edge_size
        return twin

    def is_taken(self, cell: i64) -> bool:
        return i64(self.field[cell]) & TAKEN != 0

    def colour(self, corner: i64) -> i64:
        """The colour of a corner, -1 while it has none."""
        return (i64(self.field[corner]) & COLOUR) - 1

    def is_complete(self, corner: i64) -> bool:
        """GAU-17."""
        return i64(self.field[corner]) & COUNT == COMPLETE

    def count(self, corner: i64) -> i64:
        """How many of the three cells around a corner are taken."""
        return (i64(self.field[corner]) & COUNT) // ONE_MORE

    def allowed(self, cell: i64) -> i64:
        """The set of kinds that fit a cell; none if it is taken (GAU-12) or touches nothing (GAU-15, GAU-16)."""
        return ALLOWED[self.around(cell)]

    def around(self, cell: i64) -> i64:
        """What lies around a cell, as ALLOWED counts it; 0 if it is taken or touches nothing."""
        here = i64(self.field[cell])
        if here & TAKEN != 0:
            return 0
        south_east = i64(self.field[cell + SOUTH_EAST]) & COLOUR
        south_west = i64(self.field[cell + SOUTH_WEST]) & COLOUR
        return ((animal_at(cell) * 4 + (here & COLOUR)) * 4 + south_east) * 4 + south_west

    def room(self) -> i64:
        """The set of kinds that fit somewhere."""
        kinds: i64 = 0
        index: i64
        for index in range(self.edge_size):
            kinds |= self.allowed(self.edge[index])
        return kinds

    def gain(self, cell: i64) -> i64:
        """How many animals a tile on a free cell would complete (GAU-17)."""
        found: i64 = 0
        if i64(self.field[cell]) & COUNT == COMPLETE - ONE_MORE:
            found += 1
        if i64(self.field[cell + SOUTH_EAST]) & COUNT == COMPLETE - ONE_MORE:
            found += 1
        if i64(self.field[cell + SOUTH_WEST]) & COUNT == COMPLETE - ONE_MORE:
            found += 1
        return found

    def put(self, cell: i64, kind: i64) -> None:
        """Lay a tile for a moment: `take` is the way back."""
        self._add_third(cell, kind)
        self._add_third(cell + SOUTH_EAST, kind)
        self._add_third(cell + SOUTH_WEST, kind)
        self.field[cell] = u8(i64(self.field[cell]) | TAKEN)

    def _add_third(self, corner: i64, kind: i64) -> None:
        colour = THIRD[kind * 3 + animal_at(corner)] + 1
        self.field[corner] = u8(((i64(self.field[corner]) & ~COLOUR) + ONE_MORE) | colour)

    def take(self, cell: i64) -> None:
        self._remove_third(cell)
        self._remove_third(cell + SOUTH_EAST)
        self._remove_third(cell + SOUTH_WEST)
        self.field[cell] = u8(i64(self.field[cell]) & ~TAKEN)

    def _remove_third(self, corner: i64) -> None:
        after = i64(self.field[corner]) - ONE_MORE
        self.field[corner] = u8(after if after & COUNT != 0 else after & ~COLOUR)

    def lay(self, cell: i64, kind: i64) -> None:
        """Lay a tile that stays: the cells around it open."""
        self.put(cell, kind)
        self._close(cell)
        index: i64
        for index in range(6):
            other = cell + NEIGHBOURS[index]
            here = i64(self.field[other])
            if here & (TAKEN | OPEN) == 0:
                self.field[other] = u8(here | OPEN)
                self.edge[self.edge_size] = other
                self.edge_size += 1

    def _close(self, cell: i64) -> None:
        here = i64(self.field[cell])
        if here & OPEN == 0:
            return
        self.field[cell] = u8(here & ~OPEN)
        index: i64 = 0
        while self.edge[index] != cell:
            index += 1
        self.edge_size -= 1
        self.edge[index] = self.edge[self.edge_size]


def bare() -> Paving:
    """No tile at all."""
    floor = Paving()
    floor.field = vec[u8]([0] * CELLS)
    floor.edge = vec[i64]([0] * MOST_OPEN)
    return floor
