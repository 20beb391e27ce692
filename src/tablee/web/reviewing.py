"""Reviews in the background: moment by moment, in spare time behind all bots, each finding on disk before the next.

A review that is stopped, or whose server goes, keeps what it has found and goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Final

import msgspec

from tablee.bots.lanes import Lane, widths
from tablee.bots.leash import LAST
from tablee.bots.pool import Pool
from tablee.bots.worker import Lost
from tablee.engine.record import read_record, write_record
from tablee.review.analysis import assembled, finished
from tablee.review.ledger import Finding, Review
from tablee.review.looking import look
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.reviews import FAILED, MOST_AT_ONCE, STOPPED, Reviews, Standing
from tablee.table.values import Denied

BUDGET: Final = "fast"
WITHIN: Final = 300.0  # seconds for one moment, far more than it needs on a machine that is merely busy
TRIES: Final = 3
Look = Callable[[str, str, int], Awaitable[Finding]]
log = logging.getLogger(__name__)


class Lookers:
    """Processes that look at moments; none is started before the first."""

    def __init__(self) -> None:
        self._pool = Pool(look, widths()[Lane.SPARE], LAST)

    async def __call__(self, record: str, budget: str, number: int) -> Finding:
        """A process that died is given another one."""
        for _ in range(TRIES - 1):
            try:
                return await self._asked(record, budget, number)
            except Lost as problem:
                log.warning("moment %s of a review was lost: %s", number, problem)
        return await self._asked(record, budget, number)

    async def _asked(self, record: str, budget: str, number: int) -> Finding:
        found: Finding = await self._pool.ask(record, budget, number, within=WITHIN)
        return found

    def close(self) -> None:
        self._pool.close()


class Reviewing:
    def __init__(self, house: House, look: Look) -> None:
        self.kept = Reviews(house.store.base)
        self._house = house
        self._look = look
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def resume(self) -> None:
        """Go on with what a former server left."""
        for table_id in await self.kept.under_way():
            self._begin(table_id)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def ask(self, table: LiveTable, player: str) -> None:
        """Have a game reviewed. Raises `Mistake` where nobody won, and for somebody who has asked for very many."""
        if await self.kept.under_way_of(player) >= MOST_AT_ONCE and table.id not in self._tasks:
            raise Denied("many-reviews", most=MOST_AT_ONCE)
        await asyncio.to_thread(finished, table.record(None))
        await self.kept.ask(table.id, player, len(table.moves) + 1, self._house.clock())
        self._begin(table.id)

    async def stop(self, table: LiveTable, player: str) -> None:
        """Only whoever asked for it, or plays there, may. Raises `Denied`."""
        standing = await self.kept.standing(table.id)
        if standing is None or not (player == standing.player or table.seats_of(player)):
            raise Denied("not-your-review")
        if task := self._tasks.get(table.id):
            task.cancel()
            await asyncio.wait([task])
        await self.kept.end(table.id, STOPPED)

    def _begin(self, table_id: str) -> None:
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._until_done(table_id))

    async def _until_done(self, table_id: str) -> None:
        try:
            standing = await self.kept.standing(table_id)
            if standing is not None:
                await self._review(table_id, standing)
        except Exception:
            log.exception("the review of table %s failed", table_id)
            await self.kept.end(table_id, FAILED)
        finally:
            del self._tasks[table_id]

    async def _review(self, table_id: str, standing: Standing) -> None:
        record = write_record((await self._house.find(table_id)).record(None))
        noted = {number for number, _ in await self.kept.noted(table_id)}
        missing = iter([number for number in range(standing.moments) if number not in noted])
        async with asyncio.TaskGroup() as together:
            for _ in range(widths()[Lane.SPARE]):
                together.create_task(self._look_at(table_id, standing.player, record, missing))
        found = [text for _, text in await self.kept.noted(table_id)]
        await self.kept.finish(table_id, await asyncio.to_thread(written, record, found))

    async def _look_at(self, table_id: str, player: str, record: str, missing: Iterator[int]) -> None:
        queue = self._house.minds.queue
        for number in missing:
            async with queue.turn(queue.ask_for_spare(player, table_id)):
                found = await self._look(record, BUDGET, number)
            await self.kept.note(table_id, number, msgspec.json.encode(found).decode())


def written(record: str, found: list[str]) -> str:
    """The whole review of a record, from what was found at all its moments. What the game itself has to say is not kept: it
    follows from the record."""
    moments = (msgspec.json.decode(one, type=Finding) for one in found)
    review = assembled(finished(read_record(record)), moments, BUDGET)
    return msgspec.json.encode(replace(review, lens=())).decode()


def read_review(text: str) -> Review:
    return msgspec.json.decode(text, type=Review)
