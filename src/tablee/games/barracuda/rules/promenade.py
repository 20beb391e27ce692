"""Bars and pawns: who is in which bar, what a seat can do in its turn, and what rent it owes."""

from __future__ import annotations

from typing import Final

from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY
from tablee.games.barracuda.rules.agreed import Rules
from tablee.games.barracuda.rules.bars import MOST_SEATS, OPEN_LIMITS, PAWNS, RENTS, SLOTS, TWO_PLACES, discounted
from tablee.games.barracuda.rules.fills import FILLS
from tablee.games.barracuda.rules.money import MOST_FAKES, NO_LIMIT
from tablee.games.barracuda.rules.wallets import Wallets

FEE: Final = 1  # for closing a bar (BAR-63)
BARS_TO_AUCTION: Final = 3  # BAR-53

# Slots of the promenade.
HIDDEN: Final = 0  # never open yet (BAR-05)
OPEN: Final = 1
CLOSED: Final = 2  # closed again, known (BAR-34)

# Action codes.
CALL: Final = 0
DECLINE: Final = 1
COUNT: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
CLOSE: Final = 5
DONE: Final = 6
TAKE: Final = 7  # and the bidder's seat
OPEN_BAR: Final = TAKE + MOST_SEATS  # and the slot
PARTNER: Final = OPEN_BAR + SLOTS
TAKE_OVER: Final = PARTNER + SLOTS
AUCTION: Final = TAKE_OVER + SLOTS
SEAL: Final = AUCTION + SLOTS  # and the number of fakes
FILL: Final = SEAL + MOST_FAKES + 1  # and the real bills
SPACE: Final = FILL + FILLS


class Promenade(Wallets):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.slots = vec[i64]()  # the bar on each slot, then the two left out; replaced, never changed
        self.faces = vec[i64]()  # HIDDEN, OPEN or CLOSED, by slot
        self.managers = vec[i64]()  # a seat or NOBODY, by slot
        self.partners = vec[i64]()
        self.hands = vec[i64]()  # pawns in hand, by seat
        self.since = vec[i64]()  # the round in which the fifth pawn came into a bar, 0 while one is missing (BAR-85)
        self.round: i64 = 1

    # What a seat can do in its turn -----------------------------------------------------------------------------------

    def acts(self, codes: vec[i64], seat: i64) -> vec[i64]:
        """What a seat can do in its turn (BAR-24, BAR-25, BAR-26, BAR-27, BAR-28, BAR-29)."""
        slot: i64
        if self.must_open(seat):
            for slot in range(SLOTS):
                if self.faces[slot] != OPEN:
                    codes = append(codes, OPEN_BAR + slot)
            return codes
        money = self.real(seat)
        can_open = self.hands[seat] > 0 and self.open_bars() < OPEN_LIMITS[self.seats]
        for slot in range(SLOTS):
            if self.faces[slot] != OPEN:
                if can_open:
                    codes = append(codes, OPEN_BAR + slot)
                continue
            if self.can_partner(seat, slot, money):
                codes = append(codes, PARTNER + slot)
            if self.can_take_over(seat, slot, money):
                codes = append(codes, TAKE_OVER + slot)
            if self.managers[slot] == seat and self.can_auction(seat, money):
                codes = append(codes, AUCTION + slot)
        return append(codes, DONE) if self.may_rest(seat) else codes

    def must_open(self, seat: i64) -> bool:
        """BAR-12 in the first round; BAR-29 without a pawn in any bar, as long as a bar may be opened."""
        if self.hands[seat] == PAWNS or self.round == 1:
            return self.open_bars() < OPEN_LIMITS[self.seats]
        return False

    def open_bars(self) -> i64:
        count: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            if self.faces[slot] == OPEN:
                count += 1
        return count

    def can_partner(self, seat: i64, slot: i64, money: i64) -> bool:
        """BAR-35, BAR-36, BAR-37: an empty partner place, free in one's own bar; elsewhere it takes money."""
        if self.hands[seat] == 0 or self.slots[slot] >= TWO_PLACES or self.partners[slot] != NOBODY:
            return False
        return self.managers[slot] == seat or money >= 1

    def can_take_over(self, seat: i64, slot: i64, money: i64) -> bool:
        """BAR-27, BAR-44, BAR-45."""
        return self.hands[seat] > 0 and self.managers[slot] != seat and RENTS[self.slots[slot]] <= money

    def can_auction(self, seat: i64, money: i64) -> bool:
        """BAR-53, BAR-65: three bars, and a bidder or the fee."""
        return self.managed(seat) >= BARS_TO_AUCTION and (money >= FEE or self.somebody_bids(seat))

    def may_rest(self, seat: i64) -> bool:
        """BAR-87: all five pawns in bars but not yet long enough."""
        return self.hands[seat] == 0

    def can_act(self, seat: i64) -> bool:
        """BAR-89."""
        codes = vec[i64]()
        return len(self.acts(codes, seat)) > 0

    def cheapest_action(self, seat: i64) -> i64:
        """The least money with which a seat can act, auctions aside."""
        if self.hands[seat] == 0 or self.open_bars() < OPEN_LIMITS[self.seats]:
            return 0
        cheapest: i64 = NO_LIMIT
        slot: i64
        for slot in range(SLOTS):
            if self.faces[slot] != OPEN:
                continue
            if self.can_partner(seat, slot, 0):
                return 0
            if self.can_partner(seat, slot, 1):
                cheapest = 1
            elif self.managers[slot] != seat:
                cheapest = min(cheapest, RENTS[self.slots[slot]])
        return cheapest

    def managed(self, seat: i64) -> i64:
        count: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            if self.managers[slot] == seat:
                count += 1
        return count

    def somebody_bids(self, seller: i64) -> bool:
        """BAR-56, BAR-57, BAR-58: another player with a pawn in hand and a bill."""
        other: i64
        for other in range(self.seats):
            if other != seller and self.hands[other] > 0 and self.has_bills(other):
                return True
        return False

    # Pawns and rents --------------------------------------------------------------------------------------------------

    def seat_pawn(self, seat: i64) -> None:
        """From the hand into a bar; the fifth is noted (BAR-85)."""
        self.hands[seat] -= 1
        if self.hands[seat] == 0:
            self.since[seat] = self.round

    def lift_pawn(self, seat: i64) -> None:
        self.hands[seat] += 1
        self.since[seat] = 0

    def change_hands(self, slot: i64, manager: i64, buyer: i64) -> None:
        """BAR-46, BAR-47, BAR-48: the old manager leaves, and every partner but the buyer's own."""
        self.lift_pawn(manager)
        partner = self.partners[slot]
        if partner != NOBODY and partner != buyer:
            self.lift_pawn(partner)
            self.partners[slot] = NOBODY
        self.managers[slot] = buyer
        self.seat_pawn(buyer)

    def rent(self, seat: i64) -> i64:
        """What a seat owes when it is drawn: managers pay, partners do not (BAR-15, BAR-16)."""
        rents = vec[i64]()
        slot: i64
        for slot in range(SLOTS):
            if self.managers[slot] == seat:
                rents = append(rents, RENTS[self.slots[slot]])
        return discounted(rents)

    def rents(self, seat: i64) -> i64:
        """The sum of the rents of the bars managed, without discounts (BAR-94)."""
        total: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            if self.managers[slot] == seat:
                total += RENTS[self.slots[slot]]
        return total
