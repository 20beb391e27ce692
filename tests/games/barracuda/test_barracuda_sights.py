"""What others see of an envelope, as values, texts and codes; and records of games that are not over."""

from __future__ import annotations

import pytest
from barracuda_table import GAME, SIX_BARS, BarracudaMatch, at_random, opened

from tablee.engine.match import placed
from tablee.engine.record import Line
from tablee.engine.state import NOBODY, NOTHING
from tablee.engine.values import Malformed
from tablee.games.barracuda.rules import sights
from tablee.games.barracuda.rules.covers import SIGHTS
from tablee.games.barracuda.rules.sights import (
    BidsCounted,
    BidsRead,
    HandedIn,
    Money,
    NobodyCalls,
    OfferCounted,
    OfferRead,
    StakesTurnedUp,
)

ALL = [
    (HandedIn(), "handed in"),
    (NobodyCalls(), "nobody calls"),
    (OfferCounted(5), "offer of 5 bills"),
    (OfferRead((0, 1, 2, 0, 3)), "offer of 0.1.2.0.3"),
    (StakesTurnedUp((Money(4, 2), Money(0, 1), Money(12, 35))), "stakes 4000+2f 0+1f 12000+35f"),
    (BidsCounted((None, 3, 0, None, 285)), "bids of - 3 0 - 285 bills"),
    (BidsRead((None, Money(250, 35), Money(0, 0))), "bids of - 250000+35f 0+0f"),
    (BidsRead((Money(5, 0), Money(1, 1), Money(0, 3), None, Money(30, 0))), "bids of 5000+0f 1000+1f 0+3f - 30000+0f"),
]
CALLING = f"{SIX_BARS}; step call; seat -; bag 0 1 2; wallets 30000+7f 30000+7f 30000+7f"
SELLING = f"{SIX_BARS}; seat 0; bag; wallets 30000+7f 30000+7f 30000+7f"


def lines(match: BarracudaMatch, chair: int | None) -> list[tuple[int, str]]:
    return [(line.seat, line.do or f"saw {line.saw}") for line in match.record(chair).lines]


@pytest.mark.parametrize(("sight", "text"), ALL)
def test_a_sight_is_a_value_a_text_and_a_code(sight: sights.Sight, text: str) -> None:
    assert sights.write(sight) == text
    assert sights.parse(text) == sight
    assert 0 <= sights.encode(sight) < SIGHTS
    assert sights.decode(sights.encode(sight)) == sight
    assert GAME.sight(GAME.sight_code(sight)) == sight


def test_no_text_is_both_an_action_and_a_sight() -> None:
    for _, text in ALL:
        with pytest.raises(Malformed):
            GAME.parse(text)
    for text in ("open 3", "fill 0 1 2 0", "seal 5", "take 2", "close", "decline", "call", "count", "done", "accept"):
        with pytest.raises(Malformed):
            sights.parse(text)


@pytest.mark.parametrize(
    "text",
    ["", "offer of 99 bills", "offer of 1.1.0.0.0", "offer of 1.1", "stakes", "stakes 13000+0f", "bids of 1+1f", "bids of"],
)
def test_what_is_no_sight_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        sights.parse(text)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whatever_is_seen_in_random_games_can_be_written_and_read(seats: int) -> None:
    for seed in range(4):
        for state in at_random(opened(seats, seed, bank_info="once"), seed):
            for seat in state.acting():
                for code in state.codes(seat)[:3]:
                    for observer in (NOBODY, *range(seats)):
                        seen = int(state.sight(seat, code, observer))
                        if seen != NOTHING:
                            sight = GAME.sight(seen)
                            assert GAME.sight_code(sight) == seen
                            assert GAME.parse_sight(GAME.write_sight(sight)) == sight


@pytest.mark.rule("BAR-100")
def test_bar_100_an_offer_in_a_record_means_the_same_to_everybody() -> None:
    """Five bills, three of them fakes: who counted them reads of five bills, and nobody of five fakes."""
    match = placed(GAME, SELLING).play(["takeover 4", "fill 0 0 2 0", "seal 3"])
    assert lines(match, 0) == [(0, "takeover 4"), (0, "fill 0 0 2 0"), (0, "seal 3")]
    assert lines(match, 1) == [(0, "takeover 4"), (0, "saw offer of 0.0.2.0.3")]
    assert lines(match, 2) == lines(match, None) == [(0, "takeover 4"), (0, "saw offer of 5 bills")]


@pytest.mark.rule("BAR-101")
def test_bar_101_ones_own_last_bid_stands_in_ones_record_as_it_was_made() -> None:
    match = placed(GAME, SELLING).play(["auction 2", "1: fill 0 0 1 1", "1: seal 2", "2: fill 0 1 0 0", "2: seal 1"])
    assert lines(match, 2) == [(0, "auction 2"), (1, "saw handed in"), (2, "fill 0 1 0 0"), (2, "seal 1")]
    assert lines(match, 1)[1:] == [(1, "fill 0 0 1 1"), (1, "seal 2"), (2, "saw bids of - 4 2 bills")]
    assert lines(match, 0)[1:] == [(1, "saw handed in"), (2, "saw bids of - 3000+2f 5000+1f")]


@pytest.mark.rule("BAR-71")
def test_bar_71_ones_own_last_stake_too() -> None:
    stakes = [f"{seat}: {what}" for seat in range(3) for what in (f"fill 0 0 {seat} 0", "seal 1")]
    match = placed(GAME, CALLING).play(["1: call", *stakes])
    assert lines(match, 2) == [(1, "call"), (0, "saw handed in"), (1, "saw handed in"), (2, "fill 0 0 2 0"), (2, "seal 1")]
    assert lines(match, None)[-1] == (2, "saw stakes 0+1f 2000+1f 4000+1f")


@pytest.mark.rule("BAR-68")
def test_bar_68_the_record_of_a_running_game_names_nobody_who_declined() -> None:
    """Not even the last, whom the time would tell; everybody knows what they said themselves."""
    match = placed(GAME, CALLING)
    for seat, at in ((2, 10.0), (0, 20.0), (1, 30.0)):
        match.do("decline", seat, at)
    assert match.record(None).lines == ()
    for seat, at in ((2, 10.0), (0, 20.0), (1, 30.0)):
        assert match.record(seat).lines == (Line(seat, "decline", at),)
    assert all(match.moves[-1].noticed_by(chair) for chair in (None, 0, 1, 2))  # for the round begins


@pytest.mark.rule("BAR-81")
def test_bar_81_what_is_not_handed_over_can_be_taken_back_whatever_others_do() -> None:
    for start, opening in ((SELLING, "auction 2"), (CALLING, "0: call")):
        match = placed(GAME, start).play([opening, "1: fill 0 1 0 0", "2: fill 0 0 1 0", "2: seal 1"])
        assert match.can_undo(1)
        assert not match.can_undo(2)
        match.undo(1)
        assert GAME.view(match.state, 1).piles[1] == (0,) * 5
        assert GAME.view(match.state, 2).piles[2] == (0, 0, 1, 0, 1)
        match.play(["1: fill 0 0 0 3", "1: seal 0"])
        assert not match.can_undo(1)
