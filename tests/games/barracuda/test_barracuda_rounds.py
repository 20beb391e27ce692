"""Barracuda, rules B and C: rounds, turns and rent."""

from __future__ import annotations

from collections import Counter

import pytest
from barracuda_table import (
    NO_WAY_OUT,
    SIX_BARS,
    THREE_BARS,
    at_random,
    bank,
    bar,
    drawn,
    envelope,
    legal,
    opened,
    play,
    step,
    table,
    told,
    view,
    wallet,
    wallets,
)

from tablee.games.barracuda.rules.state import Barracuda


def first_round(state: Barracuda) -> list[int]:
    """Who is drawn in the first round, everybody opening some bar."""
    order = []
    while step(state) == "act":
        order.append(int(state.seat))
        state = play(state, min(legal(state)))
    return order


def rent(bars: str, seat: int = 0) -> int:
    return int(table(f"players 4; round 3; bars {bars}; seat {seat}; bag 1 2").rent(seat)) * 1000


@pytest.mark.rule("BAR-09")
def test_bar_09_all_pawns_are_in_the_bag_when_a_round_begins() -> None:
    state = opened(4)
    assert len(view(state, None).bag) == 3  # the first is drawn
    for after in at_random(state, 1):
        if step(after) == "call":
            assert view(after, None).bag == (0, 1, 2, 3)
            assert view(after, None).drawn == ()
            return
    pytest.fail("no second round")


@pytest.mark.rule("BAR-10")
def test_bar_10_everybody_is_drawn_once_in_any_order() -> None:
    orders = [tuple(first_round(opened(3, seed))) for seed in range(120)]
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert len(set(orders)) == 6
    assert max(Counter(order[0] for order in orders).values()) < 60


@pytest.mark.rule("BAR-10")
def test_bar_10_the_next_is_drawn_when_the_whole_turn_is_over() -> None:
    state = play(table(THREE_BARS), "partner 1", *envelope(1000))
    assert view(state, None).drawn == (0, 1)
    assert view(play(state, "accept"), None).drawn == (0, 1, 2)


@pytest.mark.rule("BAR-11")
def test_bar_11_what_is_in_the_bag_is_public_but_not_its_order() -> None:
    state = opened(5)
    left = view(state, 0).bag
    assert sorted([*left, int(state.seat)]) == [0, 1, 2, 3, 4]
    money = "wallets 9000 9000 9000 9000 9000; bank"
    next_drawn = set()
    for seed in range(60):
        world = table(
            f"players 5; seat {state.seat}; bag {' '.join(map(str, left))}; bars hammock hidden; {money} {seed}000+0f"
        )
        assert view(world, 0).bag == left
        next_drawn.add(int(play(world, "open 1").seat))
    assert next_drawn == set(left)


@pytest.mark.rule("BAR-12")
def test_bar_12_in_round_one_everybody_only_opens_and_nobody_pays() -> None:
    state = opened(4)
    while step(state) == "act":
        assert legal(state) == {f"open {slot + 1}" for slot in range(10) if not state.faces[slot]}
        state = play(state, min(legal(state)))
    assert wallets(state) == ["50000+7f"] * 4
    assert sum(bool(face) for face in state.faces) == 4
    assert (step(state), int(state.round)) == ("call", 2)


@pytest.mark.rule("BAR-13")
def test_bar_13_later_a_turn_is_win_check_rent_action() -> None:
    text = f"{SIX_BARS}; wallets 18000+7f 20000+7f 20000+7f"
    before = table(f"{text}; step call; seat -; bag 0; declined 1 2")
    assert told(before, "0 decline") == ["S0 is drawn.", "S0 pays 8000 rent."]
    assert step(play(before, "0 decline")) == "act"


@pytest.mark.rule("BAR-14")
def test_bar_14_a_refused_offer_ends_the_turn_like_any_action() -> None:
    for announced in ("partner 1", "takeover 1"):
        state = play(table(THREE_BARS), announced, *envelope(5000), "0 refuse")
        assert (int(state.seat), step(state)) == (2, "act")
    assert int(play(table(THREE_BARS), "open 4").seat) == 2


@pytest.mark.rule("BAR-15")
def test_bar_15_x1_two_bars() -> None:
    assert rent("octopus 0, karambole 0/-") == 8000


@pytest.mark.rule("BAR-16")
@pytest.mark.rule("BAR-110")
def test_bar_16_partners_pay_nothing_and_are_no_further_bar() -> None:
    assert rent("octopus 0, karambole 0/0, sirena 1/0, lagoon 2/0") == 8000
    assert rent("octopus 0, karambole 0/0, hammock 0") == 8000  # three bars, not four


@pytest.mark.rule("BAR-17")
def test_bar_17_x2_of_three_bars_the_cheapest_is_free() -> None:
    assert rent("octopus 0, karambole 0/-, hammock 0") == 8000
    assert rent("octopus 0, pelican 0, barracuda 0/-") == 9000  # X7


@pytest.mark.rule("BAR-18")
def test_bar_18_x3_of_four_bars_the_dearest_is_free() -> None:
    assert rent("albatros 0/-, octopus 0, barracuda 0/-, karambole 0/-") == 12000


@pytest.mark.rule("BAR-19")
def test_bar_19_of_five_bars_the_dearest_is_free() -> None:
    assert rent("barracuda 0/-, karambole 0/-, albatros 0/-, octopus 0, hammock 0") == 14000


@pytest.mark.rule("BAR-20")
def test_bar_20_one_bar_costs_its_rent_and_none_nothing() -> None:
    assert rent("hammock 0, octopus 1") == 2000
    assert rent("octopus 1") == 0


@pytest.mark.rule("BAR-21")
def test_bar_21_rent_goes_to_the_bank_before_the_action() -> None:
    state = drawn(f"{SIX_BARS}; wallets 18000+7f 20000+7f 20000+7f", 0)
    assert (wallet(state, 0), bank(state), step(state)) == ("10000+7f", "8000+0f", "act")


@pytest.mark.rule("BAR-22")
def test_bar_22_a_bar_gained_in_ones_own_turn_costs_from_the_next_turn_on() -> None:
    state = play(table(THREE_BARS), "takeover 1", *envelope(6000), "0 accept")
    assert bar(state, "karambole") == "1/-"
    assert wallet(state, 1) == "9000+7f"
    assert int(state.rent(1)) == 8


@pytest.mark.rule("BAR-22")
def test_bar_22_a_bar_won_in_an_auction_before_ones_own_turn_costs_in_that_turn() -> None:
    state = table(f"{SIX_BARS}; wallets 9000+7f 20000+7f 20000+7f; seat 0; bag 1; drawn 2 0")
    state = play(state, "auction 2", *envelope(0, 1, 1), *envelope(0, 1, 2), "take 1")
    assert int(state.seat) == 1
    assert wallet(state, 1) == "13000+6f"  # Lagoon 4000, and of three 3000s the cheapest is free


@pytest.mark.rule("BAR-23")
def test_bar_23_fakes_pay_nothing_and_nobody_pays_a_part() -> None:
    state = drawn(f"{NO_WAY_OUT}; wallets 7000+21f 30000+0f 12000+0f", 0)
    assert step(state) == "over"
    assert wallet(state, 0) == "7000+21f"
    assert bank(state) == "0+0f"
