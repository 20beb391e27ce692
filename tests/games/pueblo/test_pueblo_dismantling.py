"""Pueblo, rules G: dismantling."""

from __future__ import annotations

import pytest
from pueblo_table import (
    BLUE,
    GAME,
    RED,
    at_random,
    height,
    in_part,
    legal,
    look,
    opened,
    play,
    played_until,
    refused,
    settled,
    table,
    task,
    told,
    totals,
)

from tablee.games.pueblo.rules.state import DISMANTLING, Pueblo

# E12: stone 3 covers 1 and 2, stones 4 and 5 stand alone.
FIVE = "r NE d4, n SE d5, b NE d4, n NE a1, b SW h8"
NO_RESERVE = "coloured 0 0; neutral 0 0"
FIVE_STONES = f"players 2; dismantling; stones {FIVE}; {NO_RESERVE}; part 3; step remove; chief 33"
LATER = f"players 2; dismantling; stones r NE d4, n SE d5, b NE d4 off, n NE a1 off, b SW h8 off; {NO_RESERVE}; part 3"
LAST_WALK = f"players 2; dismantling; stones {FIVE}; {NO_RESERVE}; step walk; chief 33; seat 1; turns 29"


def dismantles(state: Pueblo) -> bool:
    return bool(state.part == DISMANTLING) and task(state) in ("remove", "walk")


@pytest.mark.rule("PUE-55")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_pue_55_dismantling_may_be_added_to_both_games(seats: int, advanced: bool) -> None:
    state = played_until(opened(seats, advanced=advanced, dismantling=True), dismantles)
    assert task(state) == "remove"
    assert all(text.startswith("remove ") for text in legal(state))


@pytest.mark.rule("PUE-55")
def test_pue_55_without_the_option_the_game_ends_with_the_lap() -> None:
    assert task(play(table(LAST_WALK), "walk 1")) == "remove"
    assert task(play(table(LAST_WALK.replace("dismantling; ", "")), "walk 1")) == "over"


@pytest.mark.rule("PUE-56")
def test_pue_56_it_starts_after_the_lap_and_from_the_markers_cell() -> None:
    before = table(LAST_WALK)
    after = play(before, "walk 2")
    walk, lap = before.bill(35), before.exposure()
    assert totals(after) == [walk[0] + lap[0], walk[1] + lap[1]]
    assert after.chief == 35
    assert play(after, "remove 4", "walk 2").chief == 1
    kinds = [event.kind for event in told(before, "walk 2")]
    assert kinds[:2] == ["walk", "lap"]
    assert kinds[-1] == "dismantling"


@pytest.mark.rule("PUE-57")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_pue_57_the_first_player_begins_and_the_turn_passes_clockwise(starter: int) -> None:
    state = played_until(opened(3, starter=starter, dismantling=True), dismantles)
    seats = []
    for _ in range(6):
        seats.append(int(state.turn()))
        if task(state) == "remove":
            state = play(state, max(legal(state)))
        state = play(state, "walk 1")
    assert seats == [(starter + turn) % 3 for turn in range(6)]


@pytest.mark.rule("PUE-57")
def test_pue_57_nobody_removes_out_of_turn() -> None:
    assert refused(table(FIVE_STONES), "remove 4", seat=BLUE) == "PUE-57 not-your-turn"


@pytest.mark.rule("PUE-58")
def test_pue_58_first_a_stone_is_removed_then_the_chief_moves() -> None:
    state = table(FIVE_STONES)
    assert refused(state, "set coloured NE g1") == "PUE-62 first-remove"
    after = play(state, "remove 4")
    assert (task(after), after.turn()) == ("walk", RED)
    assert legal(after) == {"walk 1", "walk 2", "walk 3", "walk 4"}
    assert (height(after, "a1"), height(after, "a2"), height(after, "b1")) == (0, 0, 0)
    after = play(after, "walk 2")
    assert (task(after), after.turn(), after.chief) == ("remove", BLUE, 35)


@pytest.mark.rule("PUE-58")
def test_pue_58_the_log_tells_what_was_removed() -> None:
    event = told(table(FIVE_STONES), "remove 4")[0]
    assert (event.kind, event.seat, event.args) == ("remove", RED, {"number": 4, "stone": "neutral", "cell": "a1"})


