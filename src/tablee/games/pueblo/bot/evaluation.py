"""What an action is worth to one seat: tried out on the heap, weighed, and undone."""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.engine.native import i64, u8, vec
from tablee.games.pueblo.bot.visits import ExpectedLooks, Tuning, turns_left
from tablee.games.pueblo.rules.geometry import (
    ADD_CORNER,
    ADD_LEFT,
    ADD_RIGHT,
    CELLS,
    CORNER,
    FOOTPRINTS,
    LEFT,
    RIGHT,
    RING,
    SEEN,
    SIGHT,
    SIZE,
    feet,
    is_corner,
    sight,
)
from tablee.games.pueblo.rules.state import REMOVE, TO_WALK, WALK, Pueblo
from tablee.games.pueblo.rules.stones import footprint_of, posture_of

WITNESSES: Final = 12  # room for the ring cells that see a footprint: two files and two ranks from both ends, its quarters


def _witnesses() -> list[int]:
    """The ring cells from which each footprint is seen, filled up with -1."""
    flat: list[int] = []
    for number in range(FOOTPRINTS):
        cells = set(feet(number))
        seeing = [ring for ring in range(RING) if not cells.isdisjoint(sight(ring))]
        flat += seeing + [-1] * (WITNESSES - len(seeing))
    return flat


SEEN_FROM: Final = vec[i64](_witnesses())


class Evaluation:
    """A position as one seat sees it: the price of a look from every ring cell, own points less those of its rivals."""

    def __init__(self, tuning: Tuning, looks: ExpectedLooks, state: Pueblo, seat: i64) -> None:
        self.state = state
        self.tuning = tuning
        self.blame = blame(state, seat, tuning.rivalry)
        self.looks = looks.table(state)
        turns = turns_left(state)
        if state.task != TO_WALK and turns > 0:
            turns -= 1  # the one about to be played
        self.row = turns * RING
        self.prices = vec[float]([price(state.heights, state.cubes, self.blame, ring) for ring in range(RING)])
        self.later = vec[float]([self._later(state.chief + steps) for steps in range(5)])  # by steps of the chief

    def _later(self, chief: i64) -> float:
        """What the looks to come cost, once the chief stands there."""
        total = 0.0
        ahead: i64
        for ahead in range(RING):
            total += self.looks[self.row + ahead] * self.prices[(chief + ahead) % RING]
        return total

    def weigh(self, code: i64) -> float:
        if code < WALK:
            return -self._cost_of_setting(code)
        if code < REMOVE:
            return -self._cost_of_walking(code - WALK + 1)
        return -self._cost_of_removing(code - REMOVE)

    def best_steps(self) -> i64:
        """How far the seat would walk the chief."""
        best: i64 = 1
        steps: i64
        for steps in range(2, 5):
            if self._cost_of_walking(steps) < self._cost_of_walking(best):
                best = steps
        return best

    def _cost_of_walking(self, steps: i64) -> float:
        return self.prices[(self.state.chief + steps) % RING] + self.later[steps]

    def _cost_of_setting(self, code: i64) -> float:
        """Of a stone and the best walk after it."""
        state = self.state
        heights, cubes = state.heights, state.cubes
        footprint = code % FOOTPRINTS
        owner = state.seat
        reserve = self.tuning.coloured
        if code >= FOOTPRINTS:
            owner = state.seats
            reserve = self.tuning.neutral
        posture = state.posture(footprint)
        left, corner, right = LEFT[footprint], CORNER[footprint], RIGHT[footprint]
        at_left, at_corner, at_right = heights[left], heights[corner], heights[right]
        pile(heights, cubes, left, ADD_LEFT[posture], owner)
        pile(heights, cubes, corner, ADD_CORNER[posture], owner)
        pile(heights, cubes, right, ADD_RIGHT[posture], owner)
        cost = self._cost_of_change(footprint)
        heights[left] = at_left
        heights[corner] = at_corner
        heights[right] = at_right
        return cost - reserve

    def _cost_of_removing(self, number: i64) -> float:
        """Of taking off a stone, and the best walk after it."""
        heights = self.state.heights
        stone = self.state.stones[number]
        footprint, posture = footprint_of(stone), posture_of(stone)
        left, corner, right = LEFT[footprint], CORNER[footprint], RIGHT[footprint]
        heights[left] -= ADD_LEFT[posture]
        heights[corner] -= ADD_CORNER[posture]
        heights[right] -= ADD_RIGHT[posture]
        cost = self._cost_of_change(footprint)
        heights[left] += ADD_LEFT[posture]
        heights[corner] += ADD_CORNER[posture]
        heights[right] += ADD_RIGHT[posture]
        return cost

    def _cost_of_change(self, footprint: i64) -> float:
        """Of the best walk and all that follows, now that the heap has changed on a footprint."""
        state = self.state
        heights, cubes, blame, prices = state.heights, state.cubes, self.blame, self.prices
        chief = state.chief
        one, two, three, four = self.later[1], self.later[2], self.later[3], self.later[4]
        one += prices[(chief + 1) % RING]
        two += prices[(chief + 2) % RING]
        three += prices[(chief + 3) % RING]
        four += prices[(chief + 4) % RING]
        index: i64
        for index in range(footprint * WITNESSES, footprint * WITNESSES + WITNESSES):
            ring = SEEN_FROM[index]
            if ring < 0:
                break
            more = price(heights, cubes, blame, ring) - prices[ring]
            ahead = ring - chief
            if ahead <= 0:
                ahead += RING
            one += more * self._looks_after(ahead - 1)
            two += more * self._looks_after(ahead - 2)
            three += more * self._looks_after(ahead - 3)
            four += more * self._looks_after(ahead - 4)
        return min(min(one, two), min(three, four))

    def _looks_after(self, ahead: i64) -> float:
        """Looks from a cell that is so far ahead once the chief has walked: at 0 it stops there, below it has passed."""
        if ahead > 0:
            return self.looks[self.row + ahead]
        if ahead == 0:
            return self.looks[self.row] + 1.0
        return self.looks[self.row + RING + ahead]


