"""Who may look behind the scenes: whoever sits at this machine, and whoever has the token of the site.

A proxy on this machine brings strangers from the same address, so a request counts as one from this machine only where
nothing about it says that it was passed on, and it was sent to this machine by name.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from tablee.engine.values import Mistake
from tablee.web.hosts import address_of, name_in

PASSED_ON: Final = (b"forwarded", b"via", b"x-real-ip", b"true-client-ip", b"cf-connecting-ip", b"cf-ray")
SHORTEST: Final = 16  # letters of a token
TERM: Final = 12 * 3600.0  # seconds after which the token is asked for again

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def is_here(scope: Scope) -> bool:
    """Whether somebody at this machine asks, and nobody for somebody else."""
    names = [name for name, _ in scope["headers"]]
    if any(name in PASSED_ON or name.startswith(b"x-forwarded-") for name in names):
        return False
    host = name_in(b", ".join(value for name, value in scope["headers"] if name == b"host").decode("latin-1"))
    client = scope["client"]
    return client is not None and is_loopback(client[0]) and (is_loopback(host) or host == "localhost")


def is_loopback(name: str) -> bool:
    number = address_of(name)
    return number is not None and number.is_loopback


class Insiders:
    """`token` is empty where only this machine may look."""

    def __init__(self, token: str, clock: Callable[[], float]) -> None:
        if token and len(token) < SHORTEST:
            raise Mistake("web.short-token", least=SHORTEST)
        self._token = token
        self._clock = clock

    @property
    def has_token(self) -> bool:
        return bool(self._token)

    def may_look(self, connection: AnyConnection) -> bool:
        return is_here(connection.scope) or self._bears_token(connection) or self._holds_pass(connection)

    def fits(self, token: str) -> bool:
        return self.has_token and hmac.compare_digest(token.encode(), self._token.encode())

    def let_in(self, connection: AnyConnection) -> None:
        """Whoever has shown the token need not show it again for a while."""
        connection.set_session({**connection.session, "insider": [self._mark(), self._clock() + TERM]})

    def _bears_token(self, connection: AnyConnection) -> bool:
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        return kind.lower() == "bearer" and self.fits(token.strip())

    def _holds_pass(self, connection: AnyConnection) -> bool:
        match connection.scope.get("session"):
            case {"insider": [str(mark), int() | float() as until]}:
                return self.has_token and hmac.compare_digest(mark, self._mark()) and self._clock() < until
        return False

    def _mark(self) -> str:
        """Tells a pass for this token from one for another, and nothing about the token."""
        return hashlib.blake2b(self._token.encode(), digest_size=16, person=b"tablee insider").hexdigest()


def insiders_of(connection: AnyConnection) -> Insiders:
    insiders: Insiders = connection.app.state.insiders
    return insiders


def insiders_only(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """A guard for handlers. Raises `Mistake`."""
    if not insiders_of(connection).may_look(connection):
        raise Mistake("web.insiders-only")
