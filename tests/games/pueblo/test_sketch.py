"""The plan in characters, for the terminal."""

from __future__ import annotations

from tablee.engine.catalogue import find
from tablee.kit.picture import Lens

PUEBLO = find("pueblo")


def sketch(position: str) -> list[list[str]]:
    state = PUEBLO.from_position(position)
    return [line.split() for line in str(PUEBLO.face.sketch(PUEBLO.view(state, None), Lens())).splitlines()]


def test_every_cell_shows_the_colour_on_top_and_the_height() -> None:
    rows = sketch("players 2; stones r NE b7, b SW e6, n NE a1")
    assert rows[3] == ["34", "7", "·", "■1", "■2", "·", "·", "·", "·", "·", "7", "11"]
    assert rows[4] == ["33", "6", "·", "·", "·", "●2", "●1", "·", "·", "·", "6", "12"]
    assert rows[9] == ["28", "1", "‹□1›", "‹□2›", "·", "·", "·", "·", "·", "·", "1", "17"]


def test_the_path_runs_clockwise_around_it_and_shows_the_chief() -> None:
    rows = sketch("players 2; chief 27")
    assert rows[0] == [str(ring) for ring in range(10)]
    assert rows[-1] == ["[27]", *(str(ring) for ring in range(26, 17, -1))]
    assert sketch("players 2; chief 35")[2][0] == "[35]"


def test_a_sacred_place_is_marked() -> None:
    assert sketch("players 2; advanced; sacred c3")[7][4] == "*"


def test_a_stone_taken_off_is_gone() -> None:
    assert sketch("players 2; dismantling; part 3; step remove; stones r NE b7, b SW e6 off")[4].count("·") == 8
