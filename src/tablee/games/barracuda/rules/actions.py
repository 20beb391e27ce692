"""The closed set of actions: typed value, text, integer code. Slots of the promenade count from 1, seats from 0.

open 3 · partner 3 · takeover 3 · auction 3 · done     the action of a turn, about the bar on slot 3
fill 0 1 2 0         real bills into the envelope: 10000s, 5000s, 2000s, 1000s
seal 3               three fakes as well, and it is handed over
accept · refuse      the answer to an offer
take 2 · close       the bid of seat 2, or none
call · decline       last order, or not
count                look at the bank
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, assert_never

from tablee.engine.values import Malformed, Seat, Slot
from tablee.games.barracuda.rules import promenade
from tablee.games.barracuda.rules.bars import MOST_SEATS, SLOTS
from tablee.games.barracuda.rules.fills import fill_bills, fill_number
from tablee.games.barracuda.rules.money import MOST_FAKES, MOST_MONEY, figure, worth

VERBS: Final = {
    "count": (),
    "open": (Slot("closed", kind="board"),),
    "partner": (Slot("place", kind="board"),),
    "takeover": (Slot("bar", kind="board"),),
    "auction": (Slot("own", kind="board"),),
    "done": (),
    "fill": tuple(Slot(name, kind="number") for name in ("tens", "fives", "twos", "ones")),
    "seal": (Slot("fakes", kind="number"),),
    "accept": (),
    "refuse": (),
    "take": (Slot("bid"),),
    "close": (),
    "decline": (),
    "call": (),
}


@dataclass(frozen=True, slots=True)
class Open:
    """Open a closed bar (BAR-30)."""

    slot: int  # counts from 0


@dataclass(frozen=True, slots=True)
class Partner:
    """Place a partner in one's own bar (BAR-36), or announce an offer for it in another's (BAR-37)."""

    slot: int


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Announce an offer for a bar (BAR-44)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Auction:
    """Put a bar up for auction (BAR-53)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn without an action (BAR-87)."""


@dataclass(frozen=True, slots=True)
class Fill:
    """Put real bills into the envelope (BAR-75)."""

    tens: int
    fives: int
    twos: int
    ones: int

    @property
    def worth(self) -> int:
        return int(worth(self.tens, self.fives, self.twos, self.ones))


@dataclass(frozen=True, slots=True)
class Seal:
    """Add fakes and hand the envelope over (BAR-81)."""

    fakes: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Take the offer (BAR-38, BAR-46)."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Refuse the offer and pay as much (BAR-39, BAR-49)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Sell to a bidder (BAR-61)."""

    bidder: Seat


@dataclass(frozen=True, slots=True)
class Close:
    """Take no bid and close the bar (BAR-63)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """No last order, please (BAR-68)."""


@dataclass(frozen=True, slots=True)
class Call:
    """Last order! (BAR-66)."""


@dataclass(frozen=True, slots=True)
class Count:
    """Count the bank's money (BAR-108)."""


Action: TypeAlias = (
    Open | Partner | TakeOver | Auction | Done | Fill | Seal | Accept | Refuse | Take | Close | Decline | Call | Count
)

PLAIN: Final[dict[str, Action]] = {
    "call": Call(),
    "decline": Decline(),
    "count": Count(),
    "accept": Accept(),
    "refuse": Refuse(),
    "close": Close(),
    "done": Done(),
}
PLAIN_CODES: Final = {
    Call: promenade.CALL,
    Decline: promenade.DECLINE,
    Count: promenade.COUNT,
    Accept: promenade.ACCEPT,
    Refuse: promenade.REFUSE,
    Close: promenade.CLOSE,
    Done: promenade.DONE,
}
PLAIN_NAMES: Final = {type(action): word for word, action in PLAIN.items()}


