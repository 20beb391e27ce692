"""The closed set of actions: `peek deck`, `peek cargo2`, `bid 3`; typed value, text, integer code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from harbor.rules.state import BID, MOST_COINS, PEEK_CARGO, PEEK_DECK
from tablee.engine.values import Malformed, Seat, Slot

VERBS = {"peek": (Slot("at"),), "bid": (Slot("coins", kind="number"),)}


@dataclass(frozen=True, slots=True)
class PeekDeck:
    """Look at the next card of the deck (HB-2.1)."""


@dataclass(frozen=True, slots=True)
class PeekCargo:
    """Look at another captain's cargo (HB-2.1)."""

    of: Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """Close the fist over some coins, or none (HB-3.1)."""

    coins: int


Action: TypeAlias = PeekDeck | PeekCargo | Bid


def encode(action: Action) -> int:
    match action:
        case PeekDeck():
            return PEEK_DECK
        case PeekCargo(of):
            return PEEK_CARGO + of
        case Bid(coins):
            return BID + coins
    assert_never(action)


def decode(code: int) -> Action:
    if code == PEEK_DECK:
        return PeekDeck()
    return PeekCargo(code - PEEK_CARGO) if code < BID else Bid(code - BID)


def write(action: Action) -> str:
    match action:
        case PeekDeck():
            return "peek deck"
        case PeekCargo(of):
            return f"peek cargo{of}"
        case Bid(coins):
            return f"bid {coins}"
    assert_never(action)


def parse(text: str) -> Action:
    """The action a text stands for, legal or not. Raises `Malformed`."""
    match text.lower().split():
        case ["peek", "deck"]:
            return PeekDeck()
        case ["peek", place] if re.fullmatch("cargo[0-3]", place):
            return PeekCargo(int(place[-1]))
        case ["bid", coins] if re.fullmatch("[0-9]{1,3}", coins):
            return Bid(int(coins))
    raise Malformed("harbor.no-action", text=text, most=MOST_COINS)
