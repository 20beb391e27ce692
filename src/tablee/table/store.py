"""What is kept of people and tables, and how it is written and found. What was written is on disk on return."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tablee.engine.values import Remark, Said
from tablee.table.base import Base, Desk
from tablee.table.clock import Clock, clock_from
from tablee.table.gallery import ASIDES, Aside
from tablee.table.kept import Kept
from tablee.table.postgres import Server
from tablee.table.reports import REPORTED
from tablee.table.results import Outcome, keep_results
from tablee.table.sqlite import SqliteFile, locked
from tablee.table.values import Denied, Entry, Header, Mark, Place

NAME_OF = "SELECT name FROM players WHERE id = :player"
RENAME = "UPDATE players SET name = :name WHERE id = :player"
ADD_PLAYER = "INSERT INTO players (id, name, created) VALUES (:player, :name, :now)"
SETTINGS_OF = "SELECT settings FROM players WHERE id = :player"
SAVE_SETTINGS = "UPDATE players SET settings = :settings WHERE id = :player"

HEADER = ", ".join(field.name for field in fields(Header))
PLACE = "seat, player, level, name, seed, agreed, dealt"
ADD_TABLE = f"INSERT INTO tables ({HEADER}) VALUES (:{HEADER.replace(', ', ', :')})"  # noqa: S608
ADD_SEAT = f"INSERT INTO seats (table_id, {PLACE}) VALUES (:table_id, :{PLACE.replace(', ', ', :')})"  # noqa: S608
ADD_SEED = "UPDATE seats SET seed = :seed WHERE table_id = :table_id AND player = :player AND seed = ''"
SIT = """UPDATE seats SET player = :player, name = :name, seed = :seed, agreed = :agreed
    WHERE table_id = :table_id AND seat = :seat AND player IS NULL AND level IS NULL"""
FOLLOW = "UPDATE tables SET rematch = :follower WHERE id = :table_id AND rematch IS NULL"
FOLLOWER = "SELECT rematch FROM tables WHERE id = :table_id"
TABLE = f"SELECT {HEADER} FROM tables WHERE id = :table_id"  # noqa: S608
SEATS = f"SELECT {PLACE} FROM seats WHERE table_id = :table_id ORDER BY seat"  # noqa: S608
GOING_ON_OF = "SELECT COUNT(*) FROM tables WHERE host = :host AND ended IS NULL"
UNATTENDED = """SELECT id FROM tables WHERE ended IS NULL AND id > :after AND (clock IS NOT NULL OR EXISTS
    (SELECT 1 FROM seats WHERE table_id = tables.id AND level IS NOT NULL) OR EXISTS
    (SELECT 1 FROM marks WHERE table_id = tables.id)) AND EXISTS
    (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NOT NULL) ORDER BY id LIMIT :limit"""

APPEND = """INSERT INTO entries (table_id, seq, seat, kind, text, at, digest, lag)
    VALUES (:table_id, :seq, :seat, :kind, :text, :at, :digest, :lag)"""
GROW = """INSERT INTO logs (table_id, entries, glance, at) VALUES (:table_id, :length, :glance, :noticed)
    ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, glance = excluded.glance,
    at = COALESCE(excluded.at, logs.at)"""
LENGTH = "SELECT entries FROM logs WHERE table_id = :table_id"
END = "UPDATE tables SET ended = :at WHERE id = :table_id"
LOG = """SELECT seq, seat, kind, text, at, digest, COALESCE(lag, 0) FROM entries
    WHERE table_id = :table_id AND seq >= :since ORDER BY seq"""
SAY = """INSERT INTO chat (table_id, seq, seat, step, text, remark, at)
    VALUES (:table_id, :seq, :seat, :step, :text, :remark, :at)"""
MARK = """INSERT INTO marks (table_id, number, seq, seat, kind, text, at)
    VALUES (:table_id, :number, :seq, :seat, :kind, :text, :at)"""
MARKS = "SELECT number, seq, seat, kind, text, at FROM marks WHERE table_id = :table_id ORDER BY number"
TALK = "SELECT seat, step, text, remark FROM chat WHERE table_id = :table_id ORDER BY seq"


class Store:
    """Writing raises `Denied` where the disk takes nothing more; then nothing has changed."""

    def __init__(self, url: str) -> None:
        path = sqlite_path(url)
        self.base: Base = Server(url) if path is None else SqliteFile(path)

    async def open(self) -> None:
        """Bring the database to the newest schema. Raises `Mistake` when it belongs to another process."""
        await self.base.open()

    async def close(self) -> None:
        """Finish what was begun."""
        await self.base.close()

    # People -----------------------------------------------------------------------------------------------------------

    async def name_of(self, player: str) -> str | None:
        found = await self.base.glance(lambda desk: desk.rows(NAME_OF, {"player": player}))
        return found[0][0] if found else None

    async def save_player(self, player: str, name: str, now: float) -> None:
        """Add a player, or rename one."""
        facts = {"player": player, "name": name, "now": now}

        def job(desk: Desk) -> None:
            if not desk.change(RENAME, facts):
                desk.change(ADD_PLAYER, facts)

        await self.base.write(job)

    async def settings_of(self, player: str) -> dict[str, Any] | None:
        """How a player likes the site; None if they never said."""
        found = await self.base.glance(lambda desk: desk.rows(SETTINGS_OF, {"player": player}))
        return _from_json(found[0][0]) if found and found[0][0] is not None else None

    async def save_settings(self, player: str, settings: Mapping[str, str]) -> None:
        """Of a player who is known; of others nothing is kept."""
        facts = {"player": player, "settings": json.dumps(settings)}
        await self.base.write(lambda desk: desk.change(SAVE_SETTINGS, facts))

    # Tables -----------------------------------------------------------------------------------------------------------

    async def add_table(self, header: Header, places: Sequence[Place]) -> None:
        await self.base.write(lambda desk: _add_table(desk, header, places))

    async def add_rematch(self, table_id: str, follower: Header, places: Sequence[Place]) -> str:
        """Add the table that follows another one, unless that one has a follower; the id of its follower."""

        def job(desk: Desk) -> str:
            if desk.change(FOLLOW, {"table_id": table_id, "follower": follower.id}):
                _add_table(desk, follower, places)
            return str(desk.rows(FOLLOWER, {"table_id": table_id})[0][0])

        return await self.base.write(job)

    async def sit(self, table_id: str, place: Place) -> bool:
        """Take an open seat as that place says; False if somebody was faster."""
        facts = asdict(place) | {"table_id": table_id}
        return bool(await self.base.write(lambda desk: desk.change(SIT, facts)))

    async def add_seed(self, table_id: str, player: str, seed: str) -> bool:
        """For every seat of a player that waits for one; False if there is none."""
        facts = {"table_id": table_id, "player": player, "seed": seed}
        return bool(await self.base.write(lambda desk: desk.change(ADD_SEED, facts)))

    async def kept(self, table_id: str, since: int = 0) -> Kept | None:
        """All of a table, of its log what was written since an entry; None if there is no such table."""
        facts = {"table_id": table_id, "since": since}

        def job(desk: Desk) -> Kept | None:
            length = desk.rows(LENGTH, facts)  # first: what others write meanwhile makes the log longer, never shorter
            found = desk.rows(TABLE, facts)
            if not found:
                return None
            places = tuple(read_place(row) for row in desk.rows(SEATS, facts))
            entries = [Entry(*row) for row in desk.rows(LOG, facts)]
            said = [_said(row) for row in desk.rows(TALK, facts)]
            marks = [Mark(*row) for row in desk.rows(MARKS, facts)]
            asides, reported = [Aside(*row) for row in desk.rows(ASIDES, facts)], int(desk.rows(REPORTED, facts)[0][0])
            told = read_header(found[0]), places, entries, said, length[0][0] if length else 0
            return Kept(*told, marks, asides, reported)

        return await self.base.read(job)

    async def count_going_on(self, host: str) -> int:
        """How many tables somebody has opened that are not over."""
        return int((await self.base.read(lambda desk: desk.rows(GOING_ON_OF, {"host": host})))[0][0])

    async def unattended(self, after: str = "", limit: int = 100) -> list[str]:
        """Tables with people and bots or clocks, for a restarted server to look after, some at a time: the next ones."""
        facts = {"after": after, "limit": limit}
        return await self.base.read(lambda desk: [row[0] for row in desk.rows(UNATTENDED, facts)])

    # The log ----------------------------------------------------------------------------------------------------------

    async def append(
        self,
        table_id: str,
        entry: Entry,
        *,
        ended: Outcome | None = None,
        glance: str | None = None,
        noticed: bool = False,
    ) -> None:
        """Write one entry, how the game stands or ended then, if that is known, and whether everybody has `noticed` it.

        Raises `Taken` when another process wrote the same step."""
        facts = {
            "table_id": table_id, "seq": entry.seq, "seat": entry.seat, "kind": entry.kind, "text": entry.text,
            "at": entry.at, "digest": entry.digest, "lag": entry.lag or None, "length": entry.seq + 1, "glance": glance,
            "noticed": entry.at if noticed else None,
        }  # fmt: skip

        def job(desk: Desk) -> None:
            desk.change(APPEND, facts)
            desk.change(GROW, facts)
            if ended is not None:
                desk.change(END, facts)
                keep_results(desk, table_id, ended)

        await self.base.write(job)

    async def add_mark(self, table_id: str, mark: Mark) -> None:
        """Write one mark. Raises `Taken` when another process wrote one at the same moment."""
        await self.base.write(lambda desk: desk.change(MARK, asdict(mark) | {"table_id": table_id}))

    async def add_said(self, table_id: str, seq: int, said: Said, at: float) -> None:
        """Keep what was said. Raises `Taken` when somebody else spoke at the same moment."""
        remark = json.dumps(asdict(said.remark)) if said.remark else None
        facts = {
            "table_id": table_id, "seq": seq, "seat": said.seat,
            "step": said.step, "text": said.text, "remark": remark, "at": at,
        }  # fmt: skip
        await self.base.write(lambda desk: desk.change(SAY, facts))


def check_alone(url: str) -> None:
    """Raises `Mistake` while another process keeps its tables in a file. A database server is there for many."""
    if path := sqlite_path(url):
        locked(path).close()


def sqlite_path(url: str) -> Path | None:
    """The file an address leads to; None for a database server. Raises `ArgumentError` for an address that is none."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return None
    if not address.database:
        raise ArgumentError("no file is named")
    return Path(address.database)


