"""Decisions: whom the game waits for, what they may do, how envelopes are filled, and what others see of it."""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY, NOTHING
from tablee.games.barracuda.rules.agreed import ONCE, Rules
from tablee.games.barracuda.rules.bars import BIT, MOST_SEATS, RENTS
from tablee.games.barracuda.rules.covers import (
    BID_DIGITS,
    BIDS_COUNTED,
    BIDS_READ,
    COUNT_DIGITS,
    FAKE_COUNTS,
    HANDED_IN,
    NO_ENVELOPE,
    NOBODY_CALLS,
    OFFER_COUNTED,
    OFFER_READ,
    STAKE_DIGITS,
    STAKES,
    count_digit,
    money_digit,
)
from tablee.games.barracuda.rules.fills import count_fills, fill_number, first_fill
from tablee.games.barracuda.rules.money import FAKE, KINDS, MOST_OFFERED, NO_LIMIT
from tablee.games.barracuda.rules.promenade import (
    ACCEPT,
    CALL,
    CLOSE,
    COUNT,
    DECLINE,
    FEE,
    FILL,
    REFUSE,
    SEAL,
    SPACE,
    TAKE,
    Promenade,
)

# What is to be done.
TO_CALL: Final = 0  # everybody: last order, or not
TO_STAKE: Final = 1  # everybody
TO_ACT: Final = 2
TO_OFFER: Final = 3
TO_ANSWER: Final = 4
TO_BID: Final = 5  # everybody who was asked
TO_PICK: Final = 6
OVER: Final = 7
TASKS: Final = ("call", "stake", "act", "offer", "answer", "bid", "pick", "over")

# How far a seat is with its envelope. Others only see whether it is sealed.
NOT_ASKED: Final = 0
EMPTY_HANDED: Final = 1
FILLED: Final = 2
SEALED: Final = 3
STAGES: Final = ("none", "open", "filled", "sealed")


