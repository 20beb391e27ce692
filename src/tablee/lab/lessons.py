"""Lessons for a judge: games of all tables and options, played fast by hints and judge, and some with searches."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tablee.bots.search import Effort, Search
from tablee.bots.weights import Weights, judge_from
from tablee.engine.features import MOST_FACTORS
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng, seeded
from tablee.engine.state import State
from tablee.lab.network import Lesson
from tablee.lab.selfplay import Notebook, chosen, play_noted
from tablee.lab.trials import setups

EVERY = 6  # decisions for one that is noted in a fast game
BLUNDERS = 80  # fast decisions in a thousand that are any at all
WIDTH = 10  # actions drawn for a fast decision
SEARCHED = 3  # decisions for one that is searched, in a game with searches


def fast(game: AnyGame, weights: Weights | None, positions: int, seed: int | str) -> Lesson:
    """So many positions, from games played in a moment each. The same seed gives the same lesson."""
    rng, book = seeded("lesson", game.name, seed), notebook(game)
    hints, judge = game.hints(), None if weights is None else judge_from(game, weights)
    for state in deals(game, rng):
        play_noted(state, hints, judge, book, rng, EVERY, BLUNDERS, WIDTH)
        if book.positions() >= positions:
            break
    return lesson_of(book)


def searched(game: AnyGame, weights: Weights, positions: int, simulations: int, seed: int | str) -> Lesson:
    """So many positions with what a search found there."""
    rng, book = seeded("searched", game.name, seed), notebook(game)
    judge, hints = judge_from(game, weights), game.hints()
    for state in deals(game, rng):
        while acting := state.acting():
            seat = acting[rng.below(len(acting))]
            if rng.below(SEARCHED) or len(state.codes(seat)) == 1:
                code = chosen(state, seat, hints, judge, rng, BLUNDERS, WIDTH)
            else:
                sampler = game.sampler(game.view(state, seat))
                search = Search(sampler, seat, hints, not game.secrets, Effort(simulations), rng, judge)
                search.run(to_the_end=True)
                note(book, search, state, seat)
                code = search.mixed()
            state.play(seat, code)
        book.close(state, len(state.points()))
        if book.positions() >= positions:
            break
    return lesson_of(book)


def note(book: Notebook, search: Search, state: State, seat: int) -> None:
    """A position, and how often a search tried each action there; some it never tried say what is not worth it."""
    tried = {code: float(times) for code, times, _ in search.findings()}
    others = [code for code in search.hints.considered(state, seat) if code not in tried]
    codes = [*tried, *others[:: max(len(others) // 16, 1)]]
    book.note(state, len(state.points()))
    shares = [tried.get(code, 0.0) for code in codes]
    book.note_choices(state, seat, codes, shares, search.hints.weigh(state, seat, codes))


def deals(game: AnyGame, rng: Rng) -> Iterator[State]:
    """Starts of games without end: all numbers of players, half of them by the book, half with any options."""
    known = setups(game)
    while True:
        seats, options = game.seats[rng.below(len(game.seats))], {}
        if rng.below(2):
            setup = known[rng.below(len(known))]
            seats, options = setup.seats, dict(setup.options)
        yield game.open(seats, options, rng.fork())


def notebook(game: AnyGame) -> Notebook:
    """Raises `ValueError` for a game without features."""
    features = game.features()
    if features is None:
        raise ValueError(f"{game.name} has no features to learn from")
    return Notebook(features, game.hints(), game.seats[-1])


def lesson_of(book: Notebook) -> Lesson:
    most = book.most_seats
    return Lesson(
        rows=np.array(book.rows, np.float16).reshape(-1, most, book.features.inputs()),
        seats=np.array(book.seats, np.int64),
        ends=np.array(book.ends, np.float32).reshape(-1, most),
        hopes=np.array(book.hopes, np.float32).reshape(-1, most),
        points=np.array(book.points, np.float32).reshape(-1, most),
        choices=np.array(book.choices, np.int64).reshape(-1, MOST_FACTORS),
        shares=np.array(book.shares, np.float64),
        hints=np.array(book.hints, np.float32),
        at=np.array(book.at, np.int64),
    )
