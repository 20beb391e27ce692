"""People who want the same sit at one table; when the time is over, bots take the seats that are missing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, open_house

from tablee.table import keeper
from tablee.table.distance import BLOCK
from tablee.table.hosting import Hosting
from tablee.table.house import House
from tablee.table.keeper import Keeper
from tablee.table.live import LiveTable
from tablee.table.pairing import Wish, pair
from tablee.table.setup import Setup
from tablee.table.values import Denied

ZOE = "zoe"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Scene:
    """A house with somebody who looks after it, and a clock for both."""

    def __init__(self, house: House, clock: Clock) -> None:
        self.clock, self.house, self.hosting, self.presence = clock, house, Hosting(house), house.presence
        self.keeper = Keeper(self.hosting)
        self.windows = ExitStack()

    async def pair(self, player: str, game: str = "agora", least: int = 3, most: int = 5, wait: int = 60) -> LiveTable:
        wish = Wish(game=game, least=least, most=most, wait=wait, level="novice")
        table_id = await pair(self.hosting, player, player.title(), wish)
        self.windows.enter_context(self.presence.here(table_id, player))
        return await self.house.find(table_id)

    async def after(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.keeper.look()


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    clock = Clock()
    house = await open_house(tmp_path, clock=clock)
    await house.store.save_player(ZOE, "Zoé", 0.0)
    scene = Scene(house, clock)
    yield scene
    scene.windows.close()
    await house.close()


def who(table: LiveTable) -> list[str]:
    return [place.player or place.level or "" for place in table.places]


async def test_people_who_want_the_same_sit_at_one_table(scene: Scene) -> None:
    first = await scene.pair(LEA)
    assert (await scene.pair(MARIUS)).id == first.id
    assert (await scene.pair(LEA)).id == first.id  # another click takes no other seat
    assert (await scene.pair(ZOE, game="barracuda")).id != first.id
    assert who(first) == [LEA, MARIUS, "", "", ""]


@pytest.mark.parametrize(("keeps", "away"), [(LEA, ZOE), (ZOE, LEA), (MARIUS, ZOE), (ZOE, MARIUS)])
async def test_nobody_is_put_beside_somebody_they_keep_away(scene: Scene, keeps: str, away: str) -> None:
    """Whether it is the host or not; and the table they wait at stays as large as it is."""
    first = await scene.pair(LEA)
    await scene.pair(MARIUS)
    await scene.house.order.distances.keep(keeps, away, BLOCK)
    assert (await scene.pair(ZOE, most=3)).id != first.id
    assert (await scene.house.find(first.id)).seats == 5


async def test_numbers_are_narrowed_to_what_suits_everybody(scene: Scene) -> None:
    first = await scene.pair(LEA, least=3, most=4)
    second = await scene.pair(MARIUS, least=4, most=5)
    assert second.id == first.id
    assert (second.seats, second.header.least) == (4, 4)
    assert (await scene.pair(ZOE, least=3, most=3)).id != first.id


async def test_a_full_table_begins_at_once(scene: Scene) -> None:
    await scene.pair(LEA, least=3, most=3)
    await scene.pair(MARIUS, least=3, most=3)
    table = await scene.pair(ZOE, least=3, most=3)
    assert not table.waiting
    assert who(table) == [LEA, MARIUS, ZOE]


async def test_bots_come_when_the_time_is_over_and_no_sooner(scene: Scene) -> None:
    table = await scene.pair(LEA, wait=60)
    await scene.pair(MARIUS)
    await scene.after(59)
    assert who(table) == [LEA, MARIUS, "", "", ""]
    await scene.after(2)
    begun = await scene.house.find(table.id)
    assert who(begun) == [LEA, MARIUS, "novice"]
    assert len(set(begun.names)) == 3
    assert not begun.waiting


async def test_enough_people_begin_without_bots(scene: Scene) -> None:
    for player in (LEA, MARIUS, ZOE):
        table = await scene.pair(player, wait=30)
    await scene.after(31)
    assert who(await scene.house.find(table.id)) == [LEA, MARIUS, ZOE]


async def test_who_has_gone_meanwhile_is_not_waited_for(scene: Scene) -> None:
    table = await scene.pair(LEA)
    scene.windows.close()
    await scene.pair(MARIUS)
    await scene.after(61)
    begun = await scene.house.find(table.id)
    assert who(begun) == [MARIUS, "novice", "novice"]
    assert begun.header.host == MARIUS


async def test_where_nobody_is_left_there_is_no_table(scene: Scene) -> None:
    table = await scene.pair(LEA)
    scene.windows.close()
    await scene.after(61)
    with pytest.raises(Denied) as denied:
        await scene.house.find(table.id)
    assert denied.value.code == "unknown-table"


async def test_another_server_keeps_the_promise_of_the_former_one(scene: Scene) -> None:
    table = await scene.pair(LEA, wait=60)
    scene.clock.now += 600  # while nobody was there
    later = Keeper(scene.hosting)
    await later.recall()
    await later.look()
    assert (await scene.house.find(table.id)).header.gathering  # those who wait have to find the server first
    scene.clock.now += keeper.SHARE
    await later.look()
    assert who(await scene.house.find(table.id)) == [LEA, "novice", "novice"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"least": 2}, "no-such-number"),
        ({"least": 5, "most": 4}, "no-such-number"),
        ({"most": 6}, "no-such-number"),
        ({"wait": 7}, "no-wait"),
        ({"level": "godlike"}, "no-level"),
    ],
)
async def test_what_cannot_be_wished_is_refused(scene: Scene, wish: dict[str, object], code: str) -> None:
    wished = {"game": "agora", "least": 3, "most": 5, "wait": 60, "level": "novice"} | wish
    with pytest.raises(Denied) as denied:
        await pair(scene.hosting, LEA, "Léa", Wish(**wished))  # type: ignore[arg-type]
    assert denied.value.code == code


# Nobody waits for ever --------------------------------------------------------------------------------------------------


async def gathering(scene: Scene, seeds: bool = False) -> LiveTable:
    setup = Setup(game="pueblo", chairs=(HERE, LINK, BOT), options={}, gathering=True, seeds=seeds)
    table = await scene.house.open_table(LEA, setup)
    await scene.hosting.sit(table.id, MARIUS, "Marius", seeds)
    return table


async def test_a_host_who_vanished_is_host_no_more(scene: Scene) -> None:
    table = await gathering(scene)
    with scene.presence.here(table.id, MARIUS):
        with scene.presence.here(table.id, LEA):
            await scene.after(10 * keeper.GRACE)
            assert table.header.host == LEA
        await scene.after(keeper.GRACE - 1)
        assert table.header.host == LEA
        await scene.after(1)
        assert table.header.host == MARIUS


async def test_nobody_becomes_host_of_an_empty_room(scene: Scene) -> None:
    table = await gathering(scene)
    with scene.presence.here(table.id, ZOE):  # who only looks on
        await scene.after(10 * keeper.GRACE)
    assert table.header.host == LEA


async def test_who_agreed_and_went_away_keeps_no_game_from_being_dealt(scene: Scene) -> None:
    table = await gathering(scene, seeds=True)
    await scene.hosting.agree(table.id, MARIUS)
    await scene.hosting.start(table.id, LEA)
    await scene.house.add_seed(table.id, LEA, "0" * 32)
    await scene.after(keeper.SHARE - 1)
    assert not table.acting()
    await scene.after(1)
    assert table.acting()
    assert [place.seed for place in table.places] == ["0" * 32, None, None]
