"""Finding the rules that tests carry."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.engine.values import Mistake
from tablee.lab import coverage
from tablee.lab.coverage import Coverage

MARKED = """
import pytest

pytestmark = [pytest.mark.soak, pytest.mark.rule("HB-1")]

@pytest.mark.rule("HB-2", "HB-3")
def test_one(): ...

@pytest.mark.rule("HB-4")
class TestTwo:
    @pytest.mark.rule("HB-5")
    async def test_three(self): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("HB-6"))])
def test_four(n): ...

@pytest.mark.rule("HB-7")
def helper(): ...

NOTE = "@pytest.mark.rule('HB-8')"
"""


def test_marks_on_functions_classes_parameters_and_modules_count(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_harbor.py").write_text(MARKED, encoding="utf-8")
    (tmp_path / "harbor.py").write_text('import pytest\npytestmark = pytest.mark.rule("HB-9")\n', encoding="utf-8")
    assert coverage.marks(tmp_path) == {"HB-1", "HB-2", "HB-3", "HB-4", "HB-5", "HB-6"}


def test_missing_and_unknown_rules_are_named() -> None:
    found = coverage.compare("harbor", ["HB-1", "HB-2", "HB-10"], {"HB-1", "HB-3", "PUE-01"})
    assert found == Coverage("harbor", rules=3, covered=1, missing=("HB-2", "HB-10"), unknown=("HB-3",))
    assert not found.complete
    assert coverage.compare("harbor", ["HB-1"], {"HB-1"}).complete


def test_the_report_speaks_of_every_game_with_a_rules_text(tmp_path: Path) -> None:
    (tmp_path / "test_little.py").write_text(
        'import pytest\n\n@pytest.mark.rule("PUE-37", "PUE-99")\ndef test_one(): ...\n', encoding="utf-8"
    )
    pueblo = next(one for one in coverage.report(tmp_path) if one.game == "pueblo")
    assert (pueblo.rules, pueblo.covered, len(pueblo.missing)) == (98, 1, 97)
    assert pueblo.unknown == ("PUE-99",)


def test_a_mark_that_is_computed_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "test_clever.py").write_text("@pytest.mark.rule(f'HB-{1}')\ndef test_one(): ...\n", encoding="utf-8")
    with pytest.raises(Mistake, match=r"test_clever.py, line 1: a rule mark"):
        coverage.marks(tmp_path)


def test_an_unreadable_test_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("def test_one(:\n", encoding="utf-8")
    with pytest.raises(Mistake, match=r"test_broken.py cannot be read"):
        coverage.marks(tmp_path)


def test_an_installed_package_without_tests_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tablee, "__file__", str(tmp_path / "lib" / "tablee" / "__init__.py"))
    with pytest.raises(Mistake, match="there is no tests folder"):
        coverage.report()
