"""Tiles, cells and corners: the fixed tables of the Gaudí tile game (RULES.md, section 2).

A kind is a number, `9 * snail + 3 * jellyfish + starfish`, of the colours of its three thirds. A cell (q, r) is one number
in a square field so wide that no paving of 84 tiles can reach its border (GAU-12). An animal corner has the number of the
cell whose northern corner it is. The width leaves 2 when divided by 3, so the animal at corner v is `2 * v % 3` (GAU-13).
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec

ANIMALS: Final = ("snail", "jellyfish", "starfish")
COLOURS: Final = ("orange", "green", "blue")
LETTERS: Final = "OGB"
KINDS: Final = 27
NO_TILE: Final = KINDS
TILES: Final = 84
THREE_COLOURED: Final = (5, 7, 11, 15, 19, 21)

REACH: Final = 86  # 83 tiles in a row beyond the first, a free cell, its corners
WIDTH: Final = 173
CELLS: Final = 29929
START: Final = REACH * WIDTH + REACH

# Neighbours clockwise from the east. Two that follow each other touch; with them a tile would be compact (GAU-22).
EAST: Final = 1
SOUTH_EAST: Final = 173
SOUTH_WEST: Final = 172
NEIGHBOURS: Final = vec[i64]([1, 173, 172, -1, -173, -172])
# All cells at one or two steps: wherever a second or third tile of a turn may lie, seen from the first (GAU-23).
NEARBY: Final = vec[i64]([1, 173, 172, -1, -173, -172, 2, 174, 346, 345, 344, 171, -2, -174, -346, -345, -344, -171])
NEAR: Final = 18


def colour_of(kind: int, animal: int) -> int:
    """The colour of an animal's third on a tile of a kind."""
    return (kind // 9, kind // 3 % 3, kind % 3)[animal]


def copies_of(kind: int) -> int:
    """GAU-02: four of each one-coloured kind, three of every other."""
    return 4 if kind % 13 == 0 else 3


def _allowed() -> list[int]:
    """Sets of kinds by `((north * 4 + n) * 4 + se) * 4 + sw`: the animal at the north, and the colours of the corners N,
    SE, SW, 0 for none yet, else the colour plus 1. No colour at all means that the cell touches nothing (GAU-16)."""
    found = []
    for index in range(3 * 64):
        north, corners = index // 64, (index // 16 % 4, index // 4 % 4, index % 4)
        kinds = 0
        for kind in range(KINDS):
            thirds = [colour_of(kind, (north + k) % 3) + 1 for k in range(3)]
            if any(corners) and all(corner in (0, third) for corner, third in zip(corners, thirds, strict=True)):
                kinds |= 1 << kind
        found.append(kinds)
    return found


ALLOWED: Final = vec[i64](_allowed())
COPIES: Final = vec[i64]([copies_of(kind) for kind in range(KINDS)])
THIRD: Final = vec[i64]([colour_of(kind, animal) for kind in range(KINDS) for animal in range(3)])  # kind * 3 + animal
BIT: Final = vec[i64]([1 << number for number in range(32)])


def animal_at(corner: i64) -> i64:
    """GAU-13: the position decides which animal lies at a corner, and so how every tile is turned."""
    return 2 * corner % 3


def touching(cell: i64, other: i64) -> bool:
    """GAU-14."""
    step = cell - other
    if step < 0:
        step = -step
    return step == EAST or SOUTH_WEST <= step <= SOUTH_EAST


def cell_at(q: int, r: int) -> int:
    """The number of a cell. Meaningful while q and r are at most REACH from 0."""
    return (r + REACH) * WIDTH + q + REACH


def place_of(cell: int) -> tuple[int, int]:
    """(q, r) of a cell, or (x, y) of a corner."""
    return cell % WIDTH - REACH, cell // WIDTH - REACH


def kind_name(kind: int) -> str:
    return "".join(LETTERS[colour_of(kind, animal)] for animal in range(3))


def parse_kind(name: str) -> int:
    """The kind of a name like OGB, or -1 if it is none."""
    if len(name) != 3 or any(letter not in LETTERS for letter in name):
        return -1
    snail, jellyfish, starfish = (LETTERS.index(letter) for letter in name)
    return 9 * snail + 3 * jellyfish + starfish
