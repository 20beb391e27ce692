"""What Pueblo's pictures are drawn from: a view through a lens, as stacks of stones, and what a draft has chosen so far."""

from __future__ import annotations

from functools import cache, cached_property
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, TypeAlias

from tablee.engine.values import Seat
from tablee.games.pueblo.face import sight
from tablee.games.pueblo.face.lap import Look, lap
from tablee.games.pueblo.face.stacks import Brick, Heap, heap_of
from tablee.games.pueblo.rules.actions import find_cell
from tablee.games.pueblo.rules.geometry import GROWTH, OPENINGS, RING, SIZE, feet, footprint
from tablee.games.pueblo.rules.state import (
    COLOURED,
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
from tablee.kit.telling import step_called
from tablee.kit.words import Voice

RING_NAMES: Final = frozenset(map(str, range(RING)))
STEPS: Final = (1, 2, 3, 4)
FileRank: TypeAlias = "tuple[int, int]"  # file and rank from 0; -1 and 8 lie on the ring
# All of a view that pictures depend on; the rest follows from this, and who looks makes no difference (PUE-53).
SHOWN: Final = attrgetter(
    "codes", "taken", "chief", "task", "actor", "points", "reserve", "turns", "part", "seats", "advanced",
    "aside", "order", "cards", "sacred", "to_lay", "bid", "bidder", "passed",
)  # fmt: skip


class PuebloScene(Scene[PuebloView]):
    """Scenes that show the same are equal."""

    folder = Path(__file__).parents[1]
    seat_colours = COLOURS

    @cached_property
    def shown(self) -> tuple[Any, ...]:
        lens = self.lens
        return SHOWN(self.view), lens.lang, lens.turn, lens.draft, lens.spot

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PuebloScene) and self.shown == other.shown

    def __hash__(self) -> int:
        return hash(self.shown)

    # The game -----------------------------------------------------------------------------------------------------------

    @cached_property
    def state(self) -> Pueblo:
        """The view as a state, to ask what fits. Nobody changes it."""
        return state_of(self.view)

    @property
    def walking(self) -> bool:
        return self.view.task == TO_WALK

    @property
    def bidding(self) -> bool:
        return self.view.task in (TO_BID, TO_TAKE)

    @property
    def dismantling(self) -> bool:
        """Then cells stand for the stone on top of them, also while the chief walks."""
        return self.view.part == DISMANTLING

    @cached_property
    def heap(self) -> Heap:
        return heap_of(self.view.seats, self.view.codes, self.view.taken)

    def top(self, cell: int) -> Brick:
        stack = self.heap.stacks[cell]
        return stack[-1] if stack else 0

    @property
    def marker(self) -> int | None:
        """The ring cell where the final lap began (PUE-48); when the chief walks on, the marker is removed (PUE-56)."""
        return self.view.chief if self.view.over and not self.dismantling else None

    # The final lap, when the game is over ---------------------------------------------------------------------------------

    @property
    def lap(self) -> tuple[Look, ...]:
        """Nothing before the end, nor if the heap was taken apart since."""
        points = tuple([paid or 0 for paid in self.view.points])
        return () if self.marker is None else lap(self.heap, self.view.chief, points)

    @cached_property
    def told(self) -> Look | None:
        """The look that is being told."""
        if not self.lens.spot or not self.view.over:
            return None
        place = step_called(self.lens.spot, len(self.lap))
        return None if place is None else self.lap[place]

    @property
    def chief(self) -> int:
        """Where the chief is drawn."""
        return self.told.ring if self.told else self.view.chief

    @property
    def points(self) -> tuple[int | None, ...]:
        """Of the whole game, or as far as the lap is told."""
        return self.told.running if self.told else self.view.points

    # Reserves -----------------------------------------------------------------------------------------------------------

    @property
    def aside(self) -> int:
        """Blocks of each seat that wait for phase two (PUE-70, PUE-93)."""
        return 0 if self.view.over or self.dismantling else self.view.aside

    @property
    def kind(self) -> int:
        """The kind of stone that has to be set next, or EITHER: as `Pueblo.kinds` says, without a state to ask."""
        view = self.view
        coloured, neutral = view.reserve[view.actor], view.reserve[view.seats + view.actor]
        return EITHER if coloured == neutral else COLOURED if coloured > neutral else NEUTRAL

    # What the chief sees --------------------------------------------------------------------------------------------------

    def line(self, ring: int) -> sight.Line:
        """What stands on the cells seen from there."""
        found: sight.Line = sight.LINES[ring](self.heap.stacks)
        return found

    def bill(self, ring: int) -> sight.Bill:
        """What every seat would pay for a look from there."""
        return sight.bill(self.view.seats, ring, self.line(ring))

    @cached_property
    def bills(self) -> tuple[sight.Bill, ...]:
        """What a walk of one, two, three or four steps would cost; nothing is said unless the chief may walk."""
        return tuple([self.bill((self.view.chief + steps) % RING) for steps in STEPS]) if self.walking else ()

    # What the draft has chosen so far -------------------------------------------------------------------------------------

    def chosen(self, task: int, slot: str) -> str | None:
        """What fills a slot, if it is the task for that."""
        return self.lens.chosen(slot) if self.lens.draft and self.view.task == task else None

    @property
    def stop(self) -> int | None:
        """Where the chief would stop."""
        steps = self.chosen(TO_WALK, "steps")
        return (self.view.chief + int(steps)) % RING if steps in ("1", "2", "3", "4") else None

    @property
    def asked(self) -> int:
        """The ring cell whose sight is shown: the one asked about, else the drafted stop, else the chief's own."""
        called, stop = self.lens.spot.removeprefix("ring-"), self.stop
        return int(called) if called in RING_NAMES else self.chief if stop is None else stop

    @property
    def marked(self) -> int | None:
        """The ring cell asked about, which is marked unless the chief stands there."""
        asked = self.asked
        return None if asked == self.chief else asked

    @property
    def corner(self) -> int | None:
        """The corner of a stone."""
        return find_cell(self.chosen(TO_SET, "corner") or "") if self.lens.draft else None

    @property
    def laying(self) -> int | None:
        """The cell of a sacred place."""
        return find_cell(self.chosen(TO_LAY, "cell") or "") if self.lens.draft else None

    @property
    def leaving(self) -> Stone | None:
        """The stone to be removed."""
        number = self.chosen(TO_REMOVE, "number")
        if number is None:
            return None
        return next((stone for stone in self.view.stones if str(stone.number) == number and stone.standing), None)

    @property
    def setting(self) -> Seat | None:
        """Whose stone would be set, None for a neutral one: the kind that has to be, or the one chosen."""
        kind = KINDS[self.kind] if self.kind != EITHER else self.lens.chosen("stone")
        return None if kind == KINDS[NEUTRAL] else self.view.actor

    @property
    def ghost(self) -> Stone | None:
        """The drafted stone in its forced posture (PUE-27), once corner and opening are chosen and it fits."""
        return self._ghost if self.lens.draft else None

    @cached_property
    def _ghost(self) -> Stone | None:
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


@cache
def voice(lang: str) -> Voice:
    """The game's words, for what is remembered by its language and a little more."""
    return Voice(PuebloScene.folder, lang)


def owner_class(owner: Seat | None) -> str:
    """The class that colours what an owner has."""
    return "neutral" if owner is None else COLOURS[owner]


def file_rank(cell: int) -> FileRank:
    return cell % SIZE, cell // SIZE


def ring_file_rank(ring: int) -> FileRank:
    """Where a ring cell lies: 0 is the north-west corner, the others follow clockwise."""
    side, along = divmod(ring, SIZE + 1)
    return ((along - 1, SIZE), (SIZE, SIZE - along), (SIZE - along, -1), (-1, along - 1))[side]
