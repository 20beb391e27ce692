"""Phase 3 of Agora: two walkers. The engine's two steps allow exactly the pairs of the specification."""

from __future__ import annotations

from collections import Counter

import pytest
from agora_tools import (
    at,
    do,
    legal,
    match_from,
    pairs_offered,
    pairs_specified,
    refusal,
    rule,
    seen,
    singles_specified,
    walkers,
)

from tablee.engine.luck import Rng, seeded
from tablee.games.agora import GAME
from tablee.games.agora.rules.city import CODES
from tablee.games.agora.rules.codes import TO_GIVE, TO_MOVE, TO_MOVE_ON, TO_MOVE_ONCE
from tablee.games.agora.rules.state import Agora


def topaz(board: str, *more: str, strict: bool = False) -> Agora:
    """Three players, topaz to move."""
    rules = "; strict" if strict else ""
    return at("; ".join((f"players 3{rules}", "round 4", "holder 0", "seat 2", "step move", f"map {board}", *more)))


def pairs(state: Agora) -> int:
    found = pairs_offered(state)
    assert found == pairs_specified(state)
    return len(found)


@pytest.mark.rule("AGO-35", "AGO-41", "AGO-43")
def test_ago_35_ax_10_turning_a_lead() -> None:
    state = topaz("GR B3 G2, SG G1")
    assert pairs(state) == 30
    firsts = {f"move B@GR {to}" for to in ("EX", "HG", "SG")} | {f"move G@GR {to}" for to in ("EX", "HG", "SG")}
    assert legal(state) == firsts | {f"move G@SG {to}" for to in ("EX", "LC", "GR", "HG")}
    begun = do(state, "move B@GR HG")
    assert legal(begun) == {"move B@GR EX", "move B@GR HG", "move G@GR EX", "move G@GR SG", "move G@SG GR"}
    after = do(begun, "move G@SG GR")
    assert (walkers(after, "GR"), walkers(after, "HG"), walkers(after, "SG")) == ("B2 G2+1", "B0+1", "")
    assert after.crowds.leader(CODES.index("GR")) == 1


@pytest.mark.rule("AGO-66")
def test_ago_66_ax_10_strict() -> None:
    state = topaz("GR B3 G2, SG G1", strict=True)
    assert pairs(state) == 23
    assert rule(state, "move B@GR HG") == "AGO-66"
    assert rule(state, "move G@SG GR") == "AGO-66"


@pytest.mark.rule("AGO-41")
def test_ago_41_ax_11_a_result_that_ties() -> None:
    for strict in (False, True):
        state = topaz("GR B4 G2", strict=strict)
        assert pairs(state) == 12
        begun = do(state, "move B@GR EX")
        assert not legal(begun) & {"move B@GR EX", "move B@GR HG", "move B@GR SG"}
        assert refusal(begun, "move G@GR EX").rule == "AGO-41"
        assert refusal(begun, "move G@GR EX").args["district"] == "EX"


@pytest.mark.rule("AGO-43")
def test_ago_43_ax_12_only_one_move() -> None:
    state = topaz("NB T1, HG B0+2")
    assert state.step == TO_MOVE_ONCE
    assert legal(state) == {"move T@NB HG", "move T@NB SA"}
    after = do(state, "move T@NB HG")
    assert after.turn() != 2 or after.step not in (TO_MOVE, TO_MOVE_ON, TO_MOVE_ONCE)
    events = GAME.story(state, 2, GAME.parse("move T@NB HG"), after)
    assert events[0].kind == "move-once"


@pytest.mark.rule("AGO-14", "AGO-43")
def test_ago_14_ax_13_no_move() -> None:
    assert topaz("EX B1+1 G0+1").turn() != 2


@pytest.mark.rule("AGO-41", "AGO-43")
def test_ago_41_ax_14_a_tie_cured_by_the_second_move() -> None:
    state = topaz("GR B1+2 G0+2, SG G1")
    assert pairs_offered(state) == pairs_specified(state)
    assert pairs_offered(state) == {(f"move B@GR {to}", "move G@SG GR") for to in ("EX", "HG", "SG")}
    assert legal(state) == {"move B@GR EX", "move B@GR HG", "move B@GR SG", "move G@SG GR"}
    assert rule(state, "move G@SG EX") == "AGO-43"
    assert walkers(do(state, "move G@SG GR", "move B@GR EX"), "GR") == "B0+2 G0+3"
    strict = topaz("GR B1+2 G0+2, SG G1", strict=True)
    assert strict.step == TO_MOVE_ONCE
    assert legal(strict) == {"move G@SG EX", "move G@SG LC", "move G@SG HG"}


