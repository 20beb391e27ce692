"""Pueblo, rules H, first half: two phases and sacred places."""

from __future__ import annotations

import pytest
from pueblo_table import (
    GAME,
    at_random,
    build_somewhere,
    legal,
    look,
    opened,
    placements,
    play,
    played_until,
    refused,
    reserve,
    settled,
    table,
    task,
    told,
)

from tablee.engine.luck import Luck, key_from
from tablee.engine.values import Mistake
from tablee.games.pueblo.rules.geometry import OPENINGS, cell_name


def sacred(seats: int = 3, seed: int | str = 1, **options: object) -> list[str]:
    """The sacred cells of a game just dealt."""
    seen = GAME.view(opened(seats, seed, advanced=True, **options), None)
    return [cell_name(cell) for cell in seen.sacred]


@pytest.mark.rule("PUE-70")
@pytest.mark.parametrize(("seats", "basic"), [(2, (8, 7)), (3, (6, 5)), (4, (5, 4))])
def test_pue_70_two_whole_blocks_are_put_aside(seats: int, basic: tuple[int, int]) -> None:
    state = opened(seats, advanced=True)
    assert [reserve(state, seat) for seat in range(seats)] == [(basic[0] - 2, basic[1] - 2)] * seats
    assert GAME.census(state) == GAME.census(opened(seats))


@pytest.mark.rule("PUE-71", "PUE-93")
@pytest.mark.parametrize(("seats", "first", "second"), [(2, 22, 8), (3, 21, 12), (4, 20, 16)])
def test_pue_71_turns_of_the_two_phases(seats: int, first: int, second: int) -> None:
    """E18."""
    state, turns = settled(opened(seats, advanced=True)), []
    for _ in range(2):
        turns.append(0)
        while task(state) == "set":
            state = build_somewhere(state)
            turns[-1] += 1
        state = settled(state)
    assert turns == [first, second]
    assert task(state) == "over"


@pytest.mark.rule("PUE-72")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("placement", ["layout", "random"])
def test_pue_72_the_players_fix_how_many_sacred_places_there_are(count: int, placement: str) -> None:
    assert len(sacred(sacred_count=count, sacred_placement=placement)) == count


@pytest.mark.rule("PUE-72")
def test_pue_72_two_are_used_unless_told_otherwise() -> None:
    assert len(sacred()) == 2


@pytest.mark.rule("PUE-72")
@pytest.mark.parametrize("count", [-1, 5, "many", 2.5])
def test_pue_72_never_more_than_four(count: object) -> None:
    with pytest.raises(Mistake, match="Option sacred_count is one of 0, 1, 2, 3, 4, not"):
        opened(3, advanced=True, sacred_count=count)


@pytest.mark.rule("PUE-73", "PUE-74")
@pytest.mark.parametrize(
    ("cells", "count"),
    [("", 196), ("d4", 184), ("a1", 193), ("a1 h8", 190), ("c3 f6", 172), ("c3 d6 g4", 160), ("c3 c6 f3 f6", 148)],
)
def test_pue_73_a_sacred_place_covers_one_cell(cells: str, count: int) -> None:
    """E14: placements left on the empty board."""
    state = table(f"players 3; advanced; sacred {cells}")
    assert len(placements(state)) == count


@pytest.mark.rule("PUE-73", "PUE-76")
@pytest.mark.parametrize(("places", "count"), [(0, 196), (1, 184), (2, 172), (3, 160), (4, 148)])
def test_pue_73_also_in_a_game_just_dealt(places: int, count: int) -> None:
    assert len(placements(settled(opened(3, advanced=True, sacred_count=places)))) == count


@pytest.mark.rule("PUE-74")
def test_pue_74_no_stone_stands_above_a_sacred_place() -> None:
    state = table("players 3; advanced; sacred d4")
    blocked = {"NE d4", "SE d4", "SW d4", "NW d4", "NE c4", "NE d3", "SE c4", "SE d5", "SW e4", "SW d5", "NW e4", "NW d3"}
    for spot in blocked:
        assert refused(state, f"set coloured {spot}") == "PUE-74 sacred"
    assert set(placements(table("players 3; advanced"))) - set(placements(state)) == blocked


