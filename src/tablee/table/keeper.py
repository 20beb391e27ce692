"""Looks after tables where people come together, so that nobody waits for ever: bots come when the time is over, another
person becomes host when the host is gone, and who agreed and went away does not keep a game from being dealt."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from tablee.table.hosting import Hosting
from tablee.table.pairing import fill_up
from tablee.table.turn import Sleep
from tablee.table.values import Denied

ROUND = 1.0  # seconds between two looks
GRACE = 120.0  # seconds a host may be away while others wait
SHARE = 20.0  # seconds in which a browser adds its share of the luck
log = logging.getLogger(__name__)

TO_FILL = "SELECT id, fill_at FROM tables WHERE fill_at IS NOT NULL AND gathering AND ended IS NULL"
UNSHARED = """SELECT DISTINCT table_id FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seed = '' AND ended IS NULL AND NOT gathering"""


class Keeper:
    def __init__(self, hosting: Hosting) -> None:
        self._hosting, self._house, self._presence = hosting, hosting.house, hosting.house.presence
        self._to_fill: dict[str, float] = {}  # when bots come
        self._to_share: dict[str, float] = {}  # when no seed is waited for any more
        self._house.hub.join(self.heard)

    def heard(self, table_id: str) -> None:
        """A table has changed; most are none of our business."""
        table = self._house.at_hand(table_id)
        if table is None or not table.waiting:
            self._to_fill.pop(table_id, None)
            self._to_share.pop(table_id, None)
        elif table.header.gathering and table.header.fill_at is not None:
            self._to_fill[table_id] = table.header.fill_at
        elif not table.header.gathering and not table.has_room:
            self._to_share.setdefault(table_id, self._house.clock() + SHARE)

    async def recall(self) -> None:
        """What a former server had in mind."""
        base, now = self._house.store.base, self._house.clock()
        for table_id, at in await base.read(lambda desk: desk.rows(TO_FILL, {})):
            self._to_fill[table_id] = max(at, now + SHARE)  # those who wait there have to find us again first
        self._to_share |= {row[0]: now + SHARE for row in await base.read(lambda desk: desk.rows(UNSHARED, {}))}

    async def look_for_ever(self, sleep: Sleep = asyncio.sleep) -> None:
        await self.recall()
        while True:
            await sleep(ROUND)
            await self.look()

    async def look(self) -> None:
        """Do what is due. What fails at one table harms no other, and is not tried for ever."""
        for table_id in self._due(self._to_fill):
            await self._try(table_id, self._fill)
        for table_id in self._due(self._to_share):
            await self._try(table_id, self._deal_without)
        for table_id in self._presence.tables:
            await self._try(table_id, self._hand_on)

    def _due(self, when: dict[str, float]) -> list[str]:
        """Those whose time has come; they are not awaited any more."""
        now = self._house.clock()
        due = [table_id for table_id, at in when.items() if at <= now]
        for table_id in due:
            del when[table_id]
        return due

    async def _try(self, table_id: str, doing: Callable[[str], Awaitable[None]]) -> None:
        try:
            await doing(table_id)
        except Denied as problem:
            log.info("table %s stays as it is: %s", table_id, problem)
        except Exception:
            log.exception("table %s stays as it is", table_id)

    async def _fill(self, table_id: str) -> None:
        """Whoever has gone meanwhile is not waited for; where nobody is there, there is no table."""
        table = await self._house.find(table_id)
        people = {place.player for place in table.places if place.player}
        present = [player for player in people if self._presence.is_here(table_id, player)]
        if not await fill_up(self._hosting, table_id, present):
            await self._hosting.close(table_id, table.header.host)

    async def _deal_without(self, table_id: str) -> None:
        """The luck does without the share of a browser that is not there."""
        async with self._house.arranging(table_id) as table:
            if table.header.gathering or not table.waiting or table.has_room:
                return
            places = tuple(replace(place, seed=None) if place.seed == "" else place for place in table.places)
            await self._house.arrange(table, table.header, places)

    async def _hand_on(self, table_id: str) -> None:
        """A host who is away for long is host no more where somebody else is there."""
        table = self._house.at_hand(table_id)
        if table is None or not table.header.gathering:
            return
        if self._presence.away_for(table_id, table.header.host) < GRACE:
            return
        heir = next(
            (one.player for one in table.places if one.player and self._presence.is_here(table_id, one.player)), None
        )
        if heir is not None:
            await self._hosting.hand_on(table_id, heir)
