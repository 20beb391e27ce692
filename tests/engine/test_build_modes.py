"""TABLEE_BUILD: compiled modules where they were built, none, or nothing without them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import tablee

PLAY = "import tablee; from tablee.engine.luck import seeded; print(tablee.compiled(), seeded(1).below(10))"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A house of which nothing was compiled."""
    house = Path(str(tablee.__file__)).parent
    shutil.copytree(house, tmp_path / "tablee", ignore=shutil.ignore_patterns("*.so", "__pycache__", "games", "web"))
    return tmp_path


def run(place: Path, mode: str, code: str = PLAY) -> subprocess.CompletedProcess[str]:
    surroundings = os.environ | {"TABLEE_BUILD": mode, "PYTHONPATH": str(place)}
    return subprocess.run(
        [sys.executable, "-c", code], env=surroundings, cwd=place, capture_output=True, text=True, check=False
    )


def test_auto_stays_interpreted_where_nothing_was_compiled(sources: Path) -> None:
    assert run(sources, "auto").stdout.split()[0] == "False"


def test_require_refuses_where_nothing_was_compiled(sources: Path) -> None:
    refused = run(sources, "require")
    assert refused.returncode != 0
    assert "TABLEE_BUILD=require, but the compiled modules are not there: run `make setup`" in refused.stderr


def test_never_ignores_compiled_modules(sources: Path) -> None:
    for name in ("state", "luck"):
        (sources / "tablee" / "engine" / f"{name}{SUFFIX}").write_bytes(b"not a library")
    assert run(sources, "auto").returncode != 0
    assert run(sources, "never").stdout.split()[0] == "False"


def test_both_builds_draw_the_same_numbers() -> None:
    place = Path(str(tablee.__file__)).parents[1]
    assert run(place, "auto").stdout.split()[1] == run(place, "never").stdout.split()[1]
