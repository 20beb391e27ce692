"""What Agora says: the same messages in both languages, and every one of them used."""

from __future__ import annotations

import re

import pytest

from tablee.games.agora import GAME
from tablee.kit.words import LANGUAGES


def messages(lang: str) -> list[str]:
    text = (GAME.folder / f"words.{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9_-]*) =", text, flags=re.MULTILINE)


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert messages("en") == messages("fr")
    assert len(set(messages("en"))) == len(messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_city_is_credited(lang: str) -> None:
    """Where the rules are told, and on the page about all games."""
    assert "CC BY" in GAME.face.say(lang, "about")
    assert "CC BY" in (GAME.folder / ("RULES.md" if lang == "en" else "RULES.fr.md")).read_text(encoding="utf-8")
