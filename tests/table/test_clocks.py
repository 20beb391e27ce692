"""Clocks of tables: they begin with the game, ring in time, survive restarts, and do what was chosen at the opening."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, QuickThinker, settled
from table.time_kit import BEGAN, RAPID, Time, act, house_in, two

from tablee.engine.values import Mistake, View
from tablee.table import timekeeper
from tablee.table.clock import CONSENT, DAY, DAYS, LIVE, NONE, QUICK, Clock
from tablee.table.house import House
from tablee.table.listing import tables_of
from tablee.table.setup import Setup
from tablee.table.times import MOST_LAG
from tablee.table.values import Denied

SET, WALK = "set coloured NE d4", "walk 3"


@pytest.fixture
def time() -> Time:
    return Time()


@pytest_asyncio.fixture
async def house(tmp_path: Path, time: Time) -> AsyncIterator[House]:
    house = await house_in(tmp_path, time)
    yield house
    await house.close()


class Slow(QuickThinker):
    """Thinks until it is told to act."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.asked = asyncio.Event()

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        self.asked.set()
        await self.go.wait()
        return await super().think(game, view, level, seed)


@pytest.mark.parametrize(
    "clock",
    [
        Clock("sand"),
        Clock(LIVE),
        Clock(LIVE, bank=60.0, delay=1.0),
        Clock(LIVE, bank=float("nan"), delay=10.0),
        Clock(DAYS, days=0),
        Clock(DAYS, days=400),
        Clock(policy="shrug"),
        Clock(level="god"),
        Clock(LIVE, bank=60.0, delay=10.0, per="moon"),
    ],
)
async def test_a_clock_that_makes_no_sense_opens_no_table(house: House, clock: Clock) -> None:
    with pytest.raises(Mistake):
        await two(house, clock)
    assert await tables_of(house.store.base, LEA) == []


async def test_a_clock_begins_when_everybody_is_there(house: House, time: Time) -> None:
    table = await house.open_table(LEA, Setup(game="pueblo", chairs=(HERE, LINK), options={"starter": 0}, clock=RAPID))
    await time.passes(house, 500.0)
    assert table.times.deadline is None
    await house.sit(table.id, MARIUS, "Marius")
    await time.passes(house, 5.0)
    assert table.times.deadline == BEGAN + 500.0 + 70.0


async def test_a_table_without_a_clock_has_no_alarm(house: House) -> None:
    await two(house, Clock(NONE))
    assert house.alarms.next_due is None


async def test_when_time_is_up_a_bot_plays_on_and_everybody_is_told(house: House, time: Time) -> None:
    table = await two(house)
    await time.passes(house, 69.0)
    assert not table.places[0].stand_in
    await time.passes(house, 2.0)
    assert (table.places[0].stand_in, table.places[0].why) == ("steady", "time")
    assert [said.remark.kind for said in table.said if said.remark] == ["house-time"]
    await settled(table)
    assert table.acting() == (1,)
    assert table.times.deadline == time.now + 70.0


async def test_a_quick_action_is_made_where_that_was_chosen(house: House, time: Time) -> None:
    table = await two(house, replace(RAPID, policy=QUICK))
    await time.passes(house, 71.0)
    assert not table.places[0].stand_in
    assert table.seq == 1
    assert table.times.deadline == BEGAN + 70.0 + 10.0, "the bank is empty, the delay is left"


async def test_the_others_decide_where_that_was_chosen(house: House, time: Time) -> None:
    table = await two(house, replace(RAPID, policy=CONSENT))
    await time.passes(house, 1000.0)
    assert table.marks.out == {0}
    assert table.seq == 0
    await house.company.stand_in(table.id, MARIUS, 0)
    await settled(table)
    assert table.seq == 2
    assert table.marks.out == frozenset()


async def test_who_is_out_of_time_may_still_act_until_the_others_decide(house: House, time: Time) -> None:
    table = await two(house, replace(RAPID, policy=CONSENT))
    await time.passes(house, 100.0)
    await act(house, table, 0, SET)
    assert table.marks.out == frozenset()
    with house.presence.here(table.id, LEA), pytest.raises(Denied) as denied:
        await house.company.stand_in(table.id, MARIUS, 0)
    assert denied.value.code == "not-away"


# Restarts ---------------------------------------------------------------------------------------------------------------


async def test_clocks_are_the_same_after_a_restart(tmp_path: Path, time: Time) -> None:
    house = await house_in(tmp_path, time)
    table = await two(house)
    await time.passes(house, 30.0)
    await act(house, table, 0, SET)
    await time.passes(house, 12.0)
    await house.undo(table.id, LEA, 0, table.step(0))
    await house.company.leave(table.id, MARIUS)
    await time.passes(house, 1.0)
    again = await (other := await house_in(tmp_path, time, beside=house)).find(table.id)
    assert (again.times.deadline, again.places) == (table.times.deadline, table.places)
    assert [again.times.bank(seat) for seat in (0, 1)] == [table.times.bank(seat) for seat in (0, 1)]
    await other.close()
    await house.close()


