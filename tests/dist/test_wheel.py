"""What `make dist` builds works on its own: installed outside the checkout, with nothing but what it asks for."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import venv
from collections.abc import Sequence
from contextlib import closing
from http.client import HTTPConnection
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
SOURCES = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")
NOT_SHIPPED = shutil.ignore_patterns("*.so", "*.pyc", "*.egg-info", "__pycache__", "compiled.*.txt")
PATIENCE = 300  # seconds, for a machine that has much else to do

A_GAME = """
import tablee

match, bot = tablee.game("pueblo").match(players=3, seed=7), tablee.bot("novice")
while not match.over:
    match.do(bot.choose(match.view()))
match.record().save("game.jsonl")
tablee.verify("game.jsonl")
print(tablee.__file__)
print(match)
print(match._repr_svg_())
"""

EVERY_OTHER_COMMAND = """
from importlib import import_module
from tablee.cli import COMMANDS

for name, (module, _) in COMMANDS.items():
    if name != "serve":
        import_module(f"tablee.cli.{module}")
for lab in ("arena", "bench", "coverage", "simulate"):
    import_module(f"tablee.lab.{lab}")
"""


class Elsewhere:
    """An environment outside the checkout in which the wheel is installed, and nothing else."""

    def __init__(self, place: Path, wheel: Path) -> None:
        self.place = place
        venv.create(place / "venv", with_pip=False, symlinks=True)
        self.bin = place / "venv" / "bin"
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "--quiet", "--no-compile"]
        subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], cwd=place, check=True)
        self.tablee = PathDistribution(next(place.glob("venv/lib/*/site-packages/tablee-*.dist-info")))

    def surroundings(self, extra: str) -> dict[str, str]:
        """The variables of a process that sees exactly the packages that `tablee[extra]` asks for."""
        packages = self.place / f"packages-{extra}"
        packages.mkdir(exist_ok=True)
        for name in needed(self.tablee, {extra}):
            for entry in top_level(distribution(name)):
                if not (packages / entry.name).exists():
                    (packages / entry.name).symlink_to(entry)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("TABLEE", "PYTHON", "COV"))}
        return kept | {"PYTHONPATH": str(packages), "TABLEE_DATA": str(self.place / "data")}

    def run(self, extra: str, *command: str) -> subprocess.CompletedProcess[str]:
        program, *given = command
        return subprocess.run(
            [str(self.bin / program), *given], env=self.surroundings(extra), cwd=self.place, check=False,
            capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip


def needed(package: Distribution, extras: set[str]) -> set[str]:
    """The names of all packages that it asks for, directly or through others."""
    found: set[str] = set()
    for text in package.requires or ():
        asked = Requirement(text)
        if asked.marker is None or any(asked.marker.evaluate({"extra": extra}) for extra in extras | {""}):
            if asked.name == "tablee":
                found |= needed(package, asked.extras)
            elif asked.name not in found:
                found |= {asked.name} | needed(distribution(asked.name), asked.extras)
    return found


def top_level(package: Distribution) -> set[Path]:
    """The files and folders that a package put beside all others."""
    names = {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}
    return {Path(str(package.locate_file(name))) for name in names}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive and the wheel made from it, interpreted: nothing has to be compiled for this."""
    place = tmp_path_factory.mktemp("dist")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place / name, ignore=NOT_SHIPPED)
        else:
            shutil.copy(ROOT / name, place)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(place / "dist")]
    subprocess.run(command, env=os.environ | {"TABLEE_BUILD": "never"}, cwd=place, check=True, capture_output=True)
    return place / "dist"


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    return Elsewhere(tmp_path_factory.mktemp("elsewhere"), wheel)


def test_the_wheel_holds_every_file_of_the_house(wheel: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "tablee", tmp_path / "tablee", ignore=NOT_SHIPPED)
    files = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    with ZipFile(wheel) as archive:
        shipped = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert shipped == files


def test_a_game_is_played_with_the_library_alone(elsewhere: Elsewhere) -> None:
    played = elsewhere.run("", "python", "-c", A_GAME)
    assert played.returncode == 0, played.stderr
    assert Path(played.stdout.partition("\n")[0]).is_relative_to(elsewhere.place)
    assert played.stdout.rstrip().endswith("</svg>")


@pytest.mark.parametrize(
    ("given", "extra"), [(["games"], "play"), (["play", "pueblo"], "play"), (["serve"], "server"), ([], "server")]
)
def test_a_command_without_its_extra_says_what_to_install(elsewhere: Elsewhere, given: Sequence[str], extra: str) -> None:
    asked = elsewhere.run("", "tablee", *given)
    sentence = f'tablee: this needs packages that are not installed: pip install "tablee[{extra}]"\n'
    assert (asked.returncode, asked.stdout, asked.stderr) == (1, "", sentence)


def test_the_terminal_needs_no_server(elsewhere: Elsewhere) -> None:
    shown = elsewhere.run("play", "tablee", "show", "pueblo")
    assert shown.returncode == 0, shown.stderr
    assert "legal for seat" in shown.stdout
    asked = elsewhere.run("play", "python", "-c", EVERY_OTHER_COMMAND)
    assert asked.returncode == 0, asked.stderr
    assert 'pip install "tablee[server]"' in elsewhere.run("play", "tablee", "serve", "--fd", "0").stderr


def test_a_page_is_served(elsewhere: Elsewhere) -> None:
    """The socket listens before the server does: who calls waits until it answers."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port, fd = door.getsockname()[1], door.fileno()
        command = [str(elsewhere.bin / "tablee"), "serve", "--fd", str(fd)]
        server = subprocess.Popen(command, env=elsewhere.surroundings("server"), cwd=elsewhere.place, pass_fds=[fd])
    try:
        page = got(port, "/rules/pueblo").decode()
        assert "Pueblo" in page
        for ending, letters in ((".css", b"--paper"), (".woff2", b"wOF2")):
            (address, *_) = re.findall(rf'href="(/static/[^"]+{ending})"', page)
            assert letters in got(port, address)
    finally:
        server.terminate()
        server.wait()


def got(port: int, path: str) -> bytes:
    with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as line:
        line.request("GET", path)
        answer = line.getresponse()
        assert answer.status == 200
        return answer.read()
