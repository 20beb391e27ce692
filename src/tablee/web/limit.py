"""So many requests a minute from one address, and no more."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

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
        client = scope["client"]
        self.count(client[0] if client else "")
        await next_app(scope, receive, send)

    def count(self, address: str) -> None:
        """Raises once an address has asked too often."""
        minute, seconds = divmod(self._clock(), MINUTE)
        if minute != self._minute:
            self._minute, self._asked = int(minute), Counter()
        self._asked[address] += 1
        if self._asked[address] > self._most:
            raise TooManyRequestsException(headers={"retry-after": str(int(MINUTE - seconds) + 1)})
