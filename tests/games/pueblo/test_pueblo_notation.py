"""Pueblo's texts: actions and positions that round-trip, and what is said about those that cannot be read."""

from __future__ import annotations

import pytest
from pueblo_table import GAME, almost_full, at_random, last_fit, legal, opened, play, refused, settled, table, task

from tablee.engine.luck import seeded
from tablee.engine.values import Malformed
from tablee.games.pueblo.rules.state import SPACE


def test_every_action_code_has_a_text_and_back() -> None:
    texts = [GAME.write(GAME.decode(code)) for code in range(SPACE)]
    assert len(set(texts)) == SPACE
    assert [GAME.encode(GAME.parse(text)) for text in texts] == list(range(SPACE))


@pytest.mark.parametrize("text", ["SET Neutral ne D4", "  set   neutral NE d4 "])
def test_case_and_spaces_of_an_action_do_not_matter(text: str) -> None:
    assert GAME.write(GAME.parse(text)) == "set neutral NE d4"


NO_NUMBER = "A whole number of nine digits at most is expected, not"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is no action; write for instance ‘set neutral NE d4’"),
        ("jump", "‘jump’ is no action"),
        ("set neutral NE", "is no action"),
        ("set neutral N d4", "is no action"),
        ("set neutral NE d4 F", "is no action"),
        ("set beige NE d4", "A stone is coloured or neutral, not ‘beige’."),
        ("set neutral NE i4", "A cell is a1 to h8, not ‘i4’."),
        ("set neutral NE d9", "A cell is a1 to h8, not ‘d9’."),
        ("set neutral NE d44", "A cell is a1 to h8"),
        ("walk", "is no action"),
        ("walk two", f"{NO_NUMBER} ‘two’."),
        ("walk -1", f"{NO_NUMBER} ‘-1’."),
        ("walk 1.5", NO_NUMBER),
        ("walk ²", NO_NUMBER),
        ("remove 9999999999", NO_NUMBER),
        ("bid 1 2", "is no action"),
        ("pass 1", "is no action"),
        ("lay z1", "A cell is a1 to h8, not ‘z1’."),
        ("take", "is no action"),
    ],
)
def test_a_malformed_action_is_explained(text: str, said: str) -> None:
    with pytest.raises(Malformed) as problem:
        GAME.parse(text)
    assert said in str(problem.value)
    assert problem.value.told("fr") != str(problem.value)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [("walk 99999", "PUE-33 steps"), ("walk 5", "PUE-33 steps"), ("walk 999999999", "PUE-33 steps")],
)
def test_a_number_may_be_too_large_and_still_is_one(text: str, refusal: str) -> None:
    assert refused(table("players 2; stones r NE d4; step walk"), text) == refusal


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


