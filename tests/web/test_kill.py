"""kill -9 in the middle of a game loses no acknowledged move."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from web.site_kit import Site, Visitor

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.match import Match
from tablee.engine.record import read_record


@contextmanager
def server(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server process of its own, ready to answer."""
    command = [sys.executable, "-m", "tablee", "serve", "--port", str(port), "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None:
            try:
                httpx.get(f"http://127.0.0.1:{port}/about")
                break
            except httpx.TransportError:
                time.sleep(0.02)  # until it listens; there is nothing to wait on
        try:
            yield process
        finally:
            process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    port = free_port()
    site = Site(f"http://127.0.0.1:{port}")
    game, rng, acknowledged = catalogue.find("pueblo"), seeded("kill"), list[str]()
    with server(tmp_path, port) as process, site.visitor() as visitor:
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
        with server(tmp_path, port):
            record = read_record(visitor.get(f"/table/{table}/record").text)
            assert [line.do for line in record.lines][:25] == acknowledged
            assert len(record.lines) in (25, 26)
            page = visitor.get(f"/table/{table}").text
            assert f'data-step="{len(record.lines)}"' in page
            if len(record.lines) == 25:
                assert game.position(Match.from_record(record).state) == game.position(state)


def start_of(visitor: Visitor, table: str) -> str:
    return read_record(visitor.get(f"/table/{table}/record").text).start
