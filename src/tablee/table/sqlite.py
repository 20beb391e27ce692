"""A SQLite file of one process: one writer, and readers that neither wait for it nor keep it waiting."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from sqlalchemy import create_engine

from tablee.engine.values import Mistake
from tablee.table.base import Job
from tablee.table.gauge import Histogram
from tablee.table.private import FILE, private_database
from tablee.table.schema import migrate
from tablee.table.values import Denied
from tablee.table.wal import has_fault
from tablee.table.writer import FileDesk, Writer

READERS = 2
FOR_ALL = ("foreign_keys=ON", "busy_timeout=5000")  # somebody may look at the file with a tool of their own
FOR_WRITING = ("journal_mode=WAL", "synchronous=FULL", *FOR_ALL)
T = TypeVar("T")
log = logging.getLogger(__name__)


class SqliteFile:
    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self._lock: sqlite3.Connection | None = None

    async def open(self) -> None:
        private_database(self._path)
        self._lock = locked(self._path)
        await asyncio.to_thread(self._migrate)
        self._writer = Writer(self._for_writing())
        if has_fault():
            log.info("SQLite %s: no other program may write to %s meanwhile", sqlite3.sqlite_version, self._path)
        self._at_once = prepared(self._for_reading(), ("busy_timeout=0",))
        self._spare: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            self._spare.put(self._for_reading())
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="tablee-reader")

    async def close(self) -> None:
        """The readers go first: the last one to close the file tidies up behind itself, and must be able to write."""
        if self._lock is None:
            return
        lock, self._lock = self._lock, None
        await asyncio.to_thread(self._readers.shutdown)
        for connection in (self._at_once, *(self._spare.get() for _ in range(READERS))):
            connection.close()
        await self._writer.close()
        lock.close()

    async def write(self, job: Job[T]) -> T:
        return await self._writer.write(job)

    async def read(self, job: Job[T]) -> T:
        """In a thread: the log of a table may be long."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    async def glance(self, job: Job[T]) -> T:
        """Here and now: a row found by its key takes a few microseconds, a thread ten times as many. Nobody waits here for
        a lock of another process."""
        try:
            return job(FileDesk(self._at_once))
        except sqlite3.OperationalError:
            return await self.read(job)

    def _read(self, job: Job[T]) -> T:
        """What all statements of a job ask for is of the same moment."""
        connection = self._spare.get()
        try:
            connection.execute("BEGIN")
            return job(FileDesk(connection))
        except sqlite3.Error as problem:
            log.error("something could not be read: %s", problem)
            raise Denied("not-read") from None
        finally:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            self._spare.put(connection)

    @property
    def batches(self) -> Histogram:
        return self._writer.batches

    def told(self) -> dict[str, object]:
        """Whether the library has the fault that only one writer avoids: then no other program may write to the file."""
        return {
            "kind": f"sqlite {sqlite3.sqlite_version}",
            "one_writer_only": has_fault(),
            "log_bytes": self._writer.log_bytes,
        }

    def _migrate(self) -> None:
        engine = create_engine(f"sqlite:///{self._path}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()

    def _for_writing(self) -> sqlite3.Connection:
        return prepared(sqlite3.connect(self._path, isolation_level=None, check_same_thread=False), FOR_WRITING)

    def _for_reading(self) -> sqlite3.Connection:
        address = f"{self._path.as_uri()}?mode=ro"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        connection.text_factory = readable
        return prepared(connection, FOR_ALL)


def readable(text: bytes) -> str:
    """A row that was damaged must not keep a list of others from being read."""
    return text.decode(errors="replace")


def prepared(connection: sqlite3.Connection, pragmas: tuple[str, ...]) -> sqlite3.Connection:
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def locked(path: Path) -> sqlite3.Connection:
    """The right to write a file, until it is closed or the process dies. Raises `Mistake` while another one holds it.

    It is the lock of an empty database beside the file, so that it works wherever SQLite does.
    """
    if not (beside := Path(f"{path}.lock")).exists():
        beside.touch(mode=FILE)
    lock = sqlite3.connect(f"{path}.lock", isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        lock.close()
        if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Mistake("table.in-use", file=str(path)) from None
    return lock
