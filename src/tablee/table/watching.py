"""Who looks on at a table without a seat. Told when it is different, and not at every reload of a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from tablee.table.alarms import Alarms
from tablee.table.live import LiveTable

SOON: Final = 1.0  # seconds until others are told that somebody has come ...
GRACE: Final = 15.0  # ... and that somebody has gone
KIND: Final = "watching"  # of alarm


class Line(NamedTuple):
    player: str  # empty for who has no cookie
    name: str  # that they gave; empty: none


class Watching:
    def __init__(
        self,
        clock: Callable[[], float],
        alarms: Alarms,
        known: Callable[[str], LiveTable | None],
        wake: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self._clock, self._alarms, self._known, self._wake = clock, alarms, known, wake
        self._lines: dict[str, Counter[Line]] = {}  # by table

    @contextmanager
    def here(self, table_id: str, player: str | None, name: str = "") -> Iterator[None]:
        """While somebody has a table before them, in one window of perhaps several."""
        line, lines = Line(player or "", name), self._lines.setdefault(table_id, Counter())
        lines[line] += 1
        self._look_in(table_id, SOON)
        try:
            yield
        finally:
            lines[line] -= 1
            if not lines[line]:
                del lines[line]
            if not lines:
                self._lines.pop(table_id, None)
            self._look_in(table_id, GRACE)

    def at(self, table: LiveTable) -> tuple[str, ...]:
        """The names of those who look on without a seat, in the order in which they came; empty for who gave none."""
        people = {line.player: line.name for line in self._lines.get(table.id, ())}
        return tuple([name for player, name in people.items() if not table.seats_of(player)])

    def _look_in(self, table_id: str, seconds: float) -> None:
        """Once, at the earliest moment that anybody asked for."""
        at, known = self._clock() + seconds, self._alarms.at((KIND, table_id))
        if known is None or known > at:
            self._alarms.set((KIND, table_id), at, self.look)

    async def look(self, table_id: str) -> None:
        table = self._known(table_id)
        if table is not None and (now := self.at(table)) != table.watchers:
            table.watchers = now
            await self._wake(table)
