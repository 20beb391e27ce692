"""The scoring language, groups, lovebirds, doors and the winner (sections 9 to 12), on buildings as turquoise sees them."""

from __future__ import annotations

import pytest
from facades import drawn, points, tally

from tablee.games.balconia.rules.components import Face, Score
from tablee.games.balconia.rules.count import tallies, zone
from tablee.games.balconia.rules.geometry import cell_name
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.sides import PINK, TURQUOISE


def names(cells: tuple[int, ...]) -> set[str]:
    return {cell_name(cell) for cell in cells}


# Positions: zones in own coordinates, written as turquoise's cells


@pytest.mark.rule("BAL-71", "BAL-72", "BAL-73", "BAL-74", "BAL-75", "BAL-76", "BAL-77", "BAL-78", "BAL-79")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("row", "A2 B2 C2 D2 E2"),
        ("column_above", "B3 B4 B5"),
        ("row_above", "A3 B3 C3 D3 E3"),
        ("column_below", "B1"),
        ("around", "A1 B1 C1 A2 C2 A3 B3 C3"),
        ("right", "C2"),
        ("column_right", "C1 C2 C3 C4 C5"),
        ("left", "A2"),
        ("column_left", "A1 A2 A3 A4 A5"),
    ],
)
def test_bal_71_the_zone_of_a_balcony_in_b2(position: str, expected: str) -> None:
    assert names(zone(position, 6)) == set(expected.split())


@pytest.mark.rule("BAL-72", "BAL-73", "BAL-74", "BAL-76", "BAL-77", "BAL-78", "BAL-79", "BAL-82")
@pytest.mark.parametrize(
    ("position", "missing"),
    [
        ("row", []),
        ("column_above", [20, 21, 22, 23, 24]),
        ("row_above", [20, 21, 22, 23, 24]),
        ("column_below", [0, 1, 2, 3, 4]),
        ("around", []),
        ("right", [4, 9, 14, 19, 24]),
        ("column_right", [4, 9, 14, 19, 24]),
        ("left", [0, 5, 10, 15, 20]),
        ("column_left", [0, 5, 10, 15, 20]),
    ],
)
def test_bal_82_a_zone_is_missing_beyond_the_edge(position: str, missing: list[int]) -> None:
    assert [cell for cell in range(25) if not zone(position, cell)] == missing


@pytest.mark.rule("BAL-82", "BAL-83", "BAL-98")
def test_bal_82_absence_needs_a_place() -> None:
    assert points(drawn("3d . . . .\n. . . . .\n. . . . .\n. . . . .\n. . D1 . .")) == {"A5": 0}  # nothing above the top
    assert points(drawn("3d . . . .\n. . . . .\n. . . . .\n. . D1 . .")) == {"A4": 5}  # an empty cell above
    assert points(drawn("1a . D1 . .")) == {"A1": 0}
    assert points(drawn(". 1a D1 . .")) == {"B1": 5}


@pytest.mark.rule("BAL-69", "BAL-84")
def test_bal_84_a_door_is_an_empty_cell_for_conditions() -> None:
    assert points(drawn(". . D1 1a .")) == {"D1": 5}  # nobody on the door's cell
    assert points(drawn(". . 7a . .\n. . D1 . .")) == {"C2": 0}  # no balcony below
    assert points(drawn(". 18a . . .\n. 13d D1 . .")) == {"B2": 1, "B1": 0}


@pytest.mark.rule("BAL-71", "BAL-81", "BAL-101")
def test_bal_81_own_items_count_in_a_row_and_a_group_only() -> None:
    assert points(drawn(". 2a D1 . ."))["B1"] == 1  # its own bird on the floor
    assert points(drawn(". 4a D1 . ."))["B1"] == 2  # its own cats in the group
    assert points(drawn(". 1d D1 . ."))["B1"] == 0  # its own cat is not around
    own = Face("1a", "x", {"cat": 1}, {}, None, Score("row", "all", 5, ("cat",)))
    against = Face("1a", "x", {"cat": 1}, {}, None, Score("row", "none", 5, ("cat",)))
    assert [tallies({7: face})[7].points for face in (own, against)] == [5, 0]


# Targets


@pytest.mark.rule("BAL-85")
def test_bal_85_another_balcony_is_not_the_own_one() -> None:
    assert points(drawn("13d 1a D1 4c .")) == {"A1": 2, "B1": 5, "D1": 2}


@pytest.mark.rule("BAL-86", "BAL-95")
def test_bal_86_two_garments_on_one_balcony_count_twice() -> None:
    assert points(drawn("2a 3a D1 . .")) == {"A1": 1, "B1": 4}


