"""Pueblo, rules H, second half: auctions and what they order."""

from __future__ import annotations

import pytest
from pueblo_table import (
    almost_full,
    build_somewhere,
    in_part,
    legal,
    opened,
    paid,
    play,
    played_until,
    refused,
    reserve,
    settled,
    table,
    task,
    told,
    totals,
)

from tablee.games.pueblo.rules.state import BUILDING, BUILDING_ON, DISMANTLING, Pueblo


def auction(seats: int, opener: int, **options: object) -> Pueblo:
    return opened(seats, advanced=True, opener=opener, sacred_count=0, **options)


def order(state: Pueblo) -> list[int]:
    return [int(seat) for seat in state.order]


def cards(state: Pueblo) -> list[int]:
    return [int(card) for card in state.cards]


def bids(*said: str) -> list[str]:
    """`3` bids, `-` passes, `#2` takes a card."""
    return ["pass" if word == "-" else f"take {word[1:]}" if word[0] == "#" else f"bid {word}" for word in said]


@pytest.mark.rule("PUE-78")
def test_pue_78_the_order_is_auctioned_before_each_part() -> None:
    state, parts = opened(2, advanced=True, dismantling=True), []
    while task(state) != "over":
        if task(state) == "bid":
            parts.append(int(state.part))
            state = settled(state)
        elif task(state) == "set":
            state = build_somewhere(state)
        else:
            state = play(state, min(legal(state)))
    assert parts == [BUILDING, BUILDING_ON, DISMANTLING]


@pytest.mark.rule("PUE-78")
def test_pue_78_without_dismantling_there_are_two_auctions_and_without_the_advanced_rule_none() -> None:
    for advanced, expected in ((True, 2), (False, 0)):
        state, count = opened(2, advanced=advanced), 0
        while task(state) != "over":
            if task(state) == "bid":
                count += 1
                state = settled(state)
            else:
                state = build_somewhere(state)
        assert count == expected


@pytest.mark.rule("PUE-78")
def test_pue_78_the_second_auction_starts_when_all_stones_of_phase_one_are_set() -> None:
    state = settled(auction(3, 1))
    for _ in range(20):
        state = build_somewhere(state)
        assert task(state) == "set"
    before = play(state, next(text for text in sorted(legal(state)) if play(state, text).can_build()))
    state = play(before, "walk 1")
    assert (task(state), state.turn()) == ("bid", 1)
    assert [event.kind for event in told(before, "walk 1")] == ["walk", "auction"]


@pytest.mark.rule("PUE-79")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pue_79_there_are_as_many_cards_as_players(seats: int) -> None:
    """X7: with three players cards 1, 2 and 3 are used, card 4 is not."""
    state = play(auction(seats, 0), *["pass"] * seats)
    assert legal(state) == {f"take {card}" for card in range(1, seats + 1)}
    assert refused(state, f"take {seats + 1}") == "PUE-87 card-not-there"
    assert refused(state, "take 0") == "PUE-87 card-not-there"


@pytest.mark.rule("PUE-80")
def test_pue_80_all_cards_are_back_before_each_auction() -> None:
    state = settled(opened(3, advanced=True, dismantling=True))
    assert sorted(cards(state)) == [1, 2, 3]
    for part in (BUILDING_ON, DISMANTLING):
        state = played_until(state, in_part(part))
        assert (cards(state), state.free_cards()) == ([0, 0, 0], [1, 2, 3])
        state = settled(state)


@pytest.mark.rule("PUE-81")
def test_pue_81_who_holds_a_card_is_out_of_the_auction() -> None:
    state = play(auction(3, 0), *bids("1", "-", "-", "#2"))
    assert refused(state, "bid 5", seat=0) == "PUE-81 has-card"
    assert refused(state, "pass", seat=0) == "PUE-81 has-card"
    assert state.turn() == 1
    assert play(state, "bid 1").turn() == 2
    assert task(play(state, "bid 1", "pass")) == "take"  # seat 0 is not asked


@pytest.mark.rule("PUE-81")
def test_pue_81_cards_are_sold_one_after_another() -> None:
    state = play(auction(4, 0), *bids("1", "-", "-", "-", "#2"))
    assert (cards(state), state.free_cards(), task(state)) == ([2, 0, 0, 0], [1, 3, 4], "bid")
    assert state.bid == 0


