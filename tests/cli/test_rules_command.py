"""`tablee rules`: reading them, and which tests carry."""

from __future__ import annotations

import pytest
from commands import answer, tablee


def test_all_rules_of_a_game_are_listed() -> None:
    rules = answer("rules", "show", "pueblo")
    assert len(rules) == 98
    assert rules[0]["id"] == "PUE-01"


@pytest.mark.parametrize("number", ["PUE-37", "pue-37", "37"])
def test_one_rule_is_found_by_its_number(number: str) -> None:
    assert [rule["id"] for rule in answer("rules", "show", "pueblo", number)] == ["PUE-37"]


def test_rules_are_told_in_both_languages() -> None:
    english, french = (tablee("rules", "show", "pueblo", "37", "--lang", lang).output for lang in ("en", "fr"))
    assert english.startswith("PUE-37  ")
    assert french.startswith("PUE-37  ")
    assert english != french


def test_coverage_counts_rules_and_names_the_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    told = next(one for one in answer("rules", "coverage") if one["game"] == "pueblo")
    assert told["rules"] == 98
    assert told["covered"] + len(told["missing"]) == 98
    assert "pueblo" in tablee("rules", "coverage").output
    monkeypatch.setattr("tablee.lab.coverage.marks", lambda _tests: set())
    result = tablee("rules", "coverage", "--strict")
    assert result.exit_code == 1
    assert "Rules without a test in" in result.stderr
