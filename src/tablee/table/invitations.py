"""Who may come to a private table: whoever was named by the host, and whoever took one of the host's invitations.

An invitation is a code for one person. It is taken when they say so, not when its page is looked at: messengers look at
every link they carry.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from tablee.table.base import Base, Desk
from tablee.table.kept import Kept
from tablee.table.live import LiveTable
from tablee.table.values import Denied

MOST = 24  # invitations of one table
COMPANIONS = 12
CODE_BYTES = 12

COUNT = "SELECT COUNT(*) FROM invitations WHERE table_id = :table"
ADD = "INSERT INTO invitations (code, table_id, name, player) VALUES (:code, :table, :name, :player)"
FIND = "SELECT code, table_id, name, player FROM invitations WHERE code = :code"
TAKE = "UPDATE invitations SET player = :player WHERE code = :code AND (player IS NULL OR player = :player)"
OF_TABLE = "SELECT code, table_id, name, player FROM invitations WHERE table_id = :table ORDER BY name, code"
IS_INVITED = "SELECT 1 FROM invitations WHERE table_id = :table AND player = :player LIMIT 1"
COMPANY = """SELECT players.id, players.name FROM players JOIN seats ON seats.player = players.id
    JOIN tables ON tables.id = seats.table_id
    WHERE tables.id IN (SELECT table_id FROM seats WHERE player = :player) AND players.id <> :player
    GROUP BY players.id, players.name ORDER BY MAX(tables.created) DESC LIMIT :most"""


@dataclass(frozen=True, slots=True)
class Invitation:
    code: str
    table: str
    name: str
    player: str | None


async def invite(base: Base, table: str, name: str, player: str | None = None) -> Invitation:
    """Another one: for somebody whom the site knows, or for whoever gets its code. Raises `Denied` for very many."""
    made = Invitation(secrets.token_urlsafe(CODE_BYTES), table, name, player)

    def job(desk: Desk) -> None:
        facts = {"code": made.code, "table": table, "name": name, "player": player}
        if desk.rows(COUNT, facts)[0][0] >= MOST:
            raise Denied("many-invitations", most=MOST)
        if player is None or not desk.rows(IS_INVITED, facts):
            desk.change(ADD, facts)

    await base.write(job)
    return made


async def find(base: Base, code: str) -> Invitation:
    """Raises `Denied` for a code that nobody made."""
    found = await base.read(lambda desk: desk.rows(FIND, {"code": code}))
    if not found:
        raise Denied("no-invitation")
    return Invitation(*found[0])


async def take(base: Base, code: str, player: str) -> None:
    """From now on the invitation is theirs. Raises `Denied` where it is somebody else's."""
    facts = {"code": code, "player": player}
    if not await base.write(lambda desk: desk.change(TAKE, facts)):
        raise Denied("invitation-taken")


async def invitations_of(base: Base, table: str) -> list[Invitation]:
    return await base.read(lambda desk: [Invitation(*row) for row in desk.rows(OF_TABLE, {"table": table})])


async def companions(base: Base, player: str) -> dict[str, str]:
    """People somebody has sat with, by id; the last ones first."""
    facts = {"player": player, "most": COMPANIONS}
    return await base.read(lambda desk: {row[0]: row[1] for row in desk.rows(COMPANY, facts)})


async def check_welcome(base: Base, table: LiveTable | Kept, player: str | None) -> None:
    """Raises `Denied` for who may neither sit nor look there."""
    known = {table.header.host, *(place.player for place in table.places)} - {None}
    if not table.header.private or player in known:
        return
    facts = {"table": table.header.id, "player": player}
    if player is None or not await base.read(lambda desk: desk.rows(IS_INVITED, facts)):
        raise Denied("private")
