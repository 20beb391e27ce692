"""Bots think in processes of their own, so that the server stays quick. None is started before the first thought."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from tablee.bots import think
from tablee.bots.lanes import Lane, lane_of, longest, widths
from tablee.bots.leash import YIELDING
from tablee.bots.worker import Thought, Worker
from tablee.engine.values import View

NICENESS = {Lane.QUICK: 0, Lane.DEEP: YIELDING}


class Pool:
    """Workers of one kind. Each thought has one for itself, so none can take another one with it. Who finds none free
    waits."""

    def __init__(self, thought: Thought, width: int, niceness: int) -> None:
        self.workers = [Worker(thought, niceness) for _ in range(width)]
        self._free = list(self.workers)
        self._room = asyncio.Semaphore(width)

    async def ask(self, *question: Any, within: float) -> Any:
        """What the thought says. Raises `Lost` when the worker died or took more seconds, `Failed` when thinking did."""
        async with self._room:
            worker = self._free.pop()  # the one used last: some may never be needed
            try:
                return await worker.ask(*question, within=within)
            finally:
                self._free.append(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


class ThinkTank:
    def __init__(self, wide: Mapping[Lane, int] | None = None, thought: Thought = think) -> None:
        wide = wide or widths()
        self._pools = {lane: Pool(thought, wide[lane], niceness) for lane, niceness in NICENESS.items()}
        self.workers = [worker for pool in self._pools.values() for worker in pool.workers]

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        """What `bots.think` says. Raises `Lost` when the worker died or took too long, `Failed` when thinking did."""
        return str(await self._pools[lane_of(level)].ask(game, view, level, seed, within=longest(level)))

    def close(self) -> None:
        for pool in self._pools.values():
            pool.close()
