"""The cells of the heap with all that stands on them, each a piece of the picture.

How a column is drawn depends on the cells around it. A stone more changes the columns on its cells and beside them, the
others stay the very pieces they were.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from tablee.games.pueblo.face import cubes
from tablee.games.pueblo.face.cubes import TOP, Cube, figure, shadow, stroke
from tablee.games.pueblo.face.stacks import Brick, Heap, Stack, number_of, owner_alone, owner_class_of, stacks, touched
from tablee.games.pueblo.face.turned import BACK_TO_FRONT, CELL_AT, SPOTS
from tablee.games.pueblo.rules.geometry import cell_name
from tablee.kit.picture import Piece
from tablee.kit.svg import tag

Shown: TypeAlias = "tuple[int, Brick, int, int, int]"  # a cube: levels below the top, whose, its sides, folds and borders
LOOKS_AT: Final = ((1, 1), (0, 1), (1, 0), (-1, 0), (0, -1), (-1, 1), (1, -1), (0, 0))  # cells that decide how one is drawn
PLACE: Final = [{cell: place for place, cell in enumerate(order)} for order in BACK_TO_FRONT]  # in the picture


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
    if not heap.grows or ground.dismantling:
        return tuple(redrawn(turn, heap, ground, BACK_TO_FRONT[turn]).values())
    pieces = list(columns(turn, heap.before, ground))
    for cell, piece in redrawn(turn, heap, ground, around(turn, frozenset(touched(heap)))).items():
        pieces[PLACE[turn][cell]] = piece
    return tuple(pieces)


@lru_cache(maxsize=2048)
def around(turn: int, cells: frozenset[int]) -> tuple[int, ...]:
    """The cells whose drawing looks at one of these."""
    spots = [SPOTS[turn][cell] for cell in cells]
    return tuple({CELL_AT[turn].get((i - a, j - b), -1) for i, j in spots for a, b in LOOKS_AT} - {-1})


def redrawn(turn: int, heap: Heap, ground: Ground, cells: Iterable[int]) -> dict[int, Piece]:
    """Some cells of the field."""
    standing, spots = stacks(heap), SPOTS[turn]
    pile = {
        (i, j, level): brick
        for cell in seen_from(turn, frozenset(cells))
        for i, j in (spots[cell],)
        for level, brick in enumerate(standing[cell], start=1)
    }
    return {cell: column(turn, cell, standing, pile, ground) for cell in cells}


@lru_cache(maxsize=2048)
def seen_from(turn: int, cells: frozenset[int]) -> tuple[int, ...]:
    """The cells that the drawing of one of these looks at."""
    spots = [SPOTS[turn][cell] for cell in cells]
    return tuple({CELL_AT[turn].get((i + a, j + b), -1) for i, j in spots for a, b in LOOKS_AT} - {-1})


@cache
def shading(turn: int, cell: int) -> tuple[int, ...]:
    """The neighbours that may leave a shadow on a cell; -1 beyond the field."""
    i, j = SPOTS[turn][cell]
    return tuple(CELL_AT[turn].get((i + a, j + b), -1) for a, b in cubes.SHADING)


def column(turn: int, cell: int, standing: tuple[Stack, ...], pile: Mapping[Cube, Brick], ground: Ground) -> Piece:
    height = len(standing[cell])
    rises = tuple([len(standing[beside]) - height if beside >= 0 else -height for beside in shading(turn, cell)])
    shadows = shadow(rises)
    if not height:
        return ground_drawn(turn, cell, shadows, ground.tile(cell), ground.dismantling)
    seen = tuple(shown(pile, *SPOTS[turn][cell], height, ground.dismantling))
    return column_drawn(turn, cell, height, seen, shadows, ground.dismantling)


def shown(pile: Mapping[Cube, Brick], i: int, j: int, height: int, dismantling: bool) -> list[Shown]:
    """What can be seen of a column, bottom up; whose stones these are, and which only where that matters."""
    found = []
    for z in range(1, height + 1):
        cube = (i, j, z)
        if cubes.is_hidden(pile, cube):
            continue
        if sides := cubes.free_sides(pile, cube):
            brick = pile[cube] if dismantling else owner_alone(pile[cube])
            found.append((height - z, brick, sides, cubes.folds(pile, cube, sides), cubes.borders(pile, cube, sides)))
    return found


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
    drawn = "".join(faces(brick, tuple(own), dismantling) for brick, own in groupby(seen, lambda one: one[1]))
    drawn += shadows + folds(seen)
    drawn += "".join([figure(f"ink-{ink}", -down) for down, _, _, _, ink in seen if ink])
    drawn += "".join([cubes.mark(owner_class_of(brick), sides, -down) for down, brick, sides, _, _ in seen])
    if seen[-1][2] & TOP and owner_class_of(seen[-1][1]) == "neutral":
        drawn += figure("pueblo-hint")
    return framed(turn, cell, height, drawn, dismantling)


def faces(brick: Brick, own: tuple[Shown, ...], dismantling: bool) -> str:
    """The sides of one stone, or of several stones of one owner."""
    drawn = "".join([figure(f"cube-{sides}", -down) for down, _, sides, _, _ in own])
    stone = f' data-slot="number" data-place="{number_of(brick)}"' if dismantling else ""
    return f'<g class="{owner_class_of(brick)}"{stone}>{drawn}</g>'


def folds(seen: tuple[Shown, ...]) -> str:
    """One line, for its parts are translucent and must not lie over each other."""
    lit = [(fold, down) for down, _, _, fold, _ in seen if fold]
    if len(lit) == 1:
        return figure(f"fold-{lit[0][0]}", -lit[0][1])
    return stroke("fold", "".join([cubes.lines(cubes.FOLDS, fold, -down) for fold, down in lit]))


def framed(turn: int, cell: int, height: int, drawn: str, dismantling: bool) -> Piece:
    (x, y), name = cubes.screen(*SPOTS[turn][cell], height), cell_name(cell)
    place = "" if dismantling else f' data-place="{name}"'
    return Piece(f"heap-{name}", f'<g id="heap-{name}"{place} transform="translate({x} {y})">{drawn}</g>')
