"""Games that a judge learns from: played fast by the hints, or by a judge, and noted down position by position."""

from __future__ import annotations

from array import array
from math import log

from tablee.bots.judge import LEAST, Judge
from tablee.engine.features import MOST_FACTORS, Features
from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY, Hints, State

CERTAIN = 1000  # a chance in thousandths


class Notebook:
    """Positions as rows of numbers, one row for each seat, and how their games ended."""

    def __init__(self, features: Features, hints: Hints, most_seats: i64) -> None:
        self.features = features
        self.outlook = hints
        self.most_seats = most_seats
        self.rows: array[float] = array("f")  # [(position * most_seats + seat) * inputs + number], 0 for absent seats
        self.ends: array[float] = array("f")  # [position * most_seats + seat], the reward at the end
        self.points: array[float] = array("f")  # ... and the points
        self.hopes: array[float] = array("f")  # ... and the logarithms of the shares by the hints
        self.seats: array[int] = array("b")  # how many sat there
        self.choices: array[int] = array("h")  # [choice * MOST_FACTORS + number], factors of actions looked at, then -1
        self.shares: array[float] = array("f")  # how often each of these was tried ...
        self.hints: array[float] = array("f")  # ... and what the hints say of it
        self.at: array[int] = array("i")  # the position and seat of it, position * most_seats + seat
        self.sheet = vec[float]([0.0] * features.inputs())
        self.found = vec[i64]([0] * MOST_FACTORS)
        self.open: i64 = 0  # positions of the game being played

    def positions(self) -> int:
        return len(self.seats)

    def note(self, state: State, seats: i64) -> None:
        """A position, as every seat sees it."""
        sheet, rows = self.sheet, self.rows
        seat: i64
        for seat in range(self.most_seats):
            if seat < seats:
                self.features.fill(state, seat, sheet)
                rows.extend([number for number in sheet])  # noqa: C416
            else:
                rows.extend([0.0] * self.features.inputs())
        hopes = [log(max(share, LEAST)) for share in self.outlook.shares(state)]
        self.hopes.extend(hopes)
        self.hopes.extend([0.0] * (self.most_seats - len(hopes)))
        self.seats.append(int(seats))
        self.open += 1

    def note_choices(self, state: State, seat: i64, codes: list[int], shares: list[float], weights: list[float]) -> None:
        """What a search found of the actions of a seat, at the position noted last."""
        found = self.found
        where: int = (len(self.seats) - 1) * self.most_seats + seat
        index: i64
        for index in range(len(codes)):
            count = self.features.factored(state, seat, i64(codes[index]), found)
            self.choices.extend([int(found[factor]) if factor < count else -1 for factor in range(MOST_FACTORS)])
            self.shares.append(shares[index])
            self.hints.append(weights[index])
            self.at.append(where)

    def close(self, state: State, seats: i64) -> None:
        """The game of the last positions is over."""
        points = state.points()
        ends = [state.reward(seat) if seat < seats else 0.0 for seat in range(self.most_seats)]
        worth = [float(points[seat]) if seat < seats else 0.0 for seat in range(self.most_seats)]
        for _ in range(self.open):
            self.ends.extend(ends)
            self.points.extend(worth)
        self.open = 0


def play_noted(
    state: State, hints: Hints, judge: Judge | None, book: Notebook, rng: Rng, every: i64, blunders: i64, width: i64
) -> i64:
    """Play to the end, in place, and note about one position of so many; the number of decisions.

    An action is the best by the hints of `width` drawn, or of the best three of these by the judge; so many in a thousand
    are any of them, so that the judge learns what mistakes cost.
    """
    seats: i64 = len(state.points())
    decisions: i64 = 0
    while True:
        seat = state.turn()
        if seat == NOBODY:
            break
        if rng.below(every) == 0:
            book.note(state, seats)
        state.play(seat, chosen(state, seat, hints, judge, rng, blunders, width))
        decisions += 1
    book.close(state, seats)
    return decisions


def chosen(state: State, seat: i64, hints: Hints, judge: Judge | None, rng: Rng, blunders: i64, width: i64) -> i64:
    codes: list[int] = [hints.drawn(state, seat, rng) for _ in range(width)]
    if rng.below(CERTAIN) < blunders:
        return i64(codes[0])
    weights = hints.weigh(state, seat, codes)
    best = i64(codes[weights.index(max(weights))])
    if judge is None:
        return best
    ranked = sorted(set(codes), key=lambda code: (-weights[codes.index(code)], code))[:3]
    if len(ranked) == 1:
        return best
    highest = -1.0
    for code in ranked:
        after = state.copy()
        after.play(seat, i64(code))
        share = judge.shares(after)[seat]
        if share > highest:
            highest = share
            best = i64(code)
    return best
