"""What others see of an envelope: a closed set of covered sights, each a typed value, a text and a code.

handed in                        a bid or a stake lies face down
nobody calls                     everybody has declined a last order
offer of 5 bills                 an offer, counted
offer of 0.1.2.0.3               an offer, read by who receives it: 10000s, 5000s, 2000s, 1000s, fakes
stakes 4000+2f 0+1f 2000+0f      turned up, by seat
bids of - 3 0 bills              counted, by seat; - was not asked
bids of - 5000+0f 0+3f           read by the seller
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar, assert_never

from tablee.engine.values import Malformed
from tablee.games.barracuda.rules import covers
from tablee.games.barracuda.rules.bars import MOST_SEATS
from tablee.games.barracuda.rules.covers import FAKE_COUNTS, NO_ENVELOPE
from tablee.games.barracuda.rules.fills import fill_bills, fill_number
from tablee.games.barracuda.rules.money import FAKE, MOST_FAKES, MOST_MONEY, MOST_OFFERED, figure, worth

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Money:
    """What an envelope holds."""

    amount: int  # in thousands
    fakes: int


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A bid or a stake lies face down (BAR-101)."""


@dataclass(frozen=True, slots=True)
class NobodyCalls:
    """The last seat has declined a last order, whichever that is (BAR-68)."""


@dataclass(frozen=True, slots=True)
class OfferCounted:
    """An offer as everybody sees it (BAR-100)."""

    bills: int


@dataclass(frozen=True, slots=True)
class OfferRead:
    """An offer as its receiver sees it (BAR-100)."""

    bills: tuple[int, ...]  # real ones of each kind, then fakes


@dataclass(frozen=True, slots=True)
class StakesTurnedUp:
    """The last stake, and with it all of them (BAR-71)."""

    stakes: tuple[Money, ...]  # by seat


@dataclass(frozen=True, slots=True)
class BidsCounted:
    """The last bid, and with it the number of bills of each (BAR-100); None where no bid was asked for."""

    counts: tuple[int | None, ...]  # by seat


@dataclass(frozen=True, slots=True)
class BidsRead:
    """The last bid, and with it all of them, as the seller sees them (BAR-60); None where no bid was asked for."""

    bids: tuple[Money | None, ...]  # by seat


Sight: TypeAlias = HandedIn | NobodyCalls | OfferCounted | OfferRead | StakesTurnedUp | BidsCounted | BidsRead


# Codes --------------------------------------------------------------------------------------------------------------------


def encode(sight: Sight) -> int:
    match sight:
        case HandedIn():
            return covers.HANDED_IN
        case NobodyCalls():
            return covers.NOBODY_CALLS
        case OfferCounted(bills):
            return covers.OFFER_COUNTED + bills
        case OfferRead((tens, fives, twos, ones, fakes)):
            return covers.OFFER_READ + int(fill_number(tens, fives, twos, ones)) * FAKE_COUNTS + fakes
        case StakesTurnedUp(stakes):
            return covers.STAKES + pack(padded(map(money_digit, stakes)), covers.STAKE_DIGITS)
        case BidsCounted(counts):
            return covers.BIDS_COUNTED + pack(padded(map(count_digit, counts)), covers.COUNT_DIGITS)
        case BidsRead(bids):
            digits = padded(map(money_digit, bids))
            gap = digits.index(NO_ENVELOPE)  # the seller, or a seat before that makes no bid either
            return covers.BIDS_READ + pack(digits[:gap] + digits[gap + 1 :], covers.BID_DIGITS) * MOST_SEATS + gap
        case OfferRead():
            raise ValueError("an offer has bills of five kinds")
    assert_never(sight)


def decode(code: int) -> Sight:
    if code >= covers.BIDS_READ:
        packed, gap = divmod(code - covers.BIDS_READ, MOST_SEATS)
        digits = unpack(packed, covers.BID_DIGITS, MOST_SEATS - 1)
        return BidsRead(trimmed(map(money, [*digits[:gap], NO_ENVELOPE, *digits[gap:]])))
    if code >= covers.BIDS_COUNTED:
        return BidsCounted(trimmed(map(count, unpack(code - covers.BIDS_COUNTED, covers.COUNT_DIGITS))))
    if code >= covers.STAKES:
        stakes = map(money, unpack(code - covers.STAKES, covers.STAKE_DIGITS))
        return StakesTurnedUp(tuple(stake for stake in stakes if stake is not None))
    if code >= covers.OFFER_READ:
        fill, fakes = divmod(code - covers.OFFER_READ, FAKE_COUNTS)
        return OfferRead((*map(int, fill_bills(fill)), fakes))
    if code >= covers.OFFER_COUNTED:
        return OfferCounted(code - covers.OFFER_COUNTED)
    return HandedIn() if code == covers.HANDED_IN else NobodyCalls()


