"""What bots are told about Agora: chances that add up, leads and dead cards told apart, and the last round's own rule."""

from __future__ import annotations

import pytest
from agora_tools import B, G, T, at, do

from tablee.engine.luck import seeded
from tablee.games.agora import GAME
from tablee.games.agora.bot.hints import AgoraHints, is_safe
from tablee.games.agora.rules.city import CODES, VALUE
from tablee.games.agora.rules.codes import OVER
from tablee.games.agora.rules.state import Agora

HINTS = AgoraHints()
LAST = "players 3; round 15; pile0; pile1; hand0; hand1; hand2; holder 0; step move; "


def best(state: Agora) -> str:
    """What a greedy player does who sees all cards."""
    codes = state.codes(state.turn())
    weights = HINTS.weigh(state, state.turn(), codes)
    return GAME.write(GAME.decode(codes[weights.index(max(weights))]))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chances_add_up_and_a_weighing_changes_nothing(seats: int) -> None:
    state, rng = GAME.open(seats, {}, seeded("hints", seats)), seeded("hints", seats)
    while (seat := int(state.turn())) >= 0:
        if rng.below(10) == 0:
            before, codes = GAME.position(state), state.codes(seat)
            assert len(HINTS.weigh(state, seat, codes)) == len(codes)
            assert GAME.position(state) == before
            assert sum(HINTS.shares(state)) == pytest.approx(1)
            assert sum(HINTS.expected(state)) == pytest.approx(sum(VALUE))
        state.play(seat, state.draw(seat, rng))
    assert state.step == OVER
    assert HINTS.shares(state) == [state.reward(seat) for seat in range(seats)]


@pytest.mark.rule("AGO-55")
def test_ago_55_a_lead_is_worth_the_value_of_its_district_and_the_more_the_larger_it_is() -> None:
    narrow, wide = (at(f"players 3; round 8; holder 0; step move; map EX {walkers}") for walkers in ("B4 G3", "B7 G3"))
    assert HINTS.worth(narrow, G) < HINTS.worth(narrow, B) < HINTS.worth(wide, B)
    cheap, dear = (at(f"players 3; round 8; holder 0; step move; map {district} B5 G3") for district in ("NB", "EX"))
    assert HINTS.worth(cheap, B) < HINTS.worth(dear, B)


def test_a_lead_is_the_safer_the_fewer_rounds_are_left() -> None:
    early, late = (
        at(f"players 3; round {number}; pile0; pile1; hand0; hand1; hand2; holder 0; step move; map EX B5 G4")
        for number in (3, 14)
    )
    assert HINTS.expected(early)[B] < HINTS.expected(late)[B]


@pytest.mark.rule("AGO-26")
def test_ago_26_the_last_card_counts_only_if_it_can_be_played() -> None:
    """Two walkers ahead of blue: its two is dead, its one is not."""
    hands = "players 3; round 15; pile0; pile1; hand0 EX{}; hand1 NB5; hand2 NB4; holder 0; step play; map EX B2 G4"
    one, two, three = (HINTS.coming(at(hands.format(card)))[5 * CODES.index("EX") + B] for card in ("1", "2", "3a"))
    assert two == 0
    assert 0 < one < three
    many = at(hands.format("2 EX1 MT1 MT2 CV1").replace("round 15", "round 11"))
    assert HINTS.coming(many)[5 * CODES.index("EX") + B] > HINTS.coming(at(hands.format("1")))[5 * CODES.index("EX") + B]


@pytest.mark.rule("AGO-41", "AGO-45")
def test_ago_41_who_can_still_be_overtaken_in_the_last_round() -> None:
    def safe(board: str, seat: int = 0) -> bool:
        return bool(is_safe(at(f"{LAST}seat {seat}; map {board}, NB B1 G3, SA T2"), CODES.index("EX")))

    assert not safe("EX B4 G3, SG G2")  # two garnet walkers come next door
    assert safe("EX B5 G3, SG G2")  # they would only draw level
    assert safe("EX B4 G3, SG G1")  # one would
    assert safe("EX B4 G3")  # nobody is near
    assert safe("EX B4 G3, SG G0+2")  # they lie
    assert safe("EX B4 G3, SG G2", seat=T)  # garnet has moved already
    assert not safe("EX B4 T3, SG T2", seat=T)
    assert not is_safe(at(f"{LAST}seat 0; map EX B1, NB B1 G3, SA T2"), CODES.index("GR"))  # nobody leads there


@pytest.mark.rule("AGO-45")
def test_ago_45_the_last_word_of_the_game_takes_what_it_can() -> None:
    """Topaz moves last and is behind; only Eixample can be turned, by two walkers."""
    state = at(f"{LAST}seat 2; map EX B3 T2, CV B4, SM B4, MT B4, SG G4, GR G4, NB G4, LC T2, SA T3, HG T3")
    assert state.ranks()[T] == 2
    first = best(state)
    second = best(do(state, first))
    assert (first[-2:], second[-2:]) == ("EX", "EX")
    assert do(state, first, second).ranks()[T] == 1


@pytest.mark.rule("AGO-51")
def test_ago_51_the_fountain_goes_to_the_left() -> None:
    """So that the giver has the last word of the next round."""
    assert best(at("players 4; round 5; holder 2; step give; seat 2")) == "give 3"
