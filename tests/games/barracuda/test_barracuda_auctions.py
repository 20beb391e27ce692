"""Barracuda, rules H: auctions and closings."""

from __future__ import annotations

import pytest
from barracuda_table import (
    SIX_BARS,
    amounts,
    bank,
    bar,
    drawn,
    envelope,
    hands,
    legal,
    play,
    refused,
    step,
    table,
    told,
    verbs,
    view,
    wallet,
    wallets,
)

from tablee.games.barracuda.rules.state import Barracuda

BROKE = f"{SIX_BARS}; wallets 8000+7f 9000+7f 20000+7f"  # case E04
RICH = f"{SIX_BARS}; wallets 18000+7f 9000+7f 20000+7f"  # case E05


def two_bids(text: str, *more: str) -> Barracuda:
    """Seat 0 auctions Karambole, seat 1 bids three fakes, seat 2 bids 2000 and a fake."""
    return play(drawn(text, 0), "auction 1", *envelope(0, 3, 1), *envelope(2000, 1, 2), *more)


@pytest.mark.rule("BAR-53")
@pytest.mark.rule("BAR-110")
def test_bar_53_x7_who_manages_three_bars_may_auction_any_of_them() -> None:
    state = table("players 3; round 3; bars octopus 0, banana 0, barracuda 0/-, lagoon 1/0, hammock 2; seat 0; bag 1")
    assert {text for text in legal(state) if text.startswith("auction")} == {"auction 1", "auction 2", "auction 3"}
    assert refused(state, "auction 4") == refused(state, "auction 5") == "BAR-53 not-your-bar"
    assert int(state.rent(0)) == 9
    state = play(state, "auction 3", *envelope(0, 1, 1), *envelope(0, 1, 2), "take 2")
    assert int(state.rent(0)) == 6


@pytest.mark.rule("BAR-53")
@pytest.mark.rule("BAR-110")
def test_bar_53_two_bars_and_a_partner_in_one_of_them_are_not_three() -> None:
    state = table("players 3; round 3; bars octopus 0, barracuda 0/0, lagoon 1/0; seat 0; bag 1")
    assert refused(state, "auction 1") == "BAR-53 too-few-bars"


@pytest.mark.rule("BAR-54")
def test_bar_54_the_sellers_pawn_leaves_before_the_bids() -> None:
    state = play(drawn(BROKE, 0), "auction 1")
    assert (bar(state, "karambole"), hands(state)) == ("-/2", [3, 3, 3])
    assert step(state) == "bid"


@pytest.mark.rule("BAR-55")
@pytest.mark.rule("BAR-61")
@pytest.mark.rule("BAR-62")
def test_bar_55_e04_the_partner_stays_the_seller_keeps_the_bid_and_the_other_bid_goes_back() -> None:
    state = two_bids(BROKE, "take 1")
    assert bar(state, "karambole") == "1/2"
    assert wallets(state) == ["0+10f", "9000+4f", "20000+7f"]
    assert hands(state) == [3, 2, 3]


@pytest.mark.rule("BAR-55")
def test_bar_55_a_partner_of_the_seller_stays_too() -> None:
    state = drawn(BROKE.replace("karambole 0/2", "karambole 0/0"), 0)
    state = play(state, "auction 1", *envelope(0, 3, 1), *envelope(2000, 1, 2), "take 2")
    assert bar(state, "karambole") == "2/0"


@pytest.mark.rule("BAR-56")
def test_bar_56_everybody_else_must_bid_one_bill_and_a_fake_is_enough() -> None:
    state = play(drawn(BROKE, 0), "auction 1")
    assert state.acting() == [1, 2]
    assert amounts(state, 1) == [1000 * thousand for thousand in range(10)]
    empty = play(state, "1 fill 0 0 0 0")
    assert "seal 0" not in legal(empty, 1)
    assert refused(empty, "1 seal 0") == "BAR-56 one-bill"
    assert refused(empty, "1 seal 1") == ""
    assert refused(state, "1 seal 1") == "BAR-75 fill-first"


@pytest.mark.rule("BAR-56")
def test_bar_56_without_fakes_a_real_bill_has_to_be_bid() -> None:
    state = play(drawn(f"{SIX_BARS}; wallets 8000+7f 9000+0f 20000+7f", 0), "auction 1")
    assert refused(state, "1 fill 0 0 0 0") == "BAR-56 no-fakes-left"
    assert refused(state, "1 fill 0 0 0 1") == ""


@pytest.mark.rule("BAR-57")
def test_bar_57_who_has_no_pawn_in_hand_does_not_bid() -> None:
    text = (
        "players 3; round 4; bars octopus 0, pelican 0, hammock 0, karambole 1/1, lagoon 1/1, flamingo 1; "
        "wallets 9000+7f 9000+7f 9000+7f; since 0 4 0; seat 0; bag 2"
    )
    state = play(table(text), "auction 1")
    assert state.acting() == [2]
    assert refused(state, "1 fill 0 0 0 0") == "BAR-57 no-pawn-to-bid"
    assert refused(state, "0 take 2") == "BAR-60 bids-first"