@pytest.mark.rule("PUE-59")
def test_pue_59_only_a_stone_with_nothing_on_it_can_be_removed() -> None:
    """E12: free are 3, 4 and 5."""
    state = table(FIVE_STONES)
    assert refused(state, "remove 1") == "PUE-59 covered"
    assert refused(state, "remove 2") == "PUE-59 covered"
    assert [number + 1 for number in range(5) if state.is_free(number)] == [3, 4, 5]


@pytest.mark.rule("PUE-59")
def test_pue_59_one_covered_column_is_enough() -> None:
    """The upper stone touches one column of the lower: its left arm on d5, the rest beside it."""
    state = table(f"players 2; dismantling; stones r NE d4, b NW e5; {NO_RESERVE}; part 3; step remove; seat 1")
    assert refused(state, "remove 1", seat=RED) == "PUE-57 not-your-turn"
    assert legal(state) == {"remove 2"}
    red = table(f"players 2; dismantling; stones r NE d4, n NW e5, r NE a1; {NO_RESERVE}; part 3; step remove")
    assert refused(red, "remove 1") == "PUE-59 covered"
    assert legal(play(red, "remove 2", "walk 1", "walk 1")) == {"remove 1", "remove 3"}


@pytest.mark.rule("PUE-60")
def test_pue_60_only_own_and_neutral_stones_may_be_removed() -> None:
    """E12: red may remove only 4, blue 3, 4 or 5."""
    assert legal(table(FIVE_STONES)) == {"remove 4"}
    assert refused(table(FIVE_STONES), "remove 5") == "PUE-60 foreign-stone"
    assert legal(table(f"{FIVE_STONES}; seat 1")) == {"remove 3", "remove 4", "remove 5"}


@pytest.mark.rule("PUE-61", "PUE-63")
def test_pue_61_without_a_coloured_stone_one_removes_nothing() -> None:
    """E12: only neutral stone 2 is free; blue, whose stones are gone, may not take it and only moves the chief."""
    state = table(f"{LATER}; step walk; seat 0; turns 4")  # red's walk, then it is blue's turn
    blue = play(state, "walk 1")
    assert (blue.turn(), task(blue)) == (BLUE, "walk")
    assert blue.removable(BLUE) == []
    refusal = GAME.why_not(table(f"{LATER}; step remove"), RED, GAME.parse("remove 1"))
    assert refusal is not None
    assert refusal.rule == "PUE-59"
    assert legal(table(f"{LATER}; step remove")) == {"remove 2"}


@pytest.mark.rule("PUE-61")
def test_pue_61_the_refusal_says_that_the_colour_has_left() -> None:
    state = table(f"{LATER}; step remove")
    state.seat = BLUE
    assert refused(state, "remove 2") == "PUE-61 colour-gone"


@pytest.mark.rule("PUE-62")
@pytest.mark.parametrize("text", ["walk 1", "pass"])
def test_pue_62_who_can_remove_a_stone_must(text: str) -> None:
    assert refused(table(FIVE_STONES), text) == "PUE-62 first-remove"


