"""A world that a seat imagines can be written down and played on from: a position that shows the seat what it knew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.match import Match
from tablee.engine.record import Record

RECORDS = Path(__file__).parents[1] / "records"
LOOKS = 6  # moments of each game


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_an_imagined_world_is_a_position_that_looks_the_same_to_its_seat(game: AnyGame) -> None:
    for file in sorted((RECORDS / game.name).glob("*.jsonl"))[::3]:
        match = Match.from_record(Record.load(file))
        for moves in range(0, len(match.moves), max(1, len(match.moves) // LOOKS)):
            state = match.state_after(moves)
            for seat in range(match.seats):
                seen = game.view(state, seat)
                text = game.position(game.sampler(seen).world(seeded(file.name, moves, seat)))
                world = game.from_position(text)
                assert game.view(world, seat) == seen, f"{file.name}, seat {seat} after {moves}"
                assert game.position(world) == text


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_a_moment_of_a_game_is_a_position_that_shows_everybody_what_they_knew(game: AnyGame) -> None:
    match = Match.from_record(Record.load(sorted((RECORDS / game.name).glob("*.jsonl"))[-1]))
    for moves in range(0, len(match.moves), max(1, len(match.moves) // LOOKS)):
        state = match.state_after(moves)
        begun = game.from_position(game.position(state))
        for chair in (None, *range(match.seats)):
            assert game.view(begun, chair) == game.view(state, chair), f"chair {chair} after {moves}"
