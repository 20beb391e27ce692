"""A person's games that are over, however many: found by game, people, result and day, a page at a time.

Rows of `results` stand in the order in which they are listed, so that a page begins right after the last one that was
shown (keyset paging) and nothing before it is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tablee.table.base import Base, Desk
from tablee.table.listing import COLUMNS, Line, read_line
from tablee.table.results import folded
from tablee.table.store import PLACE, read_place

A_PAGE: Final = 20
WON, LOST, CLOSED = "won", "lost", "closed"
RESULTS: Final = (WON, LOST, CLOSED)
CLAUSES: Final[Mapping[str, str]] = {  # by what is asked for
    "game": "results.game = :game",
    "people": r"results.people LIKE :people ESCAPE '\'",
    WON: "results.place = 1",
    LOST: "results.place > 1",
    CLOSED: "results.place IS NULL",
    "since": "results.ended >= :since",
    "until": "results.ended < :until",
    "after": "(results.ended, results.table_id) < (:ended, :table)",
}
FOUND: Final = f"""SELECT {COLUMNS}, logs.glance, logs.at, NULL,
    results.seat, results.place, results.points, results.length, results.took
    FROM results JOIN tables ON tables.id = results.table_id LEFT JOIN logs ON logs.table_id = tables.id
    WHERE results.player = :player{{more}} ORDER BY results.ended DESC, results.table_id DESC LIMIT :limit"""  # noqa: S608
SEATS: Final = "SELECT table_id, {place} FROM seats WHERE table_id IN ({tables}) ORDER BY table_id, seat"
COUNT: Final = "SELECT COUNT(*) FROM results WHERE player = :player"


class Mark(NamedTuple):
    """The last game that was shown, after which the next page begins."""

    ended: float
    table: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody looks for; nothing: all of them."""

    game: str = ""
    people: str = ""
    result: str = ""
    since: float | None = None
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, for one who played it."""

    line: Line
    seat: int
    place: int | None  # None: nobody won, or it is not known
    points: int | None
    length: int  # actions
    took: float  # seconds

    @property
    def mark(self) -> Mark:
        assert self.line.header.ended is not None
        return Mark(self.line.header.ended, self.line.id)


def statement_of(wanted: Wanted, after: Mark | None = None) -> tuple[str, dict[str, object]]:
    """What to ask the database, and with which values."""
    values = {"game": wanted.game, "people": wanted.people.strip(), "since": wanted.since, "until": wanted.until}
    facts: dict[str, object] = {name: value for name, value in values.items() if value not in ("", None)}
    asked = [CLAUSES[name] for name in facts]
    if "people" in facts:
        facts["people"] = f"%{escaped(folded(wanted.people.strip()))}%"
    if wanted.result in RESULTS:
        asked.append(CLAUSES[wanted.result])
    if after is not None:
        asked.append(CLAUSES["after"])
        facts |= {"ended": after.ended, "table": after.table}
    return FOUND.format(more="".join(f" AND {one}" for one in asked)), facts


def escaped(text: str) -> str:
    """Signs that stand for others in a pattern, as themselves."""
    return "".join(f"\\{letter}" if letter in r"\%_" else letter for letter in text)


async def finished_games(
    base: Base, player: str, wanted: Wanted, after: Mark | None = None, limit: int = A_PAGE
) -> tuple[list[Finished], bool]:
    """A page of them, the newest first; whether there are more."""
    statement, facts = statement_of(wanted, after)

    def job(desk: Desk) -> list[Finished]:
        rows = desk.rows(statement, {**facts, "player": player, "limit": limit + 1})
        seats = seats_at(desk, [row[0] for row in rows])
        return [Finished(read_line(row[:-5], seats, {}), *row[-5:]) for row in rows]

    found = await base.read(job)
    return found[:limit], len(found) > limit


def seats_at(desk: Desk, tables: Sequence[str]) -> dict[str, list[Any]]:
    """Who sat at some tables."""
    if not tables:
        return {}
    names = {f"t{number}": table for number, table in enumerate(tables)}
    asked = SEATS.format(place=PLACE, tables=", ".join(f":{name}" for name in names))
    seats: dict[str, list[Any]] = {}
    for table, *place in desk.rows(asked, names):
        seats.setdefault(table, []).append(read_place(place))
    return seats


async def count_finished(base: Base, player: str) -> int:
    return int((await base.read(lambda desk: desk.rows(COUNT, {"player": player})))[0][0])
