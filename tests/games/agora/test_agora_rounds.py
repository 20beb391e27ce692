"""How rounds and phases of Agora follow each other."""

from __future__ import annotations

from collections import defaultdict

import pytest
from agora_tools import at, do, legal, rule, seen, walkers

from tablee.engine.luck import seeded
from tablee.games.agora import GAME
from tablee.games.agora.rules.agreed import ROUNDS
from tablee.games.agora.rules.codes import OVER, PHASE, TO_GIVE, TO_MOVE_ON
from tablee.games.agora.rules.state import Agora

CALENDAR = {3: (15, 10), 4: (12, 7), 5: (10, 5)}  # rounds, of which with phases 1 and 4


def course(seats: int, seed: int) -> list[tuple[int, int, int, int]]:
    """(round, phase, seat, holder) of every turn in a random game."""
    state, rng, turns = GAME.open(seats, {}, seeded("course", seats, seed)), seeded("moves", seed), []
    while (seat := int(state.turn())) >= 0:
        if state.step != TO_MOVE_ON:
            turns.append((int(state.round), int(PHASE[state.step]), seat, int(state.holder)))
        state.play(seat, state.draw(seat, rng))
    assert state.round == ROUNDS[seats]
    return turns


@pytest.mark.rule("AGO-10", "AGO-11", "AGO-12", "AGO-15", "AGO-46", "AGO-54")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ago_10_rounds_and_phases_in_order(seats: int) -> None:
    rounds, with_piles = CALENDAR[seats]
    for seed in range(5):
        turns = course(seats, seed)
        assert turns == sorted(turns, key=lambda turn: (turn[0], turn[1], (turn[2] - turn[3]) % seats))
        phases = defaultdict(set)
        holders = defaultdict(set)
        for number, phase, _, holder in turns:
            phases[number].add(phase)
            holders[number].add(holder)
        assert sorted(phases) == list(range(1, rounds + 1))
        assert all(phases[number] >= {1, 2, 3, 4} for number in range(1, with_piles + 1))
        assert all(phases[number] & {1, 4} == set() for number in range(with_piles + 1, rounds + 1))
        assert all(len(one) == 1 for one in holders.values())
        for number in range(1, rounds + 1):
            for phase in (1, 2, 4):
                acted = [seat for a, b, seat, _ in turns if (a, b) == (number, phase)]
                assert len(acted) in (0, seats)
                assert len(set(acted)) == len(acted)


@pytest.mark.rule("AGO-02", "AGO-21", "AGO-47")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ago_02_ax_03_hands_shrink_in_the_last_five_rounds(seats: int) -> None:
    rounds, with_piles = CALENDAR[seats]
    state, rng, sizes = GAME.open(seats, {}, seeded("hands", seats)), seeded("hands"), {}
    while (seat := int(state.turn())) >= 0:
        if state.step == 1 and seat == state.holder:
            sizes[int(state.round)] = {len(hand) for hand in seen(state).backs}
        state.play(seat, state.draw(seat, rng))
    assert [sizes[number] for number in range(1, with_piles + 2)] == [{5}] * (with_piles + 1)
    assert [sizes[number] for number in range(with_piles + 1, rounds + 1)] == [{5}, {4}, {3}, {2}, {1}]
    assert {len(hand) for hand in seen(state).backs} == {0}


@pytest.mark.rule("AGO-11")
def test_ago_11_only_the_seat_whose_turn_it_is_acts() -> None:
    state = at("players 3; holder 1")
    assert state.acting() == [1]
    assert {rule(state, "take CV", seat) for seat in (0, 2)} == {"AGO-11"}


@pytest.mark.rule("AGO-13")
def test_ago_13_there_is_no_pass() -> None:
    state, rng = GAME.open(4, {}, seeded("no pass")), seeded("moves")
    while (seat := int(state.turn())) >= 0:
        assert state.codes(seat)
        assert not any("pass" in text for text in legal(state))
        state.play(seat, state.draw(seat, rng))


