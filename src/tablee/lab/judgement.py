"""The law about what a learned judge looks at: it knows no more than its seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tablee.engine.features import MOST_FACTORS, Features, factors_of, numbers_of
from tablee.engine.state import State
from tablee.engine.values import Seat
from tablee.lab.secrecy import alternatives
from tablee.lab.trials import Trial

Seen: TypeAlias = tuple[list[float], dict[int, list[int]]]  # the numbers of a position, the factors of each action
FURTHEST = 8.0  # a number is roughly -1 to 1


def features(trial: Trial) -> Iterator[str]:
    """A position has the numbers it promises; in worlds that a seat cannot tell apart they are equal, factors too."""
    game = trial.game
    known = game.features()
    if known is None:
        return
    for number, move in trial.looks(4):
        truth = move.before
        for seat in range(trial.setup.seats):
            where = f"after {number} decisions seat {seat}"
            here = seen(known, truth, seat)
            if numbers_of(known, truth, seat, before=0.5) != here[0]:
                yield f"{where} does not write all the numbers of {game.position(truth)}"
            for wrong in _misshapen(known, here):
                yield f"{where} {wrong}; {game.position(truth)}"
            for world in alternatives(trial, truth, seat):
                there = seen(known, world, seat)
                if here[0] != there[0]:
                    place = next(at for at, (one, other) in enumerate(zip(here[0], there[0], strict=True)) if one != other)
                    yield f"{where} is judged by what it cannot know, number {place}: {_two(trial, truth, world)}"
                if here[1] != there[1]:
                    code = next(code for code in here[1] if here[1][code] != there[1].get(code))
                    yield f"{where} factors action {code} by what it cannot know: {_two(trial, truth, world)}"


def seen(known: Features, state: State, seat: Seat) -> Seen:
    """All that a judge is told in a seat's name."""
    codes = state.codes(seat) if seat in state.acting() else []
    return numbers_of(known, state, seat), {code: factors_of(known, state, seat, code) for code in codes}


def _misshapen(known: Features, here: Seen) -> Iterator[str]:
    numbers, actions = here
    if wild := [number for number in numbers if not -FURTHEST <= number <= FURTHEST]:
        yield f"is told {wild}, which is far from -1 to 1"
    for code, factors in actions.items():
        if not factors or len(factors) > MOST_FACTORS or not all(0 <= factor < known.factors() for factor in factors):
            yield f"finds factors {factors} in action {code}, of {known.factors()} there are"


def _two(trial: Trial, truth: State, world: State) -> str:
    return f"{trial.game.position(truth)} and {trial.game.position(world)}"
