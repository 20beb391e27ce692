"""One guest with twelve sockets who wants to keep everybody else waiting, and a table of others who play on meanwhile.

python -m bench.load.siege HOST PORT KIND     besieges a server until it is ended; KIND as in `KINDS`
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple

import msgspec

from bench.load import machine
from bench.load.ours import OurParty
from bench.load.servers import Server
from bench.load.wire import Browser, Line, Place, call

KINDS = ("why", "look", "say", "flood")
SOCKETS = 12
PER_SECOND = 20.0  # messages of one socket; more than one guest may send in all
FLOOD_PER_SECOND = 2000.0
CALLER = "127.200.0.1"
CORNERS = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
LONGEST_MATCH = 60  # moves


class Wait(NamedTuple):
    """From sending a move until everybody has seen it."""

    seconds: float
    work: float  # CPU seconds of the server: what others on the machine do is not in it


class Besieger:
    """A guest at a table of their own."""

    def __init__(self, place: Place, kind: str) -> None:
        self._browser = Browser(place, CALLER)
        self._kind = kind
        self._rng = random.Random(1)
        self._table = ""

    async def go_on(self) -> None:
        await self._browser.get("/about")
        answer = await self._browser.post(
            "/tables", game="pueblo", seats="2", chair_0="here", chair_1="here", option_starter="0"
        )
        self._table = answer.header("location").rpartition("/")[2]
        self._browser.close()
        print("ready", flush=True)
        await asyncio.gather(*(self._shout() for _ in range(SOCKETS)))

    async def _shout(self) -> None:
        rate = FLOOD_PER_SECOND if self._kind == "flood" else PER_SECOND
        while True:
            try:
                line = await self._called()
            except (OSError, TimeoutError):
                await asyncio.sleep(0.1)
                continue
            while line.is_open:
                line.send(msgspec.json.encode(self._message()).decode())
                await asyncio.sleep(1 / rate)

    async def _called(self) -> Line:
        me = self._browser
        return await call(me.place, f"/table/{self._table}/live", lambda _: None, me.caller, {"cookie": me.cookie})

    def _message(self) -> dict[str, Any]:
        kind = self._rng.choice(KINDS[:3]) if self._kind == "flood" else self._kind
        corner, other = self._rng.choices(CORNERS, k=2)
        match kind:
            case "why":
                return {"t": "why", "draft": [["verb", "set"], ["corner", corner], ["*", other]]}
            case "look":
                return {"t": "look", "turn": self._rng.randrange(4), "spot": f"{corner}{other}"}
        return {"t": "say", "text": f"{corner} {other}"}


def besieged(place: Place, kind: str) -> AbstractContextManager[None]:
    return beside("bench.load.siege", place, kind)


@contextmanager
def beside(module: str, place: Place, *more: str) -> Iterator[None]:
    """Run by another process, so that nobody who measures is kept waiting by it."""
    command = [sys.executable, "-m", module, place[0], str(place[1]), *more]
    with machine.on_cores(machine.GENERATOR):
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == b"ready\n"
        yield
        assert process.poll() is None, "it has given up"
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


class Bystanders:
    """Four people at a table, each from an address of their own, who move as if nothing had happened."""

    def __init__(self, server: Server) -> None:
        self._server = server.pid
        self._party = OurParty(server.place, "pueblo")
        self._rng = random.Random(2)
        self._changed = asyncio.Event()
        self.refused: Counter[str] = Counter()
        self.died: Counter[str] = Counter()

    async def sit_down(self) -> None:
        await self._party.sit_down()
        for guest in self._party.guests:
            guest.seen = lambda _: self._changed.set()
            guest.refused = lambda _, code: self.refused.update([code])
            guest.died = lambda _, why: self.died.update([why])

    async def moves(self, count: int, per_second: float = 20.0) -> list[Wait]:
        """For so many moves."""
        waits = []
        for _ in range(count):
            due = time.monotonic() + 1 / per_second
            waits.append(await self._move())
            await asyncio.sleep(max(0.0, due - time.monotonic()))
        return waits

    async def _move(self) -> Wait:
        mover = next((guest for guest in self._party.guests if guest.owes), None)
        if mover is None or mover.step >= LONGEST_MATCH:
            await self.sit_down()
            return await self._move()
        step, begun, worked = mover.step, time.perf_counter(), machine.work(self._server)
        mover.play(self._rng)
        async with asyncio.timeout(30):
            while any(guest.step == step for guest in self._party.guests):
                self._changed.clear()
                await self._changed.wait()
        return Wait(time.perf_counter() - begun, machine.work(self._server) - worked)

    def leave(self) -> None:
        self._party.leave()


def percentile(times: Iterable[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


if __name__ == "__main__":
    host, port, kind = sys.argv[1:]
    os.nice(19)  # who measures goes first
    asyncio.run(Besieger((host, int(port)), kind).go_on())
