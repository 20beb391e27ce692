"""An eye on the bots, beside those that keep them going: which ones owe a decision for longer than they ever may."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from tablee.bots.lanes import longest
from tablee.bots.worker import START
from tablee.engine.values import Seat
from tablee.table import patience
from tablee.table.house import House
from tablee.table.turn import Sleep, owing

LOOK: Final = 5.0  # seconds between two looks
log = logging.getLogger(__name__)

Debt: TypeAlias = tuple[str, Seat, int]  # a seat of a table, at a step


@dataclass(frozen=True, slots=True)
class Stuck:
    table: str
    seat: Seat
    level: str
    seconds: float  # since when


def hard_limit(level: str) -> float:
    """Seconds within which a bot has acted even if all thoughts of all ways it tries are lost, and a process must start."""
    seconds, failures = START, 0
    while (way := patience.level_after(failures, level)) is not None:
        failures += 1
        seconds += longest(way) + patience.pause_after(failures)
    return seconds


class Watch:
    """Time that a bot waits for its turn to think does not count: that is how a busy house shares its minds."""

    def __init__(self, house: House, clock: Callable[[], float] = time.monotonic) -> None:
        self._house = house
        self._clock = clock
        self._since: dict[Debt, float] = {}
        self._told: set[Debt] = set()

    async def look_for_ever(self, sleep: Sleep = asyncio.sleep) -> None:
        while True:
            self.look()
            await sleep(LOOK)

    def look(self) -> list[Stuck]:
        """Who is stuck now; each is told in the log once."""
        now, debts = self._clock(), {}
        for debt, level in self._debts():
            debts[debt] = self._since.get(debt, now), level
        self._since = {debt: since for debt, (since, _) in debts.items()}
        self._told &= debts.keys()
        found = {debt: (now - since, level) for debt, (since, level) in debts.items() if now - since > hard_limit(level)}
        for table, seat, step in found.keys() - self._told:
            log.error("the bot on seat %s of table %s is stuck at step %s", seat, table, step)
        self._told |= found.keys()
        return [Stuck(table, seat, level, seconds) for (table, seat, _), (seconds, level) in found.items()]

    def _debts(self) -> Iterator[tuple[Debt, str]]:
        waiting = self._house.minds.waiting
        for table in self._house.tables:
            if table.id not in waiting:
                for seat in owing(table, self._house.hub.is_heard):
                    yield (table.id, seat, table.step(seat)), str(table.places[seat].mind)
