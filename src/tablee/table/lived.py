"""When the site was there: time in which nobody could act is charged to nobody.

While a clock runs, the house writes down every few seconds that it is alive. Whoever opens it finds how long it was not.
"""

from __future__ import annotations

from typing import Final

from tablee.table.base import Base, Desk

BEAT: Final = 3.0  # seconds between two signs of life; what is no longer is no pause: another process may be alive
SLEPT: Final = 20.0  # seconds without one after which the whole machine must have slept
MOST: Final = 1000  # pauses that are remembered

ALIVE = "SELECT at FROM life WHERE id = 1"
LIVE = "UPDATE life SET at = :at WHERE id = 1 AND at < :at"
BEGIN = "INSERT INTO life (id, at) VALUES (1, :at)"
PAUSE = "INSERT INTO pauses (since, until) VALUES (:since, :until)"
PAUSES = "SELECT since, until FROM pauses ORDER BY since"
FORGET = """DELETE FROM pauses WHERE since NOT IN (SELECT since FROM (SELECT since FROM pauses
    ORDER BY since DESC LIMIT :most) AS newest)"""


class Lived:
    """Pauses between times at which the site was there, oldest first."""

    def __init__(self) -> None:
        self.pauses: list[tuple[float, float]] = []

    async def open(self, base: Base, now: float) -> None:
        """Find the pauses of former times, and write down the one that ends now, if it is one."""

        def job(desk: Desk) -> list[tuple[float, float]]:
            alive = desk.rows(ALIVE, {})
            if not alive:
                desk.change(BEGIN, {"at": now})
            elif now - alive[0][0] > BEAT:
                desk.change(PAUSE, {"since": alive[0][0], "until": now})
                desk.change(FORGET, {"most": MOST})
                desk.change(LIVE, {"at": now})
            return [(row[0], row[1]) for row in desk.rows(PAUSES, {})]

        self.pauses[:] = await base.write(job)

    async def beat(self, base: Base, now: float) -> None:
        """Say that the site is there."""
        await base.write(lambda desk: desk.change(LIVE, {"at": now}))

    def between(self, since: float, until: float) -> float:
        """Seconds of a stretch of time in which the site was there."""
        down = sum(max(0.0, min(until, end) - max(since, start)) for start, end in self._near(since))
        return max(0.0, until - since - down)

    def down_since(self, moment: float) -> float:
        """Seconds since a moment in which it was not."""
        return sum(end - max(moment, start) for start, end in self._near(moment))

    def _near(self, since: float) -> list[tuple[float, float]]:
        """The pauses that end after a moment; mostly none."""
        found: list[tuple[float, float]] = []
        for pause in reversed(self.pauses):
            if pause[1] <= since:
                break
            found.append(pause)
        return found
