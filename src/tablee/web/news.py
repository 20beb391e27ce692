"""One socket for every list on a page: the lobby, one's own tables, the room of a table. Whole lists travel, when they are
other than what the page shows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any, TypeAlias

import msgspec
from jinja2 import Environment
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from tablee.table.values import Denied
from tablee.web.lists import digest, draw_lobby, draw_mine
from tablee.web.live import BROKEN, AnySocket, is_let_in
from tablee.web.notices import Notices
from tablee.web.people import house_of, known_guest, language_of, welcome
from tablee.web.reception import spend
from tablee.web.room import draw_room, room_of
from tablee.web.texts import SITE

BREATH = 0.2  # seconds between two looks: who plays quickly wakes their lists no more often
MOST_PARTS = 4  # of one page
log = logging.getLogger(__name__)
Draw: TypeAlias = Callable[[], Awaitable[str]]


class Begun(Exception):
    """There is something else at this address now."""


class News:
    """What one page is told."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket
        self.player, self.lang = known_guest(socket) or "", language_of(socket)
        self.woken = asyncio.Event()
        self.templates: Environment = socket.app.state.templates
        self.notices: Notices = socket.app.state.notices

    def wanted(self, stack: ExitStack) -> Iterator[tuple[str, Draw, str]]:
        """The parts that the page shows, each with how it is drawn and what it shows now: `open:1a2b,room-ID:3c4d`."""
        for part in self.socket.query_params.get("show", "").split(",")[:MOST_PARTS]:
            name, _, seen = part.rpartition(":")
            kind, _, table_id = name.partition(":")
            if kind == "open":
                stack.enter_context(self.notices.lobby(self.woken))
                yield name, self.draw_open, seen
            elif kind == "mine" and self.player:
                stack.enter_context(self.notices.tables_of(self.player, self.woken))
                yield name, self.draw_mine, seen
            elif kind == "room":
                yield name, self.in_room(table_id, stack), seen

    def in_room(self, table_id: str, stack: ExitStack) -> Draw:
        house = house_of(self.socket)
        stack.enter_context(house.hub.listening(table_id, self.woken))
        stack.enter_context(house.presence.here(table_id, self.player or None))
        return lambda: self.draw_room(table_id)

    async def draw_open(self) -> str:
        return await self.notices.lobby_in(self.lang, lambda lines: draw_lobby(self.templates, lines, self.lang))

    async def draw_mine(self) -> str:
        return await draw_mine(self.templates, house_of(self.socket), self.player, self.lang)

    async def draw_room(self, table_id: str) -> str:
        house = house_of(self.socket)
        table = await welcome(self.socket, table_id)
        if not table.header.gathering:
            raise Begun
        return draw_room(self.templates, await room_of(house, table, self.player, self.lang), self.lang)

    async def tell_for_ever(self, parts: dict[str, Draw], shown: dict[str, str]) -> None:
        while True:
            self.woken.clear()
            for name, draw in parts.items():
                drawn = await draw()
                if digest(drawn) != shown.get(name):
                    shown[name] = digest(drawn)
                    await self.send(t="part", part=name, html=drawn, seen=shown[name])
            await asyncio.sleep(BREATH)
            await self.woken.wait()

    async def send(self, **message: Any) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    async def tell(self, parts: dict[str, Draw], shown: dict[str, str]) -> None:
        """Until there is no more to tell: the game has begun, the table is gone."""
        try:
            await self.tell_for_ever(parts, shown)
        except Begun:
            await self.send(t="begun")
        except Denied as problem:
            gone = problem.code == "unknown-table"
            await self.send(t="gone", text=SITE[self.lang]("table-gone") if gone else problem.told(self.lang))

    async def hear(self) -> None:
        """Nothing is said here; only hanging up is heard. Whoever goes on talking is not listened to any more."""
        with suppress(WebSocketDisconnect, Denied):
            while True:
                await self.socket.receive_text()
                spend(self.socket, "messages")


@websocket("/news")
async def news(socket: AnySocket) -> None:
    with ExitStack() as stack:
        if not await is_let_in(socket, stack):
            return
        told = News(socket)
        wanted = list(told.wanted(stack))
        parts, shown = {name: draw for name, draw, _ in wanted}, {name: seen for name, _, seen in wanted}
        stack.enter_context(socket.app.state.devices.held(told.player or None, socket))
        both = asyncio.create_task(told.tell(parts, shown)), asyncio.create_task(told.hear())
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            telling, _ = await asyncio.gather(*both, return_exceptions=True)
        await hang_up(socket, telling)


async def hang_up(socket: AnySocket, problem: BaseException | None) -> None:
    """A fault of ours is logged, and the browser calls again."""
    broken = isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect | OSError)
    if broken:
        log.error("a list broke", exc_info=problem)
    with suppress(WebSocketException, RuntimeError, OSError):  # they have hung up already
        await socket.close(code=BROKEN if broken else 1000)
