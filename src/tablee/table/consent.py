"""What happens at a table only if all people there agree: an action is taken back, the game ends before its end, or the
coach may be asked.

Bots agree to everything. Who is away for long, or has no time left, is not waited for where the game shall end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.values import Seat
from tablee.table.live import LiveTable
from tablee.table.marks import AGREE, ALLOWED, ASK, COACH, END, QUESTIONS, REFUSE, TAKEBACK
from tablee.table.repair import closing
from tablee.table.values import Denied

if TYPE_CHECKING:
    from tablee.table.house import House


class Consent:
    def __init__(self, house: House) -> None:
        self._house = house

    async def ask(self, table_id: str, player: str, what: str) -> None:
        """Ask all others; who is alone with bots has asked all. Raises `Denied`."""
        table = await self._house.company.at_table(table_id, player)
        settled = what in table.marks.asks or (what == COACH and table.marks.coached)
        if what not in QUESTIONS or table.waiting or table.over or settled:
            raise Denied("not-asked")
        seats = [seat for seat in table.seats_of(player) if what != TAKEBACK or table.can_rewind(seat)]
        if not seats:
            raise Denied("no-undo")
        newest = max(seats, key=lambda seat: last_move(table, seat))
        await self._house.company.mark(table, ASK, newest, what)
        await self._house.talk.announce(table, newest, f"ask-{what}")
        await self._settle(table, what)

    async def answer(self, table_id: str, player: str, what: str, *, agrees: bool) -> None:
        """Agree, or refuse for all; who has asked takes it back by refusing. Raises `Denied`."""
        table = await self._house.company.at_table(table_id, player)
        if what not in table.marks.asks:
            raise Denied("not-asked")
        seat = table.seats_of(player)[0]
        await self._house.company.mark(table, AGREE if agrees else REFUSE, seat, what)
        if agrees:
            await self._settle(table, what)
        else:
            await self._house.talk.announce(table, seat, "refuse")

    def missing(self, table: LiveTable, what: str) -> set[str]:
        """The people who have not agreed yet."""
        asked = table.marks.asks[what]
        away = self._house.presence.away(table) if what == END else {}
        needed = [place for place in table.places if place.is_played]
        if what == END:
            needed = [place for place in needed if not away.get(place.seat) and place.seat not in table.marks.out]
        agreed = {table.places[seat].player for seat in asked.agreed}
        return {str(place.player) for place in needed} - {str(player) for player in agreed}

    async def _settle(self, table: LiveTable, what: str) -> None:
        if what not in table.marks.asks or self.missing(table, what):
            return
        seat = table.marks.asks[what].seat
        if what == TAKEBACK:
            await self._house.rewind(table.id, seat)
            await self._house.talk.announce(table, seat, "taken-back")
        elif what == COACH:
            await self._house.company.mark(table, ALLOWED, seat, COACH)
            await self._house.talk.announce(table, seat, "coach-allowed")
        else:
            await self._house.talk.announce(table, seat, "ended")
            await self._house.take_away(table.id, closing(table.id, self._house.clock()), though_heard=True)
            await self._house.wake(table)


def last_move(table: LiveTable, seat: Seat) -> int:
    """When a seat acted last, of those that stand."""
    return next((number for number in reversed(range(len(table.moves))) if table.moves[number].seat == seat), -1)
