"""Oneself: the name others see, a code to come back by, an end to all other devices."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.response import Redirect, Template

from tablee.engine.values import Mistake
from tablee.table.identities import Identities, Identity
from tablee.web.limit import Limit
from tablee.web.pages import AnyRequest, context
from tablee.web.people import become, guest_of, language_of

LONGEST_CODE = 60  # letters, with whatever stands between them
TRIES_PER_MINUTE = 10  # from one address


def identities_of(request: AnyRequest) -> Identities:
    identities: Identities = request.app.state.identities
    return identities


async def page(request: AnyRequest, status: int = 200, **more: object) -> Template:
    facts = {"code": "", "problem": "", "ended": False} | more
    about = await context(request, "", shown=[], **facts)
    return Template("me.html", context=about, status_code=status, headers={"cache-control": "no-store"})


@get("/me")
async def me(request: AnyRequest) -> Template:
    return await page(request)


@post("/me")
async def save_me(request: AnyRequest) -> Redirect:
    form = await request.form()
    await guest_of(request, str(form.get("name", "")))
    return Redirect("/", status_code=303)


@post("/me/code", status_code=200)
async def new_code(request: AnyRequest) -> Template:
    """A recovery code, on this one page and nowhere else."""
    guest = await guest_of(request)
    return await page(request, code=await identities_of(request).new_code(guest.id))


@post("/me/back", status_code=200)
async def come_back(request: AnyRequest) -> Redirect | Template:
    """This browser is from now on whoever the code belongs to."""
    limit: Limit = request.app.state.tries
    limit.count(request.client.host if request.client else "")
    form = await request.form()
    found = await identities_of(request).by_code(str(form.get("code", ""))[:LONGEST_CODE])
    if found is None:
        return await page(request, 400, problem=Mistake("web.no-such-code").told(language_of(request)))
    become(request, found)
    return Redirect("/", status_code=303)


@post("/me/devices", status_code=200)
async def end_others(request: AnyRequest) -> Template:
    """Only this browser is known from now on; open tables on other devices turn into a stranger's at once."""
    guest = await guest_of(request)
    become(request, Identity(guest.id, guest.name, await identities_of(request).end_others(guest.id)))
    await request.app.state.devices.cut(guest.id)
    return await page(request, ended=True)


def handlers() -> list[Any]:
    return [me, save_me, new_code, come_back, end_others]
