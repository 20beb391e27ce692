"""Tables that were left behind go after a while: soon if nobody ever moved, late if a game was begun, never if it is over.

Time passes for tables only while the site lives: a server that was off for a year, or whose clock is wrong when it starts,
finds everything as it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from tablee.table.base import Desk, Job
from tablee.table.house import House
from tablee.table.listing import Line
from tablee.table.removal import remove
from tablee.table.terms import Terms
from tablee.table.turn import Sleep

ROUND = 3600.0  # seconds between two looks at all tables
SOME = 100  # tables looked at together ...
REST = 0.1  # ... and the seconds between: those who play now come first
log = logging.getLogger(__name__)

NEWEST = "SELECT MAX(created) FROM tables"
GOING_ON = "SELECT id FROM tables WHERE ended IS NULL AND id > :after ORDER BY id LIMIT :some"
LAST_MOVE = "(SELECT at FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)"
LAST_WORD = "COALESCE((SELECT at FROM chat WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), 0)"
LEFT = f"""ended IS NULL AND ((created < :unused AND {LAST_WORD} < :unused AND {LAST_MOVE} IS NULL)
    OR (created < :unfinished AND {LAST_WORD} < :unfinished AND COALESCE({LAST_MOVE}, 0) < :unfinished))"""
ABANDONED = f"SELECT id FROM tables WHERE id > :after AND id <= :last AND {LEFT} ORDER BY id"  # noqa: S608
WORDS = f"SELECT {LAST_WORD} FROM tables WHERE id = :table"  # noqa: S608
IS_ABANDONED = f"SELECT 1 FROM tables WHERE id = :table AND {LEFT}"  # noqa: S608


async def expire_for_ever(
    house: House, terms: Terms, sleep: Sleep = asyncio.sleep, ticks: Callable[[], float] = time.monotonic
) -> None:
    """Look at all tables every hour. What fails is tried again the next time."""
    lived_until, began = await newest(house), ticks()
    while True:
        await sleep(ROUND)
        now = min(house.clock(), lived_until + ticks() - began)
        try:
            await expire(house, terms, now, sleep)
        except Exception:
            log.exception("old tables could not be taken away")


async def newest(house: House) -> float:
    """When the youngest table was opened; now if there is none."""
    found = await house.store.base.read(lambda desk: desk.rows(NEWEST, {}))
    return house.clock() if found[0][0] is None else float(found[0][0])


async def expire(house: House, terms: Terms, now: float, sleep: Sleep = asyncio.sleep) -> list[str]:
    """Take away the tables that were left behind, some at a time; their ids."""
    gone, last, before = list[str](), "", terms.before(now)
    while some := await house.store.base.read(ids(GOING_ON, {"after": last, "some": SOME})):
        facts = {"after": last, "last": some[-1], **before}
        for table in await house.store.base.read(ids(ABANDONED, facts)):
            if await house.take_away(table, removal(table, before)):
                gone.append(table)
        last = some[-1]
        await sleep(REST)
    if gone:
        log.info("%s tables that were left behind are gone", len(gone))
    return gone


def ids(statement: str, facts: dict[str, object]) -> Job[list[str]]:
    return lambda desk: [row[0] for row in desk.rows(statement, facts)]


def removal(table: str, before: dict[str, object]) -> Job[bool]:
    """All of a table, unless somebody has come back to it; whether it is gone."""

    def job(desk: Desk) -> bool:
        facts = {"table": table, **before}
        if not desk.rows(IS_ABANDONED, facts):
            return False
        remove(desk, table)
        return True

    return job


async def days_left(house: House, line: Line) -> float | None:
    """Until a table goes unless somebody comes back to it; None while that is far."""
    if line.header.ended is not None:
        return None
    last, begun, now = max(line.header.created, line.at or 0.0), line.at is not None, house.clock()
    if house.terms.days_left(last, begun, now) is None:
        return None
    # Talk counts too, and lists know nothing of it.
    said = await house.store.base.read(lambda desk: desk.rows(WORDS, {"table": line.id}))
    return house.terms.days_left(max(last, said[0][0] if said else 0.0), begun, now)
