"""What a process that thinks for bots is bound to: it dies with the server, and takes only so much of the machine."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from contextlib import suppress
from typing import Final

PR_SET_PDEATHSIG: Final = 1  # from <sys/prctl.h>
MOST_MEMORY: Final = 1 << 30  # bytes of address space; an expert needs a tenth of it
YIELDING: Final = 5  # niceness of those who think for seconds: the server and quick thoughts go first
LAST: Final = 15  # and of what can wait


def put_on(niceness: int) -> None:
    """Bind this process. Whoever interrupts the server from a terminal does not interrupt it, the server ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_the_server()
    limit_memory()
    if hasattr(os, "nice"):
        os.nice(niceness)


def die_with_the_server() -> None:
    """However the server ends. Linux sees to it at once, elsewhere a thread does, which a thought may keep waiting."""
    threading.Thread(target=leave_after_the_server, daemon=True).start()
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def leave_after_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def limit_memory() -> None:
    """More raises `MemoryError` here instead of driving the whole machine out of memory. Not every system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
