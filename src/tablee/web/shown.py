"""A game that somebody looks at once more, found at its table or among the files that were opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, SkipValidation

from tablee.engine.values import Seat
from tablee.table.live import LiveTable
from tablee.table.past import seen_by
from tablee.table.values import Denied
from tablee.web.course import Course
from tablee.web.newest import Newest
from tablee.web.pages import AnyRequest
from tablee.web.people import guest_of, house_of, welcome
from tablee.web.reception import reception_of, who_of
from tablee.web.reel import Layer, Reel, reel_of, source_of

KEPT: Final = 24  # games that somebody looked at lately, from tables and from files
COURSES: Final = 64


class Shown(NamedTuple):
    """A game that somebody looks at, where it is found, and the seats that are their own."""

    reel: Reel
    address: str
    table: str  # its id; empty for a file
    mine: tuple[Seat, ...]
    unheard: frozenset[str] = frozenset()  # people whom they do not want to hear


Looked: TypeAlias = NamedDependency[SkipValidation[Shown]]


class Archive:
    """What is kept in memory of games that are looked at."""

    def __init__(self) -> None:
        self.tables: Newest[tuple[object, ...], Reel] = Newest(KEPT)
        self.files: Newest[tuple[str, str], Reel] = Newest(KEPT)  # by their names and whose they are
        self.courses: Newest[tuple[int, Layer, str], tuple[Reel, Course]] = Newest(COURSES)


def archive_of(request: AnyRequest) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


# Finding ------------------------------------------------------------------------------------------------------------------


async def of_table(request: AnyRequest, table_id: FromPath[str]) -> Shown:
    """Raises `Denied` for a table that is not there, and before its game has begun."""
    guest = await guest_of(request)
    table = seen_by(await welcome(request, table_id), guest.id)
    if table.waiting:
        raise Denied("not-started")
    reel, mine = await reel_at(request, table), table.seats_of(guest.id)
    unheard = frozenset(await house_of(request).order.distances.of(guest.id))
    return Shown(reel, f"/table/{table_id}/replay", table_id, mine, unheard)


async def reel_at(request: AnyRequest, table: LiveTable) -> Reel:
    reels, key = archive_of(request).tables, (table.id, table.seq, len(table.said), table.names)
    return reels.get(key) or reels.keep(key, await aside(request, reel_of, source_of(table)))


async def of_file(request: AnyRequest, name: FromPath[str]) -> Shown:
    """Raises `Denied` for what was forgotten, and what somebody else opened."""
    guest = await guest_of(request)
    reel = archive_of(request).files.get((name, guest.id))
    if reel is None:
        raise Denied("record-forgotten")
    return Shown(reel, f"/replay/{name}", "", ())


async def aside(request: AnyRequest, work: Callable[..., Any], *given: Any) -> Any:
    """Beside the loop: games are played once more, boards are drawn that nobody has drawn yet."""
    return await reception_of(request).aside.do(who_of(request), work, *given)
