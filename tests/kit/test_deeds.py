"""Actions as people call them, wherever a review, a coach or a puzzle speaks of them."""

from __future__ import annotations

import re

import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.match import AnyMatch
from tablee.kit.deeds import deed

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eli", "Fay")


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_a_deed_is_said_to_its_end_and_fits_into_any_sentence(game: AnyGame) -> None:
    match: AnyMatch = game.match(game.seats[-1], 5)
    rng = seeded("deeds", game.name)
    while not match.over:
        seat = match.acting[0]
        code = match.state.draw(seat, rng)
        for lang in ("en", "fr"):
            said = deed(game, game.view(match.state, seat), game.write(game.decode(code)), lang, NAMES)
            assert said.count("(") == said.count(")")
            assert not said.endswith(".")
            if game.name == "gaudi" and "lay" in game.write(game.decode(code)):
                assert re.search(r"-?\d+,-?\d+", said), "a cell has two numbers"
            if re.search(r"\b[1-9]\d* × ", said):
                assert not re.search(r"\b0 × ", said), "none of some bills is not worth a word"
        match.do(match.trusted(seat, code))
