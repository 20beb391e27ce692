"""What a good Pueblo player looks at: who stands where the chief will look (RULES.md, section 8).

Every ring cell has a price, what a look from there costs, and a weight, how many looks from there are still expected:
the final lap, less what will be covered by then, and the stops of the next turns. Summed over the ring they tell what
a seat still has to pay. A heap is bad for a seat as far as it has to pay more than its rivals.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tablee.engine.native import i64, u8, vec
from tablee.engine.state import Hints, State
from tablee.games.pueblo.geometry import (
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
from tablee.games.pueblo.rules import (
    BID,
    BLOCKS_ASIDE,
    BUILDING,
    BUILDING_ON,
    DISMANTLING,
    PASS,
    REMOVE,
    TAKE,
    TO_BID,
    TO_LAY,
    TO_REMOVE,
    TO_SET,
    TO_TAKE,
    TO_WALK,
    WALK,
    Pueblo,
)
from tablee.games.pueblo.stones import MOST_STONES

TOUCHED: Final = 12  # room for the ring cells that see a footprint: two files and two ranks from both ends, its quarters
LONGEST: Final = 3 * MOST_STONES  # turns to look ahead at most


class Tuning:
    """The numbers found by play (lab/arena): change one, let it play against the others."""

    def __init__(self) -> None:
        self.fade = 0.85  # of what is seen today, the part still seen a turn later
        self.stops = 1.2  # looks during the turns to come, against those of the lap
        self.again = 0.7  # looks while dismantling, against those of the lap
        self.coloured = 10.0  # what a stone still to be set will cost its owner ...
        self.neutral = -4.0  # ... or save it
        self.rivalry = 12.0  # points behind the leader at which a rival counts a third
        self.doubt = 1.9  # points that mean little as building ends ...
        self.doubt_before = 0.94  # ... and more of them for the square root of the turns left


def _touched() -> list[int]:
    """The ring cells from which each footprint is seen, filled up with -1."""
    flat: list[int] = []
    for number in range(FOOTPRINTS):
        cells = set(feet(number))
        seeing = [ring for ring in range(RING) if not cells.isdisjoint(sight(ring))]
        flat += seeing + [-1] * (TOUCHED - len(seeing))
    return flat


def _stops(fade: float) -> list[list[float]]:
    """How often the chief will stop so many cells ahead, by turns left, when every step is equally likely."""
    chance = [1.0] + [0.0] * (RING - 1)
    seen = [0.0] * RING
    rows = [seen]
    strength = 1.0
    for _ in range(LONGEST):
        chance = [sum([chance[(ring - step) % RING] for step in range(1, 5)]) / 4.0 for ring in range(RING)]
        seen = [before + strength * now for before, now in zip(seen, chance, strict=True)]
        strength *= fade
        rows.append(seen)
    return rows


SEEN_FROM: Final = vec[i64](_touched())


class PuebloHints(Hints):
    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        building: list[float] = []
        dismantling: list[float] = []
        for row in _stops(tuning.fade):
            building += [1.0 + tuning.stops * stops for stops in row]
            dismantling += [tuning.stops * stops for stops in row]
        self.building = vec[float](building)  # looks expected, [turns left * RING + cells ahead of the chief]
        self.dismantling = vec[float](dismantling)
        self.twice = vec[float]([looks * (1.0 + tuning.again) for looks in building])  # to be dismantled after the lap

    # Actions ------------------------------------------------------------------------------------------------------------

    def weigh(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        assert isinstance(state, Pueblo)
        step = state.step
        if step == TO_SET or step == TO_WALK or step == TO_REMOVE:
            return Scales(self, state, seat).weigh(codes)
        if step == TO_BID:
            return weigh_bids(state, codes)
        if step == TO_TAKE:
            return [card_value(state, code - TAKE + 1) for code in codes]
        return [0.0 for _ in codes]

    # Positions ----------------------------------------------------------------------------------------------------------

    def worth(self, state: State, seat: i64) -> float:
        return self.shares(state)[seat]

    def shares(self, state: State) -> list[float]:
        assert isinstance(state, Pueblo)
        if state.turn() < 0:
            return [state.reward(seat) for seat in range(state.seats)]
        doubt = self.tuning.doubt + self.tuning.doubt_before * sqrt(float(turns_left(state)))
        return softmin(self.outlook(state), doubt)

    def outlook(self, state: Pueblo) -> list[float]:
        """The points every seat will have in the end, roughly; a chief about to walk goes where it suits who walks him."""
        chief = state.chief
        turns = turns_left(state)
        weights = self.weights_of(state)
        bills = vec[i64]([0] * state.seats)
        owed: list[float] = [float(total) for total in state.totals]
        if state.step == TO_WALK:
            chief = Scales(self, state, state.seat).best_stop()
            state.look(chief, bills)
            for seat in range(state.seats):
                owed[seat] += float(bills[seat])
        row = turns * RING
        ahead: i64
        other: i64
        for ahead in range(RING):
            for other in range(state.seats):
                bills[other] = 0
            state.look((chief + ahead) % RING, bills)
            looks = weights[row + ahead]
            for other in range(state.seats):
                owed[other] += looks * float(bills[other])
        if state.part != DISMANTLING:
            tuning = self.tuning
            for other in range(state.seats):
                coloured, neutral = state.reserve[other], state.reserve[state.seats + other]
                owed[other] += tuning.coloured * float(coloured) + tuning.neutral * float(neutral)
        return owed

    def weights_of(self, state: Pueblo) -> vec[float]:
        if state.part == DISMANTLING:
            return self.dismantling
        return self.twice if state.dismantling else self.building


class Scales:
    """A position as one seat sees it: the price of every ring cell, own points less those of its rivals."""

    def __init__(self, hints: PuebloHints, state: Pueblo, seat: i64) -> None:
        self.state = state
        self.hints = hints
        self.blame = blame(hints, state, seat)
        self.weights = hints.weights_of(state)
        self.row = max(turns_left(state) - 1, 0) * RING if state.step != TO_WALK else turns_left(state) * RING
        self.prices = vec[float]([price(state.heights, state.cubes, self.blame, ring) for ring in range(RING)])
        self.after = vec[float]([self._future(state.chief + steps) for steps in range(5)])  # by steps of the chief

    def _future(self, chief: i64) -> float:
        """What the looks to come cost, the chief standing there."""
        total = 0.0
        ahead: i64
        for ahead in range(RING):
            total += self.weights[self.row + ahead] * self.prices[(chief + ahead) % RING]
        return total

    def weigh(self, codes: list[int]) -> list[float]:
        found: list[float] = []
        for code in codes:
            found.append(self.one(i64(code)))
        return found

    def one(self, code: i64) -> float:
        if code < WALK:
            return -self._setting(code)
        if code < REMOVE:
            steps = code - WALK + 1
            return -(self.prices[(self.state.chief + steps) % RING] + self.after[steps])
        return -self._removing(code - REMOVE)

    def best_stop(self) -> i64:
        """Where the chief goes if the seat walks him."""
        best = self.state.chief + 1
        least = self.prices[best % RING] + self.after[1]
        steps: i64
        for steps in range(2, 5):
            cost = self.prices[(self.state.chief + steps) % RING] + self.after[steps]
            if cost < least:
                least = cost
                best = self.state.chief + steps
        return best % RING

    def _setting(self, code: i64) -> float:
        """The cost of setting a stone and then walking the chief as well as possible."""
        state = self.state
        heights, cubes = state.heights, state.cubes
        footprint = code % FOOTPRINTS
        owner = state.seat
        held = self.hints.tuning.coloured
        if code >= FOOTPRINTS:
            owner = state.seats
            held = self.hints.tuning.neutral
        left, corner, right = LEFT[footprint], CORNER[footprint], RIGHT[footprint]
        posture = state.posture(footprint)
        low, middle, high = heights[left], heights[corner], heights[right]
        pile(heights, cubes, left, ADD_LEFT[posture], owner)
        pile(heights, cubes, corner, ADD_CORNER[posture], owner)
        pile(heights, cubes, right, ADD_RIGHT[posture], owner)
        cost = self._best_walk(footprint)
        heights[left] = low
        heights[corner] = middle
        heights[right] = high
        return cost - held

    def _removing(self, number: i64) -> float:
        """The same for taking a stone off."""
        state = self.state
        heights = state.heights
        stone = state.stones[number]
        footprint = stone % FOOTPRINTS
        posture = stone // FOOTPRINTS % 3
        left, corner, right = LEFT[footprint], CORNER[footprint], RIGHT[footprint]
        low, middle, high = heights[left], heights[corner], heights[right]
        heights[left] = low - ADD_LEFT[posture]
        heights[corner] = middle - ADD_CORNER[posture]
        heights[right] = high - ADD_RIGHT[posture]
        cost = self._best_walk(footprint)
        heights[left] = low
        heights[corner] = middle
        heights[right] = high
        return cost

    def _best_walk(self, changed: i64) -> float:
        """The least cost of a stop and of what follows, once the heap has changed on a footprint."""
        state = self.state
        heights, cubes, blame, prices, weights = state.heights, state.cubes, self.blame, self.prices, self.weights
        chief = state.chief
        one, two, three, four = self.after[1], self.after[2], self.after[3], self.after[4]
        index: i64
        for index in range(changed * TOUCHED, changed * TOUCHED + TOUCHED):
            ring = SEEN_FROM[index]
            if ring < 0:
                break
            more = price(heights, cubes, blame, ring) - prices[ring]
            ahead = ring - chief
            if ahead <= 0:
                ahead += RING
            place = self.row + ahead
            if ahead > 4:
                one += more * weights[place - 1]
                two += more * weights[place - 2]
                three += more * weights[place - 3]
                four += more * weights[place - 4]
            else:
                one += more * self._stop_or_later(ahead, 1)
                two += more * self._stop_or_later(ahead, 2)
                three += more * self._stop_or_later(ahead, 3)
                four += more * self._stop_or_later(ahead, 4)
        one += prices[(chief + 1) % RING]
        two += prices[(chief + 2) % RING]
        three += prices[(chief + 3) % RING]
        four += prices[(chief + 4) % RING]
        return min(min(one, two), min(three, four))

    def _stop_or_later(self, ahead: i64, steps: i64) -> float:
        """Looks from a cell just ahead of the chief: passed, stopped on, or still ahead."""
        if ahead == steps:
            return 1.0 + self.weights[self.row]
        if ahead < steps:
            return self.weights[self.row + RING + ahead - steps]
        return self.weights[self.row + ahead - steps]


def price(heights: vec[i64], cubes: vec[u8], blame: vec[float], ring: i64) -> float:
    """What a look costs, each owner's points by their blame. It must agree with `Pueblo.look`."""
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
    for index in range(ring * SIGHT, ring * SIGHT + SIZE):
        cell = seen[index]
        height = heights[cell]
        while level < height:
            owner = i64(cubes[level * CELLS + cell])
            level += 1
            total += blame[owner] * float(level)
    return total


