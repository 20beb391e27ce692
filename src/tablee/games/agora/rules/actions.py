"""The closed set of actions: typed value, text, integer code.

take SM          a card of Sants-Montjuïc from the left neighbour
play GR3b        a card, and its walkers
discard MT5      when no card can be played
move B@GR HG     a blue walker from Gràcia to Horta-Guinardó
draw 0           the top card of a pile
give 2           the fountain to a seat
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from tablee.engine.values import Malformed, Slot
from tablee.games.agora.rules.city import CODES, FACE_NAMES, FACES, STEPS, card_name, step_between, step_ends
from tablee.games.agora.rules.state import COVERED, DISCARD, DISCARD_BACK, DRAW, GIVE, MOVE, PLAY, TAKE

COLOURS: Final = ("blue", "garnet", "topaz", "olive", "white")  # of the seats (AGO-03)
LETTERS: Final = "BGTOW"

VERBS: Final = {
    "take": (Slot("district"),),
    "play": (Slot("card"),),
    "discard": (Slot("card"),),
    "move": (Slot("walker"), Slot("to", kind="board", guess=False)),
    "draw": (Slot("pile"),),
    "give": (Slot("seat"),),
}


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card of a district from the left neighbour (AGO-16, AGO-17)."""

    district: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card and place its walkers (AGO-23, AGO-24)."""

    card: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card away without effect (AGO-30)."""

    card: int


@dataclass(frozen=True, slots=True)
class Move:
    """Move one walker next door (AGO-36). Two of them make a turn."""

    colour: int
    start: int  # districts
    goal: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of a pile (AGO-47)."""

    pile: int


@dataclass(frozen=True, slots=True)
class Give:
    """Hand the fountain to an opponent (AGO-51)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SomeDiscard:
    """A discard as others see it: by its back (AGO-32). Nobody can do this."""

    district: int


@dataclass(frozen=True, slots=True)
class SomePlay:
    """A card played and covered since (AGO-34). Nobody can do this."""


Action: TypeAlias = Take | Play | Discard | Move | Draw | Give | SomeDiscard | SomePlay


def encode(action: Action) -> int:
    match action:
        case Take(district):
            return TAKE + district
        case Play(card):
            return PLAY + card
        case Discard(card):
            return DISCARD + card
        case Move(colour, start, goal):
            return MOVE + STEPS * colour + step_between(start, goal)
        case Draw(pile):
            return DRAW + pile
        case Give(seat):
            return GIVE + seat
        case SomeDiscard(district):
            return DISCARD_BACK + district
        case SomePlay():
            return COVERED
    assert_never(action)


def decode(code: int) -> Action:
    if code < PLAY:
        return Take(code - TAKE)
    if code < DISCARD:
        return Play(code - PLAY)
    if code < MOVE:
        return Discard(code - DISCARD)
    if code < DRAW:
        return as_move(code - MOVE)
    if code < GIVE:
        return Draw(code - DRAW)
    if code < DISCARD_BACK:
        return Give(code - GIVE)
    return SomePlay() if code == COVERED else SomeDiscard(code - DISCARD_BACK)


def as_move(move: int) -> Move:
    """A move as `Crowds` writes it."""
    return Move(move // STEPS, *step_ends(move % STEPS))


def write(action: Action) -> str:
    match action:
        case Take(district):
            return f"take {CODES[district]}"
        case Play(card):
            return f"play {card_name(card)}"
        case Discard(card):
            return f"discard {card_name(card)}"
        case Move(colour, start, goal):
            return f"move {LETTERS[colour]}@{CODES[start]} {CODES[goal]}"
        case Draw(pile):
            return f"draw {pile}"
        case Give(seat):
            return f"give {seat}"
        case SomeDiscard(district):
            return f"discard {CODES[district]}"
        case SomePlay():
            return "play ?"
    assert_never(action)


def parse(text: str) -> Action:
    """The action a text stands for, legal or not. Raises `Malformed`."""
    match text.split():
        case ["take", district]:
            return Take(parse_district(district))
        case ["play", "?"]:
            return SomePlay()
        case ["play", card]:
            return Play(parse_card(card))
        case ["discard", card] if len(card) > 2:
            return Discard(parse_card(card))
        case ["discard", district]:
            return SomeDiscard(parse_district(district))
        case ["move", walker, goal] if re.fullmatch("[A-Za-z]@..", walker):
            return Move(parse_colour(walker[0]), parse_district(walker[2:]), parse_district(goal))
        case ["draw", pile]:
            return Draw(parse_number(pile))
        case ["give", seat]:
            return Give(parse_number(seat))
    raise Malformed(
        f"{text!r} is no action; write for instance 'take SM', 'play GR3b', 'discard MT5', 'move B@GR HG', "
        "'draw 0' or 'give 2'"
    )


def parse_district(text: str) -> int:
    if text.upper() not in CODES:
        raise Malformed(f"a district is one of {', '.join(CODES)}, not {text!r}")
    return CODES.index(text.upper())


def parse_card(text: str) -> int:
    district, face = text[:2], text[2:].lower()
    if district.upper() not in CODES or face not in FACE_NAMES:
        raise Malformed(f"a card is a district and one of {', '.join(FACE_NAMES)}, as in 'GR3b', not {text!r}")
    return FACES * parse_district(district) + FACE_NAMES.index(face)


def parse_colour(text: str) -> int:
    if len(text) != 1 or text.upper() not in LETTERS:
        raise Malformed(f"a colour is one of {', '.join(LETTERS)}, not {text!r}")
    return LETTERS.index(text.upper())


def parse_number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,3}", text):
        raise Malformed(f"a number is expected, not {text!r}")
    return int(text)