@pytest.mark.rule("AGO-45")
def test_ago_45_ax_15_the_last_round() -> None:
    board = "CV B2 T3, NB G2 T1, SA B3 T2"
    last = at(f"players 3; round 15; pile0; pile1; holder 0; seat 2; step move; map {board}")
    assert pairs(last) == 16
    assert all(text.startswith("move T@") for text in legal(last))
    assert rule(last, "move B@CV EX") == "AGO-45"
    begun = do(last, "move T@CV EX")
    assert "move T@CV EX" in legal(begun)
    assert rule(begun, "move T@NB HG") == "AGO-41"
    assert pairs(at(f"players 3; strict; round 15; pile0; pile1; holder 0; seat 2; step move; map {board}")) == 8
    assert pairs(topaz(board)) == 54
    assert pairs(topaz(board, strict=True)) == 33


@pytest.mark.rule("AGO-36")
def test_ago_36_ax_16_borders() -> None:
    everywhere = ", ".join(f"{code} B3 G1 T1" for code in CODES)
    state = topaz(everywhere)
    for way in ("NB MT", "CV HG", "GR LC", "SM SG", "SA EX", "NB SG", "CV LC"):
        start, goal = way.split()
        assert {rule(state, f"move {colour}@{start} {goal}") for colour in "BGT"} == {"AGO-36"}
        assert {rule(state, f"move {colour}@{goal} {start}") for colour in "BGT"} == {"AGO-36"}
    for way in ("EX HG", "HG MT", "EX LC", "SG HG"):
        start, goal = way.split()
        assert {f"move B@{start} {goal}", f"move B@{goal} {start}"} <= legal(state)
    assert refusal(state, "move B@EX EX").reason == "stays"


@pytest.mark.rule("AGO-35", "AGO-38", "AGO-45")
def test_ago_35_a_walker_that_may_not_move_at_all_is_refused_the_same_way_wherever_it_might_go() -> None:
    """So a touched walker that is not lit gets one reason, not a list of districts that are too far away."""
    state = topaz("GR B3 G2, SG G1, HG T0+2")
    assert {refusal(state, f"move T@HG {goal}").reason for goal in CODES} == {"all-lie"}
    assert {refusal(state, f"move T@NB {goal}").reason for goal in CODES} == {"nobody-there"}
    last = at("players 3; round 15; pile0; pile1; holder 0; seat 2; step move; map CV B2 T3, SA B0+3 T2")
    assert {refusal(last, f"move B@{start} {goal}").reason for start in ("CV", "SA") for goal in CODES} == {
        "last-round-own"
    }


@pytest.mark.rule("AGO-38", "AGO-39", "AGO-50")
def test_ago_38_ax_17_lying_walkers_stay() -> None:
    state = at("players 3; round 4; holder 2; seat 2; step move; map GR B3 G2, SG G1; pile0; pile1")
    after = do(state, "move B@GR HG", "move G@SG GR")
    assert after.turn() == 0
    assert pairs(after) == 15
    assert not any("@HG" in text for pair in pairs_offered(after) for text in pair)
    assert rule(after, "move B@HG EX") == "AGO-38"
    assert all(sum(text.startswith("move G@GR") for text in pair) <= 2 for pair in pairs_offered(after))
    strict = at("players 3; strict; round 4; holder 0; seat 0; step move; map GR B2 G2+1, HG B0+1; pile0; pile1")
    assert pairs(strict) == 11
    after.crowds.stand_up()
    assert (walkers(after, "GR"), walkers(after, "HG")) == ("B2 G3", "B1")
    waiting = at("players 3; round 4; holder 0; seat 2; step move; map GR B2+0 G2+1, HG B0+1, NB T1; pile0; pile1")
    ended = do(waiting, "move T@NB SA", "move B@GR HG")
    assert ended.step == TO_GIVE
    assert (walkers(ended, "GR"), walkers(ended, "HG"), walkers(ended, "SA")) == ("B1 G3", "B2", "T1")


@pytest.mark.rule("AGO-42", "AGO-45")
def test_ago_42_ax_24_emptying_a_district() -> None:
    state = at("players 3; round 15; pile0; pile1; holder 2; step move; seat 2; map LC T1, SG B2; hand0; hand1; hand2")
    assert state.step == TO_MOVE_ONCE
    assert legal(state) == {"move T@LC EX", "move T@LC SM", "move T@LC SG"}
    after = do(state, "move T@LC EX")
    assert walkers(after, "LC") == ""
    assert after.crowds.leader(CODES.index("LC")) == -1


