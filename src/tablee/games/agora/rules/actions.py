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
from tablee.games.agora.rules.city import CODES, FACE_NAMES, card_name, crossing_between, crossing_ends
from tablee.games.agora.rules.codes import CROSSINGS, DISCARD, DRAW, FACES, GIVE, MOVE, PLAY, TAKE

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


Action: TypeAlias = Take | Play | Discard | Move | Draw | Give


def encode(action: Action) -> int:
    match action:
        case Take(district):
            return TAKE + district
        case Play(card):
            return PLAY + card
        case Discard(card):
            return DISCARD + card
        case Move(colour, start, goal):
            return MOVE + CROSSINGS * colour + crossing_between(start, goal)
        case Draw(pile):
            return DRAW + pile
        case Give(seat):
            return GIVE + seat
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
    return Give(code - GIVE)


def as_move(move: int) -> Move:
    """A move as `Crowds` writes it."""
    return Move(move // CROSSINGS, *crossing_ends(move % CROSSINGS))


def write(action: Action) -> str:
    match action:
        case Take(district):
            return f"take {CODES[district]}"
        case Play(card):
            return f"play {card_name(card)}"
        case Discard(card):
            return f"discard {card_name(card)}"
        case Move():
            return f"move {write_move(action)}"
        case Draw(pile):
            return f"draw {pile}"
        case Give(seat):
            return f"give {seat}"
    assert_never(action)


def write_move(move: Move) -> str:
    """`B@GR HG`."""
    return f"{LETTERS[move.colour]}@{CODES[move.start]} {CODES[move.goal]}"


def parse(text: str) -> Action:
    """The action a text stands for, legal or not. Raises `Malformed`."""
    match text.split():
        case ["take", district]:
            return Take(parse_district(district))
        case ["play", card]:
            return Play(parse_card(card))
        case ["discard", card]:
            return Discard(parse_card(card))
        case ["move", walker, goal]:
            return parse_move(f"{walker} {goal}")
        case ["draw", pile]:
            return Draw(parse_number(pile))
        case ["give", seat]:
            return Give(parse_number(seat))
    raise Malformed("agora.no-action", said=text)


def parse_move(text: str) -> Move:
    """What `write_move` writes."""
    found = re.fullmatch(r"(\w)@(\w\w) (\w\w)", text)
    if not found:
        raise Malformed("agora.no-move", said=text)
    return Move(parse_colour(found[1]), parse_district(found[2]), parse_district(found[3]))


def parse_district(text: str) -> int:
    if text.upper() not in CODES:
        raise Malformed("agora.no-district", codes=", ".join(CODES), said=text)
    return CODES.index(text.upper())


def parse_card(text: str) -> int:
    district, face = text[:2].upper(), text[2:].lower()
    if district not in CODES or face not in FACE_NAMES:
        raise Malformed("agora.no-card", faces=", ".join(FACE_NAMES), said=text)
    return FACES * CODES.index(district) + FACE_NAMES.index(face)


def parse_colour(text: str) -> int:
    if len(text) != 1 or text.upper() not in LETTERS:
        raise Malformed("agora.no-colour", letters=", ".join(LETTERS), said=text)
    return LETTERS.index(text.upper())


def parse_number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise Malformed("agora.no-number", said=text)
    return int(text)
