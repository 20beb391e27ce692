"""Everything a stranger, a broken machine and a bad disk can do to a server, at once and without end.

python -m bench.load.attacks HOST PORT FOLDER     attacks a server whose data lies in a folder, until it is ended
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, closing, suppress
from pathlib import Path

import msgspec

from bench.load.siege import Besieger, beside
from bench.load.wire import Browser, Place, call
from tablee.engine.match import Match
from tablee.engine.record import read_record

FORM = "application/x-www-form-urlencoded"
DOTS = "a" + ".a" * 99_000 + " = 1"  # a key of so many parts that reading it takes all memory
SEMICOLONS = 'vocabulary = {note = "' + ";" * 138_000 + '"}'  # six times as long once it is kept
HALF_OPEN = 200  # lines
HELD = 0.15  # seconds that another process keeps the database
Attack = Callable[[], Awaitable[None]]


class Attacker:
    """Guests with addresses of their own, and somebody with a hand in the database."""

    def __init__(self, place: Place, folder: Path) -> None:
        self._place, self._file = place, folder / "tablee.sqlite"
        self._rng = random.Random(3)

    async def go_on(self) -> None:
        print("ready", flush=True)
        attacks = (self.files, self.forms, self.half_open, self.torn, self.poison, self.hold)
        await asyncio.gather(Besieger(self._place, "flood").go_on(), *(self._again(attack) for attack in attacks))

    async def _again(self, attack: Attack) -> None:
        while True:
            with suppress(OSError, TimeoutError, EOFError, sqlite3.Error):  # cut off or refused: that is the point
                await attack()
            await asyncio.sleep(0.2)

    async def _guest(self, number: int) -> Browser:
        browser = Browser(self._place, f"127.201.0.{number}")
        await browser.get("/about")
        return browser

    async def files(self) -> None:
        """Buildings that cost time and memory to read, or cannot be dealt once they are kept."""
        browser = await self._guest(1)
        for building in (DOTS, SEMICOLONS):
            with suppress(OSError):
                await browser.post(
                    "/tables",
                    game="balconia",
                    seats="2",
                    chair_0="here",
                    chair_1="open",
                    option_building=building,
                    public="on",
                )
        browser.close()

    async def forms(self) -> None:
        """Ten megabytes of fields."""
        _, writer = await asyncio.open_connection(*self._place, local_addr=("127.201.0.2", 0))
        try:
            head = f"POST /me HTTP/1.1\r\nhost: x\r\ncontent-type: {FORM}\r\ncontent-length: 10000000\r\n\r\n"
            writer.write(head.encode())
            for _ in range(100):
                writer.write(b"a=1&" * 25_000)
                await writer.drain()
        finally:
            writer.close()

    async def half_open(self) -> None:
        """Lines on which half a request comes, and then nothing."""
        opened = [await asyncio.open_connection(*self._place, local_addr=("127.201.0.3", 0)) for _ in range(HALF_OPEN)]
        for _, writer in opened:
            writer.write(b"GET / HTTP/1.1\r\nhost:")
        await asyncio.sleep(5)
        for _, writer in opened:
            writer.close()

    async def torn(self) -> None:
        """A guest who hangs up in the middle of a move."""
        browser = await self._guest(4)
        table = await self._table(browser)
        match = Match.from_record(read_record((await browser.get(f"/table/{table}/record")).body.decode()))
        path, cookie = f"/table/{table}/live", {"cookie": browser.cookie}
        line = await call(self._place, path, lambda _: None, browser.caller, cookie)
        move = {"t": "do", "seat": 0, "step": 0, "text": match.choices(0)[0].text}
        line.send(msgspec.json.encode(move).decode())
        await asyncio.sleep(self._rng.random() * 0.02)
        line.hang_up()
        browser.close()

    async def poison(self) -> None:
        """A copy of a table whose row has been spoiled, and who looks at the list with it."""
        browser = await self._guest(5)
        table, copy = await self._table(browser), f"spoiled{self._rng.randrange(10**6)}"
        with closing(sqlite3.connect(self._file, timeout=5)) as database, database:
            for name, key in (("tables", "id"), ("seats", "table_id")):
                columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
                taken = ", ".join("?" if column == key else column for column in columns)
                database.execute(f"INSERT INTO {name} SELECT {taken} FROM {name} WHERE {key} = ?", (copy, table))  # noqa: S608
            database.execute("UPDATE tables SET options = ?, public = 1 WHERE id = ?", ('{"rule": "none such"}', copy))
        await browser.get("/")
        browser.close()

    async def hold(self) -> None:
        """Another process that writes slowly."""
        with closing(sqlite3.connect(self._file, timeout=5, isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(HELD)
            database.execute("ROLLBACK")
        await asyncio.sleep(3)

    async def _table(self, browser: Browser) -> str:
        answer = await browser.post("/tables", game="pueblo", seats="2", chair_0="here", chair_1="here", option_starter="0")
        return answer.header("location").rpartition("/")[2]


def attacked(place: Place, folder: Path) -> AbstractContextManager[None]:
    return beside("bench.load.attacks", place, str(folder))


if __name__ == "__main__":
    host, port, folder = sys.argv[1:]
    os.nice(19)  # who measures goes first
    asyncio.run(Attacker((host, int(port)), Path(folder)).go_on())