def stones(text: str, count: int) -> str:
    return ", ".join([text] * count)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "The clause ‘players’ is missing."),
        ("players 5", "The clause ‘players’: a number from 2 to 4 is expected, not 5."),
        ("players two", "The clause ‘players’: a number is expected, not ‘two’."),
        ("players 2; players 3", "The clause ‘players’ stands there twice."),
        ("players 2; colour red", "There is no clause ‘colour’."),
        ("players 2; dismantling yes", "The clause ‘dismantling’ cannot be ‘yes’."),
        ("players 2; stones r NE", "a stone is written as in ‘r NE b7’, not ‘r NE’"),
        ("players 2; stones x NE a1", "a stone is written as in ‘r NE b7’"),
        ("players 2; stones v NE a1", "nobody plays ‘v’ with 2 players"),
        ("players 2; stones r NE h8", "stone 1, ‘r NE h8’, does not fit where it is"),
        ("players 2; stones r NE a1, r NE a1", "stone 2, ‘r NE a1’, does not fit where it is"),
        ("players 2; advanced; sacred a1; stones r NE a1", "does not fit where it is"),
        ("players 2; advanced; sacred k9", "The clause ‘sacred’ cannot be ‘k9’."),
        ("players 2; chief 36", "The clause ‘chief’: a number from 0 to 35"),
        ("players 2; seat 2", "The clause ‘seat’: a number from 0 to 1"),
        ("players 2; totals 1 2 3", "The clause ‘totals’ has 3 values; 2 are expected."),
        ("players 2; totals -1 0", "The clause ‘totals’: a number from 0"),
        ("players 2; coloured 9 1", "The clause ‘coloured’: a number from 0 to 8"),
        ("players 2; order 0 0", "The clause ‘order’ names every seat once."),
        ("players 2; step dance", "The clause ‘step’ is one of lay, bid, take, set, walk, remove, over, not ‘dance’."),
        ("players 2; part 4", "The clause ‘part’: a number from 1 to 3"),
        ("players 2; advanced; step bid; bid 3", "a bid is written as in ‘3 by 0’, not ‘3’"),
        ("players 2; advanced; step bid; bid 100 by 0", "The clause ‘bid’: a number from 1 to 99"),
        ("players 2; advanced; step bid; bid 0 by 0", "The clause ‘bid’: a number from 1 to 99"),
        ("players 2; advanced; step bid; bid 1 by 7", "The clause ‘bid’: a number from 0 to 1"),
        ("players 2; advanced; step bid; passed 4", "The clause ‘passed’: a number from 0 to 1"),
        ("players 2; advanced; lay 5", "The clause ‘lay’: a number from 0 to 4"),
    ],
)
def test_a_malformed_position_is_explained(text: str, said: str) -> None:
    with pytest.raises(Malformed) as problem:
        table(text)
    assert said in str(problem.value)
    assert problem.value.told("fr") != str(problem.value)


