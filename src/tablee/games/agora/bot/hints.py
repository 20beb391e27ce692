"""What a good Agora player looks at: how likely each colour is to lead each district at the end, times its value.

A lead is the safer the larger it is and the fewer turns are left in which others can send walkers or move them away. Cards
in hand count as walkers that may still come, as far as the reserve reaches; those that would tie a lead are dead (AGO-26),
the more so the fewer plays are left. In the last round everybody moves only walkers of their own (AGO-45), so a lead that
nobody can overtake any more is known to be safe.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.engine.native import i64, vec
from tablee.engine.state import Hints, State
from tablee.games.agora.rules.agreed import ROUNDS
from tablee.games.agora.rules.city import ALL_FACES, GOAL, START, STRENGTH, VALUE, lowest, size
from tablee.games.agora.rules.codes import (
    CROSSINGS,
    DISTRICTS,
    FACES,
    GIVE,
    MOST_SEATS,
    MOVE,
    OVER,
    PHASE,
    TO_GIVE,
    TO_MOVE,
)
from tablee.games.agora.rules.state import Agora

MEAN: Final = 3.0  # walkers of an average card
WHOLE: Final = 100.0  # weight of a certain victory against a certain defeat


class AgoraHints(Hints):
    def __init__(
        self,
        calm: float = 0.45,
        storm: float = 0.13,
        hope: float = 0.8,
        spread: float = 4.0,
        catching: float = 0.8,
        sure: float = 0.2,
    ) -> None:
        self.calm = calm  # how uncertain a lead is when nothing can happen to it any more,
        self.storm = storm  # and how much more with every round to come
        self.hope = hope  # what a walker still to come is worth against one on the map
        self.spread = spread  # points by which a leader may still be caught at the end,
        self.catching = catching  # and how many more with every round to come
        self.sure = sure  # how uncertain a lead is that nobody can overtake

    def weigh(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        assert isinstance(state, Agora)
        if PHASE[state.step] == 3 and not state.last_round():
            return self.weigh_moves(state, seat, codes)
        found: list[float] = []
        for code in codes:
            if code >= GIVE:
                found.append(self.fountain(state, seat, i64(code) - GIVE))
            else:
                after = state.copy()
                after.play(seat, i64(code))
                found.append(WHOLE * self.worth(after, seat))
        return found

    def weigh_moves(self, state: Agora, seat: i64, codes: list[int]) -> list[float]:
        """A move changes two districts only; what a walker more or less does in each is found once."""
        left, seats = rounds_left(state), state.seats
        doubt, coming = self.calm + self.storm * left, self.coming(state)
        base = self.expected(state)
        changes = vec[float]([0.0] * (2 * DISTRICTS * MOST_SEATS * MOST_SEATS))
        done = vec[i64]([0] * (2 * DISTRICTS * MOST_SEATS))
        found: list[float] = []
        each: i64
        for code in codes:
            move = i64(code) - MOVE
            colour, crossing = move // CROSSINGS, move % CROSSINGS
            loss = START[crossing] * MOST_SEATS + colour
            gain = (DISTRICTS + GOAL[crossing]) * MOST_SEATS + colour
            if done[loss] == 0:
                self.change(state, coming, doubt, START[crossing], colour, -1.0, changes, loss * MOST_SEATS)
                done[loss] = 1
            if done[gain] == 0:
                self.change(state, coming, doubt, GOAL[crossing], colour, 1.0, changes, gain * MOST_SEATS)
                done[gain] = 1
            best = 0.0
            for each in range(seats):
                points = base[each] + changes[loss * MOST_SEATS + each] + changes[gain * MOST_SEATS + each]
                if points > best:
                    best = points
            total = 0.0
            own = 0.0
            for each in range(seats):
                points = base[each] + changes[loss * MOST_SEATS + each] + changes[gain * MOST_SEATS + each]
                chance = exp((points - best) / (self.spread + self.catching * left))
                total += chance
                if each == seat:
                    own = chance
            found.append(WHOLE * own / total)
        return found

    def change(
        self,
        state: Agora,
        coming: vec[float],
        doubt: float,
        district: i64,
        colour: i64,
        walkers: float,
        into: vec[float],
        at: i64,
    ) -> None:
        """What everybody may expect more of a district when a colour has so many walkers more."""
        base = MOST_SEATS * district
        most = 0.0
        seat: i64
        for seat in range(state.seats):
            here = float(state.crowds.count[base + seat]) + coming[base + seat]
            if here > most:
                most = here
        before, after = 0.0, 0.0
        for seat in range(state.seats):
            here = float(state.crowds.count[base + seat]) + coming[base + seat]
            chance = exp((here - most) / doubt)
            before += chance
            after += chance * exp(walkers / doubt) if seat == colour else chance
        value = float(VALUE[district])
        for seat in range(state.seats):
            here = float(state.crowds.count[base + seat]) + coming[base + seat]
            chance = exp((here - most) / doubt)
            more = chance * exp(walkers / doubt) if seat == colour else chance
            into[at + seat] = value * (more / after - chance / before)

    def fountain(self, state: Agora, seat: i64, other: i64) -> float:
        """Whoever acts last has the last word in phase 3: best give it to the left."""
        return float((state.seats - other + seat) % state.seats)

    def worth(self, state: State, seat: i64) -> float:
        return self.shares(state)[seat]

    def shares(self, state: State) -> list[float]:
        """Everybody's chance to win, from the points they may expect."""
        assert isinstance(state, Agora)
        if state.step == OVER:
            return [state.reward(seat) for seat in range(state.seats)]
        points = self.expected(state)
        reach = self.spread + self.catching * rounds_left(state)
        best = max(points)
        chances = [exp((one - best) / reach) for one in points]
        total = sum(chances)
        return [chance / total for chance in chances]

    def expected(self, state: Agora) -> list[float]:
        """The points every seat may expect."""
        points = [0.0] * state.seats
        left = rounds_left(state)
        usual = self.calm + self.storm * left
        raids = state.last_round() and PHASE[state.step] == 3
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
            doubt = self.sure if raids and is_safe(state, district) else usual
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
            revival = 1.0 - 1.0 / plays  # a dead card may live again, not if it is the last to be played
            ratio = self.hope * min(1.0, float(state.reserve[seat]) / (held + unknown))
            for district in range(DISTRICTS):
                faces = hand >> (FACES * district) & ALL_FACES
                here = 0.0
                if faces != 0:
                    alive = faces & state.playable(seat, district)
                    here = strength_of(alive) + revival * strength_of(faces & ~alive)
                sent[MOST_SEATS * district + seat] = ratio * (here + unknown / float(DISTRICTS))
        return sent


