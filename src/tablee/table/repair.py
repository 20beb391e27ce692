"""Looking after the tables of a site while nobody plays: what is there, whether it holds together, how one is closed."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tablee.engine.values import Mistake
from tablee.table.base import Desk, Job
from tablee.table.live import LiveTable, seated
from tablee.table.schema import metadata
from tablee.table.store import Store, sqlite_path
from tablee.table.values import Denied

SOME = 100  # tables read at a time
PARTS = ("tables", "seats", "entries", "chat", "logs")
LIST = """SELECT id, game, name, created, ended, (SELECT COUNT(*) FROM entries WHERE table_id = tables.id)
    FROM tables WHERE id > :after ORDER BY id LIMIT :some"""
ONE = "SELECT 1 FROM tables WHERE id = :table"
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
    return seated(kept.header, kept.places, kept.entries, kept.said, kept.length)


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
    return bool(await store.base.write(lambda desk: desk.change(CLOSE, {"table": table, "now": time.time()})))


async def is_there(store: Store, table: str) -> bool:
    found: Sequence[object] = await store.base.read(lambda desk: desk.rows(ONE, {"table": table}))
    return bool(found)
