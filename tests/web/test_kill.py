"""kill -9 in the middle of a game loses no acknowledged move."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from web.site_kit import Site, Visitor

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.match import Match
from tablee.engine.record import read_record


@pytest.fixture
def door() -> Iterator[socket.socket]:
    """Who knocks here waits until a server answers."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield door


@contextmanager
def server(folder: Path, door: socket.socket) -> Iterator[subprocess.Popen[bytes]]:
    """A server process of its own, behind that door."""
    command = [sys.executable, "-m", "tablee", "serve", "--fd", str(door.fileno()), "--data", str(folder)]
    with subprocess.Popen(command, pass_fds=[door.fileno()]) as process:
        try:
            yield process
        finally:
            process.kill()


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path, door: socket.socket) -> None:
    site = Site(f"http://127.0.0.1:{door.getsockname()[1]}")
    game, rng, acknowledged = catalogue.find("pueblo"), seeded("kill"), list[str]()
    with server(tmp_path, door) as process, site.visitor() as visitor:
        table = visitor.open_table(starter=0, dismantling="on")
        state = game.from_position(start_of(visitor, table))
        with visitor.wire(table) as wire:
            while len(acknowledged) < 25:
                seat = state.turn()
                code = state.draw(seat, rng)
                text = game.write(game.decode(code))
                wire.send(t="do", seat=seat, step=len(acknowledged), text=text)
                wire.next("ok")
                state.play(seat, code)
                acknowledged.append(text)
            wire.send(t="do", seat=state.turn(), step=25, text=game.write(game.decode(state.codes(state.turn())[0])))
            os.kill(process.pid, signal.SIGKILL)  # while this last one is under way
            process.wait()
        with server(tmp_path, door):
            record = read_record(visitor.get(f"/table/{table}/record").text)
            assert [line.do for line in record.lines][:25] == acknowledged
            assert len(record.lines) in (25, 26)
            page = visitor.get(f"/table/{table}").text
            assert f'data-step="{len(record.lines)}"' in page
            if len(record.lines) == 25:
                assert game.position(Match.from_record(record).state) == game.position(state)


def start_of(visitor: Visitor, table: str) -> str:
    return read_record(visitor.get(f"/table/{table}/record").text).start
