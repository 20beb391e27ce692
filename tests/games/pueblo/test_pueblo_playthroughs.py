"""Whole Pueblo games as readable text (tests/playthroughs/pueblo), replayed line by line.

open 2 starter=0 dismantling=on                  players and options
 4. blue  b NW h7 (H) +3>6 | r1 | r1 b0          stone and posture, steps and stop | what the look costs | totals
lap | r34 b33 | r67 b53                          what the final lap costs | totals
31. red   -30 +2>28 | - | r67 b53                a stone removed, by its number; `-` alone when none could be
60. blue  -2 end | - | r89 b75                   the last coloured stone
ranks 2 1                                        places of the seats
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pueblo_table import at, heights, opened, placements, points, posture_of, task, totals

from tablee.games.pueblo.rules.geometry import RING
from tablee.games.pueblo.rules.state import COLOURS, LETTERS, Pueblo

FOLDER = Path(__file__).parents[2] / "playthroughs" / "pueblo"
TURN = re.compile(
    r"(?P<number>\d+)\. (?P<colour>\w+) +"
    r"(?:(?P<stone>[rbgvn]) (?P<spot>[NS][EW] [a-h][1-8]) \((?P<posture>[FHT])\)|-(?P<taken>\d*)) "
    r"(?:\+(?P<steps>\d)>(?P<stop>\d+)|end) \| (?P<paid>[^|]*) \| (?P<sums>[^|]*)"
)


class Replay:
    """A game that follows a playthrough, and complains where they differ."""

    def __init__(self, header: str) -> None:
        _, seats, *options = header.split()
        self.match = at(opened(int(seats), **dict(option.split("=") for option in options)))
        self.turns = 0
        self.sums = totals(self.state)  # without the lap, which follows the last walk by itself

    @property
    def state(self) -> Pueblo:
        return self.match.state

    def read(self, line: str) -> None:
        if turn := TURN.fullmatch(line):
            self.turn(turn)
        elif line.startswith("lap"):
            _, paid, sums = line.split(" | ")
            self.pay(self.state.exposure(), paid, sums)
            assert totals(self.state) == self.sums
        elif line.startswith("ranks"):
            assert task(self.state) == "over"
            assert self.state.ranks() == [int(rank) for rank in line.split()[1:]]
        else:
            raise AssertionError(f"a playthrough has no line {line!r}")

    def turn(self, said: re.Match[str]) -> None:
        match, self.turns = self.match, self.turns + 1
        assert (int(said["number"]), said["colour"]) == (self.turns, COLOURS[match.acting[0]])
        if said["stone"]:
            assert said["stone"] in ("n", LETTERS[match.acting[0]])
            match.do(f"set {'neutral' if said['stone'] == 'n' else 'coloured'} {said['spot']}")
            assert posture_of(match.state) == said["posture"]
        elif said["taken"]:
            match.do(f"remove {said['taken']}")
        if not said["steps"]:
            assert match.over
            self.pay([0] * match.seats, said["paid"], said["sums"])
            return
        stop, paid = (match.state.chief + int(said["steps"])) % RING, match.state.bill(int(said["stop"]))
        assert stop == int(said["stop"])
        self.pay(paid, said["paid"], said["sums"])
        match.do(f"walk {said['steps']}")

    def pay(self, paid: list[int], told_paid: str, told_sums: str) -> None:
        self.sums = [total + more for total, more in zip(self.sums, paid, strict=True)]
        assert points(paid) == told_paid
        assert " ".join(f"{LETTERS[seat]}{total}" for seat, total in enumerate(self.sums)) == told_sums


def lines(name: str) -> list[str]:
    text = (FOLDER / name).read_text(encoding="utf-8")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.txt")))
def test_a_playthrough_can_be_replayed(name: str) -> None:
    header, *rest = lines(name)
    replay = Replay(header)
    for line in rest:
        replay.read(line)
    assert task(replay.state) == "over"


def test_the_golden_game_has_the_placements_and_heights_we_know() -> None:
    """E20: what fits after turn 12, and the heap at the end."""
    header, *rest = lines("two_players.txt")
    replay = Replay(header)
    for line in rest[:12]:
        replay.read(line)
    found = placements(replay.state)
    by_posture = {posture: {spot for spot in found if found[spot] == posture} for posture in "FHT"}
    assert len(by_posture["F"]) == 61
    assert by_posture["H"] == spots("NE g7, SE d3, SE e8, SE f4, SE g4, SW c8, SW d2, NW c1, NW e7")
    assert by_posture["T"] == spots(
        "NE c2, NE c7, NE d1, NE e6, SE a8, SE d7, SE d8, SE e2, SW d4, SW e5, SW g5, NW e2, NW g3, NW h4"
    )
    for line in rest[12:]:
        replay.read(line)
    assert heights(replay.state) == "02302224 / 02322233 / 00331220 / 02132410 / 12123333 / 14410244 / 03332133 / 00132011"


def spots(text: str) -> set[str]:
    return set(text.split(", "))


@pytest.mark.rule("PUE-59", "PUE-60")
def test_the_golden_dismantling_begins_with_the_stones_we_know() -> None:
    """E21: both players may remove the same neutral stones at first."""
    header, *rest = lines("two_players_dismantling.txt")
    replay = Replay(header)
    for line in rest[:31]:
        replay.read(line)
    free = [[number + 1 for number in replay.state.removable(seat)] for seat in range(2)]
    assert free == [[9, 10, 14, 18, 20, 21, 23, 24, 29, 30]] * 2
