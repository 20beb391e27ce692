"""Processes that think: one that dies, hangs or eats all memory harms no other thought, and none outlives the server."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from mad_thoughts import obey

from tablee import bots
from tablee.bots.lanes import Lane, lane_of, longest
from tablee.bots.leash import YIELDING
from tablee.bots.levels import LEVELS
from tablee.bots.pool import ThinkTank
from tablee.bots.worker import Failed, Lost, Worker
from tablee.engine import catalogue
from tablee.engine.luck import Luck, key_from
from tablee.engine.values import View

LONG = 60.0
ONE_EACH = {Lane.QUICK: 1, Lane.DEEP: 1}


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(obey)
    yield worker
    worker.close()


@pytest.fixture(scope="module")
def view() -> View:
    game = catalogue.find("pueblo")
    found: View = game.view(game.open(2, {"starter": 0}, Luck(key_from("pool"))), 0)
    return found


async def test_one_process_answers_again_and_again(worker: Worker) -> None:
    assert worker.pid is None  # nothing is started before the first thought
    first, again = await worker.ask("tell", within=LONG), await worker.ask("tell", within=LONG)
    assert first == again == (worker.pid, os.getpid(), os.nice(0))


@pytest.mark.parametrize(("order", "within"), [("die", LONG), ("hang", 0.05)])
async def test_a_thought_that_ends_its_process_or_never_ends_is_lost_alone(
    worker: Worker, order: str, within: float
) -> None:
    before = await worker.ask("tell", within=LONG)
    with pytest.raises(Lost, match="exit code -9"):
        await worker.ask(order, within=within)
    after = await worker.ask("tell", within=LONG)
    assert after[0] == worker.pid != before[0]
    assert has_ended(before[0])


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit the address space")
async def test_a_thought_that_wants_all_memory_gets_none(worker: Worker) -> None:
    with pytest.raises(Lost):
        await worker.ask("eat", within=LONG)
    assert await worker.ask("tell", within=LONG)


async def test_a_thought_that_raises_tells_what_and_keeps_its_process(worker: Worker) -> None:
    before = await worker.ask("tell", within=LONG)
    with pytest.raises(Failed, match="no idea"):
        await worker.ask("raise", within=LONG)
    assert await worker.ask("tell", within=LONG) == before


async def test_a_worker_that_died_while_nobody_asked_is_replaced_without_a_word(worker: Worker) -> None:
    pid = (await worker.ask("tell", within=LONG))[0]
    os.kill(pid, signal.SIGKILL)
    await asyncio.to_thread(wait_for, pid)
    assert (await worker.ask("tell", within=LONG))[0] != pid


async def test_a_closed_worker_loses_its_thought_at_once(worker: Worker) -> None:
    pid = (await worker.ask("tell", within=LONG))[0]
    hanging = asyncio.create_task(worker.ask("hang", within=LONG))
    await asyncio.sleep(0)
    worker.close()
    with pytest.raises(Lost):
        await hanging
    assert has_ended(pid)


# The tank ---------------------------------------------------------------------------------------------------------------


async def test_a_tank_thinks_as_bots_do_in_another_process(view: View) -> None:
    tank = ThinkTank(ONE_EACH)
    try:
        thoughts = [tank.think("pueblo", view, level, 5) for level in ("novice", "steady", "novice")]
        expected = [bots.think("pueblo", view, level, 5) for level in ("novice", "steady", "novice")]
        assert await asyncio.gather(*thoughts) == expected
        assert [worker.pid is None for worker in tank.workers] == [False, True]  # nobody thought deeply
    finally:
        tank.close()


async def test_a_pool_killed_twice_costs_those_who_wait_nothing(view: View) -> None:
    """Both times while one thinks and five wait."""
    tank = ThinkTank({Lane.QUICK: 1, Lane.DEEP: 1}, obey)
    try:
        for _ in range(2):
            orders = ("die", *["tell"] * 5)
            outcomes = await asyncio.gather(
                *(tank.think(order, view, "novice", 5) for order in orders), return_exceptions=True
            )
            assert isinstance(outcomes[0], Lost)
            assert all(isinstance(outcome, str) for outcome in outcomes[1:])
    finally:
        tank.close()


async def test_deep_thoughts_yield_and_hold_up_no_quick_one(view: View) -> None:
    tank = ThinkTank(ONE_EACH, obey)
    try:
        assert str(await tank.think("tell", view, "expert", 1)).endswith(f" {os.nice(0) + YIELDING})")
        hanging = asyncio.create_task(tank.think("hang", view, "expert", 1))
        assert str(await tank.think("tell", view, "steady", 1)).endswith(f" {os.nice(0)})")
        assert not hanging.done()
    finally:
        tank.close()
    with pytest.raises(Lost):
        await hanging


def test_levels_up_to_steady_are_quick_and_every_level_has_a_limit() -> None:
    lanes = [lane_of(level.name) for level in LEVELS]
    assert lanes == [Lane.QUICK] * 3 + [Lane.DEEP] * 3
    limits = [longest(level.name) for level in LEVELS]
    assert limits == sorted(limits)


# After the server -------------------------------------------------------------------------------------------------------

SERVER = """
import asyncio, sys
from mad_thoughts import obey
from tablee.bots.worker import Worker

async def main():
    idle, busy = Worker(obey), Worker(obey)
    pids = [(await worker.ask("tell", within=60))[0] for worker in (idle, busy)]
    from multiprocessing.resource_tracker import _resource_tracker
    print(*pids, _resource_tracker._pid, flush=True)
    await busy.ask("hang", within=600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="waits for foreign processes by pidfd")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_a_server_that_is_killed(how: signal.Signals) -> None:
    """One that is idle, one that thinks, and the one that Python starts to tidy up."""
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, env=surroundings) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        waiting = [os.pidfd_open(pid) for pid in pids]
        server.send_signal(how)
    for ended in waiting:
        assert select.select([ended], [], [], LONG)[0]
        os.close(ended)


def wait_for(pid: int) -> None:
    """Until a process has ended, without asking for its exit code."""
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)


def has_ended(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False
