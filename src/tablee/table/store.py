"""What is kept of people and tables, and how it is written and found. What was written is on disk on return."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tablee.engine.values import Remark, Said
from tablee.table.base import Base, Desk
from tablee.table.kept import Kept
from tablee.table.postgres import Server
from tablee.table.sqlite import SqliteFile, locked
from tablee.table.values import Denied, Entry, Header, Listed, Place

NAME_OF = "SELECT name FROM players WHERE id = :player"
RENAME = "UPDATE players SET name = :name WHERE id = :player"
ADD_PLAYER = "INSERT INTO players (id, name, created) VALUES (:player, :name, :now)"
SETTINGS_OF = "SELECT settings FROM players WHERE id = :player"
SAVE_SETTINGS = "UPDATE players SET settings = :settings WHERE id = :player"

HEADER = "id, game, rules, options, name, host, public, key, created, ended, rematch, luck"
ADD_TABLE = f"""INSERT INTO tables ({HEADER})
    VALUES (:id, :game, :rules, :options, :name, :host, :public, :key, :created, :ended, :rematch, :luck)"""  # noqa: S608
ADD_SEAT = """INSERT INTO seats (table_id, seat, player, level, name, seed)
    VALUES (:table_id, :seat, :player, :level, :name, :seed)"""
ADD_SEED = "UPDATE seats SET seed = :seed WHERE table_id = :table_id AND player = :player AND seed = ''"
SIT = """UPDATE seats SET player = :player, name = :name, seed = :seed
    WHERE table_id = :table_id AND seat = :seat AND player IS NULL AND level IS NULL"""
FOLLOW = "UPDATE tables SET rematch = :follower WHERE id = :table_id AND rematch IS NULL"
FOLLOWER = "SELECT rematch FROM tables WHERE id = :table_id"
TABLE = f"SELECT {HEADER} FROM tables WHERE id = :table_id"  # noqa: S608
SEATS = "SELECT seat, player, level, name, seed FROM seats WHERE table_id = :table_id ORDER BY seat"
OPEN_TABLES = """SELECT id, game, name FROM tables WHERE public AND ended IS NULL AND EXISTS
    (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NULL AND level IS NULL)
    ORDER BY created DESC LIMIT :limit"""
TABLES_OF = """SELECT id, game, name FROM tables WHERE ended IS NULL AND id IN
    (SELECT table_id FROM seats WHERE player = :player) ORDER BY created DESC LIMIT :limit"""
WITH_BOTS = """SELECT id FROM tables WHERE ended IS NULL AND id > :after AND EXISTS
    (SELECT 1 FROM seats WHERE table_id = tables.id AND level IS NOT NULL) AND EXISTS
    (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NOT NULL) ORDER BY id LIMIT :limit"""

APPEND = """INSERT INTO entries (table_id, seq, seat, kind, text, at, digest)
    VALUES (:table_id, :seq, :seat, :kind, :text, :at, :digest)"""
GROW = """INSERT INTO logs (table_id, entries) VALUES (:table_id, :length)
    ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries"""
LENGTH = "SELECT entries FROM logs WHERE table_id = :table_id"
END = "UPDATE tables SET ended = :at WHERE id = :table_id"
LOG = "SELECT seq, seat, kind, text, at, digest FROM entries WHERE table_id = :table_id AND seq >= :since ORDER BY seq"
SAY = """INSERT INTO chat (table_id, seq, seat, step, text, remark, at)
    VALUES (:table_id, :seq, :seat, :step, :text, :remark, :at)"""
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
            places = tuple(Place(*row) for row in desk.rows(SEATS, facts))
            entries = [Entry(*row) for row in desk.rows(LOG, facts)]
            said = [_said(row) for row in desk.rows(TALK, facts)]
            return Kept(_header(found[0]), places, entries, said, length[0][0] if length else 0)

        return await self.base.read(job)

    async def open_tables(self, limit: int = 20) -> list[Listed]:
        """Public tables that wait for players, the newest first."""
        return await self._listed(OPEN_TABLES, limit=limit)

    async def tables_of(self, player: str, limit: int = 20) -> list[Listed]:
        """Tables where a player sits and that are not over, the newest first."""
        return await self._listed(TABLES_OF, player=player, limit=limit)

    async def _listed(self, statement: str, **facts: object) -> list[Listed]:
        return await self.base.read(lambda desk: [Listed(*row) for row in desk.rows(statement, facts)])

    async def unfinished_with_bots(self, after: str = "", limit: int = 100) -> list[str]:
        """Tables of people and bots for a restarted server to look after, some at a time: the next ones after an id."""
        facts = {"after": after, "limit": limit}
        return await self.base.read(lambda desk: [row[0] for row in desk.rows(WITH_BOTS, facts)])

    # The log ----------------------------------------------------------------------------------------------------------

    async def append(self, table_id: str, entry: Entry, *, ended: bool) -> None:
        """Write one entry. Raises `Taken` when another process wrote the same step."""
        facts = {
            "table_id": table_id, "seq": entry.seq, "seat": entry.seat, "kind": entry.kind,
            "text": entry.text, "at": entry.at, "digest": entry.digest, "length": entry.seq + 1,
        }  # fmt: skip

        def job(desk: Desk) -> None:
            desk.change(APPEND, facts)
            desk.change(GROW, facts)
            if ended:
                desk.change(END, facts)

        await self.base.write(job)

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
    desk.change(ADD_TABLE, asdict(header) | {"options": json.dumps(header.options)})
    for place in places:
        desk.change(ADD_SEAT, asdict(place) | {"table_id": header.id})


def _header(row: Sequence[Any]) -> Header:
    facts = dict(zip(HEADER.split(", "), row, strict=True))
    try:
        options = _from_json(facts["options"])
    except ValueError:
        raise Denied("damaged", what="deal", entry=0) from None
    return Header(**facts | {"options": options, "public": bool(facts["public"])})


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
