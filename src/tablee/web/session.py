"""The cookie that says who somebody is: encrypted, and good for as long as the browser keeps it.

No date in it is judged by the clock of the server: one that is wrong by years costs nobody their seat. What ends it is
the person's own word: a device that they end counts no longer, and where they end all others, no cookie of a former
generation does.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from contextlib import suppress
from os import urandom
from typing import Any

from cryptography.exceptions import InvalidTag
from litestar.connection import ASGIConnection
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.session.base import SessionMiddleware
from litestar.middleware.session.client_side import AAD, NONCE_SIZE, ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Scope

from tablee.table.identities import Identities

YEAR = 365 * 24 * 3600
NAME = "tablee"
KIND = b"identity"  # told beside the encrypted part; cookies of former versions have a date there


class Sessions(ClientSideSessionBackend):
    def dump_data(self, data: Any, scope: Scope | None = None) -> list[bytes]:
        nonce = urandom(NONCE_SIZE)
        sealed = self.aesgcm.encrypt(nonce, self.serialize_data(data, scope), associated_data=KIND)
        return [b64encode(nonce + sealed + AAD + KIND)]

    def load_data(self, data: list[bytes]) -> dict[str, Any]:
        """Nothing for a cookie that is not ours, whatever it is."""
        with suppress(InvalidTag, ValueError):
            nonce_and_sealed, _, told = b64decode(b"".join(data)).partition(AAD)
            nonce, sealed = nonce_and_sealed[:NONCE_SIZE], nonce_and_sealed[NONCE_SIZE:]
            return self.deserialize_data(self.aesgcm.decrypt(nonce, sealed, associated_data=told))
        return {}

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        session = await super().load_from_connection(connection)
        identities: Identities = connection.app.state.identities
        if "player" not in session:
            return session
        told = session["player"], session.get("generation", 0), session.get("device", "")
        return session if await identities.counts(*told) else {key: session[key] for key in ("lang",) if key in session}


def sessions(secret: bytes) -> DefineMiddleware:
    """Gives every connection its session, and every answer the cookie anew, for another year."""
    return DefineMiddleware(SessionMiddleware, backend=Sessions(CookieBackendConfig(secret=secret, max_age=YEAR, key=NAME)))
