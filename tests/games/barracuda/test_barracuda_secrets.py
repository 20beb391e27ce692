"""Barracuda, rules L: who sees what, moment by moment."""

from __future__ import annotations

import pytest
from barracuda_table import (
    GAME,
    NO_WAY_OUT,
    SIX_BARS,
    THREE_BARS,
    at_random,
    bills,
    drawn,
    envelope,
    imagined,
    legal,
    opened,
    play,
    refused,
    table,
    told,
    view,
)

from tablee.engine.luck import seeded
from tablee.games.barracuda.rules.envelopes import OVER
from tablee.lab.surface import received


def offered(announced: str = "partner 1", amount: int = 4000, fakes: int = 3) -> str:
    return GAME.position(play(table(THREE_BARS), announced, *envelope(amount, fakes)))


@pytest.mark.rule("BAR-98")
def test_bar_98_what_a_seat_always_sees() -> None:
    seen = view(table(THREE_BARS), 0)
    assert seen.wallets[0] == (2, 0, 0, 0, 7)
    assert seen.bars[:4] == (1, 7, 5, None)
    assert (seen.managers[:3], seen.partners[:3]) == ((0, 1, 2), (-1, -1, -1))
    assert (seen.hands, seen.bag) == ((4, 4, 4), (2,))
    assert told(table(THREE_BARS), "open 4", 0)


@pytest.mark.rule("BAR-99")
def test_bar_99_nobody_sees_anothers_bills_their_sum_or_number() -> None:
    """Wallets that deals unseen by the chair made different look the same to it."""
    one = play(table(offered("takeover 1", 5000, 1)), "0 accept")
    other = play(table(offered("takeover 1", 12000, 4)), "0 accept")
    deals = "accepted 1 0 5000 {} {} {} 20000+7f 15000+7f 50000+7f"
    rich, poor = (
        THREE_BARS.replace("20000+7f 15000+7f", wallets) + "; deals " + deals.format(*deal)
        for wallets, deal in (("26000+8f 9000+6f", (6000, 2, 1)), ("32000+7f 3000+7f", (12000, 3, 0)))
    )
    assert view(table(rich), 2) == view(table(poor), 2)
    assert view(one, 2).wallets[:2] == view(other, 2).wallets[:2] == (None, None)


@pytest.mark.rule("BAR-100")
def test_bar_100_e16_an_offer_is_counted_by_all_and_read_by_two() -> None:
    state = table(offered())
    assert [view(state, chair).pile_sizes[1] for chair in (None, 0, 1, 2)] == [5, 5, 5, 5]
    assert [view(state, chair).piles[1] for chair in (None, 0, 1, 2)] == [None, (0, 0, 2, 0, 3), (0, 0, 2, 0, 3), None]
    filled = play(table(THREE_BARS), "partner 1", "fill 0 0 2 0")
    assert told(filled, "seal 3", 2) == ["S1 offers S0 5 bills to become partner in Karambole."]
    assert told(filled, "seal 3", 0)[1] == "Envelope of S1: 2 × 2000 and 3 fakes, in all 4000."


@pytest.mark.rule("BAR-100")
def test_bar_100_while_it_is_filled_others_see_nothing() -> None:
    before, after = play(table(THREE_BARS), "partner 1"), play(table(THREE_BARS), "partner 1", "fill 0 0 2 0")
    assert view(before, 0) == view(after, 0)
    assert view(before, 2) == view(after, 2)
    assert told(before, "fill 0 0 2 0", 0) == []
    assert told(before, "fill 0 0 2 0", 1) == ["You put 2 × 2000 into the envelope."]
    assert {before.sight(1, GAME.encode(GAME.parse(fill)), 0) for fill in legal(before)} == {before.sight(1, 1000, 0)}


@pytest.mark.rule("BAR-100")
def test_bar_100_e16_the_page_of_an_onlooker_contains_no_amount() -> None:
    """Two offers of as many bills give the same bytes, whatever is in them and whatever comes of it."""
    one, other = table(offered(amount=4000, fakes=3)), table(offered(amount=7000, fakes=3))
    for chair in (2, None):
        assert received(GAME, view(one, chair)) == received(GAME, view(other, chair))
    refusals = play(one, "0 refuse"), play(other, "0 refuse")
    assert received(GAME, view(refusals[0], 1)) != received(GAME, view(refusals[1], 1))
    assert received(GAME, view(refusals[0], None)) == received(GAME, view(refusals[1], None))
    assert told(one, "0 refuse", 2)[0] == "S0 refuses S1."
    assert "4000" in told(one, "0 refuse", 1)[1]


@pytest.mark.rule("BAR-101")
def test_bar_101_of_bids_only_ready_marks_show_until_all_are_in() -> None:
    state = play(drawn(f"{SIX_BARS}; wallets 18000+7f 9000+7f 20000+7f", 0), "auction 1")
    one, other = play(state, *envelope(1000, 1, 1)), play(state, *envelope(9000, 7, 1))
    for chair in (None, 0, 2):
        assert view(one, chair) == view(other, chair)
        assert view(one, chair).ready == (False, True, False)
    assert told(play(state, "1 fill 0 0 0 1"), "1 seal 1", 0) == ["S1 has made a bid."]
    assert view(play(one, *envelope(0, 1, 2)), 0) != view(play(other, *envelope(0, 1, 2)), 0)


