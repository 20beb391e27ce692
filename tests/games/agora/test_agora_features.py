"""What a learned judge of Agora looks at: the hints' own prospects, with the cards of others seen from behind."""

from __future__ import annotations

import pytest
from agora_tools import B, G, T, at, do

from tablee.engine.features import factors_of, numbers_of
from tablee.engine.luck import seeded
from tablee.games.agora import GAME
from tablee.games.agora.bot import features
from tablee.games.agora.bot.hints import AgoraHints
from tablee.games.agora.bot.prospects import Prospects
from tablee.games.agora.rules.city import VALUE
from tablee.games.agora.rules.codes import CROSSINGS, MOVE
from tablee.games.agora.rules.state import Agora


def positions(seats: int, every: int = 7) -> list[Agora]:
    state, rng, found = GAME.open(seats, {}, seeded("seen", seats)), seeded("seen", seats), []
    while (seat := int(state.turn())) >= 0:
        if rng.below(every) == 0:
            found.append(state.copy())
        state.play(seat, state.draw(seat, rng))
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_points_add_up_and_nothing_depends_on_what_was_seen_before(seats: int) -> None:
    old, prospects = features(), Prospects()
    for state in reversed(positions(seats)):
        for seat in range(seats):
            prospects.look_at(state, seat)
            assert sum(prospects.points[other] for other in range(seats)) == pytest.approx(sum(VALUE))
            assert numbers_of(old, state, seat) == numbers_of(features(), state, seat)
        seat = int(state.turn())
        for code in state.codes(seat)[::5]:
            assert factors_of(old, state, seat, code) == factors_of(features(), state, seat, code)


def test_without_cards_a_seat_sees_what_the_hints_see() -> None:
    """Nothing is hidden where no hand holds a card; before phase 3 of the last round leads are judged alike."""
    state = at("players 3; round 14; pile0; pile1; hand0; hand1; hand2; holder 0; step move; map EX B5 G3, GR T4 G2, NB G1")
    prospects = Prospects()
    for seat in (B, G, T):
        prospects.look_at(state, seat)
        assert [prospects.points[other] for other in range(3)] == pytest.approx(AgoraHints().expected(state))


@pytest.mark.rule("AGO-43")
def test_ago_43_the_first_move_of_a_pair_is_not_seen_by_others() -> None:
    before = at("players 3; round 8; holder 0; step move; map EX B5 G3, GR T4 G2, NB G1 B3")
    after = do(before, "move B@EX GR")
    known = features()
    assert all(numbers_of(known, before, seat) == numbers_of(known, after, seat) for seat in (G, T))
    assert numbers_of(known, before, B) != numbers_of(known, after, B)


def test_a_move_is_worth_what_it_does_to_the_expected_points() -> None:
    """As the hints weigh it, where no card is hidden."""
    state = at("players 3; round 14; pile0; pile1; hand0; hand1; hand2; holder 0; step move; map EX B5 G3, GR T4 G2, NB G1")
    prospects, hints, seat = Prospects(), AgoraHints(), int(state.turn())
    codes = state.codes(seat)
    prospects.look_at(state, seat)
    for code, weight in zip(codes, hints.weigh(state, seat, codes), strict=True):
        colour, crossing = divmod(code - MOVE, CROSSINGS)
        share = prospects.moved(3, seat, colour, crossing)
        assert 100 * (share + prospects.share[seat]) == pytest.approx(weight)
