"""What a turn is worth: points, tiles laid, gifts left open, and what it tells others about one's own objectives."""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec
from tablee.games.gaudi.bot.outlook import halvings, members
from tablee.games.gaudi.rules.counters import PAIRS, completed_by, creature_value, marked_by, pair_of, still_possible, value
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import code_cell, code_kind
from tablee.games.gaudi.rules.state import DONE, Gaudi
from tablee.games.gaudi.rules.tiles import (
    ALLOWED,
    BIT,
    KINDS,
    NEAR,
    NEARBY,
    NEIGHBOURS,
    NO_TILE,
    SOUTH_EAST,
    SOUTH_WEST,
    THIRD,
    animal_at,
)

WAYS: Final = 192  # what may lie around a cell (tiles.ALLOWED)
NEVER: Final = -1000.0


class Tuning:
    """The numbers found by play (lab/arena): change one, let it play against the others."""

    def __init__(self) -> None:
        self.tile = 0.45  # of a point, for every tile laid: it is replaced by a new one
        self.gift = 0.4  # what a rival's expected point costs, with one rival
        self.own = 0.15  # what a point is worth that one may collect oneself next turn
        self.told = 0.08  # of a point, for halving what others think possible
        self.keep = 0.05  # of a point, for a third in hand of the own animal or colour
        self.next = 1.0  # what remains of a seat's best hope when it is its turn
        self.later = 0.5  # what remains of the best tile of the next seat until its turn
        self.doubt = 1.5  # points that decide nothing yet at the end ...
        self.doubt_per_tile = 0.07  # ... and for every tile still to come


