"""Whom to tell of a fault in the safety of a site (RFC 9116)."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from litestar import get
from litestar.response import Response

from tablee.engine.values import Mistake
from tablee.kit.words import LANGUAGES
from tablee.web.hosts import address_of, name_in
from tablee.web.pages import AnyRequest
from tablee.web.people import house_of
from tablee.web.shelf import NOBODYS

WHERE = "/.well-known/security.txt"
GOOD_FOR = timedelta(days=180)
CONTACT = re.compile(r"(?:mailto:[^\s@]+@[^\s@]+|https://\S+)")


def check_contact(contact: str) -> str:
    """The same if it can be written down. Raises `Mistake`."""
    if contact and not CONTACT.fullmatch(contact):
        raise Mistake("web.no-contact", given=contact)
    return contact


def keeper_of(host: str) -> str:
    """Where the one who keeps a host is usually written to."""
    name = name_in(host)
    number = address_of(name)
    return f"mailto:security@{name if number is None else f'[IPv6:{name}]' if number.version == 6 else f'[{name}]'}"


@get(WHERE, opt=NOBODYS)
async def security(request: AnyRequest) -> Response[str]:
    """The contact that the settings name, otherwise the one a host has by custom."""
    until = datetime.fromtimestamp(house_of(request).clock(), UTC) + GOOD_FOR
    lines = {
        "Contact": request.app.state.contact or keeper_of(request.headers["host"]),
        "Expires": until.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "Preferred-Languages": ", ".join(LANGUAGES),
        "Canonical": f"{str(request.base_url).rstrip('/')}{WHERE}",
    }
    text = "".join(f"{name}: {value}\n" for name, value in lines.items())
    return Response(text, media_type="text/plain")
