"""Who looks on is told when it is different, not at every reload, and of many together."""

from __future__ import annotations

from typing import Any

import pytest
from table.house_kit import HERE, LEA, LINK, MARIUS, moment, pueblo

from tablee.table.alarms import Alarms
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.watching import GRACE, SOON, Watching


class Room:
    """A table, a clock that is told the time, and everything that was told."""

    def __init__(self, table: LiveTable) -> None:
        self.table, self.now = table, 100.0
        self.told: list[tuple[str, ...]] = []
        self.alarms = Alarms(lambda: self.now, moment)
        self.watching = Watching(lambda: self.now, self.alarms, lambda _table: table, self.wake)

    async def wake(self, table: LiveTable) -> None:
        self.told.append(table.watchers)

    def here(self, player: str | None, name: str = "") -> Any:
        return self.watching.here(self.table.id, player, name)

    async def pass_by(self, seconds: float) -> None:
        self.now += seconds
        await self.alarms.ring()


@pytest.fixture
async def room(house: House) -> Room:
    table = await pueblo(house, HERE, LINK)
    await house.sit(table.id, MARIUS, "Marius")
    return Room(table)


async def test_who_comes_is_told_soon_and_who_goes_after_a_while(room: Room) -> None:
    with room.here("zoe", "Zoé"), room.here(LEA, "Léa"), room.here(None):
        assert room.told == []
        await room.pass_by(SOON)
        assert room.told == [("Zoé", "")], "who sits there does not look on"
    await room.pass_by(GRACE - 0.5)
    assert len(room.told) == 1
    await room.pass_by(0.5)
    assert room.told[1:] == [()]


async def test_a_reload_and_a_second_window_are_no_news(room: Room) -> None:
    with room.here("zoe"), room.here("zoe"):
        await room.pass_by(SOON)
    with room.here("zoe"):
        await room.pass_by(3 * GRACE)
    assert room.told == [("",)]


async def test_many_who_come_and_go_are_told_of_together(room: Room) -> None:
    for number in range(50):
        with room.here(f"guest {number}"):
            await room.pass_by(0.01)
    await room.pass_by(2 * GRACE)
    assert room.told == []
    assert room.watching._lines == {}


async def test_a_table_that_is_read_again_knows_who_looks_on(house: House) -> None:
    table = await pueblo(house, HERE, LINK)
    with house.watching.here(table.id, "zoe", "Zoé"):
        house._tables.clear()
        assert (await house.find(table.id)).watchers == ("Zoé",)