def _add_table(desk: Desk, header: Header, places: Sequence[Place]) -> None:
    desk.change(ADD_TABLE, _row(header))
    for place in places:
        desk.change(ADD_SEAT, asdict(place) | {"table_id": header.id})


def _row(header: Header) -> dict[str, Any]:
    clock = None if header.clock == Clock() else json.dumps(asdict(header.clock))
    return asdict(header) | {"options": json.dumps(header.options), "clock": clock}


def read_header(row: Sequence[Any]) -> Header:
    facts = dict(zip(HEADER.split(", "), row, strict=True))
    try:
        options = _from_json(facts["options"])
        clock = clock_from(facts["clock"] and _from_json(facts["clock"]))
    except (ValueError, TypeError):
        raise Denied("damaged", what="deal", entry=0) from None
    flags = {name: bool(facts[name]) for name in ("public", "gathering", "private", "hushed")}
    return Header(**facts | flags | {"options": options, "clock": clock})


def read_place(row: Sequence[Any]) -> Place:
    facts = dict(zip(PLACE.split(", "), row, strict=True))
    return Place(**facts | {"agreed": bool(facts["agreed"])})


def _said(row: Sequence[Any]) -> Said:
    """A remark that cannot be read any more is left out: no game is lost for it."""
    seat, step, text, remark = row
    try:
        return Said(seat, step, text, Remark(**_from_json(remark)) if remark else None)
    except (ValueError, TypeError):
        return Said(seat, step, text)


def _from_json(value: Any) -> Any:
    """Some drivers read JSON by themselves."""
    return json.loads(value) if isinstance(value, str) else value
