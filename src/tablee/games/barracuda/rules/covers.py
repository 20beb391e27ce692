"""Codes of what others see of an envelope: sights, counted from 0. Their typed values and texts are in `sights`.

What all envelopes of an auction or a last order show together is packed into one code, a digit for each seat.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64
from tablee.games.barracuda.rules.bars import MOST_SEATS
from tablee.games.barracuda.rules.fills import OFFERS
from tablee.games.barracuda.rules.money import MOST_FAKES, MOST_MONEY, MOST_OFFERED

NO_ENVELOPE: Final = 0  # the digit of a seat that was not asked

FAKE_COUNTS: Final = MOST_FAKES + 1
STAKE_DIGITS: Final = 1 + (MOST_OFFERED + 1) * FAKE_COUNTS
COUNT_DIGITS: Final = 2 + MOST_MONEY + MOST_FAKES
BID_DIGITS: Final = 1 + (MOST_MONEY + 1) * FAKE_COUNTS

HANDED_IN: Final = 0  # a bid or a stake, face down (BAR-101)
NOBODY_CALLS: Final = 1  # the last seat has declined, whichever that is (BAR-68)
OFFER_COUNTED: Final = 2  # and its number of bills (BAR-100)
OFFER_READ: Final = OFFER_COUNTED + MOST_OFFERED + MOST_FAKES + 1  # and its bills, for who receives it
STAKES: Final = OFFER_READ + OFFERS * FAKE_COUNTS  # turned up with the last of them (BAR-71)
BIDS_COUNTED: Final = STAKES + STAKE_DIGITS**MOST_SEATS  # by everybody, with the last of them (BAR-100)
BIDS_READ: Final = BIDS_COUNTED + COUNT_DIGITS**MOST_SEATS  # by the seller (BAR-60)
SIGHTS: Final = BIDS_READ + MOST_SEATS * BID_DIGITS ** (MOST_SEATS - 1)


def money_digit(amount: i64, fakes: i64) -> i64:
    """The digit of an envelope whose bills are seen."""
    return 1 + amount * FAKE_COUNTS + fakes


def count_digit(bills: i64) -> i64:
    """The digit of an envelope whose bills are counted."""
    return 1 + bills
