"""The one writer of a process to its SQLite file: a thread that nobody else can lock out.

Jobs that arrive while a commit is under way share the next one. Who waits for a job hears of it after the commit, and
one that fails takes nothing from the others it shared with.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar, cast

from tablee.table.base import Facts, Job, Taken, outcome_of
from tablee.table.gauge import Histogram
from tablee.table.values import Denied
from tablee.table.wal import LONGEST, QUIET, Shortener

REASONS = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_BUSY: "locked", sqlite3.SQLITE_LOCKED: "locked"}
SIZES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)  # of batches
MOST_WAITING = 1000  # jobs on their way to the disk; whoever comes then waits for room
T = TypeVar("T")
log = logging.getLogger(__name__)


class FileDesk:
    """A connection to the file. SQLite keeps constant statements prepared."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def change(self, statement: str, facts: Facts) -> int:
        return self.connection.execute(statement, facts).rowcount

    def rows(self, statement: str, facts: Facts) -> Sequence[Sequence[Any]]:
        return self.connection.execute(statement, facts).fetchall()


class Waiting(NamedTuple):
    """A job, and who waits for it."""

    job: Job[Any]
    done: asyncio.Future[Any]


class Writer:
    def __init__(
        self, connection: sqlite3.Connection, most_waiting: int = MOST_WAITING, quiet: float = QUIET, longest: int = LONGEST
    ) -> None:
        """Writes by that connection from now on, and closes it in the end. Empties the write-ahead log after so many quiet
        seconds, or when it has so many bytes."""
        self._connection = connection
        self._shortener = Shortener(connection, longest)
        self._quiet = quiet
        self.batches = Histogram(SIZES)  # how many jobs shared each commit
        self._room = asyncio.Semaphore(most_waiting)
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="tablee-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """Do a job and commit it. Jobs are done in the order in which they come."""
        async with self._room:
            if self._closed:
                raise Denied("not-kept", why="closed")
            done: asyncio.Future[Any] = self._loop.create_future()
            self._jobs.put(Waiting(job, done))
            return cast("T", await outcome_of(done))

    @property
    def log_bytes(self) -> int:
        """How long the write-ahead log is."""
        return self._shortener.length

    async def close(self) -> None:
        """Finish all jobs that were handed over."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread ----------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while batch := self._next():
            self.batches.count(len(batch))
            outcomes = outcomes_of(self._connection, [waiting.job for waiting in batch])
            told = [(waiting.done, outcome) for waiting, outcome in zip(batch, outcomes, strict=True)]
            self._loop.call_soon_threadsafe(tell, told)
            self._shortener.after_commit()
        self._connection.close()

    def _first(self) -> Waiting | None:
        """The next one, whenever it comes. Quiet times are used to empty the log."""
        with suppress(Empty):
            return self._jobs.get(timeout=self._quiet)
        self._shortener.shorten()
        return self._jobs.get()

    def _next(self) -> list[Waiting]:
        """Everything that waits, as soon as something does; nothing when all is done."""
        batch: list[Waiting] = []
        while (waiting := self._jobs.get() if batch else self._first()) is not None:
            batch.append(waiting)
            if self._jobs.empty():
                return batch
        if batch:
            self._jobs.put(None)  # to be found again after these
        return batch


def tell(told: Iterable[tuple[asyncio.Future[Any], object]]) -> None:
    for done, outcome in told:
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def outcomes_of(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[object]:
    """What came of each job after one commit: what it gives, or why it failed."""
    for way in (all_at_once, one_by_one):
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as problem:  # somebody else keeps the file locked, or it is gone: no fault of any job
            return [in_words(problem) for _ in jobs]
        try:
            outcomes = way(connection, jobs)
            connection.execute("COMMIT")
            return outcomes
        except Exception as problem:
            failure = problem
            with suppress(sqlite3.Error):  # the disk may have done it already
                connection.execute("ROLLBACK")
    return [in_words(failure) for _ in jobs]


def all_at_once(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[object]:
    desk = FileDesk(connection)
    return [job(desk) for job in jobs]


def one_by_one(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[object]:
    """The same where one of them fails: that one leaves no trace. Raises when the disk has thrown all of them away."""
    outcomes: list[object] = []
    for job in jobs:
        connection.execute("SAVEPOINT job")
        try:
            outcomes.append(job(FileDesk(connection)))
        except Exception as problem:
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO job")
            outcomes.append(in_words(problem))
        connection.execute("RELEASE job")
    return outcomes


def in_words(problem: Exception) -> Exception:
    """The failure of a job as whoever waits for it knows it; each gets one of their own."""
    if isinstance(problem, sqlite3.IntegrityError):
        return Taken(str(problem))
    if isinstance(problem, sqlite3.Error):
        log.error("something could not be written: %s", problem)
        return Denied("not-kept", why=REASONS.get(first_code(problem), "disk"))
    return problem


def first_code(problem: sqlite3.Error) -> int:
    """What went wrong, without its finer distinctions."""
    return int(getattr(problem, "sqlite_errorcode", 0)) & 0xFF
