"""The law of fairness: in worlds that look the same to a seat every level makes the same move, given the same luck."""

from __future__ import annotations

from itertools import count

import pytest

from tablee import bots
from tablee.bots.levels import LEVELS, RANDOM, Level
from tablee.engine import catalogue
from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.state import NOBODY, State

WORLDS = 3
LOOK = 0.05  # seconds that pass between two looks at the clock, so that the deepest level takes 90 simulations here


def halfway(name: str) -> State:
    """A position in a game's middle, where there is something to choose."""
    game, rng = catalogue.find(name), seeded("fair bots")
    state: State = game.open(game.seats[0], {}, Luck(key_from("fair bots")))
    for _ in range(25):
        state.play(state.turn(), state.draw(state.turn(), rng))
    while len(state.codes(state.turn())) < 3:
        state.play(state.turn(), state.draw(state.turn(), rng))
    assert state.turn() != NOBODY
    return state


@pytest.mark.parametrize("level", [RANDOM, *LEVELS], ids=lambda level: level.name)
@pytest.mark.parametrize("name", catalogue.names())
def test_worlds_equal_for_a_seat_get_the_same_move(name: str, level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = catalogue.find(name), halfway(name)
    seat = int(state.turn())
    view = game.view(state, seat)
    sampler, rng = game.sampler(view), seeded("worlds")
    worlds = [state, *(sampler.world(rng) for _ in range(WORLDS))]
    chosen = set()
    for world in worlds:
        clock = count()
        monkeypatch.setattr("tablee.bots.players.monotonic", lambda clock=clock: LOOK * next(clock))
        chosen.add(bots.think(name, game.view(world, seat), level.name, 7))
    assert len(chosen) == 1
    assert game.why_not(state, seat, game.parse(chosen.pop())) is None
