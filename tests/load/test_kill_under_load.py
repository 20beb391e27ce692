"""kill -9 while many tables play: what was acknowledged is in the records of the server that follows."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bench.load import servers
from bench.load.overload import Outcome, Storm
from tablee.engine import catalogue

GAMES = tuple(catalogue.names())
FIVE_HUNDRED = [range(first, first + 50) for first in range(0, 500, 50)]  # cycles: an hour, in pieces


@pytest.mark.parametrize(("tables", "moves"), [(len(GAMES), 20), pytest.param(4 * len(GAMES), 400, marks=pytest.mark.soak)])
def test_no_acknowledged_move_is_lost_when_a_busy_server_is_killed(tmp_path: Path, tables: int, moves: int) -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=256) as door:
        storm = Storm(door.getsockname()[:2], tables, GAMES, patient=True)
        outcome = asyncio.run(killed_and_asked(storm, tmp_path, door, moves))
    assert outcome.acknowledged >= moves
    assert outcome.died.total() == len(storm.guests)
    assert outcome.missing == []
    assert storm.not_stored(tmp_path / "tablee.sqlite") == []


async def killed_and_asked(storm: Storm, folder: Path, door: socket.socket, moves: int) -> Outcome:
    """The server is killed after so many moves, in the middle of others; another one is asked for the records."""
    await killed(storm, folder, door, moves)
    with servers.ours(folder, door):
        return await storm.outcome()


@pytest.mark.parametrize("cycles", [range(2), *(pytest.param(some, marks=pytest.mark.soak) for some in FIVE_HUNDRED)])
def test_no_move_is_lost_or_kept_twice_by_a_server_that_is_killed_again_and_again(tmp_path: Path, cycles: range) -> None:
    """Always on the same file, which the next server finds as the last one left it."""
    kept = 0
    for cycle in cycles:
        with socket.create_server(("127.0.0.1", 0), backlog=256) as door:
            storm = Storm(door.getsockname()[:2], 2, (GAMES[cycle % len(GAMES)], "pueblo"), patient=True)
            asyncio.run(killed(storm, tmp_path, door, moves=1 + cycle % 17))
        assert storm.not_stored(tmp_path / "tablee.sqlite") == [], f"in cycle {cycle}"
        assert storm.stored_unasked(tmp_path / "tablee.sqlite") == [], f"in cycle {cycle}"
        kept += sum(len(guest.acknowledged) for guest in storm.guests)
    with closing(sqlite3.connect(tmp_path / "tablee.sqlite")) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    print(f"{len(cycles)} cycles, {kept} moves acknowledged")  # noqa: T201
    assert kept >= len(cycles)


async def killed(storm: Storm, folder: Path, door: socket.socket, moves: int) -> None:
    with servers.ours(folder, door) as server:
        await storm.gather()
        raging = asyncio.create_task(storm.rage(120))
        await storm.until_acknowledged(moves)
        os.kill(server.pid, signal.SIGKILL)
        await raging  # ends when the last line is cut
