"""Phase 2 of Agora: a card and its walkers."""

from __future__ import annotations

import pytest
from agora_tools import at, boards, do, legal, refusal, rule, seen, untied, walkers

from tablee.engine.luck import seeded
from tablee.games.agora import GAME
from tablee.games.agora.rules.city import CODES

BOARD = "map EX B5 G2, GR T3 O1, HG B3 G4, CV G1 T4 O2"


def garnet(hand: str, board: str = BOARD, reserve: int = 4) -> str:
    return f"players 4; round 3; holder 1; step play; {board}; reserve 20 {reserve} 20 20; hand1 {hand}"


@pytest.mark.rule("AGO-25", "AGO-26", "AGO-29")
def test_ago_25_ax_05_playable_cards() -> None:
    state = at(garnet("EX3a GR3b GR2 HG1 CV5"))
    assert legal(state) == {"play GR2", "play HG1"}
    assert {card: rule(state, f"play {card}") for card in ("EX3a", "GR3b", "CV5")} == {
        "EX3a": "AGO-26",
        "GR3b": "AGO-26",
        "CV5": "AGO-25",
    }
    assert {rule(state, f"discard {card}") for card in ("EX3a", "GR3b", "GR2", "HG1", "CV5")} == {"AGO-29"}
    assert "blue" in GAME.face.explain(refusal(state, "play EX3a"), "en")
    assert "topaz" in GAME.face.explain(refusal(state, "play GR3b"), "en")


@pytest.mark.rule("AGO-27", "AGO-28")
def test_ago_27_ax_06_overtaking_and_lower_ties() -> None:
    state = at(garnet("GR1 EX4"))
    assert legal(state) == {"play GR1", "play EX4"}
    assert walkers(do(state, "play GR1"), "GR") == "G1 T3 O1"
    assert walkers(do(state, "play EX4"), "EX") == "B5 G6"


@pytest.mark.rule("AGO-25", "AGO-30", "AGO-32")
def test_ago_25_ax_07_a_forced_discard() -> None:
    state = at(garnet("EX3a CV4 SA3b MT5 HG2", "map EX B5 G2, HG B3 G1", 2) + "; played1 LC2")
    assert legal(state) == {f"discard {card}" for card in ("EX3a", "CV4", "SA3b", "MT5", "HG2")}
    assert {rule(state, f"play {card}") for card in ("EX3a", "CV4", "SA3b", "MT5")} == {"AGO-25"}
    assert rule(state, "play HG2") == "AGO-26"
    after = do(state, "discard MT5")
    view = seen(after, 0)
    assert (view.reserve[1], len(view.backs[1]), view.played[1]) == (2, 4, 1)
    assert view.crowds == seen(state, 0).crowds
    assert view.heap == ((1, CODES.index("MT")),)
    for other in ("MT1", "MT2", "MT3a", "MT3b", "MT4"):  # whichever it was, others see the same
        twin = at(garnet(f"EX3a CV4 SA3b {other} HG2", "map EX B5 G2, HG B3 G1, MT B1 T2 G1", 0))
        told = do(at(garnet("EX3a CV4 SA3b MT5 HG2", "map EX B5 G2, HG B3 G1, MT B1 T2 G1", 0)), "discard MT5")
        assert seen(do(twin, f"discard {other}"), None).heap == seen(told, None).heap
    events = GAME.story(state, 1, GAME.parse("discard MT5"), after)
    line = GAME.face.tell(events[0], ("Ada", "Bo", "Cy", "Di"), "en")
    assert "Sant Martí" in line
    assert "5" not in line
    assert events[0].may_be_read_by(None)


@pytest.mark.rule("AGO-32")
def test_ago_32_others_see_a_discard_by_its_back() -> None:
    state = at(garnet("MT5 MT4", "map EX B5 G2", 0))
    codes = [GAME.encode(GAME.parse(text)) for text in ("discard MT5", "discard MT4")]
    assert len({int(state.sight(1, code, 0)) for code in codes}) == 1
    assert len({int(state.sight(1, code, -1)) for code in codes}) == 1
    assert [int(state.sight(1, code, 1)) for code in codes] == codes
    shown = GAME.sight(int(state.sight(1, codes[0], 0)))
    assert GAME.write_sight(shown) == "discarded a card of MT"


@pytest.mark.rule("AGO-26", "AGO-27")
def test_ago_26_ax_08_three_way() -> None:
    state = at(
        "players 4; step play; holder 3; map EX B5 G3 T3, HG T2; reserve 20 20 20 30; hand3 EX3a EX4 EX5 HG1 HG2",
    )
    assert legal(state) == {"play EX3a", "play EX4", "play HG1"}
    assert {rule(state, f"play {card}") for card in ("EX5", "HG2")} == {"AGO-26"}


@pytest.mark.rule("AGO-25")
def test_ago_25_ax_09_an_empty_district_and_a_small_reserve() -> None:
    state = at("players 5; step play; holder 4; reserve 9 9 9 9 2; hand4 NB1 NB3a")
    assert legal(state) == {"play NB1"}


@pytest.mark.rule("AGO-23", "AGO-24")
def test_ago_23_a_card_brings_exactly_its_walkers_standing() -> None:
    state = at("players 3; step play; holder 0; hand0 LC1 LC2 LC3a LC4 LC5; map LC B0+2; reserve 20 35 35")
    for card, count in (("LC1", 1), ("LC2", 2), ("LC3a", 3), ("LC4", 4), ("LC5", 5)):
        after = do(state, f"play {card}")
        assert walkers(after, "LC") == f"B{count}+2"
        view = seen(after)
        assert view.reserve == (20 - count, 35, 35)
        assert (GAME.write(GAME.parse(f"play {card}")), view.played) == (f"play {card}", (1, 0, 0))
        assert len(view.backs[0]) == 4
    assert rule(state, "play CV1") == "AGO-23"
    assert rule(state, "discard CV1") == "AGO-30"


@pytest.mark.rule("AGO-29")
def test_ago_29_any_playable_card_may_be_chosen() -> None:
    state = at("players 3; step play; holder 0; hand0 LC1 MT5 EX3a; map EX B3")
    assert legal(state) == {"play LC1", "play MT5", "play EX3a"}


@pytest.mark.rule("AGO-31", "AGO-33")
def test_ago_31_no_tied_lead_and_no_way_back_in_random_games() -> None:
    for seats in (3, 4, 5):
        state, rng = GAME.open(seats, {}, seeded("ties", seats)), seeded("ties")
        on_map = 0
        while (seat := int(state.turn())) >= 0:
            state.play(seat, state.draw(seat, rng))
            if state.first == -1:
                assert untied(boards(state)[1])
            now = boards(state)[1].total()
            assert now >= on_map
            on_map = now


@pytest.mark.rule("AGO-34", "AGO-68")
def test_ago_34_only_the_top_of_a_played_pile_is_visible() -> None:
    low = at("players 3; step play; holder 0; hand0 CV1; played0 EX1 LC2; seat 0")
    high = at("players 3; step play; holder 0; hand0 CV1; played0 EX5 LC2; seat 0")
    for chair in (0, 1, None):
        one, other = seen(low, chair), seen(high, chair)
        assert one.tops == other.tops
        assert one.played == other.played == (2, 0, 0)
    state = at("players 3; step play; holder 0; hand0 CV1 SG4; seat 0")
    played = do(state, "play SG4")
    code = GAME.encode(GAME.parse("play SG4"))
    assert played.told(0, code) == code
    played.tops[0] = 3
    assert GAME.write_sight(GAME.sight(int(played.told(0, code)))) == "played a card"
