"""The laws of a review, on every game: parts add up, choices are judged without the truth, luck needs chance."""

from __future__ import annotations

from functools import cache

import harbor
import pytest

from tablee.bots.levels import find_level
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.match import AnyMatch, Match
from tablee.engine.record import BadRecord
from tablee.engine.state import State
from tablee.engine.values import Mistake
from tablee.lab.simulate import play
from tablee.review.analysis import Analysis, analyse, bot_module, finding, finished, lens
from tablee.review.judging import Budget, Judge
from tablee.review.ledger import Split, Step

GAMES = [*catalogue.games(), harbor.GAME]
SMALL = Budget(worlds=3, compared=2, simulations=6, ahead=2)
LAST = 12  # moves of a game that are looked at


@cache
def ended(game: AnyGame) -> AnyMatch:
    """A game between random players."""
    match = game.match(seed=3)
    play(match, [find_level("casual")] * match.seats, "review")
    return match


def looked_at(match: AnyMatch) -> Analysis:
    judge = Judge(match.game, SMALL, 5)
    return Analysis(match, (finding(match, judge, number) for number in range(len(match.moves) + 1)))


def tail(match: AnyMatch) -> AnyMatch:
    """Its last moves, from the position before them."""
    first = match.moves[-min(LAST, len(match.moves))]
    late = from_here(match.game, first.before)
    for move in match.moves[first.number :]:
        late.do(late.trusted(move.seat, move.code))
    return late


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_choice_luck_and_others_add_up(game: AnyGame) -> None:
    analysis = looked_at(tail(ended(game)))
    sums = list(analysis.deal)
    for step in analysis.steps():
        sums = [so_far + swing for so_far, swing in zip(sums, step.swings, strict=True)]
    match = analysis.match
    for seat, split in enumerate(sums):
        assert 1 / match.seats + split.total == pytest.approx(match.state.reward(seat), abs=1e-9)


@pytest.mark.parametrize("game", [game for game in GAMES if game.secrets], ids=lambda game: game.name)
def test_a_choice_is_judged_by_what_its_seat_knew(game: AnyGame) -> None:
    """Two worlds that the acting seat cannot tell apart get the same verdict and the same choice."""
    for move in ended(game).moves[2:-1:7][:6]:
        seen = game.view(move.before, move.seat)
        other = game.sampler(seen).world(seeded("another world", move.number))
        assert game.view(other, move.seat) == seen
        truth, twin = (first_step(game, state, move.seat, move.code) for state in (move.before, other))
        assert truth.verdict == twin.verdict
        assert truth.swings[move.seat].choice == twin.swings[move.seat].choice


def from_here(game: AnyGame, state: State) -> AnyMatch:
    """A match that begins where another one is, with all that was known there."""
    return Match(game, ended(game).deal, state)


def first_step(game: AnyGame, state: State, seat: int, code: int) -> Step:
    again = from_here(game, state)
    again.do(again.trusted(seat, code))
    return next(looked_at(again).steps())


def test_without_chance_and_secrets_there_is_no_luck() -> None:
    game = catalogue.find("pueblo")
    for step in looked_at(tail(ended(game))).steps():
        assert [swing.luck for swing in step.swings] == pytest.approx([0.0] * len(step.swings), abs=1e-12)


def test_who_has_no_choice_chose_nothing() -> None:
    game = catalogue.find("gaudi")
    forced = [move for move in ended(game).moves if len(move.before.codes(move.seat)) == 1]
    step = first_step(game, forced[0].before, forced[0].seat, forced[0].code)
    assert step.verdict is None
    assert {swing.choice for swing in step.swings} == {0.0}


def test_what_nobody_notices_counts_once_it_is_noticed() -> None:
    """A draft of the Gaudí game touches others when the turn is ended."""
    game = catalogue.find("gaudi")
    match = tail(ended(game))
    for move, step in zip(match.moves, looked_at(match).steps(), strict=True):
        others = [swing for seat, swing in enumerate(step.swings) if seat != step.seat]
        assert move.noticed_by(1 - step.seat) or others == [Split()] * len(others)


def test_the_same_seed_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("tablee.review.judging", fromlist=["BUDGETS"]).BUDGETS, "fast", SMALL)
    record = ended(catalogue.find("balconia")).record()
    told: list[int] = []
    review = analyse(record, "fast", 1, told.append)
    assert review == analyse(record, "fast", 1)
    assert told == list(range(1, len(record.lines) + 1))
    assert len(review.moments()) == 6
    assert review.totals()[0] != Split()


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_every_game_has_a_lens_and_reasons_with_words(game: AnyGame) -> None:
    match, reasons = ended(game), bot_module(game, "reasons")
    assert reasons.terms(match.moves[0].before, 0).keys() == reasons.WORTH.keys()
    names = ("Ada", "Bo", "Cy", "Di", "Eve")
    for lang in ("en", "fr"):
        assert all(game.face.say(lang, f"why-{term}", amount="2") for term in reasons.WORTH)
        told = [game.face.observe(event, names, lang) for event in lens(match)]
        assert told


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    match = catalogue.find("pueblo").match(seed=1)
    with pytest.raises(Mistake, match="Only a finished game"):
        finished(match.record())


def test_a_game_without_a_winner_is_not_reviewed() -> None:
    match = catalogue.find("gaudi").match(seed=1, players=2, paving=True)
    play(match, [find_level("random")] * match.seats, "paving")
    while not match.over:
        seat = match.acting[0]
        match.do(match.trusted(seat, match.state.codes(seat)[0]))
    with pytest.raises(Mistake, match="Nobody wins"):
        finished(match.record())


def test_a_broken_record_is_named() -> None:
    match = catalogue.find("pueblo").match(seed=1)
    with pytest.raises(BadRecord):
        finished(match.record().__class__(game="pueblo", rules=999, seats=2, options={}))
