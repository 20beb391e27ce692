"""All bots of a house: every one that owes a decision is at it, and no host keeps too many of them busy."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from tablee.engine.values import Seat
from tablee.table import trace
from tablee.table.crowd import Crowd
from tablee.table.live import LiveTable
from tablee.table.queue import Queue
from tablee.table.turn import Door, Means, Sleep, Thinker, Turn, owing

Key: TypeAlias = tuple[str, Seat]  # a seat of a table


class Minds:
    def __init__(self, thinker: Thinker, door: Door, sleep: Sleep, pace: float, queue: Queue | None = None) -> None:
        self.thinker = thinker
        self.queue = queue or Queue(door.is_watched)
        self._door = door
        self._means = Means(thinker, self.queue, door, sleep, pace)
        self._turns: dict[Key, Turn] = {}
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._crowd = Crowd[Key](lambda key: door.is_watched(key[0]))

    async def close(self) -> None:
        self._crowd.clear()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    @property
    def tables(self) -> set[str]:
        """Where a bot is busy."""
        return {table_id for table_id, _ in self._turns}

    @property
    def waiting(self) -> set[str]:
        """Where a bot waits for its turn to think, or to be let in."""
        return self.queue.tables | {table_id for table_id, _ in self._crowd.outside}

    def told(self) -> dict[str, int]:
        """For those who run the server: how many bots think, wait for a turn to, wait to be let in, have failed last."""
        return {
            "thinking": self.queue.under_way,
            "queued": self.queue.waiting,
            "outside": len(self._crowd.outside),
            "failing": sum(turn.pauses > 0 for turn in self._turns.values()),
        }

    def tend(self, table: LiveTable) -> None:
        """See to it that every bot that owes a decision is at it, or will be."""
        for seat in owing(table, self._door.is_watched):
            key = (table.id, seat)
            if key not in self._turns and self._crowd.enter(table.header.host, key):
                self._begin(table.header.host, key)

    def _begin(self, host: str, key: Key) -> None:
        self._turns[key] = Turn(*key, self._means)
        self._tasks[key] = asyncio.create_task(self._until_done(host, key))

    async def _until_done(self, host: str, key: Key) -> None:
        try:
            trace.request.set("")
            trace.table.set(key[0])
            await self._turns[key].take()
        finally:  # nothing is awaited since the seat was found to owe nothing
            del self._turns[key], self._tasks[key]
            following = self._crowd.leave(host)
            if following is not None:
                self._begin(host, following)
