"""`make play` serves at once, whatever becomes of the compiler that works meanwhile."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

import tablee

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "tablee"
BUILT = ("**/*.so", "compiled.*.txt")
PATIENCE = 300  # seconds, for a machine that has much else to do

# Compiles when told to: puts the modules that were compiled before into the house, or fails.
COMPILER = f"""
import shutil, sys
from pathlib import Path

if "--question" in sys.argv:
    sys.exit(1)
if sys.stdin.readline() != "compile\\n":
    sys.exit("no compiler here")
for built in [path for pattern in {BUILT} for path in Path({str(HOUSE)!r}).glob(pattern)]:
    shutil.copy(built, Path("tablee") / built.relative_to({str(HOUSE)!r}))
"""


class Playing:
    """`make play` in a house where nothing is compiled yet."""

    def __init__(self, place: Path) -> None:
        shutil.copytree(HOUSE, place / "tablee", ignore=shutil.ignore_patterns("*.so", "compiled.*.txt", "__pycache__"))
        surroundings = os.environ | {"PYTHONPATH": str(place), "TABLEE_DATA": str(place / "data"), "TABLEE_BUILD": "auto"}
        command = [sys.executable, str(ROOT / "tools" / "play.py"), "0", sys.executable, "-c", COMPILER]
        self.process = subprocess.Popen(
            command, env=surroundings, cwd=place, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.port = int(self.heard().partition("localhost:")[2].split()[0])
        self.heard()  # that the rules are being compiled

    def heard(self) -> str:
        """The next line that was said."""
        assert self.process.stdout
        return self.process.stdout.readline()

    def tell_the_compiler(self, word: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def page(self) -> int:
        """How a page is answered; a server that is about to start answers as soon as it can."""
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as line:
            line.request("GET", "/about")
            return line.getresponse().status


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Playing]:
    begun = Playing(tmp_path)
    with begun.process:
        yield begun
        begun.process.terminate()
    assert begun.process.returncode == 0


@pytest.mark.skipif(not tablee.compiled(), reason="nothing was compiled here")
def test_a_compiled_server_takes_over(playing: Playing) -> None:
    assert playing.page() == 200
    playing.tell_the_compiler("compile")
    assert playing.heard() == "The rules are compiled: from here on the site runs at full speed.\n"
    assert playing.page() == 200


def test_without_a_compiler_the_site_goes_on_with_one_warning(playing: Playing) -> None:
    playing.tell_the_compiler("fail")
    assert playing.heard().startswith("warning: the rules could not be compiled and stay interpreted")
    assert playing.page() == 200


def test_it_stops_while_the_compiler_works(playing: Playing) -> None:
    assert playing.page() == 200
