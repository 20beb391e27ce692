"""The closed set of covered sights: what others see of an action they may not see openly.

discarded a card of MT              a discard, by its back (AGO-32)
played a card                       a card that was covered since (AGO-34)
moved B@GR HG and G@SG GR           both moves of a pair, when the second is made (AGO-43)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from tablee.engine.values import Malformed
from tablee.games.agora.rules.actions import Move, as_move, parse_district, parse_move, write_move
from tablee.games.agora.rules.actions import encode as encode_action
from tablee.games.agora.rules.city import CODES
from tablee.games.agora.rules.codes import MOVE, MOVES, PAIR, SOME_DISCARD, SOME_PLAY


@dataclass(frozen=True, slots=True)
class SomeDiscard:
    """A discard as others see it."""

    district: int


@dataclass(frozen=True, slots=True)
class SomePlay:
    """A card that was played, whichever."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two moves seen together, in the order in which they were made."""

    first: Move
    second: Move


Sight: TypeAlias = SomeDiscard | SomePlay | Pair


def encode(sight: Sight) -> int:
    match sight:
        case SomeDiscard(district):
            return SOME_DISCARD + district
        case SomePlay():
            return SOME_PLAY
        case Pair(first, second):
            return PAIR + MOVES * (encode_action(first) - MOVE) + encode_action(second) - MOVE
    assert_never(sight)


def decode(code: int) -> Sight:
    if code < SOME_PLAY:
        return SomeDiscard(code - SOME_DISCARD)
    if code == SOME_PLAY:
        return SomePlay()
    first, second = divmod(code - PAIR, MOVES)
    return Pair(as_move(first), as_move(second))


def write(sight: Sight) -> str:
    match sight:
        case SomeDiscard(district):
            return f"discarded a card of {CODES[district]}"
        case SomePlay():
            return "played a card"
        case Pair(first, second):
            return f"moved {write_move(first)} and {write_move(second)}"
    assert_never(sight)


def parse(text: str) -> Sight:
    """What `write` writes. Raises `Malformed`."""
    if text == "played a card":
        return SomePlay()
    if found := re.fullmatch(r"discarded a card of (\w\w)", text):
        return SomeDiscard(parse_district(found[1]))
    if found := re.fullmatch(r"moved (\S+ \S+) and (\S+ \S+)", text):
        return Pair(parse_move(found[1]), parse_move(found[2]))
    raise Malformed("agora.no-sight", said=text)
