"""What people report about each other, with the talk as it was then: for the host of the table and who runs the site."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablee.table.base import Base, Desk

TALK_KEPT: Final = 40  # the newest things that were said
LONGEST: Final = 300  # letters of what somebody writes to it

NEXT = "SELECT COUNT(*) FROM reports WHERE table_id = :table_id"
ADD = """INSERT INTO reports (table_id, seq, player, other, name, text, talk, at)
    VALUES (:table_id, :seq, :player, :other, :name, :text, :talk, :at)"""
REPORTED = """SELECT COUNT(*) FROM reports WHERE table_id = :table_id
    AND other <> (SELECT host FROM tables WHERE id = :table_id)"""
COLUMNS = "table_id, player, other, name, text, talk, at"
AT_TABLE = f"SELECT {COLUMNS} FROM reports WHERE table_id = :table_id ORDER BY seq DESC"  # noqa: S608
NEWEST = f"SELECT {COLUMNS} FROM reports ORDER BY at DESC LIMIT :limit"  # noqa: S608


@dataclass(frozen=True, slots=True)
class Report:
    table: str
    player: str  # who reports
    other: str  # whom, ...
    name: str  # ... as they were called
    text: str
    talk: tuple[tuple[str, str], ...]  # names and words, oldest first
    at: float


class Reports:
    def __init__(self, base: Base) -> None:
        self._base = base

    async def add(self, report: Report) -> None:
        facts: dict[str, Any] = {
            "table_id": report.table, "player": report.player, "other": report.other, "name": report.name,
            "text": report.text, "talk": json.dumps(report.talk[-TALK_KEPT:]), "at": report.at,
        }  # fmt: skip

        def job(desk: Desk) -> None:
            desk.change(ADD, facts | {"seq": desk.rows(NEXT, facts)[0][0]})

        await self._base.write(job)

    async def about(self, table_id: str) -> list[Report]:
        """Those of one table, the newest first."""
        return await self._found(AT_TABLE, table_id=table_id)

    async def newest(self, limit: int = 20) -> list[Report]:
        return await self._found(NEWEST, limit=limit)

    async def _found(self, statement: str, **facts: object) -> list[Report]:
        return await self._base.read(lambda desk: [_report(row) for row in desk.rows(statement, facts)])


def _report(row: Sequence[Any]) -> Report:
    table, player, other, name, text, talk, at = row
    lines = json.loads(talk) if isinstance(talk, str) else talk
    return Report(table, player, other, name, text, tuple((who, said) for who, said in lines), at)
