"""Barracuda, rules D and E: what can be done in a turn, and opening bars."""

from __future__ import annotations

import pytest
from barracuda_table import (
    NO_WAY_OUT,
    SIX_BARS,
    THREE_BARS,
    bar,
    drawn,
    envelope,
    hands,
    legal,
    opened,
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


@pytest.mark.rule("BAR-24")
def test_bar_24_one_action_and_then_the_next_player() -> None:
    state = play(table(THREE_BARS), "open 4")
    assert int(state.seat) == 2
    assert refused(state, "1 open 5") == "BAR-10 not-your-turn"
    assert refused(table(THREE_BARS), "1 seal 1") == "BAR-24 first-act"


@pytest.mark.rule("BAR-25")
def test_bar_25_nobody_passes_while_an_action_is_possible() -> None:
    assert refused(table(THREE_BARS), "done") == "BAR-25 no-passing"
    state = drawn(f"{NO_WAY_OUT}; wallets 11000+7f 30000+7f 12000+7f", 0)  # E06: 3000 left
    assert legal(state) == {"takeover 5"}
    state = play(state, "takeover 5")
    assert {text.split()[0] for text in legal(state)} == {"fill"}


@pytest.mark.rule("BAR-26")
def test_bar_26_announced_to_all_before_any_money_and_binding() -> None:
    state = table(THREE_BARS)
    assert told(state, "takeover 1") == ["S1 wants to take over Karambole from S0."]
    announced = play(state, "takeover 1")
    assert (view(announced, None).target, view(announced, None).buying) == (0, True)
    assert refused(announced, "partner 1") == refused(announced, "open 5") == "BAR-26 first-offer"
    assert announced.secrets_opened() > state.secrets_opened()  # so it cannot be taken back


@pytest.mark.rule("BAR-27")
def test_bar_27_only_what_can_be_paid_may_be_announced() -> None:
    poor = table(THREE_BARS.replace("15000", "3000"))
    assert refused(poor, "takeover 1") == refused(poor, "takeover 3") == "BAR-27 cannot-offer"
    assert refused(poor, "partner 1") == ""
    broke = table(THREE_BARS.replace("15000", "0"))
    assert refused(broke, "partner 1") == "BAR-27 cannot-offer"
    assert verbs(broke) == {"open"}


@pytest.mark.rule("BAR-28")
def test_bar_28_without_a_pawn_in_hand_nothing_can_be_entered() -> None:
    state = table(
        "players 3; round 3; bars karambole 0/0, octopus 0, pelican 0, barracuda 0/-, lagoon 1/-; "
        "since 3 0 0; seat 0; bag 1 2; drawn 0"
    )
    for text in ("open 7", "partner 4", "partner 5", "takeover 5"):
        assert refused(state, text) == "BAR-28 no-pawn"


@pytest.mark.rule("BAR-29")
def test_bar_29_e09_who_has_no_pawn_in_any_bar_must_open() -> None:
    text = "players 4; round 3; bars karambole 1/-, octopus 2, lagoon 3/-; wallets 40000+7f 9000+7f 9000+7f 9000+7f"
    state = table(f"{text}; seat 0; bag 1")
    assert verbs(state) == {"open"}
    assert refused(state, "partner 1") == refused(state, "takeover 2") == "BAR-29 must-open"


@pytest.mark.rule("BAR-29")
def test_bar_29_e09_where_no_bar_may_be_opened_all_other_actions_are_possible() -> None:
    state = table(
        "players 3; round 3; bars karambole 1/-, octopus 1, lagoon 2/1, hammock 2, sirena 1/-, mistral 2; seat 0; bag 1"
    )
    assert legal(state) == {"partner 1", "partner 5", *(f"takeover {slot}" for slot in range(1, 7))}


@pytest.mark.rule("BAR-30")
def test_bar_30_the_bar_is_turned_up_and_gets_its_manager() -> None:
    state = table("players 3; round 1; bars hammock hidden, sirena hidden; seat 2; bag 0 1; drawn 2")
    assert told(state, "open 2")[:1] == ["S2 opens Sirena: rent 5000, with room for a partner."]
    assert told(state, "open 1")[:1] == ["S2 opens Hammock: rent 2000, a manager only."]
    after = play(state, "open 2")
    assert bar(after, "sirena") == "2/-"
    assert hands(after) == [5, 5, 4]
    assert view(after, None).bars[:2] == (None, 2)
    assert refused(after, "open 2") == "BAR-30 open-already"


@pytest.mark.rule("BAR-31")
@pytest.mark.parametrize(("seats", "limit"), [(3, 6), (4, 8), (5, 10)])
def test_bar_31_no_more_open_bars_than_the_limit(seats: int, limit: int) -> None:
    names = ["hammock", "octopus", "banana", "pelican", "flamingo", "mistral"]
    pairs = ["karambole", "sirena", "sundowner", "albatros"]
    laid = [f"{name} {k % 2}" for k, name in enumerate(names[:5])] + [f"{name} {k % 2}/-" for k, name in enumerate(pairs)]

    def bars(count: int) -> str:
        return ", ".join(laid[:count])

    full = table(f"players {seats}; round 3; bars {bars(limit - 1)}; seat 2; bag 0")
    assert verbs(full) == {"open"}
    if limit < 10:
        over = table(f"players {seats}; round 3; bars {bars(limit)}; seat 2; bag 0")
        assert "open" not in verbs(over)
        assert refused(over, f"open {limit + 1}") == "BAR-31 open-limit"


@pytest.mark.rule("BAR-31")
def test_bar_31_e17_three_players_open_three_bars_and_three_more() -> None:
    state = opened(3)
    for _ in range(3):
        state = play(state, min(legal(state)))
    assert int(state.open_bars()) == 3
    assert refused(table(f"{SIX_BARS}; seat 1; bag 0"), "open 7") == "BAR-31 open-limit"


@pytest.mark.rule("BAR-32")
def test_bar_32_e05_a_bar_closed_again_makes_room() -> None:
    state = drawn(f"{SIX_BARS}; wallets 18000+7f 9000+7f 9000+7f", 0)
    assert refused(state, "open 7") == "BAR-31 open-limit"
    state.bag = 2  # seat 1 still has to play
    state = play(state, "auction 1", *envelope(0, 1, 1), *envelope(0, 1, 2), "close")
    assert (int(state.seat), refused(state, "open 7"), refused(state, "open 1")) == (1, "", "")


@pytest.mark.rule("BAR-33")
def test_bar_33_opening_costs_nothing() -> None:
    before = table(THREE_BARS)
    after = play(before, "open 4")
    assert wallet(after, 1) == wallet(before, 1)
    assert wallets(after)[0] == "20000+7f"


@pytest.mark.rule("BAR-34")
def test_bar_34_a_bar_closed_again_stays_known() -> None:
    state = table("players 3; round 3; bars karambole 0/-, octopus 1, lagoon 2/-, pelican closed; seat 1; bag 2")
    seen = view(state, 2)
    assert (seen.bars[3], seen.bars[4]) == (9, None)
    after = play(state, "open 4")
    assert bar(after, "pelican") == "1/-"


@pytest.mark.rule("BAR-35")
def test_bar_35_partners_need_an_open_bar_with_a_free_place() -> None:
    state = table("players 3; round 3; bars karambole 0/2, octopus 0, lagoon 2/-, sirena closed; seat 1; bag 2")
    state.hands[1] = 4  # so that it need not open
    assert refused(state, "partner 1") == "BAR-35 place-taken"
    assert refused(state, "partner 2") == "BAR-35 one-place"
    assert refused(state, "partner 4") == refused(state, "partner 5") == "BAR-35 not-open"
    assert refused(state, "partner 3") == ""


@pytest.mark.rule("BAR-36")
def test_bar_36_in_ones_own_bar_a_partner_is_free_and_cannot_be_refused() -> None:
    state = table(THREE_BARS.replace("seat 1; bag 2; drawn 0 1", "seat 0; bag 2; drawn 1 0"))
    after = play(state, "partner 1")
    assert bar(after, "karambole") == "0/0"
    assert (wallets(after)[0], hands(after)[0], int(after.seat)) == ("20000+7f", 3, 2)


@pytest.mark.rule("BAR-36")
def test_bar_36_e07_a_free_place_of_ones_own_saves_a_penniless_player() -> None:
    state = drawn(NO_WAY_OUT.replace("karambole 0/1", "karambole 0/-") + "; wallets 8000+7f 30000+7f 12000+7f", 0)
    assert (wallet(state, 0), legal(state)) == ("0+7f", {"partner 1"})
    after = play(state, "partner 1")
    assert (bar(after, "karambole"), step(after)) == ("0/0", "call")  # X9


@pytest.mark.rule("BAR-33")
def test_bar_33_e08_a_closed_bar_saves_a_penniless_player() -> None:
    state = drawn(NO_WAY_OUT.replace("mistral 2", "mistral closed") + "; wallets 8000+7f 30000+7f 12000+7f", 0)
    assert wallet(state, 0) == "0+7f"
    assert legal(state) == {f"open {slot}" for slot in (6, 7, 8, 9, 10)}
