"""Leaving a table, coming back, letting a bot play for somebody, asking all to take back or to end."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, Template

from tablee.engine.values import Seat
from tablee.web.pages import AnyRequest, Facts, context
from tablee.web.people import guest_of, house_of
from tablee.web.reception import spend
from tablee.web.seating import hosting_of, page_of


def home() -> Redirect:
    return Redirect("/", status_code=303)


async def to_table(request: AnyRequest, table_id: str) -> Redirect:
    """The page on which somebody was: all of the table, or a hand."""
    return Redirect(page_of(table_id, await request.form()), status_code=303)


@get("/table/{table_id:str}/leave")
async def ways_out(request: AnyRequest, table_id: FromPath[str]) -> Template | Redirect:
    """How to leave a table, for who sits there."""
    spend(request, "pages")
    table, guest = await house_of(request).find(table_id), await guest_of(request)
    if not table.seats_of(guest.id):
        return home()
    if table.header.gathering:  # its room offers all of that
        return Redirect(f"/table/{table_id}", status_code=303)
    more: Facts = {
        "table": table,
        "game": table.game,
        "others": any(place.is_played and place.player != guest.id for place in table.places),
        "played_on": any(table.places[seat].stand_in for seat in table.seats_of(guest.id)),
        "may_close": table.header.host == guest.id and not table.seq,
        "shown": [],
    }
    return Template("leave.html", context=await context(request, "nav-tables", **more))


@post("/table/{table_id:str}/leave", status_code=303)
async def leave(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    spend(request, "talk")
    house, guest = house_of(request), await guest_of(request)
    if (await house.find(table_id)).waiting:
        await hosting_of(request).get_up(table_id, guest.id)
    else:
        await house.company.leave(table_id, guest.id)
    return home()


@post("/table/{table_id:str}/resign", status_code=303)
async def resign(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    spend(request, "talk")
    await house_of(request).company.resign(table_id, (await guest_of(request)).id)
    return home()


@post("/table/{table_id:str}/close", status_code=303)
async def close(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """The host takes an unused table away."""
    await hosting_of(request).close(table_id, (await guest_of(request)).id)
    return home()


@post("/table/{table_id:str}/back", status_code=303)
async def back(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    spend(request, "talk")
    await house_of(request).company.come_back(table_id, (await guest_of(request)).id)
    return await to_table(request, table_id)


@post("/table/{table_id:str}/stand-in/{seat:int}", status_code=303)
async def stand_in(request: AnyRequest, table_id: FromPath[str], seat: FromPath[Seat]) -> Redirect:
    spend(request, "talk")
    await house_of(request).company.stand_in(table_id, (await guest_of(request)).id, seat)
    return await to_table(request, table_id)


@post("/table/{table_id:str}/ask/{what:str}", status_code=303)
async def ask(request: AnyRequest, table_id: FromPath[str], what: FromPath[str]) -> Redirect:
    spend(request, "talk")
    await house_of(request).consent.ask(table_id, (await guest_of(request)).id, what)
    return await to_table(request, table_id)


@post(["/table/{table_id:str}/agree/{what:str}"], status_code=303)
async def agree(request: AnyRequest, table_id: FromPath[str], what: FromPath[str]) -> Redirect:
    spend(request, "talk")
    await house_of(request).consent.answer(table_id, (await guest_of(request)).id, what, agrees=True)
    return await to_table(request, table_id)


@post("/table/{table_id:str}/refuse/{what:str}", status_code=303)
async def refuse(request: AnyRequest, table_id: FromPath[str], what: FromPath[str]) -> Redirect:
    spend(request, "talk")
    await house_of(request).consent.answer(table_id, (await guest_of(request)).id, what, agrees=False)
    return await to_table(request, table_id)


def handlers() -> list[Any]:
    return [ways_out, leave, resign, close, back, stand_in, ask, agree, refuse]
