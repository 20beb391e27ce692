"""Bills: how an amount is paid out of a wallet, and which bills may lie in an envelope. Money counts in thousands.

Bills are counts by kind, in the order 10000, 5000, 2000, 1000, fake. Because the bank changes money freely and unseen
(BAR-76), an envelope may hold any bills that the money in a wallet is worth; what the wallet lacks is changed on the spot.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import append, i64, vec

KINDS: Final = 5
FAKE: Final = 4  # the kind worth nothing
VALUES: Final = vec[i64]([10, 5, 2, 1, 0])
FACES: Final = (10000, 5000, 2000, 1000, 0)  # printed on the bills

START: Final = vec[i64]([2, 3, 5, 5, 7])  # BAR-06
MOST_OFFERED: Final = 12  # in a partner offer, a take-over or a stake (BAR-37, BAR-45, BAR-69)
NO_LIMIT: Final = 1000  # BAR-59
MOST_TENS: Final = 25  # five wallets
MOST_FAKES: Final = 35

# The real bills of an envelope: some 10000s, and others worth 12000 at most. Here those others, by value, then by number.
small: list[tuple[int, int, int, int, int]] = sorted(
    (5 * fives + 2 * twos + ones, fives + twos + ones, fives, twos, ones)
    for fives in range(3)
    for twos in range(7)
    for ones in range(13)
    if 5 * fives + 2 * twos + ones <= MOST_OFFERED
)
SMALLS: Final = 73
SMALL_VALUE: Final = vec[i64]([one[0] for one in small])
SMALL_BILLS: Final = vec[i64]([one[1] for one in small])
SMALL_FIVES: Final = vec[i64]([one[2] for one in small])
SMALL_TWOS: Final = vec[i64]([one[3] for one in small])
SMALL_ONES: Final = vec[i64]([one[4] for one in small])
UP_TO: Final = vec[i64]([sum([one[0] <= value for one in small]) for value in range(MOST_OFFERED + 1)])  # by value
FILLS: Final = (MOST_TENS + 1) * SMALLS
NUMBER: Final = {(one[2], one[3], one[4]): index for index, one in enumerate(small)}


def figure(thousands: int) -> str:
    """An amount as it is printed on bills: people read 5000, whatever their language puts between thousands."""
    return str(thousands * 1000)


def fill_number(tens: int, fives: int, twos: int, ones: int) -> int:
    """The number of these real bills among all envelopes, or -1 if there is none such."""
    index = NUMBER.get((fives, twos, ones))
    return -1 if index is None or not 0 <= tens <= MOST_TENS else tens * SMALLS + index


def fill_bills(fill: int) -> tuple[int, int, int, int]:
    tens, index = divmod(fill, SMALLS)
    return tens, small[index][2], small[index][3], small[index][4]


def fill_value(fill: i64) -> i64:
    return 10 * (fill // SMALLS) + SMALL_VALUE[fill % SMALLS]


def fill_count(fill: i64) -> i64:
    """How many bills."""
    return fill // SMALLS + SMALL_BILLS[fill % SMALLS]


def smalls_up_to(value: i64) -> i64:
    """How many sets of other bills are worth no more than this."""
    if value < 0:
        return 0
    return UP_TO[value] if value < MOST_OFFERED else SMALLS


def count_fills(least: i64, most: i64) -> i64:
    """How many envelopes hold real money within these bounds."""
    total: i64 = 0
    tens: i64 = 0
    while 10 * tens <= most:
        total += smalls_up_to(most - 10 * tens) - smalls_up_to(least - 1 - 10 * tens)
        tens += 1
    return total


def nth_fill(least: i64, most: i64, number: i64) -> i64:
    """One of them, by its place in the order of `list_fills`."""
    tens: i64 = 0
    while True:
        first = smalls_up_to(least - 1 - 10 * tens)
        here = smalls_up_to(most - 10 * tens) - first
        if number < here:
            return tens * SMALLS + first + number
        number -= here
        tens += 1


def list_fills(least: i64, most: i64) -> vec[i64]:
    found = vec[i64]()
    tens: i64 = 0
    index: i64
    while 10 * tens <= most:
        for index in range(smalls_up_to(least - 1 - 10 * tens), smalls_up_to(most - 10 * tens)):
            found = append(found, tens * SMALLS + index)
        tens += 1
    return found


def worth(bills: vec[i64], at: i64) -> i64:
    """The real money in five counts from `at` on."""
    return 10 * bills[at] + 5 * bills[at + 1] + 2 * bills[at + 2] + bills[at + 3]


def add_fewest(bills: vec[i64], at: i64, amount: i64) -> None:
    """An amount in fewest bills: change, and what a refuser adds (BAR-78, BAR-79)."""
    kind: i64
    for kind in range(FAKE):
        value = VALUES[kind]
        bills[at + kind] += amount // value
        amount %= value


def take(bills: vec[i64], at: i64, amount: i64) -> None:
    """Pay an amount out of a wallet that is worth it, and put the change back (BAR-78)."""
    if amount <= 0 or take_exactly(bills, at, amount):
        return
    take_over(bills, at, amount)


def take_exactly(bills: vec[i64], at: i64, amount: i64) -> bool:
    """The largest bills first, if that comes out even; then no other set of bills is smaller."""
    tens = min(bills[at], amount // 10)
    rest = amount - 10 * tens
    fives = min(bills[at + 1], rest // 5)
    rest -= 5 * fives
    twos = min(bills[at + 2], rest // 2)
    rest -= 2 * twos
    if rest > bills[at + 3]:
        return False
    bills[at] -= tens
    bills[at + 1] -= fives
    bills[at + 2] -= twos
    bills[at + 3] -= rest
    return True


def take_over(bills: vec[i64], at: i64, amount: i64) -> None:
    """The smallest sum that suffices, then fewest bills, then most 10000s, 5000s, 2000s: all sets are tried."""
    best_sum: i64 = NO_LIMIT
    best_count: i64 = 0
    best_tens: i64 = 0
    best_fives: i64 = 0
    best_twos: i64 = 0
    best_ones: i64 = 0
    tens = min(bills[at], (amount + 9) // 10)
    while tens >= 0:
        fives = min(bills[at + 1], max(0, (amount - 10 * tens + 4) // 5))
        while fives >= 0:
            twos = min(bills[at + 2], max(0, (amount - 10 * tens - 5 * fives + 1) // 2))
            while twos >= 0:
                rest = amount - 10 * tens - 5 * fives - 2 * twos
                ones = min(bills[at + 3], max(0, rest))
                total = 10 * tens + 5 * fives + 2 * twos + ones
                count = tens + fives + twos + ones
                if total >= amount and (total < best_sum or (total == best_sum and count < best_count)):
                    best_sum, best_count = total, count
                    best_tens, best_fives, best_twos, best_ones = tens, fives, twos, ones
                twos -= 1
            fives -= 1
        tens -= 1
    bills[at] -= best_tens
    bills[at + 1] -= best_fives
    bills[at + 2] -= best_twos
    bills[at + 3] -= best_ones
    add_fewest(bills, at, best_sum - amount)


def move_fill(wallets: vec[i64], piles: vec[i64], at: i64, fill: i64) -> None:
    """Put the real bills of a fill into an envelope; for those the wallet lacks others are changed (BAR-76)."""
    index = fill % SMALLS
    wanted = vec[i64]([fill // SMALLS, SMALL_FIVES[index], SMALL_TWOS[index], SMALL_ONES[index]])
    lacking: i64 = 0
    kind: i64
    for kind in range(FAKE):
        there = min(wanted[kind], wallets[at + kind])
        wallets[at + kind] -= there
        piles[at + kind] = wanted[kind]
        lacking += VALUES[kind] * (wanted[kind] - there)
    take(wallets, at, lacking)
