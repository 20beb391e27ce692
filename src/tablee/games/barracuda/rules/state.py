"""The whole truth of a Barracuda game, and what its actions do. Money counts in thousands."""

from __future__ import annotations

from tablee.engine.luck import Dice
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY
from tablee.games.barracuda.rules.agreed import Rules
from tablee.games.barracuda.rules.bars import BIT, PAWNS, SLOTS
from tablee.games.barracuda.rules.envelopes import (
    EMPTY_HANDED,
    FILLED,
    NOT_ASKED,
    SEALED,
    TO_ANSWER,
    TO_BID,
    TO_OFFER,
    TO_PICK,
    TO_STAKE,
)
from tablee.games.barracuda.rules.money import KINDS, START
from tablee.games.barracuda.rules.promenade import (
    ACCEPT,
    AUCTION,
    CALL,
    CLOSE,
    CLOSED,
    COUNT,
    DECLINE,
    DONE,
    FEE,
    FILL,
    HIDDEN,
    OPEN,
    OPEN_BAR,
    PARTNER,
    REFUSE,
    SEAL,
    TAKE,
    TAKE_OVER,
)
from tablee.games.barracuda.rules.turns import Turns


class Barracuda(Turns):
    def copy(self) -> Barracuda:
        twin = Barracuda(self.rules, self.dice.copy())
        twin.bills = self.bills[:]
        twin.piles = self.piles[:]
        twin.deals = self.deals[:]
        twin.net = self.net[:]
        twin.bank = self.bank
        twin.bank_fakes = self.bank_fakes
        twin.slots = self.slots
        twin.faces = self.faces[:]
        twin.managers = self.managers[:]
        twin.partners = self.partners[:]
        twin.hands = self.hands[:]
        twin.since = self.since[:]
        twin.round = self.round
        twin.stages = self.stages[:]
        twin.looks = self.looks[:]
        twin.task = self.task
        twin.seat = self.seat
        twin.target = self.target
        twin.buying = self.buying
        twin.declined = self.declined
        twin.staked = self.staked[:]
        twin.order = self.order[:]
        twin.bag = self.bag
        twin.caller = self.caller
        twin.ended = self.ended
        twin.last = self.last
        twin.opened = self.opened
        return twin

    # What happens -----------------------------------------------------------------------------------------------------

    def play(self, seat: i64, code: i64) -> None:
        if code >= FILL:
            self.fill(seat, code - FILL)
            self.stages[seat] = FILLED
        elif code >= SEAL:
            self._seal(seat, code - SEAL)
        elif code == COUNT:
            self.looks[seat] = self.deal_count()
            self.looks[self.seats + seat] = self.bank
            self.opened += 1
        elif code in (CALL, DECLINE):
            self._answer_call(seat, code == CALL)
        elif code in (ACCEPT, REFUSE):
            self._answer_offer(seat, code == ACCEPT)
        elif code == CLOSE:
            self._close()
        elif code == DONE:
            self.draw_next()
        elif code < OPEN_BAR:
            self._sell(code - TAKE)
        elif code < PARTNER:
            self._open(code - OPEN_BAR)
        elif code < TAKE_OVER:
            self._partner(code - PARTNER)
        elif code < AUCTION:
            self._announce(code - TAKE_OVER, True)
        else:
            self._auction(code - AUCTION)

    def _open(self, slot: i64) -> None:
        """BAR-30, BAR-33."""
        self.faces[slot] = OPEN
        self.managers[slot] = self.seat
        self.seat_pawn(self.seat)
        self.opened += 1
        self.draw_next()

    def _partner(self, slot: i64) -> None:
        """BAR-36 in one's own bar; otherwise an announcement."""
        if self.managers[slot] != self.seat:
            self._announce(slot, False)
            return
        self._enter(slot)
        self.draw_next()

    def _enter(self, slot: i64) -> None:
        self.partners[slot] = self.seat
        self.seat_pawn(self.seat)

    def _announce(self, slot: i64, buying: bool) -> None:
        """BAR-26: it binds, and it tells that the seat can pay."""
        self.target = slot
        self.buying = buying
        self.task = TO_OFFER
        self.stages[self.seat] = EMPTY_HANDED
        self.opened += 1

    def _seal(self, seat: i64, fakes: i64) -> None:
        """BAR-81: handed over for good. Bids and stakes wait until all are in (BAR-101)."""
        self.add_fakes(seat, fakes)
        self.stages[seat] = SEALED
        self.opened += 1
        if self.task == TO_OFFER:
            self.task = TO_ANSWER
        elif self.turn() == NOBODY:
            if self.task == TO_BID:
                self.task = TO_PICK
            else:
                self._turn_up_stakes()

    def _answer_offer(self, manager: i64, accepted: bool) -> None:
        slot, buyer, least = self.target, self.seat, self.least_offer()
        if accepted:
            self.deal_accepted(buyer, manager, least)
            if self.buying:
                self.change_hands(slot, manager, buyer)
            else:
                self._enter(slot)
        elif self.buying:
            self.deal_doubled(buyer, manager, least)
        else:
            self.deal_burnt(buyer, manager, least)
        self.opened += 1
        self._put_away()
        self.draw_next()

    def _put_away(self) -> None:
        """No envelope is on the table any more."""
        self.target = NOBODY
        self.buying = False
        seat: i64
        for seat in range(self.seats):
            self.stages[seat] = NOT_ASKED

    # Auctions ---------------------------------------------------------------------------------------------------------

    def _auction(self, slot: i64) -> None:
        """BAR-54, BAR-57: the seller's pawn leaves; everybody else with a pawn in hand is asked for a bid.

        Somebody always is: there are not enough places in the open bars for all pawns of the others.
        """
        self.target = slot
        self.managers[slot] = NOBODY
        self.lift_pawn(self.seat)
        self.opened += 1
        seat: i64
        for seat in range(self.seats):
            if seat != self.seat and self.hands[seat] > 0:
                self.stages[seat] = EMPTY_HANDED
        self.task = TO_BID

    def _sell(self, bidder: i64) -> None:
        """BAR-61, BAR-62; a partner stays (BAR-55)."""
        other: i64
        for other in range(self.seats):
            if other == bidder:
                self.deal_accepted(bidder, self.seat, 0)
            elif self.stages[other] == SEALED:
                self.deal_returned(other, self.seat)
        self.managers[self.target] = bidder
        self.seat_pawn(bidder)
        self.opened += 1
        self._put_away()
        self.draw_next()

    def _close(self) -> None:
        """BAR-63."""
        slot = self.target
        other: i64
        for other in range(self.seats):
            if self.stages[other] == SEALED:
                self.deal_returned(other, self.seat)
        if self.partners[slot] != NOBODY:
            self.lift_pawn(self.partners[slot])
            self.partners[slot] = NOBODY
        self.pay(self.seat, FEE)
        self.faces[slot] = CLOSED
        self.opened += 1
        self._put_away()
        self.draw_next()

    # Last orders ------------------------------------------------------------------------------------------------------

    def _answer_call(self, seat: i64, called: bool) -> None:
        """BAR-67, BAR-68: one call is enough; a refusal is for good, and nobody sees it."""
        self.opened += 1
        if not called:
            self.declined |= BIT[seat]
            if self.turn() == NOBODY:
                self.declined = 0
                self.draw_next()
            return
        self.declined = 0
        self.caller = seat
        self.task = TO_STAKE
        other: i64
        for other in range(self.seats):
            self.stages[other] = EMPTY_HANDED

    def _turn_up_stakes(self) -> None:
        """BAR-71, BAR-74."""
        self.staked = self.piles[:]
        seat: i64
        for seat in range(self.seats):
            if self.pile_size(seat) == 0:
                self.note_empty(seat)
        for seat in range(self.seats):
            self.give_to_bank(seat)
        self._put_away()
        self.draw_next()


def dealt(rules: Rules, slots: list[int], dice: Dice) -> Barracuda:
    """The table before anything happens; `begin` starts the game. Bars on the slots, then the two left out."""
    state = Barracuda(rules, dice)
    seats = rules.seats
    state.bills = vec[i64]([START[index % KINDS] for index in range(KINDS * seats)])
    state.piles = vec[i64]([0] * (KINDS * seats))
    state.staked = vec[i64]([0] * (KINDS * seats))
    state.net = vec[i64]([0] * (2 * seats))
    state.slots = vec[i64](slots)
    state.faces = vec[i64]([HIDDEN] * SLOTS)
    state.managers = vec[i64]([NOBODY] * SLOTS)
    state.partners = vec[i64]([NOBODY] * SLOTS)
    state.hands = vec[i64]([PAWNS] * seats)
    state.since = vec[i64]([0] * seats)
    state.stages = vec[i64]([NOT_ASKED] * seats)
    state.looks = vec[i64]([NOBODY] * seats + [0] * seats)
    return state
