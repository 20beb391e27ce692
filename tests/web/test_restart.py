"""A server that finds thousands of unfinished games answers at once, and looks after them beside."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from table.house_kit import BOT, HERE, LEA, QuickThinker, moment, pueblo
from web.site_kit import Site, running

from tablee.table.house import House
from tablee.table.hub import Hub
from tablee.table.store import Store
from tablee.web.app import Settings

TABLES = 10_000
COPIES = "WITH RECURSIVE copy (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copy WHERE number < :tables)"
KEPT = {
    "tables": "id",
    "seats": "table_id",
    "entries": "table_id",
    "logs": "table_id",
}  # with the column that names a table


async def play_half(url: str) -> None:
    """One game against a bot, up to the middle; it is for the person to act."""
    store = Store(url)
    await store.open()
    house = House(store, Hub(), QuickThinker(), sleep=moment)
    await store.save_player(LEA, "Léa", 0.0)
    table = await pueblo(house, HERE, BOT)
    while table.seq < 20 or table.acting() != (0,):
        if table.acting() == (0,):
            await house.act(table.id, LEA, 0, table.step(0), table.match.choices(0)[0].text)
        await asyncio.sleep(0)
    await house.close()


def copied(path: Path) -> None:
    """Ten thousand games like the one that lies there."""
    with sqlite3.connect(path) as connection:
        for table, name in KEPT.items():
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            values = ["NULL" if one == "digest" else f"{one} || '-' || number" if one == name else one for one in columns]
            statement = f"{COPIES} INSERT INTO {table} SELECT {', '.join(values)} FROM {table}, copy"  # noqa: S608
            connection.execute(statement, {"tables": TABLES - 1})
    connection.close()


def first_page(site: Site) -> int:
    with site.visitor() as visitor:
        return visitor.get("/").status_code


@pytest.mark.soak
def test_ten_thousand_unfinished_tables_keep_nobody_waiting(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    asyncio.run(play_half(settings.url))
    copied(tmp_path / "tablee.sqlite")
    begun = time.perf_counter()
    with running(tmp_path) as site:
        assert first_page(site) == 200
        print(f"the first page of {TABLES} tables came after {time.perf_counter() - begun:.2f} s")  # noqa: T201
        begun = time.perf_counter()
        assert first_page(site) == 200
        print(f"the next one within {time.perf_counter() - begun:.2f} s")  # noqa: T201
