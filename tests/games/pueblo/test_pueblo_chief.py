"""Pueblo, rules D: the chief and what it sees."""

from __future__ import annotations

import pytest
from pueblo_table import BLUE, RED, THREE_LOOKS, at, legal, look, looks, play, refused, table, task, told, totals

WALL = "n NE a4, n NE d4, n SE d5, r NE d4"  # E05
HIDDEN = "r SE c5, n NE a5, b NW h5"  # E06


@pytest.mark.rule("PUE-33")
def test_pue_33_the_chief_moves_one_to_four_cells() -> None:
    state = table("players 2; stones r NE d4; coloured 7 8; step walk; chief 10")
    assert legal(state) == {"walk 1", "walk 2", "walk 3", "walk 4"}
    assert [play(state, f"walk {steps}").chief for steps in (1, 2, 3, 4)] == [11, 12, 13, 14]


@pytest.mark.rule("PUE-33")
@pytest.mark.parametrize("steps", [0, 5, 6, 36, 40, 9999])
def test_pue_33_the_chief_neither_stays_nor_goes_farther(steps: int) -> None:
    state = table("players 2; stones r NE d4; coloured 7 8; step walk")
    assert refused(state, f"walk {steps}") == "PUE-33 steps"


@pytest.mark.rule("PUE-34")
@pytest.mark.parametrize(("start", "steps", "stop"), [(35, 1, 0), (34, 4, 2), (32, 4, 0), (0, 1, 1), (17, 3, 20)])
def test_pue_34_the_chief_walks_clockwise_round_and_round(start: int, steps: int, stop: int) -> None:
    state = table(f"players 2; stones r NE d4; coloured 7 8; step walk; chief {start}")
    assert play(state, f"walk {steps}").chief == stop


@pytest.mark.rule("PUE-34", "PUE-35")
@pytest.mark.parametrize(("steps", "paid"), [(1, 0), (2, 3), (3, 0), (4, 1)])
def test_pue_35_the_chief_looks_only_where_it_stops(steps: int, paid: int) -> None:
    """E08: on the way from 34 to 2 it passes corner 0, where red would pay 3."""
    state = table("players 2; stones r NE b6; coloured 7 8; step walk; chief 34")
    assert totals(play(state, f"walk {steps}")) == [paid, 0]


@pytest.mark.rule("PUE-36", "PUE-39", "PUE-41")
def test_pue_36_one_stone_seen_from_the_whole_ring() -> None:
    """E04: d4 and d5 one cube, e4 two."""
    seen = looks(table("players 2; stones b NE d4"))
    assert seen == {
        0: "b1", 4: "b1", 5: "b3", 13: "b1", 14: "b3", 18: "b1", 22: "b3", 23: "b1", 27: "b1", 31: "b3", 32: "b1",
    }  # fmt: skip
    assert sum(table("players 2; stones b NE d4").exposure()) == 19


@pytest.mark.rule("PUE-37", "PUE-40", "PUE-41")
def test_pue_37_a_block_seen_from_the_whole_ring() -> None:
    """E03: red below, neutral above it."""
    state = table("players 2; stones r NE d4, n SE d5")
    assert looks(state) == {4: "r1", 14: "r3", 18: "r1", 22: "r3", 23: "r1", 31: "r1", 32: "r1"}
    assert state.exposure() == [11, 0]


@pytest.mark.rule("PUE-36")
@pytest.mark.parametrize(
    ("stone", "north", "east", "south", "west"),
    [
        ("r NE a1", {1, 2}, {16, 17}, {25, 26}, {28, 29}),
        ("r SE a8", {1, 2}, {10, 11}, {25, 26}, {34, 35}),
        ("r SW h8", {7, 8}, {10, 11}, {19, 20}, {34, 35}),
        ("r NW h1", {7, 8}, {16, 17}, {19, 20}, {28, 29}),
        ("r NE c6", {3, 4}, {11, 12}, {23, 24}, {33, 34}),
    ],
)
def test_pue_36_side_cells_look_along_their_file_or_rank(
    stone: str, north: set[int], east: set[int], south: set[int], west: set[int]
) -> None:
    seen = {ring for ring in looks(table(f"players 2; stones {stone}")) if ring % 9}
    assert seen == north | east | south | west


