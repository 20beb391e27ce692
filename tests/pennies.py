"""Two tiny games with secrets, for tests of the search: they are small enough to know what is right.

Pennies: both seats close a fist over a coin, heads or tails; seat 0 wins when the coins match.
Duel: seat 1 holds a card 0 to 2 that seat 0 does not know. Seat 0 challenges, and wins if the card is 0, or lies low,
and wins half. Whoever could see the card would challenge a 0.
"""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.state import NOBODY, Hints, Sampler, State

OPEN = -1
HEADS, TAILS, CLOSED = 0, 1, 2


class Pennies(State):
    def __init__(self, fists: list[int]) -> None:
        self.fists = fists

    def acting(self) -> list[int]:
        return [seat for seat in range(2) if self.fists[seat] == OPEN]

    def turn(self) -> int:
        return next(iter(self.acting()), NOBODY)

    def codes(self, seat: int) -> list[int]:
        return [HEADS, TAILS]

    def play(self, seat: int, code: int) -> None:
        self.fists[seat] = code

    def copy(self) -> Pennies:
        return Pennies(self.fists[:])

    def points(self) -> list[int]:
        matched = self.fists[0] == self.fists[1]
        return [int(matched), int(not matched)]

    def ranks(self) -> list[int]:
        return [2 - points for points in self.points()]

    def sight(self, seat: int, code: int, observer: int) -> int:
        return code if observer == seat else CLOSED


CHALLENGE, LIE_LOW = 0, 1


class Duel(State):
    def __init__(self, card: int, chosen: int = OPEN) -> None:
        self.card, self.chosen = card, chosen

    def turn(self) -> int:
        return 0 if self.chosen == OPEN else NOBODY

    def codes(self, seat: int) -> list[int]:
        return [CHALLENGE, LIE_LOW]

    def play(self, seat: int, code: int) -> None:
        self.chosen = code

    def copy(self) -> Duel:
        return Duel(self.card, self.chosen)

    def points(self) -> list[int]:
        if self.chosen == LIE_LOW:
            return [1, 1]
        return [2, 0] if self.card == 0 else [0, 2]

    def ranks(self) -> list[int]:
        points = self.points()
        return [1 + (other > mine) for mine, other in (points, points[::-1])]


class Worlds(Sampler):
    """Any of these states, equally likely."""

    def __init__(self, states: list[State]) -> None:
        self.states = states

    def world(self, rng: Rng) -> State:
        return self.states[rng.below(len(self.states))].copy()


class NoHints(Hints):
    def worth(self, state: State, seat: int) -> float:
        return state.reward(seat)
