"""The balance report: everything is counted, and the page says it in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import tablee

from tablee.engine.game import AnyGame
from tablee.lab.balance import TOLD, balance
from tablee.lab.balance_page import Reporter


def test_every_game_of_every_table_is_counted(harbor: AnyGame) -> None:
    told: list[int] = []
    found = balance(harbor, "novice", 6, 1, told.append)
    assert [table.seats for table in found.tables] == list(harbor.seats)
    for table in found.tables:
        assert (table.games, sum(table.lengths.values()), sum(table.points.values())) == (6, 6, 6 * table.seats)
        assert sum(table.wins) == pytest.approx(6)
        assert sum(len(won) for won in table.openings.values()) == 6
        assert table.told == len(range(0, 6, TOLD))
        assert max(table.event(kind)[0] for kind in table.happened) == 1
    assert found.options.keys() == {"cards=7", "ties=lot", "peeking=False"}
    assert told == list(range(1, found.games + 1))


def test_the_same_seed_finds_the_same(harbor: AnyGame) -> None:
    assert balance(harbor, "novice", 2, 1) == balance(harbor, "novice", 2, 1) != balance(harbor, "novice", 2, 2)


@pytest.mark.parametrize(("lang", "said"), [("en", "Victories by chair"), ("fr", "Victoires par place")])
def test_the_page_needs_nothing_else_and_says_what_was_counted(
    tmp_path: Path, harbor: AnyGame, lang: str, said: str
) -> None:
    file = tmp_path / "harbor.html"
    shown = tablee("report", "harbor", "--games", 2, "--level", "novice", "--html", file, "--lang", lang).output
    page = file.read_text(encoding="utf-8")
    assert str(file) in shown
    assert said in page
    assert page.count("<svg") == 3 * len(harbor.seats)
    assert "<script" not in page
    assert "http" not in page


def test_a_chair_that_always_wins_is_drawn_so(harbor: AnyGame) -> None:
    found = balance(harbor, "novice", 4, 1)
    table = found.tables[0]
    table.wins[:] = [4.0, 0.0]
    assert table.chair(0)[0] == 1
    assert "chair 1: 100.0%" in Reporter(found, "en").page()
