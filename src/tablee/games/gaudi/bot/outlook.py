"""What lies open: the best animal each seat can hope to complete with one tile, before anybody's hand is looked at."""

from __future__ import annotations

from math import log
from typing import Final

from tablee.engine.native import append, i64, vec
from tablee.games.gaudi.rules.counters import PAIRS, creature_value, pair_of
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import ALLOWED, BIT, KINDS, NO_TILE, SOUTH_EAST, SOUTH_WEST, animal_at

LOG_2: Final = 0.6931


class Outlook:
    """Cells that would complete something, with the chance that three unknown tiles contain one that fits."""

    def __init__(self, state: Gaudi) -> None:
        self.state = state
        self.cells = vec[i64]()
        self.missed = vec[float]()
        unseen = state.pile[:]
        total = state.pile_size
        index: i64
        for index in range(HAND * state.rules.seats):
            if state.hands[index] != NO_TILE:
                unseen[state.hands[index]] += 1
                total += 1
        floor = state.floor
        for index in range(floor.edge_size):
            cell = floor.edge[index]
            way = floor.around(cell)
            if way != 0 and floor.gain(cell) > 0:
                share = float(count(unseen, ALLOWED[way])) / float(max(total, 1))
                self.cells = append(self.cells, cell)
                self.missed = append(self.missed, (1.0 - share) * (1.0 - share) * (1.0 - share))

    def best(self, seat: i64) -> float:
        """The points that lie open to a seat, as far as its counters tell what it collects, each as likely as it can be
        filled."""
        state = self.state
        values = vec[float](self._values(BIT[state.pairs[seat]] if state.rules.initiation != 0 else state.could[seat]))
        total = 0.0
        index: i64
        for index in range(len(self.cells)):
            cell = self.cells[index]
            points = self._at(cell, values) + self._at(cell + SOUTH_EAST, values) + self._at(cell + SOUTH_WEST, values)
            total += points * (1.0 - self.missed[index])
        return total

    def _values(self, pairs: i64) -> list[float]:
        """What each animal in each colour is worth to somebody who has one of these pairs."""
        found = [0.0] * PAIRS
        share = 1.0 / float(max(members(pairs), 1))
        pair: i64
        creature: i64
        for pair in range(PAIRS):
            if pairs & BIT[pair] != 0:
                for creature in range(PAIRS):
                    found[creature] += share * float(creature_value(creature, pair))
        return found

    def _at(self, corner: i64, values: vec[float]) -> float:
        floor = self.state.floor
        return values[pair_of(animal_at(corner), floor.colour(corner))] if floor.count(corner) == 2 else 0.0


def count(tiles: vec[i64], kinds: i64) -> i64:
    """How many tiles are of one of these kinds."""
    total: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if kinds & BIT[kind] != 0:
            total += tiles[kind]
    return total


def halvings(before: i64, after: i64) -> float:
    """How often a set was halved to become another."""
    return log(float(members(before)) / float(max(members(after), 1))) / LOG_2


def members(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
