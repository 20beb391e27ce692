"""Tables leave memory and come back, and other processes write to the same log: nobody is left with an old picture."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, QuickThinker, open_house, position, pueblo, settled

from tablee.engine.values import View
from tablee.table import house as house_module
from tablee.table.base import Taken
from tablee.table.house import House
from tablee.table.hub import Hub
from tablee.table.values import Denied, Entry


class Waiting(QuickThinker):
    """Thinks until it is told to act."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        await self.go.wait()
        return await super().think(game, view, level, seed)


@pytest_asyncio.fixture
async def houses(tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    """Two servers at one database that hear of each other."""
    hub = Hub()
    first = await open_house(tmp_path, hub=hub)
    second = await open_house(tmp_path, hub=hub, beside=first)
    yield first, second
    await first.close()
    await second.close()


# Leaving memory ---------------------------------------------------------------------------------------------------------


async def test_a_bot_acts_at_the_table_that_is_served_when_it_has_thought(tmp_path: Path) -> None:
    thinker = Waiting()
    house = await open_house(tmp_path, thinker)
    forgotten = await pueblo(house, BOT, HERE)
    await asyncio.sleep(0)
    house._tables.clear()
    served = await house.find(forgotten.id)
    thinker.go.set()
    await settled(served)
    assert (forgotten.seq, served.seq) == (0, 2)
    await house.close()


async def test_a_table_where_a_bot_thinks_or_somebody_listens_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "KEPT_IN_MEMORY", 1)
    thinker = Waiting()
    house = await open_house(tmp_path, thinker)
    thinking, heard, quiet = (
        await pueblo(house, BOT, HERE),
        await pueblo(house, HERE, HERE),
        await pueblo(house, HERE, HERE),
    )
    with house.hub.listening(heard.id):
        newest = await pueblo(house, HERE, HERE)
        assert set(house._tables) == {thinking.id, newest.id}  # nobody listened yet when the third one came
        assert await house.find(heard.id) is not heard
        await house.find(quiet.id)
        assert set(house._tables) == {thinking.id, heard.id, quiet.id}
    thinker.go.set()
    await settled(thinking)
    await house.close()


async def test_a_table_that_somebody_writes_to_is_not_forgotten(house_of_one: House) -> None:
    house = house_of_one
    table = await pueblo(house, HERE, HERE)
    async with house._lock(table.id):
        await pueblo(house, HERE, HERE)
        assert await house.find(table.id) is table


@pytest_asyncio.fixture
async def house_of_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(house_module, "KEPT_IN_MEMORY", 1)
    house = await open_house(tmp_path)
    yield house
    await house.close()


# Other writers ----------------------------------------------------------------------------------------------------------


async def test_who_is_late_hears_of_it_and_so_do_the_pages(house: House, other: House) -> None:
    table = await pueblo(house, HERE, HERE)
    twin = await other.find(table.id)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    with other.hub.listening(table.id) as woken:
        with pytest.raises(Denied) as denied:
            await other.act(table.id, LEA, 0, 0, "set coloured SW e5")
        assert woken.is_set()
    assert denied.value.code == "stale"
    assert position(twin) == position(table)


