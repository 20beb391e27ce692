"""Who is at which table: people with an open line to it. Of those who are gone for a while the page says so."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

from tablee.engine.values import Seat
from tablee.table.alarms import Alarms
from tablee.table.clock import DAYS, LIVE
from tablee.table.live import LiveTable
from tablee.table.times import MOST_LAG
from tablee.table.values import Place

AWAY_AFTER: Final = 20.0  # seconds without a line: a page that is loaded again, or a tunnel, is no absence
LONG: Final = {LIVE: 60.0}  # seconds after which the others may have a bot play, ...
LONG_OTHERWISE: Final = 180.0  # ... where nobody hurries; where there are days for a move, those days have to pass
REMEMBERED: Final = 10_000
Key: TypeAlias = tuple[str, str]  # a table, a player


class Presence:
    def __init__(
        self,
        clock: Callable[[], float],
        alarms: Alarms,
        find: Callable[[str], Awaitable[LiveTable]],
        wake: Callable[[LiveTable], Awaitable[None]],
        is_watched: Callable[[str], bool],
    ) -> None:
        self._clock, self._alarms, self._find, self._wake, self._is_watched = clock, alarms, find, wake, is_watched
        self._opened = clock()
        self._lines = Counter[Key]()
        self._gone: OrderedDict[Key, float] = OrderedDict()  # since when
        self._lags: dict[Key, float] = {}

    @contextmanager
    def here(self, table_id: str, player: str | None) -> Iterator[None]:
        """Somebody has a line to a table, as long as this lasts."""
        if player is None:
            yield
            return
        key = table_id, player
        self._lines[key] += 1
        self._gone.pop(key, None)
        self._alarms.set(("away", table_id), self._clock(), self.look)
        try:
            yield
        finally:
            self._leave(key)

    @property
    def tables(self) -> set[str]:
        """Where somebody is."""
        return {table_id for table_id, _ in self._lines}

    def is_here(self, table_id: str, player: str) -> bool:
        return (table_id, player) in self._lines

    def away_for(self, table_id: str, player: str) -> float:
        """Seconds since somebody had a line to a table, as far as this server knows; 0 for who has one."""
        key = table_id, player
        return 0.0 if key in self._lines else self._clock() - self._gone.get(key, self._opened)

    def _leave(self, key: Key) -> None:
        self._lines[key] -= 1
        if self._lines[key]:
            return
        del self._lines[key]
        self._lags.pop(key, None)
        self._gone[key] = self._clock()
        self._gone.move_to_end(key)
        while len(self._gone) > REMEMBERED:
            self._gone.popitem(last=False)
        soon = self._clock() + AWAY_AFTER
        if (self._alarms.at(("away", key[0])) or soon) >= soon:
            self._alarms.set(("away", key[0]), soon, self.look)

    # How long a word is on its way --------------------------------------------------------------------------------------

    def measured(self, table_id: str, player: str | None, seconds: float) -> None:
        """How long a word takes to somebody's page and back."""
        if player is not None and (table_id, player) in self._lines:
            self._lags[table_id, player] = min(max(0.0, seconds), MOST_LAG)

    def lag(self, table_id: str, player: str | None) -> float:
        """What of that is not charged; nothing where it is not known."""
        return 0.0 if player is None else self._lags.get((table_id, player), 0.0)

    # Who is away --------------------------------------------------------------------------------------------------------

    async def look(self, table_id: str) -> None:
        """Show who is away by now, and look again when that may be different; of a table that somebody looks at."""
        if not self._is_watched(table_id):
            return
        table = await self._find(table_id)
        away = self.away(table)
        if away != table.away:
            table.away = away
            await self._wake(table)
        if (again := self._next(table)) is not None:
            self._alarms.set(("away", table_id), again, self.look)

    def away(self, table: LiveTable) -> dict[Seat, bool]:
        """The seats of people who are not here, and whether for so long that a bot may play for them."""
        now = self._clock()
        gone = {place.seat: now - since for place in table.places if (since := self._since(table, place)) is not None}
        return {seat: seconds >= long_after(table) for seat, seconds in gone.items() if seconds >= AWAY_AFTER}

    def _since(self, table: LiveTable, place: Place) -> float | None:
        """Since when somebody is gone; None if they are here, or a bot sits there."""
        if place.player is None or (table.id, place.player) in self._lines:
            return None
        return self._gone.get((table.id, place.player), self._opened)

    def _next(self, table: LiveTable) -> float | None:
        moments = [since + wait for place in table.places if (since := self._since(table, place)) is not None
                   for wait in (AWAY_AFTER, long_after(table))]  # fmt: skip
        return min((moment for moment in moments if self._clock() < moment < float("inf")), default=None)


def long_after(table: LiveTable) -> float:
    """Seconds without a line after which a bot may play for somebody."""
    kind = table.header.clock.kind
    return float("inf") if kind == DAYS else LONG.get(kind, LONG_OTHERWISE)