@pytest.mark.rule("AGO-14", "AGO-43")
def test_ago_14_who_can_do_nothing_is_skipped_and_this_is_announced() -> None:
    """Only blue can move anything in the last round: nobody else has walkers."""
    board = "players 3; round 15; pile0; pile1; holder 0; hand0; hand1; hand2 EX1; map SM B2, EX G0+2"
    state = at(f"{board}; step play; seat 2; reserve 0 0 0")
    after = do(state, "discard EX1")
    assert (after.turn(), PHASE[after.step]) == (0, 3)
    ended = do(after, "move B@SM LC", "move B@SM LC")
    assert ended.step == OVER
    before = do(after, "move B@SM LC")
    events = GAME.story(before, 0, GAME.parse("move B@SM LC"), ended)
    assert [(event.kind, event.seat) for event in events] == [("move-two", 0), ("skip-3", 1), ("skip-3", 2), ("end", None)]
    assert "no" in GAME.face.tell(events[1], ("Ada", "Bo", "Cy"), "en")


@pytest.mark.rule("AGO-50")
def test_ago_50_lying_walkers_stand_up_at_the_end_of_a_round() -> None:
    state = at("players 3; round 12; pile0; pile1; holder 0; seat 2; step move; map SM B2 T4, LC T1+2")
    after = do(state, "move T@SM LC", "move B@SM LC")
    assert after.step == TO_GIVE
    assert (walkers(after, "SM"), walkers(after, "LC")) == ("B1 T3", "B1 T4")


@pytest.mark.rule("AGO-51", "AGO-53")
def test_ago_51_ax_21_the_fountain_goes_to_an_opponent() -> None:
    state = at("players 4; round 5; holder 2; step give; seat 2")
    assert legal(state) == {"give 0", "give 1", "give 3"}
    assert rule(state, "give 2") == "AGO-51"
    assert rule(state, "give 4") == "AGO-51"
    after, rng, order = do(state, "give 0"), seeded("next"), defaultdict(list)
    assert (after.round, after.holder) == (6, 0)
    while after.round == 6 and after.step != TO_GIVE:
        if after.step != TO_MOVE_ON:
            order[int(PHASE[after.step])].append(int(after.turn()))
        after.play(after.turn(), after.draw(after.turn(), rng))
    assert order == {1: [0, 1, 2, 3], 2: [0, 1, 2, 3], 3: [0, 1, 2, 3], 4: [0, 1, 2, 3]}


def finished(seats: int) -> Agora:
    last = f"players {seats}; round {ROUNDS[seats]}; pile0; pile1; holder 0; seat {seats - 1}; step move"
    hands = "; ".join(f"hand{seat}" for seat in range(seats))
    return at(f"{last}; {hands}; map SM {'BGTOW'[seats - 1]}2")


@pytest.mark.rule("AGO-52", "AGO-54")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ago_52_after_the_last_round_the_game_is_over_and_the_fountain_stays(seats: int) -> None:
    letter = "BGTOW"[seats - 1]
    after = do(finished(seats), f"move {letter}@SM LC", f"move {letter}@SM LC")
    assert after.step == OVER
    assert after.acting() == []
    assert rule(after, "give 1", 0) == "AGO-54"
    assert after.holder == 0


@pytest.mark.rule("AGO-15", "AGO-46", "AGO-49")
def test_ago_15_ax_18_both_piles_are_used_up_in_five_rounds() -> None:
    state, rng, sizes = GAME.open(5, {}, seeded("piles")), seeded("piles"), {}
    while (seat := int(state.turn())) >= 0 and state.round < 7:
        if PHASE[state.step] == 4:
            pile = 0 if state.left0 else 1
            assert legal(state) >= {f"draw {pile}"}
            if not state.left0:
                assert legal(state) == {"draw 1"}
                assert rule(state, "draw 0") == "AGO-49"
            state.play(seat, GAME.encode(GAME.parse(f"draw {pile}")))
        else:
            assert state.round < 6 or PHASE[state.step] != 1
            state.play(seat, state.draw(seat, rng))
        sizes[int(state.round)] = (int(state.left0), int(state.left1))
    assert [sizes[number] for number in (1, 2, 3, 5, 6)] == [(8, 12), (3, 12), (0, 10), (0, 0), (0, 0)]
