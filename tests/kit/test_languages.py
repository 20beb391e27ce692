"""Languages are found from their files, and each is named and written as its speakers do it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine import catalogue
from tablee.kit import rulebook
from tablee.kit.languages import LANGUAGES, spoken
from tablee.kit.words import language_name, listing, words


def speak(house: Path, *files: str) -> Path:
    for file in files:
        (house / file).parent.mkdir(parents=True, exist_ok=True)
        (house / file).write_text("pitch = Hallo\n", encoding="utf-8")
    return house


def test_a_language_is_spoken_when_every_part_of_the_house_speaks_it(tmp_path: Path) -> None:
    house = speak(tmp_path, "web/words.en.ftl", "web/words.de.ftl", "web/words.ca.ftl", "games/go/words.en.ftl")
    assert spoken(house) == ("en",)
    assert spoken(speak(house, "games/go/words.de.ftl", "games/go/words.ca.ftl")) == ("en", "ca", "de")


def test_we_speak_english_and_french() -> None:
    assert LANGUAGES == ("en", "fr")


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "English"), ("fr", "Français"), ("de", "Deutsch"), ("pt-BR", "Português (Brasil)")]
)
def test_a_language_is_called_as_its_speakers_call_it(lang: str, name: str) -> None:
    assert language_name(lang) == name


@pytest.mark.parametrize(
    ("parts", "lang", "written"),
    [
        ("", "en", ""),
        ("a", "en", "a"),
        ("ab", "en", "a and b"),
        ("abcd", "en", "a, b, c and d"),
        ("abc", "fr", "a, b et c"),
        ("abc", "de", "a, b und c"),
        ("{}", "en", "{ and }"),
    ],
)
def test_parts_stand_in_a_row_as_people_write_them(parts: str, lang: str, written: str) -> None:
    assert listing(parts, lang) == written


def test_a_game_that_does_not_speak_a_language_speaks_english(tmp_path: Path) -> None:
    speak(tmp_path, "words.en.ftl")
    assert words(tmp_path, "de")("pitch") == "Hallo"
    assert catalogue.find("gaudi").face.title("de") == "The Antoni Gaudí tile game"


def test_rules_that_are_not_translated_yet_are_read_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "RULES.md").write_text("# Harbor\n\n* **HB-1** One.\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "LANGUAGES", ("en", "de"))
    assert [rule.text for rule in rulebook.rules(tmp_path, "de")] == ["One."]
