"""Set-up and options."""

from __future__ import annotations

from collections import Counter

import pytest
from gaudi_turns import gaudi, in_hand, on_table

from tablee.engine.luck import Luck, key_from
from tablee.engine.values import Mistake
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import COPIES, KINDS, START, colour_of, kind_name, parse_kind


def deal(seats: int, seed: int = 0, **options: object) -> Gaudi:
    return GAME.open(seats, options, Luck(key_from("deal", seed)))


@pytest.mark.rule("GAU-01")
def test_gau_01_two_to_six_play() -> None:
    assert [len(deal(seats).points()) for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(Mistake, match="2 to 6 players"):
            deal(seats)


@pytest.mark.rule("GAU-02")
def test_gau_02_84_tiles_of_27_kinds_favour_no_animal_and_no_colour() -> None:
    by_colours = Counter(len(set(kind_name(kind))) for kind in range(KINDS) for _ in range(int(COPIES[kind])))
    assert by_colours == {1: 12, 2: 54, 3: 18}
    assert {int(COPIES[parse_kind(kind)]) for kind in ("OOO", "GGG", "BBB")} == {4}
    thirds = Counter((animal, colour_of(kind, animal)) for animal in range(3) for kind in kinds())
    assert set(thirds.values()) == {28}
    assert len(thirds) == 9


def kinds() -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(int(COPIES[kind]))]


@pytest.mark.rule("GAU-04", "GAU-53")
def test_gau_04_six_players_share_two_cards_of_each_animal_and_of_each_colour() -> None:
    dealt = Counter[int]()
    for seed in range(200):
        pairs = [int(pair) for pair in deal(6, seed).pairs]
        assert Counter(pair // 3 for pair in pairs) == Counter(pair % 3 for pair in pairs) == {0: 2, 1: 2, 2: 2}
        dealt[pairs[0]] += 1
    assert set(dealt) == set(range(9))


@pytest.mark.rule("GAU-05")
@pytest.mark.parametrize("seats", [2, 3])
def test_gau_05_two_or_three_players_all_differ(seats: int) -> None:
    seen = set()
    for seed in range(500):
        pairs = [int(pair) for pair in deal(seats, seed).pairs]
        assert len({pair // 3 for pair in pairs}) == len({pair % 3 for pair in pairs}) == seats
        seen.add(tuple(pairs))
    assert len(seen) == 36


@pytest.mark.rule("GAU-06")
def test_gau_06_cards_put_aside_are_seen_by_nobody() -> None:
    start = "players 2; tiles OGB 0,0; hands OOO GGG BBB / OOO GGG BBB; objectives snail/orange {}"
    one, other = gaudi(start.format("jellyfish/green")), gaudi(start.format("starfish/blue"))
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.view(one, None) == GAME.view(other, None)


@pytest.mark.rule("GAU-07", "GAU-08")
def test_gau_08_the_start_tile_is_any_of_the_18_with_three_colours() -> None:
    starts = Counter[str]()
    for seed in range(300):
        state = deal(2, seed)
        assert len(state.tiles) == 1
        assert state.floor.is_taken(START)
        starts.update(on_table(state).values())
    assert set(starts) == {"OGB", "OBG", "GOB", "GBO", "BOG", "BGO"}
    assert min(starts.values()) > 25


@pytest.mark.rule("GAU-09")
def test_gau_09_everybody_draws_three_tiles() -> None:
    assert all(len(in_hand(deal(5), seat)) == 3 for seat in range(5))


@pytest.mark.rule("GAU-10")
def test_gau_10_the_youngest_begins_by_lot_unless_named() -> None:
    assert {int(deal(3, seed).seat) for seed in range(40)} == {0, 1, 2}
    assert {int(deal(3, seed, youngest=1).seat) for seed in range(20)} == {1}


@pytest.mark.rule("GAU-11")
def test_gau_11_the_short_game_has_50_tiles_start_tile_included() -> None:
    left_out = Counter[str]()
    for seed in range(50):
        state = deal(2, seed, short=True)
        held = [kind_name(kind) for kind in range(KINDS) for _ in range(int(state.pile[kind]))]
        held += [*in_hand(state, 0), *in_hand(state, 1), *on_table(state).values()]
        assert len(held) == 50
        left_out.update(Counter(map(kind_name, kinds())) - Counter(held))
        assert GAME.view(state, 0).out == 34
    assert len(left_out) == KINDS


@pytest.mark.rule("GAU-42", "GAU-43", "GAU-44", "GAU-46")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("short", [False, True])
def test_gau_42_the_short_game_combines_with_everything(seats: int, short: bool) -> None:
    for options in ({}, {"initiation": "all"}, {"initiation": "0", "compact": True}, {"paving": True}):
        state = deal(seats, short=short, **options)
        assert state.pile_size == (50 if short else 84) - 1 - 3 * seats
        assert state.acting()


@pytest.mark.rule("GAU-43")
def test_gau_43_initiation_names_seats() -> None:
    assert GAME.view(deal(4, initiation="all"), None).initiation == (0, 1, 2, 3)
    assert GAME.view(deal(4, initiation=[2, 0]), None).initiation == (0, 2)
    assert GAME.view(deal(4, initiation="none"), None).initiation == ()
    with pytest.raises(Mistake, match="seats 0 to 3"):
        deal(4, initiation="4")


@pytest.mark.rule("GAU-44")
def test_gau_44_compact_needs_initiation() -> None:
    with pytest.raises(Mistake, match=r"needs initiation .*GAU-44"):
        deal(2, compact=True)


@pytest.mark.rule("GAU-46")
def test_gau_46_paving_excludes_initiation_and_has_no_objectives_and_no_counters() -> None:
    with pytest.raises(Mistake, match=r"exclude each other .*GAU-46"):
        deal(2, paving=True, initiation="all")
    view = GAME.view(deal(3, paving=True), 1)
    assert (view.counters, view.pairs) == ((0, 0, 0), (None, None, None))
