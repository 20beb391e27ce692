"""What /proc says about a server, about this process and about the rest of the machine. Linux only."""

from __future__ import annotations

import os
import re
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")
TICK = 1 / os.sysconf("SC_CLK_TCK")  # seconds


@dataclass(frozen=True, slots=True)
class Reading:
    """CPU seconds so far, and when that was."""

    at: float
    server: float
    generator: float
    machine: float

    def __sub__(self, before: Reading) -> Reading:
        return Reading(
            self.at - before.at,
            self.server - before.server,
            self.generator - before.generator,
            self.machine - before.machine,
        )

    @property
    def noise(self) -> float:
        """What others used, in cores, where this is a difference."""
        return max(0.0, self.machine - self.server - self.generator) / max(self.at, 1e-9)


def read(server: int) -> Reading:
    """Now. The server is a process and all its descendants, those that have ended included."""
    own = os.times()
    spent = sum(_cpu(pid) for pid in family(server))
    user, nice, system, _idle, _wait, irq, softirq = map(int, (PROC / "stat").read_text().split()[1:8])
    return Reading(time.monotonic(), spent, own.user + own.system, TICK * (user + nice + system + irq + softirq))


def family(ancestor: int) -> list[int]:
    """A process and its descendants."""
    children = defaultdict(list)
    for folder in PROC.iterdir():
        if folder.name.isdecimal() and (fields := _stat(int(folder.name))):
            children[int(fields[1])].append(int(folder.name))
    found = [ancestor]
    for pid in found:  # grows while we look
        found += children[pid]
    return found


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat behind the name, which may hold blanks; none if the process has ended."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def _cpu(pid: int) -> float:
    """User and system time, its own and that of children it has waited for."""
    return TICK * sum(map(int, _stat(pid)[11:15]))


def work(process: int) -> float:
    """CPU seconds of all threads that a process has now, much finer than `_cpu`."""
    threads = (PROC / str(process) / "task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def resident(server: int) -> float:
    """Kilobytes of memory the server holds."""
    found = 0
    for pid in family(server):
        try:
            status = (PROC / str(pid) / "status").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        size = re.search(r"VmRSS:\s+(\d+)", status)
        found += int(size[1]) if size else 0
    return float(found)


CORES = sorted(os.sched_getaffinity(0))
GENERATOR, SERVER = {CORES[-1]}, {CORES[0]}  # the same where there is only one


@contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """What is started in here stays on these cores."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
