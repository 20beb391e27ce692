"""The end of a game of Agora."""

from __future__ import annotations

import pytest
from agora_tools import at

from tablee.engine.values import Standing
from tablee.games.agora import GAME


def standing(seats: int, board: str, more: str = "") -> Standing:
    return GAME.standing(at(f"players {seats}; step over; map {board}{more}"))


@pytest.mark.rule("AGO-55", "AGO-58", "AGO-59")
def test_ago_55_ax_01_the_example_of_the_book() -> None:
    board = (
        "LC B5 G2 T2, NB B4 G1, SM B1 T2 O5, SG B2 T3 O4, MT G2 T3 O6, EX B3 G7 T5 O2, GR B2 G4 O1, "
        "CV B3 G1 T5, HG B1 G3 T6 O2, SA B2 G3 T4"
    )
    state = at(f"players 4; step over; round 12; map {board}")
    assert [int(state.crowds.occupied(colour)) for colour in range(4)] == [9, 8, 8, 6]
    assert GAME.standing(state) == Standing((13, 17, 23, 23), (4, 3, 1, 2))


@pytest.mark.rule("AGO-40", "AGO-55")
def test_ago_40_most_is_not_more_than_half() -> None:
    assert standing(4, "EX B3 G2 T2 O2").points == (10, 0, 0, 0)
    assert standing(4, "EX B1+2 G2").points == (10, 0, 0, 0)


@pytest.mark.rule("AGO-56", "AGO-57")
def test_ago_56_empty_and_tied_districts_score_for_nobody() -> None:
    assert standing(3, "NB B1").points == (6, 0, 0)
    assert standing(3, "EX B3 G3 T1").points == (0, 0, 0)


@pytest.mark.rule("AGO-59", "AGO-60", "AGO-61")
def test_ago_59_ax_22_equal_in_everything() -> None:
    board = "EX B1, NB B1, LC B1, SG G1, MT G1, CV G1, HG T1, SA T1, SM T1"
    assert standing(3, f"{board}, GR T1") == Standing((23, 23, 30), (2, 2, 1))
    second = "EX B2 T1, NB B1, LC B1, SG G1, MT G1, CV G1, HG T1, SA T1, SM T1"
    assert standing(3, second) == Standing((23, 23, 23), (2, 2, 1))
    assert standing(3, board) == Standing((23, 23, 23), (1, 1, 1))


@pytest.mark.rule("AGO-61")
def test_ago_61_a_shared_place_skips_the_next() -> None:
    assert standing(4, "CV B1, SM G1, LC T1 O1, EX T3").ranks == (2, 2, 1, 4)


@pytest.mark.rule("AGO-62")
def test_ago_62_nothing_but_districts_counts() -> None:
    plain = standing(3, "EX B2, NB G1")
    rich = standing(3, "EX B2, NB G1", "; reserve 0 34 35; hand1 EX5 EX4; holder 1")
    assert plain == rich
