"""Who has which bills: wallets, envelopes, the bank, and a ledger of the deals that not everybody saw.

The ledger is what a chair needs to reason about others' money. Everything else that happens to a wallet (rents, fees,
stakes) is public, so a wallet is its public part plus what the deals in the ledger did to it.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import append, i64, vec
from tablee.engine.state import State
from tablee.games.barracuda.rules.agreed import Rules
from tablee.games.barracuda.rules.bars import MOST_SEATS
from tablee.games.barracuda.rules.fills import fill_bills
from tablee.games.barracuda.rules.money import FAKE, KINDS, add_fewest, put_in, take, worth_at

# What became of an envelope, and so what it did to the wallets of its maker and its receiver.
ACCEPTED: Final = 0  # the receiver keeps everything (BAR-38, BAR-46, BAR-61)
BURNT: Final = 1  # a refused partner offer: both amounts go to the bank, the fakes to the receiver (BAR-39, BAR-40)
DOUBLED: Final = 2  # a refused take-over: the maker gains the amount offered, the receiver keeps the fakes (BAR-49, BAR-50)
RETURNED: Final = 3  # a bid that was not taken (BAR-62)
EMPTY: Final = 4  # nobody's bid or stake: the maker has no bill at all (BAR-58, BAR-70)
OUTCOMES: Final = ("accepted", "burnt", "doubled", "returned", "empty")

# A deal in the ledger: these numbers, then the public part of everybody's real money, then of everybody's fakes.
OUTCOME: Final = 0
MAKER: Final = 1
RECEIVER: Final = 2
LEAST: Final = 3  # real money that had to be offered
AMOUNT: Final = 4
REAL_BILLS: Final = 5
FAKES: Final = 6
PUBLIC: Final = 7
DEAL: Final = PUBLIC + 2 * MOST_SEATS


class Wallets(State):
    """Arrays are empty until somebody fills them by name: `dealt` for a new game, `copy` from another state."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats: i64 = rules.seats
        self.bills = vec[i64]()  # in wallets: five kinds for each seat
        self.piles = vec[i64]()  # the same, in envelopes
        self.deals = vec[i64]()  # the ledger: DEAL numbers for each
        self.net = vec[i64]()  # what all deals did to the real money of every seat, then to its fakes
        self.bank: i64 = 0
        self.bank_fakes: i64 = 0

    def real(self, seat: i64) -> i64:
        return worth_at(self.bills, KINDS * seat)

    def fakes(self, seat: i64) -> i64:
        return self.bills[KINDS * seat + FAKE]

    def has_bills(self, seat: i64) -> bool:
        return self.real(seat) + self.fakes(seat) > 0

    def offered(self, seat: i64) -> i64:
        """The real money in a seat's envelope."""
        return worth_at(self.piles, KINDS * seat)

    def pile_size(self, seat: i64) -> i64:
        """How many bills lie in it, which is all that others see (BAR-100)."""
        at = KINDS * seat
        return self.real_bills(seat) + self.piles[at + FAKE]

    def real_bills(self, seat: i64) -> i64:
        at = KINDS * seat
        return self.piles[at] + self.piles[at + 1] + self.piles[at + 2] + self.piles[at + 3]

    # Paying -----------------------------------------------------------------------------------------------------------

    def pay(self, seat: i64, amount: i64) -> None:
        """To the bank (BAR-21)."""
        take(self.bills, KINDS * seat, amount)
        self.bank += amount

    def fill(self, seat: i64, fill: i64) -> None:
        """Put a set of real bills into a seat's envelope; for those the wallet lacks others are changed (BAR-76)."""
        wallets, piles, at = self.bills, self.piles, KINDS * seat
        tens, fives, twos, ones = fill_bills(fill)
        lacking = put_in(wallets, piles, at, 0, tens)
        lacking += put_in(wallets, piles, at, 1, fives)
        lacking += put_in(wallets, piles, at, 2, twos)
        lacking += put_in(wallets, piles, at, 3, ones)
        take(wallets, at, lacking)

    def add_fakes(self, seat: i64, count: i64) -> None:
        at = KINDS * seat + FAKE
        self.bills[at] -= count
        self.piles[at] += count

    def lower(self, seat: i64, amount: i64, fakes: i64) -> None:
        """Take money out of a wallet without putting it anywhere."""
        take(self.bills, KINDS * seat, amount)
        self.bills[KINDS * seat + FAKE] -= fakes

    def give_real(self, maker: i64, receiver: i64) -> None:
        """The real bills of an envelope into a wallet."""
        kind: i64
        for kind in range(FAKE):
            self.bills[KINDS * receiver + kind] += self.piles[KINDS * maker + kind]
            self.piles[KINDS * maker + kind] = 0

    def give_fakes(self, maker: i64, receiver: i64) -> None:
        self.bills[KINDS * receiver + FAKE] += self.piles[KINDS * maker + FAKE]
        self.piles[KINDS * maker + FAKE] = 0

    def give_to_bank(self, maker: i64) -> None:
        """A stake (BAR-74)."""
        self.bank += self.offered(maker)
        self.bank_fakes += self.piles[KINDS * maker + FAKE]
        kind: i64
        for kind in range(KINDS):
            self.piles[KINDS * maker + kind] = 0

    # What becomes of an envelope ------------------------------------------------------------------------------------------

    def deal_accepted(self, maker: i64, receiver: i64, least: i64) -> None:
        """BAR-38, BAR-46, BAR-61: the receiver keeps all bills, fakes too."""
        self._note(ACCEPTED, maker, receiver, least)
        self.give_real(maker, receiver)
        self.give_fakes(maker, receiver)

    def deal_burnt(self, maker: i64, receiver: i64, least: i64) -> None:
        """BAR-39, BAR-40: the receiver adds as much, and all real money goes to the bank."""
        self._note(BURNT, maker, receiver, least)
        amount = self.offered(maker)
        self.give_fakes(maker, receiver)
        self.give_to_bank(maker)
        self.pay(receiver, amount)

    def deal_doubled(self, maker: i64, receiver: i64, least: i64) -> None:
        """BAR-49, BAR-50: the real money goes back with as much again from the receiver, who keeps the fakes."""
        self._note(DOUBLED, maker, receiver, least)
        amount = self.offered(maker)
        self.give_fakes(maker, receiver)
        self.give_real(maker, maker)
        take(self.bills, KINDS * receiver, amount)
        add_fewest(self.bills, KINDS * maker, amount)

    def deal_returned(self, maker: i64, receiver: i64) -> None:
        """BAR-62: complete, fakes too; but the seller has seen it."""
        self._note(EMPTY if self.pile_size(maker) == 0 else RETURNED, maker, receiver, 0)
        self.give_real(maker, maker)
        self.give_fakes(maker, maker)

    def note_empty(self, maker: i64) -> None:
        self._note(EMPTY, maker, maker, 0)

    # The ledger -----------------------------------------------------------------------------------------------------------

    def public_real(self, seat: i64) -> i64:
        """A seat's real money as far as everybody can count it."""
        return self.real(seat) + self.offered(seat) - self.net[seat]

    def public_fakes(self, seat: i64) -> i64:
        return self.fakes(seat) + self.piles[KINDS * seat + FAKE] - self.net[self.seats + seat]

    def _note(self, outcome: i64, maker: i64, receiver: i64, least: i64) -> None:
        amount = self.offered(maker)
        fakes = self.piles[KINDS * maker + FAKE]
        self.deals = append(self.deals, outcome)
        self.deals = append(self.deals, maker)
        self.deals = append(self.deals, receiver)
        self.deals = append(self.deals, least)
        self.deals = append(self.deals, amount)
        self.deals = append(self.deals, self.real_bills(maker))
        self.deals = append(self.deals, fakes)
        seat: i64
        for seat in range(MOST_SEATS):
            self.deals = append(self.deals, self.public_real(seat) if seat < self.seats else 0)
        for seat in range(MOST_SEATS):
            self.deals = append(self.deals, self.public_fakes(seat) if seat < self.seats else 0)
        self.settle(outcome, maker, receiver, amount, fakes)

    def note_deal(self, outcome: i64, facts: list[int], real: list[int], fakes: list[int]) -> None:
        """A deal as it is written in a position: from its maker to its fakes, then everybody's public money."""
        blank = [0] * (MOST_SEATS - self.seats)
        for part in [int(outcome), *facts, *real, *blank, *fakes, *blank]:
            self.deals = append(self.deals, i64(part))
        self.settle(outcome, i64(facts[0]), i64(facts[1]), i64(facts[3]), i64(facts[5]))

    def settle(self, outcome: i64, maker: i64, receiver: i64, amount: i64, fakes: i64) -> None:
        """Add a deal to `net`."""
        if outcome >= RETURNED:
            return
        net, seats = self.net, self.seats
        net[maker] += amount if outcome == DOUBLED else -amount
        net[receiver] += amount if outcome == ACCEPTED else -amount
        net[seats + maker] -= fakes
        net[seats + receiver] += fakes

    def deal_count(self) -> i64:
        return len(self.deals) // DEAL

    def burnt(self, deals: i64) -> i64:
        """The money of refused partner offers among the first so many deals: all that a look at the bank tells anew."""
        total: i64 = 0
        number: i64
        for number in range(deals):
            if self.deals[number * DEAL + OUTCOME] == BURNT:
                total += self.deals[number * DEAL + AMOUNT]
        return total
