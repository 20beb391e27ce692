"""`tablee simulate`: many games between bots."""

from __future__ import annotations

import json
import subprocess
import sys

from commands import answer, error, tablee

ASKED = ("simulate", "pueblo", "--players", 4, "--games", 6, "--bots", "random", "--seed", 1, "--option", "advanced=true")


def test_it_counts_games_decisions_points_and_wins() -> None:
    told = answer(*ASKED)
    assert told["games"] == 6
    assert told["decisions"] > 6 * 2 * 36
    assert len(told["mean_points"]) == len(told["wins"]) == 4
    assert sum(told["wins"]) > 0


def test_the_same_seed_plays_the_same_games_in_another_process() -> None:
    command = [sys.executable, "-m", "tablee", *map(str, ASKED), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    here, there = answer(*ASKED), json.loads(done.stdout)
    assert done.stderr == ""
    for told in (here, there):
        told.pop("seconds")
    assert here == there


def test_another_seed_plays_other_games() -> None:
    assert answer(*ASKED)["mean_points"] != answer(*ASKED, "--seed", 2)["mean_points"]


def test_each_seat_may_have_its_own_level() -> None:
    told = answer("simulate", "pueblo", "--games", 2, "--bots", "random,greedy", "--seed", 1)
    assert told["bots"] == ["random", "steady"]
    assert "3" in error("simulate", "pueblo", "--bots", "random,random,random", code=2)["message"]


def test_for_people_it_prints_a_table() -> None:
    page = tablee(*ASKED).output
    assert "6 games" in page
    assert "mean points" in page
    assert "Red" in page
