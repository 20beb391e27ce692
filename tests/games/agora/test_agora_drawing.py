"""Phase 4 of Agora: a card from one of two piles."""

from __future__ import annotations

import pytest
from agora_tools import at, do, legal, rule, seen

from tablee.games.agora.rules.city import CODES, card_name, members

PILES = "pile0 SG1 HG2; pile1 NB3a CV5 MT4"


@pytest.mark.rule("AGO-47", "AGO-48")
def test_ago_47_the_top_card_of_a_chosen_pile() -> None:
    state = at(f"players 3; holder 0; step draw; hand0 EX1; {PILES}")
    assert legal(state) == {"draw 0", "draw 1"}
    assert seen(state).piles == ((CODES.index("HG"), 2), (CODES.index("MT"), 3))
    after = do(state, "draw 1")
    assert [card_name(card) for card in members(int(after.hands[0]))] == ["EX1", "MT4"]
    assert seen(after).piles == ((CODES.index("HG"), 2), (CODES.index("CV"), 2))
    assert after.turn() == 1
    assert rule(state, "draw 2") == "AGO-07"


@pytest.mark.rule("AGO-49")
def test_ago_49_an_empty_pile_cannot_be_used_and_two_end_the_phase() -> None:
    state = at("players 3; round 3; holder 0; step draw; hand0; hand1; hand2; pile0; pile1 NB3a CV5")
    assert legal(state) == {"draw 1"}
    assert rule(state, "draw 0") == "AGO-49"
    after = do(state, "draw 1", "draw 1")
    assert after.step == 6
    assert [len(hand) for hand in seen(after).backs] == [1, 1, 0]


@pytest.mark.rule("AGO-46")
def test_ago_46_no_phase_four_once_both_piles_are_empty() -> None:
    state = at("players 3; round 12; holder 0; seat 2; step move; pile0; pile1; map SM B1 T4, LC T1")
    assert do(state, "move T@SM LC", "move T@SM LC").step == 6
    one_card = at("players 3; round 12; holder 0; seat 2; step move; pile0 EX1; pile1; map SM B1 T4, LC T1")
    assert do(one_card, "move T@SM LC", "move T@SM LC").step == 5


@pytest.mark.rule("AGO-64")
def test_ago_64_a_drawn_face_is_seen_by_its_owner_alone() -> None:
    low = do(at("players 3; holder 0; step draw; hand0 EX1; hand1; hand2; pile0 SG1; pile1 NB1 MT4"), "draw 1")
    high = do(at("players 3; holder 0; step draw; hand0 EX1; hand1; hand2; pile0 SG2; pile1 NB2 MT5"), "draw 1")
    assert seen(low, 1) == seen(high, 1)
    assert seen(low, None) == seen(high, None)
    assert seen(low, 0) != seen(high, 0)
