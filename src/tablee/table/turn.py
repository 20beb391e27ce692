"""One bot's turn: it waits for its turn to think, thinks, and acts through the same door as people.

A bot that fails tries again after a pause, then something simpler, and the table is told. A decision that could not be
written stands until it can.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias

from tablee.engine.luck import seeded
from tablee.engine.values import Seat, View
from tablee.table import patience
from tablee.table.live import HASTY, QUEUED, LiveTable
from tablee.table.queue import Asked, Queue
from tablee.table.values import Denied

UNNOTICED = 1.0  # seconds a bot may wait for its turn to think before the page says so
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
    wake: Callable[[LiveTable], Awaitable[None]]
    is_watched: Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Means:
    """What all bots share."""

    thinker: Thinker
    queue: Queue
    door: Door
    sleep: Sleep
    pace: float  # seconds a bot lets pass at least, so that people can follow


class Decision(NamedTuple):
    view: View
    text: str


def owing(table: LiveTable, is_watched: Callable[[str], bool]) -> list[Seat]:
    """The bots that owe a decision, also in place of people. Among themselves they play only while somebody looks."""
    if not is_watched(table.id) and not any(place.is_played for place in table.places):
        return []
    return [seat for seat in table.acting() if table.places[seat].mind is not None]


class Turn:
    def __init__(self, table_id: str, seat: Seat, means: Means) -> None:
        self.table_id = table_id
        self.seat = seat
        self.pauses = 0  # in a row, after failures of whatever kind
        self._failures = 0  # thoughts in a row that came to nothing
        self._tried: tuple[int, str | None, int] = (0, None, 0)  # at which step, with which level and seed
        self._decision: Decision | None = None  # not written yet
        self._means = means
        self._door = means.door

    async def take(self) -> None:
        """Think and act until the seat owes nothing more. Who fails goes on trying while somebody looks."""
        while self.pauses < patience.MOST_FAILURES or self._door.is_watched(self.table_id):
            try:
                if not await self._act():
                    return
                self._failures = self.pauses = 0
            except Exception as problem:
                self._stumble(problem)
                await self._means.sleep(patience.pause_after(self.pauses))

    def _stumble(self, problem: Exception) -> None:
        self.pauses += 1
        if not (isinstance(problem, Denied) and problem.code == "not-kept"):
            self._failures += 1
            self._decision = None
        step, level, seed = self._tried
        log.error(
            "a bot failed (%s in a row); think it again: tablee repair rethink %s --step %s --seat %s --level %s --seed %s",
            self.pauses, self.table_id, step, self.seat, level or "random", seed, exc_info=problem,
        )  # fmt: skip

    async def _act(self) -> bool:
        """Decide and act once, unless the view changed meanwhile. False: the seat owes nothing."""
        try:
            table = await self._door.find(self.table_id)
        except Denied:  # it cannot be played here any more
            return False
        if self.seat not in owing(table, self._door.is_watched):
            return False
        if self._decision is None or self._decision.view != table.view(self.seat):
            self._decision = await self._decided(table)
            table = await self._door.find(self.table_id)  # the house may have forgotten the one we knew
        if self._decision is not None and self._decision.view == table.view(self.seat):
            await self._do_unless_late(table, self._decision.text)
        self._decision = None
        return True

    # Thinking ---------------------------------------------------------------------------------------------------------

    async def _decided(self, table: LiveTable) -> Decision | None:
        """None when nobody wants to know any more."""
        level, seed = patience.level_after(self._failures, str(table.places[self.seat].mind)), secrets.randbits(60)
        self._tried = table.seq, level, seed
        if level is None:
            view = table.view(self.seat)
            return Decision(view, patience.any_action(table.game, view, seeded(seed)))
        thought = self._thought(table, level, seed)
        decision, _ = await asyncio.gather(thought, self._means.sleep(self._means.pace))
        return decision

    async def _thought(self, table: LiveTable, level: str, seed: int) -> Decision | None:
        asked = self._means.queue.ask(table.header.host, table.id, level)
        async with self._told_if_long(table, asked), self._means.queue.turn(asked):
            if self.seat not in owing(table, self._door.is_watched):
                return None
            view, self._tried = table.view(self.seat), (table.seq, level, seed)  # as it is by now
            return Decision(view, await self._means.thinker.think(table.game.name, view, level, seed))

    @asynccontextmanager
    async def _told_if_long(self, table: LiveTable, asked: Asked) -> AsyncIterator[None]:
        """The page says so if the turn to think does not come soon."""
        telling = None if asked.admitted.done() else asyncio.create_task(self._tell_of_waiting(table, asked))
        try:
            yield
        finally:
            if telling is not None:
                telling.cancel()
                await asyncio.wait([telling])

    async def _tell_of_waiting(self, table: LiveTable, asked: Asked) -> None:
        """Only of one whom everybody sees to be the only one to act: who has answered a question to all may be hidden."""
        await self._means.sleep(UNNOTICED)
        if not asked.admitted.done() and table.view(None).acting == (self.seat,):
            await self._show(table, QUEUED)
            try:
                await asyncio.wait([asked.admitted])
            finally:
                await self._show(table, "")

    # Acting -----------------------------------------------------------------------------------------------------------

    async def _do_unless_late(self, table: LiveTable, text: str) -> None:
        seq = table.seq
        try:
            done = await self._door.do(table, self.seat, table.step(self.seat), text)
        except Denied:
            if table.seq == seq and table.places[self.seat].mind is not None:
                raise
            return  # somebody was faster, or has come back: it is thought over again, or not
        if done in table.noticed[None]:  # otherwise nobody may hear of it
            await self._show(table, "" if self._tried[1] == table.places[self.seat].mind else HASTY)
        try:
            await self._door.remark(table, self.seat, done)
        except Exception:  # it has acted, and need not speak
            log.exception("the bot on seat %s of table %s could not say something", self.seat, self.table_id)

    async def _show(self, table: LiveTable, mood: str) -> None:
        if mood != table.moods.get(self.seat, ""):
            others = {seat: other for seat, other in table.moods.items() if seat != self.seat}
            table.moods = others | ({self.seat: mood} if mood else {})
            await self._door.wake(table)
