"""Puzzles on the site: solved over a line of their own, kept with the person, one for every day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from web.site_kit import Visitor

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.kit.words import LANGUAGES
from tablee.puzzles.puzzle import Puzzle, of_the_day, puzzles_of
from tablee.web.puzzles import DAY, streak
from tablee.web.solving import solving

GAMES = [game for game in catalogue.games() if puzzles_of(game)]
FIRST = [pytest.param(game, puzzles_of(game)[0], id=game.name) for game in GAMES]
each = pytest.mark.parametrize(("game", "puzzle"), FIRST)


def step_of(message: dict[str, object]) -> dict[str, object]:
    return {"seat": message["seat"], "step": message["step"]}


@each
def test_a_wrong_try_is_answered_and_the_right_one_explained(client: Visitor, game: AnyGame, puzzle: Puzzle) -> None:
    client.get(f"/puzzles/{game.name}/{puzzle.name}")
    with client.line(f"/puzzles/{game.name}/{puzzle.name}/live?") as wire:
        first = wire.next("view")
        assert first["seat"] == puzzle.seat
        wire.send(t="do", **step_of(first), text=puzzle.tempting)
        assert "Tempting" in wire.next("no", to="do")["text"]
        for said in ("Tempting", "The best choice is"):
            wire.send(t="do", **step_of(first), text=puzzle.tempting)
            assert said in wire.next("no", to="do")["text"]
        wire.send(t="do", **step_of(first), text=puzzle.best[0])
        wire.next("ok", to="do")
        solved = wire.page_part("company")
        assert "Yes, that is the best choice" in solved
        assert "Next puzzle" in solved
    assert f"1 of {len(puzzles_of(game))} solved" in client.get("/puzzles").text
    assert "at first try" not in client.get("/puzzles").text


@each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(game: AnyGame, puzzle: Puzzle, lang: str) -> None:
    for one in puzzles_of(game):
        board = solving(game, one, "me", "Ada")
        assert board.box(lang)
        assert board.attempt(one.best[-1])
        assert board.box(lang)


def test_the_next_puzzle_is_the_first_that_is_not_solved(client: Visitor) -> None:
    game = GAMES[0]
    first, second = puzzles_of(game)[:2]
    assert client.get(f"/puzzles/{game.name}").headers["location"].endswith(first.name)
    with client.line(f"/puzzles/{game.name}/{first.name}/live?") as wire:
        wire.send(t="do", **step_of(wire.next("view")), text=first.best[0])
        wire.next("ok", to="do")
    assert client.get(f"/puzzles/{game.name}").headers["location"].endswith(second.name)
    assert "at first try" in client.get("/puzzles").text


def test_what_is_no_puzzle_is_not_there(client: Visitor) -> None:
    assert client.get("/puzzles/pueblo/nothing").status_code == 404
    assert client.get("/puzzles/chess").status_code == 404
    with client.line("/puzzles/pueblo/nothing/live?") as wire:
        assert wire.closed_with() == 4404


def test_every_day_has_one_puzzle_and_games_take_turns() -> None:
    days = [date(2026, 11, 1) + timedelta(days=number) for number in range(2 * len(GAMES))]
    found = [of_the_day(day) for day in days]
    assert [one and one[0] for one in found[: len(GAMES)]] == [one and one[0] for one in found[len(GAMES) :]]
    assert len({one and one[0].name for one in found}) == len(GAMES)
    assert found[0] != found[len(GAMES)]


@pytest.mark.parametrize(("ago", "days"), [((0, 1, 2, 4), 3), ((1, 2), 2), ((2, 3), 0), ((), 0)])
def test_a_streak_goes_on_until_a_day_is_missed(ago: tuple[int, ...], days: int) -> None:
    now = date(2026, 11, 18)
    assert streak(frozenset(DAY + (now - timedelta(days=one)).isoformat() for one in ago), now) == days


def test_the_puzzle_of_the_day_counts_for_the_day(client: Visitor) -> None:
    address = client.get("/puzzles/daily").headers["location"]
    _, _, name, puzzle = address.split("/")
    found = next(one for one in puzzles_of(catalogue.find(name)) if one.name == puzzle)
    with client.line(f"{address}/live?") as wire:
        wire.send(t="do", **step_of(wire.next("view")), text=found.best[0])
        wire.next("ok", to="do")
    page = client.get("/puzzles").text
    assert "one day in a row" in page
    assert "Solved: look again" in page