@pytest.mark.rule("PUE-82")
@pytest.mark.parametrize("opener", [0, 1, 2, 3])
def test_pue_82_the_same_seat_opens_every_auction(opener: int) -> None:
    state = opened(4, advanced=True, dismantling=True, opener=opener)
    openers = [int(state.turn())]
    for part in (BUILDING_ON, DISMANTLING):
        state = played_until(state, in_part(part))
        openers.append(int(state.turn()))
    assert openers == [opener] * 3


@pytest.mark.rule("PUE-82")
def test_pue_82_by_default_the_lot_names_the_opener() -> None:
    begun = [opened(3, seed, advanced=True, opener="random").turn() for seed in range(300)]
    assert all(70 < begun.count(seat) < 130 for seat in range(3))


@pytest.mark.rule("PUE-83")
def test_pue_83_bids_go_clockwise() -> None:
    state, asked = auction(4, 2), []
    for points in range(1, 7):
        asked.append(int(state.turn()))
        state = play(state, f"bid {points}")
    assert asked == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("PUE-83")
def test_pue_83_nobody_bids_out_of_turn() -> None:
    assert refused(auction(3, 1), "bid 3", seat=2) == "PUE-83 not-your-turn"


@pytest.mark.rule("PUE-84")
def test_pue_84_a_bid_beats_the_highest_so_far() -> None:
    state = auction(3, 0)
    assert legal(state) == {"pass"} | {f"bid {points}" for points in range(1, 100)}
    assert refused(state, "bid 0") == "PUE-84 bid-too-low"
    state = play(state, "bid 5")
    assert legal(state) == {"pass"} | {f"bid {points}" for points in range(6, 100)}
    assert refused(state, "bid 5") == "PUE-84 bid-too-low"
    assert refused(state, "bid 4") == "PUE-84 bid-too-low"
    assert refused(state, "walk 1") == "PUE-84 first-bid"


@pytest.mark.rule("PUE-85")
def test_pue_85_a_bid_is_99_at_most() -> None:
    state = auction(2, 0)
    assert refused(state, "bid 100") == "PUE-85 bid-too-high"
    state = play(state, "bid 99")
    assert legal(state) == {"pass"}
    assert refused(state, "bid 99") == "PUE-84 bid-too-low"


@pytest.mark.rule("PUE-86")
def test_pue_86_who_has_passed_is_out_for_this_card() -> None:
    state = play(auction(3, 0), *bids("-", "1"))
    assert state.turn() == 2
    assert refused(state, "bid 7", seat=0) == "PUE-86 has-passed"
    assert play(state, "bid 2").turn() == 1  # not seat 0


@pytest.mark.rule("PUE-86")
def test_pue_86_but_not_for_the_next_card() -> None:
    state = play(auction(3, 0), *bids("-", "1", "-", "#1"))
    assert (task(state), state.turn()) == ("bid", 2)
    assert play(state, "bid 1").turn() == 0


@pytest.mark.rule("PUE-87")
def test_pue_87_the_last_bidder_pays_at_once_and_takes_any_card() -> None:
    """E15c: two players, seat 1 opens: 1, 2, 3, pass."""
    state = play(auction(2, 1), *bids("1", "2", "3"))
    assert totals(state) == [0, 0]
    state = play(state, "pass")
    assert (task(state), state.turn(), totals(state)) == ("take", 1, [0, 3])
    assert legal(state) == {"take 1", "take 2"}
    assert refused(state, "take 1", seat=0) == "PUE-87 not-your-turn"
    assert refused(state, "bid 4") == "PUE-87 first-take"
    state = play(state, "take 1")
    assert (cards(state), order(state), totals(state)) == ([2, 1], [1, 0], [0, 3])


@pytest.mark.rule("PUE-87")
def test_pue_87_a_card_that_is_taken_is_not_there_any_more() -> None:
    state = play(auction(3, 0), *bids("1", "-", "-", "#2", "-", "-"))
    assert legal(state) == {"take 1", "take 3"}
    assert refused(state, "take 2") == "PUE-87 card-not-there"


