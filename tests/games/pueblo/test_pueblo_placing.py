"""Pueblo, rules C: setting a stone."""

from __future__ import annotations

from itertools import product

import pytest
from pueblo_table import (
    GAME,
    almost_full,
    at,
    at_random,
    build_somewhere,
    height,
    heights,
    last_fit,
    legal,
    opened,
    placements,
    play,
    posture_of,
    refused,
    reserve,
    table,
    task,
    told,
    totals,
    tower,
)
from voxels import BODY, MIRRORED, Cube, positions

from tablee.games.pueblo.rules.geometry import CELLS, FOOTPRINTS, OPENINGS, SIZE, cell_name, feet, opening_of
from tablee.games.pueblo.rules.state import Pueblo
from tablee.games.pueblo.rules.view import Stone, view

ONE_STONE = "players 2; stones n NE d4"  # d4 1, d5 1, e4 2


def shape(stone: Stone) -> frozenset[Cube]:
    """A stone's cubes, moved to the origin."""
    cubes = [(cell % SIZE, cell // SIZE, level) for cell, level in stone.cubes]
    low = [min(axis) for axis in zip(*cubes, strict=True)]
    return frozenset((x - low[0], y - low[1], z - low[2]) for x, y, z in cubes)


def shapes() -> set[frozenset[Cube]]:
    """Every shape that stones take in a few random games."""
    found = set()
    for seed in range(4):
        *_, end = at_random(opened(4), seed)
        found |= {shape(stone) for stone in view(end, None).stones}
    return found


@pytest.mark.rule("PUE-21", "PUE-22")
def test_pue_21_every_stone_is_the_twisted_body_and_takes_all_twelve_positions() -> None:
    assert shapes() == positions(BODY)
    assert len(positions(BODY)) == 12


@pytest.mark.rule("PUE-22")
def test_pue_22_no_stone_is_mirrored() -> None:
    assert positions(BODY).isdisjoint(positions(MIRRORED))
    assert shapes().isdisjoint(positions(MIRRORED))


@pytest.mark.rule("PUE-22", "PUE-26")
@pytest.mark.parametrize("spot", ["NE c4", "SW d5", "NE d4"])
def test_pue_22_what_only_the_mirrored_stone_could_do_is_refused(spot: str) -> None:
    """E02."""
    assert refused(table(ONE_STONE), f"set coloured {spot}").startswith("PUE-26")


@pytest.mark.rule("PUE-22")
def test_pue_22_three_positions_show_steps_to_the_south_and_a_flat_side_to_the_east() -> None:
    """X6, the stone of the lost drawing."""

    def squares(cubes: frozenset[Cube], axis: int, sign: int) -> set[int]:
        """How far away the squares seen along an axis lie."""
        nearest: dict[tuple[int, ...], int] = {}
        for cube in cubes:
            rest = tuple(cube[other] for other in range(3) if other != axis)
            nearest[rest] = max(nearest.get(rest, -9), sign * cube[axis])
        return set(nearest.values())

    drawn = {cubes for cubes in positions(BODY) if len(squares(cubes, 1, -1)) > 1 and len(squares(cubes, 0, 1)) == 1}
    assert drawn == {
        frozenset({(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)}),
        frozenset({(0, 1, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1)}),
        frozenset({(0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 1)}),
    }


@pytest.mark.rule("PUE-23")
def test_pue_23_a_stone_stays_on_the_field() -> None:
    start = opened(2)
    spots = [f"{opening} {cell_name(cell)}" for opening in OPENINGS for cell in range(CELLS)]
    outside = [spot for spot in spots if refused(start, f"set coloured {spot}") == "PUE-23 off-board"]
    assert len(outside) == 4 * 15
    assert set(spots) - set(outside) == set(placements(start))


@pytest.mark.rule("PUE-23")
@pytest.mark.parametrize("spot", ["NE h4", "NE d8", "SE h4", "SE d1", "SW a4", "SW d1", "NW a4", "NW d8", "NE h8", "SW a1"])
def test_pue_23_nobody_builds_on_the_path(spot: str) -> None:
    assert refused(opened(2), f"set coloured {spot}") == "PUE-23 off-board"


@pytest.mark.rule("PUE-24")
def test_pue_24_every_cube_lies_above_one_cell_and_none_in_another() -> None:
    *_, end = at_random(opened(4), "grid")
    cubes = [cube for stone in view(end, None).stones for cube in stone.cubes]
    assert len(set(cubes)) == len(cubes) == 4 * 36
    assert set(cubes) == {(cell, level) for cell in range(CELLS) for level in range(1, int(end.heights[cell]) + 1)}


@pytest.mark.rule("PUE-25")
@pytest.mark.parametrize("colour", "rbgvn")
def test_pue_25_a_stone_may_stand_alone_or_touch_any_colour(colour: str) -> None:
    state = table(f"players 4; stones {colour} NE d4")
    alone, beside, at_an_edge = "NE a1", "NE c6", "SW c3"
    for spot in (alone, beside, at_an_edge):
        assert posture_of(play(state, f"set coloured {spot}")) == "F"


@pytest.mark.rule("PUE-26")
@pytest.mark.parametrize(
    ("spot", "reason"),
    [
        ("NE c4", "right-higher"),  # heights left, corner, right: 0 0 1
        ("SW d5", "right-lower"),  # 1 1 0
        ("NE d4", "right-higher"),  # 1 1 2
        ("SW e5", "right-higher"),  # 2 0 1
        ("NW d5", "right-lower"),  # 0 1 0
        ("SE d6", "right-higher"),  # 0 0 1
        ("SE e5", "right-higher"),  # 0 0 2
    ],
)
def test_pue_26_nothing_hangs_over_air(spot: str, reason: str) -> None:
    """E02."""
    assert refused(table(ONE_STONE), f"set coloured {spot}") == f"PUE-26 {reason}"


@pytest.mark.rule("PUE-27", "PUE-28")
@pytest.mark.parametrize("opening", OPENINGS)
def test_pue_27_the_heights_decide_what_fits_and_how(opening: str) -> None:
    """Right arm level with the corner, left arm at most one off; the posture follows, and the heights after it."""
    growth = {"F": (1, 1, 2), "H": (2, 1, 1), "T": (1, 2, 1)}
    posture = {0: "F", -1: "H", 1: "T"}
    for left, corner, right in product(range(4), repeat=3):
        state = opened(2)
        cells = raised(state, opening, (left, corner, right))
        fits = not refused(state, f"set coloured {opening} d4")
        assert fits == (right == corner and abs(left - corner) <= 1)
        if fits:
            after = play(state, f"set coloured {opening} d4")
            assert posture_of(after) == posture[left - corner]
            grown = growth[posture[left - corner]]
            assert [int(after.heights[cell]) for cell in cells] == [left + grown[0], corner + grown[1], right + grown[2]]


@pytest.mark.rule("PUE-26", "PUE-27")
@pytest.mark.parametrize(
    ("levels", "reason"),
    [
        ((0, 0, 1), "right-higher"),
        ((1, 1, 0), "right-lower"),
        ((2, 0, 0), "left-higher"),
        ((0, 2, 2), "left-lower"),
        ((3, 0, 0), "left-higher"),
        ((1, 1, 4), "right-higher"),
    ],
)
def test_pue_26_the_refusal_names_the_arm_that_does_not_rest(levels: tuple[int, int, int], reason: str) -> None:
    state = opened(2)
    raised(state, "SE", levels)
    refusal = GAME.why_not(state, 0, GAME.parse("set coloured SE d4"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("PUE-26", reason)
    left, corner, right = levels
    assert refusal.args["levels"] == abs((right if right != corner else left) - corner)


def raised(state: Pueblo, opening: str, levels: tuple[int, int, int]) -> tuple[int, int, int]:
    """Give left arm, corner and right arm of a footprint on d4 these heights."""
    number = next(
        number
        for number in range(FOOTPRINTS)
        if OPENINGS[opening_of(number)] == opening and cell_name(feet(number)[1]) == "d4"
    )
    for cell, level in zip(feet(number), levels, strict=True):
        state.heights[cell] = level
    return feet(number)


@pytest.mark.rule("PUE-27")
def test_pue_27_what_fits_after_one_stone() -> None:
    """E01: 176 placements."""
    found = placements(table(ONE_STONE))
    assert {spot for spot, posture in found.items() if posture == "H"} == {"SE d5", "NW d4"}
    assert {spot for spot, posture in found.items() if posture == "T"} == {"NE d3", "SE c4", "SE c5", "SW d6", "NW e5"}
    assert list(found.values()).count("F") == 169
    assert len(found) == 176


@pytest.mark.rule("PUE-28")
@pytest.mark.parametrize(
    ("spot", "posture", "after"),
    [
        ("NE a1", "F", {"a2": 1, "a1": 1, "b1": 2}),
        ("SE d5", "H", {"e5": 2, "d5": 2, "d4": 2}),
        ("NW e5", "T", {"d5": 2, "e5": 2, "e6": 1}),
    ],
)
def test_pue_28_columns_grow_by_the_cubes_of_the_posture(spot: str, posture: str, after: dict[str, int]) -> None:
    state = play(table(ONE_STONE), f"set coloured {spot}")
    assert posture_of(state) == posture
    assert {cell: height(state, cell) for cell in after} == after


@pytest.mark.rule("PUE-29")
def test_pue_29_the_heap_may_grow_for_ever() -> None:
    """E19: fifteen blocks on each other reach level 30; and the 36 stones of the largest game level 36."""
    state = table(f"players 2; stones {tower(14)}; coloured 1 1; neutral 0 0")
    assert {"set coloured NE a1", "set coloured SW b2"} <= legal(state)
    state = play(state, "set coloured NE a1", "walk 1", "set coloured SE a2")
    assert [height(state, cell) for cell in ("a1", "a2", "b1", "b2")] == [30, 30, 30, 30]
    four = ", ".join(f"{colour} NE a1, n SE a2" for colour in "rrrrbbbbggggvvvv")
    highest = table(f"players 4; stones {four}, r NE a1, b SE a2, g NE a1; coloured 0 0 0 1; neutral 0 0 0 0; seat 3")
    assert height(play(highest, "set coloured SE a2"), "b2") == 36


@pytest.mark.rule("PUE-30")
@pytest.mark.parametrize("below", "rbgvn")
@pytest.mark.parametrize("kind", ["coloured", "neutral"])
def test_pue_30_one_builds_on_stones_of_any_colour(below: str, kind: str) -> None:
    state = table(f"players 4; stones {below} NE d4, {below} SE d5; coloured 3 3 3 3; neutral 3 3 3 3; turns 4")
    after = play(state, f"set {kind} NE d4")
    assert (height(after, "d4"), height(after, "e4")) == (3, 4)


@pytest.mark.rule("PUE-31")
def test_pue_31_no_stone_is_removed_while_building() -> None:
    state = play(opened(2, dismantling=True), "set coloured NE d4")
    for now in (state, play(state, "walk 1")):
        assert refused(now, "remove 1") == "PUE-31 stones-stay"
    refusal = at(state).why_not("remove 1")
    assert refusal is not None
    assert refusal.told("en") == "While building goes on a stone stays where it was set."


@pytest.mark.rule("PUE-31")
def test_pue_31_stones_stay_where_they_were_set() -> None:
    before: list[Stone] = []
    for state in at_random(opened(4), "stay"):
        now = list(view(state, None).stones)
        assert now[: len(before)] == before
        before = now
    assert len(before) == 36


@pytest.mark.rule("PUE-32")
def test_pue_32_twenty_one_stones_can_be_all_that_fit() -> None:
    """E11: 8, 4, 2, 0 placements after 18, 19, 20, 21 stones."""
    left = [len(placements(table(f"players 2; stones {last_fit(count)}"))) for count in (18, 19, 20)]
    assert left == [8, 4, 2]
    end = play(almost_full(), "set coloured NE b2")
    assert heights(end) == "11030010 / 23443220 / 00500101 / 12023322 / 02102010 / 03020141 / 03412331 / 01001000"
    assert not end.can_build()


@pytest.mark.rule("PUE-32")
def test_pue_32_building_ends_for_everybody_when_nothing_fits() -> None:
    before = play(almost_full(), "set coloured NE b2")
    after = play(before, "walk 3")
    assert task(after) == "over"
    assert (after.chief, len(after.stones)) == (23, 21)  # turn 22 neither sets a stone nor moves the chief
    assert (reserve(after, 0), reserve(after, 1)) == ((2, 2), (3, 2))
    walk, lap = before.bill(23), before.exposure()
    assert totals(after) == [5 + walk[0] + lap[0], 6 + walk[1] + lap[1]]
    assert [event.kind for event in told(before, "walk 3")][:3] == ["walk", "stuck", "lap"]


@pytest.mark.rule("PUE-32")
def test_pue_32_dismantling_follows_all_the_same() -> None:
    before = play(almost_full("dismantling; "), "set coloured NE b2")
    after = play(before, "walk 3")
    assert (task(after), after.turn(), after.chief) == ("remove", 0, 23)
    assert "stuck" in [event.kind for event in told(before, "walk 3")]
    assert GAME.census(after) == GAME.census(before)


@pytest.mark.rule("PUE-32")
def test_pue_32_with_a_spot_left_building_goes_on() -> None:
    before = almost_full()
    other = next(text for text in sorted(legal(before)) if play(before, text).can_build())
    after = play(before, other, "walk 3")
    assert (task(after), after.turn()) == ("set", 1)
    assert all(event.kind == "walk" for event in told(play(before, other), "walk 3"))


@pytest.mark.rule("PUE-32")
def test_pue_32_a_game_that_ends_normally_is_not_called_stuck() -> None:
    state = table("players 2; stones r NE a1; coloured 1 0; neutral 0 0")
    assert [event.kind for event in told(play(state, "set coloured NE d4"), "walk 1")][:2] == ["walk", "lap"]
    assert task(build_somewhere(state)) == "over"
