"""The course of a Barracuda game: rounds, turns, the four actions, last orders, the end. Money counts in thousands."""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Dice
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY
from tablee.games.barracuda.rules.bars import BIT, PAWNS, SLOTS
from tablee.games.barracuda.rules.envelopes import (
    EMPTY_HANDED,
    FILLED,
    NOT_ASKED,
    OVER,
    SEALED,
    TO_ACT,
    TO_ANSWER,
    TO_BID,
    TO_CALL,
    TO_OFFER,
    TO_PICK,
    TO_STAKE,
    Envelopes,
)
from tablee.games.barracuda.rules.money import KINDS, NO_LIMIT, START
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

LAST_ROUND: Final = 100  # BAR-97

# Why the game ended.
BY_PAWNS: Final = 1  # BAR-84
BY_RENT: Final = 2  # BAR-88
BY_NO_ACTION: Final = 3  # BAR-89
BY_TIME: Final = 4  # BAR-97
ENDS: Final = ("no", "pawns", "rent", "stuck", "time")


class Barracuda(Envelopes):
    def __init__(
        self,
        seats: i64,
        bank_info: i64,
        discards_known: bool,
        bills: vec[i64],
        piles: vec[i64],
        deals: vec[i64],
        net: vec[i64],
        slots: vec[i64],
        faces: vec[i64],
        managers: vec[i64],
        partners: vec[i64],
        hands: vec[i64],
        since: vec[i64],
        stages: vec[i64],
        staked: vec[i64],
        order: vec[i64],
        looks: vec[i64],
        dice: Dice,
    ) -> None:
        super().__init__(
            seats, bank_info, bills, piles, deals, net, slots, faces, managers, partners, hands, since, stages, looks
        )
        self.discards_known = discards_known  # BAR-111
        self.staked = staked  # the bills of this round's last order, five kinds for each seat
        self.order = order  # seats drawn in this round
        self.dice = dice
        self.bag: i64 = 0  # set of seats still to be drawn
        self.caller: i64 = NOBODY
        self.ended: i64 = 0  # why
        self.last: i64 = NOBODY  # the winner of BAR-84, or the ruined one
        self.opened: i64 = 0  # times something hidden was shown, or said for good

    def copy(self) -> Barracuda:
        twin = Barracuda(
            self.seats,
            self.bank_info,
            self.discards_known,
            self.bills[:],
            self.piles[:],
            self.deals[:],
            self.net[:],
            self.slots,  # replaced, never changed
            self.faces[:],
            self.managers[:],
            self.partners[:],
            self.hands[:],
            self.since[:],
            self.stages[:],
            self.staked[:],
            self.order[:],
            self.looks[:],
            self.dice.copy(),
        )
        twin.bank = self.bank
        twin.bank_fakes = self.bank_fakes
        twin.round = self.round
        twin.step = self.step
        twin.seat = self.seat
        twin.bag = self.bag
        twin.target = self.target
        twin.buying = self.buying
        twin.declined = self.declined
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
            self._draw()
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
        self._draw()

    def _partner(self, slot: i64) -> None:
        """BAR-36 in one's own bar; otherwise an announcement."""
        if self.managers[slot] != self.seat:
            self._announce(slot, False)
            return
        self._enter(slot)
        self._draw()

    def _enter(self, slot: i64) -> None:
        self.partners[slot] = self.seat
        self.seat_pawn(self.seat)

    def _announce(self, slot: i64, buying: bool) -> None:
        """BAR-26: it binds, and it tells that the seat can pay."""
        self.target = slot
        self.buying = buying
        self.step = TO_OFFER
        self.stages[self.seat] = EMPTY_HANDED
        self.opened += 1

    def _seal(self, seat: i64, fakes: i64) -> None:
        """BAR-81: handed over for good. Bids and stakes wait until all are in (BAR-101)."""
        self.add_fakes(seat, fakes)
        self.stages[seat] = SEALED
        self.opened += 1
        if self.step == TO_OFFER:
            self.step = TO_ANSWER
        elif self.turn() == NOBODY:
            if self.step == TO_BID:
                self.step = TO_PICK
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
        self._draw()

    def _put_away(self) -> None:
        """No envelope is on the table any more."""
        self.target = NOBODY
        seat: i64
        for seat in range(self.seats):
            self.stages[seat] = NOT_ASKED

    # Auctions ---------------------------------------------------------------------------------------------------------

    def _auction(self, slot: i64) -> None:
        """BAR-54, BAR-57: the seller's pawn leaves; everybody else with a pawn in hand is asked for a bid."""
        self.target = slot
        self.managers[slot] = NOBODY
        self.lift_pawn(self.seat)
        self.opened += 1
        seat: i64
        for seat in range(self.seats):
            if seat != self.seat and self.hands[seat] > 0:
                self.stages[seat] = EMPTY_HANDED
        self.step = TO_BID
        if self.turn() == NOBODY:  # BAR-65
            self._close()

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
        self._draw()

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
        self._draw()

    # Last orders ------------------------------------------------------------------------------------------------------

    def _answer_call(self, seat: i64, called: bool) -> None:
        """BAR-67, BAR-68: one call is enough; a refusal is for good, and nobody sees it."""
        self.opened += 1
        if not called:
            self.declined |= BIT[seat]
            if self.turn() == NOBODY:
                self.declined = 0
                self._draw()
            return
        self.declined = 0
        self.caller = seat
        self.step = TO_STAKE
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
        self._draw()

    def stake(self, seat: i64) -> i64:
        """The real money staked in this round (BAR-72)."""
        at = KINDS * seat
        return 10 * self.staked[at] + 5 * self.staked[at + 1] + 2 * self.staked[at + 2] + self.staked[at + 3]

    # Rounds and turns -------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """From the set-up to the first decision."""
        self.bag = BIT[self.seats] - 1
        self._draw()

    def _draw(self) -> None:
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
        self.step = TO_ACT
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
        self.step = TO_CALL

    def _end(self, why: i64) -> None:
        self.ended = why
        self.last = self.seat
        self.step = OVER
        self.opened += 1

    # The result -------------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        """Pawns in bars (BAR-92)."""
        return [PAWNS - hand for hand in self.hands]

    def ranks(self) -> list[int]:
        """BAR-91 to BAR-96."""
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


def dealt(seats: i64, bank_info: i64, discards_known: bool, slots: list[int], dice: Dice) -> Barracuda:
    """The table before anything happens; `begin` starts the game. Bars on the slots, then the two left out."""
    wallets = vec[i64]([0] * (KINDS * seats))
    index: i64
    for index in range(KINDS * seats):
        wallets[index] = START[index % KINDS]
    looks = vec[i64]([0] * (2 * seats))
    for index in range(seats):
        looks[index] = NOBODY
    none = vec[i64]([0] * seats)
    nobody = vec[i64]([NOBODY] * SLOTS)
    return Barracuda(
        seats,
        bank_info,
        discards_known,
        wallets,
        vec[i64]([0] * (KINDS * seats)),
        vec[i64](),
        vec[i64]([0] * (2 * seats)),
        vec[i64](slots),
        vec[i64]([HIDDEN] * SLOTS),
        nobody[:],
        nobody[:],
        vec[i64]([PAWNS] * seats),
        none[:],
        none[:],
        vec[i64]([0] * (KINDS * seats)),
        vec[i64](),
        looks,
        dice,
    )