@pytest.mark.rule("BAR-58")
def test_bar_58_who_has_no_bill_does_not_bid_and_that_shows_only_when_all_bids_are_in() -> None:
    state = play(drawn(f"{SIX_BARS}; wallets 8000+7f 0+0f 20000+7f", 0), "auction 1")
    assert state.acting() == [1, 2]
    assert legal(state, 1) == {"fill 0 0 0 0"}
    state = play(state, "1 fill 0 0 0 0")
    assert legal(state, 1) == {"seal 0"}
    state = play(state, "1 seal 0")
    assert view(state, 2).pile_sizes[1] is None
    assert told(play(state, "2 fill 0 0 0 0"), "2 seal 2")[1:] == [
        "S1 has no bill and does not bid.",
        "Bid of S2: 2 bills.",
    ]
    state = play(state, *envelope(0, 2, 2))
    assert legal(state) == {"take 2"}
    assert refused(state, "take 1") == "BAR-60 no-such-bid"


@pytest.mark.rule("BAR-59")
def test_bar_59_only_the_wallet_limits_a_bid() -> None:
    state = play(drawn(f"{SIX_BARS}; wallets 8000+7f 9000+7f 37000+7f", 0), "auction 1")
    assert amounts(state, 2) == [1000 * thousand for thousand in range(38)]
    assert refused(state, "2 fill 3 1 1 0") == ""
    assert refused(state, "2 fill 3 1 1 1") == "BAR-75 not-enough"


@pytest.mark.rule("BAR-60")
def test_bar_60_e18_the_seller_takes_any_bid_or_none() -> None:
    state = play(drawn(RICH, 0), "auction 1", *envelope(5000, 0, 1), *envelope(1000, 4, 2))
    assert legal(state) == {"take 1", "take 2", "close"}
    assert view(state, 0).piles[1:] == ((0, 1, 0, 0, 0), (0, 0, 0, 1, 4))
    assert bar(play(state, "take 2"), "karambole") == "2/2"


@pytest.mark.rule("BAR-60")
def test_bar_60_nobody_else_sees_the_bids() -> None:
    state = play(drawn(RICH, 0), "auction 1", *envelope(5000, 0, 1), *envelope(1000, 4, 2))
    assert (view(state, 1).piles[2], view(state, 2).piles[1], view(state, None).piles[1]) == (None, None, None)
    assert view(state, None).pile_sizes[1:] == (1, 5)


@pytest.mark.rule("BAR-63")
def test_bar_63_e05_no_bid_taken_the_bar_is_closed() -> None:
    state = two_bids(RICH, "close")
    assert wallets(state) == ["9000+7f", "9000+7f", "20000+7f"]
    assert bank(state) == "9000+0f"
    assert bar(state, "karambole") == "closed"
    assert hands(state) == [3, 3, 4]
    assert int(state.open_bars()) == 5
    assert told(two_bids(RICH), "close")[:2] == [
        "S0 closes Karambole and pays 1000 to the bank.",
        "The partner of S2 leaves Karambole.",
    ]


@pytest.mark.rule("BAR-64")
def test_bar_64_e04_who_cannot_pay_the_fee_must_take_a_bid() -> None:
    state = two_bids(BROKE)
    assert wallet(state, 0) == "0+7f"
    assert legal(state) == {"take 1", "take 2"}
    assert refused(state, "close") == "BAR-64 cannot-close"


@pytest.mark.rule("BAR-65")
def test_bar_65_with_nobody_able_to_bid_an_auction_is_the_closing_of_the_bar() -> None:
    """Who has no bill hands in nothing, so that it shows only when all are in (BAR-58)."""
    text = f"{SIX_BARS.replace('round 4', 'round 4; seat 0; bag')}; wallets 9000+7f 0+0f 0+0f"
    state = play(table(text), "auction 2", *envelope(0, 0, 1), *envelope(0, 0, 2))
    assert legal(state) == {"close"}
    after = play(state, "close")
    assert (bar(after, "octopus"), wallet(after, 0), step(after)) == ("closed", "8000+7f", "call")


@pytest.mark.rule("BAR-65")
def test_bar_65_it_takes_1000_or_somebody_who_bids() -> None:
    text = f"{SIX_BARS.replace('round 4', 'round 4; seat 0; bag 1')}; wallets 0+7f"
    assert refused(table(f"{text} 0+0f 0+1f"), "auction 1") == ""
    nobody = table(f"{text.replace('0+7f', '1000+0f')} 0+0f 0+0f")
    assert "auction 1" in legal(nobody)
    closing = play(nobody, "auction 1", *envelope(0, 0, 1), *envelope(0, 0, 2))
    assert legal(closing) == {"close"}
    broke = table(f"{text.replace('karambole 0/2', 'karambole 0/-')} 0+0f 0+0f")
    assert refused(broke, "auction 1") == "BAR-65 nobody-bids"
    assert verbs(broke) == {"partner"}


@pytest.mark.rule("BAR-65")
def test_bar_65_what_a_seller_may_do_tells_the_seller_alone_that_somebody_can_bid() -> None:
    text = f"{SIX_BARS.replace('round 4', 'round 4; seat 0; bag 1')}; wallets 0+7f"
    assert view(table(f"{text} 0+0f 0+1f"), 0).somebody_bids is True
    assert view(table(f"{text} 0+0f 0+1f"), 1).somebody_bids is None
    assert view(table(f"{text.replace('0+7f', '1000+7f')} 0+0f 0+1f"), 0).somebody_bids is None
