"""So many requests a minute from one address, and no more."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from tablee.web.hosts import household

MINUTE = 60  # seconds


class Limit(ASGIMiddleware):
    """Counts the requests of every address since the minute began: one number each, however many there are."""

    scopes = (ScopeType.HTTP,)
    exclude_opt_key = "unlimited"

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._minute = 0
        self._asked: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        self.count(visitor_of(scope))
        await next_app(scope, receive, send)

    def count(self, address: str, times: int = 1) -> None:
        """Raises once an address has asked too often, or for too much."""
        minute, seconds = divmod(self._clock(), MINUTE)
        if minute != self._minute:
            self._minute, self._asked = int(minute), Counter()
        self._asked[address] += times
        if self._asked[address] > self._most:
            raise TooManyRequestsException(headers={"retry-after": str(int(MINUTE - seconds) + 1)})


def visitor_of(scope: Scope) -> str:
    """The address that is counted."""
    client = scope["client"]
    return household(client[0]) if client else ""