async def test_a_clock_does_not_run_out_while_the_server_is_down(tmp_path: Path, time: Time) -> None:
    house = await house_in(tmp_path, time)
    table = await two(house)
    await time.passes(house, 30.0)
    await house.close()
    time.now += 10_000.0
    house = await house_in(tmp_path, time)
    await house.resume()
    table = await house.find(table.id)
    assert table.times.deadline == time.now + 40.0
    await time.passes(house, 39.0)
    assert table.places[0].stand_in == ""
    await time.passes(house, 2.0)
    assert table.places[0].stand_in == "steady"
    await house.close()


async def test_a_server_that_was_only_busy_charges_on(tmp_path: Path, time: Time) -> None:
    house = await house_in(tmp_path, time)
    table = await two(house)
    await time.passes(house, 30.0)
    time.now += 2.0
    other = await house_in(tmp_path, time, beside=house)
    assert (await other.find(table.id)).times.deadline == BEGAN + 70.0
    await other.close()
    await house.close()


async def test_a_machine_that_slept_charges_nobody(house: House, time: Time) -> None:
    table = await two(house)
    await time.passes(house, 30.0)
    time.now += 5000.0
    await house.time.beat()
    await house.alarms.ring()
    assert table.places[0].stand_in == ""
    assert table.times.deadline == time.now + 40.0


async def test_a_forgotten_table_rings_all_the_same(house: House, time: Time) -> None:
    table = await two(house, Clock(DAYS, days=2))
    house._tables.clear()
    await time.passes(house, 2 * DAY + MOST_LAG + 1.0)
    assert (await house.find(table.id)).places[0].stand_in == "steady"


async def test_resumed_tables_ring_though_nobody_looks(tmp_path: Path, time: Time) -> None:
    house = await house_in(tmp_path, time)
    table = await two(house)
    await time.passes(house, 5.0)
    await house.close()
    house = await house_in(tmp_path, time)
    await house.resume()
    await time.passes(house, 70.0)
    assert (await house.find(table.id)).places[0].stand_in == "steady"
    await house.close()


# On the way -------------------------------------------------------------------------------------------------------------


async def test_a_move_that_was_on_its_way_in_time_counts(house: House, time: Time) -> None:
    table = await two(house)
    with house.presence.here(table.id, LEA):
        house.presence.measured(table.id, LEA, 0.4)
        house.time.tend(table)
        await time.passes(house, 70.3)
        await act(house, table, 0, SET)
        assert table.places[0].stand_in == ""
        assert table.times.bank(0) == pytest.approx(0.1)


async def test_nobody_is_waited_for_longer_than_a_bound(house: House, time: Time) -> None:
    table = await two(house)
    with house.presence.here(table.id, LEA):
        house.presence.measured(table.id, LEA, 60.0)
        house.time.tend(table)
        await time.passes(house, 70.0 + MOST_LAG)
        assert table.places[0].stand_in == "steady"
        with pytest.raises(Denied) as denied:
            await act(house, table, 0, SET)
        assert denied.value.code == "played-on"


async def test_a_move_that_comes_while_another_is_made_for_the_seat_counts(
    house: House, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await two(house, replace(RAPID, policy=QUICK))
    loop = asyncio.get_running_loop()

    def slow(game: object, view: object, seed: int) -> str:
        asyncio.run_coroutine_threadsafe(act(house, table, 0, SET), loop).result()
        return "set neutral NE d4"

    monkeypatch.setattr(timekeeper, "quick_action", slow)
    await time.passes(house, 71.0)
    assert [move.text for move in table.moves][:1] == [SET]
    assert not any(said.remark for said in table.said)


# A return ---------------------------------------------------------------------------------------------------------------


async def test_who_comes_back_while_the_bot_thinks_decides_themselves(
    tmp_path: Path, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Slow()
    house = await house_in(tmp_path, time, thinker=thinker)
    table = await two(house)
    await time.passes(house, 71.0)
    await thinker.asked.wait()
    await house.company.come_back(table.id, LEA)
    thinker.go.set()
    while house.minds.tables:
        await asyncio.sleep(0)
    assert table.seq == 0, "the late answer is not applied"
    assert table.times.deadline == time.now + 10.0
    await act(house, table, 0, SET)
    assert table.authors == [0]
    assert not caplog.records
    await house.close()


async def test_a_stand_in_that_thinks_has_no_clock(tmp_path: Path, time: Time) -> None:
    thinker = Slow()
    house = await house_in(tmp_path, time, thinker=thinker)
    table = await two(house)
    await time.passes(house, 1000.0)
    assert house.alarms.next_due is None
    assert table.seq == 0
    thinker.go.set()
    await settled(table)
    assert table.acting() == (1,)
    await house.close()


async def test_bots_have_no_clock(house: House, time: Time) -> None:
    table = await two(house, chairs=(BOT,))
    await act(house, table, 0, SET)
    await act(house, table, 0, WALK)
    await act(house, table, 1)
    await act(house, table, 1)
    await settled(table)
    assert table.acting() == (0,)
    assert [table.times.bank(seat) for seat in range(3)] == [60.0] * 3