@pytest.mark.rule("PUE-62")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pue_62_every_round_removes_a_stone_so_dismantling_ends(seats: int) -> None:
    state = played_until(opened(seats, dismantling=True), dismantles)
    gone: dict[int, int] = {}  # stones off the board at the start of each round
    for after in at_random(state, "rounds"):
        gone.setdefault(int(after.turns) // seats, int(after.taken).bit_count())
    assert task(state) == "over"
    assert all(gone[number] < gone[number + 1] for number in range(len(gone) - 1))


@pytest.mark.rule("PUE-63")
def test_pue_63_who_can_remove_none_goes_straight_to_the_chief() -> None:
    """Blue still has a stone, but it lies below a red one."""
    state = table(f"players 2; dismantling; stones b NE d4, r SE d5, r NE a1; {NO_RESERVE}; part 3; step remove")
    after = play(state, "remove 3", "walk 1")
    assert (after.turn(), task(after)) == (BLUE, "walk")
    assert legal(after) == {"walk 1", "walk 2", "walk 3", "walk 4"}


@pytest.mark.rule("PUE-64")
def test_pue_64_the_chief_moves_on_every_turn() -> None:
    state = table(f"{LATER}; step walk; seat 1; turns 5; chief 7")  # blue, who could remove nothing
    assert refused(state, "pass") == "PUE-64 first-walk"
    assert refused(state, "remove 2") == "PUE-64 first-walk"
    after = play(state, "walk 4")
    assert (after.chief, after.turn(), task(after)) == (11, RED, "remove")
    after = play(after, "remove 2", "walk 1")
    assert (after.turn(), task(after)) == (BLUE, "walk")  # blue is not skipped


@pytest.mark.rule("PUE-65")
def test_pue_65_looks_cost_points_as_before() -> None:
    state = play(table(f"{FIVE_STONES.replace('chief 33', 'chief 29')}; totals 10 20"), "remove 4")
    assert look(state, 31) == "r1 b7"  # red d4 on level 1, neutral e4 hides red on level 2
    assert totals(play(state, "walk 2")) == [11, 27]


@pytest.mark.rule("PUE-65", "PUE-66")
def test_pue_66_a_removed_stone_hides_and_shows_nothing_any_more() -> None:
    state = table(f"players 2; dismantling; stones r SE c5, n NE a5, b NW h5; {NO_RESERVE}; part 3; step remove; chief 30")
    assert look(state, 32) == "-"
    after = play(state, "remove 2")
    assert look(after, 32) == "r1"
    assert totals(play(after, "walk 2")) == [1, 0]


@pytest.mark.rule("PUE-66")
def test_pue_66_a_removed_stone_does_not_come_back() -> None:
    state = play(table(FIVE_STONES), "remove 4", "walk 1")
    assert refused(state, "remove 4") == "PUE-66 no-such-stone"
    assert refused(state, "remove 6") == "PUE-66 no-such-stone"
    assert refused(state, "remove 0") == "PUE-66 no-such-stone"
    assert [state.reserve[index] for index in range(4)] == [0, 0, 0, 0]
    assert state.is_gone(3)
    assert [height(state, cell) for cell in ("a1", "a2", "b1")] == [0, 0, 0]


@pytest.mark.rule("PUE-67")
def test_pue_67_the_game_ends_with_the_last_coloured_stone() -> None:
    """E13: red takes 2, blue only walks, red takes 1: over at once, no walk, no points."""
    state = play(table(f"{LATER}; step remove; chief 33; totals 5 9"), "remove 2", "walk 1", "walk 1")
    assert (state.turn(), legal(state)) == (RED, {"remove 1"})
    before = totals(state)
    after = play(state, "remove 1")
    assert (task(after), after.acting(), after.chief) == ("over", [], state.chief)
    assert totals(after) == before
    assert [event.kind for event in told(state, "remove 1")] == ["remove", "end"]


@pytest.mark.rule("PUE-67")
def test_pue_67_not_with_the_last_stone_of_one_colour() -> None:
    state = table(f"players 2; dismantling; stones r NE d4, b NE a1; {NO_RESERVE}; part 3; step remove")
    after = play(state, "remove 1")
    assert (task(after), after.turn()) == ("walk", RED)
    assert task(play(after, "walk 1", "remove 2")) == "over"


@pytest.mark.rule("PUE-68")
def test_pue_68_neutral_stones_that_still_stand_do_not_matter() -> None:
    state = table(f"players 2; dismantling; stones r NE d4, n NE a1, n NE f6; {NO_RESERVE}; part 3; step remove")
    after = play(state, "remove 1")
    assert task(after) == "over"
    assert (height(after, "a1"), height(after, "f6")) == (1, 1)


@pytest.mark.rule("PUE-69")
def test_pue_69_the_lowest_total_wins_and_ties_are_shared() -> None:
    lone = f"players 2; dismantling; stones r NE d4; {NO_RESERVE}; part 3; step remove"
    won = play(table(f"{lone}; totals 30 20"), "remove 1")
    assert (won.ranks(), won.reward(BLUE)) == ([2, 1], 1.0)
    shared = play(table(f"{lone}; totals 20 20"), "remove 1")
    assert (shared.ranks(), shared.reward(RED), shared.reward(BLUE)) == ([1, 1], 0.5, 0.5)
    assert refused(won, "walk 1", seat=BLUE) == "PUE-69 over"


@pytest.mark.rule("PUE-55", "PUE-57", "PUE-96")
def test_pue_57_with_the_advanced_rule_the_third_auction_settles_the_order() -> None:
    state = played_until(opened(3, advanced=True, dismantling=True), in_part(DISMANTLING))
    assert task(state) == "bid"
    state = settled(state)
    assert state.turn() == state.order[0]
    assert state.cards[state.order[0]] == 1
