"""What a learned judge of Barracuda looks at: what a seat owns, what it believes of others, and the deal under way."""

from __future__ import annotations

import pytest
from barracuda_table import GAME, THREE_BARS, at_random, envelope, opened, play, table

from tablee.engine.features import factors_of, numbers_of
from tablee.games.barracuda.bot import features
from tablee.games.barracuda.bot.beliefs import Beliefs
from tablee.games.barracuda.bot.factors import FAKES, KEPT, STAKE
from tablee.games.barracuda.rules.actions import encode, parse

KNOWN = features()


@pytest.mark.rule("BAR-102")
def test_bar_102_who_dealt_knows_the_amount_and_others_guess() -> None:
    state = play(table(THREE_BARS), "partner 1", *envelope(9000, 2), "accept")
    beliefs = Beliefs()
    for seat in (0, 1):
        beliefs.form(state, seat)
        assert [beliefs.money[0], beliefs.money[1]] == [29, 6]
        assert [beliefs.fakes[0], beliefs.fakes[1]] == [9, 5]
    beliefs.form(state, 2)
    assert beliefs.money[0] + beliefs.money[1] == 35
    assert beliefs.unsure[0] == 1
    assert beliefs.money[1] > 6  # nobody expects so much for a place


@pytest.mark.parametrize("seats", [3, 5])
def test_own_money_is_known_and_looking_changes_nothing(seats: int) -> None:
    beliefs = Beliefs()
    for number, state in enumerate(at_random(opened(seats, "look"), 5)):
        if number % 5 == 0:
            before = GAME.position(state)
            for seat in range(seats):
                beliefs.form(state, seat)
                assert beliefs.money[seat] == state.real(seat) + state.offered(seat)
                numbers_of(KNOWN, state, seat)
            for seat in state.acting():
                for code in state.codes(seat)[:40]:
                    factors_of(KNOWN, state, seat, code)
            assert GAME.position(state) == before


@pytest.mark.rule("BAR-100")
def test_bar_100_only_maker_and_receiver_read_an_offer() -> None:
    """Two offers of four bills each."""
    poor, rich = (play(table(THREE_BARS), "partner 1", f"fill {bills}", "seal 2") for bills in ("0 0 0 2", "0 2 0 0"))
    assert numbers_of(KNOWN, poor, 2) == numbers_of(KNOWN, rich, 2)
    assert numbers_of(KNOWN, poor, 0) != numbers_of(KNOWN, rich, 0)


def test_a_seal_is_known_by_its_fakes_and_those_left() -> None:
    state = play(table(f"{THREE_BARS.partition('seat 1')[0]}step call; seat -; bag 0 1 2"), "0 call", "0 fill 0 0 0 0")
    found = factors_of(KNOWN, state, 0, encode(parse("seal 1")))
    assert {FAKES + STAKE * 10 + 1, KEPT + STAKE * 5 + 4} <= set(found)