class Evaluation:
    """A position as the acting seat sees it: how likely any cell is filled by others, and what they would gain."""

    def __init__(self, tuning: Tuning, state: Gaudi, seat: i64, careful: bool) -> None:
        self.tuning = tuning
        self.state = state
        self.seat = seat
        self.careful = careful  # to look at more than points and tiles laid
        self.pair = state.pairs[seat]
        self.mine = vec[float]([float(creature_value(one, self.pair)) for one in range(PAIRS)])  # by animal and colour
        self.theirs = vec[float](others_value(state, seat) if careful else [0.0] * PAIRS)
        self.rivals = state.rules.seats - 1
        self.fill = vec[float]([0.0] * WAYS)  # chance that some rival can fill a cell, by what lies around it
        self.draws = vec[float]([0.0] * WAYS)  # chance that one new tile fits it
        if careful:
            self._weigh_unseen()
        self.lead = 0.0
        if state.pile_size == 0:  # who leads hurries to the end, who does not takes their time
            points = state.points()
            own = points[seat]
            points[seat] = -1
            self.lead = min(0.5, max(-0.5, 0.25 * float(own - max(points))))

    def _weigh_unseen(self) -> None:
        state = self.state
        unseen = state.pile[:]
        total = state.pile_size
        index: i64
        for index in range(HAND * state.rules.seats):
            if index // HAND != self.seat and state.hands[index] != NO_TILE:
                unseen[state.hands[index]] += 1
                total += 1
        way: i64
        kind: i64
        for way in range(WAYS):
            fitting: i64 = 0
            kinds = ALLOWED[way]
            if kinds == 0:
                continue
            for kind in range(KINDS):
                if kinds & BIT[kind] != 0:
                    fitting += unseen[kind]
            share = float(fitting) / float(max(total, 1))
            missed = 1.0
            for _ in range(HAND * self.rivals):
                missed *= 1.0 - share
            self.draws[way] = share if state.pile_size > 0 else 0.0
            self.fill[way] = 1.0 - missed

    def weigh(self, code: i64) -> float:
        state = self.state
        if code == DONE:
            return self._turn()
        kind, cell = code_kind(code), code_cell(code)
        return self._with(state.place_in_hand(kind), kind, cell)

    def best(self) -> float:
        """The best turn of all, from the draft as it lies."""
        state = self.state
        if state.drafted > 0:
            return max(self._turn() if state.is_complete() else NEVER, self._longer())
        best = NEVER
        place: i64
        index: i64
        for place in range(HAND):
            kind = state.tile(self.seat, place)
            if kind != NO_TILE and state.place_in_hand(kind) == place:
                for index in range(state.floor.edge_size):
                    cell = state.floor.edge[index]
                    if state.floor.allowed(cell) & BIT[kind] != 0:
                        best = max(best, self._with(place, kind, cell))
        return best

    def _with(self, place: i64, kind: i64, cell: i64) -> float:
        """The best turn that has one more tile; what it changes around it counts step by step."""
        state = self.state
        before = self._outlook(cell)
        self._put(place, kind, cell)
        best = self._turn() if state.is_complete() else NEVER
        best = max(best, self._longer()) + self._outlook(cell) - before
        self._take(place, cell)
        return best

    def _longer(self) -> float:
        """The best turn that goes on from the draft; paving asks for no foresight."""
        state = self.state
        best = NEVER
        if state.drafted == HAND or state.rules.paving:
            return best
        place: i64
        index: i64
        for place in range(HAND):
            kind = state.tile(self.seat, place)
            if kind == NO_TILE or state.place_in_hand(kind) != place:
                continue
            for index in range(NEAR):
                cell = state.draft[0] + NEARBY[index]
                if state.floor.allowed(cell) & BIT[kind] != 0 and state.leads_on(cell, place):
                    best = max(best, self._with(place, kind, cell))
        return best

    def _put(self, place: i64, kind: i64, cell: i64) -> None:
        """Lay a tile of the draft for a moment; `_take` is the way back."""
        state = self.state
        state.used |= BIT[place]
        state.gained += state.floor.gain(cell)
        state.floor.put(cell, kind)
        state.draft[state.drafted] = cell
        state.draft[HAND + state.drafted] = kind
        state.drafted += 1

    def _take(self, place: i64, cell: i64) -> None:
        state = self.state
        state.drafted -= 1
        state.floor.take(cell)
        state.gained -= state.floor.gain(cell)
        state.used &= ~BIT[place]

    def _turn(self) -> float:
        """What the draft is worth as a turn, apart from what lies open around it."""
        state, tuning = self.state, self.tuning
        worth = (tuning.tile + self.lead) * float(state.drafted)
        if state.gained > 0:
            corners = completed_by(state.floor, state.draft, state.drafted)
            if state.rules.paving:
                return worth + float(len(corners))
            worth += float(points_for(state, corners, self.seat))
            if self.careful:
                worth -= tuning.told * self._told(corners)
        if not self.careful:
            return worth
        place: i64
        for place in range(HAND):
            kind = state.tile(self.seat, place)
            if kind != NO_TILE and state.used & BIT[place] == 0:
                worth += tuning.keep * self._thirds(kind)
        return worth

    def _thirds(self, kind: i64) -> float:
        return self.mine[THIRD[kind * 3]] + self.mine[3 + THIRD[kind * 3 + 1]] + self.mine[6 + THIRD[kind * 3 + 2]]

    def _told(self, corners: vec[i64]) -> float:
        """How often the number of objectives that others think possible is halved."""
        state = self.state
        counters = state.counters[self.seat]
        before = state.could[self.seat]
        seen = marked_by(state.floor, corners, self.pair, counters)
        after = still_possible(state.floor, corners, before, counters, seen)
        return halvings(before, after)

    def _outlook(self, cell: i64) -> float:
        """What lies open around a cell, whether a tile lies there or not."""
        if not self.careful:
            return 0.0
        total = self._gift(cell)
        index: i64
        for index in range(6):
            total += self._gift(cell + NEIGHBOURS[index])
        return total

    def _gift(self, cell: i64) -> float:
        """What is to be gained by a tile on a cell: lost to rivals, unless they miss it."""
        floor = self.state.floor
        way = floor.around(cell)
        if ALLOWED[way] == 0:
            return 0.0
        mine = 0.0
        theirs = 0.0
        if floor.count(cell) == 2:
            creature = pair_of(animal_at(cell), floor.colour(cell))
            mine += self.mine[creature]
            theirs += self.theirs[creature]
        if floor.count(cell + SOUTH_EAST) == 2:
            creature = pair_of(animal_at(cell + SOUTH_EAST), floor.colour(cell + SOUTH_EAST))
            mine += self.mine[creature]
            theirs += self.theirs[creature]
        if floor.count(cell + SOUTH_WEST) == 2:
            creature = pair_of(animal_at(cell + SOUTH_WEST), floor.colour(cell + SOUTH_WEST))
            mine += self.mine[creature]
            theirs += self.theirs[creature]
        if theirs == 0.0 and mine == 0.0:
            return 0.0
        lost = self.fill[way]
        return self.tuning.own * (1.0 - lost) * self._can_fill(way) * mine - self.tuning.gift * lost * theirs

    def _can_fill(self, way: i64) -> float:
        """The chance to hold a fitting tile next turn."""
        state = self.state
        missed = 1.0
        place: i64
        for place in range(HAND):
            kind = state.tile(self.seat, place)
            if kind == NO_TILE or state.used & BIT[place] != 0:
                missed *= 1.0 - self.draws[way]
            elif ALLOWED[way] & BIT[kind] != 0:
                return 1.0
        return 1.0 - missed


def points_for(state: Gaudi, corners: vec[i64], seat: i64) -> i64:
    """What a seat would get for completing these."""
    chosen = marked_by(state.floor, corners, state.pairs[seat], state.counters[seat])
    total: i64 = 0
    index: i64
    for index in range(len(corners)):
        if chosen & BIT[index] != 0:
            total += value(animal_at(corners[index]), state.floor.colour(corners[index]), state.pairs[seat])
    return total


def others_value(state: Gaudi, seat: i64) -> list[float]:
    """What each animal in each colour is worth to the rivals together, as far as their counters tell; one rival's point
    hurts less the more of them there are."""
    found = [0.0] * PAIRS
    other: i64
    pair: i64
    creature: i64
    for other in range(state.rules.seats):
        if other == seat:
            continue
        possible = BIT[state.pairs[other]] if state.rules.initiation != 0 else state.could[other]
        count = float(max(members(possible), 1)) * float(state.rules.seats - 1)
        for pair in range(PAIRS):
            if possible & BIT[pair] != 0:
                for creature in range(PAIRS):
                    found[creature] += float(creature_value(creature, pair)) / count
    return found
