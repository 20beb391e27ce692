"""Forms count only where they come from a page that was made for the same person.

A token is made from who somebody is, so that another person's is worth nothing, and masked anew for every page, so that
its packed size tells nothing. It stands in the pages' forms, and for scripts in a cookie; one that does not fit is
exchanged with the next answer.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from os import urandom
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import RequestEncodingType, ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils.scope.state import ScopeState

COOKIE, FIELD = "csrftoken", "_csrf_token"
SAFE = ("GET", "HEAD", "OPTIONS")
SIZE = 24  # bytes


class Csrf(ASGIMiddleware):
    """Refuses what changes something without a token of the person whose cookie came along. Comes after the sessions."""

    scopes = (ScopeType.HTTP,)
    exclude_opt_key = "exclude_from_csrf"

    def __init__(self, key: bytes) -> None:
        self._key = key

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["method"] not in SAFE and not self.fits(scope, await given(Request(scope, receive))):  # type: ignore[typeddict-item]
            raise PermissionDeniedException("no token of this person")
        await next_app(scope, receive, send)

    async def renew(self, message: Message, scope: Scope) -> None:
        """Before an answer is sent: a token in the cookie for whoever has none that fits."""
        if message["type"] != "http.response.start" or not player_of(scope):
            return
        held = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE, "")
        if not self.fits(scope, held):
            cookie = Cookie(COOKIE, value=self.token(scope), samesite="lax")
            MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))

    def fits(self, scope: Scope, token: str) -> bool:
        try:
            told = urlsafe_b64decode(token.encode("ascii"))
        except ValueError:
            return False
        mask, masked = told[:SIZE], told[SIZE:]
        return bool(player_of(scope)) and hmac.compare_digest(mixed(mask, masked), self._mark(scope))

    def token(self, scope: Scope) -> str:
        """Another one every time; all of one person fit."""
        mask = urandom(SIZE)
        return urlsafe_b64encode(mask + mixed(mask, self._mark(scope))).decode()

    def offer(self, scope: Scope) -> None:
        """Let the forms of the page that is being written have a token."""
        ScopeState.from_scope(scope).csrf_token = self.token(scope)

    def _mark(self, scope: Scope) -> bytes:
        session: dict[str, Any] = scope["session"]  # type: ignore[assignment]
        told = f"{session['player']} {session.get('generation', 0)}"
        return hmac.digest(self._key, told.encode(), "sha256")[:SIZE]


def player_of(scope: Scope) -> str:
    """Who is asking, if they are known; nobody where pages are nobody's own."""
    session = scope.get("session")
    return str(session.get("player", "")) if isinstance(session, dict) else ""


async def given(request: Request[Any, Any, Any]) -> str:
    """The token in the form that came, empty if there is none. None of our forms has files."""
    if request.content_type[0] != RequestEncodingType.URL_ENCODED:
        return ""
    token = (await request.form()).get(FIELD, "")
    return token if isinstance(token, str) else ""


def mixed(mask: bytes, other: bytes) -> bytes:
    return bytes(one ^ two for one, two in zip(mask, other, strict=False))