@pytest.mark.rule("BAL-87", "BAL-88", "BAL-89")
def test_bal_87_flowers_of_all_colours_of_one_and_different_ones() -> None:
    # 14c shows two orange and two pink flowers
    assert points(drawn("14c 10d D1 . ."))["B1"] == 8  # every flower, twice
    assert points(drawn("14c 5c D1 . ."))["B1"] == 6  # orange ones on the floor, its own included
    assert points(drawn("14c 6a D1 . ."))["B1"] == 6  # two different colours, three each


@pytest.mark.rule("BAL-90")
def test_bal_90_balconies_without_something_are_balconies() -> None:
    state = drawn("10b 21c 4b . .\n. 2d . . .\n. . D3 . .")  # only 21c is without laundry on the floor above
    assert points(state)["B2"] == 1
    assert points(drawn(". 18a D1 . .")) == {"B1": 1}  # itself, without music


@pytest.mark.rule("BAL-91", "BAL-99")
def test_bal_91_only_pairs_look_for_lovebirds() -> None:
    assert points(drawn("8a 5a D1 . .")) == {"A1": 5, "B1": 5}
    assert points(drawn("8a 4d D1 . .")) == {"A1": 0, "B1": 0}


# Forms


@pytest.mark.rule("BAL-95", "BAL-70")
@pytest.mark.parametrize(("grid", "cell", "expected"), [("4a 1d D1 . .", "B1", 2), ("9b 20c D1 . .", "B1", 0)])
def test_bal_95_each_multiplies(grid: str, cell: str, expected: int) -> None:
    assert points(drawn(grid))[cell] == expected


@pytest.mark.rule("BAL-96")
def test_bal_96_two_targets_on_one_balcony_or_on_two() -> None:
    assert points(drawn("9a 11a D1 . ."))["B1"] == 5  # person and cat together
    assert points(drawn("7a 11a D1 . ."))["B1"] == 0  # a cat alone
    assert points(drawn(". 9b . . .\n7a 11a D1 . ."))["B1"] == 5  # a cat here, a person there


@pytest.mark.rule("BAL-97", "BAL-100")
def test_bal_97_one_target_gives_five_once() -> None:
    assert points(drawn(". 10b D1 7a ."))["B1"] == 0
    assert points(drawn("10b 7c D1 . ."))["A1"] == 5  # two cats, still five


@pytest.mark.rule("BAL-101")
def test_bal_101_beside_means_one_balcony() -> None:
    both = Face("1a", "x", {}, {}, None, Score("right", "all", 5, ("cat", "bird")))
    cat, bird = Face("2a", "x", {"cat": 1}, {}), Face("3a", "x", {"bird": 1}, {})
    assert tallies({5: both, 6: cat, 7: bird})[5].points == 0
    assert tallies({5: both, 6: Face("4a", "x", {"cat": 1, "bird": 1}, {})})[5].points == 5


@pytest.mark.rule("BAL-68", "BAL-70")
def test_bal_68_no_condition_no_points() -> None:
    assert points(drawn(". 9a D1 12b .")) == {"B1": 0, "D1": 0}


@pytest.mark.rule("BAL-65", "BAL-66", "BAL-67", "BAL-120")
def test_bal_66_a_total_is_balconies_and_doors_of_the_own_side() -> None:
    state = drawn("1a 2a 3a . .\n4a 5a 6a 7a .\n8a 9a 10a 11a .\n. 12a . . .\n13a 14a D2 . .")
    assert sum(points(state).values()) == 36
    assert (state.door_points(TURQUOISE), state.total(TURQUOISE)) == (3, 39)
    assert state.points() == [39, 28]


# Groups


@pytest.mark.rule("BAL-80", "BAL-103", "BAL-104", "BAL-105", "BAL-106")
def test_bal_103_a_group_is_connected_over_edges_and_counts_items() -> None:
    state = drawn("7c . . . .\n4a 9a . . .\n5d 15a 1d . .\n. . D3 . .")
    assert names(tally(state, "A3").zone) == {"A3", "A4", "B3", "B2", "C2"}
    assert points(state)["A3"] == 2 + 2 + 2 + 1 + 1
    assert points(drawn(". 4a . . .\n7c . D1 . ."))["B2"] == 2  # a corner does not connect
    assert points(drawn(". 4a D1 7c ."))["B1"] == 2  # nor does the door


@pytest.mark.rule("BAL-107")
def test_bal_107_a_group_of_one_colour_and_of_all() -> None:
    state = drawn("14c 17a 6c . .\n. . D1 . .")
    assert points(state)["B2"] == 2 * 3  # pink only: 2 and 1
    assert points(drawn("14c 12a 17a . .\n. . D1 . ."))["B2"] == 4 + 1 + 1  # any colour


