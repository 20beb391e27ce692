"""Setting up: an empty table, and a deal."""

from __future__ import annotations

from tablee.engine.luck import Dice
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY
from tablee.games.agora.rules.city import BIT, CARDS
from tablee.games.agora.rules.crowds import no_crowds
from tablee.games.agora.rules.state import HAND, SET_ASIDE, WALKERS, Agora


def laid_out(seats: i64, strict: bool, memory_aid: bool, deck: list[int], cut: i64, dice: Dice) -> Agora:
    """A table with two piles and nothing else: empty map, full reserves, no hands (AGO-04)."""
    return Agora(
        seats,
        strict,
        memory_aid,
        no_crowds(),
        vec[i64]([WALKERS[seats]] * seats),
        vec[i64]([0] * seats),
        vec[i64]([i64(card) for card in deck]),
        cut,
        vec[i64]([0] * seats),
        vec[i64]([NOBODY] * seats),
        vec[i64]([0] * seats),
        vec[i64](),
        vec[i64](),
        dice,
    )


def dealt(seats: i64, strict: bool, memory_aid: bool, holder: i64, dice: Dice) -> Agora:
    """AGO-05 to AGO-08: set aside, deal five each, halve the rest; a holder below 0 is drawn by lot."""
    cards = dice.shuffled(list(range(CARDS)))
    aside = SET_ASIDE[seats]
    rest = cards[aside + HAND * seats :]
    state = laid_out(seats, strict, memory_aid, rest, (len(rest) + 1) // 2, dice)
    state.aside = as_set(cards[:aside])
    seat: i64
    for seat in range(seats):
        first = aside + HAND * seat
        state.hands[seat] = as_set(cards[first : first + HAND])
    state.holder = dice.below(seats) if holder < 0 else holder
    state.begin_round()
    return state


def as_set(cards: list[int]) -> i64:
    found: i64 = 0
    for card in cards:
        found |= BIT[card]
    return found


def remember(state: Agora, history: list[int], open_then: list[int]) -> None:
    """Give a state the history of its cards."""
    state.history = vec[i64]([i64(movement) for movement in history])
    state.open_then = vec[i64]([i64(cards) for cards in open_then])
