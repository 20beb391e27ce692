"""What tables cost that nobody plays at: in memory after their players have left, and in the database at a restart."""

from __future__ import annotations

import asyncio
import secrets
import socket
import tempfile
import time
from dataclasses import asdict
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, insert

from bench.load import machine, servers
from bench.load.ours import OurParty, seats_of
from bench.load.play import Pace, Table, open_all
from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.match import dealt
from tablee.table import schema
from tablee.table.live import DO
from tablee.table.values import Header, Place

MOVES = 20  # played before everybody leaves
KEY = bytes(range(32))


async def idle_tables(games: tuple[str, ...], count: int) -> dict[str, Any]:
    """Memory of a table that was opened, played for twenty moves and left; told by the second half of them."""
    with servers.ours() as server:
        await server.answers()
        sizes = []
        for half in (count // 2, count - count // 2):
            for names in batches(games, half):
                await play_and_leave([OurParty(server.place, name) for name in names])
            sizes.append(await server.memory())
    return {"idle_tables": count, "kb_per_idle_table": (sizes[1] - sizes[0]) / (count - count // 2)}


def batches(games: tuple[str, ...], count: int, size: int = 20) -> list[tuple[str, ...]]:
    names = list(islice(cycle(games), count))
    return [tuple(names[start : start + size]) for start in range(0, count, size)]


async def play_and_leave(parties: list[OurParty]) -> None:
    pace = Pace()
    tables = [Table(party, pace, number) for number, party in enumerate(parties)]
    await open_all(tables)
    for table in tables:
        table.left = 10 * MOVES  # nobody begins another match
        pace.offer(table)
    while pace.tally.moves < MOVES * len(tables):
        await asyncio.sleep(0.02)
    await pace.stop()
    for party in parties:
        party.leave()


async def restart(games: tuple[str, ...], count: int) -> dict[str, Any]:
    """How soon a server answers that finds so many unfinished tables, and what they cost it."""
    with tempfile.TemporaryDirectory(prefix="tablee-load-") as name, socket.create_server(("127.0.0.1", 0)) as door:
        folder = Path(name)
        await first_page(folder, door)  # makes the database
        empty = await first_page(folder, door)
        insert_tables(folder / "tablee.sqlite", games, count)
        full = await first_page(folder, door)
    return {
        "unfinished": count,
        "first_page_s": full["first_page_s"],
        "first_page_empty_s": empty["first_page_s"],
        "kb_per_unfinished": (full["kb"] - empty["kb"]) / count,
        "cpu_s": full["cpu_s"] - empty["cpu_s"],
    }


async def first_page(folder: Path, door: socket.socket) -> dict[str, float]:
    """A start on a folder: seconds until home answers, then kilobytes and CPU seconds when it has come to rest."""
    started = time.perf_counter()
    with servers.ours(folder, door) as server:
        await server.answers()
        waited = time.perf_counter() - started
        await rest(server.pid)
        return {"first_page_s": waited, "kb": await server.memory(), "cpu_s": machine.read(server.pid).server}


async def rest(pid: int, longest: float = 120.0) -> None:
    """Until the server does nothing any more."""
    deadline, before = time.monotonic() + longest, -1.0
    while time.monotonic() < deadline and (now := machine.read(pid).server) > before + 0.02:
        before = now
        await asyncio.sleep(0.5)


# Tables by the thousand -------------------------------------------------------------------------------------------------


@cache
def beginning(name: str) -> tuple[tuple[int, str], ...]:
    """Some twenty moves of a game, up to where seat 0 has to act: the last seat is a bot's and shall not think."""
    game = catalogue.find(name)
    match, rng = dealt(game, seats_of(name), {}, KEY), seeded("beginning")
    while len(match.moves) < MOVES or 0 not in match.acting or match.seats - 1 in match.acting:
        seat = match.acting[0]
        match.do(game.write(game.decode(match.state.draw(seat, rng))), seat)
    return tuple((move.seat, move.text) for move in match.moves)


def insert_tables(database: Path, games: tuple[str, ...], count: int) -> None:
    """Unfinished tables, every second with a bot, straight into the database of a server that does not run."""
    now, names = time.time(), list(islice(cycle(games), count))
    ids = [secrets.token_urlsafe(8) for _ in names]
    seats = [seat for number, name in enumerate(names) for seat in places(ids[number], name, with_bot=bool(number % 2))]
    entries = [entry | {"at": now} for table, name in zip(ids, names, strict=True) for entry in log(table, name)]
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(insert(schema.players), {"id": "load", "name": "Load", "created": now})
        connection.execute(insert(schema.tables), [header(*each, now) for each in zip(ids, names, strict=True)])
        connection.execute(insert(schema.seats), seats)
        connection.execute(insert(schema.entries), entries)
    engine.dispose()


def header(table: str, name: str, now: float) -> dict[str, Any]:
    rules = catalogue.find(name).rules_version
    return asdict(
        Header(id=table, game=name, rules=rules, options={}, name="load", host="load", public=False, key=KEY, created=now)
    )


def places(table: str, name: str, *, with_bot: bool) -> list[dict[str, Any]]:
    people = [Place(seat, player="load", name=f"Load {seat}") for seat in range(seats_of(name))]
    if with_bot:
        people[-1] = Place(people[-1].seat, level="novice", name="Carme")
    return [asdict(place) | {"table_id": table} for place in people]


def log(table: str, name: str) -> list[dict[str, Any]]:
    moves = enumerate(beginning(name))
    return [{"table_id": table, "seq": seq, "seat": seat, "kind": DO, "text": text} for seq, (seat, text) in moves]