@pytest.mark.rule("PUE-88")
def test_pue_88_who_has_not_spoken_is_asked_though_all_before_passed() -> None:
    """E15d: seat 1 opens and passes, seat 2 bids 1, seat 0 passes: seat 2 pays 1 though nobody bid against it."""
    state = play(auction(3, 1), "pass")
    assert (task(state), state.turn()) == ("bid", 2)
    state = play(state, *bids("1", "-"))
    assert (task(state), state.turn(), totals(state)) == ("take", 2, [0, 0, 1])


@pytest.mark.rule("PUE-88")
def test_pue_88_also_the_very_last() -> None:
    state = play(auction(4, 0), *bids("-", "-", "-"))
    assert (task(state), state.turn()) == ("bid", 3)
    state = play(state, "bid 7")
    assert (task(state), state.turn(), totals(state)) == ("take", 3, [0, 0, 0, 7])


@pytest.mark.rule("PUE-89")
@pytest.mark.parametrize("opener", [0, 1, 2, 3])
def test_pue_89_if_nobody_bids_the_opener_takes_a_card_for_nothing(opener: int) -> None:
    state = play(auction(4, opener), *["pass"] * 4)
    assert (task(state), state.turn(), totals(state)) == ("take", opener, [0, 0, 0, 0])
    assert [event.kind for event in told(play(auction(4, opener), *["pass"] * 3), "pass")] == ["pass", "won"]


@pytest.mark.rule("PUE-83", "PUE-90")
def test_pue_90_the_next_without_a_card_after_the_winner_opens() -> None:
    """E15a: three players, seat 2 opens."""
    state = play(auction(3, 2), *bids("1", "2", "-", "3", "-", "#2"))
    assert (state.turn(), totals(state)) == (0, [0, 0, 3])
    state = play(state, *bids("-", "-", "#3"))
    assert (cards(state), order(state), totals(state)) == ([3, 1, 2], [1, 2, 0], [0, 0, 3])


@pytest.mark.rule("PUE-89", "PUE-90", "PUE-92")
def test_pue_90_holders_of_cards_are_skipped() -> None:
    """E15b: four players, seat 1 opens."""
    state = play(auction(4, 1), *bids("-", "-", "-", "-", "#4"))
    assert state.turn() == 2
    state = play(state, *bids("1", "-", "2", "-", "#1"))
    assert (state.turn(), totals(state)) == (2, [2, 0, 0, 0])  # after seat 0 comes 1, who holds a card
    state = play(state, *bids("-", "1", "#2"))
    assert (cards(state), order(state), totals(state)) == ([1, 4, 3, 2], [0, 3, 2, 1], [2, 0, 0, 1])


@pytest.mark.rule("PUE-91")
def test_pue_91_the_last_player_gets_the_last_card_for_nothing() -> None:
    before = play(auction(2, 0), *bids("4", "-"))
    state = play(before, "take 2")
    assert (task(state), cards(state), totals(state)) == ("set", [2, 1], [4, 0])
    events = {event.kind: event for event in told(before, "take 2")}
    assert (events["last-card"].seat, events["last-card"].args) == (1, {"card": 1})
    assert events["order"].args["order"] == (1, 0)


@pytest.mark.rule("PUE-92")
def test_pue_92_every_round_follows_the_cards() -> None:
    state = play(auction(3, 2), *bids("1", "2", "-", "3", "-", "#2", "-", "-", "#3"))
    seats = []
    for _ in range(9):
        seats.append(int(state.turn()))
        state = build_somewhere(state)
    assert seats == [1, 2, 0] * 3


@pytest.mark.rule("PUE-92")
def test_pue_92_nobody_builds_out_of_this_order() -> None:
    state = play(auction(2, 0), *bids("1", "-", "#2"))
    assert state.turn() == 1
    assert refused(state, "set coloured NE d4", seat=0) == "PUE-92 not-your-turn"


PHASE_ONE_ENDS = (
    "players 2; advanced; stones r NE d4; coloured 0 0; neutral 0 1; part 1; step set; seat 1; turns 21; order 0 1; "
    "cards 1 2; opener 1; chief 7"
)


