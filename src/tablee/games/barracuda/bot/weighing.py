"""One decision of one seat: how good each of its actions looks, in shares of the victory."""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY
from tablee.games.barracuda.bot.deals import Deals
from tablee.games.barracuda.bot.outlook import Outlook, Tuning
from tablee.games.barracuda.rules.bars import PAWNS, RENTS, SLOTS, TWO_PLACES
from tablee.games.barracuda.rules.envelopes import (
    FILLED,
    NOT_ASKED,
    TO_ACT,
    TO_ANSWER,
    TO_BID,
    TO_CALL,
    TO_OFFER,
    TO_PICK,
    TO_STAKE,
)
from tablee.games.barracuda.rules.fills import fill_bills
from tablee.games.barracuda.rules.money import MOST_OFFERED, worth
from tablee.games.barracuda.rules.promenade import (
    ACCEPT,
    AUCTION,
    CALL,
    CLOSE,
    COUNT,
    DONE,
    FILL,
    OPEN_BAR,
    PARTNER,
    SEAL,
    TAKE,
    TAKE_OVER,
)
from tablee.games.barracuda.rules.state import Barracuda

NEVER: Final = -1.0
UNASKED: Final = -2.0
GRAINS: Final = 1 << 20


class Weighing:
    def __init__(self, state: Barracuda, seat: i64, tuning: Tuning, noise: Rng) -> None:
        self.state = state
        self.seat = seat
        self.tuning = tuning
        self.noise = noise
        self.outlook = Outlook(state, tuning)
        self.deals = Deals(state, self.outlook)
        self.best_amount: i64 = 1  # of the offer looked for last
        self.offers = vec[float]([UNASKED] * (2 * SLOTS))  # what the best offer promises: for each place, for each bar ...
        self.amounts = vec[i64]([1] * (2 * SLOTS))  # ... and its amount
        self.promises: dict[int, float] = {}  # of envelopes, by their real money

    def foresee(self) -> None:
        """The outlook once the deal that is under way is done, everybody choosing what suits them."""
        state, outlook, seat = self.state, self.outlook, self.state.seat
        if state.task == TO_ANSWER or (state.task == TO_OFFER and state.stages[seat] == FILLED):
            self.deals.carry_out(seat, state.managers[state.target], state.target, state.buying, state.offered(seat))
        elif state.task == TO_OFFER:
            self.seat = seat
            self._best_offer(state.target, state.buying)
            self.deals.carry_out(seat, state.managers[state.target], state.target, state.buying, self.best_amount)
        elif state.task == TO_PICK:
            self._foresee_sale(False)
        elif state.task == TO_BID:
            self._foresee_sale(True)
        outlook.weigh_up()

    def _foresee_sale(self, guess: bool) -> None:
        """The bar goes to the bidder that suits the seller best; bids that are not in yet are guessed."""
        state, outlook, slot = self.state, self.outlook, self.state.target
        best = -1.0
        buyer: i64 = NOBODY
        price: i64 = 0
        other: i64
        for other in range(state.seats):
            bid = min(2, outlook.money[other] // 4) if guess else state.offered(other)
            if state.stages[other] != NOT_ASKED and (guess or state.pile_size(other) > 0):
                share = self.deals.share_sold(other, slot, bid)
                if share > best:
                    best, buyer, price = share, other, bid
        if buyer != NOBODY:
            outlook.rent[buyer] = outlook.rent_with(buyer, slot, NOBODY)
            outlook.pawns[buyer] += 1
            outlook.money[buyer] -= price
            outlook.money[state.seat] += price

    def weigh(self, code: i64) -> float:
        task = self.state.task
        if code == COUNT:
            return NEVER
        if task == TO_ACT:
            return self._act(code) + 0.1 * self._whim()
        if task == TO_ANSWER:
            return self._answer(code) + 0.3 * self._whim()
        if task == TO_PICK:
            return self._pick(code)
        if task == TO_CALL:
            return self._call(code)
        if code < FILL:
            return self._fakes(code - SEAL)
        tens, fives, twos, ones = fill_bills(code - FILL)
        amount, bills = worth(tens, fives, twos, ones), float(tens + fives + twos + ones)
        if task == TO_OFFER:
            return self._offer(amount, bills)
        return self._bid(amount, bills) if task == TO_BID else self._stake(amount, bills)

    def _whim(self) -> float:
        """Another number every time."""
        return self.tuning.whim * float(self.noise.below(GRAINS)) / float(GRAINS)

    # The action of a turn ------------------------------------------------------------------------------------------------

    def _act(self, code: i64) -> float:
        seat, outlook = self.seat, self.outlook
        if code == DONE:
            return outlook.judge(seat)
        if code < PARTNER:
            return self._open(code - OPEN_BAR)
        if code < TAKE_OVER:
            slot = code - PARTNER
            if self.state.managers[slot] == seat:
                outlook.pawns[seat] += 1
                outlook.places[seat] -= 1
                share = outlook.judge(seat)
                outlook.pawns[seat] -= 1
                outlook.places[seat] += 1
                return share
            return self._best_offer(slot, False)
        return self._best_offer(code - TAKE_OVER, True) if code < AUCTION else self._auction(code - AUCTION)

    def _open(self, slot: i64) -> float:
        seat, outlook = self.seat, self.outlook
        before = outlook.rent[seat]
        roomy: i64 = 1 if self.state.slots[slot] < TWO_PLACES else 0
        outlook.rent[seat] = outlook.rent_with(seat, slot, NOBODY)
        outlook.pawns[seat] += 1
        outlook.places[seat] += roomy
        outlook.room -= 1
        share = outlook.judge(seat)
        outlook.rent[seat] = before
        outlook.pawns[seat] -= 1
        outlook.places[seat] -= roomy
        outlook.room += 1
        return share

    def _best_offer(self, slot: i64, buying: bool) -> float:
        """The most promising amount, by what the manager will answer: the least they take, or a little less."""
        at = slot + (SLOTS if buying else 0)
        if self.offers[at] == UNASKED:
            self._look_for_offer(at, slot, buying)
        self.best_amount = self.amounts[at]
        return self.offers[at]

    def _look_for_offer(self, at: i64, slot: i64, buying: bool) -> None:
        least: i64 = RENTS[self.state.slots[slot]] if buying else 1
        most = min(MOST_OFFERED, self.outlook.money[self.seat])
        taken, too_much = least, most + 1
        while taken < too_much:
            amount = (taken + too_much) // 2
            if self._takes(slot, buying, amount):
                too_much = amount
            else:
                taken = amount + 1
        self.offers[at] = 0.0
        self.amounts[at] = least
        if taken <= most:
            self._note_offer(at, slot, buying, taken)
        if taken > least:
            self._note_offer(at, slot, buying, taken - 1)
            self._note_offer(at, slot, buying, least)

    def _takes(self, slot: i64, buying: bool, amount: i64) -> bool:
        """Whether the manager is better off with the offer of the one who weighs."""
        outlook = self.outlook
        money, rent, pawns, places = outlook.money[:], outlook.rent[:], outlook.pawns[:], outlook.places[:]
        accepted = self.deals.carry_out(self.seat, self.state.managers[slot], slot, buying, amount)
        outlook.money, outlook.rent, outlook.pawns, outlook.places = money, rent, pawns, places
        return accepted

    def _note_offer(self, at: i64, slot: i64, buying: bool, amount: i64) -> None:
        share = self.deals.share_dealt(self.seat, self.state.managers[slot], slot, buying, amount)
        if share > self.offers[at]:
            self.offers[at] = share
            self.amounts[at] = amount

    def _offer(self, amount: i64, bills: float) -> float:
        """An envelope: its amount counts, more or less, and hardly the number of bills, which should tell nothing."""
        state = self.state
        if amount not in self.promises:
            slot = state.target
            share = self.deals.share_dealt(self.seat, state.managers[slot], slot, state.buying, amount)
            self.promises[amount] = share + self._whim()
        return self.promises[amount] + 0.1 * self._whim() - 0.0002 * bills

    def _answer(self, code: i64) -> float:
        state, outlook, buyer = self.state, self.outlook, self.state.seat
        amount = state.offered(buyer)
        money, rent, pawns, places = outlook.money[:], outlook.rent[:], outlook.pawns[:], outlook.places[:]
        if code == ACCEPT:
            self.deals.accept(buyer, self.seat, state.target, state.buying, amount)
        else:
            self.deals.refuse(buyer, self.seat, state.buying, amount)
        share = outlook.judge(self.seat)
        outlook.money, outlook.rent, outlook.pawns, outlook.places = money, rent, pawns, places
        return share

    # Auctions ---------------------------------------------------------------------------------------------------------

    def _auction(self, slot: i64) -> float:
        """Sold for a token bid to the other who pays most for it, or closed."""
        seat, outlook = self.seat, self.outlook
        rent, money = outlook.rent[seat], outlook.money[seat]
        outlook.rent[seat] = outlook.rent_with(seat, NOBODY, slot)
        outlook.pawns[seat] -= 1
        best = 0.0
        buyer: i64
        for buyer in range(self.state.seats):
            if buyer != seat and self.state.hands[buyer] > 0 and self.state.has_bills(buyer):
                best = max(best, self.deals.share_sold(buyer, slot, min(2, outlook.money[buyer] // 4)))
        if money > 0:
            outlook.money[seat] -= 1
            best = max(best, outlook.judge(seat))
        outlook.money[seat] = money
        outlook.rent[seat] = rent
        outlook.pawns[seat] += 1
        return best

    def _bid(self, price: i64, bills: float) -> float:
        """What the bar is worth at that price, times the chance to get it."""
        if price not in self.promises:
            self.promises[price] = self.deals.share_bought(self.seat, price) + 0.1 * self._whim()
        return self.promises[price] + 0.03 * self._whim() - 0.0002 * bills

    def _pick(self, code: i64) -> float:
        seat, outlook, slot = self.seat, self.outlook, self.state.target
        if code == CLOSE:
            partner = self.state.partners[slot]
            outlook.money[seat] -= 1
            if partner != NOBODY:
                outlook.pawns[partner] -= 1
            share = outlook.judge(seat)
            outlook.money[seat] += 1
            if partner != NOBODY:
                outlook.pawns[partner] += 1
            return share
        return self.deals.share_sold(code - TAKE, slot, self.state.offered(code - TAKE))

    # Last orders ---------------------------------------------------------------------------------------------------------

    def _call(self, code: i64) -> float:
        """Worth a bill for who would be ruined when drawn but not alone, and for who wins when drawn soon."""
        if self._wins_when_drawn(self.seat):
            wish = 0.2 if self.state.fakes(self.seat) > 0 else -0.1
        elif self._cannot_pay(self.seat):
            wish = 0.3 if self._others_in_need() > 0 else 0.05
        else:
            wish = -0.1
        wish += self._whim() - 0.5 * self.tuning.whim
        return wish if code == CALL else 0.0

    def _wins_when_drawn(self, seat: i64) -> bool:
        return self.state.since[seat] > 0 and self.outlook.pawns[seat] == PAWNS

    def _cannot_pay(self, seat: i64) -> bool:
        return self.outlook.money[seat] < self.outlook.rent[seat]

    def _others_in_need(self) -> i64:
        count: i64 = 0
        other: i64
        for other in range(self.state.seats):
            if other != self.seat and self._cannot_pay(other):
                count += 1
        return count

    def _stake(self, amount: i64, bills: float) -> float:
        """Everything for who cannot pay anyway, unless they win when drawn (BAR-86); otherwise as little as possible."""
        thin = 0.01 * self._whim() - 0.0005 * bills
        if self._cannot_pay(self.seat) and not self._wins_when_drawn(self.seat):
            return 0.1 * float(amount) + thin
        if amount not in self.promises:
            self.promises[amount] = self._staked(amount)
        return self.promises[amount] - 0.002 * float(amount) + thin

    def _staked(self, amount: i64) -> float:
        seat, outlook = self.seat, self.outlook
        outlook.money[seat] -= amount
        share = outlook.judge(seat)
        outlook.money[seat] += amount
        return share

    # Fakes ---------------------------------------------------------------------------------------------------------------

    def _fakes(self, count: i64) -> float:
        """None is wasted in a stake; in an offer or a bid their number is drawn, and one or two are kept back."""
        kept = float(self.state.fakes(self.seat) - count)
        wish = -0.05 * float(count) - (0.3 if kept < 1.0 else 0.0)
        if self.state.task == TO_STAKE:
            return wish
        return wish + 15.0 * self._whim()
