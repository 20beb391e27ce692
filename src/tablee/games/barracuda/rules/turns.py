"""Rounds and turns: who is drawn, who is ruined or wins, and how all are ranked."""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Dice
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY
from tablee.games.barracuda.rules.agreed import Rules
from tablee.games.barracuda.rules.bars import BIT, PAWNS
from tablee.games.barracuda.rules.envelopes import OVER, TO_ACT, TO_CALL, Envelopes
from tablee.games.barracuda.rules.money import KINDS, NO_LIMIT, worth_at

LAST_ROUND: Final = 100  # BAR-97

# Why the game ended.
BY_PAWNS: Final = 1  # BAR-84
BY_RENT: Final = 2  # BAR-88
BY_NO_ACTION: Final = 3  # BAR-89
BY_TIME: Final = 4  # BAR-97
ENDS: Final = ("no", "pawns", "rent", "stuck", "time")


class Turns(Envelopes):
    def __init__(self, rules: Rules, dice: Dice) -> None:
        super().__init__(rules)
        self.dice = dice
        self.staked = vec[i64]()  # the bills of this round's last order, five kinds for each seat
        self.order = vec[i64]()  # seats drawn in this round
        self.bag: i64 = 0  # set of seats still to be drawn
        self.caller: i64 = NOBODY
        self.ended: i64 = 0  # why
        self.last: i64 = NOBODY  # the winner of BAR-84, or the ruined one
        self.opened: i64 = 0  # times something hidden was shown, or said for good

    def begin(self) -> None:
        """From the set-up to the first decision."""
        self.bag = BIT[self.seats] - 1
        self.draw_next()

    def draw_next(self) -> None:
        """BAR-10, BAR-72, BAR-73: the next pawn out of the bag, of those who staked least."""
        if self.bag == 0:
            self._end_round()
            return
        lowest: i64 = NO_LIMIT
        among = vec[i64]()
        seat: i64
        for seat in range(self.seats):
            if self.bag & BIT[seat] == 0:
                continue
            stake = self.stake(seat) if self.caller != NOBODY else 0
            if stake < lowest:
                lowest = stake
                among = vec[i64]()
            if stake == lowest:
                among = append(among, seat)
        self.seat = among[self.dice.below(len(among))] if len(among) > 1 else among[0]
        self.bag ^= BIT[self.seat]
        self.note_drawn(self.seat)
        self._begin_turn()

    def note_drawn(self, seat: i64) -> None:
        self.order = append(self.order, seat)

    def _begin_turn(self) -> None:
        """BAR-13: win check, rent, action. Everybody learns whether the seat can pay and act."""
        seat = self.seat
        self.task = TO_ACT
        self.opened += 1
        if self.round == 1:
            return
        if self.since[seat] > 0 and self.since[seat] < self.round:  # BAR-84
            self._end(BY_PAWNS)
            return
        due = self.rent(seat)
        if due > self.real(seat):
            self._end(BY_RENT)
            return
        self.pay(seat, due)
        if not self.can_act(seat):
            self._end(BY_NO_ACTION)

    def _end_round(self) -> None:
        """BAR-09, BAR-66, BAR-97."""
        self.seat = NOBODY
        if self.round == LAST_ROUND:
            self._end(BY_TIME)
            return
        self.round += 1
        self.bag = BIT[self.seats] - 1
        self.order = vec[i64]()
        self.caller = NOBODY
        self.staked = vec[i64]([0] * (KINDS * self.seats))
        self.task = TO_CALL

    def _end(self, why: i64) -> None:
        self.ended = why
        self.last = self.seat
        self.task = OVER
        self.opened += 1

    def stake(self, seat: i64) -> i64:
        """The real money staked in this round (BAR-72)."""
        return worth_at(self.staked, KINDS * seat)

    # The result -------------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        """Pawns in bars (BAR-92)."""
        return [PAWNS - hand for hand in self.hands]

    def ranks(self) -> list[int]:
        """BAR-91, BAR-92, BAR-93, BAR-94, BAR-95, BAR-96."""
        strength = [self.strength(seat) for seat in range(self.seats)]
        return [1 + sum([other > mine for other in strength]) for mine in strength]

    def strength(self, seat: i64) -> i64:
        """Pawns in bars, then real money, then rents without discounts; the winner above, the ruined below all."""
        if seat == self.last:
            if self.ended == BY_PAWNS:
                return 10_000_000
            if self.ended == BY_RENT or self.ended == BY_NO_ACTION:
                return -1
        return ((PAWNS - self.hands[seat]) * 1000 + self.real(seat)) * 100 + self.rents(seat)

    def reward(self, seat: i64) -> float:
        mine = self.strength(seat)
        sharing: i64 = 0
        other: i64
        for other in range(self.seats):
            strength = self.strength(other)
            if strength > mine:
                return 0.0
            if strength == mine:
                sharing += 1
        return 1.0 / float(sharing)

    def luck_used(self) -> i64:
        return self.dice.drawn

    def secrets_opened(self) -> i64:
        return self.opened

    def checksum(self) -> i64:
        total: i64 = self.round
        seat: i64
        for seat in range(self.seats):
            total = (total * 1009 + self.strength(seat)) % 1000003
        return total
