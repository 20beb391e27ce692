"""The page where somebody says how they like the site; and what its switches send while they are elsewhere."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromQuery
from litestar.response import Redirect, Template

from tablee.web.pages import AnyRequest, context, local
from tablee.web.people import guest_of
from tablee.web.wishes import CHOICES, keep, recalled

SOUNDS = ("turn", "move", "points", "refusal", "talk", "end")


@get("/settings")
async def settings(request: AnyRequest, next: FromQuery[str] = "/", saved: FromQuery[str] = "") -> Template:  # noqa: A002
    await recalled(request, anew=True)
    more: dict[str, object] = {"choices": CHOICES, "sounds": SOUNDS, "next": local(next), "saved": bool(saved)}
    more["push_key"] = request.app.state.postman.voucher.public
    return Template("settings.html", context=await context(request, "nav-settings", shown=[], **more))


@post("/settings", status_code=303)
async def save_settings(request: AnyRequest) -> Redirect:
    """All of them, or the ones that are given."""
    form = await request.form()
    guest = await guest_of(request)
    await keep(request, guest.id, form)
    return Redirect(f"/settings?saved=1&next={local(str(form.get('next', '/')))}", status_code=303)


def handlers() -> list[Any]:
    return [settings, save_settings]
