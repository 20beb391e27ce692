"""Phase 1 of Agora: a card from the left neighbour."""

from __future__ import annotations

from collections import Counter

import pytest
from agora_tools import Loaded, at, do, legal, refusal, rule, seen

from tablee.engine.luck import seeded
from tablee.games.agora import GAME
from tablee.games.agora.rules.city import card_name, members
from tablee.games.agora.rules.state import Agora

HANDS = "hand0 CV1 EX5 GR2 GR4 NB3a; hand1 EX2 SM1 SM4 HG3b SA5; hand2 CV4 LC2 LC3a MT1 MT5"


def ax_04() -> Agora:
    return at(f"players 3; holder 0; {HANDS}")


def hand(state: Agora, seat: int) -> set[str]:
    return {card_name(card) for card in members(int(state.hands[seat]))}


def sizes(state: Agora) -> list[int]:
    return [len(hand(state, seat)) for seat in range(3)]


@pytest.mark.rule("AGO-16", "AGO-17", "AGO-19", "AGO-20", "AGO-21")
def test_ago_16_ax_04_one_after_the_other_from_the_left() -> None:
    state = ax_04()
    state.dice = Loaded(1, 1)
    assert legal(state) == {"take EX", "take SM", "take HG", "take SA"}
    assert {rule(state, f"take {code}") for code in ("GR", "CV")} == {"AGO-17"}
    first = do(state, "take SM")
    assert sizes(first) == [6, 4, 5]
    assert "SM4" in hand(first, 0)
    second = do(first, "take LC")
    assert sizes(second) == [6, 5, 4]
    assert "LC3a" in hand(second, 1)
    assert legal(second) == {"take CV", "take EX", "take GR", "take NB", "take SM"}
    third = do(second, "take SM")
    assert sizes(third) == [5, 5, 5]
    assert "SM4" in hand(third, 2)
    assert third.luck_used() == second.luck_used()  # the only one of its back


@pytest.mark.rule("AGO-16")
def test_ago_16_nobody_takes_twice() -> None:
    state = do(ax_04(), "take SA", "take MT")
    assert rule(state, "take EX", 1) == "AGO-11"
    state = do(state, "take CV")
    assert refusal(state, "take EX").rule == "AGO-23"


@pytest.mark.rule("AGO-18")
def test_ago_18_one_of_several_equal_backs_is_taken_by_lot() -> None:
    taken: Counter[str] = Counter()
    for n in range(400):
        state = ax_04()
        state.dice = seeded("lot", n)
        taken.update(hand(do(state, "take SM"), 0) & {"SM1", "SM4"})
    assert taken.total() == 400
    assert min(taken["SM1"], taken["SM4"]) > 160


@pytest.mark.rule("AGO-20")
def test_ago_20_no_seat_but_the_holder_can_lose_what_it_has_just_gained() -> None:
    state = ax_04()
    after = do(state, "take EX", "take MT")
    assert hand(after, 1) & hand(ax_04(), 2)  # seat 1 was robbed before it took
    assert "take EX" in legal(after)  # the holder's new EX2 beside its EX5


@pytest.mark.rule("AGO-15")
def test_ago_15_no_card_is_taken_once_both_piles_are_empty() -> None:
    state = at(f"players 3; holder 0; round 10; pile0; pile1; {HANDS}; step give")
    assert do(state, "give 1").step == 1
    one_left = at(f"players 3; holder 0; round 10; pile0; pile1 SG1; {HANDS}; step give")
    assert do(one_left, "give 1").step == 0


@pytest.mark.rule("AGO-22")
def test_ago_22_an_empty_hand_is_passed_over() -> None:
    state = at("players 3; holder 0; hand0 CV1; hand1; hand2 MT5")
    assert (state.turn(), legal(state)) == (1, {"take MT"})


@pytest.mark.rule("AGO-65", "AGO-69")
def test_ago_65_taker_and_giver_see_the_face_others_the_back() -> None:
    state = ax_04()
    after = do(state, "take SM")
    events = GAME.story(state, 0, GAME.parse("take SM"), after)
    told = {
        chair: [GAME.face.tell(event, ("Ada", "Bo", "Cy"), "en") for event in events if event.may_be_read_by(chair)]
        for chair in (0, 1, 2, None)
    }
    assert told[2] == told[None]
    assert len(told[2]) == 1
    assert len(told[0]) == len(told[1]) == 2
    assert "Sants-Montjuïc" in told[2][0]
    assert not any("Plaça" in line for line in told[2])
    assert "Plaça" in told[1][1]
    assert seen(after, 0).history == seen(after, 1).history != seen(after, 2).history == seen(after, None).history
