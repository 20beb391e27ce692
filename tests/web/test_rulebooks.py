"""The rules made for reading: what rules refuse, and examples beside them."""

from __future__ import annotations

import re

import pytest
from web.site_kit import Visitor

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.kit import rulebook
from tablee.kit.examples import Example, examples_of
from tablee.kit.objections import objections
from tablee.kit.words import LANGUAGES

GAMES = catalogue.games()
EXAMPLES = [pytest.param(game, one, id=f"{game.name}-{one.name}") for game in GAMES for one in examples_of(game)]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each = pytest.mark.parametrize(("game", "example"), EXAMPLES)


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_objection_belongs_to_a_rule_and_stands_beside_it(client: Visitor, game: AnyGame, lang: str) -> None:
    numbers = {rule.id for rule in rulebook.rules(game.folder, lang)}
    found = objections(game, lang)
    assert len(found) > 8
    assert found.keys() <= numbers
    client.get(f"/language/{lang}")
    page = client.get(f"/rules/{game.name}").text
    for rule in found:
        item = page.partition(f'<li id="{rule}">')[2].partition('<li id="')[0]
        assert '<details class="objections small">' in item


@each
def test_an_example_is_legal_and_stands_beside_a_rule_there_is(game: AnyGame, example: Example) -> None:
    assert example.rule in {rule.id for rule in rulebook.rules(game.folder, "en")}
    assert len(example.played(game, len(example.do)).moves) == len(example.do)
    for lang in LANGUAGES:
        assert game.face.say(lang, f"example-{example.name}")
        assert any(said for said in example.told(game, lang)) or not example.do


@games
def test_every_game_has_examples(game: AnyGame) -> None:
    assert len(examples_of(game)) >= 2


@each
def test_every_step_of_an_example_is_a_picture_of_its_own(client: Visitor, game: AnyGame, example: Example) -> None:
    drawn = [
        client.get(f"/rules/{game.name}/examples/{example.name}/fr/{step}").text for step in range(len(example.do) + 1)
    ]
    assert all(picture.startswith("<?xml") for picture in drawn)
    assert len(set(drawn)) >= min(len(drawn), 2)


@pytest.mark.parametrize(
    "address", ["nothing/en/0", "along/xx/0", "along/en/2", "along/en/-1", "along/en/99999999999999999999"]
)
def test_what_is_no_example_is_not_there(client: Visitor, address: str) -> None:
    assert client.get(f"/rules/pueblo/examples/{address}").status_code in (400, 404)


def test_a_picture_alone_is_drawn_as_on_a_wide_page(client: Visitor) -> None:
    drawn = client.get("/rules/agora/examples/playable/en/0").text
    assert re.search(r"\.agora \.narrow \{ display: none", drawn)
    assert "@media (max-width" not in drawn
