"""The compiled heart of the contract: a state, the worlds a bot imagines, and random play."""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64, mypyc_attr

NOBODY: Final = -1
NOTHING: Final = -1  # no code


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game: compact, mutable, cheap to copy. Actions are small integers here.

    Nothing in a state refuses: the table asks `Game.why_not` first, and `codes` lists exactly what that allows.
    """

    def turn(self) -> i64:
        """A seat that owes a decision now, the first of them if several do; NOBODY when the game is over."""
        raise NotImplementedError

    def acting(self) -> list[int]:
        """All seats that owe a decision now. Several when choices are simultaneous, in any order; none at the end."""
        seat: int = self.turn()
        return [] if seat == NOBODY else [seat]

    def codes(self, seat: i64) -> list[int]:
        """Every legal action of an acting seat."""
        raise NotImplementedError

    def draw(self, seat: i64, rng: Rng) -> i64:
        """One of `codes`, all equally likely; overridden where that is faster without listing."""
        listed = self.codes(seat)
        return i64(listed[rng.below(len(listed))])

    def play(self, seat: i64, code: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def points(self) -> list[int]:
        """Points of every seat, now."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """Places of all seats as if the game ended now, 1 is best; equals share a place (1, 1, 3)."""
        raise NotImplementedError

    def reward(self, seat: i64) -> float:
        """A seat's share of the victory."""
        ranks = self.ranks()
        return 1.0 / float(ranks.count(1)) if ranks[seat] == 1 else 0.0

    def luck_used(self) -> i64:
        """How many random numbers the game has taken so far."""
        return 0

    def secrets_opened(self) -> i64:
        """How many times some seat has been shown something hidden. Who changes this by an action cannot undo it."""
        return 0

    def settled(self) -> i64:
        """How many times something was settled for good by rule. An undo never crosses a change of this."""
        return 0

    def sight(self, seat: i64, code: i64, observer: i64) -> i64:
        """What an observer sees of an action as it is played, as the code of a sight (`engine.sight`): the action itself,
        a covered sight that stands for all alike, or NOTHING where it goes unnoticed."""
        return code

    def told(self, seat: i64, sight: i64) -> i64:
        """What may be told from now on of a sight seen earlier, also to those who saw it: itself, one that says less, or
        NOTHING."""
        return sight

    def turned_up(self) -> i64:
        """What chance has shown everybody with the last action, as a number: a card or token turned up; 0 for nothing.

        A search tells its branches apart by it.
        """
        return 0

    def checksum(self) -> i64:
        """A number that tells games apart, to compare builds."""
        total: i64 = 0
        for points in self.points():
            total = (total * 1009 + i64(points)) % 1000003
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """The only door from a view to a searchable state. Made from the view alone, once per decision."""

    def world(self, rng: Rng) -> State:
        """A complete state that fits the view, with fresh luck; every such state as likely as the view makes it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What a good player looks at. Called on imagined worlds only."""

    def weigh(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        """How good each of these actions looks, in points gained; more is better."""
        return [0.0 for _ in codes]

    def considered(self, state: State, seat: i64) -> list[int]:
        """The actions a player thinks about: all of them, or some of each kind where thousands hardly differ."""
        return state.codes(seat)

    def drawn(self, state: State, seat: i64, rng: Rng) -> i64:
        """One of those at random."""
        return state.draw(seat, rng)

    def worth(self, state: State, seat: i64) -> float:
        """A seat's chance to win from here, roughly, 0 to 1."""
        raise NotImplementedError

    def shares(self, state: State) -> list[float]:
        """`worth` of every seat; overridden where they are found faster together."""
        return [self.worth(state, seat) for seat in range(len(state.points()))]

    def ahead(self) -> i64:
        """Length of a rollout: how many decisions a search plays on before it asks for `shares`, few where they see far."""
        return 8

    def candidates(self) -> i64:
        """How many actions are drawn at random for each decision of a rollout; the best of them by `weigh` is played."""
        return 10


def playout(state: State, rng: Rng) -> i64:
    """Play at random to the end, in place, drawing each action; the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = state.turn()
        if seat == NOBODY:
            return decisions
        state.play(seat, state.draw(seat, rng))
        decisions += 1


def listed_playout(state: State, rng: Rng) -> i64:
    """The same, listing every legal action before each choice."""
    decisions: i64 = 0
    while True:
        seat = state.turn()
        if seat == NOBODY:
            return decisions
        listed = state.codes(seat)
        state.play(seat, i64(listed[rng.below(len(listed))]))
        decisions += 1


def many_playouts(start: State, games: i64, rng: Rng, listed: bool) -> tuple[int, int]:
    """(decisions, checksum) of that many random games from one position."""
    decisions: i64 = 0
    checksum: i64 = 0
    for _ in range(games):
        state = start.copy()
        decisions += listed_playout(state, rng) if listed else playout(state, rng)
        checksum = (checksum * 31 + state.checksum()) % 1000003
    return decisions, checksum


def many_copies(state: State, count: i64) -> None:
    for _ in range(count):
        state.copy()
