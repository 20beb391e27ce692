"""Whose turn it is to think: watched tables first, then hosts by turns, and no host fills a lane."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from tablee.bots.lanes import Lane
from tablee.table import queue as queue_module
from tablee.table.crowd import MOST_PER_HOST, Crowd
from tablee.table.queue import Asked, Queue

EXPERT, STRONG, STEADY = "expert", "strong", "steady"


class Room:
    """A queue, whom it has let in, and which tables somebody looks at."""

    def __init__(self, deep: int = 1, quick: int = 1, spare: int = 1) -> None:
        self.watched = set[str]()
        self.queue = Queue(self.watched.__contains__, {Lane.QUICK: quick, Lane.DEEP: deep, Lane.SPARE: spare})
        self.inside: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str, level: str = EXPERT) -> None:
        """Thoughts for tables that are named after their host: `a1` and `a2` are of host a."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._think(self.queue.ask(name[0], name, level)))
            await settled()

    async def ask_for_spare(self, *names: str) -> None:
        for name in names:
            self.tasks[name] = asyncio.create_task(self._think(self.queue.ask_for_spare(name[0], name)))
            await settled()

    async def _think(self, asked: Asked) -> None:
        async with self.queue.turn(asked):
            self.inside.append(asked.table)
            try:
                await asyncio.Event().wait()
            finally:
                self.inside.remove(asked.table)

    async def end(self, *names: str) -> None:
        for name in names:
            self.tasks.pop(name).cancel()
            await settled()

    async def order(self, names: Iterable[str]) -> str:
        """In which order those come in who wait, each after the one before has done."""
        order = list(names)
        while self.inside:
            await self.end(self.inside[0])
            order += self.inside[:1]
        return " ".join(order)


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_hosts_think_by_turns_however_much_one_of_them_asks() -> None:
    room = Room()
    await room.ask("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    assert await room.order(room.inside) == "a1 b1 c1 a2 b2 a3 a4"
    assert (room.queue.waiting, room.queue.under_way) == (0, 0)


async def test_who_comes_back_goes_behind_those_who_wait() -> None:
    """Two who always ask again right after their turn keep no third one out."""
    room = Room()
    await room.ask("a1", "b1", "c1")
    await room.end("a1")
    await room.ask("a2")
    await room.end("b1")
    await room.ask("b2")
    assert room.inside == ["c1"]
    assert await room.order(room.inside) == "c1 a2 b2"


async def test_a_table_that_somebody_looks_at_comes_first() -> None:
    room = Room()
    await room.ask("a1", "b1", "a2", "c1")
    room.watched |= {"a2", "c1"}
    assert await room.order(room.inside) == "a1 c1 a2 b1"


async def test_of_one_hosts_thoughts_the_quicker_level_comes_first() -> None:
    room = Room()
    await room.ask("a1", "a2")
    await room.ask("a3", level=STRONG)
    assert await room.order(room.inside) == "a1 a3 a2"


async def test_no_host_fills_a_lane_that_is_wider_than_one() -> None:
    room = Room(deep=3)
    await room.ask("a1", "a2", "a3", "a4")
    assert room.inside == ["a1", "a2"]
    await room.ask("b1")
    assert room.inside == ["a1", "a2", "b1"]
    await room.end("a1")
    assert room.inside == ["a2", "b1", "a3"]


async def test_a_quick_thought_never_waits_for_deep_ones() -> None:
    room = Room(deep=2)
    await room.ask(*(f"a{number}" for number in range(9)), level=EXPERT)
    await room.ask("b1", level=STEADY)
    assert "b1" in room.inside
    await room.ask("a9", level=STEADY)
    assert (room.queue.under_way, room.queue.waiting) == (2, 9)


async def test_who_stops_waiting_leaves_no_gap() -> None:
    room = Room()
    await room.ask("a1", "b1", "c1")
    room.tasks["b1"].cancel()
    room.tasks["a1"].cancel()  # at the same moment: the place is not for one who has gone
    await settled()
    assert room.inside == ["c1"]
    await room.end("c1")
    assert (room.queue.waiting, room.queue.under_way) == (0, 0)


async def test_a_turn_that_comes_to_one_who_has_gone_is_passed_on() -> None:
    room = Room()
    await room.ask("a1", "b1", "c1")
    room.tasks["a1"].cancel()
    await asyncio.sleep(0)  # b has its turn, and has not heard of it
    room.tasks["b1"].cancel()
    await settled()
    assert room.inside == ["c1"]


async def test_only_so_many_hosts_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_module, "REMEMBERED", 3)
    room = Room()
    for name in ("a1", "b1", "c1"):
        await room.ask(name)
        await room.end(name)
    await room.ask("d1", "c2", "a2", "b2")
    assert await room.order(room.inside) == "d1 a2 b2 c2"  # when a had its turn is forgotten