def money_digit(envelope: Money | None) -> int:
    return NO_ENVELOPE if envelope is None else int(covers.money_digit(envelope.amount, envelope.fakes))


def money(digit: int) -> Money | None:
    return None if digit == NO_ENVELOPE else Money(*divmod(digit - 1, FAKE_COUNTS))


def count_digit(bills: int | None) -> int:
    return NO_ENVELOPE if bills is None else int(covers.count_digit(bills))


def count(digit: int) -> int | None:
    return None if digit == NO_ENVELOPE else digit - 1


def padded(digits: Iterable[int]) -> list[int]:
    """With room for seats that are not there."""
    return [*digits, *[NO_ENVELOPE] * MOST_SEATS][:MOST_SEATS]


def trimmed(envelopes: Iterable[T | None]) -> tuple[T | None, ...]:
    """Without the seats at the end that have none."""
    found = list(envelopes)
    while found and found[-1] is None:
        found.pop()
    return tuple(found)


def pack(digits: Sequence[int], base: int) -> int:
    """The first digit counts most."""
    packed = 0
    for digit in digits:
        packed = packed * base + digit
    return packed


def unpack(packed: int, base: int, count: int = MOST_SEATS) -> list[int]:
    digits = []
    for _ in range(count):
        packed, digit = divmod(packed, base)
        digits.append(digit)
    return digits[::-1]


# Texts --------------------------------------------------------------------------------------------------------------------


def write(sight: Sight) -> str:
    match sight:
        case HandedIn():
            return "handed in"
        case NobodyCalls():
            return "nobody calls"
        case OfferCounted(bills):
            return f"offer of {bills} bills"
        case OfferRead(bills):
            return f"offer of {'.'.join(map(str, bills))}"
        case StakesTurnedUp(stakes):
            return f"stakes {' '.join(map(write_money, stakes))}"
        case BidsCounted(counts):
            return f"bids of {' '.join('-' if one is None else str(one) for one in counts)} bills"
        case BidsRead(bids):
            return f"bids of {' '.join(map(write_money, bids))}"
    assert_never(sight)


def write_money(envelope: Money | None) -> str:
    return "-" if envelope is None else f"{figure(envelope.amount)}+{envelope.fakes}f"


def parse(text: str) -> Sight:
    """Raises `Malformed` for what is no covered sight."""
    sight = read(text.split())
    if sight is None or not 0 <= encode(sight) < covers.SIGHTS:
        raise Malformed("barracuda.sight", said=text)
    return sight


def read(words: list[str]) -> Sight | None:
    try:
        match words:
            case ["handed", "in"]:
                return HandedIn()
            case ["nobody", "calls"]:
                return NobodyCalls()
            case ["offer", "of", bills, "bills"]:
                return OfferCounted(whole(bills, MOST_OFFERED + MOST_FAKES))
            case ["offer", "of", bills]:
                return read_offer(bills.split("."))
            case ["stakes", *stakes] if 0 < len(stakes) <= MOST_SEATS:
                return StakesTurnedUp(tuple(read_money(stake, MOST_OFFERED) for stake in stakes))
            case ["bids", "of", *counts, "bills"] if 0 < len(counts) <= MOST_SEATS:
                return BidsCounted(trimmed(None if one == "-" else whole(one, MOST_MONEY + MOST_FAKES) for one in counts))
            case ["bids", "of", *bids] if 0 < len(bids) <= MOST_SEATS and ("-" in bids or len(bids) < MOST_SEATS):
                return BidsRead(trimmed(None if one == "-" else read_money(one, MOST_MONEY) for one in bids))
    except ValueError:
        return None
    return None


def read_offer(counts: list[str]) -> OfferRead:
    *real, fakes = (whole(count, MOST_FAKES) for count in counts)
    if len(real) != FAKE or worth(*real) > MOST_OFFERED:
        raise ValueError
    return OfferRead((*real, fakes))


def read_money(text: str, most: int) -> Money:
    found = re.fullmatch(r"(0|[1-9][0-9]{0,2}000)\+([0-9]{1,2})f", text)
    if not found:
        raise ValueError
    return Money(whole(found[1], most * 1000) // 1000, whole(found[2], MOST_FAKES))


def whole(text: str, most: int) -> int:
    if not re.fullmatch("[0-9]{1,6}", text) or int(text) > most:
        raise ValueError
    return int(text)