def encode(action: Action) -> int:
    match action:
        case Open(slot):
            return promenade.OPEN_BAR + slot
        case Partner(slot):
            return promenade.PARTNER + slot
        case TakeOver(slot):
            return promenade.TAKE_OVER + slot
        case Auction(slot):
            return promenade.AUCTION + slot
        case Fill(tens, fives, twos, ones):
            return promenade.FILL + fill_number(tens, fives, twos, ones)
        case Seal(fakes):
            return promenade.SEAL + fakes
        case Take(bidder):
            return promenade.TAKE + bidder
        case Done() | Accept() | Refuse() | Close() | Decline() | Call() | Count():
            return PLAIN_CODES[type(action)]
    assert_never(action)


@cache
def plain(code: int) -> Action:
    return next(action for action in PLAIN.values() if PLAIN_CODES[type(action)] == code)


def decode(code: int) -> Action:
    if code >= promenade.FILL:
        return Fill(*fill_bills(code - promenade.FILL))
    if code >= promenade.SEAL:
        return Seal(code - promenade.SEAL)
    if code >= promenade.AUCTION:
        return Auction(code - promenade.AUCTION)
    if code >= promenade.TAKE_OVER:
        return TakeOver(code - promenade.TAKE_OVER)
    if code >= promenade.PARTNER:
        return Partner(code - promenade.PARTNER)
    if code >= promenade.OPEN_BAR:
        return Open(code - promenade.OPEN_BAR)
    return Take(code - promenade.TAKE) if code >= promenade.TAKE else plain(code)


def write(action: Action) -> str:
    match action:
        case Open(slot):
            return f"open {slot + 1}"
        case Partner(slot):
            return f"partner {slot + 1}"
        case TakeOver(slot):
            return f"takeover {slot + 1}"
        case Auction(slot):
            return f"auction {slot + 1}"
        case Fill(tens, fives, twos, ones):
            return f"fill {tens} {fives} {twos} {ones}"
        case Seal(fakes):
            return f"seal {fakes}"
        case Take(bidder):
            return f"take {bidder}"
        case Done() | Accept() | Refuse() | Close() | Decline() | Call() | Count():
            return PLAIN_NAMES[type(action)]
    assert_never(action)


def parse(text: str) -> Action:
    """The action a text stands for, legal or not. Raises `Malformed`."""
    match text.lower().split():
        case ["open", slot]:
            return Open(parse_slot(slot))
        case ["partner", slot]:
            return Partner(parse_slot(slot))
        case ["takeover", slot]:
            return TakeOver(parse_slot(slot))
        case ["auction", slot]:
            return Auction(parse_slot(slot))
        case ["fill", tens, fives, twos, ones]:
            return parse_fill(tens, fives, twos, ones)
        case ["seal", fakes]:
            return Seal(parse_number(fakes, MOST_FAKES))
        case ["take", bidder]:
            return Take(parse_seat(bidder))
        case [word] if word in PLAIN:
            return PLAIN[word]
    raise Malformed("barracuda.action", said=text)


def parse_slot(text: str) -> int:
    if not re.fullmatch("[1-9]|10", text):
        raise Malformed("barracuda.slot", slots=SLOTS, said=text)
    return int(text) - 1


def parse_seat(text: str) -> Seat:
    if not re.fullmatch("[0-4]", text):
        raise Malformed("barracuda.seat", last=MOST_SEATS - 1, said=text)
    return int(text)


def parse_fill(*counts: str) -> Fill:
    """Real bills, of which there are only so many in the game."""
    fill = Fill(*(parse_number(count, MOST_MONEY) for count in counts))
    if fill.worth > MOST_MONEY:
        raise Malformed("barracuda.money", most=figure(MOST_MONEY), said=figure(fill.worth))
    return fill


def parse_number(text: str, most: int) -> int:
    if not re.fullmatch("[0-9]{1,3}", text) or int(text) > most:
        raise Malformed("barracuda.number", most=most, said=text)
    return int(text)
