"""Bots of others: whoever crashes, is slow or breaks a rule loses that game with a reason, and the arena goes on."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from commands import answer, error, tablee

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.lab.outside import Fault, Program, code_in, plain

PUEBLO = catalogue.find("pueblo")
SOUND = """
def choose(question):
    print('not an answer')
    return question['legal'][question['seed'] % len(question['legal'])]
"""
MAD = {
    "crashed": "def choose(question):\n    raise KeyError('no plan')\n",
    "slow": "import signal\ndef choose(question):\n    signal.pause()\n",
    "illegal": "def choose(question):\n    return 'walk 99'\n",
}
TOLD = {"crashed": "no plan", "slow": "no answer within", "illegal": ""}


def bot(folder: Path, name: str, code: str) -> str:
    file = folder / f"{name}.py"
    file.write_text(code, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("kind", MAD)
def test_a_mad_bot_loses_every_game_and_the_arena_goes_on(tmp_path: Path, kind: str) -> None:
    mad = bot(tmp_path, "mad", MAD[kind])
    seconds = 1 if kind == "slow" else 60
    told = answer("arena", "pueblo", "--code", mad, "--bots", "random", "--games", 4, "--seconds", seconds, "--seed", 1)
    assert [(row["name"], row["wins"], row["faults"]) for row in told["results"]] == [("random", 4, 0), ("mad", 0, 4)]
    assert {fault["kind"] for fault in told["faults"]} == {kind}
    assert all(TOLD[kind] in fault["says"] for fault in told["faults"])
    assert {fault["seat"] for fault in told["faults"]} == {0, 1}


def test_at_a_table_of_three_the_others_share_the_victory(tmp_path: Path) -> None:
    mad = bot(tmp_path, "mad", MAD["crashed"])
    told = answer("arena", "pueblo", "--players", 3, "--code", mad, "--bots", "random", "--games", 3, "--seed", 1)
    assert [(row["name"], row["share"]) for row in told["results"]] == [("random", 0.5), ("mad", 0)]


@pytest.mark.parametrize("game", ["pueblo", "barracuda"])
def test_a_sound_bot_plays_to_the_end_from_its_view(tmp_path: Path, game: str) -> None:
    sound = bot(tmp_path, "sound", SOUND)
    asked = ("arena", game, "--code", sound, "--bots", "random", "--games", 1, "--seconds", 60, "--seed", 3)
    told = answer(*asked)
    assert told["faults"] == []
    assert told["games"] == len(told["chairs"])  # a whole deal
    assert answer(*asked) == told


def test_any_program_may_play_over_lines(tmp_path: Path) -> None:
    script = bot(
        tmp_path,
        "lines",
        "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
        "    print(asked['legal'][0] if 'legal' in asked else 'ready', flush=True)\n",
    )
    told = answer(
        "arena", "pueblo", "--program", f"{sys.executable} {script}", "--bots", "random", "--games", 2, "--seed", 1
    )
    assert (told["games"], told["faults"]) == (2, [])


def test_a_program_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    noted = tmp_path / "noted.json"
    curious = bot(
        tmp_path,
        "curious",
        f"import json\ndef choose(question):\n    open({str(noted)!r}, 'w').write(json.dumps(question))\n"
        "    return question['legal'][0]\n",
    )
    game = catalogue.find("barracuda")
    match = game.match(3, seed=1)
    seat = match.acting[0]
    program = code_in(curious, 60.0)
    try:
        code = program.choose(game, match.view(seat), seeded("curious"))
    finally:
        program.close()
    question = json.loads(noted.read_text(encoding="utf-8"))
    assert question.keys() == {"game", "seat", "seed", "seconds", "legal", "view"}
    assert question["view"] == json.loads(json.dumps(plain(match.view(seat))))
    assert game.write(game.decode(code)) == question["legal"][0]
    assert [wallet is None for wallet in question["view"]["wallets"]] == [other != seat for other in range(3)]


def test_a_program_that_is_not_there_crashes() -> None:
    program, match = Program("nobody", ["/no/such/program"], 1.0), PUEBLO.match(2, seed=1)
    with pytest.raises(Fault, match="crashed"):
        program.choose(PUEBLO, match.view(), seeded("nobody"))


def test_a_file_that_is_not_there_is_refused_before_anything_begins() -> None:
    assert "nobody.py" in error("arena", "pueblo", "--code", "nobody.py", "--bots", "random", code=2)["message"]


def test_faults_are_told_to_people(tmp_path: Path) -> None:
    mad = bot(tmp_path, "mad", MAD["illegal"])
    shown = tablee("arena", "pueblo", "--code", mad, "--bots", "random", "--games", 2, "--seed", 1).output
    assert "game 0: mad lost on seat 0, illegal:" in shown
