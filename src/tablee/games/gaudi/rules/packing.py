"""Several small numbers in one: how a state keeps tiles laid, complete animals and moves of tiles.

Whoever laid or completed something is a seat; LAID_BY_NOBODY stands for the start tile.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64
from tablee.games.gaudi.rules.tiles import CELLS

SEATS: Final = 8  # seats and LAID_BY_NOBODY
LAID_BY_NOBODY: Final = 7  # the start tile
SIGHTS: Final = 4  # what may be seen of an animal (counters.py)

# A tile on a cell, which is also the code of laying it: kind, cell --------------------------------------------------------


def tile_code(kind: i64, cell: i64) -> i64:
    return kind * CELLS + cell


def code_kind(code: i64) -> i64:
    return code // CELLS


def code_cell(code: i64) -> i64:
    return code % CELLS


# A tile laid: kind, cell, seat --------------------------------------------------------------------------------------------


def laid_tile(kind: i64, cell: i64, seat: i64) -> i64:
    return (kind * CELLS + cell) * SEATS + seat


def laid_kind(tile: i64) -> i64:
    return tile // SEATS // CELLS


def laid_cell(tile: i64) -> i64:
    return tile // SEATS % CELLS


def laid_by(tile: i64) -> i64:
    return tile % SEATS


# A complete animal: corner, what is seen of it, seat ----------------------------------------------------------------------


def complete_animal(corner: i64, seen: i64, seat: i64) -> i64:
    return (corner * SIGHTS + seen) * SEATS + seat


def animal_corner(animal: i64) -> i64:
    return animal // (SIGHTS * SEATS)


def animal_seen(animal: i64) -> i64:
    return animal // SEATS % SIGHTS


def animal_by(animal: i64) -> i64:
    return animal % SEATS


# A move of a tile that somebody remembers (GAU-50): how, kind (NO_TILE where it was not seen), seat -----------------------

DRAWN: Final = 0
LAID: Final = 1
RETURNED: Final = 2
HOWS: Final = 4


def move_of_tile(how: i64, kind: i64, seat: i64) -> i64:
    return (kind * HOWS + how) * SEATS + seat


def moved_how(move: i64) -> i64:
    return move // SEATS % HOWS


def moved_kind(move: i64) -> i64:
    return move // (HOWS * SEATS)


def moved_by(move: i64) -> i64:
    return move % SEATS
