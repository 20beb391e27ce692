"""`tablee arena`: bots meet, and the interval is printed."""

from __future__ import annotations

from commands import answer, tablee

ASKED = ("arena", "pueblo", "--players", 3, "--games", 6, "--bots", "greedy,random", "--seed", 1)


def test_it_tells_shares_with_their_interval() -> None:
    told = answer(*ASKED)
    assert told["seats"] == 3
    assert told["fair"] * 3 == 1
    best, others = told["results"]
    assert [best["name"], others["name"]] == ["steady", "random"]
    assert 0.5 < best["low"] < best["share"]
    assert best["wins"] + 2 * others["wins"] == 6  # the last one named took the third seat too
    assert answer(*ASKED) == told


def test_people_read_a_table() -> None:
    shown = tablee(*ASKED).output
    assert "an even share is 33.3%" in shown
    assert "surely from" in shown


def test_more_bots_than_seats_meet_in_groups() -> None:
    told = answer("arena", "pueblo", "--players", 2, "--bots", "novice,random,greedy", "--games", 6, "--seed", 1)
    assert [row["games"] for row in told["results"]] == [4, 4, 4]
    assert told["head_to_head"]["steady"].keys() == {"novice", "random"}
