"""The site in a test: a real server in a thread, a fresh data folder, quick bots, and visitors with their own cookies."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import uvicorn
from litestar import Litestar
from page_model import Page
from table.house_kit import QuickThinker
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.turn import Thinker
from tablee.web import lines
from tablee.web.app import Settings, create_app
from tablee.web.lines import Lobby

QUICK = QuickThinker()


class Site:
    """A running server and the house inside it."""

    def __init__(self, address: str, app: Litestar | None = None, lobby: Lobby | None = None) -> None:
        self.address = address
        self.app = app
        self.lobby = lobby

    @property
    def house(self) -> House:
        assert self.app is not None, "the house is in another process"
        house: House = self.app.state.house
        return house

    def table(self, table_id: str) -> LiveTable:
        return self.house._tables[table_id]

    def visitor(self, lang: str = "en") -> Visitor:
        return Visitor(self, lang)


class Server(uvicorn.Server):
    """Tells when it has started, or never will."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        how = lines.options(settings.patience, settings.proxies)
        self.lobby: Lobby = how["http"].lobby
        super().__init__(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1, **how))
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets)
        finally:
            self.ready.set()


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
            yield Site(f"http://127.0.0.1:{port}", app, server.lobby)
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
    def wire(self, table: str, origin: str | None = None, host: str = "", **more: str) -> Iterator[Wire]:
        """Under another name than the site's own, and with other headers than usual, if some are named."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies, "accept-language": self.http.headers["accept-language"], **more}
        place = urlsplit(self.site.address)
        line = socket.create_connection((place.hostname, place.port))
        told = Origin(self.site.address if origin is None else origin) or None
        address = f"ws://{host or place.netloc}/table/{table}/live"
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

    def closed_with(self) -> int:
        """Read until the server cuts the line; its code."""
        with suppress(ConnectionClosed):
            while True:
                self.connection.recv(timeout=60)
        return self.connection.close_code or 0
