"""The people at a table while a game goes on: who leaves, who plays for them, who comes back.

A bot that plays for somebody is given what their seat may know, and nothing else. They take their seat back whenever they
like, unless they have resigned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.values import Seat
from tablee.table.live import LiveTable
from tablee.table.marks import AWAY, BACK, LEFT, PLAYED_ON, RESIGNED
from tablee.table.values import Denied

if TYPE_CHECKING:
    from tablee.table.house import House


class Company:
    def __init__(self, house: House) -> None:
        self._house = house

    async def leave(self, table_id: str, player: str) -> None:
        """Get up: a bot plays on. Raises `Denied`."""
        await self._give_up(table_id, player, LEFT)

    async def resign(self, table_id: str, player: str) -> None:
        """Leave for good: a bot plays on to the end. Raises `Denied`."""
        await self._give_up(table_id, player, RESIGNED)

    async def come_back(self, table_id: str, player: str) -> None:
        """Take one's seats back from the bots that play there; what they think then counts for nothing. Raises `Denied`."""
        table = await self.at_table(table_id, player)
        for seat in table.seats_of(player):
            place = table.places[seat]
            if place.why == RESIGNED:
                raise Denied("resigned")
            if place.stand_in:
                await self.mark(table, BACK, seat)
                await self._house.talk.announce(table, seat, "back")

    async def stand_in(self, table_id: str, player: str, seat: Seat) -> None:
        """Have a bot play for another one who is away for long, or has no time left. Raises `Denied`."""
        table = await self.at_table(table_id, player)
        if seat not in range(table.seats) or not table.places[seat].is_played or table.waiting or table.over:
            raise Denied("not-away")
        gone = self._house.presence.away(table).get(seat, False)
        if table.places[seat].player == player or not (gone or seat in table.marks.out):
            raise Denied("not-away")
        await self.play_on(table, seat, AWAY)

    # The parts of it --------------------------------------------------------------------------------------------------

    async def at_table(self, table_id: str, player: str) -> LiveTable:
        """The table, of somebody who sits there. Raises `Denied`."""
        table = await self._house.find(table_id)
        if not table.seats_of(player):
            raise Denied("not-your-seat")
        return table

    async def _give_up(self, table_id: str, player: str, why: str) -> None:
        table = await self.at_table(table_id, player)
        if table.waiting:
            raise Denied("not-started")
        if table.over:
            raise Denied("over")
        for seat in table.seats_of(player):
            if table.places[seat].why not in (why, RESIGNED):
                await self.play_on(table, seat, why)

    async def play_on(self, table: LiveTable, seat: Seat, why: str) -> None:
        """A bot of the table's level for stand-ins plays at a seat from now on, and everybody is told."""
        await self.mark(table, PLAYED_ON, seat, f"{table.header.clock.level} {why}")
        await self._house.talk.announce(table, seat, why)

    async def mark(self, table: LiveTable, kind: str, seat: Seat, text: str = "") -> None:
        async with self._house.arranging(table.id) as now:
            await self._house.note(now, kind, seat, text)
