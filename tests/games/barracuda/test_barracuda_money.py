"""Barracuda, rules J: wallets, change, payments, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from barracuda_table import (
    GAME,
    THREE_BARS,
    at_random,
    bills,
    envelope,
    legal,
    opened,
    play,
    refused,
    table,
    told,
    view,
    wallet,
    wallets,
)

from tablee.games.barracuda.rules.fills import (
    FILLS,
    count_fills,
    count_sized,
    fill_bills,
    fill_number,
    fill_size,
    fill_worth,
    first_fill,
    nth_sized,
)
from tablee.games.barracuda.rules.money import VALUES, add_fewest, take, worth
from tablee.games.barracuda.rules.state import Barracuda

Counts = tuple[int, ...]

# Seat 0 manages three bars and is in turn; nobody has spent anything yet.
SELLING = (
    "players 3; round 4; bars karambole 0/-, octopus 0, pelican 0, lagoon 1/-, flamingo 1, mistral 2; "
    "wallets 2.3.5.5.7 2.3.5.5.7 2.3.5.5.7; seat 0; bag; drawn 1 2 0"
)


def payer(counts: Sequence[int]) -> Barracuda:
    """Seat 0 of a table with these bills."""
    return table(f"players 3; wallets {'.'.join(map(str, counts))}.0 0+1f 0+1f")


def paid(counts: Sequence[int], amount: int) -> Counts:
    """What is left of a wallet after an automatic payment."""
    state = payer(counts)
    take(state.bills, 0, amount)
    return bills(state, 0)[:-1]


def best_set(counts: Sequence[int], amount: int) -> Counts:
    """BAR-78 word by word, over all sets of bills."""
    enough = [some for some in product(*(range(count + 1) for count in counts)) if summed(some) >= amount]
    return min(enough, key=lambda some: (summed(some), sum(some), *(-count for count in some)))


def summed(some: Sequence[int]) -> int:
    return sum(int(VALUES[kind]) * count for kind, count in enumerate(some))


@pytest.mark.rule("BAR-75")
def test_bar_75_envelopes_are_filled_out_of_the_wallet() -> None:
    state = play(table(THREE_BARS), "takeover 1", "fill 0 1 0 0")
    assert wallet(state, 1) == "10000+7f"
    assert view(state, 1).piles[1] == (0, 1, 0, 0, 0)
    state = play(state, "seal 2")
    assert wallet(state, 1) == "10000+5f"
    assert refused(play(table(THREE_BARS), "takeover 1"), "seal 1") == "BAR-75 fill-first"
    poor = play(table(THREE_BARS.replace("15000", "6000")), "takeover 1")
    assert refused(poor, "fill 0 1 1 0") == "BAR-75 not-enough"


@pytest.mark.rule("BAR-76")
@pytest.mark.parametrize("fill", ["fill 0 0 0 6", "fill 0 0 1 4", "fill 0 0 3 0", "fill 0 1 0 1"])
def test_bar_76_any_bills_of_the_same_worth_may_go_into_an_envelope(fill: str) -> None:
    """A wallet of a single 10000: the bank changes whatever is wanted, and gives back the rest."""
    text = THREE_BARS.replace("15000+7f", "1.0.0.0.7")
    state = play(table(text), "takeover 1", fill)
    assert view(state, 1).piles[1] == (*(int(count) for count in fill.split()[1:]), 0)
    assert wallet(state, 1) == "4000+7f"


@pytest.mark.rule("BAR-76")
def test_bar_76_bills_that_are_there_are_not_changed() -> None:
    text = THREE_BARS.replace("15000+7f", "1.0.2.1.7")
    state = play(table(text), "takeover 1", "fill 0 0 2 1")
    assert bills(state, 1) == (1, 0, 0, 0, 7)
    state = play(table(text), "takeover 1", "fill 0 1 0 0")
    assert bills(state, 1) == (1, 0, 0, 0, 7)  # two 2000s and a 1000 for it


@pytest.mark.rule("BAR-59")
@pytest.mark.rule("BAR-75")
@pytest.mark.rule("BAR-76")
@pytest.mark.parametrize(
    "fill", ["fill 0 3 0 0", "fill 2 3 5 5", "fill 0 0 5 5", "fill 0 0 0 50", "fill 0 10 0 0", "fill 5 0 0 0"]
)
def test_bar_76_any_bills_that_the_wallet_is_worth_may_be_bid(fill: str) -> None:
    """All of a wallet, or some of it, or something else of the same worth."""
    state = play(table(SELLING), "auction 3", f"1 {fill}", "1 seal 7")
    counts = tuple(int(count) for count in fill.split()[1:])
    assert view(state, 1).piles[1] == (*counts, 7)
    assert int(state.real(1)) + int(state.offered(1)) == 50


@pytest.mark.rule("BAR-59")
def test_bar_59_every_bid_up_to_the_wallet_is_listed_and_no_more() -> None:
    state = play(table(SELLING.replace("2.3.5.5.7", "0.1.1.1.7")), "auction 3")
    sets = [some for some in product(range(2), range(2), range(5), range(9)) if summed(some) <= 8]
    assert legal(state, 1) == {f"fill {' '.join(map(str, some))}" for some in sets}
    assert refused(state, "1 fill 0 1 2 0") == "BAR-75 not-enough"


@pytest.mark.rule("BAR-77")
def test_bar_77_change_never_runs_out_and_fakes_are_neither_changed_nor_made() -> None:
    """Five players stake twelve 1000s each: more than the box holds."""
    text = "players 5; round 3; step call; seat -; bag 0 1 2 3 4; bars hammock hidden; wallets" + " 5.0.0.0.1" * 5
    state = play(table(text), "0 call", *(f"{seat} fill 0 0 0 12" for seat in range(5)))
    assert all(view(state, seat).piles[seat] == (0, 0, 0, 12, 0) for seat in range(5))
    assert legal(state, 0) == {"seal 0", "seal 1"}
    assert refused(state, "0 seal 2") == "BAR-77 not-enough-fakes"


@pytest.mark.rule("BAR-78")
@pytest.mark.parametrize(
    ("counts", "amount", "left"),
    [
        ((0, 1, 3, 0), 6, (0, 1, 0, 0)),  # three 2000s
        ((1, 0, 0, 0), 3, (0, 1, 1, 0)),  # the bill, change 5000 + 2000
        ((0, 1, 1, 0), 1, (0, 1, 0, 1)),  # the 2000, change 1000
        ((0, 1, 1, 1), 4, (0, 0, 1, 2)),  # the 5000, change 1000
        ((2, 3, 5, 5), 8, (2, 2, 4, 4)),  # 5000 + 2000 + 1000
    ],
)
def test_bar_78_e15_how_an_amount_is_paid(counts: Counts, amount: int, left: Counts) -> None:
    assert paid(counts, amount) == left


@pytest.mark.rule("BAR-78")
def test_bar_78_every_payment_out_of_small_wallets_is_the_one_the_rule_names() -> None:
    for counts in product(range(2), range(3), range(4), range(4)):
        money = summed(counts)
        for amount in range(1, min(money, 14) + 1):
            gone = best_set(counts, amount)
            rest = payer([held - given for held, given in zip(counts, gone, strict=True)])
            add_fewest(rest.bills, 0, summed(gone) - amount)
            assert paid(counts, amount) == bills(rest, 0)[:-1], (counts, amount)


@pytest.mark.rule("BAR-79")
def test_bar_79_what_a_refuser_adds_comes_in_fewest_bills() -> None:
    text = THREE_BARS.replace("20000+7f", "0.0.5.10.7").replace("15000+7f", "0.1.0.0.7")
    state = play(table(text), "takeover 1", "fill 0 1 0 0", "seal 0", "0 refuse")
    assert bills(state, 1) == (0, 2, 0, 0, 7)


@pytest.mark.rule("BAR-80")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bar_80_money_and_fakes_are_all_there_after_every_action(seats: int) -> None:
    for seed in range(6):
        for state in at_random(opened(seats, seed, bank_info=("uncounted", "once", "open")[seed % 3]), seed):
            counted = GAME.census(state)
            assert (counted["money"], counted["fakes"]) == (50000 * seats, 7 * seats)
            assert min(state.bills) >= 0


@pytest.mark.rule("BAR-81")
def test_bar_81_what_is_handed_over_is_handed_over() -> None:
    filled = play(table(THREE_BARS), "takeover 1", "fill 0 1 0 0")
    assert refused(filled, "fill 0 1 0 0") == "BAR-81 filled-already"
    offered = play(filled, "seal 0")
    assert refused(offered, "1 fill 0 1 0 1") == "BAR-81 handed-over"
    assert offered.secrets_opened() > filled.secrets_opened()  # so it cannot be taken back
    assert filled.secrets_opened() == play(table(THREE_BARS), "takeover 1").secrets_opened()  # the bills still can


@pytest.mark.rule("BAR-82")
def test_bar_82_an_offer_need_not_match_anything() -> None:
    """Whatever was said at the table, every offer is legal that was legal before."""
    state = play(table(THREE_BARS), "partner 1")
    assert {text for text in legal(state) if text.startswith("fill")} == legal(state)
    assert [wallets(play(state, *envelope(amount), "0 accept"))[0] for amount in (1000, 12000)] == ["21000+7f", "32000+7f"]
    assert told(state, "fill 0 0 0 1") == []


def test_envelopes_are_numbered_without_gaps() -> None:
    assert [tuple(map(int, fill_bills(number))) for number in range(5)] == [
        (0, 0, 0, 0),
        (0, 0, 0, 1),
        (0, 0, 1, 0),
        (0, 0, 0, 2),
        (0, 0, 1, 1),
    ]
    for number in [*range(0, 2000, 7), *range(0, FILLS, 9973), FILLS - 1]:
        assert fill_number(*fill_bills(number)) == number
        assert fill_worth(number) == worth(*fill_bills(number))
    for least, most in ((0, 12), (1, 12), (5, 12), (0, 37), (1, 1), (3, 9)):
        numbers = range(first_fill(least), first_fill(most + 1))
        assert len(numbers) == count_fills(least, most)
        assert {int(fill_worth(number)) for number in numbers} == set(range(least, most + 1))


@pytest.mark.parametrize(
    ("least", "most", "fewest", "limit"), [(0, 12, 0, 3), (3, 40, 2, 5), (10, 10, 0, 99), (5, 4, 0, 3)]
)
def test_envelopes_of_so_many_bills_are_counted_one_by_one(least: int, most: int, fewest: int, limit: int) -> None:
    numbers = range(first_fill(least), first_fill(most + 1))
    fitting = [number for number in numbers if fewest <= fill_size(number) <= limit]
    assert count_sized(least, most, fewest, limit) == len(fitting)
    assert [nth_sized(least, most, fewest, limit, place) for place in range(len(fitting))] == fitting
