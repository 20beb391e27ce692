"""What Pueblo's pictures are drawn from: a view through a lens, as columns of stones, and what the chief sees of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from tablee.engine.values import Malformed, Seat
from tablee.games.pueblo.rules.actions import parse_cell
from tablee.games.pueblo.rules.geometry import CELLS, GROWTH, OPENINGS, RING, SIZE, feet, footprint, is_corner, sight
from tablee.games.pueblo.rules.state import (
    BLOCKS_ASIDE,
    BUILDING,
    BUILDING_ON,
    COLOURS,
    DISMANTLING,
    EITHER,
    KINDS,
    NEUTRAL,
    TO_BID,
    TO_LAY,
    TO_REMOVE,
    TO_SET,
    TO_TAKE,
    TO_WALK,
)
from tablee.games.pueblo.rules.view import PuebloView, Stone
from tablee.games.pueblo.rules.worlds import state_of
from tablee.kit.picture import Lens
from tablee.kit.words import words

FOLDER: Final = Path(__file__).parents[1]
RING_NAMES: Final = frozenset(map(str, range(RING)))
Place: TypeAlias = "tuple[int, int]"  # file and rank from 0; -1 and 8 lie on the ring


@lru_cache(maxsize=8192)
def said(lang: str, message: str, args: tuple[tuple[str, object], ...]) -> str:
    """A board says some three hundred things, nearly all of them said before: remembering them halves its cost."""
    return words(FOLDER, lang)(message, **dict(args))


@dataclass(frozen=True, slots=True)
class Seen:
    """A square the chief sees, and what it costs its owner if it has one."""

    cell: int
    level: int
    owner: Seat | None
    points: int


@dataclass(frozen=True, slots=True)
class Scene:
    view: PuebloView
    lens: Lens
    columns: tuple[tuple[Stone, ...], ...]  # by cell, bottom up
    walking: bool
    removing: bool
    last: Stone | None  # the stone set last; while the heap is taken apart none is marked
    marker: int | None  # ring cell where the final lap began (PUE-48); the chief walking on, it is removed (PUE-56)
    asked: int  # ring cell whose sight is shown: the one asked about, else the drafted stop, else the chief's own
    stop: int | None  # what the draft has chosen: where the chief would stop,
    corner: int | None  # the corner of a stone,
    ghost: Stone | None  # the stone itself, once it has an opening and fits,
    laying: int | None  # the cell of a sacred place,
    leaving: Stone | None  # the stone to be removed

    def say(self, message: str, **args: object) -> str:
        return said(self.lens.lang, message, tuple(args.items()))

    def height(self, cell: int) -> int:
        return len(self.columns[cell])

    def top(self, cell: int) -> Stone | None:
        return self.columns[cell][-1] if self.columns[cell] else None

    @property
    def aside(self) -> int:
        """Blocks of each seat that wait for phase two (PUE-70, PUE-93)."""
        view = self.view
        before = view.part == BUILDING or (view.part == BUILDING_ON and view.step in (TO_BID, TO_TAKE))
        return BLOCKS_ASIDE if view.advanced and before and not view.over else 0

    def steps_to(self, ring: int) -> int | None:
        """How far the chief would walk to stop there, if he may now."""
        steps = (ring - self.view.chief) % RING
        return steps if self.walking and 1 <= steps <= 4 else None

    def look(self, ring: int) -> list[Seen]:
        """PUE-36 to PUE-42: level 1 first, or the quarter from the south-west. `Pueblo.bill` must agree on the points."""
        found: list[Seen] = []
        for cell in sight(ring):
            column = self.columns[cell]
            if is_corner(ring):
                if column:
                    found.append(Seen(cell, len(column), column[-1].owner, 1))
            else:
                higher = range(len(found) + 1, len(column) + 1)
                found += [Seen(cell, level, column[level - 1].owner, level) for level in higher]
        return found

    def bill(self, ring: int) -> Mapping[Seat, int]:
        """Who would pay what for a look from there, in the order of seats; who pays nothing is left out."""
        owed = [0] * self.view.seats
        for square in self.look(ring):
            if square.owner is not None:
                owed[square.owner] += square.points
        return {seat: points for seat, points in enumerate(owed) if points}


def scene(view: PuebloView, lens: Lens) -> Scene:
    columns: list[list[Stone]] = [[] for _ in range(CELLS)]
    for stone in view.stones:
        for cell, _ in stone.cubes:
            columns[cell].append(stone)
    dismantling = view.part == DISMANTLING
    number = lens.chosen("number") if view.step == TO_REMOVE else None
    stop = drafted_stop(view, lens)
    return Scene(
        view=view,
        lens=lens,
        columns=tuple(map(tuple, columns)),
        walking=view.step == TO_WALK,
        removing=view.step == TO_REMOVE,
        last=view.stones[-1] if view.stones and not dismantling else None,
        marker=view.chief if view.over and not dismantling else None,
        asked=asked(lens, view.chief if stop is None else stop),
        stop=stop,
        corner=cell_called(lens.chosen("corner")) if view.step == TO_SET else None,
        ghost=ghost(view, lens) if view.step == TO_SET else None,
        laying=cell_called(lens.chosen("cell")) if view.step == TO_LAY else None,
        leaving=next((stone for stone in view.stones if str(stone.number) == number and stone.standing), None),
    )


def drafted_stop(view: PuebloView, lens: Lens) -> int | None:
    steps = lens.chosen("steps") if view.step == TO_WALK else None
    return (view.chief + int(steps)) % RING if steps in ("1", "2", "3", "4") else None


def asked(lens: Lens, otherwise: int) -> int:
    called = lens.spot.removeprefix("ring-")
    return int(called) if called in RING_NAMES else otherwise


def ghost(view: PuebloView, lens: Lens) -> Stone | None:
    """The drafted stone in its forced posture (PUE-27), once corner and opening are chosen and it fits."""
    corner, opening = cell_called(lens.chosen("corner")), lens.chosen("opening")
    if corner is None or opening not in OPENINGS:
        return None
    state = state_of(view)
    spot = footprint(OPENINGS.index(opening), corner)
    if spot < 0 or not state.fits(spot):
        return None
    posture = int(state.posture(spot))
    cubes = (
        (cell, view.heights[cell] + level)
        for cell, growth in zip(feet(spot), GROWTH[posture], strict=True)
        for level in range(1, growth + 1)
    )
    forced = int(state.kinds(view.turn))
    kind = KINDS[forced] if forced != EITHER else lens.chosen("stone")
    owner = None if kind == KINDS[NEUTRAL] else view.turn
    return Stone(len(view.stones) + 1, owner, OPENINGS.index(opening), corner, posture, tuple(cubes))


def cell_called(name: str | None) -> int | None:
    """The cell of a drafted word, which may be nonsense."""
    try:
        return None if name is None else parse_cell(name)
    except Malformed:
        return None


def colour(owner: Seat | None) -> str:
    """The class that colours what an owner has."""
    return "neutral" if owner is None else COLOURS[owner]


def place_of(cell: int) -> Place:
    return cell % SIZE, cell // SIZE


def ring_place(ring: int) -> Place:
    """Where a ring cell lies: 0 is the north-west corner, the others follow clockwise."""
    side, along = divmod(ring, SIZE + 1)
    return ((along - 1, SIZE), (SIZE, SIZE - along), (SIZE - along, -1), (-1, along - 1))[side]
