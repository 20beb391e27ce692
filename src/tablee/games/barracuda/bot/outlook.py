"""How a table may end, from a few numbers about every seat: money, rent per turn, pawns in bars.

Money divided by rent says how many turns a seat survives. Who survives fewest is probably ruined first, which ends the
game; of the others the one with most pawns in bars wins, then the richest. Five pawns in bars may win before that. Who is
drawn later in a round lives a little longer, which is all that a last order is about. Fakes save money in stakes and bids
and hide it in offers: the first of them are worth something, a tenth hardly anything.
"""

from __future__ import annotations

from math import exp

from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY
from tablee.games.barracuda.rules.bars import BIT, OPEN_LIMITS, PAWNS, RENTS, SLOTS, TWO_PLACES, discounted
from tablee.games.barracuda.rules.envelopes import TO_BID, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.money import FAKE, KINDS
from tablee.games.barracuda.rules.promenade import OPEN
from tablee.games.barracuda.rules.state import Barracuda


class Tuning:
    """The numbers found by play: change one, let it play against the others."""

    def __init__(self) -> None:
        self.longest = 9.0  # turns that anybody is expected to survive at most
        self.doubt = 0.6  # turns that decide nothing yet about who is ruined first ...
        self.doubt_per_turn = 0.2  # ... and more of them, the longer it takes
        self.played = 0.5  # turns that a seat is ahead which has paid in this round already: part of it for who comes later
        self.fake = 0.15  # all the fakes one could wish for, in pawns ...
        self.spare = 0.75  # ... and what remains to be wished for after each
        self.growth = 0.35  # pawns brought into bars per turn to come
        self.place = 0.25  # a free partner place in an own bar, in pawns
        self.money = 0.03  # a thousand left at the end, in pawns
        self.margin = 0.5  # pawns that decide nothing yet ...
        self.margin_per_turn = 0.15
        self.five = 0.5  # chance of five pawns to stay until they win ...
        self.five_refusing = 0.3  # ... and more for who can refuse any offer
        self.whim = 0.04  # how much a bot may stray from what looks best, in shares of the victory
        self.stuck = 1.5  # turns that the want of a free action costs a poor seat


