"""The one writer of a SQLite file: what it says is on disk is there, and nobody loses anything to a neighbour."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tablee.table.base import Desk, Job, Taken
from tablee.table.values import Denied
from tablee.table.writer import Writer

ADD = "INSERT INTO stones (place, colour) VALUES (:place, :colour)"


class Disk(sqlite3.Connection):
    """Counts its commits; one that is held up waits until it is let go."""

    def __init__(self, *place: Any, **how: Any) -> None:
        super().__init__(*place, **how)
        self.commits, self.broken = 0, False
        self.reached, self.free = threading.Event(), threading.Event()
        self.free.set()

    def execute(self, statement: str, *facts: Any) -> sqlite3.Cursor:
        if statement == "COMMIT":
            self.reached.set()
            self.free.wait()
            if self.broken:
                raise sqlite3.OperationalError("disk I/O error")
            self.commits += 1
        return super().execute(statement, *facts)

    def hold(self) -> None:
        self.reached.clear()
        self.free.clear()


class Quarry:
    """A writer, its disk, and somebody who only looks."""

    def __init__(self, path: Path, most_waiting: int = 100) -> None:
        self.disk = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Disk)
        self.disk.execute("PRAGMA journal_mode=WAL")
        self.disk.execute("CREATE TABLE stones (place INTEGER PRIMARY KEY, colour TEXT)")
        self.reader = sqlite3.connect(path, isolation_level=None)
        self.writer = Writer(self.disk, most_waiting)

    def adding(self, *places: int, colour: str = "red") -> asyncio.Task[int]:
        return asyncio.create_task(self.writer.write(lay(*places, colour=colour)))

    async def held_up(self, *places: int) -> asyncio.Task[int]:
        """A job whose commit is under way, and stays so."""
        self.disk.hold()
        task = self.adding(*places)
        await asyncio.to_thread(self.disk.reached.wait)
        return task

    def stones(self) -> list[int]:
        return [row[0] for row in self.reader.execute("SELECT place FROM stones ORDER BY rowid")]

    async def close(self) -> None:
        self.disk.free.set()
        self.reader.close()
        await self.writer.close()


def lay(*places: int, colour: str = "red") -> Job[int]:
    return lambda desk: sum(desk.change(ADD, {"place": place, "colour": colour}) for place in places)


@pytest_asyncio.fixture
async def quarry(tmp_path: Path) -> AsyncIterator[Quarry]:
    quarry = Quarry(tmp_path / "stones.sqlite")
    yield quarry
    await quarry.close()


async def test_jobs_that_come_during_a_commit_share_the_next(quarry: Quarry) -> None:
    first = await quarry.held_up(0)
    others = [quarry.adding(place) for place in range(1, 20)]
    await asyncio.sleep(0)
    quarry.disk.free.set()
    assert await asyncio.gather(first, *others) == [1] * 20
    assert quarry.disk.commits == 2
    assert len(quarry.stones()) == 20


async def test_nobody_hears_of_a_job_before_it_is_on_disk(quarry: Quarry) -> None:
    task = await quarry.held_up(1)
    assert (task.done(), quarry.stones()) == (False, [])
    quarry.disk.free.set()
    assert (await task, quarry.stones()) == (1, [1])


def stumbling(desk: Desk) -> int:
    lay(50)(desk)
    raise RuntimeError("stumbled")


async def test_a_job_that_fails_takes_nothing_from_its_neighbours(quarry: Quarry) -> None:
    first = await quarry.held_up(0)
    before, taken, broken = quarry.adding(1), quarry.adding(2, 0), asyncio.create_task(quarry.writer.write(stumbling))
    after = quarry.adding(3)
    await asyncio.sleep(0)
    quarry.disk.free.set()
    outcomes = await asyncio.gather(first, before, taken, broken, after, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [int, int, Taken, RuntimeError, int]
    assert quarry.stones() == [0, 1, 3]


async def test_a_full_disk_is_told_to_everybody_and_the_writer_goes_on(quarry: Quarry) -> None:
    first = await quarry.held_up(0)
    quarry.disk.execute("PRAGMA max_page_count=2")
    large = [quarry.adding(place, colour="x" * 10_000) for place in (1, 2)]
    await asyncio.sleep(0)
    quarry.disk.free.set()
    outcomes = await asyncio.gather(first, *large, return_exceptions=True)
    assert [getattr(outcome, "code", outcome) for outcome in outcomes] == [1, "not-kept", "not-kept"]
    assert "disk is full" in str(outcomes[1])
    quarry.disk.execute("PRAGMA max_page_count=1000")
    assert await quarry.adding(3) == 1
    assert quarry.stones() == [0, 3]


async def test_a_commit_that_fails_is_told_to_everybody_and_the_writer_goes_on(quarry: Quarry) -> None:
    quarry.disk.broken = True
    outcomes = await asyncio.gather(quarry.adding(1), quarry.adding(2), return_exceptions=True)
    assert [getattr(outcome, "code", outcome) for outcome in outcomes] == ["not-kept", "not-kept"]
    quarry.disk.broken = False
    assert (await quarry.adding(3), quarry.stones()) == (1, [3])


async def test_jobs_are_done_in_the_order_in_which_they_come(quarry: Quarry) -> None:
    done: list[int] = []

    def note(number: int) -> Job[None]:
        return lambda _desk: done.append(number)

    await asyncio.gather(*(quarry.writer.write(note(number)) for number in range(300)))
    assert done == list(range(300))


async def test_who_finds_no_room_waits(tmp_path: Path) -> None:
    quarry = Quarry(tmp_path / "stones.sqlite", most_waiting=3)
    first = await quarry.held_up(0)
    others = [quarry.adding(place) for place in range(1, 30)]
    for _ in range(3):
        await asyncio.sleep(0)
    assert quarry.writer._jobs.qsize() == 2
    quarry.disk.free.set()
    assert await asyncio.gather(first, *others) == [1] * 30
    await quarry.close()


async def test_closing_finishes_what_was_handed_over(tmp_path: Path) -> None:
    quarry = Quarry(tmp_path / "stones.sqlite", most_waiting=3)
    first = await quarry.held_up(0)
    handed = [quarry.adding(place) for place in (1, 2)]
    late = quarry.adding(3)  # finds no room any more
    await asyncio.sleep(0)
    closing = asyncio.create_task(quarry.writer.close())
    await asyncio.sleep(0)
    quarry.disk.free.set()
    await closing
    assert await asyncio.gather(first, *handed) == [1, 1, 1]
    for refused in (late, quarry.adding(4)):
        with pytest.raises(Denied):
            await refused
    assert quarry.stones() == [0, 1, 2]
    quarry.reader.close()


async def test_who_hangs_up_has_done_it_all_the_same(quarry: Quarry) -> None:
    heard: list[int] = []

    async def caller() -> None:
        heard.append(await quarry.writer.write(lay(7)))
        await asyncio.sleep(0)
        heard.append(0)

    quarry.disk.hold()
    call = asyncio.create_task(caller())
    await asyncio.to_thread(quarry.disk.reached.wait)
    call.cancel()
    await asyncio.sleep(0)
    quarry.disk.free.set()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert (heard, quarry.stones()) == ([1], [7])
