"""Who may think next. All tables share few minds, and nobody who opens many tables keeps another one's bots waiting.

In each lane tables that somebody looks at go first; then whoever has fewer thoughts under way; then hosts by turns; of one
host's thoughts the quicker level, and the one that has waited longest. What is done in spare time, for nobody at a table,
is let in only while no bot waits.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

from tablee.bots.lanes import Lane, lane_of, widths
from tablee.bots.levels import LEVELS, find_level
from tablee.table.gauge import Histogram

REMEMBERED = 1000  # hosts whose last turn is known; who has not thought for so long goes first


@dataclass(eq=False, slots=True)
class Asked:
    """A thought that is to be thought: for which table, opened by whom."""

    host: str
    table: str
    level: str
    at: float  # since when it waits
    lane: Lane
    admitted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Queue:
    def __init__(
        self,
        is_watched: Callable[[str], bool],
        wide: Mapping[Lane, int] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`is_watched` says whether somebody looks at a table now."""
        self._is_watched = is_watched
        self._clock = clock
        self.waits = Histogram()  # seconds until each turn came
        self._lanes = {lane: Line(width, lane is Lane.SPARE) for lane, width in (wide or widths()).items()}

    def ask(self, host: str, table: str, level: str) -> Asked:
        """Stand in line; the turn may come at once. It has to be taken with `turn`."""
        return self._stand(Asked(host, table, level, self._clock(), lane_of(level)))

    def ask_for_spare(self, host: str, table: str) -> Asked:
        """The same, for time that no bot needs."""
        return self._stand(Asked(host, table, LEVELS[-1].name, self._clock(), Lane.SPARE))

    def _stand(self, asked: Asked) -> Asked:
        self._lanes[asked.lane].waiting.append(asked)
        self._admit()
        return asked

    def _admit(self) -> None:
        bots = [line for lane, line in self._lanes.items() if lane is not Lane.SPARE]
        for line in bots:
            line.admit(self._is_watched)
        if Lane.SPARE in self._lanes and not any(line.waiting for line in bots):
            self._lanes[Lane.SPARE].admit(self._is_watched)

    @asynccontextmanager
    async def turn(self, asked: Asked) -> AsyncIterator[None]:
        """Wait for the turn to think, and think inside."""
        line = self._lanes[asked.lane]
        try:
            await asked.admitted
            self.waits.count(self._clock() - asked.at)
            yield
        finally:
            line.leave(asked)
            self._admit()

    @property
    def waiting(self) -> int:
        return sum(len(line.waiting) for line in self._lanes.values())

    @property
    def tables(self) -> set[str]:
        """Where a bot waits."""
        return {asked.table for line in self._lanes.values() for asked in line.waiting}

    @property
    def under_way(self) -> int:
        return sum(line.under_way.total() for line in self._lanes.values())


class Line:
    """One lane. Where it is wider than one, no host ever fills it, unless it is for spare time, of which nobody is sure."""

    def __init__(self, width: int, spare: bool = False) -> None:
        self.waiting: list[Asked] = []
        self.under_way = Counter[str]()  # by host
        self._width = width
        self._most_of_a_host = width if spare else max(1, width - 1)
        self._last: OrderedDict[str, int] = OrderedDict()  # when each host had a turn, oldest first
        self._numbers = count(1)

    def admit(self, is_watched: Callable[[str], bool]) -> None:
        """Let in whose turn it is, as long as there is room."""

        def rank(asked: Asked) -> tuple[bool, int, int, int]:
            last = self._last.get(asked.host, 0)
            return not is_watched(asked.table), self.under_way[asked.host], last, find_level(asked.level).number

        while self.under_way.total() < self._width:
            able = filter(self._may_come, self.waiting)
            asked = min(able, key=rank, default=None)  # of equals the first
            if asked is None:
                return
            self._let_in(asked)

    def _may_come(self, asked: Asked) -> bool:
        return self.under_way[asked.host] < self._most_of_a_host and not asked.admitted.cancelled()

    def _let_in(self, asked: Asked) -> None:
        self.waiting.remove(asked)
        self.under_way[asked.host] += 1
        self._last[asked.host] = next(self._numbers)
        self._last.move_to_end(asked.host)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        asked.admitted.set_result(None)

    def leave(self, asked: Asked) -> None:
        """It has thought, or does not want to any more."""
        if asked in self.waiting:
            self.waiting.remove(asked)
        else:
            self.under_way[asked.host] -= 1
            if not self.under_way[asked.host]:
                del self.under_way[asked.host]
