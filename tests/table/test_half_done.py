"""No change is half done: log and memory stay together, everybody hears of it, and what was not kept is said so."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, OF_A_FILE, open_house, position, pueblo, settled

from tablee.table import sqlite
from tablee.table.base import Desk
from tablee.table.house import House
from tablee.table.hub import Heard, Hub
from tablee.table.setup import Chair, Setup
from tablee.table.values import Denied


class SlowHub(Hub):
    """As if it asked another machine to tell everybody."""

    async def wake(self, table_id: str, by: Heard | None = None) -> None:
        await asyncio.sleep(0)
        await super().wake(table_id, by)


@pytest.mark.parametrize("hub", [Hub, SlowHub])
@pytest.mark.parametrize("turns", range(12))
async def test_a_cancelled_move_is_done_or_it_is_not(tmp_path: Path, turns: int, hub: type[Hub]) -> None:
    """A line that broke while its move was written left the log ahead of the table, and the bot waiting for ever."""
    house = await open_house(tmp_path, hub=hub())
    table = await pueblo(house, HERE, BOT)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    with house.hub.listening(table.id) as woken:
        moving = asyncio.create_task(house.act(table.id, LEA, 0, 1, "walk 1"))
        for _ in range(turns):
            await asyncio.sleep(0)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        written = len((await house.kept(table.id)).entries) > 1
        assert (table.seq > 1) == written
        assert woken.is_set() == written or hub is SlowHub
    await settled(table)
    assert table.acting() == (0,)
    assert (await house.kept(table.id)).length == table.seq
    await house.close()


async def test_a_seat_that_others_took_is_seen_by_all_who_listen(house: House, other: House) -> None:
    """A catch-up wakes everybody, also where the one who came late gets nothing."""
    table = await pueblo(house, HERE, LINK)
    await other.find(table.id)
    await house.sit(table.id, MARIUS, "Marius")
    with other.hub.listening(table.id) as woken:
        with pytest.raises(Denied):
            await other.sit(table.id, "third", "Third")
        assert woken.is_set()


async def test_a_catch_up_that_fails_is_made_up_for(house: House, other: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await pueblo(house, HERE, HERE)
    await other.find(table.id)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")

    async def failing(table_id: str, since: int = 0) -> None:
        raise Denied("not-read")

    with monkeypatch.context() as patch:
        patch.setattr(other.store, "kept", failing)
        with pytest.raises(Denied):
            await other.act(table.id, LEA, 0, 0, "set coloured SW e5")
    assert position(await other.find(table.id)) == position(table)


# Not kept ---------------------------------------------------------------------------------------------------------------


@OF_A_FILE
async def test_a_database_held_by_another_process_is_called_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "FOR_WRITING", (*sqlite.FOR_WRITING, "busy_timeout=1"))
    house = await open_house(tmp_path)
    table = await pueblo(house, HERE, HERE)
    holder = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(Denied, match="another program holds the database") as denied:
        await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    assert (denied.value.code, table.seq) == ("not-kept", 0)
    assert await house.store.name_of(LEA) == "Léa"  # who only looks does not wait
    holder.execute("ROLLBACK")
    holder.close()
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    assert (await house.kept(table.id)).length == table.seq == 1
    await house.close()


@OF_A_FILE
async def test_what_cannot_be_read_is_called_so(house: House) -> None:
    def failing(_desk: Desk) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    for way in (house.store.base.read, house.store.base.glance):
        with pytest.raises(Denied) as denied:
            await way(failing)
        assert denied.value.code == "not-read"
    assert await house.store.name_of(LEA) == "Léa"


# Late -------------------------------------------------------------------------------------------------------------------


async def test_a_click_made_before_anothers_call_finds_the_table_moved_on(house: House) -> None:
    """In Barracuda's call window it was refused by a rule (BAR-69) the person could not have seen coming."""
    chairs = (HERE, LINK, Chair("here", name="Third"))
    table = await house.open_table(LEA, Setup(game="barracuda", chairs=chairs, options={}))
    await house.sit(table.id, MARIUS, "Marius")
    while "call" not in {choice.verb for choice in table.match.choices(1)}:
        seat = table.acting()[0]
        player = MARIUS if seat == 1 else LEA
        texts = sorted(choice.text for choice in table.match.choices(seat))
        await house.act(table.id, player, seat, table.step(seat), texts[0])
    late = table.step(1)
    await house.act(table.id, LEA, 0, table.step(0), "call")
    with pytest.raises(Denied) as denied:
        await house.act(table.id, MARIUS, 1, late, "call")
    assert denied.value.code == "stale"
    with pytest.raises(Denied) as denied:
        await house.act(table.id, MARIUS, 1, table.step(1), "call")
    assert denied.value.code == "refused"
