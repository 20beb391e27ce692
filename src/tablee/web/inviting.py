"""Inviting people: by name those one has played with, others by a link for one person."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, Template

from tablee.table.hosting import check_host
from tablee.table.house import House
from tablee.table.invitations import companions, find, invitations_of, invite, take
from tablee.table.live import LiveTable
from tablee.table.values import Denied
from tablee.web.pages import AnyRequest, Facts, context
from tablee.web.people import clean_name, guest_of, house_of, language_of
from tablee.web.reception import spend
from tablee.web.rows import facts_of


async def invited_by(request: AnyRequest, table: LiveTable, player: str) -> Facts:
    """What the host of a table sees of its invitations; nothing for others."""
    if table.header.host != player:
        return {"invitations": [], "companions": {}}
    house, origin = house_of(request), str(request.base_url).rstrip("/")
    made = await invitations_of(house.store.base, table.id)
    known = {one.player for one in made} | {place.player for place in table.places}
    more = {one: name for one, name in (await friends(house, player)).items() if one not in known}
    return {"invitations": [(one, f"{origin}/invitation/{one.code}") for one in made], "companions": more}


async def friends(house: House, player: str) -> dict[str, str]:
    """People somebody has sat with, by id, as far as neither has blocked the other."""
    met, distances = await companions(house.store.base, player), house.order.distances
    return {one: name for one, name in met.items() if not await distances.apart(player, [one])}


@post("/table/{table_id:str}/invite", status_code=303)
async def add(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """Somebody whom the host has played with, or an invitation for whoever gets its link."""
    spend(request, "tables")
    form, guest, house = await request.form(), await guest_of(request), house_of(request)
    check_host(await house.find(table_id), guest.id)
    wanted, base = str(form.get("player", "")), house.store.base
    if wanted:
        known = await friends(house, guest.id)
        if wanted not in known:
            raise Denied("no-companion")
        await invite(base, table_id, known[wanted], wanted)
        request.app.state.notices.tell(wanted)
    else:
        name = clean_name(str(form.get("name", "")))
        house.order.manners.check_name(name)
        await invite(base, table_id, name)
    return Redirect(f"/table/{table_id}#invite-title", status_code=303)


@get("/invitation/{code:str}")
async def look(request: AnyRequest, code: FromPath[str]) -> Template | Redirect:
    """What one is invited to. The invitation is not taken yet."""
    spend(request, "pages")
    guest, house = await guest_of(request), house_of(request)
    invitation = await find(house.store.base, code)
    if invitation.player not in (None, guest.id):
        raise Denied("invitation-taken")
    table = await house.find(invitation.table)
    if invitation.player is not None or not table.header.gathering:
        return Redirect(f"/table/{table.id}")
    facts = facts_of(table.header, table.game, language_of(request))
    host = next((place.name for place in table.places if place.player == table.header.host), "")
    more: Facts = {"table": table, "code": code, "facts": facts, "host": host, "name": invitation.name}
    return Template("room/invited.html", context=await context(request, "nav-tables", **more))


@post("/invitation/{code:str}", status_code=303)
async def accept(request: AnyRequest, code: FromPath[str]) -> Redirect:
    """Take it, and a seat if one is free."""
    form, house = await request.form(), house_of(request)
    invitation = await find(house.store.base, code)
    guest = await guest_of(request, str(form.get("name", "")))
    table = await house.find(invitation.table)
    await house.order.check_guest(table.header, guest.id, guest.name)  # first: it stays good for another one
    await take(house.store.base, code, guest.id)
    if table.header.gathering and table.has_room:
        await request.app.state.hosting.sit(table.id, guest.id, guest.name, form.get("seeds") == "page")
    return Redirect(f"/table/{table.id}", status_code=303)


def handlers() -> list[Any]:
    return [add, look, accept]
