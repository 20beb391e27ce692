"""Looking after the tables of a site while nobody plays: what is there, whether it holds together, how one is closed."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from tablee.engine.values import Mistake, Seat, View
from tablee.table.base import Desk, Job
from tablee.table.live import LiveTable
from tablee.table.loading import seated
from tablee.table.results import Outcome, keep_results
from tablee.table.schema import metadata
from tablee.table.store import Store, sqlite_path
from tablee.table.values import Denied

SOME = 100  # tables read at a time
PARTS = ("tables", "seats", "entries", "chat", "gallery", "reports", "logs", "marks", "results", "opinions", "invitations")
LIST = """SELECT id, game, name, created, ended, (SELECT COUNT(*) FROM entries WHERE table_id = tables.id)
    FROM tables WHERE id > :after ORDER BY id LIMIT :some"""
ONE = "SELECT 1 FROM tables WHERE id = :table"
LENGTH = "SELECT COUNT(*) FROM entries WHERE table_id = :table"
CLOSE = "UPDATE tables SET ended = :now WHERE id = :table AND ended IS NULL"


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it stands in the database."""

    id: str
    game: str
    name: str
    created: float
    ended: float | None
    entries: int


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A site's database, in its newest schema. Raises `Mistake` where there is none, and while a server keeps it."""
    path = sqlite_path(url)
    if path is not None and not path.exists():
        raise Mistake("table.no-database", file=str(path))
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def rows(store: Store) -> AsyncIterator[Row]:
    """All tables, by their ids."""
    last = ""
    while some := await store.base.read(rows_after(last)):
        for row in some:
            yield row
        last = some[-1].id


def rows_after(last: str) -> Job[list[Row]]:
    return lambda desk: [Row(*row) for row in desk.rows(LIST, {"after": last, "some": SOME})]


async def problem_of(store: Store, table: str) -> Denied | None:
    """Why a table cannot be loaded; None if it can."""
    try:
        await loaded(store, table)
    except Denied as problem:
        return problem
    return None


async def loaded(store: Store, table: str) -> LiveTable:
    kept = await store.kept(table)
    if kept is None:
        raise Denied("unknown-table")
    return seated(kept.header, kept.places, kept.entries, kept.said, kept.length, kept.marks)


async def view_at(store: Store, table: str, seat: Seat, step: int) -> View:
    """What a seat knew when the log had so many entries. Raises `Denied`, and `Mistake` where it had nothing to choose."""
    kept = await store.kept(table)
    if kept is None:
        raise Denied("unknown-table")
    header = replace(kept.header, ended=None)  # it went on at that step
    early = [one for one in kept.entries if one.seq < step], [one for one in kept.marks if one.seq <= step]
    then = seated(header, kept.places, early[0], [], step, early[1])
    if seat not in then.acting():
        raise Mistake("table.no-decision", table=table, seat=seat, step=step)
    return then.view(seat)


async def exported(store: Store, table: str) -> dict[str, list[dict[str, Any]]]:
    """Everything that lies in the database of a table, as it lies there, damaged or not. Bytes are written as hex."""

    def job(desk: Desk) -> dict[str, list[dict[str, Any]]]:
        return {part: part_of(desk, part, table) for part in PARTS}

    return await store.base.read(job)


def part_of(desk: Desk, part: str, table: str) -> list[dict[str, Any]]:
    names = metadata.tables[part].columns.keys()
    key = "id" if part == "tables" else "table_id"
    statement = f"SELECT {', '.join(names)} FROM {part} WHERE {key} = :table"  # noqa: S608  # our own names
    return [dict(zip(names, map(plain, row), strict=True)) for row in desk.rows(statement, {"table": table})]


def plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes | memoryview) else value


async def close(store: Store, table: str) -> bool:
    """End a table before its game is over: nobody lists, resumes or plays it any more. False if it was over already."""
    return await store.base.write(closing(table, time.time()))


def closing(table: str, now: float) -> Job[bool]:
    def job(desk: Desk) -> bool:
        closed = bool(desk.change(CLOSE, {"table": table, "now": now}))
        if closed:
            keep_results(desk, table, Outcome(desk.rows(LENGTH, {"table": table})[0][0]))
        return closed

    return job


async def is_there(store: Store, table: str) -> bool:
    found: Sequence[object] = await store.base.read(lambda desk: desk.rows(ONE, {"table": table}))
    return bool(found)
