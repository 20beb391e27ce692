"""Which real bills an envelope may hold, numbered: by their worth, then with most 10000s, 5000s, 2000s first.

Because the bank changes money freely and unseen (BAR-76), a seat may put in any bills that its money is worth. There are
nearly two million such sets, so none is stored: their numbers are worked out from how many sets have each worth. All sets
within two amounts have numbers in a row, and the first of an amount has the fewest bills.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from tablee.engine.native import i64, vec
from tablee.games.barracuda.rules.money import MOST_MONEY, MOST_OFFERED, worth


def split_ways(rest: i64) -> i64:
    """In how many ways an amount can be made of 2000s and 1000s."""
    return rest // 2 + 1


small_ways: list[int] = [
    sum([(value - five) // 2 + 1 for five in range(0, value + 1, 5)]) for value in range(MOST_MONEY + 1)
]
all_ways: list[int] = [sum([small_ways[value - ten] for ten in range(0, value + 1, 10)]) for value in range(MOST_MONEY + 1)]
SMALL_WAYS: Final = vec[i64](small_ways)  # to make an amount of 5000s, 2000s and 1000s
FIRST: Final = vec[i64](list(accumulate(all_ways, initial=0)))  # the first number of each amount
FILLS: Final = 1_887_626
OFFERS: Final = 77  # sets worth what may be offered or staked, the first ones
OFFER_WORTH: Final = vec[i64]([amount for amount in range(MOST_OFFERED + 1) for _ in range(all_ways[amount])])


def first_fill(amount: i64) -> i64:
    """The number of the first set worth at least so much, which has the fewest bills."""
    return FIRST[min(max(amount, 0), MOST_MONEY + 1)]


def count_fills(least: i64, most: i64) -> i64:
    """How many sets are worth between these amounts."""
    return max(0, first_fill(most + 1) - first_fill(least))


def count_plain_fills(amount: i64) -> i64:
    """How many of the sets worth an amount have as many 10000s as possible: the first ones."""
    return SMALL_WAYS[amount % 10]


def fill_worth(fill: i64) -> i64:
    """The real money of a set."""
    if fill < OFFERS:
        return OFFER_WORTH[fill]
    low: i64 = MOST_OFFERED
    high: i64 = MOST_MONEY + 1
    while high - low > 1:
        middle = (low + high) // 2
        if FIRST[middle] <= fill:
            low = middle
        else:
            high = middle
    return low


def worked_out(fill: i64) -> tuple[i64, i64, i64, i64]:
    """The set of a number: how many 10000s, 5000s, 2000s, 1000s."""
    rest = fill_worth(fill)
    left = fill - FIRST[rest]
    tens = rest // 10
    while left >= SMALL_WAYS[rest - 10 * tens]:
        left -= SMALL_WAYS[rest - 10 * tens]
        tens -= 1
    rest -= 10 * tens
    fives = rest // 5
    while left >= split_ways(rest - 5 * fives):
        left -= split_ways(rest - 5 * fives)
        fives -= 1
    rest -= 5 * fives
    twos = rest // 2 - left
    return tens, fives, twos, rest - 2 * twos


offers: list[int] = [int(count) for fill in range(OFFERS) for count in worked_out(fill)]
OFFER_BILLS: Final = vec[i64](offers)  # four counts for each


def fill_bills(fill: i64) -> tuple[i64, i64, i64, i64]:
    """The same, at once for offers and stakes, which are most of all envelopes."""
    if fill >= OFFERS:
        return worked_out(fill)
    at = 4 * fill
    return OFFER_BILLS[at], OFFER_BILLS[at + 1], OFFER_BILLS[at + 2], OFFER_BILLS[at + 3]


def fill_number(tens: i64, fives: i64, twos: i64, ones: i64) -> i64:
    """The number of a set that is worth no more than there is in the game."""
    amount = worth(tens, fives, twos, ones)
    number = FIRST[amount]
    more: i64
    for more in range(tens + 1, amount // 10 + 1):
        number += SMALL_WAYS[amount - 10 * more]
    rest = amount - 10 * tens
    for more in range(fives + 1, rest // 5 + 1):
        number += split_ways(rest - 5 * more)
    return number + (rest - 5 * fives) // 2 - twos


def fill_size(fill: i64) -> i64:
    """How many bills."""
    tens, fives, twos, ones = fill_bills(fill)
    return tens + fives + twos + ones


# Sets of a certain number of bills ----------------------------------------------------------------------------------------


def count_sized(least: i64, most: i64, fewest: i64, limit: i64) -> i64:
    """How many sets lie within these amounts and numbers of bills."""
    total: i64 = 0
    amount: i64
    for amount in range(max(least, 0), most + 1):
        total += count_of_amount(amount, fewest, limit)
    return total


def count_of_amount(amount: i64, fewest: i64, limit: i64) -> i64:
    """The same for one amount."""
    total: i64 = 0
    tens: i64
    fives: i64
    for tens in range(amount // 10 + 1):
        for fives in range((amount - 10 * tens) // 5 + 1):
            low, high = twos_within(amount - 10 * tens - 5 * fives, fewest - tens - fives, limit - tens - fives)
            total += max(0, high - low + 1)
    return total


def twos_within(rest: i64, fewest: i64, limit: i64) -> tuple[i64, i64]:
    """How many 2000s, at least and at most, a rest has in so many bills: each takes the place of two 1000s."""
    return max(0, rest - limit), min(rest // 2, rest - fewest)


def nth_sized(least: i64, most: i64, fewest: i64, limit: i64, number: i64) -> i64:
    """One of the sets that `count_sized` counts, by its place among them."""
    amount = max(least, 0)
    while amount < most:
        here = count_of_amount(amount, fewest, limit)
        if number < here:
            break
        number -= here
        amount += 1
    return nth_of_amount(amount, fewest, limit, number)


def nth_of_amount(amount: i64, fewest: i64, limit: i64, number: i64) -> i64:
    """The same for one amount."""
    tens: i64
    fives: i64
    for tens in range(amount // 10, -1, -1):
        for fives in range((amount - 10 * tens) // 5, -1, -1):
            rest = amount - 10 * tens - 5 * fives
            low, high = twos_within(rest, fewest - tens - fives, limit - tens - fives)
            here = max(0, high - low + 1)
            if number < here:
                twos = high - number
                return fill_number(tens, fives, twos, rest - 2 * twos)
            number -= here
    raise ValueError("there are not so many sets")
