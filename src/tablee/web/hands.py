"""One big screen and phones as hands: the pages of a table for a room, and the short addresses that lead there."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Template

from tablee.table.address import begins_with
from tablee.table.live import LiveTable
from tablee.table.values import Denied
from tablee.web.limit import Limit, visitor_of
from tablee.web.onlooker import HAND, SCREEN
from tablee.web.pages import AnyRequest, context
from tablee.web.people import guest_of, house_of, welcome
from tablee.web.reception import spend
from tablee.web.seating import room_page
from tablee.web.tables import at_table


@get("/table/{table_id:str}/screen")
async def screen(request: AnyRequest, table_id: FromPath[str]) -> Template:
    """For everybody in a room: what a spectator may see, large, and codes for the seats that are free."""
    spend(request, "pages")
    return await at_table(request, await welcome(request, table_id), SCREEN)


@get("/table/{table_id:str}/hand")
async def hand(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> Template | Redirect:
    """For one person in that room: what they alone may see, and choose from. Who has no seat yet is offered one."""
    spend(request, "pages")
    table, guest = await welcome(request, table_id), await guest_of(request)
    if table.seats_of(guest.id):
        return await room_page(request, table) if table.header.gathering else await at_table(request, table, HAND)
    if not table.has_room:
        return Redirect(f"/table/{table.id}")
    return await join(request, table, seat)


async def join(request: AnyRequest, table: LiveTable, wanted: int | None) -> Template:
    """The seat of the code, if it is still free, or all that are."""
    free = [place.seat for place in table.places if place.is_open]
    chosen = [seat for seat in free if wanted is not None and seat == wanted - 1]
    more = {
        "table": table,
        "colours": table.game.colours_of(table.view(None)),
        "offered": chosen or free,
        "late": wanted is not None and not chosen,
        "shown": [table.game],
    }
    return Template("table/join.html", context=await context(request, "nav-tables", **more))


@get("/t/{code:str}")
async def short_table(request: AnyRequest, code: FromPath[str]) -> Redirect:
    return Redirect(f"/table/{await waiting_at(request, code)}")


@get("/t/{code:str}/{seat:int}")
async def short_hand(request: AnyRequest, code: FromPath[str], seat: FromPath[int]) -> Redirect:
    return Redirect(f"/table/{await waiting_at(request, code)}/hand?seat={seat}")


async def waiting_at(request: AnyRequest, code: str) -> str:
    """The table behind a short address, as long as somebody is awaited there, or sits there. Raises `Denied`."""
    limit: Limit = request.app.state.tries  # or tables could be found by trying
    limit.count(visitor_of(request.scope), 0)
    house, guest = house_of(request), await guest_of(request)
    if found := await begins_with(house.store.base, code):
        table = await house.find(found)
        if table.has_room or table.seats_of(guest.id):
            return table.id
    limit.count(visitor_of(request.scope))
    raise Denied("unknown-table")


def handlers() -> list[Any]:
    return [screen, hand, short_table, short_hand]
