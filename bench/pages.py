"""What a page weighs and how soon it shows: `python bench/pages.py [--slow] [--lang fr] [--only /me]`.

A server process of its own with two tables of every game (one at its start, one in the middle), and a headless Chromium
that visits every page with an empty cache, and again with what it kept. Prints the bytes that came over the wire,
headers included, how large that is unpacked, how many files it was, and when the page first showed something. `--slow`
visits on a slow phone line (1.6 Mbit/s, 150 ms there and back, a CPU four times slower).
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar.middleware.session.client_side import CookieBackendConfig
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.table.house import House
from tablee.table.hub import Hub
from tablee.table.setup import Chair, Setup
from tablee.table.store import Store
from tablee.web.app import Settings
from tablee.web.keys import site_secret
from tablee.web.session import NAME, Sessions

HOST = "00000000000000aa"
MIDDLE = 24  # moves
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
FIRST_PAINT = """() => new Promise(tell => new PerformanceObserver(list => list.getEntriesByName("first-contentful-paint")
    .forEach(paint => tell(paint.startTime))).observe({type: "paint", buffered: true}))"""


@dataclass
class Visit:
    """What one visit brought."""

    wire: int = 0
    unpacked: int = 0
    files: set[str] = field(default_factory=set)
    paint: float = 0.0


async def prepare(folder: Path) -> dict[str, str]:
    """A data folder with tables; the addresses to visit, by name."""
    store = Store(Settings(data=folder).url)
    await store.open()
    house = House(store, Hub(), Nobody())
    await store.save_player(HOST, "Iris", 0.0)
    pages = {"home": "/", "new": "/new", "me": "/me", "about": "/about", "rules": "/rules"}
    for game in catalogue.games():
        pages[f"{game.name}: rules"] = f"/rules/{game.name}"
        for name, moves in (("start", 0), ("middle", MIDDLE)):
            chairs = tuple(Chair("here", name=f"Iris {seat}") for seat in range(game.seats[-1]))
            table = await house.open_table(HOST, Setup(game=game.name, chairs=chairs, options={}, name=name))
            rng = seeded(game.name)
            for _ in range(moves):
                seat = table.acting()[0]
                text = game.write(game.decode(table.state.draw(seat, rng)))
                await house.act(table.id, HOST, seat, table.step(seat), text)
            pages[f"{game.name}: {name}"] = f"/table/{table.id}"
    await house.close()
    return pages


class Nobody:
    async def think(self, game: str, view: object, level: str, seed: int) -> str:
        raise NotImplementedError


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server on that data folder."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        command = [sys.executable, "-m", "tablee", "serve", "--fd", str(door.fileno()), "--data", str(folder)]
        process = subprocess.Popen(command, pass_fds=[door.fileno()])
        try:
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            process.terminate()
            process.wait()


def cookie(folder: Path) -> str:
    """What the host of the tables carries."""
    config = CookieBackendConfig(secret=site_secret(folder), key=NAME)
    return Sessions(config).dump_data({"player": HOST})[0].decode()


def visitor(browser: Browser, address: str, folder: Path, lang: str) -> BrowserContext:
    context = browser.new_context(locale=lang, base_url=address, viewport={"width": 1280, "height": 800})
    context.add_cookies([{"name": "tablee", "value": cookie(folder), "url": address}])
    return context


def visit(context: BrowserContext, path: str, slow: bool) -> Visit:
    """One page until nothing more is loaded."""
    page, seen = context.new_page(), Visit()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    if slow:
        wire.send("Network.emulateNetworkConditions", SLOW_LINE)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    asked: dict[str, str] = {}

    def starts(event: dict[str, Any]) -> None:
        asked[event["requestId"]] = event["response"]["url"]

    def grows(event: dict[str, Any]) -> None:
        seen.unpacked += event["dataLength"]

    def ends(event: dict[str, Any]) -> None:
        if event["encodedDataLength"] > 0:
            seen.wire += int(event["encodedDataLength"])
            seen.files.add(asked.get(event["requestId"], "?"))

    wire.on("Network.responseReceived", starts)
    wire.on("Network.dataReceived", grows)
    wire.on("Network.loadingFinished", ends)
    page.goto(path, wait_until="networkidle")
    seen.paint = float(page.evaluate(FIRST_PAINT))
    page.close()
    return seen


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--slow", action="store_true", help="on a slow line and CPU, three times, the median")
    options.add_argument("--lang", default="en")
    options.add_argument("--only", default="", help="pages whose name contains this")
    options.add_argument("--files", action="store_true", help="list the files of a first visit")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        pages = asyncio.run(prepare(Path(name)))
        look_at(Path(name), pages, given)


def look_at(folder: Path, pages: dict[str, str], given: argparse.Namespace) -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        print(f"{'page':20}{'first':>9}{'unpacked':>10}{'files':>7}{'again':>9}{'paint ms':>10}")
        with serving(folder) as address:
            for page, path in pages.items():
                if given.only in page:
                    report(browser, address, folder, page, path, given)
        browser.close()


def report(browser: Browser, address: str, folder: Path, page: str, path: str, given: argparse.Namespace) -> None:
    firsts: list[Visit] = []
    for _ in range(3 if given.slow else 1):
        context = visitor(browser, address, folder, given.lang)
        first = visit(context, path, given.slow)
        again = visit(context, path, given.slow)
        context.close()
        firsts.append(first)
    paint = statistics.median(one.paint for one in firsts)
    print(f"{page:20}{first.wire:9}{first.unpacked:10}{len(first.files):7}{again.wire:9}{paint:10.0f}", flush=True)
    if given.files:
        for one in sorted(first.files):
            print(f"    {one.removeprefix(address)}")


if __name__ == "__main__":
    main()
