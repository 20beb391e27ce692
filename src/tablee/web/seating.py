"""Before a game, from a page: sitting down, being ready, and the powers of the host."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect, Template

from tablee.engine.values import Seat
from tablee.table.hosting import Hosting, check_seated
from tablee.table.listing import DECLINED, think
from tablee.table.live import LiveTable
from tablee.table.values import Denied
from tablee.web.inviting import invited_by
from tablee.web.lists import digest
from tablee.web.onlooker import HAND
from tablee.web.pages import AnyRequest, context
from tablee.web.people import guest_of, house_of, language_of, welcome
from tablee.web.qr import qr_svg
from tablee.web.reception import spend
from tablee.web.room import draw_room, room_of
from tablee.web.rows import facts_of


def hosting_of(request: AnyRequest) -> Hosting:
    hosting: Hosting = request.app.state.hosting
    return hosting


async def room_page(request: AnyRequest, table: LiveTable) -> Template:
    """Whoever is invited sees in one look what is played, with whom, how long it takes, and where to sit down."""
    guest, lang = await guest_of(request), language_of(request)
    room = await room_of(house_of(request), table, guest.id, lang)
    drawn = draw_room(request.app.state.templates, room, lang)
    more = {
        "table": table,
        "drawn": drawn,
        "seen": digest(drawn),
        "facts": facts_of(table.header, table.game, lang),
        "link": link_to(request, table.id),
        "hosts": table.header.host == guest.id,
        **await invited_by(request, table, guest.id),
    }
    return Template("room/page.html", context=await context(request, "nav-tables", **more))


def link_to(request: AnyRequest, table_id: str) -> str:
    return f"{str(request.base_url).rstrip('/')}/table/{table_id}"


def seat_in(form: Mapping[str, Any]) -> Seat | None:
    """The seat a form names, counted from one; None if it names none. Raises `Denied` for nonsense."""
    named = str(form.get("seat", ""))
    if named and not (named.isdecimal() and len(named) < 3):
        raise Denied("no-seat")
    return int(named) - 1 if named else None


def required_seat(form: Mapping[str, Any]) -> Seat:
    seat = seat_in(form)
    if seat is None:
        raise Denied("no-seat")
    return seat


def page_of(table_id: str, form: Mapping[str, Any]) -> str:
    """The page on which somebody goes on who has just sat down, or gone to another table."""
    return f"/table/{table_id}/hand" if form.get("page") == HAND else f"/table/{table_id}"


def back(table_id: str) -> Redirect:
    return Redirect(f"/table/{table_id}", status_code=303)


@post("/table/{table_id:str}/sit", status_code=303)
async def sit(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    form = await request.form()
    guest = await guest_of(request, str(form.get("name", "")))
    seeds = form.get("seeds") == "page"
    await welcome(request, table_id)
    await hosting_of(request).sit(table_id, guest.id, guest.name, seeds, seat_in(form))
    return Redirect(page_of(table_id, form), status_code=303)


@post("/table/{table_id:str}/move", status_code=303)
async def move(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    seat, guest = required_seat(await request.form()), await guest_of(request)
    await hosting_of(request).move(table_id, guest.id, seat)
    return back(table_id)


@post("/table/{table_id:str}/accept", status_code=303)
async def accept(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """Come along to a rematch. Whoever has no seat there any more, or plays already, finds the table all the same."""
    guest = await guest_of(request)
    with suppress(Denied):
        await hosting_of(request).agree(table_id, guest.id)
    return Redirect(page_of(table_id, await request.form()), status_code=303)


@post("/table/{table_id:str}/ready", status_code=303)
async def ready(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    guest = await guest_of(request)
    await hosting_of(request).agree(table_id, guest.id)
    return back(table_id)


@post("/table/{table_id:str}/unready", status_code=303)
async def unready(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    guest = await guest_of(request)
    await hosting_of(request).agree(table_id, guest.id, ready=False)
    return back(table_id)


@post("/table/{table_id:str}/up", status_code=303)
async def get_up(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    guest = await guest_of(request)
    await hosting_of(request).get_up(table_id, guest.id)
    request.app.state.notices.tell(guest.id)
    return Redirect("/", status_code=303)


@post("/table/{table_id:str}/decline", status_code=303)
async def decline(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """Somebody does not want to play; the others are told."""
    house, guest = house_of(request), await guest_of(request)
    check_seated(await house.find(table_id), guest.id)
    await think(house.store.base, guest.id, table_id, DECLINED)  # first: whoever is woken reads it
    await hosting_of(request).get_up(table_id, guest.id)
    request.app.state.notices.tell(guest.id)
    return Redirect("/", status_code=303)


@post("/table/{table_id:str}/start", status_code=303)
async def start(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    guest = await guest_of(request)
    await hosting_of(request).start(table_id, guest.id)
    return back(table_id)


@post("/table/{table_id:str}/fill", status_code=303)
async def fill(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    form, guest = await request.form(), await guest_of(request)
    await hosting_of(request).fill(table_id, guest.id, required_seat(form), str(form.get("level", "")))
    return back(table_id)


@post("/table/{table_id:str}/free", status_code=303)
async def free(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    seat, guest = required_seat(await request.form()), await guest_of(request)
    gone = await hosting_of(request).free(table_id, guest.id, seat)
    if gone is not None:
        request.app.state.notices.tell(gone)
    return back(table_id)


@get("/table/{table_id:str}/qr", media_type=MediaType.HTML)
async def qr(request: AnyRequest, table_id: FromPath[str]) -> str:
    """The link to a table for the camera of a phone, drawn when somebody asks for it."""
    spend(request, "pages")
    await welcome(request, table_id)
    return qr_svg(link_to(request, table_id))


def handlers() -> list[Any]:
    return [sit, move, accept, ready, unready, get_up, decline, start, fill, free, qr]
