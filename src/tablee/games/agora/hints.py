"""What a good Agora player looks at: how likely each colour is to lead each district at the end, times its value.

A lead is the safer the larger it is and the fewer turns are left in which others can send walkers or move them away. Cards
in hand count as walkers that may still come, as far as the reserve reaches.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.engine.native import i64, vec
from tablee.engine.state import Hints, State
from tablee.games.agora.city import ALL_FACES, DISTRICTS, FACES, MOST_SEATS, STRENGTH, VALUE, lowest, size
from tablee.games.agora.rules import GIVE, OVER, PHASE, ROUNDS, TO_GIVE, Agora

MEAN: Final = 3.0  # walkers of an average card
WHOLE: Final = 100.0  # weight of a certain victory against a certain defeat


class AgoraHints(Hints):
    def __init__(self, calm: float = 0.55, storm: float = 0.13, hope: float = 0.7, spread: float = 3.0) -> None:
        self.calm = calm  # how uncertain a lead is when nothing can happen to it any more,
        self.storm = storm  # and how much more with every round to come
        self.hope = hope  # what a walker still to come is worth against one on the map
        self.spread = spread  # points by which a leader may still be caught, at the end

    def weigh(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        found: list[float] = []
        if isinstance(state, Agora):
            for code in codes:
                if code >= GIVE:
                    found.append(self.fountain(state, seat, i64(code) - GIVE))
                else:
                    after = state.copy()
                    after.play(seat, i64(code))
                    found.append(WHOLE * self.worth(after, seat))
        return found

    def fountain(self, state: Agora, seat: i64, other: i64) -> float:
        """Whoever acts last has the last word in phase 3: best give it to the left."""
        return float((state.seats - other + seat) % state.seats)

    def worth(self, state: State, seat: i64) -> float:
        return self.shares(state)[seat]

    def shares(self, state: State) -> list[float]:
        """Everybody's chance to win, from the points they may expect."""
        if not isinstance(state, Agora):
            return []
        if state.step == OVER:
            return [state.reward(seat) for seat in range(state.seats)]
        points = self.expected(state)
        reach = self.spread + 0.8 * rounds_left(state)
        best = max(points)
        chances = [exp((one - best) / reach) for one in points]
        total = sum(chances)
        return [chance / total for chance in chances]

    def expected(self, state: Agora) -> list[float]:
        """The points every seat may expect."""
        points = [0.0] * state.seats
        left = rounds_left(state)
        doubt = self.calm + self.storm * left
        coming = self.coming(state)
        chances = [0.0] * state.seats
        district: i64
        seat: i64
        for district in range(DISTRICTS):
            most = 0.0
            for seat in range(state.seats):
                walkers = float(state.crowds.count[MOST_SEATS * district + seat]) + coming[MOST_SEATS * district + seat]
                chances[seat] = walkers
                if walkers > most:
                    most = walkers
            total = 0.0
            for seat in range(state.seats):
                chances[seat] = exp((chances[seat] - most) / doubt)
                total += chances[seat]
            for seat in range(state.seats):
                points[seat] += float(VALUE[district]) * chances[seat] / total
        return points

    def coming(self, state: Agora) -> vec[float]:
        """Walkers every seat may still send to each district, [MOST_SEATS * district + seat]."""
        sent = vec[float]([0.0] * (MOST_SEATS * DISTRICTS))
        seat: i64
        district: i64
        for seat in range(state.seats):
            hand, plays = state.hands[seat], float(plays_left(state, seat))
            held = strength_of(hand)
            unknown = MEAN * max(0.0, plays - float(size(hand)))
            if held + unknown <= 0.0 or plays <= 0.0:
                continue
            ratio = self.hope * min(1.0, float(state.reserve[seat]) / (held + unknown))
            for district in range(DISTRICTS):
                faces = hand >> (FACES * district) & ALL_FACES
                here = strength_of(faces << (FACES * district)) if faces != 0 else 0.0
                sent[MOST_SEATS * district + seat] = ratio * (here + unknown / float(DISTRICTS))
        return sent


def strength_of(cards: i64) -> float:
    """The walkers of all cards of a set."""
    total: i64 = 0
    while cards != 0:
        total += STRENGTH[lowest(cards)]
        cards &= cards - 1
    return float(total)


def plays_left(state: Agora, seat: i64) -> i64:
    """How many cards a seat will still play or discard."""
    left = ROUNDS[state.seats] - state.round + 1
    phase = PHASE[state.step]
    done = phase > 2 or (phase == 2 and (seat - state.holder) % state.seats < (state.seat - state.holder) % state.seats)
    return left - 1 if done else left


def rounds_left(state: Agora) -> float:
    """Rounds to come, with what is left of this one: 0 after the last move of the game."""
    turn = float((state.seat - state.holder) % state.seats) / float(state.seats)
    phase = PHASE[state.step]
    if state.step == TO_GIVE:
        gone = 1.0
    elif phase < 3:
        gone = 0.25 * (float(phase) - 1.0 + turn)
    elif phase == 3:
        gone = 0.5 + 0.5 * turn
    else:
        gone = 1.0
    return float(ROUNDS[state.seats] - state.round) + 1.0 - gone
