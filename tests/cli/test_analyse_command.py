"""`tablee analyse`."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from commands import answer, error, random_record, saved, tablee

from tablee.review import judging
from tablee.review.judging import Budget

RECORD = random_record("balconia", 2)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(judging.BUDGETS, "fast", Budget(worlds=2, compared=2, simulations=6, ahead=1))
    return saved(RECORD, tmp_path)


def test_a_review_has_every_action_and_adds_up(file: Path) -> None:
    told = answer("analyse", file, "--seed", 4)
    assert [step["do"] for step in told["steps"]] == [line.do for line in RECORD.lines]
    for seat, parts in enumerate(told["totals"]):
        assert 0.5 + parts["choice"] + parts["luck"] + parts["others"] == pytest.approx(told["result"][seat])
    assert all(step["verdict"]["told"] for step in told["steps"])
    assert told == answer("analyse", file, "--seed", 4)


@pytest.mark.parametrize(("lang", "title"), [("en", "Key moments"), ("fr", "Moments clés")])
def test_a_review_speaks_both_languages(file: Path, lang: str, title: str) -> None:
    assert title in tablee("analyse", file, "--lang", lang).output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_needs_nothing_else(file: Path, tmp_path: Path, lang: str) -> None:
    page = tmp_path / "review.html"
    assert tablee("analyse", file, "--html", page, "--lang", lang).exit_code == 0
    drawn = page.read_text(encoding="utf-8")
    outside = re.sub(r"data:image/svg\+xml;base64,[\w+/=]+|http://www\.w3\.org/[\w/]+", "", drawn)
    assert "http" not in outside
    assert not re.search(r"<(script|link)\b", outside)
    assert f'<html lang="{lang}">' in drawn
    chart = re.search(r'<svg [^>]*class="chart".*?</svg>', drawn, re.DOTALL)
    assert chart is not None
    assert chart[0].count('class="band"') == 2


def test_a_running_game_is_not_reviewed(file: Path, tmp_path: Path) -> None:
    running = tmp_path / "running.jsonl"
    replace(RECORD, lines=RECORD.lines[:5], result=None).save(running)
    assert "finished game" in error("analyse", running, code=2)["message"]


def test_a_page_in_no_folder_is_refused_before_any_work(file: Path) -> None:
    assert "no folder" in error("analyse", file, "--html", "/nowhere/at/all.html", code=2)["message"]
