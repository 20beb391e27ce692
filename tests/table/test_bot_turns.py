"""A bot that fails does not keep a table waiting: it tries again, then something simpler."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from table.house_kit import HERE, LEA, QuickThinker, open_house, pueblo, settled

from tablee.engine.values import View
from tablee.table.house import House
from tablee.table.patience import LONGEST_PAUSE, MOST_FAILURES
from tablee.table.setup import Chair

EXPERT = Chair("bot", level="expert")
OpenWith = Callable[[QuickThinker], Awaitable[House]]


class Stumbling(QuickThinker):
    """Fails where it is told to, by level; remembers which levels were tried."""

    def __init__(self, *failing: str, times: int = 10**6) -> None:
        super().__init__()
        self.failing, self.times, self.tried = failing, times, list[str]()

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        self.tried.append(level)
        if level in self.failing and self.times > 0:
            self.times -= 1
            raise RuntimeError("stumbled")
        return await super().think(game, view, level, seed)


class Nonsense(QuickThinker):
    """Says what the rules do not allow."""

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        return "set coloured NE h8"


@pytest_asyncio.fixture
async def opened(tmp_path: Path) -> AsyncIterator[tuple[OpenWith, list[float]]]:
    """Opens a house whose bots think as one says, and the pauses they made."""
    houses, pauses = list[House](), list[float]()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    async def opening(thinker: QuickThinker) -> House:
        houses.append(await open_house(tmp_path, thinker, sleep=sleep))
        return houses[0]

    yield opening, pauses
    for house in houses:
        await house.close()


async def test_a_bot_that_fails_once_thinks_again(
    opened: tuple[OpenWith, list[float]], caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Stumbling("expert", times=1)
    house = await opened[0](thinker)
    table = await pueblo(house, EXPERT, HERE)
    await settled(table)
    assert table.acting() == (1,)
    assert thinker.tried[:2] == ["expert", "expert"]
    assert len(caplog.records) == 1


async def test_a_level_that_always_fails_gives_way_to_quicker_ones(opened: tuple[OpenWith, list[float]]) -> None:
    thinker = Stumbling("expert", "steady")
    house = await opened[0](thinker)
    await settled(await pueblo(house, EXPERT, HERE))
    assert thinker.tried[:4] == ["expert", "expert", "steady", "novice"]


async def test_a_quick_level_gives_way_to_no_slower_one(opened: tuple[OpenWith, list[float]]) -> None:
    thinker = Stumbling("casual")
    house = await opened[0](thinker)
    await settled(await pueblo(house, Chair("bot", level="casual"), HERE))
    assert thinker.tried[:3] == ["casual", "casual", "novice"]


@pytest.mark.parametrize("thinker", [Stumbling("expert", "steady", "novice"), Nonsense()])
async def test_without_any_thought_a_legal_action_is_drawn(
    opened: tuple[OpenWith, list[float]], thinker: QuickThinker, caplog: pytest.LogCaptureFixture
) -> None:
    house = await opened[0](thinker)
    table = await pueblo(house, EXPERT, HERE)
    await settled(table)
    assert table.acting() == (1,)
    failures = [record for record in caplog.records if record.exc_info]
    assert len(failures) == 2 * 4  # twice its level, then two quicker ones, for the stone and for the walk
    pauses = [pause for pause in opened[1] if pause]
    assert pauses == [1.0, 2.0, 4.0, 8.0] * 2


async def test_a_table_that_was_given_up_is_taken_up_when_somebody_looks(
    opened: tuple[OpenWith, list[float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await opened[0](Stumbling("expert", "steady", "novice", times=MOST_FAILURES))
    with monkeypatch.context() as patched:
        patched.setattr("tablee.table.patience.any_action", lambda *_: 1 / 0)
        table = await pueblo(house, EXPERT, HERE)
        while house.minds.tables:
            await asyncio.sleep(0)
    assert table.acting() == (0,)
    assert max(opened[1]) <= LONGEST_PAUSE
    await house.find(table.id)
    await settled(table)
    assert table.acting() == (1,)


async def test_who_is_to_act_is_not_hurried_by_a_look(opened: tuple[OpenWith, list[float]]) -> None:
    thinker = Stumbling()
    house = await opened[0](thinker)
    table = await pueblo(house, HERE, EXPERT)
    await house.find(table.id)
    await asyncio.sleep(0)
    assert thinker.tried == []
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