@pytest.mark.rule("PUE-93")
def test_pue_93_phase_two_brings_the_two_blocks_back_and_a_new_order() -> None:
    state = play(table(PHASE_ONE_ENDS), "set neutral NE a1", "walk 3")
    assert (task(state), state.turn(), reserve(state, 0)) == ("bid", 1, (0, 0))
    before = play(state, *bids("2", "-"))
    state = play(before, "take 1")
    assert (reserve(state, 0), reserve(state, 1)) == ((2, 2), (2, 2))
    assert (state.turn(), order(state), state.chief) == (1, [1, 0], 10)
    assert "phase-two" in [event.kind for event in told(before, "take 1")]
    assert {text.split()[1] for text in legal(state)} == {"coloured", "neutral"}
    assert play(state, "set neutral NE g7", "walk 1").chief == 11


def stuck_after_phase_one() -> Pueblo:
    """The last stone of phase one is also the last that fits (E11)."""
    state = almost_full("advanced; ")
    state.reserve[1] = 0
    return play(state, "set coloured NE b2")


@pytest.mark.rule("PUE-94")
def test_pue_94_if_nothing_fits_the_second_auction_and_phase_two_are_left_out() -> None:
    before = stuck_after_phase_one()
    after = play(before, "walk 1")
    assert task(after) == "over"
    walk, lap = before.bill(21), before.exposure()
    assert totals(after) == [5 + walk[0] + lap[0], 6 + walk[1] + lap[1]]
    kinds = [event.kind for event in told(before, "walk 1")]
    assert kinds[:3] == ["walk", "stuck", "lap"]
    assert "auction" not in kinds


@pytest.mark.rule("PUE-94")
def test_pue_94_blocks_put_aside_stay_out_of_the_game() -> None:
    after = play(stuck_after_phase_one(), "walk 1")
    assert [int(after.reserve[index]) for index in range(4)] == [0, 0, 0, 0]
    assert len(after.stones) == 21


@pytest.mark.rule("PUE-32", "PUE-94")
def test_pue_94_stuck_in_the_middle_of_phase_one_phase_two_is_left_out_too() -> None:
    before = play(almost_full("advanced; dismantling; "), "set coloured NE b2")
    after = play(before, "walk 1")
    assert (after.part, task(after)) == (DISMANTLING, "bid")  # the third auction follows the lap
    assert [event.kind for event in told(before, "walk 1")][1] == "stuck"


@pytest.mark.rule("PUE-95")
@pytest.mark.parametrize("dismantling", [False, True])
def test_pue_95_the_lap_takes_place_once_after_phase_two(dismantling: bool) -> None:
    """Nobody bids, so the totals are what the log tells of walks and of the one lap."""
    state, laps, told_sums = opened(2, advanced=True, dismantling=dismantling), [], [0, 0]
    while state.turn() >= 0:
        before, text = state, "pass" if task(state) == "bid" else min(legal(state))
        state = play(before, text)
        for event in told(before, text):
            if event.kind == "lap":
                laps.append(int(before.part))
            if event.kind in ("walk", "lap-look"):
                told_sums = [total + more for total, more in zip(told_sums, paid(event), strict=True)]
        assert totals(state) == told_sums
    assert laps == [BUILDING_ON]


PHASE_TWO_ENDS = (
    "players 3; advanced; dismantling; stones r NE d4, b NE a1, g NE g7; coloured 0 0 0; neutral 0 0 0; part 2; step walk; "
    "turns 11; opener 1; chief 7"
)


@pytest.mark.rule("PUE-96")
def test_pue_96_the_third_auction_follows_the_lap_and_card_1_begins() -> None:
    before = table(PHASE_TWO_ENDS)
    state = play(before, "walk 1")
    lap = before.exposure()
    assert totals(state) == [lap[seat] + before.bill(8)[seat] for seat in range(3)]
    assert (task(state), state.turn(), state.part) == ("bid", 1, DISMANTLING)
    kinds = [event.kind for event in told(before, "walk 1")]
    assert (kinds[1], kinds[-2:]) == ("lap", ["auction", "dismantling"])
    state = play(state, *bids("-", "2", "-", "#1", "-", "-", "#3"))
    assert (order(state), state.turn(), task(state)) == ([2, 1, 0], 2, "remove")
    assert [totals(state)[seat] - lap[seat] - before.bill(8)[seat] for seat in range(3)] == [0, 0, 2]
