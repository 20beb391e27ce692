"""`tablee replay` and `tablee verify`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from commands import answer, error, random_record, saved, tablee

from tablee.kit.pixels import opened

RECORD = random_record("pueblo", 3, advanced=True, sacred_placement="random")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return saved(RECORD, tmp_path)


def test_replay_tells_every_action_and_the_result(file: Path) -> None:
    told = answer("replay", file)
    assert [step["do"] for step in told["steps"]] == [line.do for line in RECORD.lines]
    assert RECORD.result is not None
    assert tuple(told["standing"]["points"]) == RECORD.result.points
    assert told["over"]
    assert tuple(told["steps"][-1]["points"]) == RECORD.result.points


def test_replay_stops_where_it_is_told_to(file: Path) -> None:
    told = answer("replay", file, "--step", 5)
    assert len(told["steps"]) == 5
    assert not told["over"]
    assert answer("replay", file, "--step", 0)["steps"] == []
    assert "no step 9,999" in error("replay", file, "--step", 9999, code=2)["message"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_replay_speaks_both_languages(file: Path, lang: str) -> None:
    page = tablee("replay", file, "--lang", lang).output
    assert page.count("\n") > len(RECORD.lines)


def test_verify_accepts_a_sound_record(file: Path) -> None:
    assert answer("verify", file)["verified"] is True
    assert "is sound" in tablee("verify", file).output


def test_verify_takes_a_key_that_came_by_another_way(tmp_path: Path) -> None:
    assert RECORD.result is not None
    without = saved(replace(RECORD, key=""), tmp_path)
    assert "no key" in error("verify", without, code=1)["message"]
    assert answer("verify", without, "--key", RECORD.key)["verified"] is True


def test_verify_refuses_another_key(file: Path) -> None:
    assert "does not match the commitment" in error("verify", file, "--key", "00" * 32, code=1)["message"]
    assert "64 hexadecimal digits" in error("verify", file, "--key", "zz", code=1)["message"]


def test_verify_refuses_a_truncated_record(file: Path) -> None:
    text = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(text[:-3]), encoding="utf-8")
    assert "truncated" in error("verify", file, code=1)["message"]
    assert "truncated" in error("replay", file, code=1)["message"]


def test_verify_refuses_an_edited_action(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"do":"walk 1"', '"do":"walk 2"', 1), encoding="utf-8")
    assert "was changed" in error("verify", file, code=1)["message"]


def test_verify_refuses_an_edited_result(tmp_path: Path) -> None:
    assert RECORD.result is not None
    better = replace(RECORD.result, points=(0, *RECORD.result.points[1:]))
    file = saved(replace(RECORD, result=better), tmp_path)
    assert "the header says" in error("verify", file, code=1)["message"]


def test_verify_refuses_an_illegal_action(tmp_path: Path) -> None:
    first = replace(RECORD.lines[0], do="walk 1")
    file = saved(replace(RECORD, lines=(first, *RECORD.lines[1:])), tmp_path)
    assert "Action 1 " in error("verify", file, code=1)["message"]


@pytest.mark.parametrize("content", [b"", b"{}", b"hello", b"\xff\xfe\x00", b"[1]"])
def test_what_is_no_record_is_called_so(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "thing"
    file.write_bytes(content)
    for command in ("verify", "replay"):
        assert error(command, file, code=1)["kind"] == "record"


def test_a_record_is_drawn_and_filmed(file: Path, tmp_path: Path) -> None:
    svg, png, gif = tmp_path / "end.svg", tmp_path / "end.png", tmp_path / "end.gif"
    done = tablee("replay", file, "--step", 24, "--svg", svg, "--png", png, "--gif", gif, "--from", 14)
    assert done.exit_code == 0
    assert svg.read_text(encoding="utf-8").startswith("<?xml")
    assert png.read_bytes().startswith(b"\x89PNG")
    film = opened(gif.read_bytes())
    assert getattr(film, "n_frames", 1) > 3  # what looks the same is one picture
    assert "no step 9,999" in error("replay", file, "--gif", gif, "--from", 9999, code=2)["message"]


def test_a_seat_draws_what_it_knew(tmp_path: Path) -> None:
    """In Balconia a seat knows the numbers behind its own half of the doors, and the public none of them."""
    file, drawn = saved(random_record("balconia", 2), tmp_path), set()
    for number, seat in enumerate(((), ("--seat", "0"), ("--seat", "1"))):
        target = tmp_path / f"seen{number}.svg"
        assert tablee("replay", file, "--step", 6, *seat, "--svg", target).exit_code == 0
        drawn.add(target.read_text(encoding="utf-8"))
    assert len(drawn) > 1
    assert "seat" in error("replay", file, "--seat", "7", code=2)["message"]
