"""People change their names, and are called so at all their tables, also where a game goes on."""

from __future__ import annotations

from dataclasses import replace

from tablee.engine.values import Seat
from tablee.table.house import House
from tablee.table.listing import MOST_MINE
from tablee.table.live import LiveTable
from tablee.table.setup import distinct
from tablee.table.values import Denied, Place

WHERE = """SELECT DISTINCT table_id FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE player = :player AND ended IS NULL LIMIT :most"""


async def rename(house: House, player: str, former: str, name: str) -> None:
    """The luck of a game stays what it was: it was sealed with the former name, which is kept for it."""
    facts = {"player": player, "most": MOST_MINE}
    for (table_id,) in await house.store.base.read(lambda desk: desk.rows(WHERE, facts)):
        try:
            async with house.arranging(table_id) as table:
                seat = seat_called(table, player, former)
                if seat is not None:
                    await house.arrange(table, table.header, renamed(table, seat, name))
        except Denied:  # cannot be loaded, or somebody was faster: that one keeps the former name
            continue


def seat_called(table: LiveTable, player: str, name: str) -> Seat | None:
    """Their own seat; of several on one device the one that bears their name, for others sit on the rest."""
    seats = table.seats_of(player)
    if len(seats) == 1:
        return seats[0]
    return next((seat for seat in seats if table.places[seat].name == name), None)


def renamed(table: LiveTable, seat: Seat, name: str) -> tuple[Place, ...]:
    place = table.places[seat]
    others = [other.name for other in table.places if other is not place]
    sealed = place.dealt if table.waiting else place.sealed
    called = replace(place, name=distinct(name, others), dealt=sealed)
    return tuple(called if other is place else other for other in table.places)
