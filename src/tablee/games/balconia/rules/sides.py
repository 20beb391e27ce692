"""The two sides of the building: which balconies stand there, and what they score.

Sides are 0 for turquoise and 1 for pink. Faces of a block are 0 to 3 in cyclic order, so the opposite of f is f ^ 2
(BAL-03), and all 88 faces are numbered `4 * (block - 1) + f`, which keeps that true. A side is kept as sets of cells in
its own coordinates: for every kind of thing the balconies that show at least one, at least two, and so on.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec
from tablee.engine.state import State
from tablee.games.balconia.rules.blocks import (
    ALL_OF,
    BALCONY,
    COLOURFUL,
    EACH,
    FACING_LEFT,
    FACING_RIGHT,
    FEWER,
    FIRST_COLOUR,
    KINDS,
    LAST_COLOUR,
    LAYERS,
    MAJORITY,
    NONE_OF,
    NOTHING,
    PAIR,
    WITHOUT,
    Blocks,
)
from tablee.games.balconia.rules.geometry import ALL, BIT, CELLS, COLUMN, GROUP, MIRROR, NOWHERE, SIZE, ZONE, beside, size

TURQUOISE: Final = 0
PINK: Final = 1
EMPTY: Final = -1
NUMBERS: Final = 22  # blocks and tokens (BAL-02, BAL-05)
SHORT: Final = 14  # turns of the normal game (BAL-33)
NO: Final = 0  # the building is not filled (BAL-127)


class Rules:
    """What is settled before the first turn: blocks, doors, who is turquoise, the options. Never changed."""

    def __init__(
        self,
        blocks: Blocks,
        doors: list[int],
        *,
        turquoise: i64,
        fill: i64,
        free: bool,
        door_always: bool,
        open_sides: bool,
    ) -> None:
        self.blocks: Final = blocks
        self.doors: Final = vec[i64](doors)  # number of the door block in each column, 0 for none
        self.entrances: Final[i64] = sum([1 << column for column in range(SIZE) if doors[column] > 0])  # cells with a door
        self.turquoise: Final[i64] = turquoise  # the seat of that colour (BAL-10)
        self.fill: Final[i64] = fill  # how the building is filled (BAL-127)
        self.turns: Final[i64] = SHORT if fill == NO else NUMBERS  # one per token in play (BAL-33, BAL-128)
        self.free: Final = free  # placement anywhere (BAL-124)
        self.door_always: Final = door_always  # a door supports later balconies too (BAL-46)
        self.open_sides: Final = open_sides  # memory aid (BAL-61)


class Sides(State):
    """What stands in the building, as both sides see it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seen = vec[i64]()  # the face each side sees, [side * CELLS + own cell]
        self.shows = vec[i64]()  # sets of own cells, [(side * KINDS + kind) * LAYERS + n] show more than n
        self.standing: i64 = 0  # cells of the building with a balcony
        self.behind: i64 = 0  # the same in pink's own coordinates

    def clear(self) -> None:
        """Nothing but doors."""
        self.seen = vec[i64]([EMPTY] * (2 * CELLS))
        self.shows = vec[i64]([0] * (2 * KINDS * LAYERS))
        self.standing = 0
        self.behind = 0

    def stand(self, face: i64, cell: i64) -> None:
        """A block stands in a cell of the building, turned so that turquoise sees a face (BAL-24)."""
        self.standing |= BIT[cell]
        self.behind |= BIT[MIRROR[cell]]
        self._show(TURQUOISE, face, cell)
        self._show(PINK, face ^ 2, MIRROR[cell])

    def seat_of(self, side: i64) -> i64:
        return side ^ self.rules.turquoise

    def _show(self, side: i64, face: i64, cell: i64) -> None:
        amounts, shows = self.rules.blocks.amounts, self.shows
        self.seen[side * CELLS + cell] = face
        bit = BIT[cell]
        kind: i64
        layer: i64
        for kind in range(KINDS):
            amount = amounts[face * KINDS + kind]
            if amount > 0:
                first = (side * KINDS + kind) * LAYERS
                for layer in range(first, first + amount):
                    shows[layer] |= bit

    # What it scores ------------------------------------------------------------------------------------------------------

    def total(self, side: i64) -> i64:
        """BAL-66: balconies and doors, as if the game ended now. `count.py` says the same slowly."""
        points = self.lovebirds(side) + self.door_points(side)
        first = side * CELLS
        cell: i64
        for cell in range(CELLS):
            if self.seen[first + cell] != EMPTY:
                points += self.balcony(side, cell)
        return points

    def balcony(self, side: i64, cell: i64) -> i64:
        """The points of one balcony; a pair's are counted by `lovebirds`, since it takes two."""
        blocks = self.rules.blocks
        face = self.seen[side * CELLS + cell]
        form = blocks.form[face]
        if form >= PAIR:
            return 0  # paired elsewhere, or without a condition (BAL-68)
        position, target = blocks.position[face], blocks.target[face]
        if position == GROUP:
            return blocks.worth[face] * self.amount(side, target, self.group(side, target, cell))
        zone = ZONE[position * CELLS + cell]
        if zone == NOWHERE:
            return 0  # BAL-82: even absence needs a place
        if form == EACH:
            return blocks.worth[face] * self.count(side, target, zone, BIT[cell])
        if form == NONE_OF:
            return 5 if self.shown_in(side, target, zone) == 0 else 0
        second = blocks.second[face]
        met = self.shown_in(side, target, zone) != 0 and (second == NOTHING or self.shown_in(side, second, zone) != 0)
        return 5 if form == ALL_OF and met else 0

    def shown_in(self, side: i64, kind: i64, zone: i64) -> i64:
        """The balconies of a zone that show a kind of thing."""
        return self.shows[(side * KINDS + kind) * LAYERS] & zone

    def amount(self, side: i64, kind: i64, zone: i64) -> i64:
        """How many things of a kind a zone shows (BAL-86, BAL-87, BAL-88)."""
        first = (side * KINDS + kind) * LAYERS
        total: i64 = 0
        layer: i64
        for layer in range(first, first + LAYERS):
            cells = self.shows[layer] & zone
            if cells == 0:
                break
            total += size(cells)
        return total

    def count(self, side: i64, target: i64, zone: i64, own: i64) -> i64:
        """Balconies (BAL-85), things (BAL-86, BAL-87, BAL-88), colours (BAL-89), or balconies without a thing (BAL-90)."""
        if target < BALCONY:
            return self.amount(side, target, zone)
        balconies = (self.standing if side == TURQUOISE else self.behind) & zone
        if target == BALCONY:
            return size(balconies & ~own)
        if target == COLOURFUL:
            colours: i64 = 0
            kind: i64
            for kind in range(FIRST_COLOUR, LAST_COLOUR + 1):
                if self.shown_in(side, kind, zone) != 0:
                    colours += 1
            return colours
        return size(balconies & ~self.shows[(side * KINDS + target - WITHOUT) * LAYERS])

    def group(self, side: i64, kind: i64, cell: i64) -> i64:
        """BAL-103: the balconies reached over edges from this one through balconies that show the kind."""
        showing = self.shows[(side * KINDS + kind) * LAYERS]
        group = BIT[cell]
        while True:
            wider = group | (beside(group) & showing)
            if wider == group:
                return group
            group = wider

    def lovebirds(self, side: i64) -> i64:
        """BAL-111: between neighbouring columns as many pairs as the rarer of the two can make, ten points each."""
        right = self.shows[(side * KINDS + FACING_RIGHT) * LAYERS]
        left = self.shows[(side * KINDS + FACING_LEFT) * LAYERS]
        points: i64 = 0
        x: i64
        for x in range(SIZE - 1):
            lookers = right & COLUMN[x]
            if lookers != 0:
                waiting = left & COLUMN[x + 1]
                if waiting != 0:
                    points += 10 * min(size(lookers), size(waiting))
        return points

    def door_points(self, side: i64) -> i64:
        """All doors of a side (BAL-130)."""
        points: i64 = 0
        column: i64
        for column in range(SIZE):
            if self.rules.doors[column] > 0:
                points += self.door(side, self.rules.doors[column])
        return points

    def door(self, side: i64, number: i64) -> i64:
        """What a door counts over all balconies of a side (BAL-114, BAL-115, BAL-116, BAL-117)."""
        index = 2 * (number - 1) + side
        kind, first, second = (
            self.rules.blocks.door_kind[index],
            self.rules.blocks.door_first[index],
            self.rules.blocks.door_second[index],
        )
        one, two = self.amount(side, first, ALL), self.amount(side, second, ALL)
        if kind == MAJORITY:
            five = 5 if one > self.amount(1 - side, first, ALL) else 0
            three = 3 if two > self.amount(1 - side, second, ALL) else 0
            return five + three
        if kind == FEWER:
            return one if one < two else 0
        return one - two if one > two else two - one

    # The result ----------------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        return [self.total(self.rules.turquoise), self.total(1 - self.rules.turquoise)]

    def lead(self, side: i64) -> i64:
        """Above 0 for the winner: the total (BAL-121), then the doors (BAL-122); 0 is a shared victory (BAL-123)."""
        ahead = self.total(side) - self.total(1 - side)
        return ahead if ahead != 0 else self.door_points(side) - self.door_points(1 - side)

    def ranks(self) -> list[int]:
        ahead = self.lead(self.rules.turquoise)  # seat 0 sits on the side of that number
        return [1, 1] if ahead == 0 else [1, 2] if ahead > 0 else [2, 1]

    def reward(self, seat: i64) -> float:
        ahead = self.lead(seat ^ self.rules.turquoise)
        return 0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0
