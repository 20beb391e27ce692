"""What bots are told about Barracuda: ruin, offers, answers, auctions, last orders; and that they mix their play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from barracuda_table import GAME, SIX_BARS, THREE_BARS, at_random, envelope, opened, play, table

from tablee.bots.players import greedy
from tablee.engine.luck import seeded
from tablee.games.barracuda.bot.hints import BarracudaHints
from tablee.games.barracuda.bot.outlook import Outlook, Tuning
from tablee.games.barracuda.rules.actions import Fill
from tablee.games.barracuda.rules.envelopes import OVER, TO_ACT
from tablee.games.barracuda.rules.promenade import DECLINE, PARTNER, TAKE_OVER
from tablee.games.barracuda.rules.state import Barracuda

SOBER = Tuning()
SOBER.whim = 0.0
HINTS = BarracudaHints(SOBER)


def positions(seats: int, every: int = 9) -> Iterator[Barracuda]:
    for seed in range(6):
        for number, state in enumerate(at_random(opened(seats, seed), seed)):
            if number % every == 0:
                yield state.copy()


def weights(state: Barracuda, seat: int | None = None) -> dict[str, float]:
    """How good every action looks, by its text."""
    seat = int(state.turn()) if seat is None else seat
    codes = state.codes(seat)
    return {
        GAME.write(GAME.decode(code)): weight for code, weight in zip(codes, HINTS.weigh(state, seat, codes), strict=True)
    }


def best(state: Barracuda, seat: int | None = None) -> str:
    found = weights(state, seat)
    return max(found, key=lambda text: found[text])


def by_amount(state: Barracuda) -> dict[int, float]:
    """The best weight of an envelope with so much real money, in thousands."""
    found: dict[int, float] = {}
    for text, weight in weights(state).items():
        tens, fives, twos, ones = (int(count) for count in text.split()[1:])
        amount = 10 * tens + 5 * fives + 2 * twos + ones
        found[amount] = max(weight, found.get(amount, weight))
    return found


def outlook(position: str) -> Outlook:
    found = Outlook(table(position), Tuning())
    found.weigh_up()
    return found


# The outlook ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5])
def test_chances_of_all_seats_add_up_to_one_and_weighing_changes_nothing(seats: int) -> None:
    for state in positions(seats):
        before = GAME.position(state)
        shares = HINTS.shares(state)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        assert HINTS.worth(state, 2) == shares[2]
        for seat in state.acting():
            weights(state, seat)
        assert GAME.position(state) == before


def test_at_the_end_the_chance_is_the_result() -> None:
    for state in positions(4, every=1):
        if state.task == OVER:
            assert HINTS.shares(state) == [state.reward(seat) for seat in range(4)]


def test_who_can_pay_fewest_rents_is_ruined_first() -> None:
    text = (
        "players 3; round 4; bars karambole 0/-, sirena 0/-, octopus 1, pelican 2; wallets {} 40000 40000; seat 1; bag 0 2"
    )
    chances = [outlook(text.format(money)).ruin[0] for money in (9000, 25000, 45000)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.7
    assert sum(outlook(text.format(9000)).ruin) == pytest.approx(1)
    ahead = outlook(text.format(25000).replace("bag 0 2", "bag 2"))  # has paid in this round already
    assert ahead.ruin[0] < chances[1]


def test_a_bar_is_a_debt_and_a_discount_makes_it_cheap() -> None:
    two = outlook("players 4; round 3; bars lagoon 0/-, octopus 0, mistral 1, pelican 2, hammock hidden")
    assert two.rent[0] == 7
    assert two.rent_with(0, 4, -1) == 7  # the cheapest of three is free (BAR-17)
    assert two.rent_with(0, -1, 1) == 4


def test_five_pawns_promise_more_to_who_can_refuse() -> None:
    text = (
        "players 3; round 7; since 6 0 0; bars karambole 0/0, sirena 0/0, octopus 0, pelican 1, lagoon 2/-; "
        "wallets {} 30000 30000; seat 1; bag 0 2"
    )
    rich, poor = (outlook(text.format(money)).shares[0] for money in (40000, 11000))
    assert rich > poor > 0.5


# Offers and answers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_an_announcement_weighs_as_much_as_the_best_envelope_after_it(seats: int) -> None:
    """The amount is looked for cleverly, and found as well as by trying all."""
    compared = 0
    for state in positions(seats, every=4):
        if state.task != TO_ACT:
            continue
        for text, weight in weights(state).items():
            code = GAME.encode(GAME.parse(text))
            if PARTNER <= code < TAKE_OVER or TAKE_OVER <= code < TAKE_OVER + 10:
                after = play(state, text)
                if after.seat == state.seat and after.round == state.round and after.task != TO_ACT:
                    assert weight == pytest.approx(max(by_amount(after).values()), abs=0.001)
                    compared += 1
    assert compared > 30


@pytest.mark.rule("BAR-42")
def test_bar_42_more_than_a_manager_can_match_forces_the_deal() -> None:
    """About to win with five pawns he would refuse whatever he can; 9000 against his 8000 he has to take."""
    text = (
        "players 3; round 6; since 5 0 0; bars barracuda 0/0, albatros 0/0, octopus 0, pelican 1, hammock 1, lagoon 2/2; "
        "wallets 8000+7f 40000+7f 30000+7f; seat 1; bag 0; drawn 2 1"
    )
    state = play(table(text), "takeover 1")
    assert best(play(state, *envelope(8000)), 0) == "refuse"
    found = by_amount(state)
    assert max(found, key=lambda amount: found[amount]) == 9
    assert best(table(text)).startswith("takeover")


def test_nobody_sells_the_fifth_pawn_to_a_rival_who_then_wins() -> None:
    text = (
        "players 3; round 6; bars karambole 0/-, octopus 1, hammock 1, sirena 1/1, lagoon 2/2; "
        "wallets 30000+7f 30000+7f 30000+7f; seat {}; bag 0"
    )
    offers = {who: play(table(text.format(who)), "partner 1", *envelope(12000)) for who in (1, 2)}
    assert best(offers[1], 0) == "refuse"
    assert best(offers[2], 0) == "accept"


def test_a_good_price_saves_from_ruin() -> None:
    text = (
        "players 3; round 5; bars karambole 0/-, octopus 0, hammock 1, lagoon 2/-; wallets 8000+7f 40000+7f 30000+7f; "
        "seat 1; bag 0 2; drawn 1"
    )
    assert best(play(table(text), "takeover 1", *envelope(8000)), 0) == "accept"


def test_a_free_place_is_better_than_another_rent() -> None:
    text = (
        "players 3; round 5; bars karambole 0/-, octopus 0, hammock 1, lagoon 2/-, sirena hidden, mistral hidden; "
        "wallets 20000+7f 20000+7f 20000+7f; seat 0; bag 1 2; drawn 0"
    )
    found = weights(table(text))
    assert found["partner 1"] > found["open 5"]


# Auctions and last orders ---------------------------------------------------------------------------------------------


def test_a_bar_that_would_ruin_is_bid_for_with_paper() -> None:
    text = f"{SIX_BARS}; wallets 18000+7f 9000+7f 20000+7f; seat 0; bag 1 2; drawn 0"
    state = play(table(text), "auction 1")
    filled = play(state, f"1 {best(state, 1)}")
    assert best(state, 1) == "fill 0 0 0 0"
    assert best(filled, 1) != "seal 7"


def test_the_seller_rather_takes_more_of_the_same() -> None:
    text = f"{SIX_BARS}; wallets 18000+7f 30000+7f 30000+7f; seat 0; bag 1 2; drawn 0"
    state = play(table(text), "auction 2", *envelope(1000, 1, 1), *envelope(9000, 0, 2))
    found = weights(state)
    assert found["take 2"] > found["take 1"]


@pytest.mark.rule("BAR-66")
def test_bar_66_last_order_is_called_by_who_needs_it() -> None:
    text = (
        "players 3; round 5; bars karambole 0/-, sirena 1/-, octopus 2; "
        "wallets {} 4000+3f 40000+7f; step call; seat -; bag 0 1 2"
    )
    assert best(table(text.format("4000+5f")), 0) == "call"
    assert best(table(text.format("40000+7f")), 0) == "decline"
    assert best(table(text.format("4000+5f")), 2) == "decline"


@pytest.mark.rule("BAR-69")
def test_bar_69_who_is_safe_stakes_a_fake_and_who_is_not_everything() -> None:
    text = "players 3; round 5; bars karambole 0/-, sirena 1/-, octopus 2; wallets 4000+5f 4000+3f 40000+7f"
    state = play(table(f"{text}; step call; seat -; bag 0 1 2"), "0 call")
    assert best(state, 2) == "fill 0 0 0 0"
    assert best(play(state, "2 fill 0 0 0 0"), 2) == "seal 1"
    assert best(state, 0) == "fill 0 0 2 0"


@pytest.mark.rule("BAR-86")
def test_bar_86_who_wins_when_drawn_stakes_nothing_to_be_drawn_soon() -> None:
    text = "players 3; round 5; since 4 0 0; bars karambole 0/0, sirena 0/0, octopus 0, pelican 1, hammock 2"
    calling = table(f"{text}; wallets 4000+5f 40000+3f 40000+7f; step call; seat -; bag 0 1 2")
    assert best(calling, 0) == "call"
    assert best(play(calling, "0 call"), 0) == "fill 0 0 0 0"


@pytest.mark.rule("BAR-66")
def test_bar_66_nobody_thinks_of_a_last_order_while_the_order_does_not_matter() -> None:
    text = "players 3; round 5; bars karambole 0/-, sirena 1/-, octopus 2; wallets {} 40000+3f 40000+7f; step call; seat -"
    calm, needy = (table(f"{text.format(wallet)}; bag 0 1 2") for wallet in ("20000+5f", "4000+5f"))
    assert [GAME.write(GAME.decode(code)) for code in HINTS.considered(calm, 1)] == ["decline"]
    assert len(HINTS.considered(needy, 1)) == 2
    assert {HINTS.drawn(calm, 1, seeded("calm", number)) for number in range(20)} == {DECLINE}


@pytest.mark.rule("BAR-74")
def test_bar_74_fakes_that_go_to_the_bank_are_missed_the_first_ones_most() -> None:
    text = "players 3; round 5; bars karambole 0/-, sirena 1/-, octopus 2; wallets 20000+{}f 20000+3f 20000+3f; seat 0"
    shares = [HINTS.shares(table(text.format(fakes)))[0] for fakes in (0, 1, 2, 6, 7)]
    assert shares == sorted(shares)
    assert shares[1] - shares[0] > 2 * (shares[4] - shares[3])


@pytest.mark.rule("BAR-74")
def test_bar_74_of_stakes_every_amount_is_considered_once_and_no_fake_too_many() -> None:
    text = "players 3; round 5; bars karambole 0/-, sirena 1/-, octopus 2; wallets 4000+5f 4000+3f 40000+7f"
    staking = play(table(f"{text}; step call; seat -; bag 0 1 2"), "0 call")
    bills = [GAME.decode(code) for code in HINTS.considered(staking, 2)]
    assert [action.worth for action in bills if isinstance(action, Fill)] == list(range(13))
    for fill, seal in (("0 0 0 0", "seal 1"), ("0 0 1 0", "seal 0")):
        state = play(staking, f"2 fill {fill}")
        codes = {HINTS.drawn(state, 2, seeded("stake", number)) for number in range(9)} | {*HINTS.considered(state, 2)}
        assert {GAME.write(GAME.decode(code)) for code in codes} == {seal}


@pytest.mark.rule("BAR-72")
def test_bar_72_who_cannot_pay_lives_longer_with_the_higher_stake() -> None:
    text = "players 3; round 5; bars karambole 0/-, sirena 1/-, octopus 2; wallets 4000+5f 4000+3f 40000+7f"
    calling = play(table(f"{text}; step call; seat -; bag 0 1 2"), "2 call", *envelope(0, 1, 2))
    low, high = (play(calling, *envelope(own, 1, 0), *envelope(2000, 1, 1)) for own in (1000, 3000))
    assert HINTS.shares(low)[0] < HINTS.shares(high)[0]


# Not to be read like a book -------------------------------------------------------------------------------------------


def test_amounts_bills_and_fakes_are_mixed() -> None:
    """The same decision, taken again and again."""
    state = play(table(THREE_BARS), "partner 1")
    assert {"fill 0 0 0 1", "fill 0 0 1 0"} <= choices(state)
    filled = play(state, "fill 0 0 1 0")
    assert len(choices(filled)) > 2
    assert "seal 7" not in choices(filled)  # one is kept for auctions and last orders


def choices(state: Barracuda) -> set[str]:
    view = GAME.view(state, int(state.turn()))
    return {GAME.write(GAME.decode(greedy(GAME, view, seeded("mix", number)))) for number in range(60)}


def test_of_all_bids_those_are_considered_that_have_most_10000s() -> None:
    bidding = play(table(SIX_BARS.replace("round 4", "round 4; seat 0; bag")), "auction 2")
    considered = HINTS.considered(bidding, 1)
    assert len(considered) < 300 < len(bidding.codes(1))
    assert set(considered) <= set(bidding.codes(1))
    texts = [GAME.write(GAME.decode(code)).split() for code in considered]
    amounts = [sum(value * int(count) for value, count in zip((10, 5, 2, 1), text[1:], strict=True)) for text in texts]
    assert set(amounts) == set(range(51))
    assert all(int(text[1]) == amount // 10 for text, amount in zip(texts, amounts, strict=True))
    rng = seeded("bids")
    assert {HINTS.drawn(bidding, 1, rng) for _ in range(200)} <= set(considered)
