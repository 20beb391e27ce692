"""Pueblo's texts: actions and positions that round-trip, and what is said about those that cannot be read."""

from __future__ import annotations

import pytest
from pueblo_table import GAME, LAST_FIT, almost_full, at_random, legal, opened, play, settled, step, table

from tablee.engine.values import Malformed
from tablee.games.pueblo.rules.state import SPACE


def test_every_action_code_has_a_text_and_back() -> None:
    texts = [GAME.write(GAME.decode(code)) for code in range(SPACE)]
    assert len(set(texts)) == SPACE
    assert [GAME.encode(GAME.parse(text)) for text in texts] == list(range(SPACE))


@pytest.mark.parametrize("text", ["SET Neutral ne D4", "  set   neutral NE d4 "])
def test_case_and_spaces_of_an_action_do_not_matter(text: str) -> None:
    assert GAME.write(GAME.parse(text)) == "set neutral NE d4"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is no action; write for instance 'set neutral NE d4'"),
        ("jump", "is no action"),
        ("set neutral NE", "is no action"),
        ("set neutral N d4", "is no action"),
        ("set neutral NE d4 F", "is no action"),
        ("set beige NE d4", "a stone is coloured or neutral, not 'beige'"),
        ("set neutral NE i4", "a cell is a1 to h8, not 'i4'"),
        ("set neutral NE d9", "a cell is a1 to h8, not 'd9'"),
        ("set neutral NE d44", "a cell is a1 to h8"),
        ("walk", "is no action"),
        ("walk two", "a number is expected, not 'two'"),
        ("walk -1", "a number is expected, not '-1'"),
        ("walk 1.5", "a number is expected"),
        ("walk ²", "a number is expected"),
        ("remove 99999", "a number is expected"),
        ("bid 1 2", "is no action"),
        ("pass 1", "is no action"),
        ("lay z1", "a cell is a1 to h8, not 'z1'"),
        ("take", "is no action"),
    ],
)
def test_a_malformed_action_is_explained(text: str, said: str) -> None:
    with pytest.raises(Malformed) as problem:
        GAME.parse(text)
    assert said in str(problem.value)


OPTIONS = [
    {"dismantling": True},
    {"advanced": True, "sacred_count": 3, "sacred_placement": "random"},
    {"advanced": True, "dismantling": True, "sacred_count": 4, "sacred_placement": "players", "opener": 1},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_a_position_survives_its_text(seats: int, options: dict[str, object]) -> None:
    for state in at_random(opened(seats, **options), "text"):
        again = table(GAME.position(state))
        assert GAME.view(again, None) == GAME.view(state, None)
        assert again.turn() == state.turn()
        if state.turn() >= 0:
            assert legal(again) == legal(state)


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    assert GAME.view(table("players 3"), None) == GAME.view(opened(3), None)
    assert GAME.position(opened(3)) == "players 3"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "players is 2 to 4, not '0'"),
        ("players 5", "players is 2 to 4, not '5'"),
        ("players two", "players is 2 to 4, not 'two'"),
        ("players 2; players 3", "the clause 'players' stands twice"),
        ("players 2; colour red", "a Pueblo position has no clause 'colour'"),
        ("players 2; stones r NE", "a stone is written as in 'r NE b7', not 'r NE'"),
        ("players 2; stones x NE a1", "a stone is written as in 'r NE b7'"),
        ("players 2; stones v NE a1", "nobody plays 'v' with 2 players"),
        ("players 2; stones r NE h8", "stone 1, 'r NE h8', does not fit where it is"),
        ("players 2; stones r NE a1, r NE a1", "stone 2, 'r NE a1', does not fit where it is"),
        ("players 2; advanced; sacred a1; stones r NE a1", "does not fit where it is"),
        ("players 2; stones r NE a1 off, r SE a2", "stone 1 is off, but another still stands on it"),
        (f"players 2; stones {', '.join(['n NE a1, n SE a2'] * 19)}", "there are 36 stones at most"),
        ("players 2; sacred k9", "a cell is a1 to h8, not 'k9'"),
        ("players 2; chief 36", "chief is 0 to 35, not '36'"),
        ("players 2; seat 2", "seat is 0 to 1, not '2'"),
        ("players 2; totals 1 2 3", "the clause 'totals' has one number per seat, 2 of them"),
        ("players 2; totals -1 0", "totals is 0 to 9999, not '-1'"),
        ("players 2; coloured 9 1", "coloured is 0 to 8, not '9'"),
        ("players 2; order 0 0", "the clause 'order' names every seat once"),
        ("players 2; step dance", "a step is one of lay, bid, take, set, walk, remove, over, not 'dance'"),
        ("players 2; part 4", "part is 1 to 3, not '4'"),
        ("players 2; advanced; step bid; bid 3", "a bid is written as in '3 by 0', not '3'"),
        ("players 2; advanced; step bid; bid 100 by 0", "bid is 1 to 99, not '100'"),
        ("players 2; advanced; step bid; seat 1; bid 1 by 7", "bid is 0 to 1, not '7'"),
        ("players 2; advanced; step bid; passed 4", "passed is 0 to 1, not '4'"),
        ("players 2; advanced; lay 5", "lay is 0 to 4, not '5'"),
    ],
)
def test_a_malformed_position_is_explained(text: str, said: str) -> None:
    with pytest.raises(Malformed) as problem:
        table(text)
    assert said in str(problem.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "players 3; advanced; step take; cards 1 1 0; seat 2; asked 2",
            "a turn-order card is held by one seat, not by two",
        ),
        (
            "players 2; advanced; step take; cards 1 0; seat 1; asked 1",
            "an auction is over when all seats but one hold a card",
        ),
        ("players 3; advanced; step bid; cards 1 0 0", "hold no card, and who bids has not passed"),
        ("players 3; advanced; step bid; cards 1 0 0; seat 1", "hold no card, and who bids has not passed"),
        ("players 3; advanced; step bid; passed 0", "hold no card, and who bids has not passed"),
        ("players 2; coloured 0 8; neutral 0 7", "seat 0 has nothing to set in this position"),
        (f"players 2; stones {', '.join(f'n {spot}' for spot in LAST_FIT.split(', '))}", "seat 0 has nothing to set"),
        ("players 2; dismantling; part 3; step remove; stones b NE a1", "seat 0 has nothing to remove in this position"),
        ("players 2; advanced; step lay", "seat 0 has nothing to lay in this position"),
    ],
)
def test_a_position_in_which_play_would_stop_or_run_in_circles_is_refused(text: str, said: str) -> None:
    with pytest.raises(Malformed) as problem:
        table(text)
    assert said in str(problem.value)


def test_the_positions_shown_in_the_documentation_can_be_read() -> None:
    table("players 2; stones r NE b7, b SW e6, n NE a1; chief 27; totals 0 3")
    table("players 2; stones r NE b7, n SW e6; chief 27; totals 0 3")
    table("players 3; advanced; sacred c3 f6; opener 2; step bid; seat 2; asked 2; bid 2 by 0; passed 1")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_stones_are_conserved(seats: int, options: dict[str, object]) -> None:
    states = at_random(opened(seats, **options), "census")
    counted = GAME.census(next(states))
    assert sum(counted.values()) == {2: 30, 3: 33, 4: 36}[seats]
    assert all(GAME.census(state) == counted for state in states)


def test_stones_put_aside_are_conserved_when_phase_two_is_never_played() -> None:
    before = almost_full("advanced; dismantling; ")
    counted = GAME.census(before)
    after = settled(play(before, "set coloured NE b2", "walk 1"))
    assert (step(after), GAME.census(after)) == ("remove", counted)
