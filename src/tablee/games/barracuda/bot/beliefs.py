"""What a seat believes that everybody owns: its own money exactly, that of others by what it saw of the deals.

A wallet is its public part plus what the deals did to it (`rules.wallets`). Of a deal between others a seat has seen the
number of bills only, and guesses; no guess is better than a table's habits, so it is a simple one.
"""

from __future__ import annotations

from tablee.engine.native import i64, vec
from tablee.games.barracuda.bot.outlook import Outlook
from tablee.games.barracuda.rules.agreed import COUNTED
from tablee.games.barracuda.rules.bars import MOST_SEATS
from tablee.games.barracuda.rules.envelopes import SEALED, TO_ANSWER, TO_PICK
from tablee.games.barracuda.rules.facts import maker_gains, receiver_gains
from tablee.games.barracuda.rules.money import FAKE, KINDS, MOST_OFFERED
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.wallets import (
    AMOUNT,
    BURNT,
    DEAL,
    FAKES,
    LEAST,
    MAKER,
    OUTCOME,
    REAL_BILLS,
    RECEIVER,
    RETURNED,
)


class Beliefs:
    def __init__(self) -> None:
        self.money = vec[i64]([0] * MOST_SEATS)  # in wallets and envelopes
        self.fakes = vec[i64]([0] * MOST_SEATS)
        self.unsure = vec[i64]([0] * MOST_SEATS)  # deals of each seat that were guessed

    def form(self, state: Barracuda, seat: i64) -> None:
        """By all that a seat has seen."""
        money, fakes, seats = self.money, self.fakes, state.seats
        other: i64
        for other in range(seats):
            money[other] = state.public_real(other)
            fakes[other] = state.public_fakes(other)
            self.unsure[other] = 0
        counted = state.rules.bank_info == COUNTED
        at: i64
        for at in range(0, len(state.deals), DEAL):
            outcome = state.deals[at + OUTCOME]
            if outcome >= RETURNED:
                continue
            maker, receiver = state.deals[at + MAKER], state.deals[at + RECEIVER]
            amount, given = state.deals[at + AMOUNT], state.deals[at + FAKES]
            if maker != seat and receiver != seat:
                bills, least = state.deals[at + REAL_BILLS] + given, state.deals[at + LEAST]
                if outcome != BURNT or not counted:
                    amount = guess(least, bills)
                given = min(bills, max(0, bills - (amount + 2) // 3))
                self.unsure[maker] += 1
                self.unsure[receiver] += 1
            money[maker] += amount * maker_gains(outcome)
            money[receiver] += amount * receiver_gains(outcome)
            fakes[maker] -= given
            fakes[receiver] += given
        for other in range(seats):
            money[other] = max(money[other], 0)
            fakes[other] = max(fakes[other], 0)
        money[seat] = state.real(seat) + state.offered(seat)
        fakes[seat] = state.fakes(seat) + state.piles[KINDS * seat + FAKE]

    def envelope(self, state: Barracuda, seat: i64, maker: i64) -> i64:
        """The real money that a seat supposes in another's envelope; 0 while it is not handed over."""
        if maker == seat:
            return state.offered(maker)
        if state.task == TO_ANSWER and maker == state.seat:
            if seat == state.managers[state.target]:
                return state.offered(maker)
            return guess(state.least_offer(), state.pile_size(maker))
        if state.task == TO_PICK and state.stages[maker] == SEALED:
            return state.offered(maker) if seat == state.seat else guess(0, state.pile_size(maker))
        return 0

    def tell(self, outlook: Outlook) -> None:
        """Let an outlook be asked about a table as it is believed to be."""
        other: i64
        for other in range(outlook.seats):
            outlook.money[other] = self.money[other]
            outlook.fakes[other] = self.fakes[other]


def guess(least: i64, bills: i64) -> i64:
    """What lies in an envelope of so many bills: hardly less than had to, not much more than usual."""
    return min(max(least + 1, min(bills, 6)), MOST_OFFERED) if least > 0 else min(bills // 2, 4)