THREE = "players 3; advanced; step bid"
WON = "players 3; advanced; step take"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        # Auctions and sacred places belong to the advanced rule, parts to their rules, steps to their parts.
        ("players 2; sacred a1", "sacred"),
        ("players 2; lay 1", "lay"),
        ("players 2; opener 1", "opener"),
        ("players 2; cards 1 2", "cards"),
        ("players 2; bid 3 by 0", "bid"),
        ("players 2; step bid", "step"),
        ("players 2; step take", "step"),
        ("players 2; step lay", "step"),
        ("players 2; part 2", "part"),
        ("players 2; part 3; step walk", "part"),
        ("players 2; step remove", "step"),
        ("players 2; dismantling; part 3", "step"),
        ("players 2; advanced; part 2; lay 1; step lay", "step"),
        # Sacred places
        ("players 2; advanced; sacred a1 b2 c3 d4 e5", "sacred"),
        ("players 2; advanced; sacred a1 a1", "sacred"),
        ("players 2; advanced; sacred a1 b2; lay 3; step lay", "sacred"),
        ("players 2; advanced; step lay", "lay"),
        ("players 2; advanced; lay 1", "lay"),
        ("players 2; advanced; lay 1; step lay; stones r NE a1", "stones"),
        # More stones than there are, or stones that cannot be off
        (f"players 2; stones {stones('r NE a1, r SE a2', 18)}", "stones"),
        (f"players 2; stones {stones('n NE a1, n SE a2', 15)}", "stones"),
        ("players 2; stones r NE a1; coloured 8 8", "coloured"),
        ("players 2; advanced; coloured 7 6", "coloured"),
        ("players 2; stones n NE a1; neutral 7 7", "neutral"),
        ("players 2; coloured 8 8; neutral 6 7", "neutral"),
        ("players 2; coloured 2 2; neutral 4 4", "neutral"),
        ("players 2; stones r NE a1 off", "stones"),
        ("players 2; dismantling; part 3; step remove; stones r NE a1 off, r SE a2", "stones"),
        ("players 2; advanced; part 2; aside", "aside"),
        # The order of turns, and who acts
        ("players 3; order 1 0 2", "order"),
        ("players 3; starter 1; order 0 1 2", "order"),
        ("players 3; advanced; cards 3 1 2; order 0 1 2", "order"),
        ("players 3; advanced; cards 3 1 0", "cards"),
        ("players 3; advanced; cards 3 1 1", "cards"),
        ("players 3; seat 2; turns 4", "seat"),
        ("players 3; advanced; sacred a1; lay 2; step lay; seat 0", "seat"),
        # The bidding
        (f"{THREE}; cards 1 2 0; asked 2", "cards"),
        (f"{THREE}; cards 1 0 0", "asked"),
        (f"{THREE}; asked 1", "asked"),
        (f"{THREE}; bid 3 by 0; passed 0", "bid"),
        (f"{THREE}; cards 1 0 0; asked 1; bid 3 by 0", "bid"),
        (f"{THREE}; bid 3 by 0; passed 1 2", "passed"),
        (f"{THREE}; passed 0 1 2", "passed"),
        (f"{THREE}; passed 1", "passed"),
        (f"{THREE}; cards 0 1 0; passed 0 1", "passed"),
        (f"{THREE}; bid 3 by 0; seat 2", "seat"),
        (f"{THREE}; seat 1", "seat"),
        (f"{WON}; bid 3 by 1; seat 0", "seat"),
        (f"{WON}; seat 1", "seat"),  # a winner who never bid
        (f"{WON}; bid 3 by 1; passed 0", "passed"),
        (f"{WON}; passed 1 2", "passed"),
        # Nothing to do
        ("players 2; coloured 0 8; neutral 0 7", "step"),
        ("players 2; dismantling; part 3; step remove; stones b NE a1", "step"),
        (f"players 2; stones {last_fit(21)}", "step"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_clause(text: str, clause: str) -> None:
    with pytest.raises(Malformed) as problem:
        table(text)
    assert f"‘{clause}’" in str(problem.value)
    assert f"« {clause} »" in problem.value.told("fr").replace("\u00a0", " ")


PIECES = {
    "players": ["2", "3", "4"],
    "advanced": [""],
    "dismantling": [""],
    "starter": ["0", "1", "2"],
    "opener": ["0", "1", "3"],
    "sacred": ["a1", "c3 f6", "h8 d4 d5 e5"],
    "lay": ["0", "1", "4"],
    "stones": [
        "r NE a1",
        "n NE d4, r SE d5",
        "r NE a1, b NE d4, n NE g1, n NE g4",
        "b NE a1 off, r NE d4",
        "r NE d4, b SW h8 off",
    ],
    "coloured": ["0 0", "1 2", "3 3 2", "2 2 2 2"],
    "neutral": ["0 0", "1 1", "3 2 2", "2 2 2 2"],
    "aside": [""],
    "totals": ["5 9", "1 2 3", "0 100 0 9999"],
    "chief": ["9", "35"],
    "order": ["1 0", "2 0 1", "3 2 1 0"],
    "part": ["1", "2", "3"],
    "step": ["lay", "bid", "take", "set", "walk", "remove", "over"],
    "seat": ["0", "1", "2", "3"],
    "turns": ["0", "1", "6", "999"],
    "cards": ["0 0", "1 0", "2 1", "0 3 0", "3 1 2", "0 4 1 0", "2 1 4 3"],
    "asked": ["0", "1", "2"],
    "bid": ["none", "5 by 0", "99 by 1", "1 by 2"],
    "passed": ["", "0", "1", "0 1", "2 3"],
}


def test_whatever_a_text_says_it_is_refused_or_can_be_played_to_the_end() -> None:
    """A fuzz with a fixed seed: clauses thrown together, and from what is accepted a random game that keeps the census."""
    rng, accepted = seeded("fuzz"), 0
    for number in range(6000):
        kept = [word for word in PIECES if word == "players" or rng.below(5) == 0]
        text = "; ".join(f"{word} {PIECES[word][rng.below(len(PIECES[word]))]}" for word in kept)
        try:
            state = table(text)
        except Malformed:
            continue
        accepted += 1
        assert GAME.position(table(GAME.position(state))) == GAME.position(state), text
        if accepted % 9 == 0:
            counted = GAME.census(state)
            assert all(GAME.census(later) == counted for later in at_random(state, number)), text
    assert accepted > 300


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
    assert (task(after), GAME.census(after)) == ("remove", counted)
