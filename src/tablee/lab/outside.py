"""Bots from outside: any program that reads a question a line and writes an answer a line. Told in docs/arena.md.

A program sees what its seat may know and nothing else. One that crashes, is slow or says what is not allowed loses that
game, and is started anew for the next.
"""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, Final

from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import Mistake, View

VERSION: Final = 1  # of the protocol
START: Final = 30.0  # seconds until a program must be ready
MOST_CHARACTERS: Final = 10_000  # of an answer
SEEDS: Final = 2**31


class Fault(Exception):
    """Why a bot has lost a game: `crashed`, `slow` or `illegal`, and what there is to say about it."""

    def __init__(self, kind: str, says: str) -> None:
        super().__init__(f"{kind}: {says}")
        self.kind = kind
        self.says = says


class Program:
    """A bot that is a process. It is started with the first question, and must be closed."""

    def __init__(self, name: str, command: Sequence[str], seconds: float) -> None:
        self.name = name
        self.kind = "program"
        self._command = list(command)
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._complaints: IO[bytes] | None = None

    def choose(self, game: AnyGame, view: View, rng: Rng) -> int:
        """The code of what it answers. Raises `Fault`."""
        legal = [choice.text for choice in game.choices(view)]
        question = {
            "game": game.name, "seat": view.seat, "seed": rng.below(SEEDS), "seconds": self._seconds, "legal": legal,
            "view": plain(view),
        }  # fmt: skip
        if self._process is None:
            self._start()
        text = self._answer(question, self._seconds)
        try:
            return int(game.encode(game.parse(text)))
        except Mistake as problem:
            self.close()
            raise Fault("illegal", str(problem)) from None

    def close(self) -> None:
        """End it, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout, self._complaints):
                if pipe is not None:
                    pipe.close()
            self._process = None

    def _start(self) -> None:
        self._complaints = TemporaryFile()  # noqa: SIM115  # closed with the process
        try:
            self._process = subprocess.Popen(  # noqa: S603  # whoever runs the arena names the programs
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints, text=True, bufsize=1,
                encoding="utf-8", errors="replace",
            )  # fmt: skip
        except OSError as problem:
            self._complaints.close()
            raise Fault("crashed", str(problem)) from None
        self._lines = queue.SimpleQueue()
        assert self._process.stdout is not None
        threading.Thread(target=listen, args=(self._process.stdout, self._lines), daemon=True).start()
        self._answer({"tablee": VERSION}, START)

    def _answer(self, question: dict[str, object], seconds: float) -> str:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
            answer = self._lines.get(timeout=seconds)
        except OSError:
            answer = None
        except queue.Empty:
            self.close()
            raise Fault("slow", f"no answer within {seconds:g} s") from None
        if answer is None:
            raise Fault("crashed", self._last_words())
        return answer.strip()

    def _last_words(self) -> str:
        """What it complained about last."""
        assert self._complaints is not None
        self._complaints.seek(0)
        said = self._complaints.read().decode(errors="replace").strip().splitlines()
        self.close()
        return said[-1][:300] if said else "it ended without a word"


def listen(lines: IO[str], heard: queue.SimpleQueue[str | None]) -> None:
    """Hand over every line, and None when there are no more."""
    try:
        while line := lines.readline(MOST_CHARACTERS):
            heard.put(line)
    except (OSError, ValueError):  # it was closed
        pass
    heard.put(None)


def code_in(file: str, seconds: float) -> Program:
    """A bot that is a Python file with a function `choose(view)`, run in a process of its own. Raises `Mistake`."""
    if not Path(file).is_file():
        raise Mistake("lab.no-code", file=file)
    return Program(Path(file).stem, [sys.executable, "-m", "tablee.lab.hosted", file], seconds)


def plain(thing: Any) -> Any:
    """A view as JSON has it: its fields by name."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, Enum):
        return plain(thing.value)
    if isinstance(thing, (list, tuple, set, frozenset)):
        return [plain(part) for part in (sorted(thing) if isinstance(thing, (set, frozenset)) else thing)]
    if isinstance(thing, bytes):
        return thing.hex()
    return thing if thing is None or isinstance(thing, (bool, int, float, str)) else str(thing)
