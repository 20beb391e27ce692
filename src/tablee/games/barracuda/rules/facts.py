"""What a chair knows about the money of others, as numbers for the compiled core.

A wallet is its public part plus what the deals did to it. Deals are rows of numbers as in the ledger of `wallets`, with the
number of bills at the end, which everybody saw; what the chair did not see of them is UNKNOWN.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec
from tablee.games.barracuda.rules.bars import MOST_SEATS
from tablee.games.barracuda.rules.money import MOST_OFFERED, NO_LIMIT
from tablee.games.barracuda.rules.wallets import ACCEPTED, AMOUNT, BURNT, DEAL, DOUBLED, LEAST, OUTCOME, REAL_BILLS

ON_TABLE: Final = 5  # an outcome for envelopes that wait for an answer
BILLS: Final = DEAL  # where the number of bills of a deal stands
ROW: Final = DEAL + 1
UNKNOWN: Final = -1
BOTH: Final = 2 * MOST_SEATS  # real money of the seats, then their fakes


class Facts:
    """What a chair knows beyond the table: numbers of its view."""

    def __init__(self, rows: list[int], money: int, fakes: int, public: list[int], bids: int, look: list[int]) -> None:
        self.rows = vec[i64](rows)  # the deals of the past, then the envelopes on the table
        self.count: i64 = len(rows) // ROW
        self.money: i64 = money  # all there is
        self.fakes: i64 = fakes
        self.public = vec[i64](public)  # parts of wallets, now
        self.bids: i64 = bids  # whether somebody can bid, or UNKNOWN
        self.looked_at: i64 = look[0]  # deals that a look at the bank covers ...
        self.burnt: i64 = look[1]  # ... and what partner offers refused unseen by the chair brought in by then

    def amounts(self, number: i64) -> tuple[i64, i64]:
        """Between which amounts an envelope lies."""
        at = number * ROW
        if self.rows[at + AMOUNT] != UNKNOWN:
            return self.rows[at + AMOUNT], self.rows[at + AMOUNT]
        return self.rows[at + LEAST], self.limit(number)

    def limit(self, number: i64) -> i64:
        """The most that may lie in an envelope: a bid has no limit (BAR-59)."""
        return MOST_OFFERED if self.rows[number * ROW + LEAST] > 0 else NO_LIMIT

    def fake_counts(self, number: i64) -> tuple[i64, i64]:
        """Between which numbers the fakes in an envelope lie."""
        at = number * ROW
        if self.rows[at + REAL_BILLS] == UNKNOWN:
            return 0, self.rows[at + BILLS]
        fakes = self.rows[at + BILLS] - self.rows[at + REAL_BILLS]
        return fakes, fakes

    def burnt_unseen(self, first: i64) -> i64:
        """How many refused partner offers, unseen by the chair, its look at the bank covers from a deal on."""
        count: i64 = 0
        number: i64
        for number in range(first, min(self.looked_at, self.count)):
            if self.rows[number * ROW + OUTCOME] == BURNT and self.rows[number * ROW + AMOUNT] == UNKNOWN:
                count += 1
        return count


def maker_gains(outcome: i64) -> i64:
    """Of real money, per unit offered."""
    if outcome == DOUBLED:
        return 1
    return -1 if outcome < DOUBLED else 0


def receiver_gains(outcome: i64) -> i64:
    if outcome == ACCEPTED:
        return 1
    return -1 if outcome <= DOUBLED else 0