@pytest.mark.rule("BAR-101")
def test_bar_101_stakes_too() -> None:
    state = play(table(f"{SIX_BARS}; step call; seat -; bag 0 1 2"), "1 call")
    one, other = play(state, *envelope(1000, 1, 1)), play(state, *envelope(9000, 7, 1))
    for chair in (None, 0, 2):
        assert view(one, chair) == view(other, chair)
    assert view(one, 1).piles[1] == (0, 0, 0, 1, 1)
    assert told(play(state, "1 fill 0 0 0 1"), "1 seal 1", 0) == ["S1 has staked."]


@pytest.mark.rule("BAR-102")
def test_bar_102_the_answer_is_public_and_the_amount_is_not() -> None:
    state = table(offered())
    for text, said in (("0 accept", "S0 accepts: S1 is partner in Karambole."), ("0 refuse", "S0 refuses S1.")):
        assert told(state, text)[0] == said
        assert not any("4000" in line for line in [*told(state, text)[:1], told(state, text, 2)[0]])
        deal = view(play(state, text), 2).deals[-1]
        assert (deal.bills, deal.amount, deal.real_bills) == (5, None, None)
        assert view(play(state, text), 1).deals[-1].amount == 4
    assert view(play(state, "0 refuse"), 2).bank is None


@pytest.mark.rule("BAR-103")
def test_bar_103_rents_fees_and_stakes_are_public() -> None:
    state = drawn(f"{SIX_BARS}; wallets 18000+7f 9000+7f 20000+7f", 0)
    assert view(state, 2).public_real[0] == 10
    state = play(state, "auction 1", *envelope(0, 1, 1), *envelope(0, 1, 2))
    assert "pays 1000 to the bank" in told(state, "close")[0]
    assert view(play(state, "close"), 2).public_real[0] == 9


@pytest.mark.rule("BAR-104")
def test_bar_104_changing_money_is_not_shown() -> None:
    """The same money in other bills looks the same to others, and nothing is said."""
    text = THREE_BARS.replace("20000+7f", "{}")
    one, other = table(text.format("2.0.0.0.7")), table(text.format("0.0.0.20.7"))
    assert view(one, 1) == view(other, 1)
    changed = table(text.format("1.0.5.0.7").replace("seat 1; bag 2; drawn 0 1", "seat 0; bag 2; drawn 1 0"))
    assert told(play(changed, "takeover 2"), "fill 0 1 0 0") == []


@pytest.mark.rule("BAR-105")
def test_bar_105_the_bank_is_not_shown_unless_the_option_is_open() -> None:
    for info, expected in (("uncounted", None), ("once", None), ("open", 0)):
        state = opened(3, bank_info=info)
        assert [view(state, chair).bank for chair in (None, 0)] == [expected, expected]
    assert refused(opened(3), "count") == refused(opened(3, bank_info="open"), "count") == "BAR-105 no-counting"


@pytest.mark.rule("BAR-106")
def test_bar_106_at_the_end_nothing_is_hidden() -> None:
    state = drawn(f"{NO_WAY_OUT}; wallets 7000+7f 30000+7f 12000+7f", 0)
    seen = view(state, None)
    assert seen.wallets == tuple(bills(state, seat) for seat in range(3))
    assert seen.bank == 0
    assert None not in seen.bars
    assert seen.ranks == (3, 1, 2)
    assert GAME.position(imagined(seen, seeded("end"))) == GAME.position(state)


@pytest.mark.rule("BAR-107")
def test_bar_107_spectators_see_what_an_uninvolved_seat_sees_without_a_wallet() -> None:
    state = table(offered())
    spectator, third = view(state, None), view(state, 2)
    assert spectator.wallets == (None, None, None)
    for name in ("bars", "managers", "partners", "hands", "bag", "drawn", "pile_sizes", "piles", "deals", "public_real"):
        hidden = getattr(spectator, name) if name != "piles" else spectator.piles[:2]
        assert hidden == (getattr(third, name) if name != "piles" else third.piles[:2])


@pytest.mark.rule("BAR-108")
def test_bar_108_everybody_may_count_the_bank_once_whenever_it_is_awaited() -> None:
    money = "wallets 30000+5f 30000+5f 30000+5f; bank 33000+4f"
    text = f"{SIX_BARS}; bank_info once; {money}; step call; seat -; bag 0 1 2"
    state = table(text)
    after = play(state, "1 count")
    assert view(after, 1).look is not None
    assert view(after, 1).look.bank == 33  # type: ignore[union-attr]
    assert told(state, "1 count", 1)[1] == "33000 lie in the bank."
    assert told(state, "1 count", 0) == ["S1 counts the bank."]
    assert view(after, 0).look is None
    assert view(after, 0).looked == (-1, 0, -1)
    assert refused(after, "1 count") == "BAR-108 counted"
    assert after.acting() == state.acting()
    assert after.secrets_opened() > state.secrets_opened()


@pytest.mark.rule("BAR-108")
def test_bar_108_at_every_kind_of_decision() -> None:
    auction = play(drawn(f"{SIX_BARS}; bank_info once; wallets 18000+7f 9000+7f 20000+7f", 0), "auction 1")
    picking = play(auction, *envelope(0, 1, 1), *envelope(0, 1, 2))
    states = [auction, picking]
    for seed in range(4):
        states += [state.copy() for state in at_random(opened(4, seed, bank_info="once"), seed)]
    asked = set()
    for state in states:
        for seat in state.acting():
            fresh = view(state, seat).looked[seat] == -1
            assert ("count" in legal(state, seat)) == fresh
            if fresh:
                asked.add(int(state.task))
    assert asked == set(range(OVER))
