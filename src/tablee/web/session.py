"""The cookie that a guest is known by. One that cannot be read is no cookie: whoever brings it is new here."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import SerializationException
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig


class ForgivingBackend(ClientSideSessionBackend):
    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        """What the cookie says if we wrote it. The date at its open end is read before its seal is checked, so anything may
        stand there."""
        with suppress(SerializationException, ValueError, TypeError, LookupError, RecursionError):
            return await super().load_from_connection(connection)
        return {}


@dataclass
class GuestCookie(CookieBackendConfig):
    _backend_class = ForgivingBackend