def price(heights: vec[i64], cubes: vec[u8], blame: vec[float], ring: i64) -> float:
    """What a look costs, each owner's points by their blame. It must agree with `HeapState.look`."""
    seen = SEEN
    total = 0.0
    index: i64
    if is_corner(ring):
        for index in range(ring * SIGHT, ring * SIGHT + SIGHT):
            cell = seen[index]
            height = heights[cell]
            if height > 0:
                total += blame[i64(cubes[(height - 1) * CELLS + cell])]
        return total
    level: i64 = 0
    points = 0.0
    for index in range(ring * SIGHT, ring * SIGHT + SIZE):
        cell = seen[index]
        height = heights[cell]
        while level < height:
            points += 1.0  # the level again, as points
            total += blame[i64(cubes[level * CELLS + cell])] * points
            level += 1
    return total


def pile(heights: vec[i64], cubes: vec[u8], cell: i64, count: i64, owner: i64) -> None:
    """Cubes on a column, for trying out: lowering the height again undoes it."""
    ground = heights[cell]
    level: i64
    for level in range(ground, ground + count):
        cubes[level * CELLS + cell] = u8(owner)
    heights[cell] = ground + count


def blame(state: Pueblo, seat: i64, rivalry: float) -> vec[float]:
    """How much a point of each owner hurts the seat: its own 1, those of its rivals together -1, neutral ones nothing."""
    rivals = softmin([float(state.totals[other]) for other in range(state.seats) if other != seat], rivalry)
    shares = [-share for share in rivals]
    shares.insert(seat, 1.0)
    shares.append(0.0)
    return vec[float](shares)


def softmin(points: list[float], scale: float) -> list[float]:
    """Chances that add up to 1, greater for fewer points."""
    least = min(points)
    strengths = [exp((least - one) / scale) for one in points]
    together = sum(strengths)
    return [one / together for one in strengths]
