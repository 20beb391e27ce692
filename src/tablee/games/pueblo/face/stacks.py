"""What stands on every cell, in numbers that are quick to compare: pictures remember by them what they have drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tablee.engine.values import Seat
from tablee.games.pueblo.rules.geometry import CELLS
from tablee.games.pueblo.rules.state import COLOURS
from tablee.games.pueblo.rules.view import stones_set

Brick: TypeAlias = int  # one cube of a stone: 8 * the number of the stone + its owner; 0 is no cube
Stack: TypeAlias = "tuple[Brick, ...]"  # the cubes of one cell, bottom up
NEUTRAL_OWNER: Final = 4
OWNERS: Final = (*COLOURS, "neutral")  # classes that colour what an owner has


class Heap(NamedTuple):
    """All that decides what stands on the board."""

    seats: int
    codes: tuple[int, ...]  # the stones as the state writes them
    taken: int  # those off the board again, a bit each

    @property
    def before(self) -> Heap:
        """The heap without the stone set last, while none is taken off."""
        return Heap(self.seats, self.codes[:-1], 0)

    @property
    def grows(self) -> bool:
        """Whether it is what it was before and one stone more."""
        return bool(self.codes) and not self.taken


def brick(number: int, owner: Seat | None) -> Brick:
    return 8 * number + (NEUTRAL_OWNER if owner is None else owner)


def number_of(one: Brick) -> int:
    return one >> 3


def owner_alone(one: Brick) -> Brick:
    """The same for all stones of an owner, as if each were the first."""
    return 8 | one & 7


def owner_class_of(one: Brick) -> str:
    return OWNERS[one & 7]


@lru_cache(maxsize=4096)
def stacks(heap: Heap) -> tuple[Stack, ...]:
    """What stands on each cell."""
    if heap.taken:
        gone = {number + 1 for number in range(len(heap.codes)) if heap.taken >> number & 1}
        whole = stacks(Heap(heap.seats, heap.codes, 0))
        return tuple([tuple([one for one in stack if number_of(one) not in gone]) for stack in whole])
    if not heap.codes:
        return ((),) * CELLS
    built = list(stacks(heap.before))
    stone = stones_set(heap.seats, heap.codes)[-1]
    for cell, _ in stone.cubes:
        built[cell] += (brick(stone.number, stone.owner),)
    return tuple(built)


@lru_cache(maxsize=4096)
def touched(heap: Heap) -> tuple[int, ...]:
    """The cells of the stone set last."""
    return tuple({cell for cell, _ in stones_set(heap.seats, heap.codes)[-1].cubes})