class Envelopes(Promenade):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stages = vec[i64]()  # of the envelopes, by seat
        self.looks = vec[i64]()  # by seat: deals before its look at the bank, or NOBODY; then what it counted
        self.task: i64 = TO_ACT
        self.seat: i64 = NOBODY  # whose turn it is
        self.target: i64 = NOBODY  # the slot that an action is about
        self.buying: bool = False  # the offer is for a take-over, not for a partner place
        self.declined: i64 = 0  # set of seats that do not want a last order

    # Who acts ---------------------------------------------------------------------------------------------------------

    def is_acting(self, seat: i64) -> bool:
        task = self.task
        if task == TO_CALL:
            return self.declined & BIT[seat] == 0
        if task in (TO_STAKE, TO_BID):
            return self.stages[seat] == EMPTY_HANDED or self.stages[seat] == FILLED
        if task == TO_ANSWER:
            return seat == self.managers[self.target]
        return task != OVER and seat == self.seat

    def turn(self) -> i64:
        seat: i64
        for seat in range(self.seats):
            if self.is_acting(seat):
                return seat
        return NOBODY

    def acting(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.is_acting(seat)]

    # What is legal ----------------------------------------------------------------------------------------------------

    def codes(self, seat: i64) -> list[int]:
        return [code for code in self.legal(seat)]  # noqa: C416  # list() of a vec is slower compiled

    def draw(self, seat: i64, rng: Rng) -> i64:
        """Uniform over `codes`; the many ways to fill an envelope are not listed."""
        if self.is_filling(seat):
            looks: i64 = 1 if self.may_count(seat) else 0
            least = self.least(seat)
            pick = rng.below(count_fills(least, self.most(seat)) + looks) - looks
            return COUNT if pick < 0 else FILL + first_fill(least) + pick
        codes = self.legal(seat)
        return codes[rng.below(len(codes))]

    def legal(self, seat: i64) -> vec[i64]:
        task = self.task
        codes = vec[i64]([COUNT]) if self.may_count(seat) else vec[i64]()
        if task == TO_ACT:
            return self.acts(codes, seat)
        if task == TO_CALL:
            codes = append(codes, DECLINE)
            return append(codes, CALL) if self.has_bills(seat) else codes  # BAR-66
        if task == TO_ANSWER:
            codes = append(codes, ACCEPT)
            return append(codes, REFUSE) if self.can_refuse(seat) else codes
        if task == TO_PICK:
            return self._picks(codes, seat)
        return self._envelopes(codes, seat)

    def may_count(self, seat: i64) -> bool:
        """BAR-108: once per game, whenever the game waits for a seat."""
        return self.rules.bank_info == ONCE and self.looks[seat] == NOBODY

    def can_refuse(self, seat: i64) -> bool:
        """BAR-42, BAR-51: only with as much real money of one's own."""
        return self.real(seat) >= self.offered(self.seat)

    def _picks(self, codes: vec[i64], seat: i64) -> vec[i64]:
        """BAR-60, BAR-64: any bid, or the fee."""
        if self.real(seat) >= FEE:
            codes = append(codes, CLOSE)
        bidder: i64
        for bidder in range(self.seats):
            if self.pile_size(bidder) > 0:
                codes = append(codes, TAKE + bidder)
        return codes

    # Envelopes --------------------------------------------------------------------------------------------------------

    def is_filling(self, seat: i64) -> bool:
        return self.stages[seat] == EMPTY_HANDED

    def least(self, seat: i64) -> i64:
        """The least real money an envelope may hold: BAR-37, BAR-45; bids and stakes need one bill (BAR-56, BAR-69)."""
        if self.task == TO_OFFER:
            return self.least_offer()
        if self.fakes(seat) > 0 or self.real(seat) == 0:
            return 0
        return 1

    def least_offer(self) -> i64:
        if self.buying:
            return RENTS[self.slots[self.target]]
        return 1

    def most(self, seat: i64) -> i64:
        """The most that the rules and the wallet allow."""
        return min(self.limit(), self.real(seat))

    def limit(self) -> i64:
        """The most real money that an envelope may hold now (BAR-37, BAR-45, BAR-69); a bid has no limit (BAR-59)."""
        return NO_LIMIT if self.task == TO_BID else MOST_OFFERED

    def _envelopes(self, codes: vec[i64], seat: i64) -> vec[i64]:
        """First the real bills, then the fakes: two decisions, so that nobody can count steps and learn from them."""
        number: i64
        if self.is_filling(seat):
            for number in range(first_fill(self.least(seat)), first_fill(self.most(seat) + 1)):
                codes = append(codes, FILL + number)
            return codes
        for number in range(self.least_fakes(seat), self.fakes(seat) + 1):
            codes = append(codes, SEAL + number)
        return codes

    def least_fakes(self, seat: i64) -> i64:
        """One if nothing else lies in the envelope; none where there is no bill at all (BAR-58, BAR-70)."""
        if self.offered(seat) > 0 or self.fakes(seat) == 0:
            return 0
        return 1

    # What others see --------------------------------------------------------------------------------------------------

    def sight(self, seat: i64, code: i64, observer: i64) -> i64:
        """Envelopes cover their bills (BAR-100, BAR-101).

        Nobody notices who declines (BAR-68) or how far an envelope is. With the last bid or stake everybody, its maker
        too, sees something of all of them.
        """
        if code >= FILL:
            return code if observer == seat else NOTHING
        if code >= SEAL:
            return self._envelope_seen(seat, code, observer)
        if code != DECLINE or observer == seat:
            return code
        return NOTHING if self._waiting() > 1 else SPACE + NOBODY_CALLS

    def told(self, seat: i64, sight: i64) -> i64:
        """That nobody calls is seen when the round begins; a record that told it would name who declined last."""
        return NOTHING if sight == SPACE + NOBODY_CALLS else sight

    def _waiting(self) -> i64:
        """For how many seats the game waits."""
        waiting: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.is_acting(seat):
                waiting += 1
        return waiting

    def _envelope_seen(self, seat: i64, code: i64, observer: i64) -> i64:
        fakes = code - SEAL
        if self.task == TO_OFFER:
            return code if observer == seat else SPACE + self._offer_seen(seat, fakes, observer)
        if self._waiting() > 1:
            return code if observer == seat else SPACE + HANDED_IN
        if self.task == TO_STAKE:
            return SPACE + self._stakes_seen(seat, fakes)
        return SPACE + (self._bids_read(seat, fakes) if observer == self.seat else self._bids_counted(seat, fakes))

    def _offer_seen(self, seat: i64, fakes: i64, observer: i64) -> i64:
        """The receiver sees the bills, others their number."""
        if observer != self.managers[self.target]:
            return OFFER_COUNTED + self.real_bills(seat) + fakes
        at = KINDS * seat
        fill = fill_number(self.piles[at], self.piles[at + 1], self.piles[at + 2], self.piles[at + 3])
        return OFFER_READ + fill * FAKE_COUNTS + fakes

    def _stakes_seen(self, last: i64, fakes: i64) -> i64:
        packed: i64 = 0
        seat: i64
        for seat in range(MOST_SEATS):
            digit = money_digit(self.offered(seat), self._fakes_in(seat, last, fakes)) if seat < self.seats else NO_ENVELOPE
            packed = packed * STAKE_DIGITS + digit
        return STAKES + packed

    def _bids_counted(self, last: i64, fakes: i64) -> i64:
        packed: i64 = 0
        seat: i64
        for seat in range(MOST_SEATS):
            digit = (
                count_digit(self.real_bills(seat) + self._fakes_in(seat, last, fakes)) if self._bids(seat) else NO_ENVELOPE
            )
            packed = packed * COUNT_DIGITS + digit
        return BIDS_COUNTED + packed

    def _bids_read(self, last: i64, fakes: i64) -> i64:
        """The first seat without a bid has no digit: there is one, for the seller makes none."""
        packed: i64 = 0
        gap: i64 = NOBODY
        seat: i64
        for seat in range(MOST_SEATS):
            if self._bids(seat):
                packed = packed * BID_DIGITS + money_digit(self.offered(seat), self._fakes_in(seat, last, fakes))
            elif gap == NOBODY:
                gap = seat
            else:
                packed = packed * BID_DIGITS + NO_ENVELOPE
        return BIDS_READ + packed * MOST_SEATS + gap

    def _bids(self, seat: i64) -> bool:
        return seat < self.seats and self.stages[seat] != NOT_ASKED

    def _fakes_in(self, seat: i64, last: i64, fakes: i64) -> i64:
        """In an envelope, with those that are put into the last one just now."""
        return self.piles[KINDS * seat + FAKE] + (fakes if seat == last else 0)
