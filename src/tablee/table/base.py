"""What a store needs of a database: jobs are done at its desk, all of one job or nothing of it.

`writer.py` and `sqlite.py` keep a file for one process, `postgres.py` asks a server that many processes share.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeAlias, TypeVar

from tablee.table.gauge import Histogram

T = TypeVar("T")
Facts: TypeAlias = Mapping[str, object]  # values for the names in a statement


class Taken(Exception):
    """Somebody else wrote a row of this key first."""


class Desk(Protocol):
    """Where the statements of a job are carried out, while it lasts."""

    def change(self, statement: str, facts: Facts) -> int:
        """How many rows were added or changed."""
        ...

    def rows(self, statement: str, facts: Facts) -> Sequence[Sequence[Any]]:
        """All rows that were asked for."""
        ...


Job: TypeAlias = Callable[[Desk], T]  # may be done twice: it changes nothing but the database


class Base(Protocol):
    async def open(self) -> None:
        """Bring the database to the newest schema. Raises `Mistake` when it belongs to another process."""
        ...

    async def close(self) -> None:
        """Finish what was begun. Closing twice is no harm."""
        ...

    async def write(self, job: Job[T]) -> T:
        """Do a job; on return it is on disk. Raises `Taken`, or `Denied` where the disk takes nothing: nothing is done."""
        ...

    async def read(self, job: Job[T]) -> T:
        """Do a job that only asks, and sees everything that was written before. Raises `Denied` if that fails."""
        ...

    async def glance(self, job: Job[T]) -> T:
        """The same for a row or two, found by their key."""
        ...

    @property
    def batches(self) -> Histogram | None:
        """How many changes shared each commit, where they do."""
        ...

    def told(self) -> dict[str, object]:
        """What those who run the server may want to know of it."""
        ...


async def outcome_of(done: asyncio.Future[T]) -> T:
    """What a job gives that cannot be called back: who hangs up meanwhile has done it all the same, and then hangs up."""
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        while not done.done():
            with suppress(asyncio.CancelledError):  # whoever is impatient is so for good
                await asyncio.wait((done,))
        if task := asyncio.current_task():
            task.cancel()
        return done.result()
