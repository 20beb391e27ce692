"""A clock that goes on only when everybody waits for it, and a house that lives by it: hours take no time."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from table.house_kit import QuickThinker, open_house

from tablee.bots.lanes import Lane
from tablee.engine.values import View
from tablee.table import queue
from tablee.table.house import House
from tablee.table.writer import outcomes_of

PACE = 0.6
SECONDS = {"novice": 0.003, "casual": 0.003, "steady": 0.003, "strong": 0.8, "expert": 3.5, "master": 5.0}


class Clock:
    def __init__(self) -> None:
        self.now = 0.0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self.now + seconds, next(self._numbers), woken))
        await woken

    async def until(self, met: Callable[[], bool], latest: float = 1e6) -> float:
        """Let time pass until something is the case; how many seconds that took. Fails when it takes too long."""
        begun = self.now
        await settled()
        while not met():
            assert self._waiting, "nothing is going to happen any more"
            at, _, woken = heapq.heappop(self._waiting)
            self.now = max(self.now, at)
            assert self.now - begun <= latest, f"nothing for {latest} s"
            if not woken.done():
                woken.set_result(None)
            await settled()
        return self.now - begun

    async def rest(self, seconds: float) -> None:
        """Let so much time pass, whatever happens."""
        over = asyncio.create_task(self.sleep(seconds))
        await self.until(over.done)


async def settled() -> None:
    """Until everybody waits for the clock: nothing here waits for anything else."""
    for _ in range(40):
        await asyncio.sleep(0)


class Thinkers(QuickThinker):
    """Takes as long as a level takes, and remembers how many thought at once in each lane."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.at_once: dict[str, int] = {}
        self.most: dict[str, int] = {}

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        self.at_once[level] = self.at_once.get(level, 0) + 1
        self.most[level] = max(self.most.get(level, 0), self.at_once[level])
        try:
            await self.clock.sleep(SECONDS[level])
            return await super().think(game, view, level, seed)
        finally:
            self.at_once[level] -= 1


async def counted_house(folder: Path, clock: Clock, patched: pytest.MonkeyPatch, deep: int = 2) -> House:
    """With two cores' worth of minds. Its writer writes here and now."""
    patched.setattr(queue, "widths", lambda: {Lane.QUICK: 1, Lane.DEEP: deep})
    house = await open_house(folder, Thinkers(clock), sleep=clock.sleep, pace=PACE)
    connection: Any = house.store.base._writer._connection  # type: ignore[attr-defined]

    async def write(job: Any) -> Any:
        outcome = outcomes_of(connection, [job])[0]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    patched.setattr(house.store.base, "write", write)
    return house


@contextmanager
def watching(house: House, *tables: str) -> Iterator[None]:
    """Somebody looks at these tables."""
    listening = [house.hub.listening(table) for table in tables]
    for one in listening:
        one.__enter__()
    try:
        yield
    finally:
        for one in listening:
            one.__exit__(None, None, None)
