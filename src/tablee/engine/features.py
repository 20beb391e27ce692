"""What a learned judge looks at: a position as numbers, and an action as a few of its properties."""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, mypyc_attr, vec
from tablee.engine.state import State

MOST_FACTORS: Final = 8  # of one action
FURTHEST: Final = 4.0  # numbers beyond it say no more


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a learned judge looks at: of one seat's knowledge. Called on imagined worlds only.

    It reads nothing the seat could not know: in worlds that are equal for a seat the numbers and the factors are equal.
    """

    at: i64 = 0  # where the next number is written

    def inputs(self) -> i64:
        """How many numbers describe a position."""
        raise NotImplementedError

    def fill(self, state: State, seat: i64, out: vec[float]) -> None:
        """Write all of them, roughly -1 to 1: the seats in the order of play from this one on, 0 for those absent."""
        raise NotImplementedError

    def put(self, out: vec[float], number: float) -> None:
        out[self.at] = min(max(number, -FURTHEST), FURTHEST)
        self.at += 1

    def flag(self, out: vec[float], holds: bool) -> None:
        out[self.at] = 1.0 if holds else 0.0
        self.at += 1

    def blank(self, out: vec[float], count: i64) -> None:
        """So many numbers about what is not there."""
        index: i64
        for index in range(self.at, self.at + count):
            out[index] = 0.0
        self.at += count

    def fill_seats(self, state: State, seat: i64, seats: i64, most: i64, numbers: i64, out: vec[float]) -> None:
        """Everybody in the order of play from this seat on, so many numbers each, and as many for those absent."""
        place: i64
        for place in range(most):
            if place < seats:
                self.fill_seat(state, seat, (seat + place) % seats, out)
            else:
                self.blank(out, numbers)

    def fill_seat(self, state: State, seat: i64, other: i64, out: vec[float]) -> None:
        """Put all numbers about another seat, or this one, as this one knows it."""
        raise NotImplementedError

    def factors(self) -> i64:
        """How many properties actions may have; they are numbered from 0."""
        raise NotImplementedError

    def factored(self, state: State, seat: i64, code: i64, out: vec[i64]) -> i64:
        """Write the properties of an action, MOST_FACTORS at most, and return how many they are."""
        raise NotImplementedError


def numbers_of(features: Features, state: State, seat: i64, before: float = 0.0) -> list[float]:
    """What a seat knows of a position, as a list; written over what stood there before."""
    out = vec[float]([before] * features.inputs())
    features.fill(state, seat, out)
    return [number for number in out]  # noqa: C416  # list() of a vec is slower compiled


def factors_of(features: Features, state: State, seat: i64, code: i64) -> list[int]:
    """The properties of an action, as a list."""
    out = vec[i64]([0] * MOST_FACTORS)
    count = features.factored(state, seat, code, out)
    return [out[index] for index in range(count)]
