"""Who is woken when a list of tables changes: all who look at the lobby, and everybody at whose table something happened.

The lobby is looked up once for all who read it. A move at a table costs nobody anything who does not sit there.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tablee.table.house import House
from tablee.table.listing import Line, open_tables
from tablee.table.live import LiveTable


class Notices:
    def __init__(self, house: House) -> None:
        self._house = house
        self._lobby: set[asyncio.Event] = set()
        self._people: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._changes = 0  # in the lobby
        self._lines: list[Line] | None = None  # of the lobby, as long as nothing has changed there
        self._shown: set[str] = set()  # the tables in it
        self._drawn: dict[str, str] = {}  # the same in each language
        self._looking = asyncio.Lock()
        house.hub.join(self.heard)

    @contextmanager
    def lobby(self, woken: asyncio.Event) -> Iterator[None]:
        """Have an event set whenever another table is open, or one is not any more."""
        self._lobby.add(woken)
        try:
            yield
        finally:
            self._lobby.discard(woken)

    @contextmanager
    def tables_of(self, player: str, woken: asyncio.Event) -> Iterator[None]:
        """Have an event set whenever something happens at a table of that person."""
        self._people[player].add(woken)
        try:
            yield
        finally:
            self._people[player].discard(woken)
            if not self._people[player]:
                del self._people[player]

    def heard(self, table_id: str) -> None:
        """A table has changed. One that is not in memory was changed elsewhere, or is gone: it may be anybody's."""
        table = self._house.at_hand(table_id)
        if table is None or table_id in self._shown or is_open(table):
            self._changes += 1
            self._lines = None
            self._drawn.clear()
            wake(self._lobby)
        if table is None:
            for listeners in self._people.values():
                wake(listeners)
        elif self._people:
            self.tell(*{place.player for place in table.places if place.player})

    def tell(self, *players: str) -> None:
        """Something has changed for these people."""
        for player in players:
            if player in self._people:
                wake(self._people[player])

    async def open_lines(self) -> list[Line]:
        """The tables that are open now."""
        async with self._looking:
            if self._lines is not None:
                return self._lines
            changes, lines = self._changes, await open_tables(self._house.store.base)
            self._shown = {line.id for line in lines}
            if changes == self._changes:  # otherwise whoever asks next looks again
                self._lines = lines
            return lines

    async def lobby_in(self, lang: str, draw: Callable[[list[Line]], str]) -> str:
        """The list in a language, drawn once for all who read it."""
        lines = await self.open_lines()
        if lang not in self._drawn:
            drawn = draw(lines)
            if lines is self._lines:
                self._drawn[lang] = drawn
            return drawn
        return self._drawn[lang]


def is_open(table: LiveTable) -> bool:
    return table.header.public and table.has_room


def wake(listeners: set[asyncio.Event]) -> None:
    for woken in listeners:
        woken.set()
