"""Barracuda, rules J: wallets, change, payments, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from barracuda_table import (
    GAME,
    SIX_BARS,
    THREE_BARS,
    at_random,
    bills,
    drawn,
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

from tablee.games.barracuda.rules.money import (
    VALUES,
    add_fewest,
    count_fills,
    fill_bills,
    fill_number,
    list_fills,
    nth_fill,
    take,
)
from tablee.games.barracuda.rules.state import Barracuda

Counts = tuple[int, ...]


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
    worth = lambda some: sum(int(VALUES[kind]) * count for kind, count in enumerate(some))  # noqa: E731
    enough = [some for some in product(*(range(count + 1) for count in counts)) if worth(some) >= amount]
    return min(enough, key=lambda some: (worth(some), sum(some), *(-count for count in some)))


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


@pytest.mark.rule("BAR-76")
def test_bar_76_beside_10000s_the_other_bills_are_worth_12000_at_most() -> None:
    state = play(drawn(f"{SIX_BARS}; wallets 8000+7f 50000+7f 9000+7f", 0), "auction 1")
    assert refused(state, "1 fill 1 2 1 0") == ""
    assert refused(state, "1 fill 0 3 0 0") == "BAR-76 change-first"


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
        money = sum(int(VALUES[kind]) * count for kind, count in enumerate(counts))
        for amount in range(1, min(money, 14) + 1):
            gone = best_set(counts, amount)
            rest = payer([held - given for held, given in zip(counts, gone, strict=True)])
            add_fewest(rest.bills, 0, sum(int(VALUES[kind]) * count for kind, count in enumerate(gone)) - amount)
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
    for number in range(0, 1898, 7):
        assert fill_number(*fill_bills(number)) == number
    assert fill_number(0, 3, 0, 0) == fill_number(26, 0, 0, 0) == -1
    for least, most in ((0, 12), (1, 12), (5, 12), (0, 37), (1, 1), (3, 9)):
        listed = [int(fill) for fill in list_fills(least, most)]
        assert listed == [int(nth_fill(least, most, number)) for number in range(count_fills(least, most))]
        assert all(
            least <= sum(int(VALUES[kind]) * count for kind, count in enumerate(fill_bills(one))) <= most for one in listed
        )
