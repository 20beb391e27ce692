"""One measurement: open the tables, warm up at full speed, play at the pace that was asked for, compare."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from bench.load import machine
from bench.load.machine import Reading
from bench.load.play import Pace, Party, Table, Tally, Traffic, open_all
from bench.load.servers import Server

NOISE = 0.25  # cores that others may use in a second that counts
PATIENCE = 2  # times as long as asked, to find enough quiet seconds


@dataclass(frozen=True)
class Contender:
    """A server to measure, and who plays on it."""

    name: str
    start: Callable[[], AbstractContextManager[Server]]
    party: Callable[[Server], Party]


@dataclass(frozen=True)
class Load:
    tables: int
    rate: float | None  # moves a second over all tables; None: as many as it can do
    seconds: int
    warm_up: float


@dataclass
class Second:
    tally: Tally
    spent: Reading


async def measure(contender: Contender, load: Load) -> dict[str, Any]:
    with contender.start() as server:
        await server.answers()
        pace = Pace()
        tables = [Table(contender.party(server), pace, number) for number in range(load.tables)]
        row: dict[str, Any] = {"server": contender.name, "tables": load.tables, "rate": load.rate or "max"}
        row |= await opened(server, tables)
        gc.collect()
        gc.freeze()
        seconds, around = await played(server, tables, pace, load)
        row |= summary(seconds) | wrong([*around, *(second.tally for second in seconds)])
        row |= {"backlog": pace.backlog} | traffic(tables)
        row["end_mb"] = machine.resident(server.pid) / 1024
        row["agreed"] = await agreed(tables)
        row["errors"] = dict(server.errors())
        for table in tables:
            table.party.leave()
        gc.unfreeze()
        return row


async def opened(server: Server, tables: list[Table]) -> dict[str, Any]:
    """What opening costs, told by the second half of the tables: the first brings code and buffers to life."""
    half = len(tables) // 2
    empty = await server.memory()
    await open_all(tables[:half])
    some, before = await server.memory(), machine.read(server.pid)
    await open_all(tables[half:])
    spent = machine.read(server.pid) - before
    sockets = sum(len(table.party.players) for table in tables[half:])
    return {
        "sockets": sum(len(table.party.players) for table in tables),
        "empty_mb": empty / 1024,
        "kb_per_socket": (await server.memory() - some) / sockets,
        "open_cpu_ms": 1000 * spent.server / (len(tables) - half),
    }


async def played(server: Server, tables: list[Table], pace: Pace, load: Load) -> tuple[list[Second], list[Tally]]:
    """The seconds that count, and what happened before and after them."""
    before = pace.tally
    watch = asyncio.create_task(_watch(tables))
    for table in tables:
        pace.offer(table)
    await asyncio.sleep(load.warm_up)
    if load.rate is not None:
        pace.slow_down(load.rate)
        await asyncio.sleep(1)
    pace.backlog = 0
    for table in tables:
        table.party.traffic.clear()
    seconds = await _seconds(server, pace, load.seconds)
    after = pace.tally = Tally()
    await pace.stop()
    while any(table.move for table in tables):  # until the last ones are seen, or lost
        await asyncio.sleep(0.05)
    watch.cancel()
    return seconds, [before, after]


async def _watch(tables: list[Table]) -> None:
    while True:
        await asyncio.sleep(1)
        for table in tables:
            table.lose_if_stuck()


async def _seconds(server: Server, pace: Pace, wanted: int) -> list[Second]:
    """So many seconds in which the machine was ours, or twice as many of any kind."""
    found: list[Second] = []
    before = machine.read(server.pid)
    while sum(second.spent.noise < NOISE for second in found) < wanted and len(found) < PATIENCE * wanted:
        pace.tally = Tally()
        await asyncio.sleep(1)
        after = machine.read(server.pid)
        found.append(Second(pace.tally, after - before))
        before = after
    return found


def summary(measured: list[Second]) -> dict[str, Any]:
    """Told by the quiet seconds, if there are any."""
    seconds = [second for second in measured if second.spent.noise < NOISE] or measured
    time = sum(second.spent.at for second in seconds)
    moves = sum(second.tally.moves for second in seconds)
    cpu = sum(second.spent.server for second in seconds)
    others = sorted(wait for second in seconds for wait in second.tally.others)
    own = sorted(wait for second in seconds for wait in second.tally.own)
    return {
        "seconds": len(seconds),
        "moves": moves,
        "moves_per_s": moves / time,
        "cpu_ms": 1000 * cpu / max(moves, 1),
        "p50_ms": at_share(others, 0.5),
        "p99_ms": at_share(others, 0.99),
        "max_ms": at_share(others, 1.0),
        "own_p50_ms": at_share(own, 0.5),
        "own_p99_ms": at_share(own, 0.99),
        "matches": sum(second.tally.matches for second in seconds),
        "server_cores": cpu / time,
        "generator_cores": sum(second.spent.generator for second in seconds) / time,
        "noise_cores": sum(second.spent.noise for second in seconds) / len(seconds),
    }


def wrong(tallies: list[Tally]) -> dict[str, Any]:
    """What should not have happened, from the first move to the last."""
    return {
        "lost": sum(tally.lost for tally in tallies),
        "died": dict(sum((tally.died for tally in tallies), Counter[str]())),
        "refused": dict(sum((tally.refusals for tally in tallies), Counter[str]())),
        "faults": dict(sum((tally.faults for tally in tallies), Counter[str]())),
    }


def at_share(waits: list[float], share: float) -> float:
    """Milliseconds that this share of all moves did not exceed."""
    return 1000 * waits[min(len(waits) - 1, int(len(waits) * share))] if waits else 0.0


def traffic(tables: list[Table]) -> dict[str, float]:
    parts: list[Traffic] = [table.party.traffic for table in tables]
    updates, first = sum(part.updates for part in parts), sum(part.first_views for part in parts)
    return {
        "bytes_per_update": sum(part.update_bytes for part in parts) / max(updates, 1),
        "bytes_first_view": sum(part.first_bytes for part in parts) / max(first, 1),
    }


async def agreed(tables: list[Table]) -> str:
    """At how many of the tables everybody, the server included, knows of the same moves."""
    kept = 0
    for table in tables:
        kept += await table.party.is_kept()
    return "all" if kept == len(tables) else f"{kept} of {len(tables)}"