class Outlook:
    """A table as numbers that can be changed to ask: what if?"""

    def __init__(self, state: Barracuda, tuning: Tuning) -> None:
        seats = state.seats
        self.state = state
        self.tuning = tuning
        self.seats = seats
        self.money = vec[i64]([0] * seats)
        self.rent = vec[i64]([0] * seats)
        self.pawns = vec[i64]([0] * seats)
        self.places = vec[i64]([0] * seats)  # free partner places in own bars
        self.fakes = vec[i64]([0] * seats)  # those in envelopes come back from bids only
        self.shares = vec[float]([0.0] * seats)
        self.turns = vec[float]([0.0] * seats)
        self.ruin = vec[float]([0.0] * seats)  # chances to be the first one ruined
        self.score = vec[float]([0.0] * seats)
        self.room = OPEN_LIMITS[seats] - state.open_bars()  # bars that may still be opened
        seat: i64
        for seat in range(seats):
            self.money[seat] = state.real(seat) + state.offered(seat)
            self.rent[seat] = state.rent(seat)
            self.pawns[seat] = PAWNS - state.hands[seat]
            self.fakes[seat] = state.fakes(seat)
            if state.task == TO_BID or state.task == TO_PICK:
                self.fakes[seat] += state.piles[KINDS * seat + FAKE]
        slot: i64
        for slot in range(SLOTS):
            if state.faces[slot] == OPEN and state.slots[slot] < TWO_PLACES and state.partners[slot] == NOBODY:
                if state.managers[slot] != NOBODY:
                    self.places[state.managers[slot]] += 1

    # What if a bar changes hands? -----------------------------------------------------------------------------------------

    def rent_with(self, seat: i64, gained: i64, lost: i64) -> i64:
        """What a seat pays with one more slot and without another; NOBODY for none."""
        state = self.state
        rents = vec[i64]()
        slot: i64
        for slot in range(SLOTS):
            if (state.managers[slot] == seat and slot != lost) or slot == gained:
                rents = append(rents, RENTS[state.slots[slot]])
        return discounted(rents)

    def judge(self, seat: i64) -> float:
        """The share of the victory that a seat may expect as the numbers are now."""
        self.weigh_up()
        return self.shares[seat]

    # Who is ruined first, and who wins then -------------------------------------------------------------------------------

    def weigh_up(self) -> None:
        seats, tuning = self.seats, self.tuning
        first = tuning.longest
        seat: i64
        for seat in range(seats):
            self.turns[seat] = self._survives(seat)
            if self.turns[seat] < first:
                first = self.turns[seat]
        self._ruins(tuning.doubt + tuning.doubt_per_turn * first)
        self._scores(first)
        ruined: i64
        for seat in range(seats):
            self.shares[seat] = 0.0
        for ruined in range(seats):
            others = 0.0
            for seat in range(seats):
                if seat != ruined:
                    others += self.score[seat]
            for seat in range(seats):
                if seat != ruined:
                    self.shares[seat] += self.ruin[ruined] * self.score[seat] / others
        self._fives()

    def _survives(self, seat: i64) -> float:
        """Turns that a seat can pay for."""
        tuning, rent, money = self.tuning, self.rent[seat], self.money[seat]
        turns = tuning.longest
        if rent > 0:
            paid = money // rent
            part = 0.5 if paid > 0 else 0.25  # who cannot pay at all has little use for what is left
            turns = float(paid) + part * float(money - paid * rent) / float(rent)
        turns += tuning.played * self._lateness(seat)
        if self.room <= 0 and money - rent < 4 and (self.places[seat] == 0 or self.pawns[seat] == PAWNS):
            turns -= tuning.stuck * float(4 - max(money - rent, 0)) / 4.0
        return min(max(turns, 0.0), tuning.longest)

    def _lateness(self, seat: i64) -> float:
        """How late in this round a seat is drawn, or 1 if it was already: by the stakes, else by lot (BAR-72, BAR-73)."""
        state = self.state
        if state.bag & BIT[seat] == 0:
            return 1.0
        if state.caller == NOBODY or state.task == TO_STAKE:
            return 0.0
        stake, later = state.stake(seat), 0.0
        other: i64
        for other in range(self.seats):
            if other != seat and state.bag & BIT[other] != 0 and state.stake(other) != stake:
                later += 1.0 if state.stake(other) < stake else -1.0
        return later / float(self.seats)

    def _ruins(self, doubt: float) -> None:
        """Everybody's chance to be the first."""
        total = 0.0
        seat: i64
        for seat in range(self.seats):
            self.ruin[seat] = exp(-self.turns[seat] / doubt)
            total += self.ruin[seat]
        for seat in range(self.seats):
            self.ruin[seat] /= total

    def _scores(self, first: float) -> None:
        """How good everybody will look when that happens."""
        tuning = self.tuning
        margin = tuning.margin + tuning.margin_per_turn * first
        seat: i64
        for seat in range(self.seats):
            hand = float(PAWNS - self.pawns[seat])
            pawns = float(self.pawns[seat]) + min(hand, tuning.growth * first)
            pawns += tuning.place * min(float(self.places[seat]), hand)
            left = max(0.0, float(self.money[seat]) - float(self.rent[seat]) * first)
            wished = 1.0
            for _ in range(self.fakes[seat]):
                wished *= tuning.spare
            self.score[seat] = exp((pawns + tuning.money * left + tuning.fake * (1.0 - wished)) / margin)

    def _fives(self) -> None:
        """Five pawns in bars win by themselves, unless somebody is in time."""
        tuning = self.tuning
        seat: i64
        other: i64
        for seat in range(self.seats):
            if self.pawns[seat] == PAWNS:
                chance = tuning.five + tuning.five_refusing * min(1.0, float(self.money[seat]) / 12.0)
                for other in range(self.seats):
                    self.shares[other] *= 1.0 - chance
                self.shares[seat] += chance
