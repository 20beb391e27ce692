"""Who will lead which district in the end, as one seat may know it: `hints.py` with the others' cards seen from behind.

Of others' hands everybody sees the districts (AGO-63); how strong those cards are is guessed from the cards of a district
that the seat has seen neither played nor in its own hand. The first move of a pair is nobody's business until the second
is made (AGO-43). What was found is kept until another table, or another seat, is looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY
from tablee.games.agora.bot.hints import MEAN, AgoraHints, plays_left, rounds_left
from tablee.games.agora.rules.agreed import STRONGEST
from tablee.games.agora.rules.city import (
    ALL_FACES,
    COUNT,
    FACES_OF,
    FACES_UP_TO,
    GOAL,
    START,
    STRENGTH,
    VALUE,
    size,
)
from tablee.games.agora.rules.codes import CROSSINGS, DISTRICTS, FACES, MOST_SEATS, TO_MOVE
from tablee.games.agora.rules.state import Agora

PLACES: Final = DISTRICTS * MOST_SEATS
STRENGTHS: Final = vec[i64](  # walkers of a set of faces
    [sum(int(STRENGTH[face]) for face in range(FACES) if faces >> face & 1) for faces in range(ALL_FACES + 1)]
)


class Prospects:
    def __init__(self) -> None:
        self.hints = AgoraHints()
        self.seen = vec[i64]([NOBODY] * (2 * PLACES + 4 * MOST_SEATS + 8))  # what was looked at last, and by whom
        self.count = vec[i64]([0] * PLACES)  # walkers as the seat sees them, [MOST_SEATS * district + colour]
        self.upright = vec[i64]([0] * PLACES)
        self.step: i64 = 0
        self.backs = vec[i64]([0] * PLACES)  # cards of a district in every hand
        self.coming = vec[float]([0.0] * PLACES)  # walkers that may still be sent
        self.held = vec[float]([0.0] * DISTRICTS)  # walkers of one's own cards that may be played now
        self.unseen = vec[i64]([0] * DISTRICTS)  # faces that the seat has not seen
        self.chance = vec[float]([0.0] * PLACES)  # to lead in the end
        self.points = vec[float]([0.0] * MOST_SEATS)  # that everybody may expect
        self.share = vec[float]([0.0] * MOST_SEATS)  # of the victory
        self.doubt = 1.0
        self.reach = 1.0
        self.changes = vec[float]([0.0] * (2 * PLACES * MOST_SEATS))  # of points, with a walker less or more somewhere
        self.done = vec[i64]([0] * (2 * PLACES))

    def look_at(self, state: Agora, seat: i64) -> None:
        if not self._is_new(state, seat):
            return
        self._see(state, seat)
        left = rounds_left(state)
        self.doubt = self.hints.calm + self.hints.storm * left
        self.reach = self.hints.spread + self.hints.catching * left
        index: i64
        for index in range(2 * PLACES):
            self.done[index] = 0
        for index in range(state.seats):
            self._send(state, seat, index)
            self.points[index] = 0.0
        for index in range(DISTRICTS):
            self._judge(state.seats, index)
        self._divide(state.seats)

    def _is_new(self, state: Agora, seat: i64) -> bool:
        """Whether anything differs from what was looked at last; it is noted."""
        seen, new = self.seen, False
        at: i64
        for at in range(PLACES):
            if seen[at] != state.crowds.count[at]:
                seen[at] = state.crowds.count[at]
                new = True
        for at in range(state.seats):
            new = self._noted(PLACES + at, state.reserve[at]) or new
            new = self._noted(PLACES + MOST_SEATS + at, state.hands[at]) or new
            new = self._noted(PLACES + 2 * MOST_SEATS + at, state.played[at]) or new
        at = PLACES + 4 * MOST_SEATS
        new = self._noted(at, state.seats * 8 + seat) or new
        new = self._noted(at + 1, state.dropped[seat]) or new
        new = self._noted(at + 2, state.round * 8 + state.step) or new
        new = self._noted(at + 3, state.holder * 8 + state.seat) or new
        new = self._noted(at + 4, state.first) or new
        first = at + 5
        for at in range(PLACES):
            new = self._noted(first + at, state.crowds.upright[at]) or new
        return new

    def _noted(self, at: i64, value: i64) -> bool:
        changed = self.seen[at] != value
        self.seen[at] = value
        return changed

    def _see(self, state: Agora, seat: i64) -> None:
        """The table as the seat sees it."""
        at: i64
        for at in range(PLACES):
            self.count[at] = state.crowds.count[at]
            self.upright[at] = state.crowds.upright[at]
            self.backs[at] = 0
        self.step = state.step
        if state.first != NOBODY and seat != state.seat:
            colour, crossing = state.first // CROSSINGS, state.first % CROSSINGS
            self.count[MOST_SEATS * START[crossing] + colour] += 1
            self.upright[MOST_SEATS * START[crossing] + colour] += 1
            self.count[MOST_SEATS * GOAL[crossing] + colour] -= 1
            self.step = TO_MOVE
        known = state.hands[seat] | state.dropped[seat]
        other: i64
        for other in range(state.seats):
            known |= state.played[other]
            hand = state.hands[other]
            for at in range(DISTRICTS):
                self.backs[MOST_SEATS * at + other] = COUNT[hand >> (FACES * at) & ALL_FACES]
        for at in range(DISTRICTS):
            self.unseen[at] = ~(known >> (FACES * at)) & ALL_FACES

    def _playable(self, reserve: i64, district: i64, seat: i64) -> i64:
        """As `Agora.playable`, on the table as it is seen (AGO-25, AGO-26)."""
        faces = FACES_UP_TO[min(reserve, STRONGEST)]
        gap = self.most_others(district, seat) - self.count[MOST_SEATS * district + seat]
        return faces & ~FACES_OF[gap] if 0 < gap <= STRONGEST else faces

    def most_others(self, district: i64, seat: i64) -> i64:
        most: i64 = 0
        other: i64
        for other in range(MOST_SEATS):
            if other != seat:
                most = max(most, self.count[MOST_SEATS * district + other])
        return most

    def _send(self, state: Agora, seat: i64, other: i64) -> None:
        """As `AgoraHints.coming` for one seat: its own cards exactly, those of others by their backs."""
        plays, hand = float(plays_left(state, other)), state.hands[seat]
        held = 0.0
        district: i64
        for district in range(DISTRICTS):
            if other == seat:
                held += float(STRENGTHS[hand >> (FACES * district) & ALL_FACES])
                self.held[district] = 0.0
            else:
                held += float(self.backs[MOST_SEATS * district + other]) * self._mean(district)
        unknown = MEAN * max(0.0, plays - float(size(state.hands[other])))
        ratio = 0.0
        revival = 0.0
        if held + unknown > 0.0 and plays > 0.0:
            ratio = self.hints.hope * min(1.0, float(state.reserve[other]) / (held + unknown))
            revival = 1.0 - 1.0 / plays
        for district in range(DISTRICTS):
            at = MOST_SEATS * district + other
            here = 0.0
            if self.backs[at] > 0:
                faces = hand >> (FACES * district) & ALL_FACES if other == seat else self.unseen[district]
                alive = faces & self._playable(state.reserve[other], district, other)
                living, all_of = float(STRENGTHS[alive]), float(STRENGTHS[faces])
                if other == seat:
                    self.held[district] = living
                    here = living + revival * (all_of - living)
                else:
                    here = float(self.backs[at]) * (living + revival * (all_of - living)) / float(max(COUNT[faces], 1))
            self.coming[at] = ratio * (here + unknown / float(DISTRICTS))

    def _mean(self, district: i64) -> float:
        """Walkers of a card of a district that the seat has not seen."""
        faces = self.unseen[district]
        return float(STRENGTHS[faces]) / float(max(COUNT[faces], 1))

    def _judge(self, seats: i64, district: i64) -> None:
        """As `AgoraHints.expected` for one district."""
        base = MOST_SEATS * district
        most = 0.0
        seat: i64
        for seat in range(seats):
            most = max(most, float(self.count[base + seat]) + self.coming[base + seat])
        total = 0.0
        for seat in range(seats):
            chance = exp((float(self.count[base + seat]) + self.coming[base + seat] - most) / self.doubt)
            self.chance[base + seat] = chance
            total += chance
        for seat in range(MOST_SEATS):
            if seat < seats:
                self.chance[base + seat] /= total
                self.points[seat] += float(VALUE[district]) * self.chance[base + seat]
            else:
                self.chance[base + seat] = 0.0

    def _divide(self, seats: i64) -> None:
        best = self.points[0]
        seat: i64
        for seat in range(1, seats):
            best = max(best, self.points[seat])
        total = 0.0
        for seat in range(seats):
            self.share[seat] = exp((self.points[seat] - best) / self.reach)
            total += self.share[seat]
        for seat in range(seats):
            self.share[seat] /= total

    # What if? -------------------------------------------------------------------------------------------------------------

    def with_walkers(self, seats: i64, seat: i64, district: i64, walkers: float) -> float:
        """How much of the victory a seat gains by so many more walkers of its own in a district."""
        base, value = MOST_SEATS * district, float(VALUE[district])
        more = exp(min(walkers / self.doubt, 30.0)) - 1.0
        total = 1.0 + self.chance[base + seat] * more
        best = 0.0
        other: i64
        for other in range(seats):
            best = max(best, self._changed(other, seat, base, value, more, total))
        whole = 0.0
        own = 0.0
        for other in range(seats):
            strength = exp((self._changed(other, seat, base, value, more, total) - best) / self.reach)
            whole += strength
            if other == seat:
                own = strength
        return own / whole - self.share[seat]

    def _changed(self, other: i64, seat: i64, base: i64, value: float, more: float, total: float) -> float:
        """The points of somebody once the chance of a seat has grown in a district."""
        chance = self.chance[base + other]
        after = chance * (1.0 + more) / total if other == seat else chance / total
        return self.points[other] + value * (after - chance)

    def moved(self, seats: i64, seat: i64, colour: i64, crossing: i64) -> float:
        """How much of the victory a seat gains when a walker of a colour makes a crossing."""
        loss = self._change(seats, START[crossing], colour, 0)
        gain = self._change(seats, GOAL[crossing], colour, 1)
        best = 0.0
        other: i64
        for other in range(seats):
            best = max(best, self.points[other] + self.changes[loss + other] + self.changes[gain + other])
        whole = 0.0
        own = 0.0
        for other in range(seats):
            strength = exp(
                (self.points[other] + self.changes[loss + other] + self.changes[gain + other] - best) / self.reach
            )
            whole += strength
            if other == seat:
                own = strength
        return own / whole - self.share[seat]

    def _change(self, seats: i64, district: i64, colour: i64, arrives: i64) -> i64:
        """Where in `changes` it says what a walker more or less brings everybody."""
        place = arrives * PLACES + MOST_SEATS * district + colour
        at = place * MOST_SEATS
        if self.done[place] == 0:
            self.done[place] = 1
            base = MOST_SEATS * district
            factor = exp((1.0 if arrives == 1 else -1.0) / self.doubt)
            total = 1.0 + self.chance[base + colour] * (factor - 1.0)
            other: i64
            for other in range(seats):
                chance = self.chance[base + other]
                after = chance * factor / total if other == colour else chance / total
                self.changes[at + other] = float(VALUE[district]) * (after - chance)
        return at
