"""Oneself: the name others see, the devices on which one is known, codes to come back by and to take one along."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, Template

from tablee.engine.values import Mistake
from tablee.table.identities import Identities, Identity
from tablee.table.listing import tables_of
from tablee.table.naming import rename
from tablee.table.values import Denied
from tablee.web.device import DAY, in_words, note_device
from tablee.web.limit import Limit
from tablee.web.order_page import kept_away
from tablee.web.pages import AnyRequest, context
from tablee.web.people import become, guest_of, house_of, language_of
from tablee.web.qr import qr_svg
from tablee.web.reception import spend

LONGEST_CODE = 60  # letters, with whatever stands between them
TRIES_PER_MINUTE = 10  # from one address


def identities_of(request: AnyRequest) -> Identities:
    identities: Identities = request.app.state.identities
    return identities


async def page(request: AnyRequest, status: int = 200, **more: object) -> Template:
    facts = {"code": "", "problem": "", "ended": False, "handover": "", "picture": ""} | more
    facts |= {"kept_away": await kept_away(request)}
    guest, here = await guest_of(request), await note_device(request)
    today, lang = int(house_of(request).clock() // DAY), language_of(request)
    known = [in_words(device, today, lang) for device in await identities_of(request).devices(guest.id)]
    about = await context(request, "", shown=[], devices=known, this_device=here, **facts)
    return Template("me.html", context=about, status_code=status, headers={"cache-control": "no-store"})


@get("/me")
async def me(request: AnyRequest) -> Template:
    return await page(request)


@post("/me", status_code=200)
async def save_me(request: AnyRequest) -> Redirect | Template:
    form, former = await request.form(), await guest_of(request)
    try:
        guest = await guest_of(request, str(form.get("name", "")))
    except Denied as problem:
        if problem.code != "name-refused":
            raise
        return await page(request, 400, problem=problem.told(language_of(request)))
    if guest.name != former.name:
        await rename(house_of(request), guest.id, former.name, guest.name)
    return Redirect("/", status_code=303)


@post("/me/code", status_code=200)
async def new_code(request: AnyRequest) -> Template:
    """A recovery code, on this one page and nowhere else."""
    guest = await guest_of(request)
    return await page(request, code=await identities_of(request).new_code(guest.id))


@post("/me/bring", status_code=200)
async def bring(request: AnyRequest) -> Template:
    """A short code for another device, and the same for its camera. It stands behind the #, which no log ever sees."""
    spend(request, "codes")
    guest = await guest_of(request)
    code = await identities_of(request).new_handover(guest.id, house_of(request).clock())
    return await page(request, handover=code, picture=qr_svg(f"{str(request.base_url).rstrip('/')}/me/take#{code}"))


@get("/me/take")
async def take(request: AnyRequest) -> Template:
    """Where a code of another device is entered. Nothing happens before the person has confirmed it."""
    guest = await guest_of(request)
    seats = await tables_of(house_of(request).store.base, guest.id)
    about = await context(request, "", shown=[], held=len(seats))
    return Template("take.html", context=about)


@post("/me/back", status_code=200)
async def come_back(request: AnyRequest) -> Redirect | Template:
    """This browser is from now on whoever the code belongs to."""
    limit: Limit = request.app.state.tries
    limit.count(request.client.host if request.client else "")
    form = await request.form()
    code, now = str(form.get("code", ""))[:LONGEST_CODE], house_of(request).clock()
    found = await identities_of(request).by_code(code, now)
    if found is None:
        return await page(request, 400, problem=Mistake("web.no-such-code").told(language_of(request)))
    become(request, found)
    return Redirect("/", status_code=303)


@post("/me/devices", status_code=200)
async def end_others(request: AnyRequest) -> Template:
    """Only this browser is known from now on; open tables on other devices turn into a stranger's at once."""
    guest, here = await guest_of(request), await note_device(request)
    become(request, Identity(guest.id, guest.name, await identities_of(request).end_others(guest.id, here)))
    await request.app.state.devices.cut(guest.id)
    return await page(request, ended=True)


@post("/me/devices/{device:str}", status_code=200)
async def end_device(request: AnyRequest, device: FromPath[str]) -> Template:
    """One device is a stranger's from now on; on it open tables turn into a stranger's at once."""
    guest = await guest_of(request)
    if await identities_of(request).end(guest.id, device):
        await request.app.state.devices.cut(guest.id, device)
    return await page(request)


def handlers() -> list[Any]:
    return [me, save_me, new_code, bring, take, come_back, end_others, end_device]
