"""The site in a test: a real server in a thread, a fresh data folder, quick bots, and visitors with their own cookies."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import uvicorn
from litestar import Litestar
from page_model import Page, canonical
from table.house_kit import QuickThinker
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.turn import Thinker
from tablee.web import lines
from tablee.web.app import Settings, create_app
from tablee.web.budget import Allowance, Budget
from tablee.web.lines import Lobby

QUICK = QuickThinker()
T = TypeVar("T")


class Site:
    """A running server and the house inside it."""

    def __init__(self, address: str, app: Litestar | None = None, server: Server | None = None) -> None:
        self.address = address
        self.app = app
        self.server = server

    @property
    def lobby(self) -> Lobby | None:
        return self.server.lobby if self.server else None

    @property
    def house(self) -> House:
        assert self.app is not None, "the house is in another process"
        house: House = self.app.state.house
        return house

    def table(self, table_id: str) -> LiveTable:
        return self.house._tables[table_id]

    def visitor(self, lang: str = "en") -> Visitor:
        return Visitor(self, lang)

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of something that is done in the server's own thread."""
        assert self.server is not None, "the house is in another process"
        return asyncio.run_coroutine_threadsafe(work, self.server.loop).result()


class Server(uvicorn.Server):
    """Tells when it has started, or never will."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        how = lines.options(settings.patience, settings.proxies)
        self.lobby: Lobby = how["http"].lobby
        super().__init__(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1, **how))
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready.set()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets)
        finally:
            self.ready.set()


def unhurried() -> Budget:
    """So much for everybody that tests, which are quicker than people, are never told to wait."""
    plenty = {one.name: Allowance(1e6, 1e6) for one in fields(Budget) if isinstance(one.default, Allowance)}
    return Budget(windows=1000, open_tables=1000, **plenty)  # type: ignore[arg-type]


@contextmanager
def running(folder: Path, thinker: Thinker | None = QUICK, **more: Any) -> Iterator[Site]:
    """With quick random bots unless told otherwise; None lets real ones think."""
    settings = Settings(data=folder, bot_pace=0.0, **more)
    app = create_app(settings, thinker)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        server = Server(app, settings)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        server.ready.wait()
        try:
            yield Site(f"http://127.0.0.1:{port}", app, server)
        finally:
            server.should_exit = True
            thread.join()


class Visitor:
    """A browser's worth of cookies."""

    def __init__(self, site: Site, lang: str) -> None:
        self.site = site
        self.http = httpx.Client(timeout=60, base_url=site.address, headers={"accept-language": lang})
        self.get("/about")

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.http.close()

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, **fields: object) -> httpx.Response:
        form = {"_csrf_token": self.http.cookies.get("csrftoken", "")}
        return self.http.post(path, data=form | {name: str(value) for name, value in fields.items()})

    def open_table(self, game: str = "pueblo", chairs: tuple[str, ...] = ("here", "here"), **options: object) -> str:
        """Open a table through the form; its id."""
        fields: dict[str, object] = {"game": game, "seats": len(chairs)}
        fields |= {f"chair_{seat}": chair for seat, chair in enumerate(chairs)}
        fields |= {f"option_{name}": value for name, value in options.items()}
        answer = self.post("/tables", **fields)
        found = re.fullmatch(r"/table/([\w-]+)", answer.headers.get("location", ""))
        assert found, answer.text
        return found[1]

    @contextmanager
    def wire(self, table: str, origin: str | None = None, host: str = "", page: str = "", **more: str) -> Iterator[Wire]:
        """Under another name than the site's own, for another page and with other headers than usual, if some are named."""
        with self.line(f"/table/{table}/live?page={page}", origin, host, **more) as wire:
            yield wire

    @contextmanager
    def news(self, *parts: str) -> Iterator[Wire]:
        """Of lists: `open`, `mine`, `room:ID`."""
        with self.line(f"/news?show={','.join(f'{part}:' for part in parts)}") as wire:
            yield wire

    @contextmanager
    def line(self, path: str, origin: str | None = None, host: str = "", **more: str) -> Iterator[Wire]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies, "accept-language": self.http.headers["accept-language"], **more}
        place = urlsplit(self.site.address)
        line = socket.create_connection((place.hostname, place.port))
        told = Origin(self.site.address if origin is None else origin) or None
        address = f"ws://{host or place.netloc}{path}"
        with connect(address, sock=line, origin=told, additional_headers=headers) as connection:
            yield Wire(connection)

    def watch(self, table: str) -> None:
        """Until the game is over."""
        with self.wire(table) as wire:
            while not self.site.table(table).over:
                wire.next("view")


class Wire:
    """One open socket, read until a message of a kind comes, with certain facts if some are named."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.page = Page()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next_of(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of some kinds."""
        while (message := self._received())["t"] not in kinds:
            pass
        return message

    def next(self, kind: str, **facts: object) -> dict[str, Any]:
        while True:
            message = self._received()
            if message["t"] == kind and facts.items() <= message.items():
                return message

    def _received(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=60))
        if message["t"] == "view":
            self.page.receive(message)
        for exchanged in message.get("board", []):  # all in one place
            message["patch"] = {**message.get("patch", {}), **exchanged}
        return message

    def page_part(self, name: str) -> str:
        """What the page shows under an id after the next picture."""
        self.next("view")
        part: str = canonical(self.page.shown[name])
        return part

    def part(self, name: str, *words: str, without: str = "") -> str:
        """What a list shows as soon as it has these words, and does not have others."""
        while True:
            html = str(self.next("part", part=name)["html"])
            if all(word in html for word in words) and not (without and without in html):
                return html

    def closed_with(self) -> int:
        """Read until the server cuts the line; its code."""
        with suppress(ConnectionClosed):
            while True:
                self.connection.recv(timeout=60)
        return self.connection.close_code or 0
