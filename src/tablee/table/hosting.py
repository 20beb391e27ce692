"""Before a game begins: who sits where, who is ready, and what the host of a table may do about it.

Whoever opens a table is its host; when they go, the next person round the table is. Nothing of this touches a game that has
begun.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tablee.bots.levels import LEVELS
from tablee.engine.options import write_options
from tablee.engine.values import Mistake, Seat
from tablee.table.base import Desk, Job
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.removal import remove
from tablee.table.setup import Chair, distinct, place_for
from tablee.table.values import Denied, Place

IS_UNUSED = """SELECT 1 FROM tables WHERE id = :table AND ended IS NULL
    AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = :table)"""
Places = tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Hosting:
    """Everything raises `Denied`, and then nothing has changed."""

    house: House

    # What everybody may do -------------------------------------------------------------------------------------------

    async def agree(self, table_id: str, player: str, ready: bool = True) -> None:
        """Say that the game may begin, as far as one is concerned; or not yet."""
        async with self.house.arranging(table_id) as table:
            check_seated(table, player)
            places = tuple(replace(place, agreed=ready) if place.player == player else place for place in table.places)
            await self.house.arrange(table, table.header, places)
            await self._begin_by_itself(table)

    async def sit(self, table_id: str, player: str, name: str, seeds: bool = False, seat: Seat | None = None) -> Seat:
        """The same as in the house; where nobody has to say that they are ready, the last one starts the game."""
        taken = await self.house.sit(table_id, player, name, seeds, seat)
        async with self.house.arranging(table_id) as table:
            await self._begin_by_itself(table)
        return taken

    async def _begin_by_itself(self, table: LiveTable) -> None:
        """As soon as everybody has agreed, the host as well, and nobody is missing."""
        if table.header.gathering and all(place.level or place.agreed for place in table.places):
            await self.begin(table, table.places)

    async def move(self, table_id: str, player: str, seat: Seat) -> None:
        """Sit on another seat: a free one, or a bot's, which takes the former one."""
        async with self.house.arranging(table_id) as table:
            former, wanted = table.places[check_seated(table, player)], place_at(table, seat)
            if wanted.player == player:
                return
            if wanted.player is not None:
                raise Denied("seat-taken")
            swapped = {former.seat: replace(wanted, seat=former.seat), seat: replace(former, seat=seat)}
            await self.house.arrange(table, table.header, changed(table.places, swapped))

    async def get_up(self, table_id: str, player: str) -> bool:
        """Leave before the game has begun. A host hands their powers on; whether the table is still there.

        Where nobody is left there is no table."""
        async with self.house.arranging(table_id) as table:
            check_before(table)
            if not table.seats_of(player) and table.header.host != player:
                raise Denied("not-your-seat")
            places = tuple(place.left() if place.player == player else place for place in table.places)
            heir = table.header.host if table.header.host != player else next_round(table, player)
            if heir is not None:
                await self.house.arrange(table, replace(table.header, host=heir), places)
                return True
        await self._close(table_id)
        return False

    # What the host may do --------------------------------------------------------------------------------------------

    async def fill(self, table_id: str, host: str, seat: Seat, level: str) -> None:
        """Have a bot take a free seat."""
        if level not in {known.name for known in LEVELS}:
            raise Denied("no-level")
        async with self.house.arranging(table_id) as table:
            check_host(table, host)
            if not place_at(table, seat).is_open:
                raise Denied("seat-taken")
            await self.house.arrange(table, table.header, changed(table.places, {seat: bot_at(table.names, seat, level)}))

    async def free(self, table_id: str, host: str, seat: Seat) -> str | None:
        """Ask whoever sits there to leave: a bot, or another person, who is told to the caller."""
        async with self.house.arranging(table_id) as table:
            check_host(table, host)
            place = place_at(table, seat)
            if place.player == host:
                raise Denied("own-seat")
            await self.house.arrange(table, table.header, changed(table.places, {seat: place.left()}))
            return place.player

    async def close(self, table_id: str, host: str) -> None:
        """Have no table there any more; also when the game is dealt, as long as nobody has moved."""
        if (await self.house.find(table_id)).header.host != host:
            raise Denied("not-host")
        await self._close(table_id)

    async def start(self, table_id: str, host: str) -> None:
        """Begin with those who sit there; seats that are free then are taken away. The others have to be ready."""
        async with self.house.arranging(table_id) as table:
            check_host(table, host)
            missing = [place.name for place in table.places if place.player not in (None, host) and not place.agreed]
            if missing:
                raise Denied("not-ready", count=len(missing), names=", ".join(missing))
            await self.begin(table, seated_close(table.places))

    async def begin(self, table: LiveTable, places: Places) -> None:
        """Of a table that is being arranged: the game begins, with these people."""
        least, most = table.game.seats[0], table.game.seats[-1]
        if len(places) not in table.game.seats:
            raise Denied("too-few", least=least, most=most)
        try:
            options = write_options(table.game.read_options(len(places), table.header.options))
        except Mistake:
            raise Denied("other-number", seats=table.seats) from None
        header = replace(table.header, gathering=False, fill_at=None, options=options)
        await self.house.arrange(table, header, places)

    async def hand_on(self, table_id: str, heir: str) -> None:
        """Another person is the host from now on: the former one has not been there for a while."""
        async with self.house.arranging(table_id) as table:
            check_seated(table, heir)
            await self.house.arrange(table, replace(table.header, host=heir), table.places)

    async def _close(self, table_id: str) -> None:
        if not await self.house.take_away(table_id, unused(table_id), though_heard=True):
            raise Denied("in-play")
        await self.house.hub.wake(table_id)


def check_before(table: LiveTable) -> None:
    if not table.waiting:
        raise Denied("begun")


def check_seated(table: LiveTable, player: str) -> Seat:
    """Their first seat, before the game has begun."""
    check_before(table)
    if seats := table.seats_of(player):
        return seats[0]
    raise Denied("not-your-seat")


def check_host(table: LiveTable, host: str) -> None:
    check_before(table)
    if table.header.host != host:
        raise Denied("not-host")


def place_at(table: LiveTable, seat: Seat) -> Place:
    if seat not in range(table.seats):
        raise Denied("no-seat")
    return table.places[seat]


def changed(places: Places, new: dict[Seat, Place]) -> Places:
    return tuple(new.get(place.seat, place) for place in places)


def bot_at(names: Sequence[str], seat: Seat, level: str) -> Place:
    """A bot on a seat, by a name that nobody else has."""
    bot = place_for(seat, Chair("bot", level=level), "", "")
    return replace(bot, name=distinct(bot.name, names))


def next_round(table: LiveTable, player: str) -> str | None:
    """Who sits next to a person, going round the table; None where nobody else does."""
    first = next(iter(table.seats_of(player)), 0)
    others = [*table.places[first:], *table.places[:first]]
    return next((place.player for place in others if place.player not in (None, player)), None)


def seated_close(places: Places) -> Places:
    """Those who sit there, in the same order, without free seats between them."""
    taken = [place for place in places if not place.is_open]
    return tuple(replace(place, seat=seat) for seat, place in enumerate(taken))


def unused(table_id: str) -> Job[bool]:
    """All of a table at which nobody has moved; whether it is gone."""

    def job(desk: Desk) -> bool:
        if not desk.rows(IS_UNUSED, {"table": table_id}):
            return False
        remove(desk, table_id)
        return True

    return job
