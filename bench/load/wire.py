"""A socket and plain HTTP as light as can be: the generator must never be what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import cast
from urllib.parse import urlencode

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

PATIENCE = 300.0  # seconds for an answer: a busy machine is no failure
Place = tuple[str, int]  # address and port


def address_of(number: int) -> str:
    """An address of this machine for every caller: servers count requests by address. All of 127.0.0.0/8 is here."""
    number += 1
    return f"127.{1 + (number >> 16) % 250}.{number >> 8 & 255}.{number & 255}"


class Line(asyncio.Protocol):
    """One WebSocket, without compression. Texts go to `heard`; `ended` is called when the other end hangs up."""

    def __init__(self, place: Place, path: str, headers: Mapping[str, str], heard: Callable[[bytes], None]) -> None:
        host = "{}:{}".format(*place)
        self._talk = ClientProtocol(parse_uri(f"ws://{host}{path}"), origin=Origin(f"http://{host}"), max_size=None)
        self._headers = headers
        self._transport: asyncio.Transport | None = None
        self._parts: list[bytes] = []
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard = heard
        self.ended: Callable[[], None] | None = None

    @property
    def is_open(self) -> bool:
        return self._transport is not None and self._talk.state is State.OPEN

    @property
    def farewell(self) -> str:
        """Why the other end hung up: its close code, if it gave one."""
        return str(self._talk.close_code or "cut")

    def send(self, text: str) -> None:
        self._talk.send_text(text.encode())
        self._flush()

    def hang_up(self) -> None:
        self.ended = None
        if self._transport is not None:
            self._transport.abort()

    # Called by the event loop -----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is of no class of asyncio's
        request = self._talk.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._talk.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._talk.receive_data(data)
        for event in self._talk.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Response) and not self.opened.done():
                self._answered()
        self._flush()

    def connection_lost(self, problem: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the line was cut before it was open"))
        if self.ended is not None:
            self.ended()

    # ------------------------------------------------------------------------------------------------------------------

    def _answered(self) -> None:
        if self._talk.state is State.OPEN:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(f"no line: {self._talk.handshake_exc}"))

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:
            self.heard(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole = b"".join(self._parts)
                self._parts.clear()
                self.heard(whole)

    def _flush(self) -> None:
        for data in self._talk.data_to_send():
            if self._transport is None:
                return
            if data:
                self._transport.write(data)
            else:
                self._transport.close()


async def call(
    place: Place, path: str, heard: Callable[[bytes], None], caller: str, headers: Mapping[str, str] | None = None
) -> Line:
    """An open line from an address of one's own."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(place, path, headers or {}, heard), *place, local_addr=(caller, 0))
    async with asyncio.timeout(PATIENCE):
        await line.opened
    return line


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def header(self, name: str) -> str:
        return next((value for known, value in self.headers if known == name), "")


@dataclass
class Browser:
    """A person's cookies and one keep-alive connection, opened when it is needed."""

    place: Place
    caller: str
    cookies: dict[str, str] = field(default_factory=dict)
    _streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def get(self, path: str) -> Answer:
        return await self._ask("GET", path, b"", "")

    async def post(self, path: str, **form: str) -> Answer:
        fields = {**form, "_csrf_token": self.cookies.get("csrftoken", "")}
        return await self._ask("POST", path, urlencode(fields).encode(), "application/x-www-form-urlencoded")

    async def post_json(self, path: str, body: bytes) -> Answer:
        return await self._ask("POST", path, body, "application/json")

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _ask(self, method: str, path: str, body: bytes, kind: str) -> Answer:
        async with asyncio.timeout(PATIENCE):
            if self._streams is None:
                self._streams = await asyncio.open_connection(*self.place, local_addr=(self.caller, 0))
            reader, writer = self._streams
            writer.write(self._request(method, path, body, kind))
            answer = await _read_answer(reader)
        for name, value in answer.headers:
            if name == "set-cookie":
                known, _, content = value.partition(";")[0].partition("=")
                self.cookies[known] = content
        if answer.status >= 400:
            raise ConnectionError(f"{method} {path}: {answer.status} {answer.body[:200].decode(errors='replace')}")
        return answer

    def _request(self, method: str, path: str, body: bytes, kind: str) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", "host: {}:{}".format(*self.place)]
        if self.cookies:
            lines.append(f"cookie: {self.cookie}")
        if method == "POST":
            lines += [f"content-type: {kind}", f"content-length: {len(body)}"]
        return "\r\n".join([*lines, "", ""]).encode() + body


async def _read_answer(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = tuple(
        (name.lower(), value.strip()) for name, found, value in (line.partition(":") for line in head[1:]) if found
    )
    known = dict(headers)
    if known.get("transfer-encoding") == "chunked":
        body = await _read_chunks(reader)
    else:
        body = await reader.readexactly(int(known.get("content-length", "0")))
    return Answer(int(head[0].split(" ")[1]), headers, body)


async def _read_chunks(reader: asyncio.StreamReader) -> bytes:
    chunks = []
    while size := int((await reader.readline()).strip(), 16):
        chunks.append(await reader.readexactly(size))
        await reader.readline()
    await reader.readline()
    return b"".join(chunks)
