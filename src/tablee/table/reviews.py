"""Reviews of finished games as they are kept: what was found moment by moment until all is found, then the whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.table.base import Base, Desk

RUNNING, STOPPED, FAILED, DONE = "running", "stopped", "failed", "done"  # how a review stands
MOST_AT_ONCE: Final = 3  # under way for one person

ASK = """INSERT INTO reviews (table_id, player, asked, moments, state) VALUES (:table, :player, :now, :moments, 'running')
    ON CONFLICT (table_id) DO UPDATE SET player = excluded.player, state = 'running' WHERE reviews.state <> 'done'"""
SET = "UPDATE reviews SET state = :state WHERE table_id = :table AND state = 'running'"
STANDING = """SELECT player, moments, state, (SELECT COUNT(*) FROM findings WHERE findings.table_id = reviews.table_id)
    FROM reviews WHERE table_id = :table"""
UNDER_WAY = "SELECT table_id FROM reviews WHERE state = 'running' ORDER BY asked, table_id"
UNDER_WAY_OF = "SELECT COUNT(*) FROM reviews WHERE state = 'running' AND player = :player"
FIND = "INSERT INTO findings (table_id, number, found) VALUES (:table, :number, :found) ON CONFLICT DO NOTHING"
FOUND = "SELECT number, found FROM findings WHERE table_id = :table ORDER BY number"
FINISH = "UPDATE reviews SET state = 'done', found = :found WHERE table_id = :table"
FORGET = "DELETE FROM findings WHERE table_id = :table"
WHOLE = "SELECT found FROM reviews WHERE table_id = :table AND state = 'done'"


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a review has come."""

    player: str
    moments: int
    state: str
    looked_at: int  # moments by now

    @property
    def share(self) -> float:
        return 1.0 if self.state == DONE else self.looked_at / max(self.moments, 1)


class Reviews:
    """What was written is on disk on return."""

    def __init__(self, base: Base) -> None:
        self._base = base

    async def ask(self, table: str, player: str, moments: int, now: float) -> None:
        """Begin, or go on where a stopped one was left. One that is done stays so."""
        facts = {"table": table, "player": player, "moments": moments, "now": now}
        await self._base.write(lambda desk: desk.change(ASK, facts))

    async def end(self, table: str, state: str) -> None:
        """Of one under way: somebody has stopped it, or it failed."""
        await self._base.write(lambda desk: desk.change(SET, {"table": table, "state": state}))

    async def standing(self, table: str) -> Standing | None:
        rows = await self._base.read(lambda desk: desk.rows(STANDING, {"table": table}))
        return Standing(*rows[0]) if rows else None

    async def under_way(self) -> list[str]:
        return [row[0] for row in await self._base.read(lambda desk: desk.rows(UNDER_WAY, {}))]

    async def under_way_of(self, player: str) -> int:
        return int((await self._base.read(lambda desk: desk.rows(UNDER_WAY_OF, {"player": player})))[0][0])

    async def note(self, table: str, number: int, found: str) -> None:
        await self._base.write(lambda desk: desk.change(FIND, {"table": table, "number": number, "found": found}))

    async def noted(self, table: str) -> Sequence[tuple[int, str]]:
        """What was found by now, by the numbers of the moments."""
        rows = await self._base.read(lambda desk: desk.rows(FOUND, {"table": table}))
        return [(int(number), str(found)) for number, found in rows]

    async def finish(self, table: str, found: str) -> None:
        """All of it is kept as one; its parts are not needed any more."""

        def job(desk: Desk) -> None:
            desk.change(FINISH, {"table": table, "found": found})
            desk.change(FORGET, {"table": table})

        await self._base.write(job)

    async def whole(self, table: str) -> str | None:
        rows = await self._base.read(lambda desk: desk.rows(WHOLE, {"table": table}))
        return str(rows[0][0]) if rows else None
