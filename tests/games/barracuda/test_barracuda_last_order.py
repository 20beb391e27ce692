"""Barracuda, rules I: last order."""

from __future__ import annotations

import pytest
from barracuda_table import (
    amounts,
    bank,
    envelope,
    legal,
    opened,
    play,
    played_until,
    refused,
    step,
    table,
    told,
    view,
    wallets,
)

from tablee.engine.luck import seeded
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.story import groups

# Five players before round 3, wallets of case E13; nobody manages a bar, so nobody owes rent.
BEFORE_ROUND = (
    "players 5; round 3; step call; seat -; bag 0 1 2 3 4; bars hammock hidden; "
    "wallets 0+2f 5000+1f 2000+0f 4000+3f 9000+0f"
)
STAKES = [
    *envelope(0, 1, 0),
    *envelope(0, 1, 1),
    *envelope(2000, 0, 2),
    *envelope(4000, 2, 3),
    *envelope(4000, 0, 4),
]


def called(text: str = BEFORE_ROUND) -> Barracuda:
    return play(table(text), "3 call")


@pytest.mark.rule("BAR-66")
def test_bar_66_the_question_comes_before_every_round_but_the_first() -> None:
    assert step(opened(3)) == "act"
    rounds = set()
    state = played_until(lambda state: step(state) == "call", 4)
    while step(state) != "over":
        if step(state) == "call":
            assert state.acting() == [0, 1, 2, 3]
            rounds.add(int(state.round))
            state = play(state, *(f"{seat} decline" for seat in range(4)))
        else:
            state = play(state, sorted(legal(state))[0])
    assert rounds == set(range(2, int(state.round) + 1))


@pytest.mark.rule("BAR-66")
def test_bar_66_a_caller_needs_a_bill() -> None:
    state = table(BEFORE_ROUND.replace("0+2f", "0+0f"))
    assert legal(state, 0) == {"decline"}
    assert refused(state, "0 call") == "BAR-66 cannot-stake"
    assert legal(state, 2) == {"decline", "call"}


@pytest.mark.rule("BAR-67")
def test_bar_67_one_call_is_enough_and_there_is_no_second() -> None:
    state = called()
    assert refused(state, "1 call") == "BAR-69 first-stake"
    after = play(state, *STAKES)
    assert step(after) == "act"
    assert int(after.round) == 3


@pytest.mark.rule("BAR-68")
def test_bar_68_all_are_asked_at_once_and_nobody_sees_who_declined() -> None:
    state = table(BEFORE_ROUND)
    assert state.acting() == [0, 1, 2, 3, 4]
    after = play(state, "1 decline")
    assert after.acting() == [0, 2, 3, 4]
    assert view(after, 0) == view(state, 0)
    assert view(after, None) == view(state, None)
    assert view(after, 1).acting == (0, 2, 3, 4)
    assert told(state, "1 decline") == told(state, "1 decline", 0) == []
    assert refused(after, "1 call") == "BAR-68 declined"


@pytest.mark.rule("BAR-68")
def test_bar_68_it_closes_with_a_call_or_when_all_have_declined() -> None:
    state = table(BEFORE_ROUND)
    assert step(play(state, "4 decline", "0 call")) == "stake"
    assert step(play(state, *(f"{seat} decline" for seat in (2, 0, 1, 3)))) == "call"
    after = play(state, *(f"{seat} decline" for seat in (2, 0, 1, 3, 4)))
    assert (step(after), len(view(after, None).bag)) == ("act", 4)


@pytest.mark.rule("BAR-69")
def test_bar_69_everybody_stakes_a_bill_at_least_and_12000_at_most() -> None:
    state = called(BEFORE_ROUND.replace("9000+0f", "30000+0f"))
    assert state.acting() == [0, 1, 2, 3, 4]
    assert amounts(state, 4) == [1000 * thousand for thousand in range(1, 13)]
    assert refused(state, "4 fill 1 0 1 1") == "BAR-69 too-much"
    assert refused(play(state, "1 fill 0 0 0 0"), "1 seal 0") == "BAR-69 one-bill"
    assert refused(play(state, "1 fill 0 0 0 0"), "1 seal 1") == ""


