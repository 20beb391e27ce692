"""Where a site is reached by https, and its proxy says so, nothing of it may travel in the open again."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

ONLY_HTTPS = "max-age=31536000"  # a year


async def keep_secure(message: Message, scope: Scope) -> None:
    """Before an answer is sent by https: cookies only by https from now on, and browsers do not try anything else.

    The scheme is what a trusted proxy says (`tablee serve --trusted-proxy`); nobody else is believed."""
    if message["type"] != "http.response.start" or scope.get("scheme") != "https":
        return
    message["headers"] = [
        (name, value + b"; Secure" if name.lower() == b"set-cookie" and b"; secure" not in value.lower() else value)
        for name, value in message["headers"]
    ]
    MutableScopeHeaders.from_message(message)["strict-transport-security"] = ONLY_HTTPS
