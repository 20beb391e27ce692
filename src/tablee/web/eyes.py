"""For those who run the server, and programs that watch over it: whether visitors may be sent here, and how it fares."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from litestar import get
from litestar.response import Response

from tablee.table.base import Base, Desk
from tablee.table.values import Denied
from tablee.web import metrics
from tablee.web.insiders import insiders_only
from tablee.web.pages import AnyRequest
from tablee.web.shelf import NOBODYS

FRESH: Final = 2.0  # seconds for which an answer counts
LONG: Final = 3.0  # seconds that a write may take
RESUMING, CLOSING, UNWRITTEN, SLOW = "resuming", "closing", "cannot-write", "writes-slowly"
TRIAL = (
    "INSERT INTO players (id, name, created) VALUES ('-', '', 0)",
    "DELETE FROM players WHERE id = '-'",
)  # which leaves nothing behind, and yet has to reach the disk


class Readiness:
    """Whether visitors may be sent to a server: it knows its tables, and can write."""

    def __init__(self, base: Base, resuming: asyncio.Task[None], clock: Callable[[], float] = time.monotonic) -> None:
        self._base = base
        self._resuming = resuming
        self._clock = clock
        self._until = 0.0
        self._trying: asyncio.Task[str] | None = None
        self.last = RESUMING  # why not; empty: it is

    async def why_not(self) -> str:
        """Empty where it is ready. Many may ask: one of them tries."""
        if not self._resuming.done():
            return RESUMING
        if self._clock() >= self._until:
            self._trying = self._trying or asyncio.create_task(self._try())
            self.last = await asyncio.shield(self._trying)
        return self.last

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(LONG):
                await self._base.write(tried)
            return ""
        except TimeoutError:
            return SLOW
        except Denied:
            return UNWRITTEN
        finally:
            self._trying, self._until = None, self._clock() + FRESH


def tried(desk: Desk) -> None:
    for statement in TRIAL:
        desk.change(statement, {})


@get("/ready", opt=NOBODYS)
async def ready(request: AnyRequest) -> Response[dict[str, object]]:
    """200 while visitors may be sent here, otherwise 503 and why."""
    why = await request.app.state.readiness.why_not()
    return Response({"ready": not why, "why": why}, status_code=503 if why else 200)


@get("/metrics", guards=[insiders_only])
async def numbers(request: AnyRequest) -> Response[str]:
    await request.app.state.readiness.why_not()
    return Response(metrics.text(request.app.state), media_type=metrics.KIND)


def handlers() -> list[Any]:
    return [ready, numbers]
