"""Who is told when a table changes. The message is the table's id alone: whoever wakes re-reads the log."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

Heard: TypeAlias = Callable[[str], None]  # is given the id of a table


class Hub:
    """In memory, for one server process. Another hub for several processes only needs these methods.

    A listener is an event, not a queue: a slow one wakes once for many changes and sees the newest state.
    """

    def __init__(self) -> None:
        self._houses: list[Heard] = []
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    @contextmanager
    def listening(self, table_id: str, woken: asyncio.Event | None = None) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes; one may have it already, for several tables."""
        woken = woken or asyncio.Event()
        self._listeners[table_id].add(woken)
        try:
            yield woken
        finally:
            self._listeners[table_id].discard(woken)
            if not self._listeners[table_id]:
                del self._listeners[table_id]

    def is_heard(self, table_id: str) -> bool:
        """Whether anybody listens to the table."""
        return table_id in self._listeners

    def heard_by(self, table_id: str) -> int:
        """How many listen to the table."""
        return len(self._listeners.get(table_id, ()))

    @property
    def listeners(self) -> int:
        """How many listen, to whatever table."""
        return sum(map(len, self._listeners.values()))

    def join(self, heard: Heard) -> None:
        """Have a house told of every table that others change, before anybody is woken."""
        self._houses.append(heard)

    async def wake(self, table_id: str, by: Heard | None = None) -> None:
        """Tell everybody that a table has changed, but not the house that changed it."""
        for heard in self._houses:
            if heard != by:
                heard(table_id)
        for woken in self._listeners.get(table_id, ()):
            woken.set()
