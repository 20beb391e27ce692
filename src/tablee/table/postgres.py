"""A database server that several processes share, by SQLAlchemy: each job is a transaction of its own.

Nobody is the only writer there. Whoever comes second finds the key of their row taken.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, TextClause, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.table.base import Facts, Job, Taken, outcome_of
from tablee.table.schema import migrate
from tablee.table.values import Denied

T = TypeVar("T")
log = logging.getLogger(__name__)


class ServerDesk:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def change(self, statement: str, facts: Facts) -> int:
        return self._connection.execute(compiled(statement), facts).rowcount

    def rows(self, statement: str, facts: Facts) -> Sequence[Sequence[Any]]:
        return self._connection.execute(compiled(statement), facts).all()


class Server:
    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self._engine.dispose()

    async def write(self, job: Job[T]) -> T:
        return await outcome_of(asyncio.ensure_future(self._write(job)))

    async def _write(self, job: Job[T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(lambda inner: job(ServerDesk(inner)))
        except IntegrityError as problem:
            raise Taken(str(problem.orig)) from None
        except (DBAPIError, OSError) as problem:
            log.error("something could not be written: %s", problem)
            raise Denied("not-kept", why="server") from None

    async def read(self, job: Job[T]) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(lambda inner: job(ServerDesk(inner)))
        except (DBAPIError, OSError) as problem:
            log.error("something could not be read: %s", problem)
            raise Denied("not-read") from None

    async def glance(self, job: Job[T]) -> T:
        return await self.read(job)

    @property
    def batches(self) -> None:
        return None

    def told(self) -> dict[str, object]:
        return {"kind": self._engine.dialect.name}


@cache
def compiled(statement: str) -> TextClause:
    return text(statement)
