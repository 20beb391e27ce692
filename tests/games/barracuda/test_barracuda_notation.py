"""Barracuda as text: actions, positions, whole games."""

from __future__ import annotations

import pytest
from barracuda_table import GAME, THREE_BARS, at_random, legal, opened, play, refused, table

from tablee.engine.luck import seeded
from tablee.engine.state import many_playouts
from tablee.engine.values import Malformed


def test_a_position_is_short_where_nothing_is_special() -> None:
    assert GAME.position(table("players 3; bars hammock hidden")).startswith(
        "players 3; round 1; step act; seat 0; bag; drawn 1 2 0; bars hammock hidden, barracuda hidden"
    )


def test_positions_of_random_games_are_read_as_they_are_written() -> None:
    for seats in (3, 4, 5):
        for state in at_random(opened(seats, bank_info="once", discard="chosen"), seats):
            again = table(GAME.position(state))
            assert GAME.position(again) == GAME.position(state)
            assert again.acting() == state.acting()
            assert all(again.codes(seat) == state.codes(seat) for seat in state.acting())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "players 7",
        "players 3; players 3",
        "players 3; colour red",
        "players 3; bars bar 0",
        "players 3; bars hammock 0/1",
        "players 3; bars hammock 5",
        "players 3; bars hammock 0, hammock 1",
        "players 3; out hammock octopus",
        "players 3; wallets 5000 5000",
        "players 3; wallets 5500 0 0",
        "players 3; wallets 1.2.3 0 0",
        "players 3; bank 1500+0f",
        "players 3; step nap",
        "players 3; seat 3",
        "players 3; drawn 0 0",
        "players 3; step answer",
        "players 3; step bid",
        "players 3; deals lost 0 1 1000 2000 1 0 50000+7f 50000+7f 50000+7f",
        "players 3; deals accepted 0 1 1000 2000 1 0 50000+7f",
        "players 3; deals accepted 0 4 1000 2000 1 0 50000+7f 50000+7f 50000+7f",
        "players 3; looks 0 3 1000",
        "players 3; bars barracuda 0/0, karambole 0/0, sirena 0/0",
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        table(text)


@pytest.mark.parametrize(
    "text", ["open", "open 0", "open 11", "fill 1 2 3", "fill 1 2 3 x", "seal -1", "take 5", "call me", "pass"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.parse(text)


@pytest.mark.rule("BAR-10")
def test_bar_10_a_seat_that_is_not_awaited_is_told_so() -> None:
    state = table(THREE_BARS)
    assert refused(state, "0 open 4") == "BAR-10 not-your-turn"
    assert refused(state, "3 open 4") == "BAR-01 no-such-seat"


def test_every_listed_action_can_be_written_read_and_played() -> None:
    for state in at_random(opened(4, 3), 3):
        for seat in state.acting():
            for text in sorted(legal(state, seat))[:20]:
                play(state, f"{seat} {text}")


@pytest.mark.rule("BAR-97")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bar_97_random_games_end_drawn_or_listed_alike(seats: int) -> None:
    drawn = many_playouts(opened(seats), 60, seeded("end"), False)
    assert drawn == many_playouts(opened(seats), 60, seeded("end"), True)


@pytest.mark.soak
@pytest.mark.rule("BAR-80")
@pytest.mark.parametrize("info", ["uncounted", "once", "open"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bar_80_ten_thousand_random_games_end_with_all_money_and_places_that_fit(seats: int, info: str) -> None:
    rng = seeded("soak", seats, info)
    for number in range(10_000):
        state = opened(seats, f"{info} {number}", bank_info=info, discard=("random", "chosen")[number % 2])
        decisions = 0
        while acting := state.acting():
            seat = acting[rng.below(len(acting))]
            state.play(seat, state.draw(seat, rng))
            decisions += 1
        counted = GAME.census(state)
        assert (counted["money"], counted["fakes"]) == (50000 * seats, 7 * seats)
        assert decisions <= GAME.longest
        ranks = state.ranks()
        assert min(ranks) == 1
        assert ranks == [1 + sum(other < mine for other in ranks) for mine in ranks]
