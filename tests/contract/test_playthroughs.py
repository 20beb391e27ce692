"""Playthroughs, whole games as text (tests/playthroughs), go and are told today as when they were reviewed.

Where one differs on purpose: `python -m tablee.lab.playthrough tests/playthroughs`, and review what `git diff` shows.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.values import Illegal
from tablee.lab.playthrough import played, retold

FOLDER = Path(__file__).parents[1] / "playthroughs"
FILES = sorted(FOLDER.rglob("*.txt"))
FEWEST = 2
HARBOR = FOLDER / "harbor" / "two_captains.txt"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_goes_as_it_is_written(path: Path, harbor: AnyGame) -> None:
    text = path.read_text(encoding="utf-8")
    assert retold(text) == text
    assert played(text).over


@pytest.mark.parametrize("name", [*catalogue.names(), "harbor"])
def test_every_game_has_playthroughs(name: str) -> None:
    assert len([path for path in FILES if path.parent.name == name]) >= FEWEST


def test_a_playthrough_can_be_played_up_to_a_move(harbor: AnyGame) -> None:
    match = played(HARBOR.read_text(encoding="utf-8"), 3)
    assert [move.text for move in match.moves] == ["bid 1", "bid 3", "bid 2"]


def test_a_playthrough_with_another_action_is_told_otherwise(harbor: AnyGame) -> None:
    text = HARBOR.read_text(encoding="utf-8")
    assert retold(text.replace("1. red: bid 1\n", "1. red: bid 2\n")) != text
    with pytest.raises(Illegal):
        retold(text.replace("1. red: bid 1\n", "1. red: bid 9\n"))
