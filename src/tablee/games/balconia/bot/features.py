"""What a learned judge of Balconia looks at: both sides of the building, what they still wish for, the block on the disc.

A seat with a good memory knows both sides (BAL-57); only the order of the tokens to come is hidden, and no number depends
on it. Points are divided by a number that a good side seldom exceeds.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.features import Features
from tablee.engine.native import i64, vec
from tablee.engine.state import State
from tablee.games.balconia.bot.gains import Gains
from tablee.games.balconia.bot.hints import Tuning
from tablee.games.balconia.rules.blocks import DOOR_KINDS, KINDS, NO_SCORE
from tablee.games.balconia.rules.geometry import ALL, BIT, CELLS, MIRROR, SIZE, size
from tablee.games.balconia.rules.sides import TURQUOISE
from tablee.games.balconia.rules.state import OVER, PAIRS, PLACE, TO_KEEP, TO_PLACE, Balconia

OF_SIDE: Final = 7 + KINDS + KINDS  # numbers of one side
OF_TABLE: Final = 16
OF_DISC: Final = 12
INPUTS: Final = OF_TABLE + 2 * OF_SIDE + OF_DISC
A_SIDE: Final = 50.0  # points of a good side
A_BLOCK: Final = 8.0  # points that a good block brings

# Factors: what is done and when, then how good it looks, then what is shown where.
STAGES: Final = 4
STEPS: Final = 12  # of points
VERBS: Final = 0
LOSSES: Final = VERBS + 2 * STAGES  # against the best there is, when keeping, then when placing
OWN: Final = LOSSES + 2 * STEPS
OTHER: Final = OWN + STEPS
OWN_FORM: Final = OTHER + STEPS
OTHER_FORM: Final = OWN_FORM + NO_SCORE + 1
OWN_CELL: Final = OTHER_FORM + NO_SCORE + 1
BESIDES: Final = OWN_CELL + CELLS
FACTORS: Final = BESIDES + 5
SCALE: Final = vec[float]([0.01, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0])  # between the steps


class BalconiaFeatures(Features):
    def __init__(self) -> None:
        self.gains = Gains(Tuning())

    def inputs(self) -> i64:
        return INPUTS

    def factors(self) -> i64:
        return FACTORS

    def fill(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Balconia)
        self.gains.look_at(state)
        self.at = 0
        side = seat ^ state.rules.turquoise
        self._table(state, side, out)
        self._side(state, side, out)
        self._side(state, 1 - side, out)
        self._disc(state, side, out)

    def _table(self, state: Balconia, side: i64, out: vec[float]) -> None:
        """Tempo: how much is left, who selects, who has the last word (BAL-34); the doors."""
        rules = state.rules
        left = rules.turns - i64(len(state.built))
        over = state.step == OVER
        self.put(out, float(left) / 14.0)
        self.put(out, 1.0 / float(1 + left))
        self.put(out, float(size(ALL & ~(state.standing | rules.entrances))) / 24.0)
        self.put(out, 0.0 if over else float(size(state.open_cells())) / 12.0)
        self.flag(out, side == TURQUOISE)
        self.flag(out, not over and state.selector() == side)
        self.flag(out, not over and state.selector() != side)
        self.flag(out, state.step == TO_KEEP)
        self.flag(out, state.step == TO_PLACE)
        self.flag(out, rules.free)
        lead = self.gains.lead(side)
        settled = self.gains.settled(state, side)
        self.put(out, lead / 20.0)
        self.put(out, settled / 20.0)
        self.put(out, settled / (5.0 + 1.5 * float(left)))
        kind: i64
        for kind in range(len(DOOR_KINDS)):
            self.put(out, self._doors_of(state, kind))

    def _doors_of(self, state: Balconia, kind: i64) -> float:
        found = 0.0
        column: i64
        for column in range(SIZE):
            number = state.rules.doors[column]
            if number > 0 and state.rules.blocks.door_kind[2 * (number - 1)] == kind:
                found += 1.0
        return found

    def _side(self, state: Balconia, side: i64, out: vec[float]) -> None:
        """Points now and in the end, what it shows, and what its empty cells wish for, each as likely as it is filled."""
        gains = self.gains
        self.put(out, gains.total[side] / A_SIDE)
        self.put(out, gains.outlook[side] / A_SIDE)
        self.put(out, (gains.outlook[side] - gains.total[side]) / 20.0)
        self.put(out, gains.door[side] / 8.0)
        self.put(out, gains.birds[side] / 20.0)
        self.put(out, float(state.lovebirds(side)) / 20.0)
        kind: i64
        for kind in range(KINDS):
            self.put(out, float(state.amount(side, kind, ALL)) / 8.0)
        room = size(ALL & ~(state.standing | state.rules.entrances))
        share = 0.0 if room == 0 else float(state.rules.turns - i64(len(state.built))) / float(room) / A_SIDE
        for kind in range(KINDS):
            self.put(out, share * gains.wishes[side * KINDS + kind])
        self.put(out, share * gains.welcome[side])

    def _disc(self, state: Balconia, side: i64, out: vec[float]) -> None:
        """What the placer makes of each face, the best first, then of each pair that may still be kept."""
        gains = self.gains
        first = self.at
        self.blank(out, OF_DISC)
        index: i64
        if state.step == OVER:
            return
        sign = 1.0 if state.selector() != side else -1.0
        offered: i64 = 0
        for index in range(PAIRS):
            face = (index + (0 if state.step == TO_KEEP else state.kept)) & 3
            open_to_placer = state.step == TO_KEEP or state.is_offered(face)
            out[first + index] = sign * gains.best[face] / A_BLOCK if open_to_placer else 0.0
            if state.step == TO_KEEP:
                out[first + 4 + index] = sign * gains.kept[index] / A_BLOCK
            elif open_to_placer:
                out[first + 8 + offered] = sign * gains.best[face] / A_BLOCK
                offered += 1
        sort(out, first, 4)
        sort(out, first + 4, 4)
        sort(out, first + 8, 2)
        out[first + 10] = sign
        out[first + 11] = (gains.settled(state, side) - gains.lead(side)) / A_BLOCK

    # Actions ------------------------------------------------------------------------------------------------------------

    def factored(self, state: State, seat: i64, code: i64, out: vec[i64]) -> i64:
        assert isinstance(state, Balconia)
        gains = self.gains
        gains.look_at(state)
        stage = min(i64(len(state.built)) * STAGES // state.rules.turns, STAGES - 1)
        if code < PLACE:
            best = -gains.kept[0]
            index: i64
            for index in range(1, PAIRS):
                best = max(best, -gains.kept[index])
            out[0] = VERBS + stage
            out[1] = LOSSES + step(best + gains.kept[code])
            return 2
        face, cell, placer = (code - PLACE) // CELLS, (code - PLACE) % CELLS, 1 - state.selector()
        best = gains.kept[state.kept]
        own, other = gains.brings(placer, face, cell), gains.brings(1 - placer, face ^ 2, cell)
        whole = 4 * (state.token() - 1) + face
        out[0] = VERBS + STAGES + stage
        out[1] = LOSSES + STEPS + step(best - own + other)
        out[2] = OWN + step(own + 3.0)
        out[3] = OTHER + step(other + 3.0)
        out[4] = OWN_FORM + state.rules.blocks.form[whole]
        out[5] = OTHER_FORM + state.rules.blocks.form[whole ^ 2]
        out[6] = OWN_CELL + (cell if placer == TURQUOISE else MIRROR[cell])
        out[7] = BESIDES + self._neighbours(state, cell)
        return 8

    def _neighbours(self, state: Balconia, cell: i64) -> i64:
        """How many balconies would stand beside a cell of the building."""
        count: i64 = 0
        if cell % SIZE > 0 and state.standing & BIT[cell - 1] != 0:
            count += 1
        if cell % SIZE < SIZE - 1 and state.standing & BIT[cell + 1] != 0:
            count += 1
        if cell >= SIZE and state.standing & BIT[cell - SIZE] != 0:
            count += 1
        if cell < CELLS - SIZE and state.standing & BIT[cell + SIZE] != 0:
            count += 1
        return count


def step(points: float) -> i64:
    """Points in steps: none, a little, more."""
    found: i64 = 0
    while found < STEPS - 1 and points >= SCALE[found]:
        found += 1
    return found


def sort(out: vec[float], first: i64, count: i64) -> None:
    """The highest first."""
    index: i64
    other: i64
    for index in range(first, first + count):
        for other in range(index + 1, first + count):
            if out[other] > out[index]:
                swapped = out[index]
                out[index] = out[other]
                out[other] = swapped
