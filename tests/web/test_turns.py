"""However many windows one person opens, another one waits for one of their drawings at most."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from tablee.web.budget import Who
from tablee.web.turns import Aside, Brush, Waiting

HOSTILE = Who("hostile", "10.0.0.1")
OTHER = Who("other", "10.0.0.2")


class Clock:
    """Every drawing takes a second."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def drawing(clock: Clock, done: list[str], name: str) -> Callable[[], str]:
    def draw() -> str:
        clock.now += 1.0
        done.append(name)
        return name

    return draw


def test_guests_and_addresses_go_by_turns() -> None:
    waiting = Waiting[str]()
    for number in range(3):
        waiting.add(Who("a", "1"), f"a{number}")
    for who in (Who("b", "1"), Who("c", "2"), Who("c", "2")):
        waiting.add(who, f"{who.guest} at {who.address}")
    order = []
    while due := waiting.next():
        order.append(due[1])
    assert order == ["a0", "c at 2", "b at 1", "c at 2", "a1", "a2"]


def test_whom_we_wait_for_is_passed_over() -> None:
    waiting = Waiting[str]()
    waiting.add(HOSTILE, "hostile")
    waiting.add(OTHER, "other")
    assert waiting.next({HOSTILE}) == (OTHER, "other")
    assert waiting.next({HOSTILE}) is None
    assert len(waiting) == 1


async def test_somebody_else_is_drawn_for_after_one_drawing_of_twelve_windows() -> None:
    clock, done = Clock(), list[str]()
    brush = Brush(clock, slice_=0.5)
    hostile = [asyncio.create_task(brush.draw(HOSTILE, drawing(clock, done, "hostile"))) for _ in range(12)]
    await asyncio.sleep(0)  # the first one is drawn, eleven wait
    await brush.draw(OTHER, drawing(clock, done, "other"))
    assert done.index("other") <= 2
    await asyncio.gather(*hostile)
    assert done.count("hostile") == 12


async def test_everything_else_has_a_turn_between_two_drawings() -> None:
    clock, done = Clock(), list[str]()
    brush = Brush(clock, slice_=0.5)
    drawings = [asyncio.create_task(brush.draw(HOSTILE, drawing(clock, done, "drawing"))) for _ in range(4)]

    async def messages() -> None:
        while len(done) < 8:
            done.append("message")
            await asyncio.sleep(0)

    await asyncio.gather(messages(), *drawings)
    assert "drawing drawing" not in " ".join(done)


async def test_small_drawings_share_a_round() -> None:
    clock, done = Clock(), list[str]()
    brush = Brush(clock, slice_=100.0)
    for number in range(5):
        await asyncio.create_task(brush.draw(Who(str(number), ""), drawing(clock, done, str(number))))
    assert done == ["0", "1", "2", "3", "4"]
    assert brush.waiting == 0


async def test_pages_have_one_turn_in_each_round() -> None:
    """Two hundred requests that arrive at once were all answered before anything else."""
    brush, done = Brush(), list[str]()

    async def page(who: Who) -> None:
        await brush.turn(who)
        done.append(who.guest)

    async def messages() -> None:
        while done.count("hostile") < 12:
            done.append("message")
            await asyncio.sleep(0)

    pages = [asyncio.create_task(page(HOSTILE)) for _ in range(12)]
    await asyncio.gather(messages(), page(OTHER), *pages)
    assert "hostile hostile" not in " ".join(done)
    assert done[: done.index("other")].count("hostile") <= 2


async def test_who_hangs_up_is_not_drawn_for_and_a_fault_is_told_to_its_own() -> None:
    clock, done = Clock(), list[str]()
    brush = Brush(clock, slice_=0.5)

    def broken() -> None:
        raise ZeroDivisionError

    first = asyncio.create_task(brush.draw(HOSTILE, drawing(clock, done, "first")))
    gone = asyncio.create_task(brush.draw(HOSTILE, drawing(clock, done, "gone")))
    faulty = asyncio.create_task(brush.draw(OTHER, broken))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(ZeroDivisionError):
        await faulty
    assert await brush.draw(OTHER, drawing(clock, done, "last")) == "last"
    assert (await first, done) == ("first", ["first", "last"])


async def test_one_of_each_guest_is_done_in_a_thread() -> None:
    aside, door = Aside(most=2), threading.Event()
    hostile = [asyncio.create_task(aside.do(HOSTILE, door.wait)) for _ in range(12)]
    await asyncio.sleep(0)
    assert (aside.under_way, aside.waiting) == (1, 11)
    assert await aside.do(OTHER, lambda given: given, "answer") == "answer"
    hostile[5].cancel()
    door.set()
    await asyncio.gather(*hostile, return_exceptions=True)
    assert (aside.under_way, aside.waiting) == (0, 0)


async def test_a_thread_that_works_for_nobody_keeps_its_place() -> None:
    aside, door = Aside(most=2), threading.Event()
    first = asyncio.create_task(aside.do(HOSTILE, door.wait))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    second = asyncio.create_task(aside.do(HOSTILE, lambda: "second"))
    await asyncio.sleep(0)
    assert (aside.under_way, aside.waiting) == (1, 1)
    door.set()
    assert await second == "second"
