"""What a good player looks at: what a deal does to the outlook of both, and what the other will therefore answer.

Everything is asked of an imagined world, where wallets are known; a player that weighs many worlds averages over what it
cannot know. A mood, taken from the dice of the first world, keeps a bot from being read like a book: how much an offer is,
how many bills it has, how many of them are fakes, and what it does where two actions are nearly as good.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY, Hints, State
from tablee.games.barracuda.bot.outlook import Outlook, Tuning
from tablee.games.barracuda.rules.bars import PAWNS, RENTS, SLOTS, TWO_PLACES
from tablee.games.barracuda.rules.envelopes import (
    FILLED,
    NOT_ASKED,
    OVER,
    TO_ACT,
    TO_ANSWER,
    TO_BID,
    TO_CALL,
    TO_OFFER,
    TO_PICK,
    TO_STAKE,
)
from tablee.games.barracuda.rules.fills import count_plain_fills, fill_size, fill_worth, first_fill
from tablee.games.barracuda.rules.money import MOST_OFFERED
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
STATES: Final = (1 << 61) - 1  # of a generator: small ones would begin alike
STRIDE: Final = 1_640_531_527
MASK: Final = 1_442_695_040_888_963_407


class BarracudaHints(Hints):
    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        self.mood: i64 = 0  # of one decision: the same in all its worlds, or it would come to nothing on the average

    def weigh(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        assert isinstance(state, Barracuda)
        if self.mood == 0:
            self.mood = mood_of(state)
        scales = Scales(state, seat, self.tuning, self.mood)
        return [scales.weigh(code) for code in codes]

    def considered(self, state: State, seat: i64) -> list[int]:
        """Of the thousands of bids that a wallet is worth, those with as many 10000s as possible."""
        assert isinstance(state, Barracuda)
        if state.step != TO_BID or not state.is_filling(seat):
            return state.codes(seat)
        bids: list[int] = []
        amount: i64
        for amount in range(state.least(seat), state.most(seat) + 1):
            first = FILL + first_fill(amount)
            bids.extend(range(first, first + count_plain_fills(amount)))
        return bids

    def drawn(self, state: State, seat: i64, rng: Rng) -> i64:
        """All amounts of a bid are equally likely."""
        assert isinstance(state, Barracuda)
        if state.step != TO_BID or not state.is_filling(seat):
            return state.draw(seat, rng)
        least = state.least(seat)
        amount = least + rng.below(state.most(seat) - least + 1)
        return FILL + first_fill(amount) + rng.below(count_plain_fills(amount))

    def worth(self, state: State, seat: i64) -> float:
        return self.shares(state)[seat]

    def shares(self, state: State) -> list[float]:
        assert isinstance(state, Barracuda)
        if state.step == OVER:
            return [state.reward(seat) for seat in range(state.seats)]
        scales = Scales(state, state.turn(), self.tuning, self.mood)
        scales.foresee()
        return [share for share in scales.outlook.shares]  # noqa: C416  # list() of a vec is slower compiled


class Scales:
    """One decision of one seat."""

    def __init__(self, state: Barracuda, seat: i64, tuning: Tuning, mood: i64) -> None:
        self.state = state
        self.seat = seat
        self.tuning = tuning
        self.outlook = Outlook(state, tuning)
        self.best_amount: i64 = 1  # of the offer looked for last
        self.offers = vec[float](
            [UNASKED] * (2 * SLOTS)
        )  # what the best offer for each place promises, then for each bar ...
        self.amounts = vec[i64]([1] * (2 * SLOTS))  # ... and its amount
        self.promises: dict[int, float] = {}  # of envelopes, by their real money
        self.noise = Rng((mood + state.dice.drawn * STRIDE) & STATES)

    def foresee(self) -> None:
        """The outlook once the deal that is under way is done, everybody choosing what suits him."""
        state, outlook, seat = self.state, self.outlook, self.state.seat
        if state.step == TO_ANSWER or (state.step == TO_OFFER and state.stages[seat] == FILLED):
            self._deal(seat, state.managers[state.target], state.target, state.buying, state.offered(seat))
        elif state.step == TO_OFFER:
            self.seat = seat
            self._best_offer(state.target, state.buying)
            self._deal(seat, state.managers[state.target], state.target, state.buying, self.best_amount)
        elif state.step == TO_PICK:
            self._foresee_sale(False)
        elif state.step == TO_BID:
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
                share = self._sold(other, slot, bid)
                if share > best:
                    best, buyer, price = share, other, bid
        if buyer != NOBODY:
            outlook.rent[buyer] = outlook.rent_with(buyer, slot, NOBODY)
            outlook.pawns[buyer] += 1
            outlook.money[buyer] -= price
            outlook.money[state.seat] += price

    def weigh(self, code: i64) -> float:
        step = self.state.step
        if code == COUNT:
            return NEVER
        if step == TO_ACT:
            return self._act(code) + 0.1 * self._whim()
        if step == TO_ANSWER:
            return self._answer(code) + 0.3 * self._whim()
        if step == TO_PICK:
            return self._pick(code)
        if step == TO_CALL:
            return self._call(code)
        if code < FILL:
            return self._fakes(code - SEAL)
        if step == TO_OFFER:
            return self._offer(code - FILL)
        return self._bid(code - FILL) if step == TO_BID else self._stake(code - FILL)

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
        """The most promising amount, by what the manager will answer: the least he takes, or a little less."""
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
        accepted = self._deal(self.seat, self.state.managers[slot], slot, buying, amount)
        outlook.money, outlook.rent, outlook.pawns, outlook.places = money, rent, pawns, places
        return accepted

    def _note_offer(self, at: i64, slot: i64, buying: bool, amount: i64) -> None:
        share = self._dealt(self.seat, self.state.managers[slot], slot, buying, amount)
        if share > self.offers[at]:
            self.offers[at] = share
            self.amounts[at] = amount

    def _offer(self, fill: i64) -> float:
        """An envelope: its amount counts, more or less, and hardly the number of bills, which should tell nothing."""
        state, amount = self.state, fill_worth(fill)
        if amount not in self.promises:
            slot = state.target
            share = self._dealt(self.seat, state.managers[slot], slot, state.buying, amount)
            self.promises[amount] = share + self._whim()
        return self.promises[amount] + 0.1 * self._whim() - 0.0002 * float(fill_size(fill))

    # Deals ---------------------------------------------------------------------------------------------------------------

    def _dealt(self, buyer: i64, manager: i64, slot: i64, buying: bool, amount: i64) -> float:
        """The buyer's share once the manager has answered; the numbers stay as they were."""
        outlook = self.outlook
        money, rent, pawns, places = outlook.money[:], outlook.rent[:], outlook.pawns[:], outlook.places[:]
        self._deal(buyer, manager, slot, buying, amount)
        share = outlook.judge(buyer)
        outlook.money, outlook.rent, outlook.pawns, outlook.places = money, rent, pawns, places
        return share

    def _deal(self, buyer: i64, manager: i64, slot: i64, buying: bool, amount: i64) -> bool:
        """Change the numbers by an offer and the answer that is better for the manager: whether he takes it."""
        outlook = self.outlook
        money, rent, pawns, places = outlook.money[:], outlook.rent[:], outlook.pawns[:], outlook.places[:]
        self._accept(buyer, manager, slot, buying, amount)
        if money[manager] < amount:
            return True
        accepted = outlook.judge(manager)
        agreed = (outlook.money, outlook.rent, outlook.pawns, outlook.places)
        outlook.money, outlook.rent, outlook.pawns, outlook.places = money, rent, pawns, places
        self._refuse(buyer, manager, buying, amount)
        if outlook.judge(manager) > accepted:
            return False
        outlook.money, outlook.rent, outlook.pawns, outlook.places = agreed
        return True

    def _accept(self, buyer: i64, manager: i64, slot: i64, buying: bool, amount: i64) -> None:
        outlook, state = self.outlook, self.state
        outlook.money[buyer] -= amount
        outlook.money[manager] += amount
        outlook.pawns[buyer] += 1
        if not buying:
            outlook.places[manager] -= 1
            return
        outlook.pawns[manager] -= 1
        outlook.rent[buyer] = outlook.rent_with(buyer, slot, NOBODY)
        outlook.rent[manager] = outlook.rent_with(manager, NOBODY, slot)
        partner = state.partners[slot]
        if state.slots[slot] < TWO_PLACES:
            if partner == NOBODY:
                outlook.places[manager] -= 1
            if partner != buyer:
                outlook.places[buyer] += 1
        if partner != NOBODY and partner != buyer:
            outlook.pawns[partner] -= 1

    def _refuse(self, buyer: i64, manager: i64, buying: bool, amount: i64) -> None:
        self.outlook.money[manager] -= amount
        self.outlook.money[buyer] += amount if buying else -amount

    def _answer(self, code: i64) -> float:
        state, outlook, buyer = self.state, self.outlook, self.state.seat
        amount = state.offered(buyer)
        money, rent, pawns, places = outlook.money[:], outlook.rent[:], outlook.pawns[:], outlook.places[:]
        if code == ACCEPT:
            self._accept(buyer, self.seat, state.target, state.buying, amount)
        else:
            self._refuse(buyer, self.seat, state.buying, amount)
        share = outlook.judge(self.seat)
        outlook.money, outlook.rent, outlook.pawns, outlook.places = money, rent, pawns, places
        return share

    # Auctions ------------------------------------------------------------------------------------------------------------

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
                best = max(best, self._sold(buyer, slot, min(2, outlook.money[buyer] // 4)))
        if money > 0:
            outlook.money[seat] -= 1
            best = max(best, outlook.judge(seat))
        outlook.money[seat] = money
        outlook.rent[seat] = rent
        outlook.pawns[seat] += 1
        return best

    def _sold(self, buyer: i64, slot: i64, price: i64) -> float:
        """The seller's share, the bar already off his hands."""
        seat, outlook = self.state.seat, self.outlook
        rent = outlook.rent[buyer]
        outlook.rent[buyer] = outlook.rent_with(buyer, slot, NOBODY)
        outlook.pawns[buyer] += 1
        outlook.money[buyer] -= price
        outlook.money[seat] += price
        share = outlook.judge(seat)
        outlook.rent[buyer] = rent
        outlook.pawns[buyer] -= 1
        outlook.money[buyer] += price
        outlook.money[seat] -= price
        return share

    def _bid(self, fill: i64) -> float:
        """What the bar is worth at that price, times the chance to get it."""
        price = fill_worth(fill)
        if price not in self.promises:
            self.promises[price] = self._bought(price) + 0.1 * self._whim()
        return self.promises[price] + 0.03 * self._whim() - 0.0002 * float(fill_size(fill))

    def _bought(self, price: i64) -> float:
        seat, outlook, slot = self.seat, self.outlook, self.state.target
        alone = outlook.judge(seat)
        rent = outlook.rent[seat]
        outlook.rent[seat] = outlook.rent_with(seat, slot, NOBODY)
        outlook.pawns[seat] += 1
        outlook.money[seat] -= price
        gain = outlook.judge(seat) - alone
        outlook.rent[seat] = rent
        outlook.pawns[seat] -= 1
        outlook.money[seat] += price
        chance = (float(price) + 0.5) / (float(price) + 2.5)
        return gain * chance

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
        return self._sold(code - TAKE, slot, self.state.offered(code - TAKE))

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

    def _stake(self, fill: i64) -> float:
        """Everything for who cannot pay anyway, unless he wins when drawn (BAR-86); otherwise as little as possible."""
        amount = float(fill_worth(fill))
        thin = 0.01 * self._whim() - 0.0005 * float(fill_size(fill))
        if self._cannot_pay(self.seat) and not self._wins_when_drawn(self.seat):
            return 0.1 * amount + thin
        if fill_worth(fill) not in self.promises:
            self.promises[fill_worth(fill)] = self._staked(fill_worth(fill))
        return self.promises[fill_worth(fill)] - 0.002 * amount + thin

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
        if self.state.step == TO_STAKE:
            return wish
        return wish + 15.0 * self._whim()


def mood_of(state: Barracuda) -> i64:
    """A number that differs from one imagined world to the next: no stream that the world itself will see; never 0."""
    dice = state.dice
    return ((dice.value ^ MASK) & STATES) | 1 if isinstance(dice, Rng) else MASK
