"""The puzzles that come with the games: legal, told in every language, and still puzzles when looked at more closely."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.kit.words import LANGUAGES
from tablee.puzzles.proving import Care, doubtful
from tablee.puzzles.puzzle import FILE, GRADES, Puzzle, begun, load, name_of, puzzles_of, save

GAMES = [game for game in catalogue.games() if puzzles_of(game)]
ALL = [pytest.param(game, one, id=f"{game.name}-{one.name}") for game in GAMES for one in puzzles_of(game)]
SELDOM = 16  # one of so many is always looked at more closely, the others in long runs
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_every_game_has_puzzles_for_a_month() -> None:
    assert catalogue.games() == GAMES
    assert min(len(puzzles_of(game)) for game in GAMES) >= 30


@games
def test_no_puzzle_stands_there_twice(game: AnyGame) -> None:
    found = puzzles_of(game)
    assert len({one.name for one in found}) == len(found)


@pytest.mark.parametrize(("game", "puzzle"), ALL)
def test_a_puzzle_is_a_position_in_which_its_seat_has_these_choices(game: AnyGame, puzzle: Puzzle) -> None:
    match = begun(game, puzzle)
    assert game.position(match.state) == puzzle.position
    assert puzzle.name == name_of(puzzle.position, puzzle.seat)
    assert puzzle.seat in match.acting
    assert puzzle.tempting not in puzzle.best
    for text in (*puzzle.best, puzzle.tempting):
        assert match.why_not(text, puzzle.seat) is None
        assert game.write(game.parse(text)) == text
    assert 1 <= puzzle.grade <= len(GRADES)
    assert puzzle.gain > 0.02
    for reason in puzzle.reasons:
        assert all(game.face.say(lang, f"why-{reason.term}", amount="1") for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("game", "puzzle"),
    [
        pytest.param(game, one, id=f"{game.name}-{one.name}", marks=() if number % SELDOM == 0 else pytest.mark.soak)
        for game in GAMES
        for number, one in enumerate(puzzles_of(game))
    ],
)
def test_a_much_closer_look_agrees(game: AnyGame, puzzle: Puzzle) -> None:
    assert doubtful(game, puzzle, Care(12_000, 600, "soak")) == ""


@games
def test_a_puzzle_whose_answer_is_another_one_is_found_out(game: AnyGame) -> None:
    puzzle = puzzles_of(game)[0]
    wrong = replace(puzzle, best=(puzzle.tempting,), tempting=puzzle.best[0])
    assert doubtful(game, wrong, Care(1000, 60, "wrong"))


@games
def test_files_keep_puzzles_as_they_are(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / FILE
    save(path, puzzles_of(game))
    assert load(path) == load(game.folder / FILE)
