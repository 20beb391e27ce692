"""Counters, the end and the score."""

from __future__ import annotations

import pytest
from gaudi_turns import gaudi, in_hand, lay_turn, play, told

from tablee.engine.values import Event
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.counters import MARKED, NO_COUNTER, UNMARKED, value
from tablee.games.gaudi.rules.state import OVER
from tablee.games.gaudi.rules.tiles import place_of
from tablee.games.gaudi.rules.view import animals
from tablee.kit.picture import Lens

# Seat 0 can close a hole around which an orange starfish, a blue snail and a green jellyfish wait.
HOLE = "players 2; tiles OGB 0,0, OBO 1,-1, GOO 2,-1, BOG 2,0, BGB 1,1, OGB 0,1; hands BGO BBB BBO"


def seen_after(position: str) -> dict[tuple[int, int], int]:
    after = lay_turn(gaudi(f"{HOLE}; {position}"), "BGO 1,0")
    return {place_of(one.corner): one.seen for one in animals(after)}


@pytest.mark.rule("GAU-32", "GAU-33", "GAU-34")
@pytest.mark.parametrize(
    ("objectives", "marked"),
    [
        ("snail/green jellyfish/orange", {(1, 1), (0, 1)}),
        ("starfish/orange jellyfish/blue", {(1, 0)}),
        ("jellyfish/blue starfish/orange", {(1, 1), (0, 1)}),
    ],
)
def test_gau_32_a_counter_goes_on_every_animal_that_fits_and_on_no_other(
    objectives: str, marked: set[tuple[int, int]]
) -> None:
    seen = seen_after(f"objectives {objectives}")
    assert {corner for corner, how in seen.items() if how == MARKED} == marked
    assert {how for corner, how in seen.items() if corner not in marked} <= {UNMARKED}


@pytest.mark.rule("GAU-33")
def test_gau_33_marking_is_no_decision() -> None:
    after = play(gaudi(f"{HOLE}; objectives snail/green jellyfish/orange"), "lay BGO 1,0", "done")
    assert after.counters[0] == 33
    assert after.acting() == [1]


@pytest.mark.rule("GAU-34")
def test_gau_34_what_fits_only_another_player_stays_unmarked() -> None:
    after = lay_turn(gaudi(f"{HOLE}; objectives snail/green starfish/orange"), "BGO 1,0")
    assert after.points() == [2, 0]
    assert next(one.seen for one in animals(after) if place_of(one.corner) == (1, 0)) == UNMARKED


@pytest.mark.rule("GAU-35")
def test_gau_35_two_point_animals_are_marked_first_then_by_row_and_column() -> None:
    assert seen_after("objectives snail/orange jellyfish/green; counters 1 35") == {
        (1, 0): MARKED,
        (0, 1): NO_COUNTER,
        (1, 1): NO_COUNTER,
    }
    blue = "objectives jellyfish/blue starfish/orange; counters 1 35"  # V(0,1) and V(1,1) are in one row
    assert {corner for corner, how in seen_after(blue).items() if how == MARKED} == {(0, 1)}
    # A green jellyfish is worth two, and goes first although the orange starfish lies above it.
    assert value(1, 1, 4) == 2
    double = "objectives jellyfish/green starfish/blue; counters 1 35"
    assert {corner for corner, how in seen_after(double).items() if how == MARKED} == {(0, 1)}


@pytest.mark.rule("GAU-36")
def test_gau_36_without_a_counter_there_is_no_point() -> None:
    after = lay_turn(gaudi(f"{HOLE}; objectives snail/orange jellyfish/green; counters 0 35"), "BGO 1,0")
    assert after.points() == [0, 0]
    assert {one.seen for one in animals(after)} == {NO_COUNTER}


@pytest.mark.rule("GAU-35", "GAU-47")
def test_gau_35_who_runs_out_of_counters_tells_less_but_something() -> None:
    after = lay_turn(gaudi(f"{HOLE}; objectives snail/orange jellyfish/green; counters 1 35"), "BGO 1,0")
    # The starfish was marked before the others, so no objective can make one of the others worth more.
    could = GAME.view(after, None).could[0]
    assert could == tuple(
        pair
        for pair in range(9)
        if value(2, 0, pair) and value(1, 1, pair) <= value(2, 0, pair) and value(0, 2, pair) <= value(2, 0, pair)
    )


@pytest.mark.rule("GAU-37", "GAU-40")
def test_gau_37_the_round_is_not_finished_and_tiles_in_hand_count_nothing() -> None:
    before = "players 3; tiles OGB 0,0, OBG 0,-1; objectives snail/green jellyfish/orange starfish/blue; pile; hands "
    end = lay_turn(gaudi(before + "OGB / GGG BBB / OOO"), "OGB 1,-1")
    assert (end.task, end.points(), end.ranks()) == (OVER, [1, 0, 0], [1, 2, 2])
    assert [in_hand(end, seat) for seat in range(3)] == [[], ["GGG", "BBB"], ["OOO"]]


@pytest.mark.rule("GAU-38")
def test_gau_38_a_tile_in_the_pile_that_fits_keeps_the_game_going() -> None:
    assert gaudi("players 2; tiles OGB 0,0; hands GOO / BBG; pile").task == OVER
    going = gaudi("players 2; tiles OGB 0,0; hands GOO BOG BBO / BBG BBO BOG; pile 1 OOO")
    assert (going.acting(), len(going.codes(0))) == ([0], 3)
    blocked = gaudi("players 2; tiles OGB 0,0; hands GOO BOG BBO / BBG BBO BOG; pile 1 GOG")
    assert blocked.task == OVER


@pytest.mark.rule("GAU-39")
def test_gau_39_one_point_for_each_objective_an_animal_fits() -> None:
    starfish_green = 7
    points = {(animal, colour): value(animal, colour, starfish_green) for animal in range(3) for colour in range(3)}
    assert points[2, 1] == 2
    assert {where for where, worth in points.items() if worth == 1} == {(2, 0), (2, 2), (0, 1), (1, 1)}


@pytest.mark.rule("GAU-46")
def test_gau_46_paving_has_no_winner_and_counts_tiles_and_animals_of_all() -> None:
    state = play(gaudi("players 2; paving; tiles OGB 0,0, OBG 0,-1; hands OGB / GGG BBB; pile"), "lay OGB 1,-1")
    end = play(state, "done")
    assert (end.task, end.points(), end.ranks()) == (OVER, [0, 0], [1, 1])
    assert told(state, "done")[-1] == Event("paved", None, {"tiles": 3, "animals": 1})
    seen = GAME.view(end, 0)
    assert (seen.points, seen.ranks) == ((None, None), None)
    assert "3 tiles, one animal" in GAME.face.prompt(seen, Lens())
    assert [GAME.view(gaudi("players 2; paving; tiles OGB 0,0"), chair).hands.count(None) for chair in (0, 1, None)] == [
        0
    ] * 3
