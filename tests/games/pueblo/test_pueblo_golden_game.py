"""The golden game of the specification (tests/playthroughs/pueblo): what its board offers on the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from pueblo_table import heights, placements

from tablee.games.pueblo.rules.state import Pueblo
from tablee.lab.playthrough import played

FOLDER = Path(__file__).parents[2] / "playthroughs" / "pueblo"
TWO = 2  # moves in a turn: a stone, a walk


def after(name: str, moves: int | None = None) -> Pueblo:
    state: Pueblo = played((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), moves).state
    return state


def test_the_golden_game_has_the_placements_and_heights_we_know() -> None:
    """E20: what fits after turn 12, and the heap at the end."""
    found = placements(after("two_players", 12 * TWO))
    by_posture = {posture: {spot for spot in found if found[spot] == posture} for posture in "FHT"}
    assert len(by_posture["F"]) == 61
    assert by_posture["H"] == spots("NE g7, SE d3, SE e8, SE f4, SE g4, SW c8, SW d2, NW c1, NW e7")
    assert by_posture["T"] == spots(
        "NE c2, NE c7, NE d1, NE e6, SE a8, SE d7, SE d8, SE e2, SW d4, SW e5, SW g5, NW e2, NW g3, NW h4"
    )
    end = after("two_players")
    assert heights(end) == "02302224 / 02322233 / 00331220 / 02132410 / 12123333 / 14410244 / 03332133 / 00132011"


def spots(text: str) -> set[str]:
    return set(text.split(", "))


@pytest.mark.rule("PUE-59", "PUE-60")
def test_pue_59_60_the_golden_dismantling_begins_with_the_stones_we_know() -> None:
    """E21: both players may remove the same neutral stones at first."""
    state = after("two_players_dismantling", 30 * TWO)
    free = [[number + 1 for number in state.removable(seat)] for seat in range(2)]
    assert free == [[9, 10, 14, 18, 20, 21, 23, 24, 29, 30]] * 2
