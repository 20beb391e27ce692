"""What stands on every cell, in numbers that are quick to compare."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from tablee.engine.values import Seat
from tablee.games.pueblo.rules.geometry import CELLS
from tablee.games.pueblo.rules.state import COLOURS
from tablee.games.pueblo.rules.view import Stone, stones_set

Brick: TypeAlias = int  # one cube of a stone: 8 * the number of the stone + its owner; 0 is no cube
Stack: TypeAlias = "tuple[Brick, ...]"  # the cubes of one cell, bottom up
NEUTRAL_OWNER: Final = 4
OWNERS: Final = (*COLOURS, "neutral")  # classes that colour what an owner has


@dataclass(frozen=True, slots=True, eq=False)
class Heap:
    """All stones that stand. The same heap is one object (`heap_of`), so that pictures can be remembered by it."""

    stacks: tuple[Stack, ...]  # by cell
    stone: Stone | None = None  # the last one, while none is taken off
    before: Heap | None = None  # the heap without that one
    touched: tuple[int, ...] = ()  # the cells it stands on
    begun: frozenset[Seat] = frozenset()  # seats that have set a stone of their colour


@lru_cache(maxsize=4096)
def heap_of(seats: int, codes: tuple[int, ...], taken: int) -> Heap:
    """The heap of stones as the state writes them, less those taken off, a bit each."""
    if taken:
        return without(heap_of(seats, codes, 0), taken)
    if not codes:
        return Heap(((),) * CELLS)
    before, stone = heap_of(seats, codes[:-1], 0), stones_set(seats, codes)[-1]
    built, one = list(before.stacks), brick(stone.number, stone.owner)
    for cell, _ in stone.cubes:
        built[cell] += (one,)
    begun = before.begun if stone.owner is None else before.begun | {stone.owner}
    return Heap(tuple(built), stone, before, tuple({cell for cell, _ in stone.cubes}), begun)


def without(heap: Heap, taken: int) -> Heap:
    """A heap with some stones taken off; it did not come about by setting one more."""
    left = [tuple([one for one in stack if not taken >> number_of(one) - 1 & 1]) for stack in heap.stacks]
    return Heap(tuple(left), begun=heap.begun)


def brick(number: int, owner: Seat | None) -> Brick:
    return 8 * number + (NEUTRAL_OWNER if owner is None else owner)


def number_of(one: Brick) -> int:
    return one >> 3


def owner_alone(one: Brick) -> Brick:
    """The same for all stones of an owner, as if each were the first."""
    return 8 | one & 7


def owner_class_of(one: Brick) -> str:
    return OWNERS[one & 7]
