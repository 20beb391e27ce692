"""A bot that fails does not keep a table waiting: it tries again, then something simpler."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from table.house_kit import BOT, HERE, LEA, OF_A_FILE, QuickThinker, open_house, pueblo, settled

from tablee.engine import catalogue
from tablee.engine.values import View
from tablee.table import patience, sqlite
from tablee.table.house import House
from tablee.table.live import HASTY
from tablee.table.patience import LONGEST_PAUSE, MOST_FAILURES
from tablee.table.setup import Chair, Setup

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


async def test_a_level_that_always_fails_gives_way_to_the_one_below(opened: tuple[OpenWith, list[float]]) -> None:
    thinker = Stumbling("expert")
    house = await opened[0](thinker)
    await settled(await pueblo(house, EXPERT, HERE))
    assert thinker.tried[:3] == ["expert", "expert", "strong"]


async def test_a_quick_level_gives_way_to_no_slower_one(opened: tuple[OpenWith, list[float]]) -> None:
    thinker = Stumbling("casual")
    house = await opened[0](thinker)
    await settled(await pueblo(house, Chair("bot", level="casual"), HERE))
    assert thinker.tried[:3] == ["casual", "casual", "novice"]


@pytest.mark.parametrize("thinker", [Stumbling("expert", "strong"), Nonsense()])
async def test_without_any_thought_a_legal_action_is_drawn(
    opened: tuple[OpenWith, list[float]], thinker: QuickThinker, caplog: pytest.LogCaptureFixture
) -> None:
    house = await opened[0](thinker)
    table = await pueblo(house, EXPERT, HERE)
    await settled(table)
    assert table.acting() == (1,)
    failures = [record for record in caplog.records if record.exc_info]
    assert len(failures) == 2 * 3  # twice its level, then the one below, for the stone and for the walk
    pauses = [pause for pause in opened[1] if pause]
    assert pauses == [1.0, 2.0, 4.0] * 2


async def test_a_table_that_was_given_up_is_taken_up_when_somebody_looks(
    opened: tuple[OpenWith, list[float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await opened[0](Stumbling("expert", "strong", times=MOST_FAILURES))
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


async def test_a_bot_that_somebody_looks_at_never_gives_up(
    opened: tuple[OpenWith, list[float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, tries = await opened[0](Stumbling("expert", "strong")), iter(range(3 * MOST_FAILURES))
    any_action = patience.any_action
    monkeypatch.setattr(patience, "any_action", lambda *given: any_action(*given) if next(tries, None) is None else 1 / 0)
    table = await pueblo(house, EXPERT, HERE)
    with house.hub.listening(table.id):
        await settled(table)
    assert table.acting() == (1,)


async def test_what_failed_is_logged_with_what_repeats_it(
    opened: tuple[OpenWith, list[float]], caplog: pytest.LogCaptureFixture
) -> None:
    house = await opened[0](Stumbling("expert", times=1))
    table = await pueblo(house, EXPERT, HERE)
    await settled(table)
    said = caplog.records[0].getMessage()
    assert re.search(rf"tablee repair rethink {re.escape(table.id)} --step 0 --seat 0 --level expert --seed \d+$", said)


# The database -----------------------------------------------------------------------------------------------------------


@OF_A_FILE
async def test_a_database_held_by_another_process_delays_a_bot_and_costs_it_no_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A backup, for instance. What the bot had decided is written as soon as that is over."""
    monkeypatch.setattr(sqlite, "FOR_WRITING", ("journal_mode=WAL", "busy_timeout=1"))
    thinker, pauses = Stumbling(), list[float]()

    async def sleep(seconds: float) -> None:
        pauses.extend([seconds] if seconds else [])
        if len(pauses) == MOST_FAILURES - 1:
            holding.rollback()
        await asyncio.sleep(0)

    house = await open_house(tmp_path, thinker, sleep=sleep)
    table = await pueblo(house, HERE, EXPERT)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    holding = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    with house.hub.listening(table.id):
        await house.act(table.id, LEA, 0, 1, "walk 1")
        holding.execute("BEGIN IMMEDIATE")
        await settled(table)
    assert table.acting() == (0,)
    assert thinker.tried == ["expert", "expert"]  # the stone and the walk, each once
    assert table.moods == {}
    assert len([record for record in caplog.records if record.exc_info]) == MOST_FAILURES - 1
    holding.close()
    await house.close()


async def test_a_bot_that_cannot_speak_has_acted_all_the_same(
    opened: tuple[OpenWith, list[float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await opened[0](thinker := Stumbling())
    monkeypatch.setattr(type(catalogue.find("pueblo")), "remark", lambda *_: 1 / 0)
    table = await pueblo(house, EXPERT, HERE)
    await settled(table)
    assert (table.seq, thinker.tried) == (2, ["expert", "expert"])


# What the table is told -------------------------------------------------------------------------------------------------


async def test_the_table_is_told_that_a_bot_could_not_think_until_it_can(opened: tuple[OpenWith, list[float]]) -> None:
    thinker = Stumbling("expert")
    house = await opened[0](thinker)
    table = await pueblo(house, EXPERT, HERE)
    with house.hub.listening(table.id) as woken:
        await settled(table)
        assert table.moods == {0: HASTY}
        thinker.failing = ()
        for _ in ("stone", "walk"):
            await house.act(table.id, LEA, 1, table.step(1), table.match.choices(1)[0].text)
        woken.clear()
        await settled(table)
        while house.minds.tables:
            await asyncio.sleep(0)
        assert table.moods == {}
        assert woken.is_set()


class Declining(Stumbling):
    """Never calls a last order."""

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        text = await super().think(game, view, level, seed)
        return "decline" if text == "call" else text


@pytest.mark.parametrize(("before", "failing"), [({}, ["novice"]), ({1: HASTY}, []), ({2: HASTY}, [])])
async def test_nobody_hears_of_haste_in_what_nobody_can_tell_was_done(
    opened: tuple[OpenWith, list[float]], before: dict[int, str], failing: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who declines a last order does so unseen; neither a word of it nor one that is taken back tells."""
    house = await opened[0](thinker := Declining())
    table = await house.open_table(LEA, Setup(game="barracuda", chairs=(HERE, BOT, BOT), options={}))
    while len(table.view(None).acting) == 1:
        if table.acting() == (0,):
            await house.act(table.id, LEA, 0, table.step(0), table.match.choices(0)[0].text)
        await asyncio.sleep(0)
    monkeypatch.setattr(patience, "any_action", lambda *_: "decline")
    table.moods, thinker.failing, noticed = before, tuple(failing), table.noticed[None].copy()
    while table.acting() != (0,):
        await asyncio.sleep(0)
    assert table.noticed[None] == noticed
    assert table.moods is before


async def test_who_is_to_act_is_not_hurried_by_a_look(opened: tuple[OpenWith, list[float]]) -> None:
    thinker = Stumbling()
    house = await opened[0](thinker)
    table = await pueblo(house, HERE, EXPERT)
    await house.find(table.id)
    await asyncio.sleep(0)
    assert thinker.tried == []
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
