"""Reviews of a game so small that every answer is known.

Coin: a coin lies under a cup, heads in three deals of four; seat 1 has seen it. Seat 0 guesses heads or tails, and wins if
that is right, or passes, and both win half. Until then seat 0 is expected to do any of these, equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.engine.luck import Rng
from tablee.engine.state import NOBODY, Hints, Sampler, State
from tablee.engine.values import View
from tablee.review.analysis import Analysis, finding, judged
from tablee.review.judging import Budget, Judge, doubt
from tablee.review.ledger import Split, Step

HEADS, TAILS, PASS, OPEN = 0, 1, 2, -1
DEALS = (HEADS, HEADS, HEADS, TAILS)
EXACT = Budget(worlds=4, compared=4, simulations=200, ahead=0)


class Coin(State):
    def __init__(self, coin: int, guess: int = OPEN) -> None:
        self.coin, self.guess = coin, guess

    def turn(self) -> int:
        return 0 if self.guess == OPEN else NOBODY

    def codes(self, seat: int) -> list[int]:
        return [HEADS, TAILS, PASS]

    def play(self, seat: int, code: int) -> None:
        self.guess = code

    def copy(self) -> Coin:
        return Coin(self.coin, self.guess)

    def points(self) -> list[int]:
        if self.guess == PASS:
            return [1, 1]
        return [1, 0] if self.guess == self.coin else [0, 1]

    def ranks(self) -> list[int]:
        points = self.points()
        return [1 + (other > own) for own, other in (points, points[::-1])]


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinView(View):
    coin: int | None
    guess: int


class Deals(Sampler):
    """All that fit, one after another, so that four worlds are an exact answer."""

    def __init__(self, view: CoinView) -> None:
        self.states = [Coin(coin, view.guess) for coin in (DEALS if view.coin is None else (view.coin,))]
        self.next = 0

    def world(self, rng: Rng) -> State:
        self.next += 1
        return self.states[(self.next - 1) % len(self.states)].copy()


class CoinHints(Hints):
    def worth(self, state: State, seat: int) -> float:
        return state.reward(seat)


class CoinGame:
    name, package, secrets = "coin", "harbor", True

    def view(self, state: Coin, seat: int | None) -> CoinView:
        over = state.guess != OPEN
        coin = state.coin if seat == 1 or over else None
        return CoinView(seat=seat, acting=() if over else (0,), points=(0, 0), ranks=None, coin=coin, guess=state.guess)

    def sampler(self, view: CoinView) -> Sampler:
        return Deals(view)

    def hints(self) -> Hints:
        return CoinHints()

    def decode(self, code: int) -> int:
        return code

    def write(self, action: int) -> str:
        return ("heads", "tails", "pass")[action]


def expected(world: State, _rng: Rng) -> Sequence[float]:
    """Of any guess, equally likely."""
    ends = [world.copy() for _ in range(3)]
    for guess, end in enumerate(ends):
        end.play(0, guess)
    return [sum(end.reward(seat) for end in ends) / 3 for seat in range(2)]


GAME: Any = CoinGame()


def review(coin: int, guess: int, judge: Judge | None = None) -> tuple[Analysis, Step]:
    before, after = Coin(coin), Coin(coin, guess)
    move = SimpleNamespace(before=before, after=after, seat=0, code=guess, number=0, text="", noticed_by=lambda _: True)
    match: Any = SimpleNamespace(game=GAME, start=before, state=after, seats=2, moves=[move])
    found = judge or Judge(GAME, EXACT, 1, expected)
    analysis = Analysis(match, [finding(match, found, number) for number in range(2)])
    return analysis, next(analysis.steps())


def test_a_good_guess_that_fails_is_a_good_choice_and_bad_luck() -> None:
    analysis, step = review(TAILS, HEADS)
    assert analysis.deal == (Split(), Split())  # nobody can tell yet: seat 0 may do anything
    assert step.swings[0] == Split(choice=0.25, luck=-0.75)
    assert step.swings[1] == Split(others=-0.25, luck=0.75)
    assert step.verdict is not None
    assert (step.verdict.strong, step.verdict.lost, step.verdict.grade) == ("heads", 0.0, "best")


def test_a_bad_guess_that_succeeds_is_a_bad_choice_and_good_luck() -> None:
    _, step = review(TAILS, TAILS)
    assert step.swings[0] == Split(choice=-0.25, luck=0.75)
    assert step.swings[1] == Split(others=0.25, luck=-0.75)
    assert step.verdict is not None
    assert (step.verdict.strong, step.verdict.lost) == ("heads", 0.5)
    assert step.verdict.chosen.mean == 0.25
    assert step.verdict.better.mean == 0.75


@pytest.mark.parametrize("coin", [HEADS, TAILS])
@pytest.mark.parametrize("guess", [HEADS, TAILS, PASS])
def test_the_parts_add_up_to_what_was_won(coin: int, guess: int) -> None:
    analysis, step = review(coin, guess)
    for seat in range(2):
        assert 0.5 + (analysis.deal[seat] + step.swings[seat]).total == Coin(coin, guess).reward(seat)


@pytest.mark.parametrize("guess", [HEADS, TAILS, PASS])
def test_a_choice_is_judged_without_the_truth(guess: int) -> None:
    (_, heads), (_, tails) = review(HEADS, guess), review(TAILS, guess)
    assert heads.verdict == tails.verdict
    assert heads.swings[0].choice == tails.swings[0].choice
    assert heads.swings[1].others == tails.swings[1].others


class Cheat(Judge):
    """Looks under the cup."""

    coin = TAILS

    def outlook(self, view: View, worlds: int, code: int | None = None, begin: int = 0) -> Any:
        assert isinstance(view, CoinView)
        peeked = GAME.view(Coin(self.coin, view.guess), 1) if code is None else self._peeked(view)
        return super().outlook(peeked, worlds, code, begin)

    def _peeked(self, view: CoinView) -> CoinView:
        return CoinView(seat=0, acting=(0,), points=(0, 0), ranks=None, coin=self.coin, guess=view.guess)


def test_a_judge_who_knows_the_truth_would_be_noticed() -> None:
    view = GAME.view(Coin(TAILS), 0)
    honest, cheat = (kind(GAME, EXACT, 1, expected) for kind in (Judge, Cheat))
    assert judged(honest, view, TAILS) != judged(cheat, view, TAILS)


def test_sums_come_with_what_their_worlds_differ_by() -> None:
    """Guessing heads is worth 1, 1, 1 and 0 instead of a half in the four deals."""
    analysis, _ = review(TAILS, HEADS)
    own, other = analysis.margins()
    assert own.choice == pytest.approx(doubt([0.5, 0.5, 0.5, -0.5]))
    assert own.luck == own.choice
    assert (own.others, own.lost) == (0.0, 0.0)
    assert other.others == own.choice
    assert other.choice == 0.0


def test_what_was_lost_comes_with_its_margin() -> None:
    """Tails instead of heads: one is right wherever the other is wrong."""
    analysis, _ = review(TAILS, TAILS)
    assert analysis.margins()[0].lost == pytest.approx(doubt([1.0, 1.0, 1.0, -1.0]))
