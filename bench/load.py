"""Live tables under load, on this machine alone: `python bench/load.py [--tables 50] [--moves 20] [--rate 50]`.

A server process of its own, four sockets at every table, random legal moves at a steady rate. Prints how long it takes
from sending a move until all four sockets of the table have its picture, what was lost, how large the messages were,
how soon the server answered after its start and how much memory it takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.match import Match
from tablee.engine.record import read_record
from tablee.engine.state import State

GAME = catalogue.find("pueblo")


@dataclass
class Table:
    id: str
    guests: list[httpx.AsyncClient]
    state: State
    sockets: list[ClientConnection] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)  # the newest each socket has shown
    shown: asyncio.Condition = field(default_factory=asyncio.Condition)
    sizes: list[int] = field(default_factory=list)
    step: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # a table's moves follow each other


async def main(tables: int, moves: int, rate: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as door:
        started = time.perf_counter()
        command = [sys.executable, "-m", "tablee", "serve", "--fd", str(door.fileno()), "--data", folder]
        process = subprocess.Popen(command, pass_fds=[door.fileno()])
        try:
            address = f"http://127.0.0.1:{door.getsockname()[1]}"
            async with httpx.AsyncClient(timeout=60) as client:  # waits at the door until it is opened
                await client.get(f"{address}/")
            first_page = time.perf_counter() - started
            idle = memory(process.pid)
            seated = [await open_table(address) for _ in range(tables)]
            readers = [asyncio.create_task(read(table, seat)) for table in seated for seat in range(4)]
            for table in seated:  # the first pictures are not measured
                await shown(table, 0)
            waits, lost = await play(seated, moves, rate)
            lost += await compare(seated)
            for reader in readers:
                reader.cancel()
            sizes = [size for table in seated for size in table.sizes]
            return {
                "tables": tables,
                "moves": len(waits),
                "lost": lost,
                "p50_ms": 1000 * statistics.median(waits),
                "p99_ms": 1000 * statistics.quantiles(waits, n=100)[98],
                "message_bytes_median": statistics.median(sizes),
                "first_page_s": first_page,
                "idle_memory_mb": idle,
                "memory_mb": memory(process.pid),
            }
        finally:
            process.kill()
            process.wait()


def memory(pid: int) -> float:
    """Megabytes a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


async def open_table(address: str) -> Table:
    """A host and three guests, each with cookies and a socket of their own."""
    guests = [httpx.AsyncClient(base_url=address) for _ in range(4)]
    for guest in guests:
        await guest.get("/about")
    form = {"game": "pueblo", "seats": "4", "chair_0": "here", "option_starter": "0"}
    form |= {f"chair_{seat}": "link" for seat in (1, 2, 3)}
    answer = await guests[0].post("/tables", data=form | token(guests[0]))
    table_id = answer.headers["location"].rpartition("/")[2]
    for guest in guests[1:]:
        await guest.post(f"/table/{table_id}/sit", data=token(guest))
    record = read_record((await guests[0].get(f"/table/{table_id}/record")).text)
    table = Table(table_id, guests, GAME.from_position(record.start))
    for guest in guests:
        cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        line = f"{address.replace('http', 'ws')}/table/{table_id}/live"
        headers = {"cookie": cookies}
        table.sockets.append(await connect(line, origin=Origin(address), additional_headers=headers, max_size=None))
        table.steps.append(-1)
    return table


def token(guest: httpx.AsyncClient) -> dict[str, str]:
    return {"_csrf_token": guest.cookies["csrftoken"]}


async def read(table: Table, seat: int) -> None:
    async for data in table.sockets[seat]:
        message = json.loads(data)
        if message["t"] == "view":
            async with table.shown:
                table.steps[seat] = message["step"]
                table.sizes.append(len(data))
                table.shown.notify_all()


async def play(tables: list[Table], moves: int, rate: float) -> tuple[list[float], int]:
    """So many moves at every table, spread evenly over time."""
    waits: list[float] = []
    results: list[asyncio.Task[float | None]] = []
    for turn in range(moves):
        for index, table in enumerate(tables):
            results.append(asyncio.create_task(move(table, turn * len(tables) + index)))
            await asyncio.sleep(1 / rate)
    lost = 0
    for wait in await asyncio.gather(*results):
        if wait is None:
            lost += 1
        else:
            waits.append(wait)
    return waits, lost


async def move(table: Table, seed: int) -> float | None:
    """One random move; seconds until all four have seen it, or None."""
    async with table.turn:
        return await move_now(table, seed)


async def move_now(table: Table, seed: int) -> float | None:
    seat = table.state.turn()
    code = table.state.draw(seat, seeded("load", seed))
    text = GAME.write(GAME.decode(code))
    started = time.perf_counter()
    await table.sockets[seat].send(json.dumps({"t": "do", "seat": int(seat), "step": table.step, "text": text}))
    table.state.play(seat, code)
    table.step += 1
    try:
        async with asyncio.timeout(10):
            await shown(table, table.step)
    except TimeoutError:
        return None
    return time.perf_counter() - started


async def shown(table: Table, step: int) -> None:
    """Until all four sockets have shown a step."""
    async with table.shown:
        await table.shown.wait_for(lambda: min(table.steps) >= step)


async def compare(tables: list[Table]) -> int:
    """How many tables the server remembers otherwise than they were played."""
    wrong = 0
    for table in tables:
        record = read_record((await table.guests[0].get(f"/table/{table.id}/record")).text)
        wrong += GAME.position(Match.from_record(record).state) != GAME.position(table.state)
        for guest in table.guests:
            await guest.aclose()
    return wrong


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second over all tables")
    given = parser.parse_args()
    os.environ.setdefault("TABLEE_BUILD", "auto")
    for name, value in asyncio.run(main(given.tables, given.moves, given.rate)).items():
        print(f"{name:22} {value:.1f}")
