"""The final lap, told look by look with running totals (PUE-48, PUE-49, PUE-50)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tablee.games.pueblo.face.sight import LINES, Bill, bill
from tablee.games.pueblo.face.stacks import Heap
from tablee.games.pueblo.rules.geometry import RING

PACE: Final = (500, 1300)  # milliseconds for a look that costs nothing, and for one that costs something


class Look(NamedTuple):
    """One of the 36 looks, what it costs, and everybody's points after it."""

    ring: int
    paid: Bill
    running: Bill

    @property
    def pause(self) -> int:
        return PACE[any(self.paid)]


@lru_cache(maxsize=64)
def lap(heap: Heap, chief: int, points: Bill) -> tuple[Look, ...]:
    """From the cell after the chief's round to its own; `points` are those of the end."""
    rings = [(chief + further) % RING for further in range(1, RING + 1)]
    bills = [bill(len(points), ring, LINES[ring](heap.stacks)) for ring in rings]
    running = tuple(total - sum(paid) for total, paid in zip(points, zip(*bills, strict=True), strict=True))
    looks = []
    for ring, paid in zip(rings, bills, strict=True):
        running = tuple(map(sum, zip(running, paid, strict=True)))
        looks.append(Look(ring, paid, running))
    return tuple(looks)
