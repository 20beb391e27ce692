"""What `make play` runs: the site, at once. Where the rules are not compiled yet, that is done meanwhile at low priority,
and then a second server takes over the same door: open pages wait for a moment and go on.

    python tools/play.py PORT COMMAND...      the command compiles; with --question it only tells whether that is needed
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
from asyncio.subprocess import STDOUT, Process, create_subprocess_exec
from collections.abc import Coroutine
from pathlib import Path

LOG = Path("build/compile.log")
SERVE = [sys.executable, "-m", "tablee", "serve"]
TRIED = [
    sys.executable,
    "-c",
    "import sys, tablee; from tablee.engine import catalogue; catalogue.games(); sys.exit(not tablee.compiled())",
]


def main(port: int, compiling: list[str]) -> int:
    mode = os.environ.get("TABLEE_BUILD", "auto")
    if mode == "require":
        subprocess.run(compiling, check=True)
    if mode != "auto" or subprocess.run([*compiling, "--question"], check=False).returncode == 0:
        os.execv(SERVE[0], [*SERVE, "--port", str(port), "--open"])
    try:
        door = socket.create_server(("127.0.0.1", port))
    except OSError as problem:
        sys.exit(f"tablee: nobody can listen on port {port}: {problem.strerror}")
    return asyncio.run(play(door, compiling))


async def play(door: socket.socket, compiling: list[str]) -> int:
    """Serve until told to stop, or until the server stops of its own, and say how that went."""
    stop = asyncio.Event()
    for reason in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(reason, stop.set)
    port = door.getsockname()[1]
    server, former = await serve(door, "--open"), None
    say(f"Tablée is at http://localhost:{port}  (Ctrl-C to stop)")
    say("The rules are being compiled meanwhile: for a minute or two they run interpreted, and bots think more slowly.")
    compiler = await low_priority(compiling)
    try:
        await first_of(stop.wait(), server.wait(), compiler.wait())
        if compiler.returncode is not None and not stop.is_set():
            if await succeeds(TRIED):
                former, server = server, await change(server, door)
            else:
                say(f"warning: the rules could not be compiled and stay interpreted, slower; {LOG} says why")
            await first_of(stop.wait(), server.wait())
    finally:
        ended = server.returncode
        await end(server, former, compiler)
    return ended or 0


async def serve(door: socket.socket, *more: str) -> Process:
    fd, port = door.fileno(), door.getsockname()[1]
    command = [*SERVE, "--port", str(port), "--fd", str(fd), *more]
    return await create_subprocess_exec(*command, pass_fds=[fd], start_new_session=True)


async def change(former: Process, door: socket.socket) -> Process:
    """Another server in place of the former one, which keeps the file of the tables until it has ended. Whoever calls
    meanwhile waits at the door, which stays open."""
    if former.returncode is None:
        former.terminate()
    await former.wait()
    say("The rules are compiled: from here on the site runs at full speed.")
    return await serve(door)


async def low_priority(command: list[str]) -> Process:
    LOG.parent.mkdir(exist_ok=True)
    polite = ["nice", "-n", "19"] if shutil.which("nice") else []
    with LOG.open("wb") as log:
        return await create_subprocess_exec(*polite, *command, stdout=log, stderr=STDOUT, start_new_session=True)


async def succeeds(command: list[str]) -> bool:
    with LOG.open("ab") as log:
        return await (await create_subprocess_exec(*command, stdout=log, stderr=STDOUT)).wait() == 0


async def first_of(*waits: Coroutine[None, None, object]) -> None:
    """Return when one of these is over."""
    _, others = await asyncio.wait([asyncio.ensure_future(wait) for wait in waits], return_when="FIRST_COMPLETED")
    for other in others:
        other.cancel()


async def end(*processes: Process | None) -> None:
    """Stop all that still run, with everything they started, and wait for them."""
    for process in processes:
        if process is not None and process.returncode is None:
            os.killpg(process.pid, signal.SIGTERM)
    for process in processes:
        if process is not None:
            await process.wait()


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
