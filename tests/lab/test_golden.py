"""Golden games are added for new rules and never changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.record import Record
from tablee.engine.verify import verify
from tablee.lab.golden import FEWEST, add, files


@pytest.fixture(autouse=True)
def only_harbor(harbor: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "games", lambda: [harbor])


def test_games_of_every_player_count_are_kept_and_verify(tmp_path: Path, harbor: AnyGame) -> None:
    made = list(add(tmp_path))
    assert made == files(tmp_path, harbor)
    assert len(made) >= FEWEST
    assert {verify(path).seats for path in made} == set(harbor.seats)


def test_what_is_kept_stays_and_new_rules_get_games_of_their_own(
    tmp_path: Path, harbor: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = {path: path.read_bytes() for path in add(tmp_path)}
    assert list(add(tmp_path)) == []
    monkeypatch.setattr(type(harbor), "rules_version", 2)
    new = list(add(tmp_path))
    assert {Record.load(path).rules for path in new} == {2}
    assert {path: path.read_bytes() for path in files(tmp_path, harbor) if path not in new} == old
