"""How far from its public part a wallet can be: before each deal, and now.

Worked out backwards: everybody could pay what they are known to have paid later. So imagining the past seldom runs into a
contradiction.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec
from tablee.games.barracuda.rules.bars import MOST_SEATS
from tablee.games.barracuda.rules.envelopes import OVER, TO_ACT, TO_OFFER
from tablee.games.barracuda.rules.facts import BILLS, BOTH, ROW, UNKNOWN, Facts, maker_gains, receiver_gains
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.wallets import BURNT, DOUBLED, EMPTY, MAKER, OUTCOME, PUBLIC, REAL_BILLS, RECEIVER

FAR: Final = 100_000


class Bounds:
    def __init__(self, known: Barracuda, chair: i64, facts: Facts) -> None:
        self.known = known
        self.chair = chair
        self.facts = facts
        self.low = vec[i64]([-FAR] * (BOTH * (facts.count + 1)))  # real money of all seats, then fakes; deal by deal
        self.high = vec[i64]([FAR] * (BOTH * (facts.count + 1)))
        self._work_out()

    def hold(self, moved: vec[i64], number: i64) -> bool:
        """Whether wallets that deals have moved so far can be those before a deal; after the last one: those of now."""
        low, high, at = self.low, self.high, BOTH * number
        which: i64
        for which in range(BOTH):
            if moved[which] < low[at + which] or moved[which] > high[at + which]:
                return False
        return True

    def squeeze(self, number: i64, which: i64, gains: i64, moved: i64, least: i64, most: i64) -> tuple[i64, i64]:
        """Of these amounts, those after which a wallet is within its bounds when the deal is done."""
        at = BOTH * (number + 1) + which
        if gains > 0:
            return max(least, self.low[at] - moved), min(most, self.high[at] - moved)
        if gains < 0:
            return max(least, moved - self.high[at]), min(most, moved - self.low[at])
        return least, most

    def _work_out(self) -> None:
        """From what everybody needs now, back to the first deal."""
        facts, last = self.facts, BOTH * self.facts.count
        seat: i64
        for seat in range(self.known.seats):
            if seat != self.chair:
                self.low[last + seat] = self._needed(seat) - facts.public[seat]
                self.low[last + MOST_SEATS + seat] = -facts.public[MOST_SEATS + seat]
        number: i64
        for number in range(facts.count - 1, -1, -1):
            self._bound_before(number)

    def _needed(self, seat: i64) -> i64:
        """Money without which a seat would not be where it is now."""
        known = self.known
        if seat != known.seat or known.task == OVER:
            return 0
        if known.task == TO_OFFER:
            return known.least_offer()
        if known.task != TO_ACT or known.must_open(seat) or known.managed(seat) > 2:
            return 0
        return known.cheapest_action(seat)

    def _bound_before(self, number: i64) -> None:
        rows, at, here = self.facts.rows, number * ROW, BOTH * number
        outcome, maker, receiver = rows[at + OUTCOME], rows[at + MAKER], rows[at + RECEIVER]
        which: i64
        for which in range(BOTH):
            if which % MOST_SEATS == self.chair:
                continue  # the chair knows its own wallet
            fewest, most = self._change(number, which)
            self.low[here + which] = max(-rows[at + PUBLIC + which], self.low[here + BOTH + which] - most)
            self.high[here + which] = self.high[here + BOTH + which] - fewest
            if outcome == EMPTY and which % MOST_SEATS == maker:
                self.high[here + which] = min(self.high[here + which], -rows[at + PUBLIC + which])
        least, most = self.facts.amounts(number)
        self._need(number, maker, least)
        if rows[at + REAL_BILLS] != UNKNOWN:
            self._need(number, MOST_SEATS + maker, rows[at + BILLS] - rows[at + REAL_BILLS])
        if outcome in (BURNT, DOUBLED):
            self._need(number, receiver, least)

    def _need(self, number: i64, which: i64, least: i64) -> None:
        """Somebody had at least this much at a deal."""
        if which % MOST_SEATS != self.chair:
            at = BOTH * number + which
            self.low[at] = max(self.low[at], least - self.facts.rows[number * ROW + PUBLIC + which])

    def _change(self, number: i64, which: i64) -> tuple[i64, i64]:
        """Between what a deal may change in one wallet."""
        rows, at = self.facts.rows, number * ROW
        outcome = rows[at + OUTCOME]
        seat = which % MOST_SEATS
        if outcome > DOUBLED or (seat != rows[at + MAKER] and seat != rows[at + RECEIVER]):
            return 0, 0
        if which < MOST_SEATS:
            least, most = self.facts.amounts(number)
            gains = maker_gains(outcome) if seat == rows[at + MAKER] else receiver_gains(outcome)
        else:
            least, most = self.facts.fake_counts(number)
            gains = -1 if seat == rows[at + MAKER] else 1
        if gains > 0:
            return least, most
        return -most, -least
