"""Barracuda, rules F and G: sealed offers for a partner place or a whole bar."""

from __future__ import annotations

import pytest
from barracuda_table import (
    THREE_BARS,
    amounts,
    bank,
    bar,
    envelope,
    events,
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

# Case E03, seat by seat.
CROWDED = (
    "players 4; round 4; bars karambole 1/1, barracuda 1/2, lagoon 2/0, octopus 3; "
    "wallets 40000+7f 40000+7f 40000+7f 40000+7f; bag; seat "
)


def partner_offer(amount: int, fakes: int = 0) -> Barracuda:
    """Case E01: seat 1 offers seat 0 something to become partner in Karambole."""
    return play(table(THREE_BARS), "partner 1", *envelope(amount, fakes))


def take_over(amount: int, fakes: int = 0, text: str = THREE_BARS) -> Barracuda:
    return play(table(text), "takeover 1", *envelope(amount, fakes))


@pytest.mark.rule("BAR-37")
def test_bar_37_x4_any_offer_from_1000_to_12000_with_any_fakes() -> None:
    state = play(table(THREE_BARS), "partner 1")
    assert amounts(state) == [1000 * thousand for thousand in range(1, 13)]
    assert refused(state, "fill 1 0 1 1") == "BAR-37 too-much"
    assert refused(state, "fill 0 0 0 0") == "BAR-37 too-little"  # fakes alone
    filled = play(state, "fill 0 0 0 1")
    assert legal(filled) == {f"seal {fakes}" for fakes in range(8)}


@pytest.mark.rule("BAR-38")
def test_bar_38_e01_accepted_the_manager_keeps_everything() -> None:
    state = play(partner_offer(4000, 3), "0 accept")
    assert wallets(state)[:2] == ["24000+10f", "11000+4f"]
    assert bar(state, "karambole") == "0/1"
    assert hands(state) == [4, 3, 4]


@pytest.mark.rule("BAR-39")
@pytest.mark.rule("BAR-40")
@pytest.mark.rule("BAR-41")
def test_bar_39_to_41_e01_refused_both_amounts_go_to_the_bank_and_the_fakes_to_the_manager() -> None:
    offered = partner_offer(4000, 3)
    state = play(offered, "0 refuse")
    assert wallets(state)[:2] == ["16000+10f", "11000+4f"]
    assert bank(state) == "12000+0f"  # with the 4000 of rent that seat 2 has paid since
    assert (bar(state, "karambole"), hands(state)) == ("0/-", [4, 4, 4])
    assert int(state.seat) == 2


@pytest.mark.rule("BAR-42")
def test_bar_42_e02_who_cannot_match_a_partner_offer_must_accept() -> None:
    text = THREE_BARS.replace("20000", "5000")
    more = play(table(text), "partner 1", *envelope(6000))
    assert legal(more) == {"accept"}
    assert refused(more, "refuse") == "BAR-42 cannot-refuse"
    assert legal(play(table(text), "partner 1", *envelope(5000))) == {"accept", "refuse"}


@pytest.mark.rule("BAR-43")
def test_bar_43_a_partner_never_pays_again() -> None:
    state = play(partner_offer(4000), "0 accept")
    assert int(state.rent(1)) == 3  # Octopus only
    assert int(state.rent(0)) == 5


@pytest.mark.rule("BAR-44")
def test_bar_44_the_target_is_an_open_bar_of_somebody_else() -> None:
    state = table(THREE_BARS)
    assert refused(state, "takeover 2") == "BAR-44 own-bar"
    assert refused(state, "takeover 4") == "BAR-44 not-open"
    assert {text for text in legal(state) if text.startswith("takeover")} == {"takeover 1", "takeover 3"}


@pytest.mark.rule("BAR-45")
def test_bar_45_x5_at_least_the_rent_and_at_most_12000() -> None:
    text = "players 3; round 3; bars hammock 0, albatros 1/-; seat 0; bag 1"
    state = play(table(text), "takeover 2")
    assert amounts(state) == [1000 * thousand for thousand in range(4, 13)]
    assert refused(state, "fill 0 0 1 1") == "BAR-45 too-little"
    assert refused(state, "fill 1 0 1 1") == "BAR-45 too-much"
    assert refused(play(state, "fill 0 0 2 0"), "seal 3") == ""


@pytest.mark.rule("BAR-46")
def test_bar_46_accepted_the_bar_changes_hands() -> None:
    state = play(take_over(6000, 2), "0 accept")
    assert wallets(state)[:2] == ["26000+9f", "9000+5f"]
    assert (bar(state, "karambole"), hands(state)) == ("1/-", [5, 3, 4])


@pytest.mark.rule("BAR-47")
def test_bar_47_e03_a_partner_of_the_old_manager_or_of_a_third_player_leaves() -> None:
    state = play(table(f"{CROWDED}0"), "takeover 1", *envelope(5000), "1 accept")
    assert bar(state, "karambole") == "0/-"
    assert hands(state) == [3, 4, 3, 4]
    offered = play(table(f"{CROWDED}3"), "takeover 2", *envelope(6000))
    assert told(offered, "1 accept")[1] == "The partner of S2 leaves Barracuda."
    state = play(offered, "1 accept")
    assert (bar(state, "barracuda"), hands(state)) == ("3/-", [4, 3, 4, 3])


@pytest.mark.rule("BAR-48")
def test_bar_48_e03_a_partner_of_the_buyer_stays() -> None:
    state = play(table(f"{CROWDED}0"), "takeover 3", *envelope(4000), "2 accept")
    assert (bar(state, "lagoon"), hands(state)) == ("0/0", [3, 2, 4, 4])


@pytest.mark.rule("BAR-46")
@pytest.mark.rule("BAR-47")
@pytest.mark.rule("BAR-48")
def test_bar_46_to_48_e03_all_three_in_a_row() -> None:
    state = play(table(f"{CROWDED}0; bag 3; drawn 1 2 0".replace("; bag;", ";")), "takeover 1", *envelope(5000), "1 accept")
    state = play(state, "takeover 2", *envelope(6000), "1 accept")
    assert step(state) == "call"
    state.task, state.seat = table(f"{CROWDED}0").task, 0
    state = play(state, "takeover 3", *envelope(4000), "2 accept")
    assert [bar(state, name) for name in ("karambole", "barracuda", "lagoon")] == ["0/-", "3/-", "0/0"]
    assert hands(state) == [2, 5, 5, 3]


@pytest.mark.rule("BAR-49")
@pytest.mark.rule("BAR-50")
def test_bar_49_and_50_x6_refused_the_buyer_gains_the_amount_and_the_manager_keeps_the_fakes() -> None:
    text = "players 3; round 3; bars hammock 0, octopus 1, lagoon 2/-; wallets 20000+7f 15000+7f 50000+7f; seat 0; bag 2"
    state = play(table(text), "takeover 2", *envelope(6000, 2), "1 refuse")
    assert wallets(state)[:2] == ["26000+5f", "9000+9f"]
    assert bank(state) == "4000+0f"  # the rent of seat 2
    assert (bar(state, "octopus"), int(state.seat)) == ("1/-", 2)


@pytest.mark.rule("BAR-51")
def test_bar_51_e02_who_cannot_match_a_take_over_must_accept() -> None:
    text = THREE_BARS.replace("20000", "5000")
    forced = take_over(6000, text=text)
    assert legal(forced) == {"accept"}
    assert refused(forced, "refuse") == "BAR-51 cannot-refuse"
    state = play(take_over(5000, text=text), "0 refuse")
    assert wallet(state, 0) == "0+7f"


@pytest.mark.rule("BAR-52")
@pytest.mark.parametrize("announced", ["partner 1", "takeover 1"])
def test_bar_52_a_forced_acceptance_looks_like_a_free_one(announced: str) -> None:
    """The manager is asked in any case, and others read and see the same, whatever he owned."""
    seen, read = [], []
    for money in ("5000", "20000"):
        offered = play(table(THREE_BARS.replace("20000", money)), announced, *envelope(6000, 1))
        assert (step(offered), offered.acting()) == ("answer", [0])
        after = play(offered, "0 accept")
        read.append((told(offered, "0 accept", 2), told(offered, "0 accept"), told(offered, "0 accept", 1)))
        seen.append(
            [(view(after, chair).task, view(after, chair).managers, view(after, chair).hands) for chair in (None, 1, 2)]
        )
        assert after.luck_used() == offered.luck_used()
    assert read[0] == read[1]
    assert seen[0] == seen[1]


@pytest.mark.rule("BAR-83")
def test_bar_83_nothing_has_to_be_said_before_an_offer() -> None:
    state = play(table(THREE_BARS), "takeover 1")
    assert verbs(state) == {"fill"}
    assert [event.kind for event in events(state, "fill 0 1 0 0")] == ["fills"]
