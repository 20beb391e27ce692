"""The servers under test, each in a process of its own on its own core, with a fresh folder for its data."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.load import machine
from bench.load.wire import Browser, Place

PEER = Path(__file__).parents[1] / "peer"
ERROR = re.compile(r"(?!Traceback)[\w.]*(Error|Exception)\b")  # the last line of a traceback
START = 30.0  # seconds a server may take to start


class NoPeer(Exception):
    """Why there is nothing to compare with."""


@dataclass
class Server:
    pid: int
    place: Place
    first_page: str
    complaints: Path  # what it wrote to stderr
    collects: bool = False  # garbage, when it gets SIGUSR2

    async def answers(self) -> None:
        """Returns when it has answered for the first time."""
        browser = Browser(self.place, "127.0.0.1")
        await browser.get(self.first_page)
        browser.close()

    def errors(self) -> Counter[str]:
        """What it complained of, each with how often."""
        lines = self.complaints.read_text(errors="replace").splitlines()
        return Counter(line[:120] for line in lines if ERROR.match(line))

    async def memory(self) -> float:
        """Kilobytes, after its garbage was collected where it can be asked to."""
        for _ in range(2):
            if self.collects:
                os.kill(self.pid, signal.SIGUSR2)
            await asyncio.sleep(0.5)
        return machine.resident(self.pid)


@contextmanager
def ours(folder: Path | None = None, door: socket.socket | None = None) -> Iterator[Server]:
    """`tablee serve` behind a door: who knocks waits until it answers. Both may be somebody else's, to come back to."""
    with _folder(folder) as data, _door(door) as listening, (data / "complaints.txt").open("ab") as complaints:
        number = listening.fileno()
        command = [sys.executable, "-m", "tablee", "serve", "--fd", str(number), "--data", str(data)]
        with _running(command, pass_fds=(number,), stderr=complaints) as process:
            yield Server(process.pid, listening.getsockname()[:2], "/", Path(complaints.name))


@contextmanager
def boardgame_io(storage: str) -> Iterator[Server]:
    """boardgame.io; `storage` is `files` or `memory`."""
    with (
        _folder(None) as data,
        (data / "output.txt").open("wb") as output,
        (data / "complaints.txt").open("wb") as complaints,
    ):
        command = ["node", "--expose-gc", str(PEER / "server.js"), storage, str(data / "matches")]
        surroundings = os.environ | {"NODE_ENV": "production"}
        with _running(command, stdout=output, stderr=complaints, env=surroundings) as process:
            place = "127.0.0.1", _announced_port(process, Path(output.name))
            yield Server(process.pid, place, "/games", Path(complaints.name), collects=True)


def _announced_port(process: subprocess.Popen[bytes], output: Path) -> int:
    deadline = time.monotonic() + START
    while time.monotonic() < deadline and process.poll() is None:
        for line in output.read_text().splitlines():
            if line.startswith("PORT "):
                return int(line.removeprefix("PORT "))
        time.sleep(0.05)
    raise NoPeer(f"boardgame.io did not start: {output.read_text()[-500:]}")


def install_peer() -> None:
    """The locked npm packages, into bench/peer/node_modules unless they are there. Raises `NoPeer`."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NoPeer("node and npm are not installed, so there is no peer to compare with.")
    installed, lock = PEER / "node_modules" / ".package-lock.json", PEER / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Installing boardgame.io (bench/peer/package-lock.json) ...", file=sys.stderr, flush=True)
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=PEER, capture_output=True, text=True, check=False, timeout=600)
    if done.returncode:
        raise NoPeer(f"npm could not install boardgame.io, so there is no peer to compare with: {done.stderr[-500:]}")
    installed.touch()


@contextmanager
def _running(command: list[str], **more: object) -> Iterator[subprocess.Popen[bytes]]:
    with machine.on_cores(machine.SERVER):
        process: subprocess.Popen[bytes] = subprocess.Popen(command, **more)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def _folder(given: Path | None) -> Iterator[Path]:
    if given is not None:
        yield given
        return
    with tempfile.TemporaryDirectory(prefix="tablee-load-", ignore_cleanup_errors=True) as made:
        yield Path(made)


@contextmanager
def _door(given: socket.socket | None) -> Iterator[socket.socket]:
    if given is not None:
        yield given
        return
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as made:
        yield made
