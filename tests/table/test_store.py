"""What is written is found again, readers do not wait for the writer, and a file belongs to one process."""

from __future__ import annotations

import asyncio
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.dialects.postgresql.base import RESERVED_WORDS
from table.house_kit import BOT, HERE, LEA, LINK, OF_A_FILE, pueblo

from tablee.engine.values import Mistake
from tablee.table import keeper, listing, schema, store
from tablee.table.base import Desk
from tablee.table.house import House
from tablee.table.store import Store

HOLDER = """
import sys
from pathlib import Path
from tablee.table.sqlite import locked

lock = locked(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def address(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


@pytest_asyncio.fixture
async def kept(tmp_path: Path) -> AsyncIterator[Store]:
    kept = Store(address(tmp_path))
    await kept.open()
    yield kept
    await kept.close()


# Reading ----------------------------------------------------------------------------------------------------------------


async def test_what_was_written_is_seen_at_once(kept: Store) -> None:
    for number in range(20):
        await kept.save_player(LEA, f"Léa {number}", 0.0)
        assert await kept.name_of(LEA) == f"Léa {number}"


@OF_A_FILE
async def test_readers_do_not_wait_for_the_writer(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    begun, free = threading.Event(), threading.Event()

    def slow(desk: Desk) -> None:
        desk.change(store.RENAME, {"player": LEA, "name": "Léone"})
        begun.set()
        free.wait()

    writing = asyncio.create_task(house.store.base.write(slow))
    await asyncio.to_thread(begun.wait)
    assert await house.store.name_of(LEA) == "Léa"
    assert (await house.kept(table.id)).header == table.header
    free.set()
    await writing
    assert await house.store.name_of(LEA) == "Léone"


async def test_a_table_is_as_it_will_be_read(house: House) -> None:
    table = await pueblo(house, HERE, LINK, BOT)
    await house.sit(table.id, "marius", "Marius")
    kept = await house.kept(table.id)
    assert (kept.header, kept.places) == (table.header, table.places)


async def test_tables_with_bots_come_some_at_a_time(house: House) -> None:
    tables = [await pueblo(house, HERE, BOT) for _ in range(5)]
    for chairs in ((HERE, HERE), (BOT, BOT), (LINK, BOT)):  # nobody waits for a bot there
        await pueblo(house, *chairs)
    first = await house.store.unattended(limit=3)
    assert first + await house.store.unattended(after=first[-1], limit=3) == sorted(one.id for one in tables)


# The file ---------------------------------------------------------------------------------------------------------------


async def test_a_file_belongs_to_one_store(kept: Store, tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="belongs to a server that is running"):
        await Store(address(tmp_path)).open()
    await kept.close()
    again = Store(address(tmp_path))
    await again.open()
    await again.close()


def test_a_process_that_was_killed_keeps_nothing(tmp_path: Path) -> None:
    url = address(tmp_path)
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(Mistake):
            store.check_alone(url)
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        store.check_alone(url)


async def test_a_closed_store_leaves_one_file_that_can_be_copied(kept: Store, tmp_path: Path) -> None:
    await kept.save_player(LEA, "Léa", 0.0)
    await kept.close()
    await kept.close()
    assert names_in(tmp_path) == {"tables.sqlite", "tables.sqlite.lock"}


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# The schema -------------------------------------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        schema.migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


@pytest.mark.parametrize(
    ("statement", "ways"),
    [
        (listing.OPEN, {"tables_open_to_all", "seats_that_are_open", "tables_by_rematch"}),
        (listing.MINE, {"seats_at_play", "invitations_by_player", "tables_by_host"}),
        (listing.AWAY, {"sqlite_autoindex_opinions_1"}),
        (keeper.TO_FILL, {"tables_to_fill"}),
        (store.UNATTENDED, {"tables_going_on"}),
    ],
)
async def test_no_list_of_tables_looks_through_all_of_them(
    kept: Store, tmp_path: Path, statement: str, ways: set[str]
) -> None:
    facts = {"limit": 20, "player": LEA, "after": "", "tidied": "tidied", "skip": 0}
    reader = sqlite3.connect(tmp_path / "tables.sqlite")
    plan = [row[3] for row in reader.execute(f"EXPLAIN QUERY PLAN {statement}", facts)]
    reader.close()
    assert all(any(way in step for step in plan) for way in ways), plan
    assert [step for step in plan if step.startswith("SCAN") and "INDEX" not in step] == []


# A server ---------------------------------------------------------------------------------------------------------------


def test_no_name_in_a_statement_means_something_else_to_a_database_server() -> None:
    """SQLite takes almost any word for a name; `AS some` was an error in PostgreSQL."""
    texts = [path.read_text(encoding="utf-8") for path in Path(store.__file__).parent.glob("*.py")]
    given = {name.lower() for text in texts for name in re.findall(r"\) AS (\w+)", text)}
    assert given
    columns = {column.name for table in schema.metadata.tables.values() for column in table.columns}
    assert not RESERVED_WORDS & (given | columns | set(schema.metadata.tables))
