"""What may have been in the envelopes that a chair did not see, imagined deal by deal in the order of the game.

A deal is imagined as any set of bills that has the number everybody saw, that the maker could pay, that a refuser could
match, and that leaves everybody able to do what they are known to have done later. Its weight makes a history as likely as
if everybody had chosen at random.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.games.barracuda.rules.bars import MOST_SEATS
from tablee.games.barracuda.rules.bounds import Bounds
from tablee.games.barracuda.rules.facts import BILLS, BOTH, ROW, UNKNOWN, Facts, maker_gains, receiver_gains
from tablee.games.barracuda.rules.fills import count_fills, count_sized, fill_size, fill_worth, nth_sized
from tablee.games.barracuda.rules.money import MOST_OFFERED
from tablee.games.barracuda.rules.wallets import (
    AMOUNT,
    BURNT,
    DOUBLED,
    LEAST,
    MAKER,
    OUTCOME,
    PUBLIC,
    REAL_BILLS,
    RECEIVER,
)

ENOUGH: Final = 4  # histories to choose one from
FINE: Final = 1 << 24  # grains of a random fraction


class History:
    """What may have been in all envelopes, and how far that has moved the wallets from their public part."""

    def __init__(self, count: i64) -> None:
        self.fills = vec[i64]([UNKNOWN] * count)
        self.amounts = vec[i64]([0] * count)
        self.real_bills = vec[i64]([0] * count)
        self.moved = vec[i64]([0] * BOTH)
        self.burnt: i64 = 0
        self.weight = 1.0

    def copy(self) -> History:
        """As likely as any other that was resampled."""
        twin = History(0)
        twin.fills = self.fills[:]
        twin.amounts = self.amounts[:]
        twin.real_bills = self.real_bills[:]
        twin.moved = self.moved[:]
        twin.burnt = self.burnt
        return twin


def by_weight(particles: list[History], total: float, rng: Rng) -> History:
    """One of some histories, by weight."""
    left = total * float(rng.below(FINE)) / float(FINE)
    for history in particles:
        left -= history.weight
        if left < 0.0:
            return history
    return next(history for history in particles if history.weight > 0.0)


class Histories:
    """All that are possible, to take some of them at random."""

    def __init__(self, facts: Facts, bounds: Bounds) -> None:
        self.facts = facts
        self.bounds = bounds
        self.hidden: i64 = 0  # deals to imagine
        number: i64
        for number in range(facts.count):
            if facts.rows[number * ROW + REAL_BILLS] == UNKNOWN:
                self.hidden += 1

    def chosen(self, rng: Rng) -> History:
        """One of a few, by weight; of weight 0 if all came to a contradiction."""
        chosen = self.imagined(rng)
        if self.hidden == 0:
            return chosen
        total = chosen.weight
        more: i64
        for more in range(1, ENOUGH):  # noqa: B007  # an undeclared variable would be boxed
            history = self.imagined(rng)
            total += history.weight
            if total > 0.0 and float(rng.below(FINE)) * total < history.weight * float(FINE):
                chosen = history
        return chosen

    def imagined(self, rng: Rng) -> History:
        """One way how it may have been; of weight 0 if it came to a contradiction."""
        history = History(self.facts.count)
        number: i64
        for number in range(self.facts.count):
            if not self._advance(history, number, rng):
                return history
        self._fits(history, self.facts.count)
        return history

    def _advance(self, history: History, number: i64, rng: Rng) -> bool:
        """The next deal of a history."""
        rows, at = self.facts.rows, number * ROW
        if not self._fits(history, number):
            return False
        if rows[at + REAL_BILLS] != UNKNOWN:
            history.amounts[number] = rows[at + AMOUNT]
            history.real_bills[number] = rows[at + REAL_BILLS]
        elif not self._guess(history, number, rng):
            return False
        self._carry_out(history, number)
        return True

    def filtered(self, size: i64, rng: Rng) -> History:
        """A particle filter: many histories at once, resampled by weight after every deal.

        Where some come to a contradiction, others that did not are followed instead (Gordon, Salmond and Smith 1993).
        """
        particles = [History(self.facts.count) for _ in range(size)]
        number: i64
        for number in range(self.facts.count + 1):
            total = 0.0
            for history in particles:
                if number < self.facts.count:
                    self._advance(history, number, rng)
                else:
                    self._fits(history, number)
                total += history.weight
            if total == 0.0:
                return particles[0]
            particles = [by_weight(particles, total, rng).copy() for _ in range(size)]
        return particles[0]

    def _fits(self, history: History, number: i64) -> bool:
        if self.bounds.hold(history.moved, number):
            return True
        history.weight = 0.0
        return False

    def _carry_out(self, history: History, number: i64) -> None:
        rows, at, moved = self.facts.rows, number * ROW, history.moved
        outcome, maker, receiver = rows[at + OUTCOME], rows[at + MAKER], rows[at + RECEIVER]
        amount = history.amounts[number]
        moved[maker] += maker_gains(outcome) * amount
        moved[receiver] += receiver_gains(outcome) * amount
        if outcome <= DOUBLED:
            fakes = rows[at + BILLS] - history.real_bills[number]
            moved[MOST_SEATS + maker] -= fakes
            moved[MOST_SEATS + receiver] += fakes

    def _guess(self, history: History, number: i64, rng: Rng) -> bool:
        """Importance sampling: bills for an envelope that the chair could only count, drawn from those that fit the bounds.

        Its maker had more to choose from: the weight sets that right.
        """
        rows, at, moved = self.facts.rows, number * ROW, history.moved
        maker, bills = rows[at + MAKER], rows[at + BILLS]
        money = rows[at + PUBLIC + maker] + moved[maker]
        fakes = rows[at + PUBLIC + MOST_SEATS + maker] + moved[MOST_SEATS + maker]
        needed: i64 = 1 if rows[at + LEAST] == 0 and fakes == 0 else rows[at + LEAST]
        ways = count_fills(needed, min(self.facts.limit(number), money))
        least, most = self._amounts(history, number, money)
        least_fakes, most_fakes = self._fakes(history, number, min(bills, fakes))
        fits = count_sized(least, most, bills - most_fakes, bills - least_fakes)
        if fits == 0 or ways == 0:
            history.weight = 0.0
            return False
        fill = nth_sized(least, most, bills - most_fakes, bills - least_fakes, rng.below(fits))
        history.fills[number] = fill
        history.amounts[number] = fill_worth(fill)
        history.real_bills[number] = fill_size(fill)
        history.weight *= float(fits) / float(ways)
        if rows[at + OUTCOME] == BURNT and number < self.facts.looked_at:
            history.burnt += history.amounts[number]
        return True

    def _amounts(self, history: History, number: i64, money: i64) -> tuple[i64, i64]:
        """Between which amounts the envelope lies, if everything after it is to be possible."""
        facts, rows, at, moved = self.facts, self.facts.rows, number * ROW, history.moved
        outcome, maker, receiver = rows[at + OUTCOME], rows[at + MAKER], rows[at + RECEIVER]
        least, most = facts.amounts(number)
        most = min(most, money)
        if outcome in (BURNT, DOUBLED):
            most = min(most, rows[at + PUBLIC + receiver] + moved[receiver])
        least, most = self.bounds.squeeze(number, maker, maker_gains(outcome), moved[maker], least, most)
        least, most = self.bounds.squeeze(number, receiver, receiver_gains(outcome), moved[receiver], least, most)
        if outcome == BURNT and number < facts.looked_at:
            later = facts.burnt_unseen(number + 1)
            left = facts.burnt - history.burnt
            return max(least, left - later * MOST_OFFERED), min(most, left - later)
        return least, most

    def _fakes(self, history: History, number: i64, most: i64) -> tuple[i64, i64]:
        """The same for its fakes."""
        rows, at, moved = self.facts.rows, number * ROW, history.moved
        least: i64 = 0
        if rows[at + OUTCOME] > DOUBLED:
            return least, most
        maker, receiver = MOST_SEATS + rows[at + MAKER], MOST_SEATS + rows[at + RECEIVER]
        least, most = self.bounds.squeeze(number, maker, -1, moved[maker], least, most)
        return self.bounds.squeeze(number, receiver, 1, moved[receiver], least, most)
