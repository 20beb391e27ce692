"""What is kept of a person: all of it in one file, and how it goes. Games stay, with a seat of nobody's.

The luck of a game is sealed with names. Where it is over, what the luck came from takes their place, so that the game still
plays as it was played, and no name is needed; where it goes on, the sealed name stays until then, unseen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tablee.engine.fair import SEEDED
from tablee.table.base import Base, Desk
from tablee.table.chain import beginning, link
from tablee.table.deal import luck_key
from tablee.table.results import name_anew
from tablee.table.store import LOG, SEATS, TABLE, read_header, read_place
from tablee.table.values import Entry, Header

NOBODY: Final = "0" * 16  # whoever was here and wants to be forgotten
SAID: Final = "…"  # in place of what they said
WHERE: Final = "SELECT DISTINCT table_id FROM seats WHERE player = :player"
AT_PLAY: Final = f"{WHERE} AND NOT done"
KEPT: Final = {
    "person": "SELECT name, created, settings FROM players WHERE id = :player",
    "devices": "SELECT name, seen FROM devices WHERE player = :player AND NOT ended",
    "notifications": "SELECT endpoint, created FROM subscriptions WHERE player = :player",
    "learned": "SELECT game, topic FROM learning WHERE player = :player",
    "results": """SELECT table_id, game, ended, seat, place, points, seats, length, took FROM results
        WHERE player = :player ORDER BY ended""",
    "tables": """SELECT tables.id, game, tables.name, seats.seat, seats.name AS called, created, ended FROM seats
        JOIN tables ON tables.id = seats.table_id WHERE seats.player = :player ORDER BY created""",
    "actions": """SELECT entries.table_id, seq, entries.seat, kind, text, at FROM seats JOIN entries
        ON entries.table_id = seats.table_id AND entries.seat = seats.seat
        WHERE seats.player = :player AND done ORDER BY entries.table_id, seq""",
    "said": """SELECT chat.table_id, step, text, at FROM seats JOIN chat ON chat.table_id = seats.table_id
        AND chat.seat = seats.seat WHERE seats.player = :player ORDER BY at""",
    "said_looking_on": "SELECT table_id, text, saying, at FROM gallery WHERE player = :player ORDER BY at",
    "reviews": "SELECT table_id, asked FROM reviews WHERE player = :player ORDER BY asked",
    "reports": "SELECT table_id, name, text, at FROM reports WHERE player = :player ORDER BY at",
}
NAMES: Final = {
    part: [word.split(".")[-1].split(" AS ")[-1].strip() for word in text.split("SELECT ")[1].split(" FROM")[0].split(",")]
    for part, text in KEPT.items()
}
GONE: Final = (
    "DELETE FROM results WHERE player = :player",
    "DELETE FROM devices WHERE player = :player",
    "DELETE FROM subscriptions WHERE player = :player",
    "DELETE FROM opinions WHERE player = :player",
    "DELETE FROM invitations WHERE player = :player",
    "DELETE FROM learning WHERE player = :player",
    "DELETE FROM distances WHERE player = :player OR other = :player",
    "UPDATE gallery SET player = :nobody, name = :name, text = :said, saying = '' WHERE player = :player",
    "UPDATE reviews SET player = :nobody WHERE player = :player",
    "UPDATE reports SET player = :nobody WHERE player = :player",
    "UPDATE reports SET other = :nobody, name = :name, talk = '[]' WHERE other = :player",
    "UPDATE tables SET host = :nobody, name = :table_name WHERE host = :player",
    "DELETE FROM players WHERE id = :player",
)
ADD_NOBODY: Final = "INSERT INTO players (id, name, created) VALUES (:nobody, '', 0) ON CONFLICT DO NOTHING"
SILENCE: Final = """UPDATE chat SET text = :said, remark = NULL WHERE table_id = :table_id AND text <> ''
    AND seat IN (SELECT seat FROM seats WHERE table_id = :table_id AND player = :player)"""
LINK: Final = "UPDATE entries SET digest = :digest WHERE table_id = :table_id AND seq = :seq"
UNSEAL: Final = "UPDATE tables SET key = :key, luck = 1 WHERE id = :table_id"
OPEN_SEAT: Final = """UPDATE seats SET player = :nobody, name = :name, dealt = NULL, seed = NULL
    WHERE table_id = :table_id AND player = :player"""
SEALED_SEAT: Final = """UPDATE seats SET dealt = COALESCE(dealt, name), player = :nobody, name = :name
    WHERE table_id = :table_id AND player = :player"""


async def kept_of(base: Base, player: str) -> dict[str, list[dict[str, Any]]]:
    """Everything that is kept of a person. Of games that go on only that they do: rules may forbid to look back."""

    def job(desk: Desk) -> dict[str, list[dict[str, Any]]]:
        rows = {part: desk.rows(statement, {"player": player}) for part, statement in KEPT.items()}
        return {part: [dict(zip(NAMES[part], row, strict=True)) for row in found] for part, found in rows.items()}

    return await base.read(job)


async def at_play(base: Base, player: str) -> list[str]:
    """Where somebody sits and the game is not over."""
    return await base.read(lambda desk: [row[0] for row in desk.rows(AT_PLAY, {"player": player})])


async def forget(base: Base, player: str, name: str, table_name: str) -> list[str]:
    """Nothing of a person stays but seats of nobody's, by that name; the tables where they sat."""
    facts = {"player": player, "nobody": NOBODY, "name": name, "table_name": table_name, "said": SAID}

    def job(desk: Desk) -> list[str]:
        desk.change(ADD_NOBODY, facts)
        tables = [str(row[0]) for row in desk.rows(WHERE, facts)]
        for table in tables:
            at = {**facts, "table_id": table}
            desk.change(SILENCE, at)
            header = read_header(desk.rows(TABLE, at)[0])
            over = header.ended is not None
            if over and header.luck == SEEDED:
                unseal(desk, header)
            desk.change(OPEN_SEAT if over else SEALED_SEAT, at)
            name_anew(desk, table)
        for statement in GONE:
            desk.change(statement, facts)
        return tables

    return await base.write(job)


def unseal(desk: Desk, header: Header) -> None:
    """Let a game that is over come from its luck alone; its log begins with that, so each entry is linked anew."""
    at: dict[str, object] = {"table_id": header.id, "since": 0}
    places = tuple(read_place(row) for row in desk.rows(SEATS, at))
    key = luck_key(header, places)
    desk.change(UNSEAL, {**at, "key": key})
    head = beginning(replace(header, key=key), len(places))
    for entry in [Entry(*row) for row in desk.rows(LOG, at)]:
        head = link(head, entry)
        if entry.digest is not None:
            desk.change(LINK, {**at, "seq": entry.seq, "digest": head})
