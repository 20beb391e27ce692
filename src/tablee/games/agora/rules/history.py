"""The movements of cards as text, in the clause `history` of a position: `0 took SM4, 2 dropped MT5 0123456789`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tablee.engine.values import Malformed
from tablee.games.agora.rules.actions import parse_card
from tablee.games.agora.rules.city import card_name, members
from tablee.games.agora.rules.codes import DISTRICTS, DREW, DROPPED, FACES, PLAYED, TOOK
from tablee.games.agora.rules.deal import remember
from tablee.games.agora.rules.movements import kind_of, movement, mover_of, seen_of
from tablee.games.agora.rules.state import Agora

KINDS: Final = ("took", "played", "dropped", "drew")  # by kind of movement
DIGITS: Final = "0123456789abcdefghijklmnopqrstuv"
FACE_OF_VALUE: Final = (0, 1, 2, 4, 5)  # a face of each value; both threes are playable or neither


def history_text(state: Agora) -> str:
    return ", ".join(movement_texts(state))


def movement_texts(state: Agora) -> Iterator[str]:
    playable_then = iter(state.playable_then)
    for one in state.history:
        kind, told = int(kind_of(one)), f"{mover_of(one)} {KINDS[kind_of(one)]} {card_name(int(seen_of(one)))}"
        yield f"{told} {playable_text(int(next(playable_then)))}" if kind == DROPPED else told


def playable_text(cards: int) -> str:
    """District by district which values could have been played: a bit each, base 32."""
    return "".join(
        DIGITS[sum((cards >> FACES * district + face & 1) << bit for bit, face in enumerate(FACE_OF_VALUE))]
        for district in range(DISTRICTS)
    )


def read_history(state: Agora, movements: list[str]) -> None:
    """Give a state, whose cards lie where they are now, its history. Raises `Malformed`."""
    history, playable_then = [], []
    for said in movements:
        found = re.fullmatch(rf"([0-9]) ({'|'.join(KINDS)}) (\w+)(?: ([0-9a-v]{{10}}))?", said)
        if not found or int(found[1]) >= state.seats or (found[2] == KINDS[DROPPED]) != bool(found[4]):
            raise Malformed("agora.no-movement", said=said)
        history.append(int(movement(KINDS.index(found[2]), int(found[1]), parse_card(found[3]))))
        if found[4]:
            playable_then.append(read_playable(found[4]))
    remember(state, history, playable_then)
    check_history(state, movements)


def read_playable(text: str) -> int:
    cards = 0
    for district, digit in enumerate(text):
        values = DIGITS.index(digit)
        for bit, face in enumerate(FACE_OF_VALUE):
            if values >> bit & 1:
                cards |= 1 << FACES * district + face
                cards |= 1 << FACES * district + 3 if face == 2 else 0
    return cards


def check_history(state: Agora, movements: list[str]) -> None:
    """Go back from where the cards are now: each must be where its last movement left it, and no discard was free."""
    hands, piles, heaps = (
        [set(members(int(cards))) for cards in sets] for sets in (state.hands, state.played, state.dropped)
    )
    tops: list[int | None] = [int(card) for card in state.tops]
    playable_then = [int(cards) for cards in state.playable_then]
    for said, one in zip(reversed(movements), reversed([int(one) for one in state.history]), strict=True):
        kind, seat, card = int(kind_of(one)), int(mover_of(one)), int(seen_of(one))
        goal = (hands, piles, heaps, hands)[kind][seat]
        if card not in goal or (kind == PLAYED and tops[seat] not in (card, None)):
            raise Malformed("agora.movement-wrong", said=said)
        goal.remove(card)
        if kind == PLAYED:
            tops[seat] = None
        if kind != DREW:
            hands[(seat + 1) % len(hands) if kind == TOOK else seat].add(card)
        if kind == DROPPED and any(playable_then[-1] >> held & 1 for held in hands[seat]):
            raise Malformed("agora.movement-free", said=said)
        if kind == DROPPED:
            playable_then.pop()