@pytest.mark.rule("BAR-70")
def test_bar_70_without_fakes_money_must_be_staked_and_without_bills_nothing() -> None:
    state = called(BEFORE_ROUND.replace("0+2f", "0+0f"))
    assert refused(state, "2 fill 0 0 0 0") == "BAR-70 no-fakes-left"
    assert amounts(state, 2) == [1000, 2000]
    assert legal(state, 0) == {"fill 0 0 0 0"}
    state = play(state, "0 fill 0 0 0 0", "0 seal 0", *STAKES[2:-1])
    assert told(state, "4 seal 0")[1] == "S0 has no bill to stake."
    assert int(play(state, "4 seal 0").seat) in (0, 1)  # it counts as 0


@pytest.mark.rule("BAR-71")
def test_bar_71_e13_when_all_are_in_everybody_sees_every_bill() -> None:
    state = play(called(), *STAKES[:-1])
    assert view(state, 0).piles[3] is None
    assert view(state, 0).pile_sizes[3] is None
    assert not any(map(any, view(state, 0).stakes))
    after = play(state, STAKES[-1])
    assert view(after, None).stakes == ((0, 0, 0, 0, 1), (0, 0, 0, 0, 1), (0, 0, 1, 0, 0), (0, 0, 2, 0, 2), (0, 0, 2, 0, 0))
    assert "S3 staked 2 × 2000 and 2 fakes, in all 4000." in told(state, STAKES[-1])


@pytest.mark.rule("BAR-72")
@pytest.mark.rule("BAR-73")
def test_bar_72_and_73_x8_rising_order_and_the_lot_inside_a_group() -> None:
    orders = set()
    for thousands in range(40):
        state = play(called(f"{BEFORE_ROUND}; bank {thousands}000+0f"), *STAKES)
        assert groups(state) == (0, 1, -1, 2, -1, 3, 4)
        while step(state) == "act" and int(state.round) == 3:
            state = play(state, "open 1" if not state.faces[0] else sorted(legal(state))[0])
            if len(view(state, None).drawn) == 5:
                break
        orders.add(view(state, None).drawn)
    assert {order[2] for order in orders} == {2}
    assert {frozenset(order[:2]) for order in orders} == {frozenset({0, 1})}
    assert len(orders) == 4


@pytest.mark.rule("BAR-73")
def test_bar_73_the_lot_is_drawn_only_when_a_group_comes_up() -> None:
    state = play(called(), *STAKES)
    drawn_first = int(state.seat)
    assert view(state, None).bag == tuple(seat for seat in range(5) if seat != drawn_first)
    used = state.luck_used()
    after = play(state, "open 1")  # the other of the first pair needs no lot
    assert after.luck_used() == used
    assert play(play(after, "open 2"), "open 3").luck_used() == used + 1  # the last pair does


@pytest.mark.rule("BAR-74")
def test_bar_74_e13_all_staked_bills_go_to_the_bank() -> None:
    state = play(called(), *STAKES)
    assert bank(state) == "10000+4f"
    assert wallets(state) == ["0+1f", "5000+0f", "0+0f", "0+1f", "5000+0f"]


def test_a_random_game_with_last_orders_keeps_their_order() -> None:
    rng = seeded("last orders")
    state = played_until(lambda state: int(state.caller) >= 0 and step(state) == "act", 5)
    stakes = [int(state.stake(seat)) for seat in range(5)]
    round_before = int(state.round)
    while step(state) != "over" and int(state.round) == round_before:
        drawn = view(state, None).drawn
        assert [stakes[seat] for seat in drawn] == sorted(stakes[seat] for seat in drawn)
        seat = state.acting()[0]
        state.play(seat, state.draw(seat, rng))
