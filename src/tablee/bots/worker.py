"""A process that thinks for bots, one thought at a time: if a thought ends it, nobody else's thought is lost."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NoReturn, TypeAlias

from tablee.bots import leash

Thought: TypeAlias = Callable[..., Any]  # a function that another process can import, with arguments to send there
START: Final = 60.0  # seconds a process may take until it is ready, on a machine that has much else to do


class Lost(Exception):
    """A thought without an answer: its process died or was ended."""


class Failed(Exception):
    """A thought that raised something; tells what, from its own process."""


@dataclass(frozen=True, slots=True)
class Running:
    process: SpawnProcess
    line: Connection


class Worker:
    """Its process is started with the first thought, and again with the next one after it died.

    A thread of its own starts the process and waits for it, as long as the worker lives: Linux ends a process with the
    thread that started it.
    """

    def __init__(self, thought: Thought, niceness: int = 0) -> None:
        self._thought = thought
        self._niceness = niceness
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="tablee-mind")
        self._running: Running | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return None if self._running is None else self._running.process.pid

    async def ask(self, *question: Any, within: float) -> Any:
        """What the thought says. Raises `Lost` when it ends its process or takes more seconds, `Failed` when it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, question, within)

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        if self._closed:
            return
        self._closed = True
        if (running := self._running) is not None:
            with suppress(ValueError):  # it has just ended
                running.process.kill()
        self._thread.submit(self._end)
        self._thread.shutdown(wait=False)

    # In the thread ----------------------------------------------------------------------------------------------------

    def _ask(self, question: tuple[Any, ...], within: float) -> Any:
        try:
            line = self._line()
            line.send(question)
            sound, answer = received(line, within)
        except (EOFError, OSError) as problem:
            self._lose(problem)
        if not sound:
            raise Failed(answer)
        return answer

    def _line(self) -> Connection:
        """To a process that is ready. Raises `OSError` or `EOFError` where there is none."""
        if self._running is not None and self._running.process.is_alive():
            return self._running.line
        self._end()
        self._check_open()
        ours, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=work, args=(theirs, self._thought, self._niceness), daemon=True)
        process.start()
        theirs.close()
        self._running = Running(process, ours)
        received(ours, START)
        self._check_open()  # who closed before the process was known could not end it
        return ours

    def _check_open(self) -> None:
        if self._closed:
            raise OSError("closed")

    def _lose(self, problem: Exception) -> NoReturn:
        code = self._end()
        raise Lost(f"{type(problem).__name__} {problem}, exit code {code}") from problem

    def _end(self) -> int | None:
        """Nothing is left of the process; its exit code."""
        if self._running is None:
            return None
        running, self._running = self._running, None
        running.process.kill()
        running.process.join()
        code = running.process.exitcode
        running.process.close()
        running.line.close()
        return code


def received(line: Connection, within: float) -> Any:
    """What comes from the other end. Raises `TimeoutError`, an `OSError`, when that takes more seconds."""
    if not line.poll(within):
        raise TimeoutError(f"no answer within {within:g} s")
    return line.recv()


# In the process ---------------------------------------------------------------------------------------------------------


def work(line: Connection, thought: Thought, niceness: int) -> None:
    """Answer questions as long as there is somebody who asks."""
    leash.put_on(niceness)
    try:
        line.send("ready")
        while True:
            line.send(answer_to(thought, line.recv()))
    except (EOFError, OSError):
        return  # the server has gone


def answer_to(thought: Thought, question: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether the thought came to an end, and what it says or why it failed. Without memory there is no way to tell."""
    try:
        return True, thought(*question)
    except MemoryError:
        raise
    except Exception:
        return False, traceback.format_exc()
