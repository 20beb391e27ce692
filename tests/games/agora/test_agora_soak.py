"""Many random games of Agora, for every number of players, with and without strict moves."""

from __future__ import annotations

import pytest
from agora_tools import boards, seen, untied

from tablee.engine.luck import seeded
from tablee.games.agora import GAME
from tablee.games.agora.rules.agreed import ROUNDS
from tablee.games.agora.rules.codes import OVER


def play_many(seats: int, games: int) -> None:
    for number in range(games):
        strict = number % 4 == 3
        state = GAME.open(seats, {"strict_moves": strict}, seeded("soak", seats, number))
        rng, decisions, start = seeded("play", seats, number), 0, GAME.census(state)
        while (seat := int(state.turn())) >= 0:
            state.play(seat, state.draw(seat, rng))
            decisions += 1
        assert decisions <= GAME.longest
        assert state.step == OVER
        assert state.round == ROUNDS[seats]
        assert GAME.census(state) == start
        assert untied(boards(state)[1])
        assert not any(seen(state).backs)
        standing = GAME.standing(state)
        assert sum(standing.points) <= 76
        assert min(standing.ranks) == 1


@pytest.mark.rule("AGO-01", "AGO-31", "AGO-54")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ago_01_random_games_end_correctly(seats: int) -> None:
    play_many(seats, 25)


@pytest.mark.rule("AGO-54", "AGO-31")
@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ago_54_ten_thousand_random_games_end_correctly(seats: int) -> None:
    play_many(seats, 10_000)
