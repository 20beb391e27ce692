"""Bots think in processes of their own, so that the server stays quick. None is started before the first thought."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from tablee.bots import think
from tablee.bots.lanes import Lane, lane_of, longest, widths
from tablee.bots.leash import YIELDING
from tablee.bots.worker import Thought, Worker
from tablee.engine.values import View

NICENESS = {Lane.QUICK: 0, Lane.DEEP: YIELDING}


class ThinkTank:
    """Each thought has a worker for itself, so none can take another one with it. Who finds none free waits."""

    def __init__(self, wide: Mapping[Lane, int] | None = None, thought: Thought = think) -> None:
        wide = wide or widths()
        self._free = {lane: [Worker(thought, NICENESS[lane]) for _ in range(wide[lane])] for lane in Lane}
        self._room = {lane: asyncio.Semaphore(wide[lane]) for lane in Lane}
        self.workers = [worker for free in self._free.values() for worker in free]

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        """What `bots.think` says. Raises `Lost` when the worker died or took too long, `Failed` when thinking did."""
        lane = lane_of(level)
        async with self._room[lane]:
            worker = self._free[lane].pop()  # the one used last: some may never be needed
            try:
                return str(await worker.ask(game, view, level, seed, within=longest(level)))
            finally:
                self._free[lane].append(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
