"""Keeps the clocks of all tables: an alarm for every decision that has a time, and what was chosen when it is up."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from tablee.engine.values import Seat
from tablee.table.clock import CONSENT, QUICK
from tablee.table.live import LiveTable
from tablee.table.lived import SLEPT
from tablee.table.marks import BEGIN, OUT, TIME
from tablee.table.quick import quick_action
from tablee.table.values import Denied

if TYPE_CHECKING:
    from tablee.table.house import House

CLOCK: Final = "clock"  # the kind of its alarms


class TimeKeeper:
    def __init__(self, house: House) -> None:
        self._house = house
        self.beaten: float | None = None  # when it was last written down that the site is there; None: no clock ran then

    async def keep_for_ever(self) -> None:
        """Ring in time."""
        await self._house.alarms.ring_for_ever(self.beat)

    async def beat(self) -> None:
        """While a clock runs, say that the site is there; a machine that slept has to see first for how long."""
        house, now, before = self._house, self._house.clock(), self.beaten
        self.beaten = now if house.alarms.any_of(CLOCK) else None
        if before is not None and now - before > SLEPT:
            await house.lived.open(house.store.base, now)
        elif self.beaten is not None:
            await house.lived.beat(house.store.base, now)

    def tend(self, table: LiveTable) -> None:
        """See to it that the time of the present decision ends, if it has one."""
        due = self._due(table)
        if due is None:
            self._house.alarms.drop((CLOCK, table.id))
        elif self._house.alarms.at((CLOCK, table.id)) != due:
            self._house.alarms.set((CLOCK, table.id), due, self.ring)

    def _due(self, table: LiveTable) -> float | None:
        """When something has to be done: what was on its way in time is waited for."""
        if not table.header.clock.runs or table.waiting or table.over:
            return None
        if table.times.began is None:
            return table.header.created
        deadline = table.times.deadline
        if deadline is None:
            return None
        return deadline + max(self._lag(table, seat) for seat in table.times.now.seats)

    def _lag(self, table: LiveTable, seat: Seat) -> float:
        return self._house.presence.lag(table.id, table.places[seat].player)

    async def ring(self, table_id: str) -> None:
        try:
            table = await self._house.find(table_id)
        except Denied:  # it is not played here any more
            return
        due = self._due(table)
        if due is None or due > self._house.clock():
            pass
        elif table.times.began is None:
            await self._house.company.mark(table, BEGIN, 0)
        elif table.times.is_shared:
            await self._answer_for_all(table)
        else:
            await self._end_of_time(table, table.times.now.seats[0])
        self.tend(table)

    async def _answer_for_all(self, table: LiveTable) -> None:
        """For everybody who owes an answer that several owe; who these are may be a secret, so nobody is told."""
        step = table.step(None)
        for seat in table.acting():
            if table.places[seat].is_played and table.step(None) == step:
                await self._act_for(table, seat)

    async def _end_of_time(self, table: LiveTable, seat: Seat) -> None:
        clock, company, talk = table.header.clock, self._house.company, self._house.talk
        if clock.policy == CONSENT:
            await company.mark(table, OUT, seat)
            await talk.announce(table, seat, "out")
        elif clock.policy == QUICK:
            if await self._decide_for(table, seat):
                await talk.announce(table, seat, "quick")
        else:
            await company.play_on(table, seat, TIME)

    async def _decide_for(self, table: LiveTable, seat: Seat) -> bool:
        """Until everybody sees something; how many actions that takes may be a secret. False if the person was faster."""
        shown, acted = table.step(None), False
        while table.step(None) == shown and await self._act_for(table, seat):
            acted = True
        return acted

    async def _act_for(self, table: LiveTable, seat: Seat) -> bool:
        """Something quick, from the view of the seat alone; False if the person was faster after all."""
        view, step = table.view(seat), table.step(seat)
        text = await asyncio.to_thread(quick_action, table.game, view, secrets.randbits(60))
        try:
            await self._house.do_for(table, seat, step, text)
        except Denied as problem:
            if problem.code not in ("stale", "refused", "played-on"):
                raise
            return False
        return True
