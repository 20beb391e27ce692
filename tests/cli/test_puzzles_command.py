"""`tablee puzzles`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import answer, random_record, saved, tablee

from tablee.engine import catalogue
from tablee.puzzles.puzzle import FILE, load, puzzles_of, save

PUEBLO = catalogue.find("pueblo")


def test_puzzles_are_counted_for_every_game() -> None:
    found = {one["game"]: one for one in answer("puzzles", "list")}
    assert set(found) == set(catalogue.names())
    for game in catalogue.games():
        assert found[game.name]["puzzles"] == len(puzzles_of(game)) == sum(found[game.name]["grades"])


def test_mining_looks_at_so_many_positions_and_keeps_what_it_finds(tmp_path: Path) -> None:
    out = tmp_path / FILE
    told = answer(
        "puzzles", "mine", "balconia", "--tries", 12, "--count", 1, "--simulations", 200, "--worlds", 20, "--out", out
    )
    assert [one["name"] for one in told] == [one.name for one in load(out)]
    assert told == answer("puzzles", "mine", "balconia", "--tries", 12, "--count", 1, "--simulations", 200, "--worlds", 20)


def test_mining_looks_into_records(tmp_path: Path) -> None:
    file = saved(random_record("balconia", 2), tmp_path)
    said = tablee("puzzles", "mine", "balconia", "--from", file, "--tries", 2, "--simulations", 100, "--worlds", 20)
    assert said.exit_code == 0


@pytest.mark.parametrize("drop", [False, True])
def test_a_check_names_what_is_none_and_may_drop_it(tmp_path: Path, drop: bool) -> None:
    first = puzzles_of(PUEBLO)[0]
    path = tmp_path / FILE
    save(path, [first])
    facts = json.loads(path.read_text(encoding="utf-8"))
    facts[0]["best"], facts[0]["tempting"] = [first.tempting], first.best[0]
    path.write_text(json.dumps(facts), encoding="utf-8")
    arguments = ["puzzles", "check", "pueblo", "--file", path, "--simulations", 400, "--worlds", 40]
    said = tablee(*arguments, *(["--drop"] if drop else []))
    assert first.name in said.output
    assert said.exit_code == (0 if drop else 1)
    assert len(load(path)) == (0 if drop else 1)