@pytest.mark.rule("PUE-36")
def test_pue_36_each_side_sees_its_own_side_first() -> None:
    """One stone in each corner of the field: the near one with one or two cubes, over it the far one's second."""
    state = table("players 4; stones r NE a1, b NW h1, g SW h8, v SE a8")
    north, east, south, west = (1, 8), (10, 17), (19, 26), (28, 35)
    assert [look(state, ring) for ring in north] == ["v3", "b2 g1"]
    assert [look(state, ring) for ring in east] == ["g3", "r2 b1"]
    assert [look(state, ring) for ring in south] == ["b3", "r1 v2"]
    assert [look(state, ring) for ring in west] == ["r3", "g2 v1"]


@pytest.mark.rule("PUE-37")
def test_pue_37_the_nearest_cube_of_a_level_hides_those_behind() -> None:
    """Blue stands before red from the east, red before blue from the west; each hides the other's lower cubes."""
    state = table("players 2; stones r NE b4, b NW g4")  # b4 1, c4 2; g4 1, g5 2, f4 1
    assert look(state, 31) == "r3"  # red 1 and 2; blue's g4 and f4 lie behind
    assert look(state, 14) == "r2 b1"  # blue 1; then red's second cube on c4
    assert look(state, 32) == "r1 b2"  # red 1 on b5; blue's second cube on g5


@pytest.mark.rule("PUE-37", "PUE-40")
def test_pue_37_the_first_look_of_the_rulebook() -> None:
    """X1: from 27 to 29, neutral on level 1 and green on level 2."""
    state = table(f"players 3; stones {THREE_LOOKS}; step walk; chief 27")
    assert totals(play(state, "walk 2")) == [0, 0, 2]


@pytest.mark.rule("PUE-37", "PUE-39")
def test_pue_37_the_second_and_third_look_of_the_rulebook() -> None:
    """X2: from 29 to 33 blue 1 + 2. X3: from 33 to 35 red 1 + 3 + 4 and green 2."""
    second, third = (table(f"players 3; stones {THREE_LOOKS}; step walk; chief {ring}") for ring in (29, 33))
    assert totals(play(second, "walk 4")) == [0, 3, 0]
    assert totals(play(third, "walk 2")) == [8, 0, 2]


@pytest.mark.rule("PUE-38")
def test_pue_38_far_cubes_are_seen_over_lower_ones() -> None:
    """E05: over two neutral levels red pays 3 + 4, from all four sides."""
    state = table(f"players 2; stones {WALL}")
    assert [look(state, ring) for ring in (31, 14, 22, 5)] == ["r7"] * 4
    assert state.exposure() == [43, 0]


@pytest.mark.rule("PUE-38")
def test_pue_38_distance_does_not_matter() -> None:
    near, far = table("players 2; stones r NE a1"), table("players 2; stones r NE g1")
    assert look(near, 28) == look(far, 28) == "r3"


@pytest.mark.rule("PUE-39")
def test_pue_39_a_square_on_level_n_costs_n() -> None:
    costs = []
    for storeys in range(5):
        below = ", ".join(["n NE a1, n SE a2"] * storeys + ["r NE a1"])
        costs.append(look(table(f"players 2; stones {below}"), 1))  # a1 and a2 from the north: one cube
    assert costs == ["r1", "r3", "r5", "r7", "r9"]


@pytest.mark.rule("PUE-40")
def test_pue_40_neutral_squares_cost_nothing_but_hide() -> None:
    """E06."""
    state = table(f"players 2; stones {HIDDEN}")
    assert look(state, 32) == "-"
    assert look(state, 13) == "b1"
    without = table("players 2; stones r SE c5, b NW h5")
    assert look(without, 32) == "r1"


