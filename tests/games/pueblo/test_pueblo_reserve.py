"""Pueblo, rules B: the turn and the reserve."""

from __future__ import annotations

import pytest
from pueblo_table import (
    BLUE,
    GAME,
    RED,
    at_random,
    build_somewhere,
    kinds,
    legal,
    opened,
    play,
    refused,
    reserve,
    settled,
    table,
    task,
    told,
)

SECOND_TURN = "players 2; stones r NE a1, b NE g1; coloured 7 7"


@pytest.mark.rule("PUE-13")
def test_pue_13_first_a_stone_then_the_chief() -> None:
    start = opened(2)
    assert all(text.startswith("set ") for text in legal(start))
    assert refused(start, "walk 2") == "PUE-13 first-set"
    after = play(start, "set coloured NE d4")
    assert legal(after) == {"walk 1", "walk 2", "walk 3", "walk 4"}
    assert refused(after, "set neutral NE a1") == "PUE-13 first-walk"
    assert refused(after, "pass") == "PUE-13 first-walk"


@pytest.mark.rule("PUE-13")
def test_pue_13_the_same_player_does_both() -> None:
    after = play(opened(2), "set coloured NE d4")
    assert after.turn() == RED
    assert refused(after, "walk 1", seat=BLUE) == "PUE-12 not-your-turn"


@pytest.mark.rule("PUE-14")
def test_pue_14_one_stone_per_turn() -> None:
    after = play(opened(2), "set coloured NE d4", "walk 1")
    assert (len(after.stones), after.turn(), task(after)) == (1, BLUE, "set")


@pytest.mark.rule("PUE-15")
@pytest.mark.parametrize(("kind", "left"), [("coloured", (6, 7)), ("neutral", (7, 6))])
@pytest.mark.parametrize(("seat", "colour"), [(RED, "red"), (BLUE, "blue")])
def test_pue_15_the_stone_comes_from_the_own_reserve(kind: str, left: tuple[int, int], seat: int, colour: str) -> None:
    before = table(f"{SECOND_TURN}; seat {seat}")
    after = play(before, f"set {kind} NE d4")
    assert (reserve(after, seat), reserve(after, 1 - seat)) == (left, (7, 7))
    assert told(before, f"set {kind} NE d4")[0].args["stone"] == (colour if kind == "coloured" else "neutral")
    assert GAME.census(after) == GAME.census(before)


@pytest.mark.rule("PUE-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_pue_16_the_lone_coloured_stone_comes_first(seats: int, advanced: bool) -> None:
    state = settled(opened(seats, advanced=advanced))
    for cell in ("a1", "c1", "e1", "g1")[:seats]:
        assert kinds(state) == {"coloured"}
        assert refused(state, f"set neutral NE {cell}") == "PUE-16 lone-first"
        state = play(state, f"set coloured NE {cell}", "walk 1")
    assert kinds(state) == {"coloured", "neutral"}


@pytest.mark.rule("PUE-17")
def test_pue_17_whoever_breaks_a_block_may_set_either_stone() -> None:
    state = table(SECOND_TURN)
    coloured = {text.removeprefix("set coloured ") for text in legal(state) if "coloured" in text}
    neutral = {text.removeprefix("set neutral ") for text in legal(state) if "neutral" in text}
    assert coloured == neutral
    assert len(coloured) > 100


@pytest.mark.rule("PUE-18")
@pytest.mark.parametrize(("first", "other"), [("coloured", "neutral"), ("neutral", "coloured")])
def test_pue_18_the_other_stone_of_a_broken_block_comes_next(first: str, other: str) -> None:
    state = play(table(f"{SECOND_TURN}; turns 2"), f"set {first} NE a4", "walk 1", "set neutral NE g4", "walk 1")
    assert state.turn() == RED
    assert kinds(state) == {other}
    assert refused(state, f"set {first} NE d6") == f"PUE-18 finish-{other}"


@pytest.mark.rule("PUE-19")
@pytest.mark.parametrize("advanced", [False, True])
def test_pue_19_never_are_two_blocks_broken(advanced: bool) -> None:
    """Of the two kinds one is ahead by one stone at most: the lone stone, or the rest of the one broken block."""
    for state in at_random(opened(3, advanced=advanced), "blocks"):
        for seat in range(3):
            coloured, neutral = reserve(state, seat)
            assert abs(coloured - neutral) <= 1


@pytest.mark.rule("PUE-17", "PUE-19")
def test_pue_19_a_finished_block_is_followed_by_a_new_one() -> None:
    """E09: four players, what red is offered on each of nine turns; then the reserve is empty."""
    state, offered = opened(4), []
    for kind in ["coloured", "neutral", "coloured", "coloured", "neutral", "coloured", "neutral", "neutral", "coloured"]:
        offered.append(" ".join(sorted(kinds(state))))
        state = build_somewhere(state, kind)
        for _ in range(3):
            state = build_somewhere(state)
    both = "coloured neutral"
    assert offered == ["coloured", both, "coloured", both, "neutral", both, "neutral", both, "coloured"]
    assert reserve(state, RED) == (0, 0)


@pytest.mark.rule("PUE-20")
def test_pue_20_nobody_passes_while_a_stone_fits() -> None:
    for state in (opened(2), table(SECOND_TURN)):
        assert "pass" not in legal(state)
        assert refused(state, "pass") == "PUE-20 first-set"
