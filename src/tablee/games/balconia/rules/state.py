"""The state of a Balconia game: what is legal, what happens, what it scores. Searching for a rule's number finds its code.

Sides are 0 for turquoise and 1 for pink. Faces of a block are 0 to 3 in cyclic order, so the opposite of f is f ^ 2
(BAL-03), and all 88 faces are numbered `4 * (block - 1) + f`, which keeps that true. A side is kept as sets of cells in
its own coordinates: for every kind of thing the balconies that show at least one, at least two, and so on.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY, State
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
OFFERED: Final = -1  # no pair kept yet
PAIRS: Final = 4  # ab, bc, cd, da (BAL-25)

# How the building is filled (BAL-127).
NO: Final = 0
FULL25: Final = 1
FULL23: Final = 2

# What is to be done.
TO_KEEP: Final = 0
TO_PLACE: Final = 1
OVER: Final = 2
STEPS: Final = ("keep", "place", "over")

# Action codes: the pair kept, then PLACE + face * CELLS + cell. The last ones stand for actions one may not see (BAL-59).
PLACE: Final = PAIRS
UNSEEN_KEEP: Final = PLACE + 4 * CELLS
UNSEEN_PLACE: Final = UNSEEN_KEEP + 1
SPACE: Final = UNSEEN_PLACE + CELLS


class Balconia(State):
    def __init__(
        self,
        blocks: Blocks,
        turquoise: i64,
        free: bool,
        door_always: bool,
        fill: i64,
        open_sides: bool,
        doors: vec[i64],
        tokens: vec[i64],
        built: vec[i64],
        seen: vec[i64],
        shows: vec[i64],
        entrances: i64,
        standing: i64,
        behind: i64,
        kept: i64,
    ) -> None:
        self.blocks = blocks
        self.turquoise = turquoise  # the seat of that colour (BAL-10)
        self.free = free  # placement anywhere (BAL-124)
        self.door_always = door_always  # a door supports later balconies too (BAL-46)
        self.fill = fill
        self.open_sides = open_sides  # memory aid (BAL-61)
        self.doors = doors  # number of the door block in each column, 0 for none
        self.tokens = tokens  # all numbers in the order they come; those beyond the last turn are set aside
        self.built = built  # turquoise's face * CELLS + cell, in the order of turns
        self.seen = seen  # the face each side sees, [side * CELLS + own cell]
        self.shows = shows  # sets of own cells, [(side * KINDS + kind) * LAYERS + n] show more than n
        self.entrances = entrances  # cells of the building with a door
        self.standing = standing  # cells of the building with a balcony
        self.behind = behind  # the same in pink's own coordinates
        self.kept = kept  # first face of the pair on the selector's half, or OFFERED

    def copy(self) -> Balconia:
        return Balconia(
            self.blocks,
            self.turquoise,
            self.free,
            self.door_always,
            self.fill,
            self.open_sides,
            self.doors,  # never changed
            self.tokens,
            self.built[:],
            self.seen[:],
            self.shows[:],
            self.entrances,
            self.standing,
            self.behind,
            self.kept,
        )

    # Whose turn ----------------------------------------------------------------------------------------------------------

    def turns(self) -> i64:
        """BAL-33, BAL-128: one per token in play."""
        return SHORT if self.fill == NO else NUMBERS

    def step(self) -> i64:
        if len(self.built) == self.turns():
            return OVER  # BAL-63
        return TO_KEEP if self.kept == OFFERED else TO_PLACE

    def selector(self) -> i64:
        """The side that selects in this turn: turquoise first, then by turns (BAL-34)."""
        return i64(len(self.built)) & 1

    def seat_of(self, side: i64) -> i64:
        return side ^ self.turquoise

    def turn(self) -> i64:
        """BAL-136: the selector keeps, then the placer places."""
        step = self.step()
        if step == OVER:
            return NOBODY
        return self.seat_of(self.selector() ^ step)

    def token(self) -> i64:
        """The number turned up in this turn (BAL-35)."""
        return self.tokens[len(self.built)]

    def turned_up(self) -> i64:
        return 0 if self.step() == OVER else self.token()

    def sight(self, seat: i64, code: i64, observer: i64) -> i64:
        """Both seats see how a block is placed; of hidden sides a spectator sees only where."""
        if observer == NOBODY and not self.open_sides and code >= PLACE:
            return UNSEEN_PLACE + (code - PLACE) % CELLS
        return code

    def told(self, seat: i64, code: i64) -> i64:
        """BAL-58, BAL-59: of earlier turns only number, seats and cell are told, until the sides are open."""
        if self.open_sides or self.step() == OVER or code >= UNSEEN_KEEP:
            return code
        return UNSEEN_KEEP if code < PLACE else UNSEEN_PLACE + (code - PLACE) % CELLS

    def secrets_opened(self) -> i64:
        """Every action shows the other seat something, and a placement turns up a token: choices are final (BAL-42)."""
        return 2 * i64(len(self.built)) + (0 if self.kept == OFFERED else 1)

    # What is legal -------------------------------------------------------------------------------------------------------

    def open_cells(self) -> i64:
        """Where the block may stand: a free cell (BAL-43) beside a balcony (BAL-45), at first beside a door (BAL-44)."""
        doors = self.entrances
        vacant = ALL & ~(self.standing | doors)
        if self.free:
            return vacant  # BAL-124
        if self.standing == 0:
            return beside(doors) & vacant
        if self.door_always:
            return beside(self.standing | doors) & vacant  # BAL-46
        return beside(self.standing) & vacant

    def is_offered(self, face: i64) -> bool:
        """BAL-27, BAL-28: the two faces that were not kept."""
        return (face - self.kept) & 3 >= 2

    def codes(self, seat: i64) -> list[int]:
        step = self.step()
        if step == TO_KEEP:
            return [0, 1, 2, 3]
        found: list[int] = []
        if step == TO_PLACE:
            cells = self.open_cells()
            face: i64
            for face in range(4):
                if self.is_offered(face):
                    first = PLACE + face * CELLS
                    found += [first + cell for cell in range(CELLS) if cells & BIT[cell] != 0]
        return found

    def draw(self, seat: i64, rng: Rng) -> i64:
        """Uniform over `codes`, without listing."""
        if self.kept == OFFERED:
            return rng.below(PAIRS)
        cells = self.open_cells()
        pick = rng.below(2 * size(cells))
        face = (self.kept + 2 + (pick & 1)) & 3
        pick >>= 1
        cell: i64
        for cell in range(CELLS):
            if cells & BIT[cell] != 0:
                if pick == 0:
                    return PLACE + face * CELLS + cell
                pick -= 1
        return NOBODY  # there is always a legal cell (BAL-47)

    # What happens --------------------------------------------------------------------------------------------------------

    def play(self, seat: i64, code: i64) -> None:
        if code < PLACE:
            self.kept = code
        else:
            self.place((code - PLACE) // CELLS, (code - PLACE) % CELLS)

    def place(self, face: i64, cell: i64) -> None:
        """The placer sees the face he took, the selector the opposite one (BAL-24, BAL-29)."""
        taken = 4 * (self.token() - 1) + face
        self.build(taken ^ 2 if self.selector() == TURQUOISE else taken, cell)
        self.kept = OFFERED

    def build(self, face: i64, cell: i64) -> None:
        """A block stands in a cell of the building, turned so that turquoise sees a face."""
        self.built = append(self.built, face * CELLS + cell)
        self.standing |= BIT[cell]
        self.behind |= BIT[MIRROR[cell]]
        self._show(TURQUOISE, face, cell)
        self._show(PINK, face ^ 2, MIRROR[cell])

    def _show(self, side: i64, face: i64, cell: i64) -> None:
        amounts, shows = self.blocks.amounts, self.shows
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
        blocks = self.blocks
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
        """How many things of a kind a zone shows (BAL-86 to BAL-88)."""
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
        """BAL-85 to BAL-90: things, other balconies, different colours, or balconies without something."""
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
            if self.doors[column] > 0:
                points += self.door(side, self.doors[column])
        return points

    def door(self, side: i64, number: i64) -> i64:
        """BAL-114 to BAL-117: over all balconies of a side."""
        index = 2 * (number - 1) + side
        kind, first, second = self.blocks.door_kind[index], self.blocks.door_first[index], self.blocks.door_second[index]
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
        return [self.total(self.turquoise), self.total(1 - self.turquoise)]

    def lead(self, side: i64) -> i64:
        """Above 0 for the winner: the total (BAL-121), then the doors (BAL-122); 0 is a shared victory (BAL-123)."""
        ahead = self.total(side) - self.total(1 - side)
        return ahead if ahead != 0 else self.door_points(side) - self.door_points(1 - side)

    def ranks(self) -> list[int]:
        ahead = self.lead(self.turquoise)  # seat 0 sits on the side of that number
        return [1, 1] if ahead == 0 else [1, 2] if ahead > 0 else [2, 1]

    def reward(self, seat: i64) -> float:
        ahead = self.lead(seat ^ self.turquoise)
        return 0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0


def empty(
    blocks: Blocks,
    turquoise: i64,
    free: bool,
    door_always: bool,
    fill: i64,
    open_sides: bool,
    doors: list[int],
    tokens: list[int],
) -> Balconia:
    """The building with its doors only, the first token turned up (BAL-11 to BAL-16)."""
    return Balconia(
        blocks,
        turquoise,
        free,
        door_always,
        fill,
        open_sides,
        vec[i64](doors),
        vec[i64](tokens),
        vec[i64](),
        vec[i64]([EMPTY] * (2 * CELLS)),
        vec[i64]([0] * (2 * KINDS * LAYERS)),
        sum([1 << column for column in range(SIZE) if doors[column] > 0]),
        0,
        0,
        OFFERED,
    )


def many_scorings(state: Balconia, count: i64) -> None:
    """Both sides counted that many times, to measure."""
    for _ in range(count):
        state.total(TURQUOISE)
        state.total(PINK)
