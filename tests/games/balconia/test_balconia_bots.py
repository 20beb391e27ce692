"""What hints say, and that they help; how a building of one's own is measured."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean

import pytest
from commands import answer, error, tablee
from facades import drawn, edition, new_game

from tablee.engine.luck import seeded
from tablee.games.balconia import GAME
from tablee.games.balconia.bot.hints import BalconiaHints, Tuning
from tablee.games.balconia.rules.actions import ADJACENT
from tablee.games.balconia.rules.sides import PINK, TURQUOISE
from tablee.kit.picture import Examination

HINTS = BalconiaHints(Tuning())


def test_the_last_block_goes_where_it_brings_most() -> None:
    """With nothing to come, weights are the lead at the end."""
    state = drawn("1a 2a . . .\n4a 5a 6a 7a .\n8a 9a 10a 11a .\n. 12a . . .\n13a 14a D2 . .", "tokens 17", "kept cd")
    codes = state.codes(TURQUOISE)
    for code, weight in zip(codes, HINTS.weigh(state, TURQUOISE, codes), strict=True):
        after = state.copy()
        after.play(TURQUOISE, code)
        assert weight == pytest.approx(after.total(TURQUOISE) - after.total(PINK), abs=0.01)


@pytest.mark.rule("BAL-29")
def test_bal_29_the_selector_expects_the_placers_best_answer() -> None:
    state = new_game("selector")
    pairs = HINTS.weigh(state, TURQUOISE, [0, 1, 2, 3])
    for number, pair in enumerate(ADJACENT):
        after = state.copy()
        after.play(TURQUOISE, number)
        answers = HINTS.weigh(after, PINK, after.codes(PINK))
        assert pairs[number] == pytest.approx(-max(answers)), pair


@pytest.mark.rule("BAL-110")
def test_bal_110_a_waiting_lovebird_is_worth_something_and_a_pair_ten() -> None:
    alone, pair = drawn("8a . D1 . ."), drawn("8a 5a D1 . .")
    assert 0 < HINTS.outlook(alone, TURQUOISE) < 10 < HINTS.outlook(pair, TURQUOISE) + 1


def test_chances_of_both_seats_add_up() -> None:
    state, rng = new_game("chances"), seeded("chances")
    while state.acting():
        assert sum(HINTS.shares(state)) == pytest.approx(1)
        assert HINTS.shares(state) == pytest.approx([HINTS.worth(state, seat) for seat in (0, 1)])
        state.play(state.turn(), state.draw(state.turn(), rng))
    assert HINTS.shares(state) == [state.reward(0), state.reward(1)]


# A building of one's own


def examined(text: str, games: int, seed: int, lang: str = "en") -> Examination:
    assert GAME.face.examine is not None
    return GAME.face.examine(text, lang, games, seed, None)


@pytest.mark.rule("BAL-07")
def test_bal_07_the_balance_counts_every_face_and_repeats_under_a_seed() -> None:
    text = json.dumps(edition())
    found = examined(text, 6, 1)
    assert found == examined(text, 6, 1)
    balance = found.facts["balance"]
    assert isinstance(balance, dict)
    assert sum(face["seen"] for face in balance["faces"]) == 6 * 2 * 14
    assert len(balance["faces"]) == 88
    assert balance["low"] <= balance["mean_total"] <= balance["high"]
    assert examined(text, 6, 2) != found


@pytest.mark.rule("BAL-07")
def test_bal_07_a_face_that_never_scores_is_the_worst_not_left_out() -> None:
    raw, spoiled = edition(), {"position": "row", "form": "none", "points": 5, "of": ["person"]}
    for one in raw["block"][3]["face"]:  # each stands in its own way
        one.pop("lovebird", None)
        one.update(items={"person": 1}, score=spoiled)
    balance = examined(json.dumps(raw), 12, 1).facts["balance"]
    assert isinstance(balance, dict)
    measured = [one for one in balance["faces"] if one["scores"] and one["seen"]]
    assert {one["mean"] for one in measured if one["id"].startswith("4")} == {0}
    assert not [one for one in measured if one["id"] == "9a"]  # it has no condition
    assert balance["mean"] == pytest.approx(fmean(one["mean"] for one in measured))


def own_file(folder: Path, **changes: object) -> Path:
    raw = edition()
    raw["block"][3]["face"][1].update(changes)
    file = folder / "mine.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    return file


@pytest.mark.rule("BAL-07")
def test_bal_07_check_reports_and_draws(tmp_path: Path) -> None:
    file, picture = own_file(tmp_path, name="My own"), tmp_path / "mine.svg"
    found = answer("balconia", "check", file, "--games", 2, "--picture", picture)
    assert found["balance"]["games"] == 2
    assert len(found["balance"]["faces"]) == 88
    assert "My own" in picture.read_text(encoding="utf-8")
    assert "all in order" in tablee("balconia", "check", file, "--games", 1).output


def test_check_speaks_the_language_asked_for(tmp_path: Path) -> None:
    file, picture = own_file(tmp_path, name="My own"), tmp_path / "mine.svg"
    said = tablee("balconia", "check", file, "--games", 1, "--lang", "fr", "--picture", picture).output
    assert "tout est en ordre" in said
    assert "order" not in said
    assert "porte 1" in picture.read_text(encoding="utf-8")
    assert (
        examined(file.read_text(encoding="utf-8"), 2, 1, "fr").sentences[1].startswith("2 parties jouées raisonnablement")
    )


@pytest.mark.rule("BAL-02", "BAL-102")
def test_bal_102_an_empty_file_is_no_building(tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.write_text("\n", encoding="utf-8")
    assert "22 blocks" in error("balconia", "check", file, code=1)["message"]
    assert "empty.toml is empty" in error("simulate", "balconia", "--option", f"building=@{file}", code=2)["message"]


def test_only_a_game_that_takes_files_offers_to_check_them(tmp_path: Path) -> None:
    file = own_file(tmp_path)
    assert "No such command" in error("pueblo", "check", file, code=2)["message"]


@pytest.mark.rule("BAL-102")
def test_bal_102_check_names_what_is_wrong(tmp_path: Path) -> None:
    file = own_file(tmp_path, score={"position": "row", "form": "each", "points": 4, "of": ["cat"]})
    assert "Block 4, face b" in error("balconia", "check", file, code=1)["message"]
    assert "Bloc 4, face b" in error("balconia", "check", file, "--lang", "fr", code=1)["message"]


@pytest.mark.rule("BAL-07")
def test_bal_07_a_game_can_be_played_with_such_a_file(tmp_path: Path) -> None:
    file = own_file(tmp_path, name="My own")
    found = answer("simulate", "balconia", "--games", 2, "--seed", 1, "--option", f"building=@{file}")
    assert found["games"] == 2
    error("simulate", "balconia", "--option", f"building=@{tmp_path / 'nothing'}", code=2)
