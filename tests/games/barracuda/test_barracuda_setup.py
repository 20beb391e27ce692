"""Barracuda, rules A, M and N: what lies on the table at the start, and what can be chosen."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from barracuda_table import GAME, at_random, bank, bills, hands, opened, play, step, table, view, wallets

from tablee.engine.values import Malformed, Mistake
from tablee.games.barracuda.rules.bars import BARS, RENTS, SLOTS, TWO_PLACES, rent_of
from tablee.games.barracuda.rules.state import Barracuda


def on_slots(state: Barracuda) -> list[int]:
    return [int(bar) for bar in state.slots[:SLOTS]]


@pytest.mark.rule("BAR-01")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_bar_01_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Mistake, match="3 to 5 players"):
        opened(seats)
    with pytest.raises(Malformed):
        table(f"players {seats}")


@pytest.mark.rule("BAR-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bar_02_ten_bars_five_of_each_kind(seats: int) -> None:
    for seed in range(20):
        lying = on_slots(opened(seats, seed))
        assert len(set(lying)) == 10
        assert sum(bar < TWO_PLACES for bar in lying) == 5


@pytest.mark.rule("BAR-02")
def test_bar_02_the_rents_of_the_twelve_bars() -> None:
    assert Counter(rent_of(bar) for bar in range(BARS)) == {6: 1, 5: 3, 4: 3, 3: 4, 2: 1}
    assert len(RENTS) == 12


@pytest.mark.rule("BAR-03")
def test_bar_03_one_bar_of_each_kind_is_out_by_lot_and_nobody_knows_which() -> None:
    out = [tuple(int(bar) for bar in opened(3, seed).slots[SLOTS:]) for seed in range(200)]
    assert {pair for pair, _ in out} == set(range(TWO_PLACES))
    assert {single for _, single in out} == set(range(TWO_PLACES, BARS))
    assert all(view(opened(3), chair).bars[SLOTS:] == (None, None) for chair in (None, 0, 1, 2))


@pytest.mark.rule("BAR-04")
def test_bar_04_the_bars_are_shuffled_and_lie_closed() -> None:
    seen: list[set[int]] = [set() for _ in range(SLOTS)]
    for seed in range(200):
        state = opened(3, seed)
        assert not any(state.faces)
        for slot, bar in enumerate(on_slots(state)):
            seen[slot].add(bar)
    assert all(bars == set(range(BARS)) for bars in seen)


@pytest.mark.rule("BAR-05")
def test_bar_05_bars_never_opened_look_alike() -> None:
    one, other = table("players 3; bars karambole hidden, octopus hidden"), table("players 3; bars octopus hidden")
    assert view(one, 0) == view(other, 0)
    assert view(one, 0).bars == (None,) * 12


@pytest.mark.rule("BAR-06")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bar_06_five_pawns_in_hand_and_twenty_two_bills(seats: int) -> None:
    state = opened(seats)
    assert hands(state) == [5] * seats
    assert [bills(state, seat) for seat in range(seats)] == [(2, 3, 5, 5, 7)] * seats
    assert wallets(state) == ["50000+7f"] * seats


@pytest.mark.rule("BAR-07")
def test_bar_07_no_seat_has_the_bankers_job() -> None:
    """All seats start alike, and rent is paid without anybody's doing."""
    state = opened(4)
    assert len({(hands(state)[seat], bills(state, seat)) for seat in range(4)}) == 1
    for after in at_random(state, 1, lambda state: state.round > 1 and step(state) == "act"):
        last = after
    assert int(last.bank) > 0


@pytest.mark.rule("BAR-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bar_08_the_bank_starts_empty(seats: int) -> None:
    assert bank(opened(seats)) == "0+0f"


@pytest.mark.rule("BAR-109")
def test_bar_109_all_options_combine_freely() -> None:
    for seats, discard, bank_info in product((3, 4, 5), ("random", "chosen"), ("uncounted", "once", "open")):
        *_, last = at_random(opened(seats, discard=discard, bank_info=bank_info), 1)
        assert step(last) == "over"


@pytest.mark.rule("BAR-111")
def test_bar_111_the_table_may_choose_the_two_bars_and_everybody_knows_them() -> None:
    state = opened(3, discard="chosen", discard_pair="sirena", discard_single="hammock")
    assert [int(bar) for bar in state.slots[SLOTS:]] == [2, 11]
    assert all(view(state, chair).bars[SLOTS:] == (2, 11) for chair in (None, 0, 1, 2))
    assert sum(bar < TWO_PLACES for bar in on_slots(state)) == 5


@pytest.mark.rule("BAR-111")
@pytest.mark.parametrize("wrong", [{"discard_pair": "mistral"}, {"discard_single": "lagoon"}, {"discard": "none"}])
def test_bar_111_one_of_each_kind_only(wrong: dict[str, object]) -> None:
    with pytest.raises(Mistake, match="is one of"):
        GAME.read_options(3, wrong)


def test_the_first_action_of_all_is_to_open_a_bar() -> None:
    state = opened(3)
    assert (step(state), int(state.round)) == ("act", 1)
    assert step(play(state, "open 1")) == "act"
