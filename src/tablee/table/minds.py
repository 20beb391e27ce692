"""The bots' turns: who owes a decision thinks, and acts through the same door as people."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from tablee.engine.luck import seeded
from tablee.engine.values import Seat, View
from tablee.table import patience
from tablee.table.live import LiveTable
from tablee.table.values import Denied

log = logging.getLogger(__name__)

Sleep: TypeAlias = Callable[[float], Coroutine[Any, Any, None]]


class Thinker(Protocol):
    """Chooses actions for bots, outside the event loop. Receives a view, never a state."""

    async def think(self, game: str, view: View, level: str, seed: int) -> str: ...


@dataclass(frozen=True, slots=True)
class Door:
    """What a bot needs of the house it plays in."""

    find: Callable[[str], Awaitable[LiveTable]]
    do: Callable[[LiveTable, Seat, int, str], Awaitable[int]]
    remark: Callable[[LiveTable, Seat, int], Awaitable[None]]


class Minds:
    def __init__(self, thinker: Thinker, door: Door, sleep: Sleep = asyncio.sleep, pace: float = 0.0) -> None:
        self.thinker = thinker
        self._door = door
        self._sleep = sleep
        self._pace = pace  # seconds a bot lets pass at least, so that people can follow
        self._turns: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    async def close(self) -> None:
        for task in self._turns.values():
            task.cancel()
        await asyncio.gather(*self._turns.values(), return_exceptions=True)

    @property
    def tables(self) -> set[str]:
        """Where a bot is busy."""
        return {table_id for table_id, _ in self._turns}

    def tend(self, table: LiveTable) -> None:
        """See to it that every bot that owes a decision is thinking."""
        for seat in table.acting():
            key = (table.id, seat)
            if table.places[seat].level is not None and key not in self._turns:
                self._turns[key] = asyncio.create_task(self._turn(table.id, seat))

    async def _turn(self, table_id: str, seat: Seat) -> None:
        """Think and act until the seat owes nothing more; who fails tries something simpler after a while."""
        failures = 0
        try:
            while failures < patience.MOST_FAILURES:
                try:
                    if seat not in (table := await self._door.find(table_id)).acting():
                        return
                    await self._action(table, seat, failures)
                    failures = 0
                except Exception:
                    failures += 1
                    log.exception("the bot on seat %s of table %s failed (%s in a row)", seat, table_id, failures)
                    await self._sleep(patience.pause_after(failures))
        finally:
            del self._turns[table_id, seat]  # nothing is awaited since the seat was found to owe nothing

    async def _action(self, table: LiveTable, seat: Seat, failures: int) -> None:
        """Think and act once. A view that changed meanwhile is left to be thought over again."""
        view, level = table.view(seat), patience.level_after(failures, str(table.places[seat].level))
        seed = secrets.randbits(60)
        if level is None:
            text = patience.any_action(table.game, view, seeded(seed))
        else:
            thought = self.thinker.think(table.game.name, view, level, seed)
            text, _ = await asyncio.gather(thought, self._sleep(self._pace))
            table = await self._door.find(table.id)  # the house may have forgotten the one we knew
        if table.view(seat) == view:
            await self._do_unless_late(table, seat, text)

    async def _do_unless_late(self, table: LiveTable, seat: Seat, text: str) -> None:
        seq = table.seq
        try:
            done = await self._door.do(table, seat, table.step(seat), text)
        except Denied:
            if table.seq == seq:
                raise
            return  # somebody was faster, and it is thought over again
        await self._door.remark(table, seat, done)
