"""Whole Agora games as readable text (tests/playthroughs/agora), replayed line by line.

open 3 key=golden first_holder=0          players, the key's seed, options
round 1, blue begins                      and who holds the fountain
B take EX = EX3b; G take MT = MT3b        a phase: who does what, and which card came of it
map EX B2 G1, HG G1 | B6 G16 T10          after a round: walkers | points if the game ended now
ranks 1 3 2                               places of the seats
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from agora_tools import AgoraMatch, map_text

from tablee.engine.luck import key_from
from tablee.engine.match import dealt
from tablee.games.agora import GAME
from tablee.games.agora.rules.actions import LETTERS
from tablee.games.agora.rules.city import card_name
from tablee.games.agora.rules.movements import seen_of

FOLDER = Path(__file__).parents[2] / "playthroughs" / "agora"


def opened(line: str) -> AgoraMatch:
    _, seats, key, *options = line.split()
    given = dict(option.split("=") for option in options)
    return dealt(GAME, int(seats), given, key_from(key.removeprefix("key=")))


def read(match: AgoraMatch, line: str) -> None:
    state = match.state
    if found := re.fullmatch(r"round (\d+), (\w+) begins", line):
        assert (int(found[1]), found[2]) == (state.round, GAME.colours[int(state.holder)])
    elif line.startswith("map "):
        walkers, points = line[4:].split(" | ")
        assert walkers == ", ".join(map_text(state))
        assert points == " ".join(f"{LETTERS[seat]}{own}" for seat, own in enumerate(state.points()))
    elif line.startswith("ranks "):
        assert state.acting() == []
        assert line.split()[1:] == [str(rank) for rank in state.ranks()]
    else:
        for part in line.split("; "):
            do(match, part)


def do(match: AgoraMatch, part: str) -> None:
    deed, _, came = part.partition(" = ")
    letter, text = deed.split(" ", 1)
    assert letter == LETTERS[match.acting[0]], part
    match.do(text)
    if came:
        assert came == card_name(int(seen_of(list(match.state.history)[-1]))), part


@pytest.mark.rule("AGO-10", "AGO-11", "AGO-54")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_ago_10_a_whole_game_goes_as_written(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    match = opened(lines[0])
    for line in lines[1:]:
        read(match, line)
    assert lines[-1].startswith("ranks")
