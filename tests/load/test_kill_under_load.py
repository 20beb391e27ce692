"""kill -9 while many tables play: what was acknowledged is in the records of the server that follows."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from pathlib import Path

import pytest

from bench.load import servers
from bench.load.overload import Outcome, Storm
from tablee.engine import catalogue

GAMES = tuple(catalogue.names())


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
    with servers.ours(folder, door) as server:
        await storm.gather()
        raging = asyncio.create_task(storm.rage(120))
        await storm.until_acknowledged(moves)
        os.kill(server.pid, signal.SIGKILL)
        await raging  # ends when the last line is cut
    with servers.ours(folder, door):
        return await storm.outcome()
