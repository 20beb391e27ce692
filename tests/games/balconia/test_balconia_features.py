"""What a learned judge of Balconia looks at: fast, and nearly as good as asking what the whole building will be worth."""

from __future__ import annotations

from typing import cast

import pytest

from tablee import game
from tablee.engine.features import factors_of, numbers_of
from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.games.balconia.bot import features
from tablee.games.balconia.bot.features import LOSSES, STEPS
from tablee.games.balconia.bot.gains import Gains
from tablee.games.balconia.bot.hints import BalconiaHints, Tuning
from tablee.games.balconia.rules.state import PLACE, Balconia


def positions(seed: str) -> list[Balconia]:
    """One game at random, before every decision."""
    rng, state, found = seeded(seed), cast("Balconia", game("balconia").match(seed=seed).state), []
    while (seat := state.turn()) != NOBODY:
        found.append(state.copy())
        state.play(seat, state.draw(seat, rng))
    return [*found, state]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_block_is_placed_nearly_as_well_as_by_judging_every_building(seed: str) -> None:
    gains, hints, lost = Gains(Tuning()), BalconiaHints(Tuning()), []
    for state in positions(seed)[:-1]:
        codes = state.codes(state.turn())
        weights = dict(zip(codes, hints.weigh(state, state.turn(), codes), strict=True))
        gains.look_at(state)
        chosen = max(codes, key=lambda code: gains.ahead(state, code))
        lost.append((max(weights.values()) - weights[chosen]) / (max(weights.values()) - min(weights.values()) + 0.01))
    assert sum(lost) / len(lost) < 0.12  # of what there is to lose


def test_it_does_not_matter_what_was_looked_at_before() -> None:
    old = features()
    for state in reversed(positions("d")):
        for seat in (0, 1):
            assert numbers_of(old, state, seat) == numbers_of(features(), state, seat)
        if state.turn() != NOBODY:
            code = state.codes(state.turn())[-1]
            assert factors_of(old, state, state.turn(), code) == factors_of(features(), state, state.turn(), code)


def test_the_best_action_loses_nothing() -> None:
    known, gains = features(), Gains(Tuning())
    for state in positions("e")[:-1]:
        codes = state.codes(state.turn())
        gains.look_at(state)
        best = max(codes, key=lambda code: gains.ahead(state, code))
        assert LOSSES + (STEPS if best >= PLACE else 0) in factors_of(known, state, state.turn(), best)


def test_both_seats_see_the_same_building_from_their_own_side() -> None:
    for state in positions("f"):
        here, there = numbers_of(features(), state, 0), numbers_of(features(), state, 1)
        assert here[10] == pytest.approx(-there[10])  # how far ahead
        assert here[16:55] == there[55:94]  # one's own side, then the other
        assert here[55:94] == there[16:55]
