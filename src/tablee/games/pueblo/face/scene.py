"""What Pueblo's pictures are drawn from: a view through a lens, as columns of stones, and what the chief sees of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, TypeAlias

from tablee.engine.values import Seat
from tablee.games.pueblo.rules.actions import find_cell
from tablee.games.pueblo.rules.geometry import CELLS, GROWTH, OPENINGS, RING, SIZE, feet, footprint, is_corner, sight
from tablee.games.pueblo.rules.state import (
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
    Pueblo,
)
from tablee.games.pueblo.rules.view import PuebloView, Stone
from tablee.games.pueblo.rules.worlds import state_of
from tablee.kit.scene import Scene

RING_NAMES: Final = frozenset(map(str, range(RING)))
FileRank: TypeAlias = "tuple[int, int]"  # file and rank from 0; -1 and 8 lie on the ring


@dataclass(frozen=True, slots=True)
class Square:
    """A square the chief sees, and what it costs its owner if it has one."""

    cell: int
    level: int
    owner: Seat | None
    points: int


class PuebloScene(Scene[PuebloView]):
    folder = Path(__file__).parents[1]
    seat_colours = COLOURS

    # The game -----------------------------------------------------------------------------------------------------------

    @cached_property
    def state(self) -> Pueblo:
        """The view as a state, to ask what fits. Nobody changes it."""
        return state_of(self.view)

    @property
    def walking(self) -> bool:
        return self.view.task == TO_WALK

    @property
    def removing(self) -> bool:
        return self.view.task == TO_REMOVE

    @property
    def bidding(self) -> bool:
        return self.view.task in (TO_BID, TO_TAKE)

    @cached_property
    def columns(self) -> tuple[tuple[Stone, ...], ...]:
        """Stones by cell, bottom up, one for each cube."""
        columns: list[list[Stone]] = [[] for _ in range(CELLS)]
        for stone in self.view.stones:
            for cell, _ in stone.cubes:
                columns[cell].append(stone)
        return tuple(map(tuple, columns))

    def height(self, cell: int) -> int:
        return len(self.columns[cell])

    def top(self, cell: int) -> Stone | None:
        return self.columns[cell][-1] if self.columns[cell] else None

    @cached_property
    def last(self) -> Stone | None:
        """The stone set last; while the heap is taken apart none is marked."""
        return self.view.stones[-1] if self.view.stones and self.view.part != DISMANTLING else None

    @property
    def marker(self) -> int | None:
        """The ring cell where the final lap began (PUE-48); when the chief walks on, the marker is removed (PUE-56)."""
        return self.view.chief if self.view.over and self.view.part != DISMANTLING else None

    @property
    def aside(self) -> int:
        """Blocks of each seat that wait for phase two (PUE-70, PUE-93)."""
        return 0 if self.view.over or self.view.part == DISMANTLING else self.view.aside

    def named(self, owner: Seat | None) -> str:
        """The colour of an owner in words."""
        return self.say("colour-neutral") if owner is None else self.colour(owner)

    # What the chief sees --------------------------------------------------------------------------------------------------

    def steps_to(self, ring: int) -> int | None:
        """How far the chief would walk to stop there, where it may now."""
        steps = (ring - self.view.chief) % RING
        return steps if self.walking and 1 <= steps <= 4 else None

    def look(self, ring: int) -> list[Square]:
        """Level 1 first, or the quarter from the south-west. `HeapState.look` must agree on the points."""
        found: list[Square] = []
        for cell in sight(ring):
            column = self.columns[cell]
            if is_corner(ring):
                if column:
                    found.append(Square(cell, len(column), column[-1].owner, 1))
            else:
                higher = range(len(found) + 1, len(column) + 1)
                found += [Square(cell, level, column[level - 1].owner, level) for level in higher]
        return found

    def bill(self, ring: int) -> Mapping[Seat, int]:
        """Who would pay what for a look from there, in the order of seats; who pays nothing is left out."""
        owed = [0] * self.view.seats
        for square in self.look(ring):
            if square.owner is not None:
                owed[square.owner] += square.points
        return {seat: points for seat, points in enumerate(owed) if points}

    # What the draft has chosen so far -------------------------------------------------------------------------------------

    def chosen(self, task: int, slot: str) -> str | None:
        """What fills a slot, if it is the task for that."""
        return self.lens.chosen(slot) if self.view.task == task else None

    @cached_property
    def stop(self) -> int | None:
        """Where the chief would stop."""
        steps = self.chosen(TO_WALK, "steps")
        return (self.view.chief + int(steps)) % RING if steps in ("1", "2", "3", "4") else None

    @cached_property
    def asked(self) -> int:
        """The ring cell whose sight is shown: the one asked about, else the drafted stop, else the chief's own."""
        called = self.lens.spot.removeprefix("ring-")
        return int(called) if called in RING_NAMES else self.view.chief if self.stop is None else self.stop

    @cached_property
    def corner(self) -> int | None:
        """The corner of a stone."""
        return find_cell(self.chosen(TO_SET, "corner") or "")

    @cached_property
    def laying(self) -> int | None:
        """The cell of a sacred place."""
        return find_cell(self.chosen(TO_LAY, "cell") or "")

    @cached_property
    def leaving(self) -> Stone | None:
        """The stone to be removed."""
        number = self.chosen(TO_REMOVE, "number")
        return next((stone for stone in self.view.stones if str(stone.number) == number and stone.standing), None)

    @cached_property
    def setting(self) -> Seat | None:
        """Whose stone would be set, None for a neutral one: the kind that has to be, or the one chosen."""
        forced = int(self.state.kinds(self.view.actor))
        kind = KINDS[forced] if forced != EITHER else self.lens.chosen("stone")
        return None if kind == KINDS[NEUTRAL] else self.view.actor

    @cached_property
    def ghost(self) -> Stone | None:
        """The drafted stone in its forced posture (PUE-27), once corner and opening are chosen and it fits."""
        corner, opening = self.corner, self.chosen(TO_SET, "opening")
        if corner is None or opening not in OPENINGS:
            return None
        spot = footprint(OPENINGS.index(opening), corner)
        if spot < 0 or not self.state.fits(spot):
            return None
        posture = int(self.state.posture(spot))
        cubes = (
            (cell, self.view.heights[cell] + level)
            for cell, growth in zip(feet(spot), GROWTH[posture], strict=True)
            for level in range(1, growth + 1)
        )
        return Stone(len(self.view.stones) + 1, self.setting, OPENINGS.index(opening), corner, posture, tuple(cubes))


def owner_class(owner: Seat | None) -> str:
    """The class that colours what an owner has."""
    return "neutral" if owner is None else COLOURS[owner]


def file_rank(cell: int) -> FileRank:
    return cell % SIZE, cell // SIZE


def ring_file_rank(ring: int) -> FileRank:
    """Where a ring cell lies: 0 is the north-west corner, the others follow clockwise."""
    side, along = divmod(ring, SIZE + 1)
    return ((along - 1, SIZE), (SIZE, SIZE - along), (SIZE - along, -1), (-1, along - 1))[side]
