"""Devices on which somebody wants to be told of their turn: added and taken away by the settings page of that device."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.response import Response

from tablee.table.subscriptions import Subscription, Subscriptions
from tablee.web.pages import AnyRequest
from tablee.web.people import guest_of, house_of, known_name, language_of
from tablee.web.postman import LONGEST_ENDPOINT
from tablee.web.reception import spend


@post("/devices", status_code=204)
async def add(request: AnyRequest) -> Response[None]:
    """Raises `Mistake` for a device that cannot be reached safely."""
    spend(request, "devices")
    form, guest = await request.form(), await guest_of(request)
    endpoint, key, secret = (str(form.get(name, "")) for name in ("endpoint", "key", "secret"))
    one = Subscription(endpoint, guest.id, key, secret, language_of(request))
    request.app.state.postman.check(one)
    await known_name(house_of(request), guest.id)
    await subscriptions_of(request).keep(one, house_of(request).clock())
    return Response(None, status_code=204)


@post("/devices/off", status_code=204)
async def remove(request: AnyRequest) -> Response[None]:
    spend(request, "devices")
    form, guest = await request.form(), await guest_of(request)
    await subscriptions_of(request).forget(str(form.get("endpoint", ""))[:LONGEST_ENDPOINT], guest.id)
    return Response(None, status_code=204)


def subscriptions_of(request: AnyRequest) -> Subscriptions:
    found: Subscriptions = request.app.state.subscriptions
    return found


def handlers() -> list[Any]:
    return [add, remove]
