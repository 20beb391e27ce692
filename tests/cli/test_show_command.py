"""`tablee show`: positions in, actions on them, words, JSON and pictures out."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from commands import answer, error, tablee

from tablee.cli.show import grouped
from tablee.engine.game import AnyGame

MIDDLE = "players 2; stones r NE b7, b SW e6; coloured 7 7; chief 2; step walk"


def test_a_new_game_is_shown_when_no_position_is_given() -> None:
    new, named = answer("show", "pueblo", "--seed", 1), answer("show", "pueblo", "start", "--seed", 1)
    assert new == named
    assert new["acting"] == [new["seat"]]
    assert len(new["legal"]) == 196
    assert new["standing"] == {"points": [0, 0], "ranks": [1, 1]}
    assert not new["over"]


def test_the_seed_decides_everything_left_to_chance() -> None:
    starts = {answer("show", "pueblo", "--players", 4, "--seed", seed)["position"] for seed in range(12)}
    assert len(starts) > 1


def test_a_position_lists_what_is_legal_in_it() -> None:
    shown = answer("show", "pueblo", MIDDLE)
    assert shown["legal"] == ["walk 1", "walk 2", "walk 3", "walk 4"]
    assert shown["position"] == MIDDLE


def test_actions_are_done_by_the_acting_seat() -> None:
    shown = answer("show", "pueblo", MIDDLE, "--do", "walk 3", "--do", "set coloured NE a1")
    assert "chief 5" in shown["position"]
    assert shown["position"].count(",") == 2
    assert shown["acting"] == [1]
    assert shown["standing"]["points"] != [0, 0]


def test_an_action_may_name_its_seat() -> None:
    assert "chief 5" in answer("show", "pueblo", MIDDLE, "--do", "0: walk 3")["position"]
    refused = error("show", "pueblo", MIDDLE, "--do", "1: walk 3", code=1)
    assert (refused["rule"], refused["seat"]) == ("PUE-12", 1)


def test_an_illegal_action_names_rule_and_reason_and_exits_with_1() -> None:
    refused = error("show", "pueblo", MIDDLE, "--do", "walk 7", code=1)
    assert (refused["kind"], refused["rule"], refused["reason"]) == ("illegal", "PUE-33", "steps")
    result = tablee("show", "pueblo", MIDDLE, "--do", "walk 7")
    assert result.exit_code == 1
    assert "PUE-33" in result.stderr
    assert refused["explanation"] in result.stderr


def test_a_refusal_speaks_the_language_asked_for() -> None:
    english, french = (tablee("show", "pueblo", MIDDLE, "--do", "walk 7", "--lang", lang).stderr for lang in ("en", "fr"))
    assert english != french


def test_where_several_act_at_once_the_seat_shown_acts_first(harbor: AnyGame) -> None:
    start = answer("show", harbor.name, "--seed", 1)
    assert start["acting"] == [0, 1]
    assert answer("show", harbor.name, "--seed", 1, "--seat", 1, "--do", "bid 2")["acting"] == [0]
    assert answer("show", harbor.name, "--seed", 1, "--do", "bid 2")["acting"] == [1]


def test_another_seat_sees_no_choices_of_its_own() -> None:
    assert answer("show", "pueblo", MIDDLE, "--seat", 1)["legal"] == []


def test_a_position_text_takes_no_options_beside_it() -> None:
    assert "says all by itself" in error("show", "pueblo", MIDDLE, "--players", 3, code=2)["message"]


def test_for_people_it_tells_position_points_and_choices() -> None:
    page = tablee("show", "pueblo", MIDDLE).output
    assert MIDDLE in page
    assert "[2]" in page  # the chief on the plan
    assert "points: 0 0" in page
    assert "legal for seat 0 (4):\n  walk: 1 2 3 4\n" in page


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_svg_draws_a_picture_that_stands_alone(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "board.svg"
    assert tablee("show", "pueblo", MIDDLE, "--svg", file, "--lang", lang).exit_code == 0
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314  # our own file
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("width")
    assert root.find("{http://www.w3.org/2000/svg}style") is not None
    used = {str(use.get("href")).removeprefix("#") for use in root.iter("{http://www.w3.org/2000/svg}use")}
    assert used <= {str(element.get("id")) for element in root.iter()}


def test_the_picture_can_be_turned(tmp_path: Path) -> None:
    drawn = set()
    for turn in range(4):
        tablee("show", "pueblo", MIDDLE, "--svg", tmp_path / "board.svg", "--turn", turn)
        drawn.add((tmp_path / "board.svg").read_text(encoding="utf-8"))
    assert len(drawn) == 4


def test_a_picture_that_cannot_be_written_is_a_mistake() -> None:
    assert error("show", "pueblo", "--svg", "/nowhere/at/all.svg", code=2)["kind"] == "file"


def test_every_action_without_slots_is_listed() -> None:
    """`accept` and `refuse` stand alone: both are shown."""
    output = tablee("show", "pueblo", "--players", 3, "--option", "advanced=true", "--seed", 7, "--do", "bid 2").output
    assert "\n  pass" in output
    assert grouped(["pass", "done", "walk 1", "walk 2"]) == ["  pass done", "  walk: 1 2"]


def test_a_position_is_drawn_in_pixels(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    assert tablee("show", "pueblo", MIDDLE, "--png", file).exit_code == 0
    assert file.read_bytes().startswith(b"\x89PNG")
    assert error("show", "pueblo", MIDDLE, "--png", tmp_path / "nowhere" / "board.png", code=2)["kind"] == "file"
