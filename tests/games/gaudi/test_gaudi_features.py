"""What a learned judge of the Gaudí tile game looks at: no more than a seat may know, and the table stays as it is."""

from __future__ import annotations

import pytest
from gaudi_turns import gaudi, play

from tablee.engine.features import FURTHEST, factors_of, numbers_of
from tablee.engine.luck import seeded
from tablee.games.gaudi import GAME
from tablee.games.gaudi.bot import features
from tablee.games.gaudi.bot.features import FOLLOWING, OF_HAND, OF_SEAT, OF_TABLE, POINTS
from tablee.games.gaudi.rules.actions import encode, parse, parse_cell
from tablee.games.gaudi.rules.counters import MARKED

KNOWN = features()
SEATS = OF_TABLE + OF_HAND  # where the numbers of the seats begin; the second of each is its points
TABLE = "players 2; tiles OGB 0,0; hands OGG OBB GGO / OOO BBB GGG; objectives snail/orange jellyfish/green; seat 0"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_looking_changes_nothing(seats: int) -> None:
    state, rng = GAME.open(seats, {}, seeded("look", seats)), seeded("look", seats)
    while (seat := int(state.turn())) >= 0:
        if rng.below(6) == 0:
            before, codes = GAME.position(state), state.codes(seat)
            for one in range(seats):
                numbers_of(KNOWN, state, one)
            for code in codes:
                factors_of(KNOWN, state, seat, code)
            assert (GAME.position(state), state.codes(seat)) == (before, codes)
        state.play(seat, state.draw(seat, rng))


@pytest.mark.rule("GAU-27")
def test_gau_27_others_are_told_nothing_of_a_draft() -> None:
    before = gaudi(TABLE)
    after = play(before, "lay OGG 1,-1")
    assert numbers_of(KNOWN, before, 1) == numbers_of(KNOWN, after, 1)
    assert numbers_of(KNOWN, before, 0) != numbers_of(KNOWN, after, 0)


@pytest.mark.rule("GAU-47")
def test_gau_47_points_of_others_are_what_their_counters_leave_possible() -> None:
    """A green snail that a rival marked: snail or green, both or one; with two players nobody else has those cards."""
    marked = (
        "players 2; tiles GGB 0,0, GBB 0,-1 by 1, GOO 1,-1 by 1; animals 0,0 by 1 marked; "
        "objectives jellyfish/orange snail/green; could1 {}"
    )
    sure = numbers_of(KNOWN, gaudi(marked.format("snail/green")), 0)
    either = numbers_of(KNOWN, gaudi(marked.format("snail/green snail/blue")), 0)
    assert sure[SEATS + OF_SEAT + 1] == pytest.approx(2 / 20)
    assert either[SEATS + OF_SEAT + 1] == pytest.approx(1.5 / 20)
    assert numbers_of(KNOWN, gaudi(marked.format("snail/green snail/blue")), 1)[SEATS + 1] == pytest.approx(2 / 20)


def test_an_action_says_what_it_completes_and_what_could_follow() -> None:
    state = gaudi(TABLE)
    first = factors_of(KNOWN, state, 0, encode(parse("lay OGG 1,-1")))
    assert POINTS in first  # nothing yet ...
    assert FOLLOWING + 3 in first  # ... but OBB beside it makes an orange snail: a turn, and two points
    second = factors_of(KNOWN, play(state, "lay OGG 1,-1"), 0, encode(parse("lay OBB 0,-1")))
    assert POINTS + 6 + 2 in second


def test_a_lead_beyond_measure_is_just_a_large_number() -> None:
    """A judge was never shown such numbers, so they would lead it astray."""
    state = gaudi("players 2; tiles GGB 0,0, GBB 0,-1 by 1, GOO 1,-1 by 1; objectives jellyfish/orange snail/green")
    for _ in range(60):
        state.note_animal(parse_cell("0,0"), MARKED, 1)
    assert max(numbers_of(KNOWN, state, 1)) == -min(numbers_of(KNOWN, state, 0)) == FURTHEST
