"""What every request passes before anything reads it, and every answer before it leaves.

In: the host is ours, address and headers are short, a body is a short form of few fields. Out: the headers that browsers
guard a page by, and nothing kept by a browser that was not meant to be. `HEAD` is answered as `GET` would be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.response import Response
from litestar.types import ASGIApp, HTTPRequestEvent, Message, Receive, Scope, Send

from tablee.engine.values import Mistake
from tablee.web import logs
from tablee.web.hosts import Hosts
from tablee.web.limit import Limit, visitor_of
from tablee.web.shelf import FOR_A_YEAR

STRAIGHT: Final = "straight"  # where the state of a socket keeps the server's own way out

LONGEST_BODY: Final = 300_000  # bytes
MOST_FIELDS: Final = 200
LONGEST_ADDRESS: Final = 2_000  # path and query
LONGEST_PART: Final = 200  # of a path, between slashes
LONGEST_HEADERS: Final = 32_000
BYTES_PER_MINUTE: Final = 3_000_000  # in bodies, from one address: reading a form costs time
FORM: Final = b"application/x-www-form-urlencoded"
STATUS: Final = {
    "web.insiders-only": 403,
    "web.wrong-token": 403,
    "web.no-address": 404,
    "web.long-address": 414,
    "web.long-body": 413,
    "web.no-form": 415,
    "web.foreign-host": 421,
    "web.long-headers": 431,
}
UNWELCOME: Final = 4400  # close code
HEADERS: Final = (
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
)
KEPT: Final = (b"cache-control", FOR_A_YEAR.encode())
FOR_FILES: Final = ((b"content-security-policy", b"default-src 'none'"), (b"x-content-type-options", b"nosniff"))

Refuse = Callable[[Request[Any, Any, State], Exception], Response[str]]


class Gone(Exception):
    """Who asked has hung up."""


async def tell(connection: ASGIConnection[Any, Any, Any, Any], text: str) -> None:
    """A message by the server's own way out, for an open socket: what is put around answers does not concern it."""
    way: Send = connection.scope["state"][STRAIGHT]
    await way({"type": "websocket.send", "text": text, "bytes": None})


class Gate:
    """Stands before an application; what it refuses is told by a page."""

    def __init__(self, inner: ASGIApp, hosts: Hosts, refuse: Refuse) -> None:
        self._inner = inner
        self._hosts = hosts
        self._refuse = refuse
        self._bytes = Limit(BYTES_PER_MINUTE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        number, straight = logs.begin(scope), send
        send = logs.numbered(send, number)
        try:
            self.check(scope)
            body = await self.body(scope, receive) if has_body(scope) else b""
        except Gone:
            return
        except (Mistake, TooManyRequestsException) as problem:
            await self.turn_away(problem, scope, receive, send)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            cast("dict[str, Any]", scope).setdefault("state", {})[STRAIGHT] = straight
            await self._inner(scope, receive, send)
        else:
            asked = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
            await self._inner(cast("Scope", asked), once(body, receive), dressed(send))

    def check(self, scope: Scope) -> None:
        """Raises `Mistake` for a request that is no business of ours."""
        headers = scope["headers"]
        if sum(len(name) + len(value) for name, value in headers) > LONGEST_HEADERS:
            raise Mistake("web.long-headers")
        hosts = [value for name, value in headers if name == b"host"]
        reached = scope["server"]
        self._hosts.check(b", ".join(hosts).decode("latin-1"), reached[0] if reached else "")
        path = scope["path"]
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise Mistake("web.long-address")
        if not path.isprintable() or max(map(len, path.split("/"))) > LONGEST_PART:
            raise Mistake("web.no-address")

    async def body(self, scope: Scope, receive: Receive) -> bytes:
        """All of it, in memory. Raises `Mistake` as soon as it is too long, and for anything but a form."""
        sent = dict(scope["headers"])
        if sent.get(b"content-type", FORM).partition(b";")[0].strip().lower() != FORM:
            raise Mistake("web.no-form")
        if int(sent.get(b"content-length", b"0")) > LONGEST_BODY:
            raise Mistake("web.long-body", most=LONGEST_BODY)
        body, more = bytearray(), True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                raise Gone
            self._bytes.count(visitor_of(scope), len(message["body"]))
            body += message["body"]
            if len(body) > LONGEST_BODY:
                raise Mistake("web.long-body", most=LONGEST_BODY)
            more = message["more_body"]
        if body.count(b"&") >= MOST_FIELDS:
            raise Mistake("web.many-fields", most=MOST_FIELDS)
        return bytes(body)

    async def turn_away(self, problem: Exception, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": UNWELCOME, "reason": "unwelcome"})
            return
        request: Request[Any, Any, State] = Request(scope, receive)
        page = self._refuse(request, problem).to_asgi_response(app=None, request=request)
        await page(scope, receive, dressed(send))


def has_body(scope: Scope) -> bool:
    return scope["type"] == ScopeType.HTTP and any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0") for name, value in scope["headers"]
    )


def once(body: bytes, receive: Receive) -> Receive:
    """A body that has been read already, then whatever else comes."""
    waiting: list[HTTPRequestEvent] = [{"type": "http.request", "body": body, "more_body": False}]

    async def give() -> Any:
        return waiting.pop() if waiting else await receive()

    return give


def dressed(send: Send) -> Send:
    """With the headers that are not there yet; a file that browsers keep asks for nothing and needs few."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = {name.lower() for name, _ in message["headers"]}
            wanted = FOR_FILES if KEPT in message["headers"] else HEADERS
            message["headers"] = [*message["headers"], *(one for one in wanted if one[0] not in there)]
        await send(message)

    return sent
