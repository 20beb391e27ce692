"""Records: a game as text that replays, and that says clearly what is wrong with it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, commitment, key_from, seeded
from tablee.engine.match import Match
from tablee.engine.options import write_options
from tablee.engine.record import (
    FORMAT,
    BadRecord,
    Line,
    Record,
    read_record,
    write_record,
)
from tablee.engine.values import Mistake, Standing
from tablee.engine.verify import verify

KEY = key_from("record")


@pytest.fixture
def played(harbor: AnyGame) -> Record:
    """A whole game of Harbor for three."""
    options = harbor.read_options(3, {"ties": "lot"})
    state, rng = harbor.deal(3, options, Luck(KEY)), seeded("record")
    lines: list[Line] = []
    while (seat := state.turn()) >= 0:
        code = state.draw(seat, rng)
        lines.append(Line(seat, harbor.write(harbor.decode(code)), at=1700000000.5 + len(lines)))
        state.play(seat, code)
    return Record(
        game="harbor",
        rules=1,
        seats=3,
        options=write_options(options),
        commitment=commitment(KEY),
        key=KEY.hex(),
        players=("Ann", "Bob\u2028\x85", "Zoé"),
        date="2024-05-01",
        result=harbor.standing(state),
        lines=tuple(lines),
    )


def test_a_record_survives_being_written(played: Record) -> None:
    assert read_record(write_record(played)) == played


def test_a_record_is_a_header_and_one_line_per_action(played: Record) -> None:
    header, *lines = write_record(played).removesuffix("\n").split("\n")
    assert json.loads(header)["format"] == FORMAT
    assert [json.loads(line)["do"] for line in lines] == [line.do for line in played.lines]


def test_a_record_replays_to_its_result(played: Record, harbor: AnyGame) -> None:
    assert harbor.standing(Match.from_record(played).state) == played.result
    assert harbor.position(verify(played).state) == harbor.position(Match.from_record(played).state)
    assert tuple(move.line for move in Match.from_record(played).moves) == played.lines


@pytest.mark.parametrize("keep", [0, 1, -1])
def test_a_truncated_record_is_refused(played: Record, keep: int) -> None:
    header, *lines = write_record(played).removesuffix("\n").split("\n")
    with pytest.raises(BadRecord, match="truncated"):
        read_record("\n".join([header, *lines[:keep]]))


def test_an_edited_record_is_refused(played: Record) -> None:
    text = write_record(played).replace('"do":"bid', '"do":"peek', 1)
    with pytest.raises(BadRecord, match="was changed"):
        read_record(text)


@pytest.mark.parametrize(
    "text", ["", "\n", "x", "[]", "null", "{}", '{"format":"chess/1"}', "\x00", "\ud800", "[" * 100_000]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^(Line 1 is not|The record)"):
        read_record(text)


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", 5), ("seats", "3"), ("seats", True), ("rules", None), ("key", 7), ("options", []), ("players", [1]),
     ("date", {}), ("result", {"points": ["1"], "ranks": [1]}), ("result", [1]), ("surprise", 1), ("players", 5)],
)  # fmt: skip
def test_a_field_that_is_not_what_it_should_be_is_refused(played: Record, field: str, value: object) -> None:
    header, *lines = write_record(played).removesuffix("\n").split("\n")
    forged = json.dumps(json.loads(header) | {field: value})
    with pytest.raises(BadRecord, match="field"):
        read_record("\n".join([forged, *lines]))


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("players", ["Ann"], "names 1 players for 3 seats"),
        ("said", [{"seat": 3, "step": 0, "text": "hello"}], "said by seat 3 after 0 actions"),
        ("said", [{"seat": 0, "step": 99, "text": "hello"}], "said by seat 0 after 99 actions"),
        ("said", [{"seat": 0, "step": -1, "text": "hello"}], "said by seat 0 after -1 actions"),
        ("said", [{"seat": 0, "step": 0, "text": 5}], "a field of the wrong type"),
        ("said", [{"seat": "0", "step": 0}], "a field of the wrong type"),
        ("said", [{"seat": 0, "step": 0, "louder": True}], "lacks or misnames a field"),
        ("said", [5], "lacks or misnames a field"),
    ],
)
def test_talk_and_players_that_do_not_fit_the_game_are_refused(
    played: Record, field: str, value: object, sentence: str
) -> None:
    header, *lines = write_record(played).removesuffix("\n").split("\n")
    forged = json.dumps(json.loads(header) | {field: value})
    with pytest.raises(BadRecord, match=sentence):
        read_record("\n".join([forged, *lines]))


@pytest.mark.parametrize(
    "line",
    [Line("0", "bid 1"), Line(0, 5), Line(None, "bid 1"), Line(0, "bid 1", at="now"), Line(True, "bid 1")],  # type: ignore[arg-type]
)
def test_a_line_that_is_not_what_it_should_be_is_refused(played: Record, line: Line) -> None:
    forged = write_record(replace(played, lines=(line, *played.lines[1:])))
    with pytest.raises(BadRecord, match="field"):
        read_record(forged)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (Line(0, "bid 9"), "‘bid 9’ by seat 0 is not legal (HB-3.2): You have 5 coins, not 9."),
        (Line(7, "bid 1"), "‘bid 1’ by seat 7 is not legal (HB-1.1): There is no such captain."),
        (Line(0, "sink"), "‘sink’ is no action"),
    ],
)
def test_an_illegal_action_is_refused_with_its_rule(played: Record, line: Line, sentence: str) -> None:
    forged = replace(played, lines=(line, *played.lines[1:]))
    for check in (Match.from_record, verify):
        with pytest.raises(BadRecord) as refused:
            check(forged)
        assert str(refused.value).startswith(f"Action 1 (‘{line.do}’) cannot be replayed: {sentence}")


def test_another_version_of_the_rules_is_named(played: Record) -> None:
    with pytest.raises(BadRecord, match=r"under rules 9 of harbor; this is version 1"):
        Match.from_record(replace(played, rules=9))
    with pytest.raises(BadRecord, match=r"under rules 9 of harbor; this is version 1"):
        verify(replace(played, rules=9))


def test_a_game_that_is_not_there_is_named(played: Record) -> None:
    with pytest.raises(Mistake, match="There is no game ‘chess’"):
        verify(replace(played, game="chess"))


def test_bad_options_or_seats_are_named(played: Record) -> None:
    with pytest.raises(Mistake, match="Option coins"):
        verify(replace(played, options={"coins": 99}))
    with pytest.raises(Mistake, match="2 to 4 players, not 9"):
        verify(replace(played, seats=9))


def test_a_wrong_key_does_not_match_the_commitment(played: Record) -> None:
    with pytest.raises(BadRecord, match="does not match the commitment"):
        verify(played, key_from("other").hex())
    with pytest.raises(BadRecord, match="does not match the commitment"):
        verify(replace(played, key=key_from("other").hex()))


@pytest.mark.parametrize("key", ["xyz", "00", KEY.hex()[:-1], KEY.hex() + "00"])
def test_what_is_no_key_is_refused(played: Record, key: str) -> None:
    with pytest.raises(BadRecord, match="64 hexadecimal digits"):
        verify(played, key)


def test_a_key_given_apart_serves_as_well(played: Record) -> None:
    verify(replace(played, key=""), KEY.hex())
    with pytest.raises(BadRecord, match="no key and none was given"):
        verify(replace(played, key=""))


def test_a_result_that_does_not_follow_is_refused(played: Record) -> None:
    with pytest.raises(BadRecord, match="the header says"):
        verify(replace(played, result=Standing((99, 0, 0), (1, 2, 2))))


def test_a_record_that_stops_too_early_is_refused(played: Record) -> None:
    with pytest.raises(BadRecord, match="ends before the game does"):
        verify(replace(played, lines=played.lines[:-1]))


def test_a_start_that_the_key_does_not_deal_is_refused(played: Record, harbor: AnyGame) -> None:
    start = harbor.position(harbor.open(3, played.options, Luck(KEY)))
    verify(replace(played, start=start))
    with pytest.raises(BadRecord, match="deals another start"):
        verify(replace(played, start="captains 3"))


def test_an_unfinished_game_cannot_be_verified_and_keeps_its_deal(played: Record) -> None:
    unfinished = read_record(write_record(replace(played, key="", result=None, lines=played.lines[:2])))
    with pytest.raises(BadRecord, match="not over"):
        verify(unfinished)
    with pytest.raises(BadRecord, match="secret until the game is over"):
        Match.from_record(unfinished)


def test_an_unfinished_game_with_an_open_start_replays_from_it(played: Record, harbor: AnyGame) -> None:
    start = harbor.position(harbor.open(3, played.options, Luck(KEY)))
    unfinished = replace(played, key="", result=None, start=start, lines=played.lines[:1])
    assert len(Match.from_record(unfinished).acting) in (2, 3)
