"""A real server whose minds are besieged: bots come back, and nobody else's bots notice."""

from __future__ import annotations

import os
import select
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from web.site_kit import Site, Visitor, Wire

from bench.load import servers
from tablee.engine.match import Match
from tablee.engine.record import read_record

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")

LONG = 60.0  # seconds


@contextmanager
def served(folder: Path) -> Iterator[tuple[Site, int]]:
    """A server process, and its number."""
    with socket.create_server(("127.0.0.1", 0), backlog=256) as door, servers.ours(folder, door) as server:
        yield Site(f"http://127.0.0.1:{door.getsockname()[1]}"), server.pid


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has just ended
            continue
        if parent == pid:
            found.append(int(stat.parent.name))
    return found


def minds(pid: int) -> list[int]:
    """The processes of a server in which bots think."""
    return [child for child in children(pid) if b"spawn_main" in (Path("/proc") / str(child) / "cmdline").read_bytes()]


def bots(visitor: Visitor) -> dict[str, int]:
    told: dict[str, int] = visitor.get("/health").json()["bots"]
    return told


def stuck(visitor: Visitor) -> int:
    told: int = visitor.get("/health").json()["stuck"]
    return told


def wait_until(met: Callable[[], bool]) -> None:
    """What happens in another process takes its time."""
    latest = time.monotonic() + LONG
    while not met():
        assert time.monotonic() < latest
        time.sleep(0.1)


class Opponent:
    """A person at a Pueblo table against one bot."""

    def __init__(self, visitor: Visitor, stack: ExitStack, level: str = "steady") -> None:
        self.visitor = visitor
        self.table = visitor.open_table(chairs=("here", level), starter=0)
        self.wire: Wire = stack.enter_context(visitor.wire(self.table))
        self.wire.next("view")
        self.done = 0  # actions of both

    def move(self) -> float:
        """A stone and a walk; when that was done."""
        match = Match.from_record(read_record(self.visitor.get(f"/table/{self.table}/record").text))
        assert len(match.moves) == self.done
        for _ in ("stone", "walk"):
            text = match.choices(0)[0].text
            match.do(text, 0)
            self.wire.send(t="do", seat=0, step=self.done, text=text)
            self.wire.next("ok")
            self.done += 1
        return time.perf_counter()

    def answered(self) -> None:
        """Until the bot has set its stone and walked."""
        self.done += 2
        self.wire.next("view", step=self.done)

    def seconds(self) -> float:
        """From one move to the bot's answer."""
        begun = self.move()
        self.answered()
        return time.perf_counter() - begun


def besiege(site: Site, stack: ExitStack, tables: int) -> None:
    """Tables of six experts, each with somebody who looks: of several guests, as one has not so many windows."""
    for number in range(tables):
        if number % 20 == 0:
            visitor = stack.enter_context(site.visitor())
        stack.enter_context(visitor.wire(visitor.open_table("gaudi", ("expert",) * 6)))


def test_a_steady_bot_answers_while_experts_wait_for_their_turns(tmp_path: Path) -> None:
    with served(tmp_path) as (site, _), site.visitor() as other, ExitStack() as stack:
        besiege(site, stack, 5)
        Opponent(other, stack).seconds()
        assert bots(other)["queued"] >= 2
        assert bots(other)["thinking"] >= 1


@pytest.mark.soak
def test_sixty_tables_of_experts_delay_anothers_steady_bot_by_a_second_at_most(tmp_path: Path) -> None:
    with served(tmp_path) as (site, _), site.visitor() as other, ExitStack() as stack:
        opponent = Opponent(other, stack)
        opponent.seconds()
        calm = [opponent.seconds() for _ in range(3)]
        besiege(site, stack, 60)
        sieged = [opponent.seconds() for _ in range(3)]
        print(f"a steady bot answered after {max(calm):.2f} s, under siege after {max(sieged):.2f} s")  # noqa: T201
        assert max(sieged) - max(calm) <= 1.0
        assert stuck(other) == 0


@pytest.mark.soak
def test_a_server_that_comes_back_does_not_go_on_with_tables_nobody_looks_at(tmp_path: Path) -> None:
    with served(tmp_path) as (site, _), ExitStack() as stack:
        besiege(site, stack, 10)
    with served(tmp_path) as (site, _), site.visitor() as other, ExitStack() as stack:
        Opponent(other, stack).seconds()
        assert bots(other) == {"thinking": 0, "queued": 0, "outside": 0, "failing": 0}


@pytest.mark.soak
def test_bots_come_back_when_all_minds_are_killed_twice_within_a_thought(tmp_path: Path) -> None:
    with served(tmp_path) as (site, server), site.visitor() as visitor, ExitStack() as stack:
        opponents = [Opponent(visitor, stack, level) for level in ("expert", "expert", "strong", "strong", "steady")]
        for opponent in opponents:
            opponent.move()
        for _ in range(2):
            wait_until(lambda: len(minds(server)) >= 2 and bots(visitor)["thinking"] >= 2)
            for mind in minds(server):
                os.kill(mind, signal.SIGKILL)
            wait_until(lambda: bots(visitor)["failing"] > 0)
        for opponent in opponents:
            opponent.answered()
        assert stuck(visitor) == 0


@pytest.mark.soak
def test_a_bot_comes_back_when_another_process_held_the_database(tmp_path: Path) -> None:
    with served(tmp_path) as (site, _), site.visitor() as visitor, ExitStack() as stack:
        opponents = [Opponent(visitor, stack) for _ in range(3)]
        for opponent in opponents:
            opponent.move()
        holding = sqlite3.connect(tmp_path / "tablee.sqlite", isolation_level=None)
        holding.execute("BEGIN IMMEDIATE")
        wait_until(lambda: bots(visitor)["failing"] == 3)
        holding.execute("ROLLBACK")
        holding.close()
        for opponent in opponents:
            opponent.answered()
        assert stuck(visitor) == 0


def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    with served(tmp_path) as (site, server), site.visitor() as visitor, ExitStack() as stack:
        Opponent(visitor, stack).seconds()
        Opponent(visitor, stack, "expert").move()
        assert minds(server)
        left = [os.pidfd_open(child) for child in children(server)]
        os.kill(server, signal.SIGKILL)
        for child in left:
            assert select.select([child], [], [], LONG)[0]
            os.close(child)
