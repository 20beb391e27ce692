"""Open connections: how long each may keep us waiting, and how many there may be, so that nobody holds all of them.

uvicorn waits for ever for the rest of a request, and for somebody who does not take the answer. Here a clock runs while the
other side owes something, and does not start anew with every byte.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from tablee.engine.values import Mistake
from tablee.kit.words import LANGUAGES
from tablee.web.gate import HEADERS, LONGEST_HEADERS
from tablee.web.hosts import address_of, household
from tablee.web.patience import Patience
from tablee.web.texts import SITE

OTHER_FILES = 100  # that the server needs beside connections: tables, bots, logs
FULL = {"too-many-lines": 429, "full-house": 503}
ENOUGH = ((b"connection", b"close"), (b"retry-after", b"5"))


def room_for_lines() -> int:
    """As many connections as files may be open, but for those we need ourselves."""
    if sys.platform == "win32":
        return 500
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(soft - OTHER_FILES, soft // 2) if soft != resource.RLIM_INFINITY else 100_000


def networks(trusted: Sequence[str]) -> list[IPv4Network | IPv6Network]:
    """Raises `Mistake` for what is neither an address nor a network."""
    try:
        return [ip_network(one) for one in trusted]
    except ValueError as problem:
        raise Mistake("web.no-proxy", why=str(problem)) from None


class Lobby:
    """All open lines. When there are too many, the one goes that has said nothing for longest."""

    def __init__(self, patience: Patience, proxies: Sequence[str] = ()) -> None:
        self.patience = patience
        self.most = patience.in_all or room_for_lines()
        self.open = 0
        self._proxies = networks(proxies)
        self._from: Counter[str] = Counter()
        self._silent: dict[Line, None] = {}  # in the order in which they fell silent

    def enter(self, address: str) -> None:
        self.open += 1
        self._from[household(address)] += 1

    def leave(self, address: str) -> None:
        self.open -= 1
        self._from[household(address)] -= 1
        if not self._from[household(address)]:
            del self._from[household(address)]

    def why_full(self, address: str) -> str:
        """Why one that has just entered cannot stay; empty if it can. A proxy brings many people."""
        number = address_of(address)
        proxied = number is not None and any(number in network for network in self._proxies)
        if not proxied and self._from[household(address)] > self.patience.per_address:
            return "too-many-lines"
        if self.open > self.most and self._silent:
            next(iter(self._silent)).hang_up()
        return "full-house" if self.open > self.most else ""

    def wait_for(self, line: Line) -> None:
        self._silent[line] = None

    def heard_of(self, line: Line) -> None:
        self._silent.pop(line, None)


class Line(HttpToolsProtocol):
    """A connection that asks for pages: it rests, sends a heading, then perhaps a body, and then it is our turn."""

    lobby: ClassVar[Lobby]
    state = "heading"  # or body, ours, resting
    clock: asyncio.TimerHandle | None = None  # for what the other side has to send ...
    reading: asyncio.TimerHandle | None = None  # ... and for what it has to take
    half_heading = False  # one has begun, and so many bytes have come
    weight = 0
    present = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.lobby.enter(self.address)
        self.present = True
        if why := self.lobby.why_full(self.address):
            self.say(FULL[why], why)
        else:
            self.turn("heading", self.lobby.patience.headers)

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.leave()  # a `Wire` takes over
        super().handle_websocket_upgrade()

    def leave(self) -> None:
        stop(self.clock, self.reading)
        self.lobby.heard_of(self)
        if self.present:
            self.lobby.leave(self.address)
        self.present = False

    # Whose turn it is -------------------------------------------------------------------------------------------------

    def turn(self, state: str, seconds: float | None = None) -> None:
        """From now on; the other side has so many seconds, however many bytes it sends."""
        self.state = state
        stop(self.clock)
        self.clock = None if seconds is None else self.loop.call_later(seconds, self.too_late)
        if state in ("heading", "resting"):
            self.lobby.wait_for(self)
        else:
            self.lobby.heard_of(self)

    def data_received(self, data: bytes) -> None:
        if self.state == "resting":
            self.turn("heading", self.lobby.patience.headers)
        super().data_received(data)
        if self.half_heading:
            self.weight += len(data)
            if self.weight > 2 * LONGEST_HEADERS:
                self.say(431, "mistake-long-headers")

    def on_message_begin(self) -> None:
        self.half_heading, self.weight = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.half_heading = False
        self.turn("body", self.lobby.patience.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.turn("ours")
        self.rest_if_answered()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unset_keepalive_if_required()  # our own clock does that
        if self.state != "body":
            self.rest_if_answered()

    def rest_if_answered(self) -> None:
        if self.transport.is_closing():
            self.end()
        elif self.cycle is not None and self.cycle.response_complete:
            self.turn("resting", self.lobby.patience.idle)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading = self.loop.call_later(self.lobby.patience.reading, self.hang_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        stop(self.reading)

    # Enough -----------------------------------------------------------------------------------------------------------

    def too_late(self) -> None:
        """Whoever has begun to ask is told; nobody else waits for an answer."""
        half_body = self.state == "body" and not self.cycle.response_started
        if half_body or (self.state == "heading" and self.half_heading):
            self.say(408, "too-slow")
        else:
            self.end()

    def end(self) -> None:
        """Go, once the other side has taken what is on its way; it has a while for that."""
        self.transport.close()
        stop(self.clock)
        self.clock = self.loop.call_later(self.lobby.patience.reading, self.hang_up)

    def hang_up(self) -> None:
        self.leave()
        self.transport.abort()

    def say(self, status: int, why: str) -> None:
        """A few words in all languages, as nobody has told us theirs; then go."""
        text = "\n".join(SITE[lang](why) for lang in LANGUAGES).encode()
        headers = [*HEADERS, (b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(text))]
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in [*headers, *ENOUGH])
        self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + text)
        self.end()

    def send_400_response(self, msg: str) -> None:
        self.say(400, "no-request")


def stop(*clocks: asyncio.TimerHandle | None) -> None:
    for clock in clocks:
        if clock is not None:
            clock.cancel()


def framed(text: bytes) -> bytes:
    """A text as one whole frame of a WebSocket, neither packed nor masked (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    return (b"\x81\x7e" + length.to_bytes(2) if length < 65536 else b"\x81\x7f" + length.to_bytes(8)) + text


class Wire(WebSocketsSansIOProtocol):
    """A connection that stays open; uvicorn asks now and then whether somebody is still there."""

    lobby: ClassVar[Lobby]
    reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.lobby.enter(self.address)

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        stop(self.reading)
        self.lobby.leave(self.address)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading = self.loop.call_later(self.lobby.patience.reading, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        stop(self.reading)

    async def send(self, message: Any) -> None:
        """As uvicorn does; a text on an open line is put into its frame at once, as four in five messages are."""
        text = message.get("text")
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if text is None or not is_open or not self.writable.is_set() or self.conn.state is not State.OPEN:
            await super().send(message)
        else:
            self.transport.write(framed(text.encode()))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # nobody is there to take what is still on its way


def answer_at_once(door: int) -> None:
    """What goes out by a socket that somebody else opened is not held back to be sent with more: uvicorn takes such a
    socket for a local one, and leaves it as it is. Connections are like the socket they came by."""
    with socket.socket(fileno=os.dup(door)) as listening:
        if listening.family in (socket.AF_INET, socket.AF_INET6):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)


def options(patience: Patience, proxies: Sequence[str]) -> dict[str, Any]:
    """How uvicorn is to listen. Raises `Mistake` for a proxy that is no address."""
    shared = {"lobby": Lobby(patience, proxies)}
    return {
        "http": type("LineOfThisServer", (Line,), shared),
        "ws": type("WireOfThisServer", (Wire,), shared),
        "ws_max_size": 64 * 1024,
        "ws_per_message_deflate": False,  # see decision 16
        "forwarded_allow_ips": list(proxies),
        "server_header": False,
    }
