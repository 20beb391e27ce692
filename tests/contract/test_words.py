"""Every game says in every language what the pages ask of it."""

from __future__ import annotations

import harbor
import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.options import specs
from tablee.kit.words import LANGUAGES, words

GAMES = [*catalogue.games(), harbor.GAME]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_the_words_of_the_pages(game: AnyGame, lang: str) -> None:
    needed = ["pitch", "about"]
    needed += [f"verb-{verb}" for verb in game.verbs]
    needed += [f"slot-{slot.name}" for slots in game.verbs.values() for slot in slots]
    for spec in specs(game.options):
        needed += [f"option-{spec.name}", f"option-{spec.name}-note"]
        needed += [f"option-{spec.name}-{value}" for value in spec.choices if spec.kind == "choice"]
    assert [message for message in needed if message not in words(game.folder, lang)] == []
    assert game.face.title(lang)
