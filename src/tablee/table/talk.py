"""What is said at a table: by people, by bots, and by the house when somebody leaves or comes back."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tablee.engine.luck import seeded
from tablee.engine.values import Remark, Said, Seat
from tablee.kit.sayings import SAYINGS
from tablee.kit.words import one_line
from tablee.table.base import Taken
from tablee.table.gallery import Aside
from tablee.table.live import LiveTable
from tablee.table.values import Denied

if TYPE_CHECKING:
    from tablee.table.house import House

LONGEST_SAYING: Final = 300
HUSH: Final = "UPDATE tables SET hushed = :hushed WHERE id = :table_id"


class Talk:
    def __init__(self, house: House) -> None:
        self._house = house

    async def say(self, table_id: str, player: str, text: str = "", saying: str = "") -> None:
        """A person says something, or one of the sayings, from a seat they hold. Raises `Denied`."""
        table = await self._house.find(table_id)
        seats = table.seats_of(player)
        if not seats:
            raise Denied("not-your-seat")
        words = self._words(table, text, saying)
        seat = next((seat for seat in table.acting() if seat in seats), seats[0])
        await self._tell(table, Said(seat, len(table.moves), words, Remark(saying) if saying else None))

    async def say_aside(self, table_id: str, player: str, name: str, text: str = "", saying: str = "") -> None:
        """Somebody who looks on says something to the others who do. Raises `Denied`."""
        house, gallery = self._house, self._house.order.gallery
        words = self._words(await house.find(table_id), text, saying)
        async with house.arranging(table_id) as table:
            aside = Aside(player, name, len(table.said), words, saying)
            try:
                await gallery.add(table_id, len(table.gallery), aside, house.clock())
            except Taken:  # another process was faster: hear that first
                table.gallery = await gallery.of(table_id)
                await gallery.add(table_id, len(table.gallery), aside, house.clock())
            table.gallery.append(aside)

    def _words(self, table: LiveTable, text: str, saying: str) -> str:
        """What is kept of what was typed: nothing where a saying is said. Raises `Denied`."""
        if table.header.hushed:
            raise Denied("talk-closed")
        clean = one_line(text)
        if saying not in (*SAYINGS, "") or bool(clean) == bool(saying) or len(clean) > LONGEST_SAYING:
            raise Denied("unsayable")
        return self._house.order.manners.softened(clean)

    async def hush(self, table_id: str, player: str, hushed: bool) -> None:
        """The host closes the talk of a table, or opens it again. Raises `Denied`."""
        async with self._house.arranging(table_id) as table:
            if table.header.host != player:
                raise Denied("not-the-host")
            facts = {"hushed": hushed, "table_id": table_id}
            await self._house.store.base.write(lambda desk: desk.change(HUSH, facts))
            table.header = replace(table.header, hushed=hushed)

    async def remark(self, table: LiveTable, seat: Seat, step: int) -> None:
        """A bot may say something about what everybody can see of its action; in place of a person it is silent."""
        silent = table.header.hushed or not table.places[seat].level
        told = [] if silent else table.told_of(step, None)
        remark = table.game.remark(told, table.view(None), seat, seeded(secrets.randbits(60))) if told else None
        if remark is not None:
            await self._tell(table, Said(seat, len(table.moves), remark=remark))

    async def announce(self, table: LiveTable, seat: Seat, what: str) -> None:
        """The house says what happened at a seat; everybody reads it in their language."""
        await self._tell(table, Said(seat, len(table.moves), remark=Remark(f"house-{what}")))

    async def _tell(self, table: LiveTable, said: Said) -> None:
        house = self._house
        async with house.arranging(table.id) as now:
            try:
                await house.store.add_said(now.id, len(now.said), said, house.clock())
            except Taken:  # another process was faster: hear that first
                now.said = (await house.kept(now.id)).said
                await house.store.add_said(now.id, len(now.said), said, house.clock())
            now.said.append(said)