def pile(heights: vec[i64], cubes: vec[u8], cell: i64, count: i64, owner: i64) -> None:
    """Cubes on a column, for trying out: lowering the height again undoes it."""
    ground = heights[cell]
    level: i64
    for level in range(ground, ground + count):
        cubes[level * CELLS + cell] = u8(owner)
    heights[cell] = ground + count


def blame(hints: PuebloHints, state: Pueblo, seat: i64) -> vec[float]:
    """How much a point of each owner hurts the seat: its own 1, its rivals' together -1, neutral ones nothing."""
    found = vec[float]([0.0] * (state.seats + 1))
    rivals = softmin([float(total) for total in state.totals], hints.tuning.rivalry)
    apart = 1.0 - rivals[seat]
    other: i64
    for other in range(state.seats):
        found[other] = 1.0 if other == seat else -rivals[other] / apart
    return found


def softmin(points: list[float], scale: float) -> list[float]:
    """Shares that add up to 1, larger for fewer points."""
    least = min(points)
    strengths = [exp((least - one) / scale) for one in points]
    together = sum(strengths)
    return [one / together for one in strengths]


def turns_left(state: Pueblo) -> i64:
    """Turns until the lap, or about as many until the last coloured stone leaves the board."""
    if state.part == DISMANTLING:
        return min(len(state.stones) - bits(state.taken), LONGEST)
    count: i64 = 0
    for stones in state.reserve:
        count += stones
    if state.advanced and (
        state.part == BUILDING or (state.part == BUILDING_ON and state.step != TO_SET and state.step != TO_WALK)
    ):
        count += 2 * BLOCKS_ASIDE * state.seats
    return count


def bits(members: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def weigh_bids(state: Pueblo, codes: list[int]) -> list[float]:
    """A bid is worth what the best card is better than the others, less its price."""
    values = [card_value(state, card) for card in state.free_cards()]
    gain = max(values) - sum(values) / float(len(values))
    return [0.0 if code == PASS else gain - float(code - BID + 1) for code in codes]


def card_value(state: Pueblo, card: i64) -> float:
    """Points saved by acting at that place of the order."""
    return 0.0