@pytest.mark.rule("PUE-74")
def test_pue_74_at_no_level_and_in_no_game() -> None:
    for seed in range(3):
        start = opened(4, seed, advanced=True, sacred_count=4, sacred_placement="random")
        for state in at_random(start, seed):
            assert all(state.heights[cell] == 0 for cell in GAME.view(state, None).sacred)
    walled = table("players 3; advanced; sacred d4; stones n NE e4, n SW c4, n NW d5, n SE d3")
    assert all(refused(walled, f"set coloured {opening} d4") == "PUE-74 sacred" for opening in OPENINGS)


@pytest.mark.rule("PUE-75")
def test_pue_75_sacred_places_neither_hide_nor_cost() -> None:
    with_places = table("players 3; advanced; sacred c4 d3 f4; stones r NE d4")
    without = table("players 3; advanced; stones r NE d4")
    assert [look(with_places, ring) for ring in range(36)] == [look(without, ring) for ring in range(36)]
    assert look(with_places, 31) == "r3"


@pytest.mark.rule("PUE-76")
@pytest.mark.parametrize(
    ("count", "cells"), [(1, ["d4"]), (2, ["c3", "f6"]), (3, ["c3", "g4", "d6"]), (4, ["c3", "f3", "c6", "f6"])]
)
def test_pue_76_the_layout_is_fixed(count: int, cells: list[str]) -> None:
    assert sacred(sacred_count=count, sacred_placement="layout") == cells
    assert sacred(sacred_count=count) == cells


@pytest.mark.rule("PUE-77")
def test_pue_77_by_lot_every_cell_may_become_sacred() -> None:
    drawn = [tuple(sacred(seed=seed, sacred_count=4, sacred_placement="random")) for seed in range(150)]
    assert all(len(set(cells)) == 4 for cells in drawn)
    assert len({cell for cells in drawn for cell in cells}) == 64
    assert len(set(drawn)) == 150


@pytest.mark.rule("PUE-77")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_pue_77_players_lay_in_turn_from_the_opener_on(opener: int) -> None:
    state = opened(3, advanced=True, sacred_count=4, sacred_placement="players", opener=opener)
    seats = []
    for left, cell in zip((64, 63, 62, 61), ("a1", "h8", "d4", "d5"), strict=True):
        assert (task(state), len(legal(state))) == ("lay", left)
        assert GAME.view(state, None).sacred == tuple(sorted(GAME.view(state, None).sacred))
        seats.append(int(state.turn()))
        state = play(state, f"lay {cell}")
    assert seats == [(opener + k) % 3 for k in range(4)]
    assert [cell_name(cell) for cell in GAME.view(state, None).sacred] == ["a1", "d4", "d5", "h8"]
    assert (task(state), state.turn()) == ("bid", opener)  # then the first auction, by the same opener


@pytest.mark.rule("PUE-77")
def test_pue_77_each_on_a_free_cell_and_in_turn() -> None:
    state = play(opened(2, advanced=True, sacred_count=2, sacred_placement="players"), "lay d4")
    assert refused(state, "lay d4") == "PUE-77 already-sacred"
    assert refused(state, "lay e4", seat=0) == "PUE-77 not-your-turn"
    assert refused(state, "pass") == "PUE-77 first-lay"
    assert told(state, "lay e4")[0].args == {"cell": "e4"}


@pytest.mark.rule("PUE-77")
def test_pue_77_the_lot_comes_from_the_tables_luck() -> None:
    options = {"advanced": True, "opener": 0, "sacred_placement": "random"}
    one, same, other = (GAME.open(2, options, Luck(key_from(seed))) for seed in (1, 1, 2))
    assert one.sacred == same.sacred != other.sacred


@pytest.mark.rule("PUE-71")
def test_pue_71_phase_one_uses_up_the_lone_stone_and_the_other_blocks() -> None:
    state = played_until(settled(opened(4, advanced=True)), lambda now: task(now) == "bid")
    assert [reserve(state, seat) for seat in range(4)] == [(0, 0)] * 4
    assert len(state.stones) == 20