def strength_of(cards: i64) -> float:
    """The walkers of all cards of a set."""
    total: i64 = 0
    while cards != 0:
        total += STRENGTH[lowest(cards)]
        cards &= cards - 1
    return float(total)


def is_safe(state: Agora, district: i64) -> bool:
    """In phase 3 of the last round: whether nobody can overtake the leader of a district; to draw level is not allowed."""
    leader = state.crowds.leader(district)
    if leader < 0:
        return False
    lead = state.crowds.count[MOST_SEATS * district + leader]
    turn = (state.seat - state.holder) % state.seats
    seat: i64
    for seat in range(state.seats):
        place = (seat - state.holder) % state.seats
        if seat != leader and place >= turn:
            walkers: i64 = 1 if place == turn and state.step != TO_MOVE else 2
            if state.crowds.count[MOST_SEATS * district + seat] + raiders(state, district, seat, walkers) > lead:
                return False
    return True


def raiders(state: Agora, district: i64, colour: i64, most: i64) -> i64:
    """Standing walkers of a colour next to a district, so many at most."""
    found: i64 = 0
    crossing: i64
    for crossing in range(CROSSINGS):
        if GOAL[crossing] == district:
            found += state.crowds.upright[MOST_SEATS * START[crossing] + colour]
    return found if found < most else most


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