@pytest.mark.rule("PUE-41")
def test_pue_41_from_a_corner_every_coloured_top_costs_one() -> None:
    """X4."""
    state = table("players 3; stones b NE e1, g NE d4, r SW h5; step walk; chief 16")
    assert totals(play(state, "walk 2")) == [1, 3, 1]
    assert [look(state, ring) for ring in (0, 9, 18, 27)] == ["g1", "r2", "r1 b3 g1", "g1"]


@pytest.mark.rule("PUE-41")
def test_pue_41_whatever_its_level_and_only_the_top() -> None:
    high = ", ".join(["n NE a1, n SE a2"] * 6 + ["r NE a1"])
    assert look(table(f"players 2; stones {high}"), 27) == "r3"
    assert look(table(f"players 2; stones {high}, n SE a2"), 27) == "r1"  # b1 alone still shows red


@pytest.mark.rule("PUE-42")
def test_pue_42_squares_outside_the_quarter_do_not_count() -> None:
    """E07: green lies in three quarters."""
    state = table("players 4; stones g NE d4, v NE e5")
    assert [look(state, ring) for ring in (0, 9, 18, 27)] == ["g1", "v3", "g1", "g1"]


@pytest.mark.rule("PUE-43")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_pue_43_everybody_seen_pays_also_who_moved_the_chief(seat: int) -> None:
    state = table(f"players 3; stones {THREE_LOOKS}; step walk; chief 33; seat {seat}; turns {seat}")
    assert totals(play(state, "walk 2")) == [8, 0, 2]


@pytest.mark.rule("PUE-44")
def test_pue_44_points_are_added_at_once() -> None:
    state = table(f"players 3; stones {THREE_LOOKS}; step walk; chief 33; totals 1 20 30")
    assert totals(play(state, "walk 2")) == [9, 20, 32]
    assert told(state, "walk 2")[0].args == {"steps": 2, "ring": 35, "paid": (8, 0, 2)}


@pytest.mark.rule("PUE-44")
def test_pue_44_a_stone_may_be_taken_back_until_the_chief_has_moved() -> None:
    """Blue ends phase one and opens the auction that follows: the walk is over, and its points stay paid."""
    match = at(
        table("players 2; advanced; stones r NE d4; coloured 0 1; neutral 0 0; turns 21; opener 1; chief 7; totals 1 2")
    )
    match.play(["set coloured NE a1"])
    assert match.can_undo(BLUE)
    match.undo(BLUE)
    match.play(["set coloured NE g1", "walk 3"])
    assert (match.acting, task(match.state)) == ((BLUE,), "bid")
    assert not match.can_undo(BLUE)
    match.play(["bid 4", "pass"])
    assert (match.acting, task(match.state)) == ((BLUE,), "take")


@pytest.mark.rule("PUE-44", "PUE-64")
def test_pue_44_also_while_dismantling() -> None:
    match = at(table("players 2; dismantling; stones r NE d4, b NE a1, n NE g1; part 3; step remove; chief 7"))
    match.play(["remove 3"])
    assert match.can_undo(RED)
    match.play(["walk 1", "remove 2", "walk 1", "remove 1"])
    assert match.over


@pytest.mark.rule("PUE-45")
def test_pue_45_if_nobody_is_seen_the_turn_simply_ends() -> None:
    state = table(f"players 2; stones {HIDDEN}; step walk; chief 31; totals 4 5")
    after = play(state, "walk 1")
    assert (totals(after), after.turn(), task(after)) == ([4, 5], BLUE, "set")


@pytest.mark.rule("PUE-46")
def test_pue_46_totals_count_on_above_99() -> None:
    """E16: 97 and a look of 8 make 105, and 105 is worse than 99."""
    state = table(f"players 3; stones {THREE_LOOKS}; step walk; chief 33; totals 97 99 98")
    after = play(state, "walk 2")
    assert totals(after) == [105, 99, 100]
    assert after.ranks() == [3, 1, 2]
    assert after.reward(RED) == 0.0