async def test_a_step_is_written_once(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    with pytest.raises(Taken):
        await house.store.append(table.id, Entry(0, 0, "do", "walk 1", 0.0))


async def test_a_bot_goes_on_where_a_late_writer_catches_up(
    house: House, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await pueblo(house, HERE, HERE, BOT)
    await other.find(table.id)
    monkeypatch.setattr(house, "_tend", lambda _table: None)  # this server dies after its last entry
    for seat, step, text in (
        (0, 0, "set coloured NE d4"),
        (0, 1, "walk 1"),
        (1, 2, "set coloured SW f6"),
        (1, 3, "walk 1"),
    ):
        await house.act(table.id, LEA, seat, step, text)
    with pytest.raises(Denied):
        await other.act(table.id, LEA, 0, 0, "set coloured SW e5")
    twin = await other.find(table.id)
    await settled(twin)
    assert twin.seq == 6


async def test_a_move_elsewhere_is_read_from_the_log(houses: tuple[House, House]) -> None:
    house, other = houses
    table = await pueblo(house, HERE, LINK)
    twin = await other.find(table.id)
    with other.hub.listening(table.id) as woken:
        await house.sit(table.id, MARIUS, "Marius")
        await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
        await house.talk.say(table.id, LEA, "Hello")
        assert woken.is_set()
    assert await other.find(table.id) is twin
    assert (twin.seq, position(twin)) == (1, position(table))
    assert twin.names == ("Léa", "Marius")
    assert [said.text for said in twin.said] == ["Hello"]
    await other.act(table.id, LEA, 0, 1, "walk 1")
    await house.act(table.id, MARIUS, 1, 2, "set coloured SW f6")
    assert (await other.find(table.id)).seq == (await house.find(table.id)).seq == 3


async def test_a_rematch_elsewhere_is_known_here(houses: tuple[House, House]) -> None:
    house, other = houses
    table = await pueblo(house, HERE, BOT)
    await other.find(table.id)
    while not table.over:
        if table.acting() == (0,):
            await house.act(table.id, LEA, 0, table.step(0), table.game.choices(table.view(0))[0].text)
        await asyncio.sleep(0)
    follower = await house.rematch(table.id, LEA)
    assert (await other.find(table.id)).header.rematch == follower.id
    assert (await other.rematch(table.id, LEA)).id == follower.id


async def test_the_log_is_not_read_again_after_ones_own_moves(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, _ = houses
    table = await pueblo(house, HERE, HERE)
    monkeypatch.setattr(house.store, "kept", lambda *_, **__: pytest.fail("the log was read"))
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    assert (await house.find(table.id)).seq == 1


async def test_what_is_written_while_the_log_is_read_is_read_as_well(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, other = houses
    table = await pueblo(house, HERE, HERE)
    await other.find(table.id)
    read = other.store.kept

    async def slow(table_id: str, since: int) -> object:
        monkeypatch.setattr(other.store, "kept", read)
        found = await read(table_id, since)
        await house.act(table_id, LEA, 0, 1, "walk 1")
        return found

    monkeypatch.setattr(other.store, "kept", slow)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    await other.find(table.id)
    assert (await other.find(table.id)).seq == 2


async def test_who_finds_a_seat_taken_elsewhere_gets_the_next_one(house: House, other: House) -> None:
    table = await pueblo(house, HERE, LINK, LINK)
    twin = await other.find(table.id)
    await house.sit(table.id, MARIUS, "Marius")
    await other.store.save_player("third", "Third", 0.0)
    assert await other.sit(table.id, "third", "Third") == 2
    assert twin.names == ("Léa", "Marius", "Third")


async def test_who_leaves_in_one_house_is_played_for_in_the_other(houses: tuple[House, House]) -> None:
    first, second = houses
    table = await pueblo(first, HERE, LINK)
    await second.sit(table.id, MARIUS, "Marius")
    other = await second.find(table.id)
    await first.company.leave(table.id, LEA)
    assert (await second.find(table.id)).places[0].stand_in == "steady"
    await second.company.come_back(table.id, LEA)
    assert (await first.find(table.id)).places[0].stand_in == ""
    assert other.marks.number == table.marks.number == 2


async def test_two_houses_that_mark_at_once_both_keep_their_word(house: House, other: House) -> None:
    table = await pueblo(house, HERE, LINK)
    await house.sit(table.id, MARIUS, "Marius")
    await other.find(table.id)
    await house.company.leave(table.id, LEA)
    with pytest.raises(Denied) as denied:
        await other.company.leave(table.id, MARIUS)
    assert denied.value.code == "stale"
    await other.company.leave(table.id, MARIUS)
    assert [place.why for place in (await other.find(table.id)).places] == ["left", "left"]
