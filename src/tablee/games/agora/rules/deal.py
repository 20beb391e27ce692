"""Setting up: an empty table, and a deal."""

from __future__ import annotations

from tablee.engine.luck import Dice
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY
from tablee.games.agora.rules.agreed import HAND, SET_ASIDE, WALKERS, Rules
from tablee.games.agora.rules.city import BIT
from tablee.games.agora.rules.codes import CARDS
from tablee.games.agora.rules.state import Agora


def laid_out(rules: Rules, pile0: list[int], pile1: list[int], dice: Dice) -> Agora:
    """A table with two piles, their tops last, and nothing else: empty map, full reserves, no hands (AGO-04)."""
    state = Agora(rules, dice)
    state.crowds.clear()
    state.reserve = vec[i64]([WALKERS[rules.seats]] * rules.seats)
    state.hands = vec[i64]([0] * rules.seats)
    state.deck = vec[i64]([i64(card) for card in pile0 + pile1])
    state.cut = len(pile0)
    state.left0 = len(pile0)
    state.left1 = len(pile1)
    state.played = vec[i64]([0] * rules.seats)
    state.tops = vec[i64]([NOBODY] * rules.seats)
    state.dropped = vec[i64]([0] * rules.seats)
    return state


def dealt(rules: Rules, holder: i64, dice: Dice) -> Agora:
    """AGO-05, AGO-06, AGO-07, AGO-08: set aside, deal five each, halve the rest; a holder below 0 is drawn by lot."""
    cards = dice.shuffled(list(range(CARDS)))
    aside = SET_ASIDE[rules.seats]
    rest = cards[aside + HAND * rules.seats :]
    half = (len(rest) + 1) // 2
    state = laid_out(rules, rest[:half], rest[half:], dice)
    state.aside = as_set(cards[:aside])
    seat: i64
    for seat in range(rules.seats):
        first = aside + HAND * seat
        state.hands[seat] = as_set(cards[first : first + HAND])
    state.holder = dice.below(rules.seats) if holder < 0 else holder
    state.begin_round()
    return state


def as_set(cards: list[int]) -> i64:
    found: i64 = 0
    for card in cards:
        found |= BIT[card]
    return found


def remember(state: Agora, history: list[int], playable_then: list[int]) -> None:
    """Give a state the history of its cards."""
    state.history = vec[i64]([i64(movement) for movement in history])
    state.playable_then = vec[i64]([i64(cards) for cards in playable_then])
