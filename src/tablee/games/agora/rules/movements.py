"""Movements of cards, one integer each: what was done, by whom, and what was seen of the card.

What is seen of a card is the card itself, or `BACK` and its district for those who saw no more.
"""

from __future__ import annotations

from tablee.engine.native import i64
from tablee.games.agora.rules.codes import BACK, FACES, SEATED, SEEN


def movement(kind: i64, seat: i64, seen: i64) -> i64:
    return (kind * SEATED + seat) * SEEN + seen


def kind_of(movement: i64) -> i64:
    return movement // SEEN // SEATED


def mover_of(movement: i64) -> i64:
    """The seat that took, played, dropped or drew."""
    return movement // SEEN % SEATED


def seen_of(movement: i64) -> i64:
    return movement % SEEN


def district_seen(seen: i64) -> i64:
    return seen - BACK if seen >= BACK else seen // FACES


def from_behind(movement: i64) -> i64:
    """The same movement for those who see the back of the card."""
    card = seen_of(movement)
    return movement - card + BACK + card // FACES
