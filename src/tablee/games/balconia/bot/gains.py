"""What the block on the disc would bring each side, by the face it shows and the cell it stands in.

`Outlook` judges a building as it stands; to ask it again for every face and cell takes long. Here every balcony says once
what it wishes for in the empty cells of its zone, and a face is judged by what it shows there: nearly as good, in a half to
a third of the time, and kept until another building is looked at.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec
from tablee.games.balconia.bot.hints import FACES, Averages, Outlook, Tuning
from tablee.games.balconia.rules.blocks import (
    ALL_OF,
    BALCONY,
    COLOURFUL,
    EACH,
    FACING_LEFT,
    FACING_RIGHT,
    FEWER,
    FIRST_COLOUR,
    FLOWER,
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
from tablee.games.balconia.rules.sides import EMPTY, PINK, TURQUOISE
from tablee.games.balconia.rules.state import OVER, PAIRS, PLACE, TO_KEEP, Balconia

PLACES: Final = 2 * CELLS
LOWEST: Final = vec[i64]([next((bit for bit in range(CELLS) if (1 << bit) % 37 == rest), 0) for rest in range(37)])
ROW: Final = 0  # the position that counts what the balcony itself shows (BAL-81)


class Gains:
    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        self.source = ""
        self.averages: Averages | None = None
        self.kinds = vec[i64]([0] * (FACES * KINDS))  # kinds that a face shows ...
        self.shown = vec[i64]([0] * FACES)  # ... and how many there are
        self.state: Balconia | None = None  # what was looked at last: never asked again, only its building is compared
        self.each = vec[float]([0.0] * (PLACES * KINDS))  # points for every thing of a kind in a cell ...
        self.any = vec[float]([0.0] * (PLACES * KINDS))  # ... for showing it at all ...
        self.flat = vec[float]([0.0] * PLACES)  # ... and for any balcony there, [side * CELLS + own cell]
        self.wishes = vec[float]([0.0] * (2 * KINDS))  # of all empty cells together, by side and kind
        self.welcome = vec[float]([0.0, 0.0])  # the same for any balcony
        self.total = vec[float]([0.0, 0.0])  # points now
        self.outlook = vec[float]([0.0, 0.0])  # points of both sides in the end, before the block stands
        self.door = vec[float]([0.0, 0.0])  # those that the doors bring
        self.birds = vec[float]([0.0, 0.0])  # those that lovebirds bring
        self.gain = vec[float]([0.0] * (2 * 4 * CELLS))  # [(side * 4 + face) * CELLS + cell of the building]
        self.cells: i64 = 0  # where the block may stand
        self.best = vec[float]([0.0] * PAIRS)  # the placer's best lead, by the face taken ...
        self.kept = vec[float]([0.0] * PAIRS)  # ... and what the placer will take, by the pair kept

    def look_at(self, state: Balconia) -> None:
        """Judge a building and the block on the disc, unless it is the one looked at last."""
        last = self.state
        if last is not None and is_same(last, state):
            return
        blocks = state.rules.blocks
        if self.averages is None or self.source != blocks.source:
            self._learn(blocks)
        self.state = state.copy()
        self._judge(state, TURQUOISE)
        self._judge(state, PINK)
        if state.step != OVER:
            self._weigh_block(state)

    def _learn(self, blocks: Blocks) -> None:
        self.averages = Averages(blocks)
        self.source = blocks.source
        face: i64
        kind: i64
        for face in range(FACES):
            self.shown[face] = 0
            for kind in range(KINDS):
                if blocks.amounts[face * KINDS + kind] > 0:
                    self.kinds[face * KINDS + self.shown[face]] = kind
                    self.shown[face] += 1

    def lead(self, side: i64) -> float:
        """How many points a side will be ahead in the end, as the building stands."""
        return self.outlook[side] - self.outlook[1 - side]

    def settled(self, state: Balconia, side: i64) -> float:
        """The same once the block on the disc stands, if whoever acts does their best."""
        if state.step == OVER:
            return self.lead(side)
        placer = 1 - state.selector()
        if state.step == TO_KEEP:
            value = min(min(self.kept[0], self.kept[1]), min(self.kept[2], self.kept[3]))
        else:
            value = self.kept[state.kept]
        return self.lead(side) + (value if side == placer else -value)

    def ahead(self, state: Balconia, code: i64) -> float:
        """What an action brings whoever chooses it, in points of lead."""
        if code < PLACE:
            return -self.kept[code]
        face, cell, placer = (code - PLACE) // CELLS, (code - PLACE) % CELLS, 1 - state.selector()
        return self.brings(placer, face, cell) - self.brings(1 - placer, face ^ 2, cell)

    def brings(self, side: i64, face: i64, cell: i64) -> float:
        return self.gain[(side * 4 + face) * CELLS + cell]

    # What the balconies wish for ----------------------------------------------------------------------------------------

    def _judge(self, state: Balconia, side: i64) -> None:
        averages = self.averages
        assert averages is not None
        here = Outlook(self.tuning, averages, state, side)
        first: i64 = side * CELLS
        place: i64
        for place in range(first * KINDS, (first + CELLS) * KINDS):
            self.each[place] = 0.0
            self.any[place] = 0.0
        for place in range(first, first + CELLS):
            self.flat[place] = 0.0
        for place in range(side * KINDS, (side + 1) * KINDS):
            self.wishes[place] = 0.0
        self.welcome[side] = 0.0
        self.total[side] = float(state.total(side))
        self.door[side] = here.doors()
        self.birds[side] = here.lovebirds()
        total = self.door[side] + self.birds[side]
        self._wish_for_partners(here, state, side)
        form, seen = state.rules.blocks.form, state.seen
        cell: i64
        for cell in range(CELLS):
            face = seen[first + cell]
            if face != EMPTY and form[face] < PAIR:
                value = here.balcony(face, cell)
                total += value
                self._wish(here, state, side, face, cell, value)
        self.outlook[side] = total

    def _wish(self, here: Outlook, state: Balconia, side: i64, face: i64, cell: i64, value: float) -> None:
        """What one balcony would have in the empty cells of its zone, against what it hopes for anyway."""
        blocks = state.rules.blocks
        position, target, form = blocks.position[face], blocks.target[face], blocks.form[face]
        worth = float(blocks.worth[face])
        if position == GROUP:
            zone = beside(state.group(side, target, cell))
            self._want(side, zone & here.vacant, target, worth, -worth * here.chance * here.mean[target])
            return
        zone = ZONE[position * CELLS + cell] & here.vacant
        if zone == NOWHERE:
            return
        hoped = here.chance * self.tuning.hope
        if form == EACH:
            if target < BALCONY:
                self._want(side, zone, target, worth, -worth * hoped * here.mean[target])
            elif target == BALCONY:
                self._welcome(side, zone, worth * (1.0 - here.chance))
            elif target == COLOURFUL:
                self._want_colours(here, state, side, cell, face, worth)
            else:
                kind = target - WITHOUT
                self._like(side, zone, kind, -worth, worth * (1.0 - hoped * (1.0 - here.share[kind])))
        elif form == NONE_OF:
            if value > 0.0:
                come = min(here.chance * self.tuning.fear * here.share[target], 0.9)
                self._like(side, zone, target, -value / (1.0 - come), value * come / (1.0 - come))
        elif form == ALL_OF:
            second = blocks.second[face]
            whole = ZONE[position * CELLS + cell]
            one = here.comes(target, whole)
            two = 1.0 if second == NOTHING else here.comes(second, whole)
            if one < 1.0:
                self._like(side, zone, target, 5.0 * (1.0 - one) * two, 0.0)
            if two < 1.0:
                self._like(side, zone, second, 5.0 * (1.0 - two) * one, 0.0)

    def _want_colours(self, here: Outlook, state: Balconia, side: i64, cell: i64, face: i64, worth: float) -> None:
        zone = ZONE[state.rules.blocks.position[face] * CELLS + cell]
        missing = 0.0
        kind: i64
        for kind in range(FIRST_COLOUR, LAST_COLOUR + 1):
            if state.shown_in(side, kind, zone) == 0:
                missing += 1.0
                self._like(side, zone & here.vacant, kind, worth, 0.0)
        expected = here.chance * self.tuning.hope * here.share[FLOWER] * missing / 6.0
        self._welcome(side, zone & here.vacant, -worth * expected)

    def _wish_for_partners(self, here: Outlook, state: Balconia, side: i64) -> None:
        """Lonely lovebirds look for others in the next column."""
        right = state.shows[(side * KINDS + FACING_RIGHT) * LAYERS]
        left = state.shows[(side * KINDS + FACING_LEFT) * LAYERS]
        x: i64
        for x in range(SIZE - 1):
            lookers, waiting = size(right & COLUMN[x]), size(left & COLUMN[x + 1])
            if lookers != waiting:
                partner: i64 = FACING_LEFT if lookers > waiting else FACING_RIGHT
                column = COLUMN[x + 1] if lookers > waiting else COLUMN[x]
                hoped = here.lonely(1, partner, column)
                self._like(side, column & here.vacant, partner, 10.0 - hoped, -hoped * here.chance * here.share[partner])

    def _want(self, side: i64, cells: i64, kind: i64, each: float, flat: float) -> None:
        while cells != 0:
            place = side * CELLS + LOWEST[(cells & -cells) % 37]
            self.each[place * KINDS + kind] += each
            self.wishes[side * KINDS + kind] += each
            self.flat[place] += flat
            self.welcome[side] += flat
            cells &= cells - 1

    def _like(self, side: i64, cells: i64, kind: i64, shown: float, flat: float) -> None:
        while cells != 0:
            place = side * CELLS + LOWEST[(cells & -cells) % 37]
            self.any[place * KINDS + kind] += shown
            self.wishes[side * KINDS + kind] += shown
            self.flat[place] += flat
            self.welcome[side] += flat
            cells &= cells - 1

    def _welcome(self, side: i64, cells: i64, flat: float) -> None:
        while cells != 0:
            self.flat[side * CELLS + LOWEST[(cells & -cells) % 37]] += flat
            self.welcome[side] += flat
            cells &= cells - 1

    # What the block has to give -------------------------------------------------------------------------------------------

    def _weigh_block(self, state: Balconia) -> None:
        """Every face in every open cell, for both sides; then what the placer does with each pair that may be kept."""
        averages = self.averages
        assert averages is not None
        self.cells = state.open_cells()
        first = 4 * (state.token() - 1)
        side: i64
        face: i64
        cell: i64
        for side in range(2):
            here = Outlook(self.tuning, averages, state, side)
            here.left -= 1
            here.chance = float(here.left) / max(float(size(here.vacant)) - 1.0, 1.0)
            for face in range(4):
                door = self._door_gain(here, state, first + face)
                for cell in range(CELLS):
                    if self.cells & BIT[cell] != 0:
                        own = cell if side == TURQUOISE else MIRROR[cell]
                        value = door + self._showing(side, first + face, own) + self._scoring(here, first + face, own)
                        self.gain[(side * 4 + face) * CELLS + cell] = value
        placer = 1 - state.selector()
        for face in range(4):
            best = -1000.0
            for cell in range(CELLS):
                if self.cells & BIT[cell] != 0:
                    best = max(best, self.brings(placer, face, cell) - self.brings(1 - placer, face ^ 2, cell))
            self.best[face] = best
        for face in range(4):
            self.kept[face] = max(self.best[(face + 2) & 3], self.best[(face + 3) & 3])

    def _showing(self, side: i64, face: i64, own: i64) -> float:
        """What the things on a face bring the balconies that stand already."""
        state = self.state
        assert state is not None
        amounts, place = state.rules.blocks.amounts, side * CELLS + own
        total = self.flat[place]
        index: i64
        for index in range(face * KINDS, face * KINDS + self.shown[face]):
            kind = self.kinds[index]
            total += self.each[place * KINDS + kind] * float(amounts[face * KINDS + kind]) + self.any[place * KINDS + kind]
        return total

    def _scoring(self, here: Outlook, face: i64, own: i64) -> float:
        """What a face will count by itself."""
        blocks = here.state.rules.blocks
        form = blocks.form[face]
        if form > PAIR:
            return 0.0
        if form == PAIR:
            looks_right = blocks.amounts[face * KINDS + FACING_RIGHT] > 0
            x = own % SIZE + (1 if looks_right else -1)
            if x < 0 or x >= SIZE:
                return 0.0
            partner: i64 = FACING_LEFT if looks_right else FACING_RIGHT
            if self.any[(here.side * CELLS + own) * KINDS + (FACING_RIGHT if looks_right else FACING_LEFT)] > 0.0:
                return 0.0  # somebody waits there already: counted as a partner
            return here.lonely(1, partner, COLUMN[x])
        here.vacant &= ~BIT[own]
        value = here.balcony(face, own)
        here.vacant |= BIT[own]
        position, target = blocks.position[face], blocks.target[face]
        if form == EACH and target < BALCONY and (position == GROUP or position == ROW):
            value += float(blocks.worth[face] * blocks.amounts[face * KINDS + target])
        return value

    def _door_gain(self, here: Outlook, state: Balconia, face: i64) -> float:
        """What the things on a face and on the one behind it change at the doors of a side."""
        blocks, side, amounts = state.rules.blocks, here.side, state.rules.blocks.amounts
        gain = 0.0
        column: i64
        for column in range(SIZE):
            number = state.rules.doors[column]
            if number == 0:
                continue
            index = 2 * (number - 1) + side
            kind, first, second = blocks.door_kind[index], blocks.door_first[index], blocks.door_second[index]
            more, further = amounts[face * KINDS + first], amounts[face * KINDS + second]
            if kind == MAJORITY:
                less, fewer = amounts[(face ^ 2) * KINDS + first], amounts[(face ^ 2) * KINDS + second]
                gain += 5.0 * self._turned(here, first, more - less) + 3.0 * self._turned(here, second, further - fewer)
            else:
                one, two = state.amount(side, first, ALL), state.amount(side, second, ALL)
                gain += door_points(kind, one + more, two + further) - door_points(kind, one, two)
        return gain

    def _turned(self, here: Outlook, kind: i64, more: i64) -> float:
        """How much likelier a majority becomes."""
        return 0.0 if more == 0 else here.ahead(kind, more) - here.ahead(kind, 0)


def door_points(kind: i64, one: i64, two: i64) -> float:
    if kind == FEWER:
        return float(one) if one < two else 0.0
    return float(one - two if one > two else two - one)


def is_same(one: Balconia, other: Balconia) -> bool:
    """Whether the same blocks stand the same way, and the same one lies on the disc."""
    if one.rules is not other.rules or len(one.built) != len(other.built) or (one.step == OVER) != (other.step == OVER):
        return False
    if one.step != OVER and one.token() != other.token():
        return False
    index: i64
    for index in range(len(one.built)):
        if one.built[index] != other.built[index]:
            return False
    return True
