"""Law 7: every numbered rule of every game is carried by a test, and all languages carry the same rules."""

from __future__ import annotations

import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.kit import rulebook
from tablee.kit.words import LANGUAGES
from tablee.lab import coverage

WRITTEN = [game for game in catalogue.games() if rulebook.source(game.folder, "en").is_file()]


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.name)
def test_every_rule_is_carried_by_a_test(game: AnyGame) -> None:
    found = next(one for one in coverage.report() if one.game == game.name)
    assert found.missing == ()


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.name)
def test_every_mark_names_a_rule(game: AnyGame) -> None:
    found = next(one for one in coverage.report() if one.game == game.name)
    assert found.unknown == ()


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.name)
def test_all_languages_carry_the_same_rules(game: AnyGame) -> None:
    numbers = {lang: [rule.id for rule in rulebook.rules(game.folder, lang)] for lang in LANGUAGES}
    assert numbers["en"]
    assert all(listed == numbers["en"] for listed in numbers.values())


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_can_be_jumped_to(game: AnyGame, lang: str) -> None:
    page = rulebook.html(game.folder, lang)
    assert all(f'<li id="{rule.id}">' in page and rule.text for rule in rulebook.rules(game.folder, lang))
