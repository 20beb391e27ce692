"""What is due at some moment, for a whole house: one task that sleeps until the first of it. Nothing is asked in turns."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from heapq import heapify, heappop, heappush
from typing import Final, TypeAlias

from tablee.table.lived import BEAT
from tablee.table.turn import Sleep

AGAIN: Final = 5.0  # seconds until what failed is tried again
FEW: Final = 100  # alarms that were set anew, and may wait for their moment to be forgotten
Key: TypeAlias = tuple[str, str]  # what kind of alarm, at which table
Call: TypeAlias = Callable[[str], Awaitable[None]]  # is given the id of the table
log = logging.getLogger(__name__)


class Alarms:
    def __init__(self, clock: Callable[[], float], sleep: Sleep) -> None:
        self._clock, self._sleep = clock, sleep
        self._calls: dict[Key, tuple[float, Call]] = {}
        self._heap: list[tuple[float, Key]] = []  # also what was changed since, and does not count
        self._sooner = asyncio.Event()

    def set(self, key: Key, at: float, call: Call) -> None:
        """Have something called at a moment, instead of what was to be called for this key."""
        self._calls[key] = at, call
        heappush(self._heap, (at, key))
        if len(self._heap) > 2 * len(self._calls) + FEW:
            self._heap = [(at, key) for key, (at, _) in self._calls.items()]
            heapify(self._heap)
        self._sooner.set()

    def drop(self, key: Key) -> None:
        self._calls.pop(key, None)

    def at(self, key: Key) -> float | None:
        """When it rings; None: never."""
        found = self._calls.get(key)
        return found and found[0]

    @property
    def next_due(self) -> float | None:
        """When the first one rings; None: none is set."""
        return min((at for at, _ in self._calls.values()), default=None)

    def any_of(self, kind: str) -> bool:
        return any(key[0] == kind for key in self._calls)

    async def ring(self) -> None:
        """Call whatever is due by now; what fails is called again after a while."""
        while (key := self._due()) is not None:
            _, call = self._calls.pop(key)
            try:
                await call(key[1])
            except Exception:
                log.exception("the alarm %s of table %s failed", *key)
                self._calls.setdefault(key, (self._clock() + AGAIN, call))
                heappush(self._heap, (self._calls[key][0], key))

    def _due(self) -> Key | None:
        while self._heap and self._heap[0][0] <= self._clock():
            at, key = heappop(self._heap)
            if self.at(key) == at:
                return key
        return None

    async def ring_for_ever(self, beat: Callable[[], Awaitable[None]]) -> None:
        """Give a sign of life every few seconds, and ring whenever something is due."""
        while True:
            self._sooner.clear()
            try:
                await beat()
                await self.ring()
            except Exception:
                log.exception("the alarms failed")
            await self._rest()

    async def _rest(self) -> None:
        """Until the next one is due, or another one is set."""
        pause = min(BEAT, self._heap[0][0] - self._clock()) if self._heap else BEAT
        waiting = [asyncio.ensure_future(self._sooner.wait()), asyncio.ensure_future(self._sleep(max(0.0, pause)))]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
