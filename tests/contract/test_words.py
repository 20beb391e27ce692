"""Every game says in every language what the pages ask of it."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from pathlib import Path

import harbor
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tablee
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.options import specs
from tablee.kit.words import LANGUAGES, words

GAMES = [*catalogue.games(), harbor.GAME]
FOLDERS = [*sorted(path.parent for path in Path(str(tablee.__file__)).parent.rglob("words.en.ftl")), harbor.GAME.folder]
ASKS_FOR_MORE = {("agora", "one-move"): {"code"}}  # walkers have a gender in French


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_the_words_of_the_pages(game: AnyGame, lang: str) -> None:
    needed = ["title", "pitch", "about", *(f"colour-{colour}" for colour in game.colours)]
    needed += [f"verb-{verb}" for verb in game.verbs]
    needed += [f"slot-{slot.name}" for slots in game.verbs.values() for slot in slots]
    for spec in specs(game.options):
        needed += [f"option-{spec.name}", f"option-{spec.name}-note"]
        needed += [f"option-{spec.name}-{value}" for value in spec.choices if spec.kind == "choice"]
    assert [message for message in needed if message not in words(game.folder, lang)] == []


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # as the library calls it
        self.found.add(node.id.name)


def variables(folder: Path, lang: str) -> dict[str, set[str]]:
    """What each message of a folder is told, by its id."""
    found = {}
    for entry in parse((folder / f"words.{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found - ASKS_FOR_MORE.get((folder.name, entry.id.name), set())
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_all_languages_have_the_same_messages_about_the_same_things(folder: Path, lang: str) -> None:
    assert variables(folder, lang) == variables(folder, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_message_made_ready_says_what_fluent_says(folder: Path, lang: str) -> None:
    said = words(folder, lang)
    values = (0, 1, 2, 21, 999, 1000, -3, 1.5, "", "d4", "other", "one", "red", "yes")
    for (message, named), value in product(variables(folder, lang).items(), values):
        if message in said:  # no term
            args = dict.fromkeys(named, value)
            with suppress(ValueError):  # a number was wanted
                expected = said.formatted(message, args)
                assert said(message, **args) == expected, (message, value)
