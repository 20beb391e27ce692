"""Tables as lists show them, found without playing a game: open ones, a person's own. Those that are over: `archive`."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake, Seat
from tablee.table.base import Base, Desk
from tablee.table.glance import Glance, glance_now, read_glance
from tablee.table.house import House
from tablee.table.store import HEADER, PLACE, read_header, read_place
from tablee.table.values import Denied, Header, Place

TIDIED, MUTED, DECLINED = "tidied", "muted", "declined"  # opinions: out of sight, in silence, a rematch one does not want
MOST_OPEN = 100  # lines of the lobby
MOST_MINE = 60  # of one's own tables that are not over
log = logging.getLogger(__name__)

NAMES = HEADER.split(", ")
COLUMNS = ", ".join(f"tables.{name}" for name in NAMES)
FORMER = "SELECT former.id FROM tables AS former WHERE former.rematch = tables.id"
FACTS = f"""SELECT {COLUMNS}, logs.glance, logs.at, ({FORMER}) AS former
    FROM tables LEFT JOIN logs ON logs.table_id = tables.id"""  # noqa: S608
OPEN_SEAT = "SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NULL AND level IS NULL"
THOUGHT = "SELECT table_id FROM opinions WHERE player = :player AND opinion"
OF_MINE = """tables.id IN (SELECT table_id FROM seats WHERE player = :player AND NOT done
    UNION SELECT table_id FROM invitations WHERE player = :player
    UNION SELECT id FROM tables WHERE host = :player AND ended IS NULL)"""
OPEN = f"{FACTS} WHERE public AND ended IS NULL AND EXISTS ({OPEN_SEAT}) ORDER BY created DESC LIMIT :limit"
MINE = f"""{FACTS} WHERE ended IS NULL AND {OF_MINE} AND tables.id NOT IN ({THOUGHT} = :tidied)
    ORDER BY COALESCE(logs.at, created) DESC LIMIT :limit"""
AWAY = f"{FACTS} WHERE ended IS NULL AND tables.id IN ({THOUGHT} = :tidied) ORDER BY created DESC LIMIT :limit"
PLACES = "SELECT table_id, {places} FROM seats WHERE table_id IN (SELECT id FROM ({statement}) AS found) ORDER BY seat"
OPINIONS = "SELECT table_id, opinion FROM opinions WHERE player = :player"
THINK = "INSERT INTO opinions (player, table_id, opinion) VALUES (:player, :table, :opinion) ON CONFLICT DO NOTHING"
THINK_NOT = "DELETE FROM opinions WHERE player = :player AND table_id = :table AND opinion = :opinion"
WHO = """SELECT name FROM players JOIN opinions ON opinions.player = players.id
    WHERE table_id = :table AND opinion = :opinion ORDER BY name"""


@dataclass(frozen=True, slots=True)
class Line:
    """A table on a list."""

    header: Header
    places: tuple[Place, ...]
    glance: Glance | None = None  # None: nobody has moved, or the log has to be read
    at: float | None = None  # when somebody did something last
    former: str | None = None  # the table whose rematch it is
    opinions: frozenset[str] = frozenset()  # of whoever reads the list

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def game(self) -> AnyGame | None:
        """None where this server cannot play it."""
        try:
            game = catalogue.find(self.header.game)
        except Mistake:
            return None
        return game if game.replays(self.header.rules) else None

    @property
    def waiting(self) -> bool:
        return self.header.gathering or not all(place.is_ready for place in self.places)

    @property
    def free(self) -> int:
        return sum(place.is_open for place in self.places)

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        return tuple(place.seat for place in self.places if place.player == player)


async def open_tables(base: Base) -> list[Line]:
    """Those that anybody may join, the newest first."""
    return await lines(base, OPEN, limit=MOST_OPEN)


async def tables_of(base: Base, player: str) -> list[Line]:
    """Where somebody sits, or is invited, and that are not over; where something happened last comes first."""
    return await lines(base, MINE, player=player, tidied=TIDIED, limit=MOST_MINE)


async def tables_put_away(base: Base, player: str) -> list[Line]:
    """Those that somebody does not want to see for now, and that are not over."""
    return await lines(base, AWAY, player=player, tidied=TIDIED, limit=MOST_MINE)


async def with_glance(house: House, line: Line) -> Line:
    """The same; where it is not written down how the game stands, its log is read. Without, where that cannot be."""
    if house.is_damaged(line.id):
        return replace(line, glance=None)
    if line.glance is not None or line.waiting or line.game is None:
        return line
    try:
        return replace(line, glance=glance_now(await house.find(line.id)))
    except Denied:
        return line
    except Exception:
        log.exception("table %s cannot be loaded", line.id)
        return line


async def think(base: Base, player: str, table: str, opinion: str, on: bool = True) -> None:
    """What a person thinks of a table. Raises `Denied` for a table that is not there."""
    facts = {"player": player, "table": table, "opinion": opinion}

    def job(desk: Desk) -> None:
        if not desk.rows("SELECT 1 FROM tables WHERE id = :table", facts):
            raise Denied("unknown-table")
        desk.change(THINK if on else THINK_NOT, facts)

    await base.write(job)


async def who_thinks(base: Base, table: str, opinion: str) -> list[str]:
    """The names of those who think so of a table."""
    return await base.read(lambda desk: [row[0] for row in desk.rows(WHO, {"table": table, "opinion": opinion})])


async def lines(base: Base, statement: str, **facts: object) -> list[Line]:
    def job(desk: Desk) -> list[Line]:
        found = desk.rows(statement, facts)
        if not found:
            return []
        of_tables = PLACES.format(places=PLACE, statement=statement)
        seats, opinions = dict[str, list[Place]](), dict[str, set[str]]()
        for table, *place in desk.rows(of_tables, facts):
            seats.setdefault(table, []).append(read_place(place))
        for table, thought in desk.rows(OPINIONS, facts) if "player" in facts else ():
            opinions.setdefault(table, set()).add(thought)
        return [read_line(row, seats, opinions) for row in found]

    return await base.read(job)


def read_line(row: Sequence[Any], seats: dict[str, list[Place]], opinions: dict[str, set[str]]) -> Line:
    *head, glance, at, former = row
    try:
        header = read_header(head)
    except Denied:  # no options, no game
        for name, nothing in (("options", "{}"), ("game", ""), ("clock", None)):
            head[NAMES.index(name)] = nothing
        header = read_header(head)
    places = tuple(seats.get(header.id, ()))
    return Line(header, places, read_glance(glance), at, former, frozenset(opinions.get(header.id, ())))
