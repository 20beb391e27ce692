"""Every attack that once worked is named with a test that there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOLD = (ROOT / "docs" / "attacks.md").read_text()
FOUND = [f"{rank}{number}" for rank, count in (("C", 2), ("H", 4), ("M", 7), ("L", 12)) for number in range(1, count + 1)]


def test_every_attack_has_a_test() -> None:
    rows = dict(re.findall(r"^\| ([CHML]\d+) \|(.+)$", TOLD, re.MULTILINE))
    assert list(rows) == FOUND
    assert all("::test_" in row for row in rows.values())


@pytest.mark.parametrize(("file", "name"), re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", TOLD))
def test_a_test_that_is_named_is_there(file: str, name: str) -> None:
    assert f"def {name}(" in (ROOT / file).read_text()
