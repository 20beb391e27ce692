"""Bots think in processes of their own, so that the server stays quick. None is started before the first thought."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from tablee.bots import think
from tablee.engine.values import View

MOST_WORKERS = 4


class ThinkTank:
    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or min(MOST_WORKERS, os.cpu_count() or 1)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        """What `bots.think` says. A worker that died is replaced, and the thought begun once more."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, think, game, view, level, seed)
        except BrokenProcessPool:
            if self._pool is pool:  # otherwise another thought has replaced it already
                self.close()
            return await loop.run_in_executor(self._started(), think, game, view, level, seed)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
