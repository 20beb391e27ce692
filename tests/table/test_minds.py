"""Many bots and few minds: nobody who opens many tables keeps another one's bots waiting, and nobody plays for no one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from table.counted import PACE, Clock, Thinkers, counted_house, settled, watching
from table.house_kit import HERE, LEA, MARIUS, SERVER, open_house

from tablee.table.crowd import MOST_PER_HOST
from tablee.table.house import House
from tablee.table.live import QUEUED, LiveTable
from tablee.table.setup import Chair, Setup
from tablee.table.turn import UNNOTICED

pytestmark = pytest.mark.skipif(bool(SERVER), reason="a database server does not wait for a counted clock")

EXPERT, STEADY = Chair("bot", level="expert"), Chair("bot", level="steady")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture
async def house(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    house = await counted_house(tmp_path, clock, monkeypatch)
    yield house
    await house.close()


async def opened(house: House, host: str, *chairs: Chair, game: str = "pueblo") -> LiveTable:
    options = {"starter": 0} if game == "pueblo" else {}
    return await house.open_table(host, Setup(game=game, chairs=chairs, options=options))


async def move(house: House, table: LiveTable, player: str) -> None:
    """A whole turn of the person on the first seat."""
    while table.acting() == (0,):
        await house.act(table.id, player, 0, table.step(0), table.match.choices(0)[0].text)


# Who waits for whom -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watched", [True, False], ids=["watched", "unwatched"])
async def test_sixty_tables_of_experts_delay_anothers_steady_bot_by_less_than_a_second(
    house: House, clock: Clock, watched: bool
) -> None:
    chairs = (EXPERT,) * 6 if watched else (EXPERT, HERE)
    flood = [await opened(house, MARIUS, *chairs, game="gaudi") for _ in range(60)]
    with watching(house, *(table.id for table in flood if watched)):
        for table in flood:
            await house.find(table.id)
        await clock.rest(20)
        assert house.minds.told()["thinking"] == 1  # one host does not fill the lane
        mine = await opened(house, LEA, HERE, STEADY)
        await move(house, mine, LEA)
        assert await clock.until(lambda: mine.acting() == (0,)) <= 1.0 + 2 * PACE  # it sets a stone and walks


async def test_only_so_many_think_at_once(house: House, clock: Clock) -> None:
    tables = [await opened(house, host, EXPERT, HERE) for host in (LEA, MARIUS) for _ in range(10)]
    tables += [await opened(house, host, STEADY, HERE) for host in (LEA, MARIUS) for _ in range(10)]
    await clock.until(lambda: not house.minds.tables)
    assert all(table.acting() == (1,) for table in tables)
    assert isinstance(house.minds.thinker, Thinkers)
    assert house.minds.thinker.most == {"expert": 2, "steady": 1}


async def test_a_hosts_expert_waits_for_one_thought_of_another_host_at_most(house: House, clock: Clock) -> None:
    await opened(house, MARIUS, EXPERT, HERE)
    await house.store.save_player("third", "Third", 0.0)
    for _ in range(10):
        await opened(house, "third", EXPERT, HERE)
    await clock.rest(1)
    mine = await opened(house, LEA, EXPERT, HERE)
    with watching(house, mine.id):
        assert await clock.until(lambda: mine.acting() == (1,)) <= 2 * (8 + 8)


async def test_a_host_has_only_so_many_bots_at_it_and_all_come_to_an_end(house: House, clock: Clock) -> None:
    tables = [await opened(house, MARIUS, EXPERT, HERE) for _ in range(MOST_PER_HOST + 10)]
    await settled()
    told = house.minds.told()
    assert (told["thinking"] + told["queued"], told["outside"]) == (MOST_PER_HOST, 10)
    assert len(house.minds.tables) == MOST_PER_HOST
    await clock.until(lambda: all(table.acting() == (1,) for table in tables))
    await settled()
    assert house.minds.told() == {"thinking": 0, "queued": 0, "outside": 0, "failing": 0}


async def test_a_bot_takes_no_less_time_than_its_pace(house: House, clock: Clock) -> None:
    """Whatever it knows: how long it thinks would tell."""
    table = await opened(house, LEA, HERE, STEADY)
    await move(house, table, LEA)
    assert await clock.until(lambda: table.acting() == (0,)) == pytest.approx(2 * PACE)


# For whom they play -----------------------------------------------------------------------------------------------------


async def test_bots_among_themselves_play_only_while_somebody_looks(house: House, clock: Clock) -> None:
    table = await opened(house, LEA, STEADY, STEADY)
    await house.find(table.id)
    await settled()
    assert not house.minds.tables
    with watching(house, table.id):
        await house.find(table.id)
        await clock.until(lambda: table.seq == 4)
    await clock.until(lambda: not house.minds.tables)
    assert table.seq == 5  # what was thought over already
    with watching(house, table.id):
        await house.find(table.id)
        await clock.until(lambda: table.over)


async def test_a_turn_to_think_is_passed_on_by_bots_whom_nobody_looks_at_any_more(house: House, clock: Clock) -> None:
    first, second = [await opened(house, LEA, EXPERT, EXPERT) for _ in range(2)]
    with watching(house, first.id, second.id):
        for table in (first, second):
            await house.find(table.id)
        await settled()
        assert house.minds.told()["queued"] == 1
    assert await clock.until(lambda: not house.minds.tables) <= 2 * 8
    assert (first.seq, second.seq) == (1, 0)


async def test_after_a_restart_nobody_plays_for_no_one(house: House, tmp_path: Path) -> None:
    alone, awaited = await opened(house, LEA, STEADY, STEADY), await opened(house, LEA, STEADY, HERE)
    other = await open_house(tmp_path, beside=house)
    await other.resume()
    assert set(other._tables) == {awaited.id}
    revived = await other.find(awaited.id)
    while revived.acting() != (1,):
        await asyncio.sleep(0)
    assert (await other.find(alone.id)).seq == 0
    assert not other.minds.tables
    await other.close()


# What the page says -----------------------------------------------------------------------------------------------------


async def test_the_table_is_told_when_a_bot_waits_for_its_turn_to_think(house: House, clock: Clock) -> None:
    await opened(house, LEA, EXPERT, HERE)
    table = await opened(house, LEA, EXPERT, HERE)
    with house.hub.listening(table.id) as woken:
        await clock.rest(UNNOTICED / 2)
        assert table.moods == {}
        await clock.rest(UNNOTICED)
        assert table.moods == {0: QUEUED}
        assert woken.is_set()
        woken.clear()
        await clock.until(lambda: table.moods == {})
        assert house.minds.told()["thinking"] == 1
        assert woken.is_set()
    await clock.until(lambda: table.acting() == (1,))


async def test_who_has_not_answered_a_secret_question_does_not_show(house: House, clock: Clock) -> None:
    """Others see all players ponder a last order, also those who declined."""
    table = await opened(house, LEA, HERE, EXPERT, EXPERT, game="barracuda")
    while len(table.view(None).acting) == 1:
        await clock.until(lambda: table.acting() == (0,) or len(table.view(None).acting) > 1)
        if table.acting() == (0,):
            await house.act(table.id, LEA, 0, table.step(0), table.match.choices(0)[0].text)
    await clock.rest(2 * UNNOTICED)
    assert house.minds.told()["queued"] == 1
    assert table.moods == {}
