"""What distinguishes an action of Barracuda: its verb, what it does to the own outlook, whom it concerns, how much it is.

Only what the acting seat knows or believes goes into it; a bar that was never open has an average rent.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY
from tablee.games.barracuda.bot.beliefs import Beliefs
from tablee.games.barracuda.bot.deals import Deals
from tablee.games.barracuda.bot.outlook import Outlook, Tuning
from tablee.games.barracuda.rules.bars import PAWNS, RENTS, SLOTS, TWO_PLACES
from tablee.games.barracuda.rules.envelopes import TO_ANSWER, TO_BID, TO_CALL, TO_OFFER, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.fills import fill_bills
from tablee.games.barracuda.rules.money import worth
from tablee.games.barracuda.rules.promenade import (
    ACCEPT,
    AUCTION,
    CALL,
    CLOSE,
    COUNT,
    FILL,
    HIDDEN,
    OPEN_BAR,
    PARTNER,
    SEAL,
    TAKE,
    TAKE_OVER,
)
from tablee.games.barracuda.rules.state import Barracuda

# Verbs: those of the code, with a partner at home apart from one abroad.
PLAIN: Final = 7  # call, decline, count, accept, refuse, close, done: their codes
TAKES: Final = 7
OPENS: Final = 8
AT_HOME: Final = 9
ABROAD: Final = 10
BUYS: Final = 11
SELLS: Final = 12
SEALS: Final = 13
FILLS: Final = 14
VERBS: Final = 15
ENVELOPES: Final = 4  # a partner's offer, a take-over, a bid ...
STAKE: Final = 3  # ... or a stake

STEPS: Final = 12
VERB: Final = 0
BY_PAWNS: Final = VERB + VERBS  # verb and own pawns in bars
GAINS: Final = BY_PAWNS + VERBS * (PAWNS + 1)  # verb and what it does to the own share, in steps
RENT: Final = GAINS + VERBS * STEPS  # verb and rent of the bar, 0 for an unknown one
RIVAL: Final = RENT + 5 * 7  # verb and pawns of the manager
POOR: Final = RIVAL + 3 * (PAWNS + 1)  # whether the manager can refuse
AMOUNT: Final = POOR + 2 * ENVELOPES  # envelope and money beyond the least
PART: Final = AMOUNT + ENVELOPES * 14  # envelope and which part of the own money
BILLS: Final = PART + ENVELOPES * 6
FAKES: Final = BILLS + ENVELOPES * 8
KEPT: Final = FAKES + ENVELOPES * 10  # fakes left
NEED: Final = KEPT + ENVELOPES * 5  # who is in need when a last order may be called, or stakes are made
FACTORS: Final = NEED + 2 * 8 + 2 * 14

SCALE: Final = vec[float]([-0.2, -0.1, -0.05, -0.02, -0.005, 0.0, 0.005, 0.02, 0.05, 0.1, 0.2])
NO_BAR: Final = 4  # rent of a bar nobody has seen


class Factors:
    def __init__(self, tuning: Tuning, beliefs: Beliefs) -> None:
        self.tuning = tuning
        self.beliefs = beliefs
        self.count: i64 = 0

    def of(self, state: Barracuda, seat: i64, code: i64, out: vec[i64]) -> i64:
        """Write them, and say how many they are."""
        self.count = 0
        verb = verb_of(state, seat, code)
        self._add(out, VERB + verb)
        if code >= FILL:
            self._fill(state, seat, code - FILL, out)
        elif code >= SEAL:
            self._seal(state, seat, code - SEAL, out)
        elif state.task == TO_CALL:
            self._call(state, seat, code, out)
        elif code != COUNT:
            self._add(out, BY_PAWNS + verb * (PAWNS + 1) + PAWNS - state.hands[seat])
            self._act(state, seat, verb, code, out)
        return self.count

    def _add(self, out: vec[i64], factor: i64) -> None:
        out[self.count] = factor
        self.count += 1

    # Actions, answers, sales ------------------------------------------------------------------------------------------

    def _act(self, state: Barracuda, seat: i64, verb: i64, code: i64, out: vec[i64]) -> None:
        self.beliefs.form(state, seat)
        outlook = Outlook(state, self.tuning)
        self.beliefs.tell(outlook)
        now = outlook.judge(seat)
        slot = slot_of(state, code)
        if verb == OPENS:
            hidden = state.faces[slot] == HIDDEN
            rent = NO_BAR if hidden else RENTS[state.slots[slot]]
            self._add(out, RENT + (0 if hidden else rent))
            outlook.rent[seat] = rent_with(state, seat, rent)
            outlook.pawns[seat] += 1
            outlook.room -= 1
            if not hidden and state.slots[slot] < TWO_PLACES:
                outlook.places[seat] += 1
        elif verb == AT_HOME:
            outlook.pawns[seat] += 1
            outlook.places[seat] -= 1
        elif verb == ABROAD or verb == BUYS:
            self._approach(state, seat, verb, slot, outlook, out)
        elif verb == SELLS:
            self._add(out, RENT + 21 + RENTS[state.slots[slot]])
            outlook.rent[seat] = outlook.rent_with(seat, NOBODY, slot)
            outlook.pawns[seat] -= 1
        elif state.task == TO_ANSWER:
            self._answer(state, seat, code, outlook)
        elif state.task == TO_PICK and code != CLOSE:
            buyer = code - TAKE
            outlook.rent[buyer] = outlook.rent_with(buyer, slot, NOBODY)
            outlook.pawns[buyer] += 1
            outlook.money[buyer] -= state.offered(buyer)
            outlook.money[seat] += state.offered(buyer)
        self._add(out, GAINS + verb * STEPS + step(outlook.judge(seat) - now))

    def _approach(self, state: Barracuda, seat: i64, verb: i64, slot: i64, outlook: Outlook, out: vec[i64]) -> None:
        """An offer that the manager takes at little more than the least."""
        manager, rent = state.managers[slot], RENTS[state.slots[slot]]
        self._add(out, RENT + (7 if verb == ABROAD else 14) + rent)
        self._add(out, RIVAL + (0 if verb == ABROAD else PAWNS + 1) + outlook.pawns[manager])
        least = rent if verb == BUYS else 1
        self._add(out, POOR + 2 * (0 if verb == ABROAD else 1) + (1 if outlook.money[manager] < least else 0))
        Deals(state, outlook).accept(seat, manager, slot, verb == BUYS, min(least + 1, outlook.money[seat]))

    def _answer(self, state: Barracuda, seat: i64, code: i64, outlook: Outlook) -> None:
        amount, deals = state.offered(state.seat), Deals(state, outlook)
        if code == ACCEPT:
            deals.accept(state.seat, seat, state.target, state.buying, amount)
        else:
            deals.refuse(state.seat, seat, state.buying, amount)

    # Last orders ------------------------------------------------------------------------------------------------------

    def _call(self, state: Barracuda, seat: i64, code: i64, out: vec[i64]) -> None:
        if code == COUNT:
            return
        self._add(out, NEED + (8 if code == CALL else 0) + self._need(state, seat))
        if code == CALL:
            self._add(out, KEPT + STAKE * 5 + min(state.fakes(seat), 4))

    def _need(self, state: Barracuda, seat: i64) -> i64:
        """Whether one wins when drawn, whether one is ruined, whether others are."""
        self.beliefs.form(state, seat)
        need: i64 = 4 if state.since[seat] > 0 else 0
        other: i64
        for other in range(state.seats):
            if self.beliefs.money[other] < state.rent(other):
                need |= 2 if other == seat else 1
        return need

    # Envelopes --------------------------------------------------------------------------------------------------------

    def _fill(self, state: Barracuda, seat: i64, fill: i64, out: vec[i64]) -> None:
        tens, fives, twos, ones = fill_bills(fill)
        amount, bills, kind = worth(tens, fives, twos, ones), tens + fives + twos + ones, envelope_of(state)
        least, money = state.least(seat), state.real(seat)
        self._add(out, AMOUNT + kind * 14 + min(amount - least, 13))
        self._add(out, PART + kind * 6 + (min(6 * amount // (money + 1), 5) if money > 0 else 0))
        self._add(out, BILLS + kind * 8 + min(bills, 7))
        if state.task == TO_STAKE:
            need = self._need(state, seat)
            self._add(out, NEED + 16 + (14 if need & 2 != 0 and need & 4 == 0 else 0) + min(amount, 13))
            return
        self.beliefs.form(state, seat)
        outlook = Outlook(state, self.tuning)
        self.beliefs.tell(outlook)
        now = outlook.judge(seat)
        if state.task == TO_OFFER:
            manager, deals = state.managers[state.target], Deals(state, outlook)
            self._add(out, POOR + 2 * kind + (1 if outlook.money[manager] < amount else 0))
            deals.carry_out(seat, manager, state.target, state.buying, amount)
        else:
            outlook.rent[seat] = outlook.rent_with(seat, state.target, NOBODY)
            outlook.pawns[seat] += 1
            outlook.money[seat] -= amount
        self._add(out, GAINS + FILLS * STEPS + step(outlook.judge(seat) - now))

    def _seal(self, state: Barracuda, seat: i64, fakes: i64, out: vec[i64]) -> None:
        kind = envelope_of(state)
        self._add(out, FAKES + kind * 10 + min(fakes, 9))
        self._add(out, KEPT + kind * 5 + min(state.fakes(seat) - fakes, 4))


def verb_of(state: Barracuda, seat: i64, code: i64) -> i64:
    if code < PLAIN:
        return code
    if code >= FILL:
        return FILLS
    if code >= SEAL:
        return SEALS
    if code >= AUCTION:
        return SELLS
    if code >= TAKE_OVER:
        return BUYS
    if code >= PARTNER:
        return AT_HOME if state.managers[code - PARTNER] == seat else ABROAD
    return OPENS if code >= OPEN_BAR else TAKES


def slot_of(state: Barracuda, code: i64) -> i64:
    """The bar that an action is about; that of the deal under way for an answer or a sale."""
    return state.target if code < OPEN_BAR else (code - OPEN_BAR) % SLOTS


def envelope_of(state: Barracuda) -> i64:
    if state.task == TO_OFFER:
        return 1 if state.buying else 0
    return 2 if state.task == TO_BID else STAKE


def rent_with(state: Barracuda, seat: i64, more: i64) -> i64:
    """What a seat pays with one more bar of a rent: three save the cheapest, four or five the dearest (BAR-17, BAR-18)."""
    total, cheapest, dearest = more, more, more
    bars: i64 = 1
    slot: i64
    for slot in range(SLOTS):
        if state.managers[slot] == seat:
            rent = RENTS[state.slots[slot]]
            total += rent
            cheapest = min(cheapest, rent)
            dearest = max(dearest, rent)
            bars += 1
    return total - (0 if bars < 3 else cheapest if bars == 3 else dearest)


def step(change: float) -> i64:
    """A change of the own share, in steps."""
    found: i64 = 0
    while found < STEPS - 1 and change >= SCALE[found]:
        found += 1
    return found
