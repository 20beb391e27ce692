"""What the site keeps of a person: taken home as one file, or deleted, once they have confirmed it on a page."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.response import Redirect, Response, Template

from tablee.table.farewell import at_play, forget, kept_of
from tablee.table.house import House
from tablee.table.repair import closing
from tablee.table.values import Denied
from tablee.web.pages import AnyRequest, context
from tablee.web.people import guest_of, house_of, language_of
from tablee.web.reception import spend
from tablee.web.seating import hosting_of
from tablee.web.texts import SITE


@get("/me/data")
async def data(request: AnyRequest) -> Template:
    spend(request, "pages")
    playing = await at_play(house_of(request).store.base, (await guest_of(request)).id)
    return Template("data.html", context=await context(request, "", shown=[], playing=len(playing)))


@get("/me/export")
async def export(request: AnyRequest) -> Response[bytes]:
    spend(request, "records")
    told = await kept_of(house_of(request).store.base, (await guest_of(request)).id)
    headers = {"content-disposition": 'attachment; filename="tablee.json"'}
    return Response(msgspec.json.encode(told), media_type="application/json; charset=utf-8", headers=headers)


@post("/me/data", status_code=303)
async def delete(request: AnyRequest) -> Redirect:
    """Everything of a person, who is a stranger from then on. Bots play on where others wait."""
    spend(request, "codes")
    form, guest, house = await request.form(), await guest_of(request), house_of(request)
    if form.get("sure") != "on":
        return Redirect("/me/data", status_code=303)
    for table_id in await at_play(house.store.base, guest.id):
        await get_away(request, house, table_id, guest.id)
    say = SITE[language_of(request)]
    name = say("anonymous")
    tables = await forget(house.store.base, guest.id, name, say("table-of", name=name))
    await house.let_go(tables)
    await request.app.state.devices.cut(guest.id)
    request.clear_session()
    return Redirect("/", status_code=303)


async def get_away(request: AnyRequest, house: House, table_id: str, player: str) -> None:
    """Out of a game that goes on: it ends where nobody else plays."""
    try:
        table = await house.find(table_id)
        if table.waiting:
            await hosting_of(request).get_up(table_id, player)
        elif any(place.is_played and place.player != player for place in table.places):
            await house.company.resign(table_id, player)
        else:
            await house.take_away(table_id, closing(table_id, house.clock()), though_heard=True)
    except Denied:  # a table that cannot be loaded: nobody plays there
        await house.take_away(table_id, closing(table_id, house.clock()), though_heard=True)


def handlers() -> list[Any]:
    return [data, export, delete]
