"""What a good Balconia player looks at: what every balcony will be worth in the end, on both sides (RULES.md, section 10).

A balcony is worth its points now and what its zone may still bring: every empty cell of it will be filled with the same
chance, with an average balcony. So open zones are promising for what is counted and dangerous for what must stay away.
The selector thinks one step further: of the two faces they leave, the placer takes what is best for the placer.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.engine.native import i64, vec
from tablee.engine.state import Hints, State
from tablee.games.balconia.rules.blocks import (
    ALL_OF,
    BALCONY,
    COLOURFUL,
    EACH,
    FACING_LEFT,
    FACING_RIGHT,
    FLOWER,
    KINDS,
    LAYERS,
    MAJORITY,
    NONE_OF,
    NOTHING,
    PAIR,
    WITHOUT,
    Blocks,
)
from tablee.games.balconia.rules.geometry import ALL, BIT, CELLS, COLUMN, GROUP, NOWHERE, SIZE, ZONE, beside, size
from tablee.games.balconia.rules.sides import EMPTY, TURQUOISE
from tablee.games.balconia.rules.state import OVER, PAIRS, PLACE, TO_KEEP, Balconia

FACES: Final = 88


class Tuning:
    """The numbers found by play: change one, let it play against the others."""

    def __init__(self) -> None:
        self.spite = 1.0  # what a point of the other side weighs against one of the own
        self.hope = 0.8  # how much of what a zone may bring comes true: the other will see to it
        self.fear = 2.2  # how often what must stay away comes, against an average balcony
        self.reach = 1.0  # empty cells beside a group, against those of a zone
        self.settle = True
        self.doubt = 4.0  # points that decide nothing yet at the end ...
        self.doubt_per_turn = 0.6  # ... and for every turn before it


class Averages:
    """What a face shows on average, over all faces of a building."""

    def __init__(self, blocks: Blocks) -> None:
        mean = vec[float]([0.0] * KINDS)
        share = vec[float]([0.0] * KINDS)
        face: i64
        kind: i64
        for face in range(FACES):
            for kind in range(KINDS):
                amount = blocks.amounts[face * KINDS + kind]
                mean[kind] += float(amount) / 88.0
                if amount > 0:
                    share[kind] += 1.0 / 88.0
        self.source = blocks.source
        self.mean = mean  # things of a kind
        self.share = share  # faces with at least one


class BalconiaHints(Hints):
    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        self.averages: Averages | None = None

    def weigh(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        assert isinstance(state, Balconia)  # tells the compiler
        side = seat ^ state.rules.turquoise
        if state.step == TO_KEEP:
            return self._weigh_pairs(state, side, codes)
        return [self._placed(state, side, (code - PLACE) // CELLS, (code - PLACE) % CELLS) for code in codes]

    def _weigh_pairs(self, state: Balconia, side: i64, codes: list[int]) -> list[float]:
        """What the selector leaves: the placer takes the better face for their own side, wherever it stands best."""
        cells = state.open_cells()
        best = vec[float]([0.0] * PAIRS)  # for the placer, by face
        then = vec[float]([0.0] * PAIRS)  # for the selector
        face: i64
        cell: i64
        for face in range(PAIRS):
            first = True
            for cell in range(CELLS):
                if cells & BIT[cell] != 0:
                    after = state.copy()
                    after.place(face, cell)
                    own, other = self.outlook(after, 1 - side), self.outlook(after, side)
                    value = own - self.tuning.spite * other
                    if first or value > best[face]:
                        best[face] = value
                        then[face] = other - self.tuning.spite * own
                        first = False
        found: list[float] = []
        for code in codes:
            one, two = (i64(code) + 2) & 3, (i64(code) + 3) & 3
            found.append(then[one] if best[one] > best[two] else then[two])
        return found

    def _placed(self, state: Balconia, side: i64, face: i64, cell: i64) -> float:
        """How far a side is ahead once it has placed the block so."""
        after = state.copy()
        after.place(face, cell)
        return self.lead(after, side)

    # Positions ----------------------------------------------------------------------------------------------------------

    def worth(self, state: State, seat: i64) -> float:
        """A logistic curve of the lead: the more turns are left, the flatter."""
        assert isinstance(state, Balconia)
        if state.step == OVER:
            return state.reward(seat)
        left = float(state.rules.turns - i64(len(state.built)))
        doubt = self.tuning.doubt + self.tuning.doubt_per_turn * left
        return 1.0 / (1.0 + exp(-self.settled(state, seat ^ state.rules.turquoise) / doubt))

    def settled(self, state: Balconia, side: i64) -> float:
        """How far a side is ahead once the block on the disc stands: whoever acts does their best."""
        if not self.tuning.settle:
            return self.lead(state, side)
        acting = state.turn()
        values = self.weigh(state, acting, state.codes(acting))
        return max(values) if acting ^ state.rules.turquoise == side else -max(values)

    def shares(self, state: State) -> list[float]:
        first = self.worth(state, 0)
        return [first, 1.0 - first]

    def lead(self, state: Balconia, side: i64) -> float:
        """How many points a side will be ahead in the end, roughly."""
        return self.outlook(state, side) - self.tuning.spite * self.outlook(state, 1 - side)

    def outlook(self, state: Balconia, side: i64) -> float:
        """The points a side will have in the end, roughly."""
        return Outlook(self.tuning, self.known(state.rules.blocks), state, side).total()

    def known(self, blocks: Blocks) -> Averages:
        found = self.averages
        if found is None or found.source != blocks.source:
            found = Averages(blocks)
            self.averages = found
        return found


class Outlook:
    """One side of a building that is not finished."""

    def __init__(self, tuning: Tuning, averages: Averages, state: Balconia, side: i64) -> None:
        self.tuning = tuning
        self.mean = averages.mean
        self.share = averages.share
        self.state = state
        self.side = side
        standing = state.standing if side == TURQUOISE else state.behind
        doors = state.rules.entrances if side == TURQUOISE else mirrored_row(state.rules.entrances)
        self.vacant = ALL & ~(standing | doors)
        self.left = state.rules.turns - i64(len(state.built))
        room = size(self.vacant)
        self.chance = float(self.left) / float(room) if room > 0 else 0.0  # that an empty cell will be filled

    def total(self) -> float:
        state, side = self.state, self.side
        form, seen = state.rules.blocks.form, state.seen
        points = self.lovebirds() + self.doors()
        cell: i64
        for cell in range(CELLS):
            face = seen[side * CELLS + cell]
            if face != EMPTY and form[face] < PAIR:
                points += self.balcony(face, cell)
        return points

    def balcony(self, face: i64, cell: i64) -> float:
        """As `Balconia.balcony`, with what may still come."""
        state, side, blocks = self.state, self.side, self.state.rules.blocks
        position, target, form = blocks.position[face], blocks.target[face], blocks.form[face]
        if position == GROUP:
            group = state.group(side, target, cell)
            more = self.tuning.reach * self._coming(beside(group)) * self.mean[target]
            return float(blocks.worth[face]) * (float(state.amount(side, target, group)) + more)
        zone = ZONE[position * CELLS + cell]
        if zone == NOWHERE:
            return 0.0
        if form == EACH:
            count = float(state.count(side, target, zone, BIT[cell]))
            return float(blocks.worth[face]) * (count + self._more(target, zone, count))
        if form == NONE_OF:
            return 0.0 if state.shown_in(side, target, zone) != 0 else 5.0 * self._stays_away(target, zone)
        return self._all(target, blocks.second[face], zone) if form == ALL_OF else 0.0

    def _coming(self, zone: i64) -> float:
        """Balconies still to come in a zone, as far as one may hope for them."""
        return self.tuning.hope * self.chance * float(size(zone & self.vacant))

    def _more(self, target: i64, zone: i64, count: float) -> float:
        """What an average balcony in every empty cell that is filled would add to a count."""
        coming = self._coming(zone)
        if target < BALCONY:
            return coming * self.mean[target]
        if target == BALCONY:
            return self.chance * float(size(zone & self.vacant))
        if target == COLOURFUL:
            return coming * self.share[FLOWER] * (1.0 - count / 6.0)
        return coming * (1.0 - self.share[target - WITHOUT])

    def _stays_away(self, kind: i64, zone: i64) -> float:
        """The chance that no balcony to come shows a kind."""
        come = self.chance * self.tuning.fear * self.share[kind]
        return power(1.0 - min(come, 1.0), size(zone & self.vacant))

    def _all(self, first: i64, second: i64, zone: i64) -> float:
        points = 5.0 * self.comes(first, zone)
        return points if second == NOTHING else points * self.comes(second, zone)

    def comes(self, kind: i64, zone: i64) -> float:
        """The chance that a zone shows a kind in the end."""
        if self.state.shown_in(self.side, kind, zone) != 0:
            return 1.0
        come = self.chance * self.tuning.hope * self.share[kind]
        return 1.0 - power(1.0 - come, size(zone & self.vacant))

    def lovebirds(self) -> float:
        """Pairs made, and for every lonely bird the chance that a partner comes."""
        shows, first = self.state.shows, self.side * KINDS
        right = shows[(first + FACING_RIGHT) * LAYERS]
        left = shows[(first + FACING_LEFT) * LAYERS]
        points = 0.0
        x: i64
        for x in range(SIZE - 1):
            lookers, waiting = size(right & COLUMN[x]), size(left & COLUMN[x + 1])
            points += 10.0 * float(min(lookers, waiting))
            if lookers > waiting:
                points += self.lonely(lookers - waiting, FACING_LEFT, COLUMN[x + 1])
            elif waiting > lookers:
                points += self.lonely(waiting - lookers, FACING_RIGHT, COLUMN[x])
        return points

    def lonely(self, birds: i64, partner: i64, column: i64) -> float:
        """What birds without a partner may hope for."""
        return 10.0 * min(float(birds), self._coming(column) * self.share[partner])

    def doors(self) -> float:
        """Doors as they count now; a majority by how far ahead it is, since it may still turn."""
        state, side = self.state, self.side
        points = 0.0
        column: i64
        for column in range(SIZE):
            number = state.rules.doors[column]
            if number > 0:
                index = 2 * (number - 1) + side
                if state.rules.blocks.door_kind[index] == MAJORITY:
                    points += 5.0 * self.ahead(state.rules.blocks.door_first[index])
                    points += 3.0 * self.ahead(state.rules.blocks.door_second[index])
                else:
                    points += float(state.door(side, number))
        return points

    def ahead(self, kind: i64, more: i64 = 0) -> float:
        """The chance to show more of a kind than the other side in the end, once it shows so many more."""
        lead = self.state.amount(self.side, kind, ALL) - self.state.amount(1 - self.side, kind, ALL) + more
        if self.left == 0:
            return 1.0 if lead > 0 else 0.0
        return 1.0 / (1.0 + exp(-1.6 * (float(lead) - 0.5) / (0.5 + 0.6 * float(self.left) ** 0.5)))


def power(base: float, times: i64) -> float:
    product = 1.0
    for _ in range(times):
        product *= base
    return product


def mirrored_row(cells: i64) -> i64:
    """Cells of the bottom floor seen from the other side."""
    mirrored: i64 = 0
    x: i64
    for x in range(SIZE):
        if cells & BIT[x] != 0:
            mirrored |= BIT[SIZE - 1 - x]
    return mirrored
