"""Pueblo in numbers: what looks from the ring cost everybody, near the chief and far, and how the points may end."""

from __future__ import annotations

from typing import Final, cast

from tablee.engine.features import Features
from tablee.engine.native import i64, vec
from tablee.engine.state import State
from tablee.games.pueblo.bot.evaluation import SEEN_FROM, WITNESSES
from tablee.games.pueblo.bot.visits import ExpectedLooks, Tuning, turns_left
from tablee.games.pueblo.rules.geometry import CELLS, CORNER, FOOTPRINTS, LEFT, RIGHT, RING
from tablee.games.pueblo.rules.state import BID, DISMANTLING, LAY, MOST_SEATS, OVER, PASS, REMOVE, TAKE, WALK, Pueblo

# Cells ahead of the chief lie in stretches: each in reach in its own, those beyond in longer ones, its own in the last.
STRETCHES: Final = 8
STRETCH: Final = vec[i64]([7, 0, 1, 2, 3] + [4] * 4 + [5] * 10 + [6] * 10 + [7] * 7)
CELLS_OF_STRETCH: Final = vec[float]([1.0, 1.0, 1.0, 1.0, 4.0, 10.0, 10.0, 8.0])

# Numbers of each seat: what looks cost by stretch, points to come and to date, stones, card, place in the order, its turn.
OF_SEAT: Final = STRETCHES + 7
OF_TABLE: Final = OVER + 6 + MOST_SEATS  # the task; part, rules, turns left, emptiness, height; the number of seats
INPUTS: Final = MOST_SEATS * OF_SEAT + OF_TABLE

# Factors. Of a stone, each for coloured and neutral: where its corner is, how it lies, how high, whether it is seen soon.
CORNERS: Final = 0
POSTURE: Final = CORNERS + 2 * CELLS
OPENING: Final = POSTURE + 2 * 3
GROUND: Final = OPENING + 2 * 4
SOON: Final = GROUND + 2 * 8
COVERED_OWN: Final = SOON + 2 * 5
COVERED_OTHERS: Final = COVERED_OWN + 2 * 4
STEPS: Final = COVERED_OTHERS + 2 * 4  # of a walk, then what it costs the walker and the others
OWN_BILL: Final = STEPS + 4
OTHER_BILL: Final = OWN_BILL + 12
REMOVED: Final = OTHER_BILL + 12  # own or neutral
RAISE: Final = REMOVED + 2  # a bid against the highest so far
CARD: Final = RAISE + 8
SACRED: Final = CARD + MOST_SEATS
FACTORS: Final = SACRED + 1


