"""Pueblo, rules A: set-up."""

from __future__ import annotations

import pytest
from pueblo_table import GAME, legal, look, opened, play, reserve, table, told, totals

from tablee.engine.luck import Luck, key_from
from tablee.engine.values import Malformed, Mistake


@pytest.mark.rule("PUE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pue_01_two_three_or_four_may_play(seats: int) -> None:
    assert len(totals(opened(seats))) == seats


@pytest.mark.rule("PUE-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_pue_01_no_other_number_may_play(seats: int) -> None:
    with pytest.raises(Mistake, match=f"pueblo is for 2 to 4 players, not {seats}"):
        opened(seats)


@pytest.mark.rule("PUE-02")
@pytest.mark.parametrize(("seats", "stones"), [(2, (8, 7)), (3, (6, 5)), (4, (5, 4))])
def test_pue_02_each_receives_the_stones_of_the_table(seats: int, stones: tuple[int, int]) -> None:
    assert [reserve(opened(seats), seat) for seat in range(seats)] == [stones] * seats


@pytest.mark.rule("PUE-03")
@pytest.mark.parametrize(
    ("seats", "counted"),
    [
        (2, {"red": 8, "blue": 8, "neutral": 14}),
        (3, {"red": 6, "blue": 6, "green": 6, "neutral": 15}),
        (4, {"red": 5, "blue": 5, "green": 5, "violet": 5, "neutral": 16}),
    ],
)
def test_pue_03_green_joins_with_three_and_violet_with_four(seats: int, counted: dict[str, int]) -> None:
    assert GAME.census(opened(seats)) == counted


@pytest.mark.rule("PUE-03")
def test_pue_03_nobody_plays_green_with_two() -> None:
    with pytest.raises(Malformed, match="nobody plays ‘g’ with 2 players"):
        table("players 2; stones g NE a1")


@pytest.mark.rule("PUE-04")
def test_pue_04_seats_have_red_blue_green_violet_in_this_order() -> None:
    assert GAME.colours == ("red", "blue", "green", "violet")
    state, colours = opened(4), []
    for cell in ("a1", "c1", "e1", "g1"):
        colours.append(told(state, f"set coloured NE {cell}")[0].args["stone"])
        state = play(state, f"set coloured NE {cell}", "walk 1")
    assert colours == ["red", "blue", "green", "violet"]


@pytest.mark.rule("PUE-05")
@pytest.mark.parametrize(("seats", "blocks"), [(2, 7), (3, 5), (4, 4)])
def test_pue_05_a_reserve_is_blocks_and_one_lone_coloured_stone(seats: int, blocks: int) -> None:
    """X5: with four players 5 coloured and 4 neutral stones make 4 blocks and a lone coloured stone."""
    for seat in range(seats):
        coloured, neutral = reserve(opened(seats), seat)
        assert (min(coloured, neutral), coloured - neutral) == (blocks, 1)


@pytest.mark.rule("PUE-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pue_06_every_total_starts_at_zero(seats: int) -> None:
    assert totals(opened(seats)) == [0] * seats


@pytest.mark.rule("PUE-07")
@pytest.mark.parametrize("ring", [1, 8, 10, 35, 36, -9, "north"])
def test_pue_07_the_chief_starts_on_a_corner_and_nowhere_else(ring: object) -> None:
    with pytest.raises(Mistake, match="Option start_corner is one of 0, 9, 18, 27, not"):
        opened(2, start_corner=ring)


@pytest.mark.rule("PUE-07", "PUE-08")
@pytest.mark.parametrize("corner", [0, 9, 18, 27])
def test_pue_08_an_option_names_the_corner(corner: int) -> None:
    assert opened(2, start_corner=corner).chief == corner


@pytest.mark.rule("PUE-08")
def test_pue_08_without_it_the_chief_starts_on_cell_0() -> None:
    assert opened(2).chief == 0


@pytest.mark.rule("PUE-09")
def test_pue_09_no_look_before_the_first_move() -> None:
    after = play(opened(2), "set coloured NE a6")
    assert look(after, 0) == "r3"  # the chief's own corner would see it
    assert totals(after) == [0, 0]


@pytest.mark.rule("PUE-10")
@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"advanced": True, "dismantling": True}])
def test_pue_10_the_board_starts_empty(options: dict[str, object]) -> None:
    start = opened(3, **options)
    assert len(start.stones) == 0
    assert all(height == 0 for height in start.heights)


@pytest.mark.rule("PUE-10")
def test_pue_10_all_196_placements_are_open_at_the_start() -> None:
    assert len(legal(opened(4))) == 196


@pytest.mark.rule("PUE-11")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_pue_11_an_option_names_who_begins(starter: int) -> None:
    assert opened(4, starter=starter).turn() == starter


@pytest.mark.rule("PUE-11")
@pytest.mark.parametrize("given", [{}, {"starter": "random"}])
def test_pue_11_otherwise_the_lot_decides(given: dict[str, object]) -> None:
    begun = [GAME.open(3, given, Luck(key_from("lot", seed))).turn() for seed in range(300)]
    assert all(70 < begun.count(seat) < 130 for seat in range(3))


@pytest.mark.rule("PUE-12")
def test_pue_12_the_turn_passes_clockwise() -> None:
    state, seats = opened(4, starter=2), []
    for cell in ("a1", "c1", "e1", "g1", "a3", "c3"):
        seats.append(state.turn())
        state = play(state, f"set coloured NE {cell}", "walk 1")
    assert seats == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("PUE-12")
def test_pue_12_nobody_acts_out_of_turn() -> None:
    start = opened(3, starter=1)
    for seat in (0, 2, 3, -1):
        refusal = GAME.why_not(start, seat, GAME.parse("set coloured NE a1"))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("PUE-12", "not-your-turn")
