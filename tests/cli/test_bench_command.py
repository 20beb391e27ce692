"""`tablee bench`: numbers for every game, printed and never judged."""

from __future__ import annotations

import pytest
from commands import answer, tablee

from tablee.engine import catalogue
from tablee.lab import bench


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure hardly at all, and nothing in another process."""
    monkeypatch.setattr(bench, "ENOUGH", 0.0)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "interpreted", lambda name: bench.rules_speed(catalogue.find(name)))


def test_every_game_is_measured() -> None:
    measured = answer("bench")
    assert list(measured) == list(catalogue.names())
    assert all(value > 0 for numbers in measured.values() for value in numbers.values())


def test_for_people_it_is_a_page() -> None:
    page = tablee("bench").output
    assert all(name in page for name in catalogue.names())
    assert "drawn per s" in page
