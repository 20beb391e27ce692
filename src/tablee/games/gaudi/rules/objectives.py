"""What each seat may collect, judging by its counters: the exact belief about objective cards.

Every deal of the cards, those put aside included, that agrees with what each seat marked and did not mark is equally
likely.
"""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.games.gaudi.rules.counters import PAIRS, pair_animal, pair_colour
from tablee.games.gaudi.rules.tiles import BIT


class Deals:
    """All deals of objective cards that a chair thinks possible, with how many arrangements of the cards give each."""

    def __init__(self, possible: list[int], cards: i64) -> None:
        self.possible = possible  # sets of pairs by seat
        self.deals = vec[i64]()  # pairs of all seats as digits to the base 9, seat 0 last
        self.sums = vec[i64]()  # arrangements of this deal and all before it; `cards` of each animal and of each colour
        self._deal(0, 0, 1, vec[i64]([cards] * 6))

    def _deal(self, seat: i64, deal: i64, digit: i64, left: vec[i64]) -> None:
        """Give the next seat each pair it may have; `left` counts the cards of each animal, then of each colour."""
        if seat == len(self.possible):
            before = self.sums[len(self.sums) - 1] if len(self.sums) else 0
            self.deals = append(self.deals, deal)
            self.sums = append(self.sums, before + _orders(left, 0) * _orders(left, 3))
            return
        pairs = i64(self.possible[seat])
        pair: i64
        for pair in range(PAIRS):
            animal, colour = pair_animal(pair), 3 + pair_colour(pair)
            if pairs & BIT[pair] != 0 and left[animal] > 0 and left[colour] > 0:
                left[animal] -= 1
                left[colour] -= 1
                self._deal(seat + 1, deal + pair * digit, digit * PAIRS, left)
                left[animal] += 1
                left[colour] += 1

    def draw(self, rng: Rng) -> vec[i64]:
        """The pairs of all seats in one of the arrangements."""
        pick = rng.below(self.sums[len(self.sums) - 1])
        low: i64 = 0
        high: i64 = len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > pick:
                high = middle
            else:
                low = middle + 1
        return self._pairs(low)

    def _pairs(self, index: i64) -> vec[i64]:
        pairs = vec[i64]()
        deal = self.deals[index]
        for _ in range(len(self.possible)):
            pairs = append(pairs, deal % PAIRS)
            deal //= PAIRS
        return pairs

    def chances(self, seat: i64) -> list[float]:
        """How likely each pair of objectives is for a seat."""
        counts = vec[i64]([0] * PAIRS)
        before: i64 = 0
        index: i64
        for index in range(len(self.deals)):
            counts[self._pairs(index)[seat]] += self.sums[index] - before
            before = self.sums[index]
        return [float(count) / float(before) for count in counts]


def _orders(left: vec[i64], first: i64) -> i64:
    """In how many orders the cards of one sort that were put aside can lie; two of them at most (GAU-06)."""
    cards = left[first] + left[first + 1] + left[first + 2]
    return 2 if cards == 2 and left[first] != 2 and left[first + 1] != 2 and left[first + 2] != 2 else 1
