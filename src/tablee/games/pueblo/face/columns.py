"""The cells of the heap with all that stands on them, each a piece of the picture.

How a column is drawn depends on the cells around it. A stone more changes the columns on its cells and beside them, the
others stay the very pieces they were.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from tablee.games.pueblo.face import cubes
from tablee.games.pueblo.face.cubes import LEFT, RIGHT, TOP, figure, shadow, stroke
from tablee.games.pueblo.face.stacks import Brick, Heap, Stack, number_of, owner_alone, owner_class_of
from tablee.games.pueblo.face.turned import BACK_TO_FRONT, CELL_AT, SPOTS
from tablee.games.pueblo.rules.geometry import CELLS, cell_name
from tablee.kit.picture import Piece
from tablee.kit.svg import tag

Shown: TypeAlias = "tuple[int, Brick, int, int, int]"  # a cube: levels below the top, whose, its sides, folds and borders
# The cells that decide how one is drawn: to its left and right towards us, in front, then behind and beside it.
AROUND: Final = ((0, 1), (1, 0), (1, 1), (-1, 0), (0, -1), (-1, 1), (1, -1))
PLACE: Final = [{cell: place for place, cell in enumerate(order)} for order in BACK_TO_FRONT]  # in the picture
NOWHERE: Final = CELLS  # beyond the field


def cells_around(turn: int, cell: int) -> list[int]:
    i, j = SPOTS[turn][cell]
    return [CELL_AT[turn].get((i + a, j + b), NOWHERE) for a, b in AROUND]


NEIGHBOURS: Final = [[itemgetter(*cells_around(turn, cell)) for cell in range(CELLS)] for turn in range(4)]


class Ground(NamedTuple):
    """What lies under a heap, and what its cells stand for."""

    sacred: tuple[int, ...] = ()
    laying: int | None = None  # where a sacred place is drafted
    dismantling: bool = False  # faces stand for their stones, else cells for themselves

    def tile(self, cell: int) -> str:
        return "laid" if cell in self.sacred else "drafted" if cell == self.laying else ""


@lru_cache(maxsize=2048)
def columns(turn: int, heap: Heap, ground: Ground) -> tuple[Piece, ...]:
    """All cells from back to front."""
    if heap.before is None or ground.dismantling:
        return tuple(redrawn(turn, heap, ground, BACK_TO_FRONT[turn]).values())
    pieces = list(columns(turn, heap.before, ground))
    for cell, piece in redrawn(turn, heap, ground, concerned(turn, heap.touched)).items():
        pieces[PLACE[turn][cell]] = piece
    return tuple(pieces)


@lru_cache(maxsize=2048)
def concerned(turn: int, cells: tuple[int, ...]) -> tuple[int, ...]:
    """These cells, and those whose drawing depends on one of them."""
    spots = [SPOTS[turn][cell] for cell in cells]
    return tuple({CELL_AT[turn].get((i - a, j - b), NOWHERE) for i, j in spots for a, b in AROUND} - {NOWHERE} | set(cells))


def redrawn(turn: int, heap: Heap, ground: Ground, cells: Iterable[int]) -> dict[int, Piece]:
    """Some cells of the field."""
    standing = (*heap.stacks, ())
    return {cell: column(turn, cell, standing, ground) for cell in cells}


def column(turn: int, cell: int, standing: tuple[Stack, ...], ground: Ground) -> Piece:
    own, around, dismantling = standing[cell], NEIGHBOURS[turn][cell](standing), ground.dismantling
    height = len(own)
    shadows = shadow((len(around[3]) - height, len(around[0]) - height, len(around[4]) - height))
    if not height:
        return ground_drawn(turn, cell, shadows, ground.tile(cell), dismantling)
    return column_drawn(turn, cell, height, shown(own, around, dismantling), shadows, dismantling)


def shown(own: Stack, around: tuple[Stack, ...], dismantling: bool) -> tuple[Shown, ...]:
    """What can be seen of a column, bottom up; of whom, and of which stone only where that matters.

    As `cubes.is_hidden`, `free_sides`, `folds` and `borders` say of any pile, written out for columns without gaps.
    """
    left, right, front, far_left, far_right, side_left, side_right = around
    height, to_left, to_right, before = len(own), len(left), len(right), len(front)
    to_far_left, to_far_right = len(far_left), len(far_right)
    lowest = min(to_left + 1, to_right + 1, height)  # those below it touch others on all sides
    found = []
    for under in range(max(lowest, before - 1, 1) - 1, height):  # how many levels are under the cube
        brick, below = own[under], own[under - 1] if under else 0
        behind_left = far_left[under] if under < to_far_left else 0
        behind_right = far_right[under] if under < to_far_right else 0
        sides = folds = borders = 0
        if under >= to_left:
            sides = LEFT
            borders = 4 if (side_left[under] if under < len(side_left) else behind_left) != brick else 0
            borders |= 8 if (under == 0 or under > to_left) and below != brick else 0
        if under >= to_right:
            sides |= RIGHT
            borders |= 16 if (side_right[under] if under < len(side_right) else behind_right) != brick else 0
            borders |= 32 if (under == 0 or under > to_right) and below != brick else 0
        if under + 1 == height:
            folds = sides
            sides |= TOP
            borders |= 1 if (far_left[height] if height < to_far_left else behind_left) != brick else 0
            borders |= 2 if (far_right[height] if height < to_far_right else behind_right) != brick else 0
        if sides & 3 == 3 and before <= under:
            folds |= 4
        found.append((height - 1 - under, brick if dismantling else owner_alone(brick), sides, folds, borders))
    return tuple(found)


# Drawings: everything counts from the top of the column -------------------------------------------------------------------


@lru_cache(maxsize=8192)
def ground_drawn(turn: int, cell: int, shadows: str, tile: str, dismantling: bool) -> Piece:
    """A cell on which nothing stands."""
    drawn = figure("pueblo-open") + shadows
    if tile == "laid":
        drawn += figure("pueblo-sacred")
    elif tile:
        drawn += tag("use", cls=tile, href="#pueblo-sacred")
    return framed(turn, cell, 0, drawn + ("" if dismantling else figure("pueblo-hint")), dismantling)


@lru_cache(maxsize=16384)
def column_drawn(turn: int, cell: int, height: int, seen: tuple[Shown, ...], shadows: str, dismantling: bool) -> Piece:
    """Faces, then the shadow on the top, folds, borders and marks."""
    if not seen:
        return framed(turn, cell, height, "", dismantling)
    faces = "".join([face(*one[:3]) for one in seen]) if not dismantling else faces_of_stones(seen)
    return framed(turn, cell, height, faces + shadows + folds(seen) + lines_and_marks(seen), dismantling)


@lru_cache(maxsize=4096)
def face(down: int, brick: Brick, sides: int) -> str:
    """The sides of one cube."""
    return tag("use", cls=owner_class_of(brick), href=f"#cube-{sides}", y=cubes.H * down or None)


def faces_of_stones(seen: tuple[Shown, ...]) -> str:
    """The same in groups that stand for their stones."""
    drawn = ""
    for brick, own in groupby(seen, lambda one: one[1]):
        inside = "".join([figure(f"cube-{sides}", -down) for down, _, sides, _, _ in own])
        drawn += f'<g class="{owner_class_of(brick)}" data-slot="number" data-place="{number_of(brick)}">{inside}</g>'
    return drawn


def folds(seen: tuple[Shown, ...]) -> str:
    """One line, for its parts are translucent and must not lie over each other."""
    lit = [(fold, down) for down, _, _, fold, _ in seen if fold]
    if len(lit) == 1:
        return figure(f"fold-{lit[0][0]}", -lit[0][1])
    return stroke("fold", "".join([cubes.lines(cubes.FOLDS, fold, -down) for fold, down in lit]))


def lines_and_marks(seen: tuple[Shown, ...]) -> str:
    """Borders of all cubes, then marks; on a neutral top only the light of a choice."""
    inks = "".join([figure(f"ink-{ink}", -down) for down, _, _, _, ink in seen if ink])
    marks = "".join([cubes.mark(owner_class_of(brick), sides, -down) for down, brick, sides, _, _ in seen])
    is_neutral = seen[-1][2] & TOP and owner_class_of(seen[-1][1]) == "neutral"
    return inks + marks + (figure("pueblo-hint") if is_neutral else "")


def framed(turn: int, cell: int, height: int, drawn: str, dismantling: bool) -> Piece:
    (x, y), name = cubes.screen(*SPOTS[turn][cell], height), cell_name(cell)
    place = "" if dismantling else f' data-place="{name}"'
    return Piece(f"heap-{name}", f'<g id="heap-{name}"{place} transform="translate({x} {y})">{drawn}</g>')
