"""Who runs the server sees a bot that owes a decision for longer than it ever may; one that waits its turn is not stuck."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from table.counted import Clock, counted_house, watching
from table.house_kit import HERE, LEA, SERVER, pueblo

from tablee.table.house import House
from tablee.table.setup import Chair, Setup
from tablee.table.stuck import Watch, hard_limit

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


def watch(house: House, clock: Clock) -> Watch:
    return Watch(house, lambda: clock.now)


async def look_for(eye: Watch, clock: Clock, seconds: float) -> int:
    """How many are stuck after so many seconds of looking now and then."""
    looking = asyncio.create_task(eye.look_for_ever(clock.sleep))
    await clock.rest(seconds)
    looking.cancel()
    return len(eye.look())


def test_a_deeper_level_may_take_longer() -> None:
    assert 60 < hard_limit("novice") < hard_limit("steady") < hard_limit("expert") < hard_limit("master") < 120


async def test_a_bot_that_nobody_keeps_going_is_seen(house: House, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(house.minds, "tend", lambda _table: None)  # it is forgotten
        table, eye = await pueblo(house, STEADY, HERE), watch(house, clock)
        assert await look_for(eye, clock, hard_limit("steady") - 1) == 0
        assert await look_for(eye, clock, 10) == 1
        (stuck,) = eye.look()
    assert (stuck.table, stuck.seat, stuck.level) == (table.id, 0, "steady")
    assert stuck.seconds > hard_limit("steady")
    assert caplog.text.count("is stuck") == 1
    await house.find(table.id)
    await clock.until(lambda: table.acting() == (1,))
    assert eye.look() == []


async def test_a_bot_that_thinks_or_waits_for_its_turn_is_not_stuck(house: House, clock: Clock) -> None:
    tables = [
        await house.open_table(LEA, Setup(game="gaudi", chairs=(EXPERT,) * 6, options={})) for _ in range(40)
    ]  # more than an hour of thoughts for one host
    with watching(house, *(table.id for table in tables)):
        for table in tables:
            await house.find(table.id)
        eye = watch(house, clock)
        for _ in range(10):
            assert await look_for(eye, clock, 60) == 0
        assert house.minds.told()["queued"]
        assert house.minds.queue.waits.total


async def test_bots_among_themselves_owe_nothing_while_nobody_looks(house: House, clock: Clock) -> None:
    await pueblo(house, STEADY, STEADY)
    assert await look_for(watch(house, clock), clock, 1000) == 0