class PuebloFeatures(Features):
    def __init__(self) -> None:
        self.looks = ExpectedLooks(Tuning())
        self.bill = vec[i64]([0] * MOST_SEATS)
        self.before = vec[i64]([0] * MOST_SEATS)
        self.ends = vec[float]([0.0] * MOST_SEATS)

    def inputs(self) -> i64:
        return INPUTS

    def fill(self, state: State, seat: i64, out: vec[float]) -> None:
        pueblo = cast("Pueblo", state)
        index: i64
        for index in range(INPUTS):
            out[index] = 0.0
        self._fill_looks(pueblo, seat, out)
        self._fill_seats(pueblo, seat, out)
        self._fill_table(pueblo, out)

    def _fill_looks(self, state: Pueblo, seat: i64, out: vec[float]) -> None:
        """What a look costs every seat by stretch, and what all looks still to be expected cost together."""
        seats, bill, ends = state.seats, self.bill, self.ends
        looks = self.looks.table(state)
        row = turns_left(state) * RING
        other: i64
        for other in range(seats):
            ends[other] = float(state.totals[other])
        ahead: i64
        place: i64
        for ahead in range(RING):
            for other in range(seats):
                bill[other] = 0
            state.look((state.chief + ahead) % RING, bill)
            stretch = STRETCH[ahead]
            for place in range(seats):
                other = (seat + place) % seats
                cost = float(bill[other])
                out[place * OF_SEAT + stretch] += cost / (10.0 * CELLS_OF_STRETCH[stretch])
                ends[other] += looks[row + ahead] * cost

    def _fill_seats(self, state: Pueblo, seat: i64, out: vec[float]) -> None:
        seats, ends = state.seats, self.ends
        mean = 0.0
        least = float(state.totals[0])
        other: i64
        for other in range(seats):
            mean += ends[other] / float(seats)
            least = min(least, float(state.totals[other]))
        place: i64
        for place in range(seats):
            other = (seat + place) % seats
            at = place * OF_SEAT + STRETCHES
            out[at] = min(max((ends[other] - mean) / 40.0, -3.0), 3.0)
            out[at + 1] = min((float(state.totals[other]) - least) / 40.0, 3.0)
            out[at + 2] = float(state.reserve[other]) / 9.0
            out[at + 3] = float(state.reserve[seats + other]) / 9.0
            out[at + 4] = float(state.cards[other]) / 4.0
            out[at + 5] = self._turns_before(state, other)
            out[at + 6] = 1.0 if state.seat == other and state.task != OVER else 0.0

    def _turns_before(self, state: Pueblo, seat: i64) -> float:
        """How far down the order of turns a seat comes next, as a part of it."""
        ahead: i64
        for ahead in range(len(state.order)):
            if state.order[(state.turns + ahead) % len(state.order)] == seat:
                return float(ahead) / 4.0
        return 0.0

    def _fill_table(self, state: Pueblo, out: vec[float]) -> None:
        at: i64 = MOST_SEATS * OF_SEAT
        if state.task != OVER:
            out[at + state.task] = 1.0
        at += OVER
        out[at] = 1.0 if state.part == DISMANTLING else 0.0
        out[at + 1] = 1.0 if state.rules.advanced else 0.0
        out[at + 2] = 1.0 if state.rules.dismantling else 0.0
        out[at + 3] = float(turns_left(state)) / 30.0
        empty: i64 = 0
        highest: i64 = 0
        cell: i64
        for cell in range(CELLS):
            height = state.heights[cell]
            if height == 0:
                empty += 1
            if height > highest:
                highest = height
        out[at + 4] = float(empty) / 64.0
        out[at + 5] = float(highest) / 10.0
        out[at + 5 + state.seats] = 1.0

    def factors(self) -> i64:
        return FACTORS

    def factored(self, state: State, seat: i64, code: i64, out: vec[i64]) -> i64:
        pueblo = cast("Pueblo", state)
        if code < WALK:
            return self._of_stone(pueblo, seat, code % FOOTPRINTS, 0 if code < FOOTPRINTS else 1, out)
        if code < REMOVE:
            return self._of_walk(pueblo, seat, code - WALK + 1, out)
        if code < PASS:
            out[0] = REMOVED + (0 if pueblo.owner(code - REMOVE) == seat else 1)
        elif code < TAKE:
            raised: i64 = 0 if code == PASS else min(code - BID + 1 - pueblo.bid, 7)
            out[0] = RAISE + raised
        elif code < LAY:
            out[0] = CARD + code - TAKE
        else:
            out[0] = SACRED
        return 1

    def _of_stone(self, state: Pueblo, seat: i64, footprint: i64, kind: i64, out: vec[i64]) -> i64:
        heights = state.heights
        own: i64 = 0
        others: i64 = 0
        arm: i64
        for arm in range(3):
            cell = LEFT[footprint] if arm == 0 else CORNER[footprint] if arm == 1 else RIGHT[footprint]
            if heights[cell] > 0:
                owner = i64(state.cubes[(heights[cell] - 1) * CELLS + cell])
                if owner == seat:
                    own += 1
                elif owner < state.seats:
                    others += 1
        out[0] = CORNERS + kind * CELLS + CORNER[footprint]
        out[1] = POSTURE + kind * 3 + state.posture(footprint)
        out[2] = OPENING + kind * 4 + footprint // 49
        out[3] = GROUND + kind * 8 + min(heights[CORNER[footprint]], 7)
        out[4] = SOON + kind * 5 + self._seen_soon(state, footprint)
        out[5] = COVERED_OWN + kind * 4 + own
        out[6] = COVERED_OTHERS + kind * 4 + others
        return 7

    def _seen_soon(self, state: Pueblo, footprint: i64) -> i64:
        """From how many of the four cells before the chief the place of a stone is looked at."""
        count: i64 = 0
        index: i64
        for index in range(footprint * WITNESSES, footprint * WITNESSES + WITNESSES):
            ring = SEEN_FROM[index]
            if ring < 0:
                break
            ahead = ring - state.chief
            if ahead < 0:
                ahead += RING
            if 1 <= ahead <= 4:
                count += 1
        return min(count, 4)

    def _of_walk(self, state: Pueblo, seat: i64, steps: i64, out: vec[i64]) -> i64:
        seats, bill = state.seats, self.before
        other: i64
        for other in range(seats):
            bill[other] = 0
        state.look((state.chief + steps) % RING, bill)
        others: i64 = 0
        for other in range(seats):
            if other != seat:
                others += bill[other]
        out[0] = STEPS + steps - 1
        out[1] = OWN_BILL + min(bill[seat], 11)
        out[2] = OTHER_BILL + min(others // (seats - 1), 11)
        return 3
