"""Counters on animals: who marks what, what it is worth, and what it tells about objectives.

A pair of objectives is one number, `3 * animal + colour`, and a set of pairs has a bit for each.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import append, i64, vec
from tablee.games.gaudi.rules.paving import Paving
from tablee.games.gaudi.rules.tiles import BIT, SOUTH_EAST, SOUTH_WEST, animal_at

PAIRS: Final = 9
ANY_PAIR: Final = 511

# What everybody sees of a complete animal (GAU-47).
UNMARKED: Final = 0
MARKED: Final = 1
NO_COUNTER: Final = 2  # unmarked, by a player who had no counter left


def pair_of(animal: i64, colour: i64) -> i64:
    return 3 * animal + colour


def pair_animal(pair: i64) -> i64:
    return pair // 3


def pair_colour(pair: i64) -> i64:
    return pair % 3


def value(animal: i64, colour: i64, pair: i64) -> i64:
    """GAU-39: points of an animal for a pair of objectives."""
    points: i64 = 0
    if animal == pair // 3:
        points += 1
    if colour == pair % 3:
        points += 1
    return points


def creature_value(creature: i64, pair: i64) -> i64:
    """The same for an animal and its colour as one number, counted like a pair."""
    return value(creature // 3, creature % 3, pair)


def completed_by(floor: Paving, draft: vec[i64], drafted: i64) -> vec[i64]:
    """Corners of the animals that the tiles of a turn complete, in the order of y, then x (GAU-25, GAU-35)."""
    found = vec[i64]()
    index: i64
    for index in range(drafted):
        cell = draft[index]
        found = _collect(floor, found, cell)
        found = _collect(floor, found, cell + SOUTH_EAST)
        found = _collect(floor, found, cell + SOUTH_WEST)
    return found


def _collect(floor: Paving, found: vec[i64], corner: i64) -> vec[i64]:
    """Keep the list sorted and free of doubles: two tiles of a turn may share the corner."""
    if not floor.is_complete(corner):
        return found
    index: i64 = 0
    while index < len(found) and found[index] < corner:
        index += 1
    if index < len(found) and found[index] == corner:
        return found
    found = append(found, corner)
    last: i64 = len(found) - 1
    while last > index:
        found[last] = found[last - 1]
        last -= 1
    found[index] = corner
    return found


def marked_by(floor: Paving, corners: vec[i64], pair: i64, counters: i64) -> i64:
    """Which of these corners a player with these objectives marks, a bit for each (GAU-32, GAU-33, GAU-34, GAU-35)."""
    chosen: i64 = 0
    points: i64 = 2
    index: i64
    while points > 0:
        for index in range(len(corners)):
            corner = corners[index]
            if counters > 0 and value(animal_at(corner), floor.colour(corner), pair) == points:
                chosen |= BIT[index]
                counters -= 1
        points -= 1
    return chosen


def still_possible(floor: Paving, corners: vec[i64], pairs: i64, counters: i64, seen: i64) -> i64:
    """The pairs of a set under which a player would have marked exactly what they were seen to mark."""
    kept: i64 = 0
    pair: i64
    for pair in range(PAIRS):
        if pairs & BIT[pair] != 0 and marked_by(floor, corners, pair, counters) == seen:
            kept |= BIT[pair]
    return kept
