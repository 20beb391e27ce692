"""Bots think in other processes, so that a server goes on serving meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tablee.bots.think import think
from tablee.engine.values import View

LONGEST_THOUGHT = 15.0  # seconds; on a slow machine a bot then takes the best it has found


class ThinkTank:
    """A few worker processes, started when the first bot has to think and replaced when one dies."""

    def __init__(self, workers: int = 2) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game_name: str, view: View, level: str | int, seed: int) -> str:
        """See `tablee.bots.think`. A thought lost with its worker is thought again, once."""
        try:
            return await self._ask(game_name, view, level, seed)
        except BrokenProcessPool:
            return await self._ask(game_name, view, level, seed)

    async def _ask(self, game_name: str, view: View, level: str | int, seed: int) -> str:
        if self._pool is None:
            # Forking a process that serves sockets from several threads is not safe.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(think, game_name, view, level, seed, LONGEST_THOUGHT))
        except BrokenProcessPool:
            if self._pool is pool:  # others that lost a thought may have started a new one
                self._pool = None
                pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        """End the workers; thoughts not begun are dropped. Thinking again starts new ones."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
