"""What a learned judge of Agora looks at: every district with its margins and what may still come, everybody's prospects.

All of it as one seat may know it (`prospects.py`). Seats stand in the order of play, districts in that of the city.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.features import Features
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY, State
from tablee.games.agora.bot.hints import plays_left, rounds_left
from tablee.games.agora.bot.prospects import Prospects
from tablee.games.agora.rules.agreed import ROUNDS, WALKERS
from tablee.games.agora.rules.city import GOAL, START, STRENGTH, VALUE, size
from tablee.games.agora.rules.codes import (
    CROSSINGS,
    DISCARD,
    DISTRICTS,
    DRAW,
    FACES,
    GIVE,
    MOST_SEATS,
    MOVE,
    OVER,
    PHASE,
    PHASES,
    PLAY,
    TAKE,
    TO_MOVE,
    TO_MOVE_ON,
)
from tablee.games.agora.rules.state import Agora

OF_TABLE: Final = 16 + PHASES
OF_SEAT: Final = 9
OF_DISTRICT: Final = 10
INPUTS: Final = OF_TABLE + OF_SEAT * MOST_SEATS + OF_DISTRICT * DISTRICTS

# Factors: what is done, how much of the victory it seems to gain, and where.
STEPS: Final = 16
VERBS: Final = 8  # take, play, discard, a first move, a second, a single one, draw, give
STAGES: Final = 3  # many rounds to come, a few, the last
MARGINS: Final = 9
VERB: Final = 0
GAINS: Final = VERB + VERBS
WHERE: Final = GAINS + VERBS * STEPS  # verb and value of the district
MARGIN: Final = WHERE + VERBS * 5  # verb and one's own lead there
STRONG: Final = MARGIN + VERBS * MARGINS  # walkers of a card, by stage
WHOSE: Final = STRONG + 2 * STAGES * 6  # one's own walker, the favourite's, another's; by stage, leaving or entering a lead
RESULT: Final = WHOSE + 3 * STAGES * 4  # who leads after a card is played
GIVEN: Final = RESULT + STAGES * 4  # places further, and how good the receiver looks
FACTORS: Final = GIVEN + 2 * MOST_SEATS
SCALE: Final = vec[float](
    [-0.08, -0.04, -0.02, -0.01, -0.004, -0.001, 0.0, 0.001, 0.004, 0.01, 0.02, 0.03, 0.045, 0.07, 0.11]
)


class AgoraFeatures(Features):
    def __init__(self) -> None:
        self.prospects = Prospects()

    def inputs(self) -> i64:
        return INPUTS

    def factors(self) -> i64:
        return FACTORS

    def fill(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Agora)
        self.prospects.look_at(state, seat)
        self.at = 0
        self._table(state, seat, out)
        self.fill_seats(state, seat, state.seats, MOST_SEATS, OF_SEAT, out)
        district: i64
        for district in range(DISTRICTS):
            self._district(state, seat, district, out)

    def _table(self, state: Agora, seat: i64, out: vec[float]) -> None:
        """How long it lasts, who acts when, and how one stands."""
        prospects, seats = self.prospects, state.seats
        left = rounds_left(state)
        self.put(out, left / 15.0)
        self.put(out, 1.0 / (1.0 + left))
        self.flag(out, state.last_round())
        self.flag(out, state.left0 + state.left1 > 0)
        self.put(out, float(seats - 3) / 2.0)
        self.put(out, float((seat - state.holder) % seats) / 4.0)
        self.put(out, float(seats - 1 - (seat - state.holder) % seats) / 4.0)
        over = state.step == OVER
        self.flag(out, not over and seat == state.seat)
        self.flag(out, not over and (seat - state.holder) % seats > (state.seat - state.holder) % seats)
        self.flag(out, seat == state.seat and prospects.step == TO_MOVE_ON)
        self.put(out, float(plays_left(state, seat)) / 15.0)
        self.put(out, float(state.reserve[seat]) / float(3 * plays_left(state, seat) + 3) - 0.5)
        best = -1.0
        average = 0.0
        other: i64
        for other in range(seats):
            if other != seat:
                best = max(best, prospects.points[other])
                average += prospects.points[other] / float(seats - 1)
        self.put(out, (prospects.points[seat] - best) / 10.0)
        self.put(out, (prospects.points[seat] - best) / prospects.reach / 2.0)
        self.put(out, (prospects.points[seat] - average) / 10.0)
        self.put(out, 2.0 * prospects.share[seat])
        phase: i64
        for phase in range(1, PHASES + 1):
            self.flag(out, not over and PHASE[state.step] == phase)

    def fill_seat(self, state: State, seat: i64, other: i64, out: vec[float]) -> None:
        assert isinstance(state, Agora)
        prospects, seats = self.prospects, state.seats
        index: i64
        points = 0.0
        leads = 0.0
        occupied = 0.0
        for index in range(DISTRICTS):
            here = prospects.count[MOST_SEATS * index + other]
            if here > 0:
                occupied += 0.1
            if here > prospects.most_others(index, other):
                points += float(VALUE[index]) / 30.0
                leads += 0.2
        self.put(out, 1.0)
        self.put(out, prospects.points[other] / 25.0)
        self.put(out, points)
        self.put(out, leads)
        self.put(out, occupied)
        self.put(out, float(state.reserve[other]) / float(WALKERS[seats]))
        self.put(out, float(size(state.hands[other])) / 6.0)
        self.put(out, float((other - state.holder) % seats) / 4.0)
        self.put(out, 2.0 * prospects.share[other])

    def _district(self, state: Agora, seat: i64, district: i64, out: vec[float]) -> None:
        """One's own walkers against the best of the others, what may come, and who could walk in."""
        prospects, base = self.prospects, MOST_SEATS * district
        own, most = prospects.count[base + seat], prospects.most_others(district, seat)
        raid: i64 = 0
        threat: i64 = 0
        crossing: i64
        other: i64
        if PHASE[prospects.step] <= 3:
            for crossing in range(CROSSINGS):
                if GOAL[crossing] == district:
                    raid += prospects.upright[MOST_SEATS * START[crossing] + seat]
                    for other in range(state.seats):
                        threat += prospects.upright[MOST_SEATS * START[crossing] + other]
        rest = 0.0
        coming = 0.0
        for other in range(state.seats):
            if other != seat:
                rest = max(rest, prospects.chance[base + other])
                coming = max(coming, prospects.coming[base + other])
        self.put(out, float(own) / 10.0)
        self.put(out, float(most) / 10.0)
        self.put(out, float(min(max(own - most, -5), 5)) / 5.0)
        self.put(out, prospects.chance[base + seat])
        self.put(out, rest)
        self.put(out, prospects.coming[base + seat] / 6.0)
        self.put(out, coming / 6.0)
        self.put(out, prospects.held[district] / 6.0)
        self.put(out, float(min(raid, 6)) / 6.0)
        self.put(out, float(min(threat - raid, 12)) / 12.0)

    # Actions ------------------------------------------------------------------------------------------------------------

    def factored(self, state: State, seat: i64, code: i64, out: vec[i64]) -> i64:
        assert isinstance(state, Agora)
        prospects, seats = self.prospects, state.seats
        prospects.look_at(state, seat)
        stage = stage_of(state)
        if code >= GIVE:
            other = code - GIVE
            better: i64 = 0
            index: i64
            for index in range(seats):
                if prospects.points[index] > prospects.points[other]:
                    better += 1
            out[0] = VERB + 7
            out[1] = GIVEN + (other - seat) % seats
            out[2] = GIVEN + MOST_SEATS + better
            return 3
        if code >= DRAW:
            return self._card(state, seat, 6, state.top(code - DRAW) // FACES, 3.0, out)
        if code >= MOVE:
            return self._move(state, seat, code - MOVE, stage, out)
        if code >= DISCARD:
            card = code - DISCARD
            count = self._card(state, seat, 2, card // FACES, -0.5 * float(STRENGTH[card]), out)
            out[count] = STRONG + (STAGES + stage) * 6 + STRENGTH[card]
            return count + 1
        if code >= PLAY:
            return self._play(state, seat, code - PLAY, stage, out)
        return self._card(state, seat, 0, code - TAKE, 3.0, out)

    def _card(self, state: Agora, seat: i64, verb: i64, district: i64, walkers: float, out: vec[i64]) -> i64:
        """What such a card would do; its value is not known, or no longer matters."""
        out[0] = VERB + verb
        out[1] = GAINS + verb * STEPS + step(self.prospects.with_walkers(state.seats, seat, district, walkers))
        out[2] = WHERE + verb * 5 + VALUE[district] - 6
        out[3] = MARGIN + verb * MARGINS + self._margin(seat, district, 0)
        return 4

    def _margin(self, seat: i64, district: i64, more: i64) -> i64:
        """One's own lead in a district, -4 to 4."""
        prospects = self.prospects
        lead = prospects.count[MOST_SEATS * district + seat] + more - prospects.most_others(district, seat)
        return min(max(lead, -4), 4) + 4

    def _play(self, state: Agora, seat: i64, card: i64, stage: i64, out: vec[i64]) -> i64:
        district, walkers = card // FACES, STRENGTH[card]
        prospects = self.prospects
        own, most = prospects.count[MOST_SEATS * district + seat], prospects.most_others(district, seat)
        result = (2 if own > most else 0) + (1 if own + walkers > most else 0)
        hoped = prospects.coming[MOST_SEATS * district + seat]
        self._card(state, seat, 1, district, float(walkers) - min(hoped, 0.8 * float(walkers)), out)
        out[3] = MARGIN + MARGINS + self._margin(seat, district, walkers)
        out[4] = STRONG + stage * 6 + walkers
        out[5] = RESULT + stage * 4 + result
        return 6

    def _move(self, state: Agora, seat: i64, move: i64, stage: i64, out: vec[i64]) -> i64:
        """A first move, a second, a single one: whose walker it is, and whose lead it touches."""
        prospects, colour, crossing = self.prospects, move // CROSSINGS, move % CROSSINGS
        start, goal = START[crossing], GOAL[crossing]
        verb: i64 = 3 if state.step == TO_MOVE else 4 if state.step == TO_MOVE_ON else 5
        favourite: i64 = NOBODY
        other: i64
        for other in range(state.seats):
            if other != seat and (favourite == NOBODY or prospects.points[other] > prospects.points[favourite]):
                favourite = other
        whose: i64 = 0 if colour == seat else 1 if colour == favourite else 2
        leaves = prospects.count[MOST_SEATS * start + colour] > prospects.most_others(start, colour)
        leads = prospects.count[MOST_SEATS * goal + colour] + 1 > prospects.most_others(goal, colour)
        out[0] = VERB + verb
        out[1] = GAINS + verb * STEPS + step(prospects.moved(state.seats, seat, colour, crossing))
        out[2] = WHERE + verb * 5 + VALUE[goal] - 6
        out[3] = MARGIN + verb * MARGINS + self._margin(seat, goal, 1 if colour == seat else 0)
        out[4] = WHOSE + (whose * STAGES + stage) * 4 + (2 if leaves else 0) + (1 if leads else 0)
        return 5


def stage_of(state: Agora) -> i64:
    """0 while cards are drawn, 1 in the rounds after, 2 in the last."""
    if state.last_round():
        return 2
    return 0 if ROUNDS[state.seats] - state.round > 5 else 1


def step(change: float) -> i64:
    """A change of the own share, in steps."""
    found: i64 = 0
    while found < STEPS - 1 and change >= SCALE[found]:
        found += 1
    return found
