"""The engine against a second one that was written from the rules alone (tests/agora_referee.py): whole games."""

from __future__ import annotations

import pytest
from agora_referee import Referee

from tablee.engine.luck import seeded
from tablee.games.agora import GAME
from tablee.games.agora.rules.city import card_name, members
from tablee.games.agora.rules.movements import seen_of
from tablee.games.agora.rules.position import pile_cards
from tablee.games.agora.rules.state import Agora


def referee_for(state: Agora) -> Referee:
    hands = [{card_name(card) for card in members(int(hand))} for hand in state.hands]
    piles = [[card_name(card) for card in pile_cards(state, number)] for number in (0, 1)]
    return Referee(hands, piles, int(state.holder), state.rules.strict)


def agree(seats: int, strict: bool, number: int) -> None:
    """Play at random; both must know the same seat and the same legal actions at every decision, and the same end."""
    state = GAME.open(seats, {"strict_moves": strict}, seeded("referee", seats, number))
    rng, referee = seeded("whistle", number), referee_for(state)
    game = referee.game()
    seat, legal = next(game)
    while True:
        assert state.turn() == seat
        assert {GAME.write(GAME.decode(code)) for code in state.codes(seat)} == legal
        done, moved = sorted(legal)[rng.below(len(legal))], len(state.history)
        state.play(seat, GAME.encode(GAME.parse(done)))
        card = card_name(int(seen_of(state.history[moved]))) if len(state.history) > moved else ""
        try:
            seat, legal = game.send((done, card))
        except StopIteration:
            break
    assert state.acting() == []
    assert (list(state.points()), list(state.ranks())) == referee.result()
    assert [int(one) for one in state.reserve] == referee.reserve


@pytest.mark.rule("AGO-10", "AGO-13", "AGO-26", "AGO-41", "AGO-43", "AGO-45", "AGO-58")
@pytest.mark.parametrize(("seats", "strict"), [(3, False), (4, True), (5, False)])
def test_ago_10_a_whole_game_is_legal_for_both(seats: int, strict: bool) -> None:
    agree(seats, strict, 0)


@pytest.mark.rule("AGO-10", "AGO-13", "AGO-41", "AGO-43")
@pytest.mark.soak
def test_ago_10_a_hundred_games_are_legal_for_both() -> None:
    for number in range(100):
        agree(3 + number % 3, number % 2 == 1, number)
