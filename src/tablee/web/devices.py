"""The open sockets of each person, so that they can be cut when a device no longer counts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import WebSocket

ENDED = 4401  # close code: whoever calls again is asked anew who they are
AnySocket = WebSocket[Any, Any, Any]


class Devices:
    def __init__(self) -> None:
        self._open: defaultdict[str, dict[AnySocket, str]] = defaultdict(dict)

    @contextmanager
    def held(self, player: str | None, socket: AnySocket) -> Iterator[None]:
        """While a person, or a stranger, is on the line."""
        if player is None:
            yield
            return
        self._open[player][socket] = str(socket.session.get("device", ""))
        try:
            yield
        finally:
            del self._open[player][socket]
            if not self._open[player]:
                del self._open[player]

    async def cut(self, player: str, device: str | None = None) -> None:
        """All of a person's lines, or those of one device; their browsers call again with the cookies they have then."""
        for socket, held_by in tuple(self._open.get(player, {}).items()):
            if device in (None, held_by):
                await socket.close(code=ENDED, reason="this device was ended")
