"""Reading and writing the SQL tables. An append returns only when the entry is on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tablee.engine.values import Remark, Said, Seat
from tablee.table import schema
from tablee.table.values import Entry, Header, Place

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class StepTaken(Exception):
    """Somebody else wrote this step first."""


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database to the newest schema."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    # People -----------------------------------------------------------------------------------------------------------

    async def name_of(self, player: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(schema.players.c.name).where(schema.players.c.id == player))
        return cast("str | None", found)

    async def save_player(self, player: str, name: str, now: float) -> None:
        """Add a player, or rename one."""
        async with self.engine.begin() as connection:
            renamed = await connection.execute(
                update(schema.players).where(schema.players.c.id == player).values(name=name)
            )
            if not renamed.rowcount:
                await connection.execute(insert(schema.players).values(id=player, name=name, created=now))

    # Tables -----------------------------------------------------------------------------------------------------------

    async def add_table(self, header: Header, places: Sequence[Place]) -> None:
        async with self.engine.begin() as connection:
            await _insert_table(connection, header, places)

    async def add_rematch(self, table_id: str, follower: Header, places: Sequence[Place]) -> bool:
        """Add the table that follows another one; False if that one has a follower already."""
        tables = schema.tables.c
        free = (tables.id == table_id, tables.rematch.is_(None))
        async with self.engine.begin() as connection:
            named = await connection.execute(update(schema.tables).where(*free).values(rematch=follower.id))
            if named.rowcount:
                await _insert_table(connection, follower, places)
        return bool(named.rowcount)

    async def table(self, table_id: str) -> Header | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))).first()
        return Header(**row._mapping) if row else None

    async def places(self, table_id: str) -> tuple[Place, ...]:
        seats = schema.seats.c
        query = select(seats.seat, seats.player, seats.level, seats.name).where(seats.table_id == table_id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(seats.seat))
        return tuple(Place(*row) for row in rows)

    async def sit(self, table_id: str, seat: Seat, player: str, name: str) -> bool:
        """Take an open seat; False if somebody was faster."""
        seats = schema.seats.c
        free = (seats.table_id == table_id, seats.seat == seat, seats.player.is_(None), seats.level.is_(None))
        async with self.engine.begin() as connection:
            taken = await connection.execute(update(schema.seats).where(*free).values(player=player, name=name))
        return bool(taken.rowcount)

    async def open_tables(self, limit: int = 20) -> list[Header]:
        """Public tables that wait for players, the newest first."""
        seats, tables = schema.seats.c, schema.tables.c
        waiting = select(seats.table_id).where(seats.player.is_(None), seats.level.is_(None))
        query = select(schema.tables).where(tables.public, tables.ended.is_(None), tables.id.in_(waiting))
        return await self._headers(query.order_by(tables.created.desc()).limit(limit))

    async def tables_of(self, player: str, limit: int = 20) -> list[Header]:
        """Tables where a player sits and that are not over, the newest first."""
        seats, tables = schema.seats.c, schema.tables.c
        mine = select(seats.table_id).where(seats.player == player)
        query = select(schema.tables).where(tables.ended.is_(None), tables.id.in_(mine))
        return await self._headers(query.order_by(tables.created.desc()).limit(limit))

    async def unfinished_with_bots(self) -> list[str]:
        """Tables that a restarted server has to look after."""
        seats, tables = schema.seats.c, schema.tables.c
        with_bots = select(seats.table_id).where(seats.level.is_not(None))
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(tables.id).where(tables.ended.is_(None), tables.id.in_(with_bots)))
        return [row[0] for row in rows]

    async def _headers(self, query: Any) -> list[Header]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
        return [Header(**row._mapping) for row in rows]

    # The log ----------------------------------------------------------------------------------------------------------

    async def append(self, table_id: str, entry: Entry, *, ended: bool) -> None:
        """Write one entry. Raises `StepTaken` when another process wrote the same step."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.entries).values(table_id=table_id, **asdict(entry)))
                if ended:
                    over = update(schema.tables).where(schema.tables.c.id == table_id).values(ended=entry.at)
                    await connection.execute(over)
        except IntegrityError:
            raise StepTaken(table_id, entry.seq) from None

    async def add_said(self, table_id: str, seq: int, said: Said, at: float) -> None:
        """Keep what was said. Raises `StepTaken` when somebody else spoke at the same moment."""
        remark = asdict(said.remark) if said.remark else None
        row = {"table_id": table_id, "seq": seq, "seat": said.seat, "step": said.step, "text": said.text}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.chat).values(**row, remark=remark, at=at))
        except IntegrityError:
            raise StepTaken(table_id, seq) from None

    async def said(self, table_id: str) -> list[Said]:
        chat = schema.chat.c
        query = select(chat.seat, chat.step, chat.text, chat.remark).where(chat.table_id == table_id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(chat.seq))
        return [Said(seat, step, text, Remark(**remark) if remark else None) for seat, step, text, remark in rows]

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        log = schema.entries.c
        query = select(log.seq, log.seat, log.kind, log.text, log.at).where(log.table_id == table_id, log.seq >= since)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(log.seq))
        return [Entry(*row) for row in rows]


async def _insert_table(connection: AsyncConnection, header: Header, places: Sequence[Place]) -> None:
    await connection.execute(insert(schema.tables).values(**asdict(header)))
    await connection.execute(insert(schema.seats), [asdict(place) | {"table_id": header.id} for place in places])


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