@pytest.mark.rule("AGO-37")
def test_ago_37_equal_and_different_ends_and_an_exchange() -> None:
    state = topaz("EX B5 G2, HG T5 B2, NB B3")
    found = pairs_offered(state)
    assert ("move B@EX HG", "move B@HG EX") in found  # two walkers change places
    assert ("move B@EX HG", "move B@EX HG") in found  # same start, same goal
    assert ("move B@EX GR", "move B@EX SG") in found
    assert ("move B@EX HG", "move B@NB HG") in found


@pytest.mark.rule("AGO-38", "AGO-40")
def test_ago_38_a_moved_walker_lies_and_still_counts() -> None:
    state = topaz("GR B0+2 G3, SG B2")
    assert rule(state, "move B@GR EX") == "AGO-38"
    assert rule(state, "move T@GR EX") == "AGO-35"
    begun = do(state, "move B@SG EX")
    assert walkers(begun, "EX") == "B0+1"
    assert refusal(begun, "move B@SG GR").rule == "AGO-41"  # lying ones make it 3 against 3
    assert seen(begun, 2).points == (18, 7, 0)


@pytest.mark.rule("AGO-39")
def test_ago_39_two_of_one_colour_from_one_district_need_two_standing() -> None:
    one = topaz("SG B1+3, EX G4")
    assert not any(pair[0].startswith("move B@SG") and pair[1].startswith("move B@SG") for pair in pairs_offered(one))
    two = topaz("SG B2+2, EX G4")
    assert any(pair[0].startswith("move B@SG") and pair[1].startswith("move B@SG") for pair in pairs_offered(two))


@pytest.mark.rule("AGO-44")
def test_ago_44_the_order_of_a_pair_makes_no_difference() -> None:
    state = topaz("GR B3 G2, SG G1, EX T2")
    for one, other in pairs_offered(state):
        assert GAME.position(do(state, one, other)) == GAME.position(do(state, other, one))


def random_board(rng: Rng, seats: int) -> str:
    """A few walkers, standing and lying, on a few districts; ties may stand where walkers can cure them."""
    parts = []
    for code in CODES:
        if rng.below(3) == 0:
            crowds = " ".join(f"{'BGTOW'[c]}{rng.below(3)}+{rng.below(2)}" for c in range(seats) if rng.below(2))
            parts.append(f"{code} {crowds}")
    return ", ".join(parts)


def before_skipping(text: str) -> Agora:
    """The position as it is written, its seat to move although it can move nothing."""
    state = at(text.replace("step move", "step play"))
    state.step, state.seat = TO_MOVE, 0
    return state


@pytest.mark.rule("AGO-35", "AGO-41", "AGO-43", "AGO-45", "AGO-66")
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("last", [False, True])
def test_ago_35_two_steps_allow_exactly_the_specified_pairs(strict: bool, last: bool) -> None:
    """Also positions with ties, which no game reaches. Where no pair exists, a single move; where none does, a skip."""
    rng, kinds = seeded("boards", strict, last), set[str]()
    for number in range(80):
        seats = 3 + number % 3
        rules = "; strict" if strict else ""
        more = f"round {(15, 12, 10)[seats - 3]}; pile0; pile1" if last else "round 2"
        text = f"players {seats}{rules}; {more}; holder 0; seat 0; step move; map {random_board(rng, seats)}"
        state = at(text)
        acts = state.turn() == 0 and state.step in (TO_MOVE, TO_MOVE_ONCE)
        asked = state if acts else before_skipping(text)
        pairs, singles = pairs_specified(asked), singles_specified(asked)
        if not acts:
            kinds.add("skip")
            assert not pairs
            assert not singles
        elif state.step == TO_MOVE:
            kinds.add("pair")
            assert pairs
            assert pairs_offered(state) == pairs
        else:
            kinds.add("once")
            assert not pairs
            assert legal(state) == singles
            assert singles
    assert kinds == {"pair", "once", "skip"}


@pytest.mark.rule("AGO-43")
def test_ago_43_drawn_moves_are_as_likely_as_listed_ones() -> None:
    state = topaz("GR B3 G2, SG G1")
    for position in (state, do(state, "move B@GR HG")):
        codes, rng = position.codes(2), seeded("uniform")
        drawn = Counter(int(position.draw(2, rng)) for _ in range(500 * len(codes)))
        assert set(drawn) == set(codes)
        assert all(400 < count < 600 for count in drawn.values())


@pytest.mark.rule("AGO-43")
def test_ago_43_a_first_move_can_be_taken_back() -> None:
    """Nothing hidden was shown and no luck was used, so the table may undo it."""
    state = topaz("GR B3 G2, SG G1")
    match = match_from(state)
    match.do("move B@GR HG")
    assert match.can_undo(2)
    match.undo()
    assert GAME.position(match.state) == GAME.position(state)
    match.play(["move B@GR HG", "move G@SG GR"])
    assert not any(match.can_undo(seat) for seat in range(3))
