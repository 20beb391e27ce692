"""The heap on the board: which stones fit, which are free, and what the chief sees of them.

A stone on the board is one integer that packs its owner, posture and footprint; owner n of n players is nobody, the stone
is neutral. Stones stand in the order they were set, so of two in one column the later one lies above.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.native import append, i64, u8, vec
from tablee.engine.state import State
from tablee.games.pueblo.rules.geometry import (
    ADD_CORNER,
    ADD_LEFT,
    ADD_RIGHT,
    BIT,
    CELLS,
    CORNER,
    FEET,
    FLAT,
    FOOTPRINTS,
    HANGING,
    LEFT,
    RIGHT,
    RING,
    SEEN,
    SIGHT,
    SIZE,
    TWISTED,
    is_corner,
)

MOST_STONES: Final = 36
LEVELS: Final = 2 * MOST_STONES  # a stone adds two cubes to a column at most


@dataclass(frozen=True)
class Rules:
    """What was agreed before the game."""

    seats: int
    advanced: bool = False  # auctions and two phases (PUE-70)
    dismantling: bool = False  # PUE-55
    starter: int = 0  # of the basic game (PUE-11)
    opener: int = 0  # of every auction (PUE-82)


def packed_stone(owner: i64, posture: i64, footprint: i64) -> i64:
    return (owner * 3 + posture) * FOOTPRINTS + footprint


def owner_of(stone: i64) -> i64:
    """The seat that owns a stone, or the number of seats for a neutral one."""
    return stone // (3 * FOOTPRINTS)


def posture_of(stone: i64) -> i64:
    return stone // FOOTPRINTS % 3


def footprint_of(stone: i64) -> i64:
    return stone % FOOTPRINTS


class HeapState(State):
    """The part of a state that is the heap: everything about stones that have been set."""

    def __init__(self, rules: Rules) -> None:
        """Nothing is filled in; `deal.empty` gives the board before anything happens."""
        self.rules = rules
        self.seats: i64 = rules.seats
        self.heights = vec[i64]()  # by cell
        self.cubes = vec[u8]()  # owner of each cube, [level * CELLS + cell]; rubbish above the heights
        self.stones = vec[i64]()  # in the order of setting
        self.taken: i64 = 0  # set of stones off the board again, a bit each (PUE-66)
        self.sacred: i64 = 0  # set of cells nobody builds on (PUE-74)

    # Stones -----------------------------------------------------------------------------------------------------------

    def fits(self, footprint: i64) -> bool:
        """PUE-27: right arm level with the corner, left arm at most one off; and no sacred place below (PUE-74)."""
        heights = self.heights
        corner = heights[CORNER[footprint]]
        if heights[RIGHT[footprint]] != corner:
            return False
        rise = heights[LEFT[footprint]] - corner
        return -1 <= rise <= 1 and FEET[footprint] & self.sacred == 0

    def posture(self, footprint: i64) -> i64:
        """The posture that the heights force on a stone that fits."""
        rise = self.heights[LEFT[footprint]] - self.heights[CORNER[footprint]]
        return FLAT if rise == 0 else HANGING if rise < 0 else TWISTED

    def can_build(self) -> bool:
        footprint: i64
        for footprint in range(FOOTPRINTS):
            if self.fits(footprint):
                return True
        return False

    def place(self, owner: i64, footprint: i64) -> None:
        """PUE-28: the three columns grow by the cubes of the posture."""
        posture = self.posture(footprint)
        self.stones = append(self.stones, packed_stone(owner, posture, footprint))
        self._raise(LEFT[footprint], ADD_LEFT[posture], owner)
        self._raise(CORNER[footprint], ADD_CORNER[posture], owner)
        self._raise(RIGHT[footprint], ADD_RIGHT[posture], owner)

    def _raise(self, cell: i64, cubes: i64, owner: i64) -> None:
        ground = self.heights[cell]
        level: i64
        for level in range(ground, ground + cubes):
            self.cubes[level * CELLS + cell] = u8(owner)
        self.heights[cell] = ground + cubes

    def is_gone(self, number: i64) -> bool:
        return (self.taken >> number) & 1 != 0

    def owner(self, number: i64) -> i64:
        """The owner of a stone by its number, as in `owner_of`."""
        return owner_of(self.stones[number])

    def standing_stones(self, owner: i64) -> i64:
        """How many stones of an owner stand on the board."""
        count: i64 = 0
        number: i64
        for number in range(len(self.stones)):
            if self.owner(number) == owner and not self.is_gone(number):
                count += 1
        return count

    def has_coloured_stones(self) -> bool:
        number: i64
        for number in range(len(self.stones)):
            if not self.is_gone(number) and self.owner(number) < self.seats:
                return True
        return False

    def is_free(self, number: i64) -> bool:
        """PUE-59: no later stone that still stands shares a column with this one."""
        feet = FEET[footprint_of(self.stones[number])]
        later: i64
        for later in range(number + 1, len(self.stones)):
            if not self.is_gone(later) and FEET[footprint_of(self.stones[later])] & feet != 0:
                return False
        return True

    def removable(self, seat: i64) -> list[int]:
        """Stones a seat may remove: free, its own or neutral (PUE-60), none once its colour has left (PUE-61)."""
        numbers: list[int] = []
        if self.standing_stones(seat) == 0:
            return numbers
        covered: i64 = 0
        number: i64
        for number in range(len(self.stones) - 1, -1, -1):
            if not self.is_gone(number):
                feet = FEET[footprint_of(self.stones[number])]
                owner = self.owner(number)
                if feet & covered == 0 and (owner == seat or owner == self.seats):
                    numbers.append(number)
                covered |= feet
        numbers.reverse()
        return numbers

    def lift(self, number: i64) -> None:
        """Take a free stone off the board: its columns sink by what it had added."""
        stone = self.stones[number]
        footprint, posture = footprint_of(stone), posture_of(stone)
        self.heights[LEFT[footprint]] -= ADD_LEFT[posture]
        self.heights[CORNER[footprint]] -= ADD_CORNER[posture]
        self.heights[RIGHT[footprint]] -= ADD_RIGHT[posture]
        self.taken |= BIT[number]

    # What the chief sees ----------------------------------------------------------------------------------------------

    def look(self, ring: i64, bill: vec[i64]) -> None:
        """Add to every seat's entry what a look from a ring cell costs it (PUE-43, PUE-44)."""
        if is_corner(ring):
            self._look_down(ring, bill)
        else:
            self._look_along(ring, bill)

    def bill(self, ring: i64) -> list[int]:
        """What a look from a ring cell would cost every seat now."""
        owed = vec[i64]([0] * self.seats)
        self.look(ring, owed)
        return [points for points in owed]  # noqa: C416

    def exposure(self) -> list[int]:
        """What a full lap would cost every seat now."""
        owed = vec[i64]([0] * self.seats)
        ring: i64
        for ring in range(RING):
            self.look(ring, owed)
        return [points for points in owed]  # noqa: C416

    def _look_down(self, ring: i64, bill: vec[i64]) -> None:
        """PUE-41, PUE-42: one point for every coloured top in the quarter."""
        heights, cubes, seen, seats = self.heights, self.cubes, SEEN, self.seats
        index: i64
        for index in range(ring * SIGHT, ring * SIGHT + SIGHT):
            cell = seen[index]
            height = heights[cell]
            if height > 0:
                owner = i64(cubes[(height - 1) * CELLS + cell])
                if owner < seats:
                    bill[owner] += 1

    def _look_along(self, ring: i64, bill: vec[i64]) -> None:
        """PUE-37, PUE-38, PUE-39, PUE-40: on each level the nearest cube, which costs its level unless it is neutral."""
        heights, cubes, seen, seats = self.heights, self.cubes, SEEN, self.seats
        level: i64 = 0
        index: i64
        for index in range(ring * SIGHT, ring * SIGHT + SIZE):
            cell = seen[index]
            height = heights[cell]
            while level < height:
                owner = i64(cubes[level * CELLS + cell])
                level += 1
                if owner < seats:
                    bill[owner] += level
