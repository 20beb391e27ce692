"""The open sockets of each person, so that they can be cut when a device no longer counts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import WebSocket

ENDED = 4401  # close code: whoever calls again is asked anew who they are


class Devices:
    def __init__(self) -> None:
        self._open: defaultdict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)

    @contextmanager
    def held(self, player: str | None, socket: WebSocket[Any, Any, Any]) -> Iterator[None]:
        """While a person, or a stranger, is on the line."""
        if player is None:
            yield
            return
        self._open[player].add(socket)
        try:
            yield
        finally:
            self._open[player].discard(socket)
            if not self._open[player]:
                del self._open[player]

    async def cut(self, player: str) -> None:
        """All of a person's lines; their browsers call again with the cookies they have then."""
        for socket in tuple(self._open.get(player, ())):
            await socket.close(code=ENDED, reason="this device was ended")
