"""TABLEE_BUILD: compiled modules where they were built whole, none, or nothing without them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import tablee
from tablee.build import SEAL, is_whole, seal

PLAY = "import tablee; from tablee.engine.luck import seeded; print(tablee.compiled(), seeded(1).below(10))"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
HEART = ("engine/luck.py", "engine/state.py")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A house of which nothing was compiled."""
    house = Path(str(tablee.__file__)).parent
    left_out = shutil.ignore_patterns("*.so", SEAL, "__pycache__", "games", "web")
    shutil.copytree(house, tmp_path / "tablee", ignore=left_out)
    return tmp_path


@pytest.fixture
def unusable(sources: Path) -> Path:
    """A house with compiled modules that break whoever imports them, not sealed."""
    for source in HEART:
        (sources / "tablee" / source).with_suffix(SUFFIX).write_bytes(b"not a library")
    return sources


def put_seal(place: Path) -> None:
    house = place / "tablee"
    (house / SEAL).write_text("\n".join(seal(HEART, house)) + "\n", encoding="utf-8")


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


def test_a_sealed_build_is_used(unusable: Path) -> None:
    put_seal(unusable)
    assert "ImportError" in run(unusable, "auto").stderr


def test_never_ignores_compiled_modules(unusable: Path) -> None:
    put_seal(unusable)
    assert run(unusable, "never").stdout.split()[0] == "False"


def test_half_a_build_is_not_used(unusable: Path) -> None:
    """Its seal is missing: it is written last."""
    assert run(unusable, "auto").stdout.split()[0] == "False"
    assert run(unusable, "require").returncode != 0


def test_a_build_of_other_sources_is_not_used(unusable: Path) -> None:
    put_seal(unusable)
    edited = unusable / "tablee" / HEART[1]
    edited.write_text(edited.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert run(unusable, "auto").stdout.split()[0] == "False"


def test_a_build_of_a_source_that_is_gone_is_not_used(unusable: Path) -> None:
    put_seal(unusable)
    assert is_whole(unusable / "tablee")
    (unusable / "tablee" / HEART[0]).unlink()
    assert not is_whole(unusable / "tablee")


def test_both_builds_draw_the_same_numbers() -> None:
    place = Path(str(tablee.__file__)).parents[1]
    assert run(place, "auto").stdout.split()[1] == run(place, "never").stdout.split()[1]