# Lovebirds


@pytest.mark.rule("BAL-108", "BAL-23")
def test_bal_108_lovebirds_look_at_the_next_column_on_any_floor() -> None:
    assert points(drawn("8a . . . .\n. . . . .\n. 5a D1 . .")) == {"A3": 5, "B1": 5}
    assert points(drawn("5a 8a D1 . .")) == {"A1": 0, "B1": 0}  # back to back
    assert points(drawn("8a . 5a . .\n. . D1 . .")) == {"A2": 0, "C2": 0}  # a column between
    assert points(drawn("3b . . . 8a\n. . D1 . .")) == {"A2": 0, "E2": 0}  # out of the grid


@pytest.mark.rule("BAL-109", "BAL-110", "BAL-111", "BAL-112", "BAL-113")
def test_bal_109_pairs_are_made_from_the_top_and_each_bird_once() -> None:
    state = drawn("8a . . . .\n4d 5a . . .\n10c 2c . . .\n. . D1 . .")
    assert points(state) == {"A4": 5, "A3": 5, "A2": 0, "B3": 5, "B2": 5}
    assert tally(state, "A4").counted == (11,)  # with the higher of the two
    assert state.lovebirds(TURQUOISE) == 20


@pytest.mark.rule("BAL-21", "BAL-22", "BAL-23", "BAL-24")
def test_bal_22_the_other_side_is_mirrored() -> None:
    state = drawn("8c 5c . . .\n. . D1 . .")  # behind them 8a and 5a, from pink's left: 5a then 8a
    assert points(state, PINK) == {"A2": 0, "B2": 0}
    state = drawn("5c 8c . . .\n. . D1 . .")
    assert points(state, PINK) == {"A2": 5, "B2": 5}  # 8a in B2 looks right, to A


# Doors and the winner


@pytest.mark.rule("BAL-114", "BAL-115", "BAL-118")
def test_bal_115_majorities_compare_the_sides() -> None:
    state = drawn(". 4a D1 . .")  # two cats against none; pink shows no heart and no bird either
    assert (state.door(TURQUOISE, 1), state.door(PINK, 1)) == (5, 0)
    assert (drawn(". 11b D1 . .").door(TURQUOISE, 1)) == 8  # cats and laundry


@pytest.mark.rule("BAL-116", "BAL-117")
def test_bal_116_fewer_and_difference_look_at_the_own_side() -> None:
    assert drawn(". 22b D2 . .").door(TURQUOISE, 2) == 1  # one note, three birds
    assert drawn(". 3c D2 . .").door(TURQUOISE, 2) == 0  # one and one
    assert drawn(". 22b D3 . .").door(TURQUOISE, 3) == 3
    assert drawn(". 8d D3 . .").door(TURQUOISE, 3) == 1


@pytest.mark.rule("BAL-121", "BAL-122", "BAL-123")
def test_bal_121_the_higher_total_then_the_doors_then_both() -> None:
    ahead = drawn(". 4a D3 . .")
    assert (ahead.points(), ahead.ranks()) == ([2, 1], [1, 2])
    doors = drawn(". 9d D3 . .")  # 9b behind: turquoise has an awning at its door, pink a heart; 1 and 1
    assert (doors.points(), doors.ranks(), doors.reward(0)) == ([1, 1], [1, 1], 0.5)
    tied = drawn(". 13d D3 . .\n. . . . .")
    assert tied.ranks() == [1, 1]


@pytest.mark.rule("BAL-70")
def test_bal_70_no_condition_is_ever_negative() -> None:
    for name in ("a", "b", "c", "d"):
        for number in range(1, 23):
            assert points(drawn(f". {number}{name} D1 . ."))["B1"] >= 0


@pytest.mark.rule("BAL-134")
def test_bal_134_separate_balconies_count_like_any_others() -> None:
    state = drawn("15a . . . 7c\n. . D1 . .", "placement free")
    assert points(state) == {"A2": 3, "E2": 0}  # cats on the floor, however far


@pytest.mark.rule("BAL-104")
def test_bal_104_what_brought_the_points_is_told() -> None:
    state = drawn("1a 2a 3a . .\n4a 5a 6a 7a .\n8a 9a 10a 11a .\n. 12a . . .\n13a 14a D2 . .")
    cat_lady = tally(state, "A4")
    assert (names(cat_lady.counted), cat_lady.things) == ({"A5", "A4", "A3", "B3"}, ("cat",))
    hermit = tally(state, "C3")
    assert names(hermit.counted) == {"D4"}
    assert building().face("10a").score is not None
