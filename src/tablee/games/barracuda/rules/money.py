"""Bills: what they are worth, and how an amount is paid out of a wallet. Money counts in thousands.

Bills are counts by kind, in the order 10000, 5000, 2000, 1000, fake.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec

KINDS: Final = 5
FAKE: Final = 4  # the kind worth nothing
VALUES: Final = vec[i64]([10, 5, 2, 1, 0])
FACES: Final = (10000, 5000, 2000, 1000, 0)  # printed on the bills

START: Final = vec[i64]([2, 3, 5, 5, 7])  # BAR-06
MOST_OFFERED: Final = 12  # in a partner offer, a take-over or a stake (BAR-37, BAR-45, BAR-69)
MOST_MONEY: Final = 250  # in the game: five wallets (BAR-80)
MOST_FAKES: Final = 35
NO_LIMIT: Final = 1000  # more than there is


def figure(thousands: int) -> str:
    """An amount as it is printed on bills: people read 5000, whatever their language puts between thousands."""
    return str(thousands * 1000)


def worth(tens: i64, fives: i64, twos: i64, ones: i64) -> i64:
    """The real money in so many bills of each kind."""
    return 10 * tens + 5 * fives + 2 * twos + ones


def worth_at(bills: vec[i64], at: i64) -> i64:
    """The same for counts in a row, from `at` on."""
    return worth(bills[at], bills[at + 1], bills[at + 2], bills[at + 3])


def fewest(thousands: int) -> tuple[int, int, int, int]:
    """An amount in fewest bills."""
    tens, rest = divmod(thousands, 10)
    fives, rest = divmod(rest, 5)
    return tens, fives, rest // 2, rest % 2


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


def put_in(wallets: vec[i64], piles: vec[i64], at: i64, kind: i64, wanted: i64) -> i64:
    """Put bills of one kind into an envelope; the money for those that the wallet lacks is still to be taken from it."""
    there = min(wanted, wallets[at + kind])
    wallets[at + kind] -= there
    piles[at + kind] = wanted
    return VALUES[kind] * (wanted - there)
