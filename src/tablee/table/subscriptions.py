"""The devices on which somebody wants to be told that their turn has come."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from tablee.table.base import Base, Desk
from tablee.table.listing import MUTED

MOST: Final = 10  # devices of one person; the oldest one goes

FORGET = "DELETE FROM subscriptions WHERE endpoint = :endpoint"
FORGET_OWN = "DELETE FROM subscriptions WHERE endpoint = :endpoint AND player = :player"
KEEP = """INSERT INTO subscriptions (endpoint, player, key, secret, lang, created)
    VALUES (:endpoint, :player, :key, :secret, :lang, :created)"""
OF = "SELECT endpoint, player, key, secret, lang FROM subscriptions WHERE player = :player ORDER BY created DESC"

IS_SILENT = "SELECT 1 FROM opinions WHERE player = :player AND table_id = :table AND opinion = :muted"


@dataclass(frozen=True, slots=True)
class Subscription:
    endpoint: str  # where to send what is for the device
    player: str
    key: str  # of the device, and a secret it shares with us, as it told them (base64url)
    secret: str
    lang: str


class Subscriptions:
    def __init__(self, base: Base) -> None:
        self._base = base

    async def keep(self, one: Subscription, now: float) -> None:
        """From now on; a device belongs to who told of it last."""
        facts = asdict(one) | {"created": now}

        def job(desk: Desk) -> None:
            desk.change(FORGET, facts)
            desk.change(KEEP, facts)
            for old in desk.rows(OF, facts)[MOST:]:
                desk.change(FORGET, {"endpoint": old[0]})

        await self._base.write(job)

    async def forget(self, endpoint: str, player: str | None = None) -> None:
        """A device that is no more; or one of a person who does not want to be told."""
        statement = FORGET if player is None else FORGET_OWN
        await self._base.write(lambda desk: desk.change(statement, {"endpoint": endpoint, "player": player}))

    async def of(self, player: str) -> list[Subscription]:
        """The devices of a person, the newest first."""
        return await self._base.read(lambda desk: [Subscription(*row) for row in desk.rows(OF, {"player": player})])

    async def for_turn(self, player: str, table_id: str) -> list[Subscription]:
        """The same, to be told of a turn; none where they want a table to be silent."""
        facts = {"player": player, "table": table_id, "muted": MUTED}
        silent = await self._base.read(lambda desk: bool(desk.rows(IS_SILENT, facts)))
        return [] if silent else await self.of(player)
