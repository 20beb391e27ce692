"""Pueblo, rules E and F: end of building, final lap, winner, information."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pueblo_table import (
    GAME,
    THREE_LOOKS,
    at_random,
    build_somewhere,
    opened,
    paid,
    play,
    reserve,
    table,
    task,
    told,
    totals,
)

from tablee.engine.luck import Luck, key_from, seeded
from tablee.games.pueblo.rules.state import Pueblo
from tablee.games.pueblo.rules.view import PuebloView

LAST_WALK = f"players 3; stones {THREE_LOOKS}; coloured 0 0 0; neutral 0 0 0; step walk; turns 32; seat 2"
LAST_STONE = "players 2; stones r NE d4, b NE a1; coloured 0 1; neutral 0 0; turns 29; seat 1; order 0 1"


@pytest.mark.rule("PUE-47")
def test_pue_47_building_ends_after_the_last_stone_and_the_last_walk() -> None:
    state = table(LAST_STONE)
    assert task(state) == "set"
    state = play(state, "set coloured NE g1")
    assert (task(state), totals(state)) == ("walk", [0, 0])
    assert task(play(state, "walk 1")) == "over"


@pytest.mark.rule("PUE-47")
@pytest.mark.parametrize(("seats", "turns"), [(2, 15), (3, 11), (4, 9)])
def test_pue_47_everybody_sets_all_stones(seats: int, turns: int) -> None:
    state, taken = opened(seats, "whole game"), []
    while task(state) != "over":
        taken.append(int(state.turn()))
        state = build_somewhere(state)
    assert taken == list(range(seats)) * turns
    assert [reserve(state, seat) for seat in range(seats)] == [(0, 0)] * seats


@pytest.mark.rule("PUE-48")
@pytest.mark.parametrize(("start", "stop"), [(31, 33), (34, 0), (5, 7)])
def test_pue_48_the_marker_is_put_where_the_chief_stopped(start: int, stop: int) -> None:
    state = table(f"{LAST_WALK}; chief {start}")
    marker = next(event for event in told(state, "walk 2") if event.kind == "lap")
    assert marker.args["ring"] == stop
    assert play(state, "walk 2").chief == stop  # and the lap ends there


# E10: totals of red, green and blue after the looks that cost something, from the cell after 35 to 35.
LAP_FROM_35 = (
    "0: 3 1 1; 2: 7 3 1; 3: 14 6 1; 4: 14 6 4; 5: 14 6 5; 9: 14 6 7; 10: 21 9 7; 11: 27 9 7; 12: 27 9 10; 13: 27 9 11; "
    "16: 27 12 11; 17: 27 13 11; 22: 27 13 12; 23: 27 14 14; 24: 34 17 14; 25: 37 17 14; 27: 37 20 14; 29: 37 22 14; "
    "32: 37 22 15; 33: 37 22 18; 34: 41 24 18; 35: 49 26 18"
)


def running(text: str) -> list[tuple[int, tuple[int, ...]]]:
    """(ring cell, totals by seat) of each look."""
    looks = (look.split(": ") for look in text.split("; "))
    return [(int(ring), (int(red), int(blue), int(green))) for ring, sums in looks for red, green, blue in [sums.split()]]


@pytest.mark.rule("PUE-49", "PUE-50")
def test_pue_49_the_lap_looks_from_every_cell_and_from_the_markers_last() -> None:
    """E10: from 33 the last walk leads to 35, where red pays 8 and green 2; then the lap."""
    looks = [event for event in told(table(f"{LAST_WALK}; chief 33"), "walk 2") if event.kind == "lap-look"]
    told_looks = [(event.args["ring"], event.args["totals"]) for event in looks if any(paid(event))]
    expected = [(ring, (red + 8, blue, green + 2)) for ring, (red, blue, green) in running(LAP_FROM_35)]
    assert told_looks == expected


@pytest.mark.rule("PUE-49")
@pytest.mark.parametrize("start", [5, 16, 33])
def test_pue_49_the_lap_costs_the_same_from_every_cell(start: int) -> None:
    state = table(f"{LAST_WALK}; chief {start}")
    walk = state.bill((start + 2) % 36)
    after = play(state, "walk 2")
    assert totals(after) == [49 + walk[0], 18 + walk[1], 26 + walk[2]]


@pytest.mark.rule("PUE-49")
def test_pue_49_the_lap_starts_after_the_marker() -> None:
    events = told(table(f"{LAST_WALK}; chief 7"), "walk 2")
    rings = [event.args["ring"] for event in events if event.kind == "lap-look"]
    assert rings == [*range(10, 36), *range(10)]


@pytest.mark.rule("PUE-50")
def test_pue_50_each_look_is_announced_also_one_that_costs_nothing() -> None:
    """E04: eleven looks cost blue something."""
    before = table("players 2; stones b NE d4; coloured 0 0; neutral 0 0; step walk; turns 29; chief 33")
    looks = [event for event in told(before, "walk 1") if event.kind == "lap-look"]
    assert (len(looks), sum(any(paid(look)) for look in looks)) == (36, 11)
    free = next(look for look in looks if not any(paid(look)))
    assert GAME.face.tell(free, ("Ada", "Bo"), "en") == "Path cell 35: nobody pays. Totals Ada 0 and Bo 0."


@pytest.mark.rule("PUE-50")
def test_pue_50_the_lap_runs_by_itself_and_is_told_with_its_points() -> None:
    state = table(f"{LAST_WALK}; chief 20; totals 5 6 7")
    after = play(state, "walk 4")
    assert (task(after), after.acting()) == ("over", [])
    events = told(state, "walk 4")
    sums = list(paid(events[0]))
    for event in events:
        if event.kind == "lap-look":
            sums = [sums[seat] + paid(event)[seat] for seat in range(3)]
            assert event.args["totals"] == tuple(total + more for total, more in zip((5, 6, 7), sums, strict=True))
    assert [total - start for total, start in zip(totals(after), (5, 6, 7), strict=True)] == sums
    assert events[-1].kind == "end"
    assert events[-1].args["totals"] == tuple(totals(after))


@pytest.mark.rule("PUE-51")
def test_pue_51_the_lowest_total_wins() -> None:
    after = play(table(f"{LAST_WALK}; chief 33"), "walk 2")
    assert totals(after) == [57, 18, 28]
    assert after.ranks() == [3, 1, 2]
    assert [after.reward(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert GAME.fewest_wins


@pytest.mark.rule("PUE-51")
def test_pue_51_after_the_lap_the_game_is_over() -> None:
    after = play(table(f"{LAST_WALK}; chief 33"), "walk 2")
    for text in ("walk 1", "set coloured NE a1", "pass", "remove 1"):
        for seat in range(3):
            refusal = GAME.why_not(after, seat, GAME.parse(text))
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("PUE-51", "over")
    assert after.codes(0) == []


@pytest.mark.rule("PUE-52")
@pytest.mark.parametrize(
    ("sums", "ranks", "shares"),
    [
        ("61 58 58 70", [3, 1, 1, 4], [0.0, 0.5, 0.5, 0.0]),  # E17
        ("5 5 5 5", [1, 1, 1, 1], [0.25] * 4),
        ("9 7 9 9", [2, 1, 2, 2], [0.0, 1.0, 0.0, 0.0]),
        ("1 2 2 3", [1, 2, 2, 4], [1.0, 0.0, 0.0, 0.0]),
    ],
)
def test_pue_52_equals_share_their_place(sums: str, ranks: list[int], shares: list[float]) -> None:
    end = table(f"players 4; totals {sums}; step over")
    assert end.ranks() == ranks
    assert [end.reward(seat) for seat in range(4)] == shares
    assert list(GAME.standing(end).ranks) == ranks


@pytest.mark.rule("PUE-53")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pue_53_everybody_knows_everything(seats: int) -> None:
    options = {"advanced": True, "dismantling": True, "sacred_count": 4, "sacred_placement": "players"}
    for state in at_random(opened(seats, **options), "open"):
        seen: PuebloView = GAME.view(state, None)
        assert all(replace(GAME.view(state, seat), seat=None) == seen for seat in range(seats))
        world = GAME.sampler(seen).world(seeded("world"))
        assert isinstance(world, Pueblo)
        assert GAME.position(world) == GAME.position(state)


@pytest.mark.rule("PUE-53")
def test_pue_53_a_view_shows_board_reserves_chief_totals_bids_and_cards() -> None:
    seen = GAME.view(
        table(
            "players 3; advanced; sacred c3 f6; stones r NE d4, n SE d5; coloured 3 4 4; neutral 2 3 3; chief 9; "
            "totals 1 2 3; part 2; step bid; seat 0; opener 2; asked 0; cards 0 0 2; bid 4 by 1"
        ),
        None,
    )
    assert [(stone.number, stone.owner) for stone in seen.stones] == [(1, 0), (2, None)]
    assert sorted(seen.stones[1].cubes) == [(27, 2), (35, 2), (36, 1), (36, 2)]
    assert (seen.reserve, seen.chief, seen.points) == ((3, 4, 4, 2, 3, 3), 9, (1, 2, 3))
    assert (seen.bid, seen.bidder, seen.cards, seen.sacred) == (4, 1, (0, 0, 2), (18, 45))


@pytest.mark.rule("PUE-54")
@pytest.mark.parametrize(
    ("options", "drawn"),
    [
        ({"starter": 1}, False),
        ({}, True),
        ({"advanced": True, "opener": 1}, False),
        ({"advanced": True, "opener": 1, "sacred_placement": "players"}, False),
        ({"advanced": True}, True),
        ({"advanced": True, "opener": 1, "sacred_placement": "random"}, True),
    ],
)
def test_pue_54_only_what_is_left_to_the_lot_is_drawn(options: dict[str, object], drawn: bool) -> None:
    luck = Luck(key_from("lot"))
    GAME.open(3, options, luck)
    assert (luck.drawn > 0) == drawn


@pytest.mark.rule("PUE-54")
def test_pue_54_the_same_luck_deals_the_same_game_and_play_uses_none() -> None:
    options = {"advanced": True, "dismantling": True, "sacred_count": 4, "sacred_placement": "random"}
    dealt = {seed: GAME.open(4, options, Luck(key_from("deal", seed))) for seed in range(5)}
    for seed, state in dealt.items():
        assert GAME.position(GAME.open(4, options, Luck(key_from("deal", seed)))) == GAME.position(state)
    assert len({GAME.position(state) for state in dealt.values()}) == 5
    assert all(state.luck_used() == 0 for state in at_random(dealt[0], "no luck"))
