"""What many games say: ratings, who beats whom, which chair is worth more, and when enough was played."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from commands import answer, error

from tablee.engine.luck import seeded
from tablee.lab.arena import Lost, Outcome
from tablee.lab.ratings import MIDDLE, Sprt, chairs, expected, head_to_head, ratings
from tablee.lab.runners import Entry, Plan, run

PLAN = Plan("pueblo", 2, {}, tuple(Entry(name, "level", name) for name in ("steady", "novice", "random")), 1)


def duel(number: int, winner: int, sitting: tuple[int, int] = (0, 1), fault: Lost | None = None) -> Outcome:
    """A game of two, won by one of the entrants."""
    shares = tuple(float(who == winner) for who in sitting)
    return Outcome(number, number // 2, sitting, shares, tuple(2 - int(share) for share in shares), (0, 0), 9, fault)


def test_a_rating_says_how_often_one_wins() -> None:
    """Three of four are 191 points, as in Elo's formula; the interval holds it, and narrows with more games."""
    few, many = ([duel(number, int(number % 4 == 3)) for number in range(games)] for games in (40, 4000))
    found = {row.name: row for row in ratings("ab", many)}
    assert found["a"].rating - found["b"].rating == pytest.approx(191, abs=1)
    assert found["a"].rating + found["b"].rating == pytest.approx(2 * MIDDLE)
    assert found["a"].low < found["a"].rating < found["a"].high
    wide = next(row for row in ratings("ab", few) if row.name == "a")
    assert wide.high - wide.low > 5 * (found["a"].high - found["a"].low)


def test_who_never_met_is_compared_by_whom_both_met() -> None:
    games = [duel(number, int(number % 4 == 3)) for number in range(400)]
    games += [duel(400 + number, 1 if number % 4 else 2, (1, 2)) for number in range(400)]
    assert [row.name for row in ratings("abc", games)] == ["a", "b", "c"]
    assert head_to_head("abc", games)["a"] == {"b": (0.75, 400)}


def test_chairs_are_counted_whoever_sits_there() -> None:
    games = [duel(number, number % 2, (0, 1)) for number in range(10)] + [duel(10, 1, (0, 1), Lost(0, "slow", ""))]
    assert [round(share, 3) for share, _, _ in chairs(games)] == [0.5, 0.5]


@pytest.mark.parametrize(("chance", "verdict"), [(70, "better"), (50, "no better")])
def test_the_sequential_test_stops_with_the_right_answer(chance: int, verdict: str) -> None:
    rng, test, games = seeded("sprt", chance), Sprt(0, 60), list[Outcome]()
    while (found := test.verdict(games, 2)[0]) == "open":
        games += [duel(len(games) + k, int(rng.below(100) >= chance), ((0, 1), (1, 0))[k]) for k in range(2)]
        assert len(games) < 5000
    assert found == verdict
    assert len(games) > 4


def test_the_sequential_test_errs_no_more_often_than_it_says() -> None:
    wrong = 0
    for run_number in range(60):
        rng, test, games = seeded("errs", run_number), Sprt(0, 100), list[Outcome]()
        while (found := test.verdict(games, 2)[0]) == "open":
            games += [duel(len(games) + k, rng.below(2), ((0, 1), (1, 0))[k]) for k in range(2)]
        wrong += found == "better"
    assert wrong <= 8  # 3 are expected, and more than 8 come about once in three hundred such tests


def test_equals_expect_an_even_share() -> None:
    assert [expected(0, seats) for seats in (2, 5)] == [0.5, 0.2]
    assert expected(400, 2) == pytest.approx(10 / 11)


# Playing ----------------------------------------------------------------------------------------------------------------


def test_more_entrants_than_seats_meet_in_every_group_on_every_chair() -> None:
    outcomes = run(PLAN, 6)
    assert {one.sitting for one in outcomes} == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert [one.deal for one in outcomes] == [0, 0, 1, 1, 2, 2]


def test_several_processes_play_the_same_games() -> None:
    assert run(PLAN, 6, jobs=2) == run(PLAN, 6)


def test_a_contest_ends_when_it_is_enough() -> None:
    told: list[int] = []
    assert len(run(PLAN, 100, enough=lambda found: len(found) >= 4, progress=told.append)) == 4
    assert told == [2, 4]


# Files ------------------------------------------------------------------------------------------------------------------


def test_every_game_is_written_and_the_ratings_are_drawn(tmp_path: Path) -> None:
    files = [tmp_path / f"games.{kind}" for kind in ("json", "csv", "svg")]
    asked = ("arena", "pueblo", "--bots", "steady,novice,random", "--games", 6, "--seed", 1, "--sprt", "0,50")
    told = answer(*asked, *(word for file in files for word in ("--save", file)))
    assert len(json.loads(files[0].read_text(encoding="utf-8"))["played"]) == 6
    with files[1].open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 12
    assert sum(float(row["share"]) for row in rows) == 6
    words = "".join(ElementTree.parse(files[2]).getroot().itertext())  # noqa: S314  # our own
    assert all(row["name"] in words and f"{row['rating']:.0f}" in words for row in told["ratings"])
    assert told["sprt"]["verdict"] in ("better", "open")
    assert (told["sprt"]["worse"], told["sprt"]["better"], told["sprt"]["risk"]) == (0, 50, 0.05)


def test_a_row_of_parquet_is_a_chair_of_a_game(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is an extra")
    answer("arena", "pueblo", "--bots", "random", "--games", 2, "--seed", 1, "--save", tmp_path / "games.parquet")
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 4


@pytest.mark.parametrize(
    ("asked", "told"), [(("--save", "a.txt"), "a.txt"), (("--sprt", "5"), "0,50"), (("--sprt", "9,1"), "0,50")]
)
def test_what_cannot_be_done_is_said_first(asked: tuple[str, str], told: str) -> None:
    assert told in error("arena", "pueblo", *asked, code=2)["message"]
