"""Who is told when a table changes. The message is the table's id alone: whoever wakes re-reads the log."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Hub:
    """In memory, for one server process. Another hub for several processes only needs these two methods.

    A listener is an event, not a queue: a slow one wakes once for many changes and sees the newest state.
    """

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    @contextmanager
    def listening(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes."""
        woken = asyncio.Event()
        self._listeners[table_id].add(woken)
        try:
            yield woken
        finally:
            self._listeners[table_id].discard(woken)
            if not self._listeners[table_id]:
                del self._listeners[table_id]

    async def wake(self, table_id: str) -> None:
        for woken in self._listeners.get(table_id, ()):
            woken.set()