# Outside ----------------------------------------------------------------------------------------------------------------


def test_a_host_has_only_so_many_bots_at_it_and_the_others_follow_one_by_one() -> None:
    crowd = Crowd[int](lambda _: False)
    assert [crowd.enter("host", number) for number in range(MOST_PER_HOST + 2)] == [True] * MOST_PER_HOST + [False] * 2
    assert crowd.enter("another", 0)
    assert len(crowd.outside) == 2
    assert [crowd.leave("host") for _ in range(3)] == [MOST_PER_HOST, MOST_PER_HOST + 1, None]
    assert crowd.outside == []


def test_who_is_looked_at_finds_room_and_follows_first() -> None:
    watched = set[int]()
    crowd = Crowd[int](watched.__contains__)
    for number in range(2 * MOST_PER_HOST):
        crowd.enter("host", number)
    watched.update(range(100, 200), range(40, 44))
    assert crowd.enter("host", 40)  # who waited outside
    assert [crowd.enter("host", number) for number in range(100, 100 + MOST_PER_HOST)].count(True) == MOST_PER_HOST - 1
    assert crowd.leave("host") == 41


def test_when_all_have_gone_nobody_is_remembered() -> None:
    crowd = Crowd[int](lambda _: False)
    crowd.enter("host", 1)
    crowd.leave("host")
    assert not crowd._inside
    assert not crowd._outside


async def test_how_long_everybody_waited_is_counted() -> None:
    moments = iter([0.0, 0.0, 1.0, 4.0])  # each asks, the first is let in, then the second
    queue = Queue(lambda _table: True, {Lane.QUICK: 1, Lane.DEEP: 1}, clock=lambda: next(moments))
    first, second = queue.ask("a", "a1", EXPERT), queue.ask("b", "b1", EXPERT)
    assert queue.tables == {"b1"}
    async with queue.turn(first):
        pass
    async with queue.turn(second):
        pass
    assert (queue.waits.total, queue.waits.sum) == (2, 5.0)
    assert queue.waits.within()[-4:] == [1, 2, 2, 2]


async def test_spare_time_begins_when_no_bot_waits() -> None:
    room = Room(deep=1)
    await room.ask("a1", "b1")
    await room.ask_for_spare("c1")
    assert room.inside == ["a1"], "a bot waits, so nothing else is let in"
    await room.end("a1")
    assert room.inside == ["b1", "c1"], "nobody waits any more"
    await room.end("b1", "c1")


async def test_spare_time_goes_round_and_one_person_may_have_all_of_it() -> None:
    room = Room(spare=2)
    await room.ask_for_spare("a1", "a2", "a3", "b1")
    assert room.inside == ["a1", "a2"]
    await room.end("a1")
    assert room.inside == ["a2", "b1"]
    await room.ask("z1")
    assert room.inside == ["a2", "b1", "z1"], "a bot does not wait for it"
    await room.end("z1", "a2", "b1", "a3")
