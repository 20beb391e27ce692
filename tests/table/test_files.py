"""The file of a store: for its owner alone, and with a write-ahead log that stays short."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
from table.house_kit import LEA

from tablee.table.private import private_folder
from tablee.table.sqlite import prepared
from tablee.table.store import Store
from tablee.table.wal import Shortener, has_fault
from tablee.table.writer import Writer

posix = pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
WAL = ("journal_mode=WAL", "busy_timeout=5000")


def modes_in(folder: Path) -> set[int]:
    return {path.stat().st_mode & 0o777 for path in folder.iterdir()}


def open_to_all(folder: Path) -> None:
    for path in folder.iterdir():
        path.chmod(0o644)


# Private ----------------------------------------------------------------------------------------------------------------


@posix
async def test_a_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    await store.open()
    await store.save_player(LEA, "Léa", 0.0)
    assert modes_in(tmp_path) == {0o600}
    await store.close()


@posix
async def test_a_database_that_others_could_read_is_shut(tmp_path: Path) -> None:
    """It holds the keys of running games."""
    sqlite3.connect(tmp_path / "tables.sqlite").execute("CREATE TABLE old (number INTEGER)").connection.close()
    (tmp_path / "tables.sqlite.lock").touch()
    open_to_all(tmp_path)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    await store.open()
    await store.save_player(LEA, "Léa", 0.0)
    assert modes_in(tmp_path) == {0o600}
    await store.close()


@posix
def test_a_folder_that_all_share_is_left_to_them(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    private_folder(tmp_path)
    assert tmp_path.stat().st_mode & 0o7777 == 0o1777


# The write-ahead log ----------------------------------------------------------------------------------------------------


def opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    prepared(connection, WAL).execute("CREATE TABLE IF NOT EXISTS stones (colour TEXT)")
    return connection


def size(path: Path) -> int:
    return path.stat().st_size


async def test_quiet_times_empty_the_log(tmp_path: Path) -> None:
    """All of a site lay in the log for a long time: a copy of the file alone kept nothing."""
    path, log = tmp_path / "stones.sqlite", tmp_path / "stones.sqlite-wal"
    writer = Writer(opened(path), quiet=0.0)
    await writer.write(lambda desk: desk.change("INSERT INTO stones VALUES (:colour)", {"colour": "red"}))
    while size(log):
        await asyncio.sleep(0)
    copy = sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)
    assert copy.execute("SELECT colour FROM stones").fetchall() == [("red",)]
    copy.close()
    await writer.close()


async def test_a_log_that_grows_is_emptied_without_a_pause(tmp_path: Path) -> None:
    path, log = tmp_path / "stones.sqlite", tmp_path / "stones.sqlite-wal"
    writer = Writer(opened(path), longest=100_000)
    for number in range(200):
        facts = {"colour": f"{number}" * 2000}
        await writer.write(lambda desk, facts=facts: desk.change("INSERT INTO stones VALUES (:colour)", facts))  # type: ignore[misc]
        assert size(log) < 150_000
    await writer.close()
    assert not log.exists()


def test_who_reads_for_long_is_waited_for_only_now_and_then(tmp_path: Path) -> None:
    path = tmp_path / "stones.sqlite"
    connection = opened(path)
    shortener = Shortener(connection, longest=10_000)
    reader = sqlite3.connect(path, isolation_level=None)
    connection.execute("INSERT INTO stones VALUES ('red')")
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM stones").fetchall()
    tries = []
    shortener.shorten = lambda: bool(tries.append(1))  # type: ignore[method-assign, func-returns-value]
    for _ in range(10):
        connection.execute("INSERT INTO stones VALUES ('red')")
        shortener.after_commit()
    assert 0 < len(tries) < 6
    assert connection.execute("PRAGMA busy_timeout").fetchone() == (5000,)
    assert not Shortener(connection).shorten()  # somebody still reads
    assert connection.execute("PRAGMA busy_timeout").fetchone() == (5000,)
    reader.close()
    assert Shortener(connection).shorten()
    connection.close()


def test_who_only_reads_never_moves_the_log(tmp_path: Path) -> None:
    """One connection writes and checkpoints: so the fault of older versions cannot happen here."""
    path, log = tmp_path / "stones.sqlite", tmp_path / "stones.sqlite-wal"
    writing = opened(path)
    writing.execute("INSERT INTO stones VALUES ('red')")
    before = log.read_bytes()
    reading = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    assert reading.execute("SELECT colour FROM stones").fetchall() == [("red",)]
    for way in ("PASSIVE", "FULL", "RESTART", "TRUNCATE"):
        with pytest.raises(sqlite3.OperationalError):
            reading.execute(f"PRAGMA wal_checkpoint({way})")
    reading.close()
    assert log.read_bytes() == before
    writing.close()


@pytest.mark.parametrize(
    ("version", "faulty"),
    [
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 54, 1), False),
    ],
)
def test_the_versions_with_the_fault_are_known(version: tuple[int, ...], faulty: bool) -> None:
    assert has_fault(version) == faulty
