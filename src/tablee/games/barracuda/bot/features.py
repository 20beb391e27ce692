"""What a learned judge of Barracuda looks at: money, rents, pawns and turns to live of everybody, and the deal under way.

All of it as one seat believes it to be (`beliefs.py`): its own wallet is known, those of others are guessed from what they
pay in public and from the deals, envelopes are read by those only who may (BAR-99, BAR-100, BAR-101). Who declines a last
order is nobody's business (BAR-68), nor how far an envelope is.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.features import Features
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY, State
from tablee.games.barracuda.bot.beliefs import Beliefs
from tablee.games.barracuda.bot.deals import Deals
from tablee.games.barracuda.bot.factors import FACTORS, Factors
from tablee.games.barracuda.bot.outlook import Outlook, Tuning
from tablee.games.barracuda.rules.bars import BIT, MOST_SEATS, PAWNS, RENTS, SLOTS, TWO_PLACES
from tablee.games.barracuda.rules.envelopes import (
    FILLED,
    NOT_ASKED,
    SEALED,
    TO_ACT,
    TO_ANSWER,
    TO_BID,
    TO_OFFER,
    TO_PICK,
)
from tablee.games.barracuda.rules.state import Barracuda

TASKS: Final = 8
OF_TABLE: Final = 10 + TASKS
OF_DEAL: Final = 16
OF_SEAT: Final = 21
INPUTS: Final = OF_TABLE + OF_DEAL + OF_SEAT * MOST_SEATS


class BarracudaFeatures(Features):
    outlook: Outlook  # as the seat believes the table to be

    def __init__(self) -> None:
        self.tuning = Tuning()
        self.beliefs = Beliefs()
        self.properties = Factors(self.tuning, self.beliefs)

    def inputs(self) -> i64:
        return INPUTS

    def factors(self) -> i64:
        return FACTORS

    def factored(self, state: State, seat: i64, code: i64, out: vec[i64]) -> i64:
        assert isinstance(state, Barracuda)
        return self.properties.of(state, seat, code, out)

    def fill(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Barracuda)
        self.at = 0
        self.beliefs.form(state, seat)
        outlook = self.outlook = Outlook(state, self.tuning)
        self.beliefs.tell(outlook)
        outlook.weigh_up()
        self._table(state, seat, outlook, out)
        first = self.at
        self.at += OF_DEAL
        self.fill_seats(state, seat, state.seats, MOST_SEATS, OF_SEAT, out)
        self.at = first
        self._deal(state, seat, outlook, out)  # changes the outlook, so it comes last

    def _table(self, state: Barracuda, seat: i64, outlook: Outlook, out: vec[float]) -> None:
        """How far the game is, and what is to be done."""
        self.put(out, float(state.round) / 8.0)
        self.put(out, 1.0 / float(state.round))
        self.put(out, float(state.seats - 3) / 2.0)
        self.put(out, float(outlook.room) / 5.0)
        self.put(out, float(members(state.bag)) / float(state.seats))
        self.flag(out, state.caller != NOBODY)
        self.flag(out, state.caller == seat)
        self.flag(out, state.task == TO_ACT and state.seat == seat)
        first = 9.0
        other: i64
        for other in range(state.seats):
            first = min(first, outlook.turns[other])
        self.put(out, first / 5.0)
        self.put(out, (outlook.turns[seat] - first) / 5.0)
        task: i64
        for task in range(TASKS):
            self.flag(out, state.task == task)

    def fill_seat(self, state: State, seat: i64, other: i64, out: vec[float]) -> None:
        assert isinstance(state, Barracuda)
        beliefs, outlook = self.beliefs, self.outlook
        money, rent, pawns = beliefs.money[other], outlook.rent[other], outlook.pawns[other]
        managed: i64 = 0
        guests: i64 = 0  # partners of others in own bars
        abroad: i64 = 0  # own partners in bars of others
        slot: i64
        for slot in range(SLOTS):
            if state.managers[slot] == other:
                managed += 1
                if state.partners[slot] != NOBODY and state.partners[slot] != other:
                    guests += 1
            elif state.partners[slot] == other:
                abroad += 1
        self.put(out, 1.0)
        self.put(out, float(money) / 50.0)
        self.put(out, float(min(money, 15)) / 15.0)
        self.put(out, float(rent) / 12.0)
        self.put(out, outlook.turns[other] / 9.0)
        self.put(out, float(money - rent) / 12.0 if money - rent < 12 else 1.0)
        self.flag(out, money < rent)
        self.put(out, float(pawns) / 5.0)
        self.flag(out, pawns == PAWNS)
        self.flag(out, state.since[other] > 0 and state.since[other] < state.round)
        self.put(out, float(managed) / 4.0)
        self.put(out, float(abroad) / 3.0)
        self.put(out, float(guests) / 3.0)
        self.put(out, float(outlook.places[other]) / 2.0)
        self.put(out, float(min(beliefs.fakes[other], 8)) / 8.0)
        self.put(out, float(beliefs.unsure[other]) / 6.0)
        self.flag(out, state.bag & BIT[other] != 0)
        self.flag(out, other == state.seat)
        self.put(out, float(state.stake(other)) / 12.0 if state.caller != NOBODY else 0.0)
        self.put(out, outlook.shares[other] * 2.0)
        self.put(out, outlook.ruin[other] * 2.0)

    # The deal under way ---------------------------------------------------------------------------------------------------

    def _deal(self, state: Barracuda, seat: i64, outlook: Outlook, out: vec[float]) -> None:
        """The bar, who is concerned, what is offered, and how one would stand after it."""
        first = self.at
        self.blank(out, OF_DEAL)
        out[first] = 1.0 if state.stages[seat] == FILLED else 0.0
        out[first + 1] = 1.0 if state.stages[seat] == SEALED else 0.0
        out[first + 2] = float(min(state.offered(seat), 24)) / 12.0
        slot = state.target
        if slot == NOBODY:
            return
        manager, bar = state.managers[slot], state.slots[slot]
        out[first + 3] = float(RENTS[bar]) / 6.0
        out[first + 4] = 1.0 if bar < TWO_PLACES else 0.0
        out[first + 5] = 1.0 if state.buying else 0.0
        out[first + 6] = 1.0 if seat == state.seat else 0.0
        out[first + 7] = 1.0 if seat == manager else 0.0
        out[first + 8] = 1.0 if seat == state.partners[slot] else 0.0
        if state.task == TO_OFFER or state.task == TO_ANSWER:
            self._offer(state, seat, manager, outlook, out, first)
        elif state.task == TO_BID or state.task == TO_PICK:
            self._sale(state, seat, outlook, out, first)

    def _offer(self, state: Barracuda, seat: i64, manager: i64, outlook: Outlook, out: vec[float], first: i64) -> None:
        """One's share if it is taken, and if it is refused."""
        buyer = state.seat
        amount = self.beliefs.envelope(state, seat, buyer)
        if amount == 0:
            amount = state.least_offer() + 1
        deals = Deals(state, outlook)
        money, rent, pawns, places = outlook.money[:], outlook.rent[:], outlook.pawns[:], outlook.places[:]
        deals.accept(buyer, manager, state.target, state.buying, amount)
        out[first + 9] = float(amount) / 12.0
        out[first + 10] = 2.0 * outlook.judge(seat)
        taken = outlook.shares[manager]
        outlook.money, outlook.rent, outlook.pawns, outlook.places = money, rent, pawns, places
        if money[manager] < amount:
            out[first + 11] = out[first + 10]
            out[first + 12] = 1.0
            return
        deals.refuse(buyer, manager, state.buying, amount)
        out[first + 11] = 2.0 * outlook.judge(seat)
        out[first + 12] = 1.0 if taken > outlook.shares[manager] else 0.0
        out[first + 13] = out[first + 10] if taken > outlook.shares[manager] else out[first + 11]

    def _sale(self, state: Barracuda, seat: i64, outlook: Outlook, out: vec[float], first: i64) -> None:
        """What the highest bid seems to be, one's own, and what one stands to gain by the bar."""
        best: i64 = 0
        other: i64
        for other in range(state.seats):
            if state.stages[other] != NOT_ASKED:
                best = max(best, self.beliefs.envelope(state, seat, other))
        out[first + 9] = float(min(best, 24)) / 12.0
        out[first + 10] = 2.0 * outlook.shares[seat]
        if state.stages[seat] != NOT_ASKED:
            price = state.offered(seat)
            outlook.rent[seat] = outlook.rent_with(seat, state.target, NOBODY)
            outlook.pawns[seat] += 1
            outlook.money[seat] -= price
            out[first + 11] = 2.0 * outlook.judge(seat)
            out[first + 14] = 1.0
        out[first + 15] = 1.0 if state.task == TO_PICK else 0.0


def members(seats: i64) -> i64:
    """How many seats are in a set."""
    count: i64 = 0
    while seats != 0:
        seats &= seats - 1
        count += 1
    return count
