"""The pulse of the server: how late the event loop comes to what is due. Late means that something held up every table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from tablee.table.gauge import Histogram
from tablee.table.turn import Sleep

BEAT = 0.05  # seconds between two looks
LATE = (0.005, 0.02, 0.1, 0.5)  # seconds: at most so late; the rest comes later still
WORTH_A_LINE = 0.1

log = logging.getLogger(__name__)


class Pulse:
    """Counts how late each beat came."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, sleep: Sleep = asyncio.sleep) -> None:
        self._clock, self._sleep = clock, sleep
        self.late = Histogram(LATE)
        self.worst = 0.0

    async def beat_for_ever(self) -> None:
        while True:
            due = self._clock() + BEAT
            await self._sleep(BEAT)
            self.count(self._clock() - due)

    def count(self, late: float) -> None:
        self.late.count(late)
        self.worst = max(self.worst, late)
        if late > WORTH_A_LINE:
            log.warning("something held up all tables for %.0f ms", 1000 * late)

    def told(self) -> dict[str, object]:
        """How many beats came within so many milliseconds, and how late the worst of them was."""
        within = {f"within_{1000 * late:.0f}_ms": count for late, count in zip(LATE, self.late.counts, strict=False)}
        return {**within, "later": self.late.counts[-1], "worst_ms": round(1000 * self.worst, 1)}
