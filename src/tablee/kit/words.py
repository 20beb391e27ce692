"""Everything a person reads, from Fluent files: `words.<language>.ftl` beside the code that speaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from functools import cache, lru_cache
from pathlib import Path
from typing import cast

from babel import Locale
from babel.dates import format_date, format_datetime, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from tablee.kit.languages import FIRST
from tablee.kit.languages import LANGUAGES as LANGUAGES
from tablee.kit.phrases import Phrase, Unusual, prepared

WRITTEN_AS = {"en": "en-GB"}  # without a comma before "and"


class Words:
    """The messages of one folder in one language. A message that is missing is a bug, and raises."""

    def __init__(self, path: Path, lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self.path = path
        self._ready: dict[str, Phrase | None] = {}  # None: only Fluent itself can say it

    def __call__(self, message: str, /, **args: object) -> str:
        try:
            phrase = self._ready[message]
        except KeyError:
            phrase = self._ready[message] = self._prepared(message)
        if phrase is not None:
            with suppress(Unusual):
                return phrase(args)
        return self.formatted(message, args)

    def _prepared(self, message: str) -> Phrase | None:
        found = self._bundle.get_message(message) if message in self else None
        with suppress(Unusual):
            return None if found is None or found.value is None else prepared(found.value, self._bundle._plural_form)
        return None

    def formatted(self, message: str, args: Mapping[str, object]) -> str:
        """The same as Fluent says it."""
        found = self._bundle.get_message(message)
        if found is None or found.value is None:
            raise KeyError(f"no message {message!r} in {self.path}")
        text, problems = self._bundle.format_pattern(found.value, dict(args))
        if problems:
            raise ValueError(f"message {message!r} in {self.path}: {problems[0]}")
        return cast("str", text)

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)


@cache
def words(folder: Path, lang: str) -> Words:
    """The messages of a folder; English ones where it does not speak the language."""
    path = folder / f"words.{lang}.ftl"
    return Words(path, lang) if path.exists() else Words(folder / f"words.{FIRST}.ftl", FIRST)


def listing(parts: Iterable[str], lang: str) -> str:
    """Parts in a row as people write them: `a, b and c`."""
    return format_list(list(parts), locale=locale(WRITTEN_AS.get(lang, lang)))


def moment(seconds: float, lang: str) -> str:
    """A time on the clock of the world (UTC), as people write it."""
    return format_datetime(datetime.fromtimestamp(seconds, UTC), "medium", locale=locale(WRITTEN_AS.get(lang, lang)))


def duration(seconds: float, lang: str) -> str:
    """How long something took, in one unit."""
    return format_timedelta(timedelta(seconds=max(1.0, seconds)), locale=locale(WRITTEN_AS.get(lang, lang)))


def decimal(number: float, lang: str) -> str:
    """A number with one digit behind the point, or the comma."""
    return format_decimal(number, "0.0", locale=locale(WRITTEN_AS.get(lang, lang)))


def date_told(day: int, lang: str) -> str:
    """A day, counted from 1970, as people write it."""
    return format_date(date(1970, 1, 1) + timedelta(days=day), "long", locale=locale(WRITTEN_AS.get(lang, lang)))


@cache
def language_name(lang: str) -> str:
    """A language as those who speak it call it: `Français`."""
    name = locale(lang).get_display_name() or lang
    return name[:1].upper() + name[1:]


@cache
def locale(lang: str) -> Locale:
    return Locale.parse(lang, sep="-")


def one_line(text: str) -> str:
    """Printable letters only, in one line, without runs of spaces."""
    return " ".join("".join(letter for letter in text if letter.isprintable()).split())


class Voice:
    """The words of one folder in one language. What was said before is remembered: a board says some hundred things, nearly
    all of them again and again."""

    __slots__ = ("_said", "folder", "lang")

    def __init__(self, folder: Path, lang: str) -> None:
        self.folder = folder
        self.lang = lang
        self._said = _memory(folder, lang)

    def say(self, message: str, **args: object) -> str:
        return self._said(message, tuple(args.items()))

    def listing(self, parts: Iterable[str]) -> str:
        """`a, b and c`."""
        return listing(parts, self.lang)


@cache
def voice(folder: Path, lang: str) -> Voice:
    """The same one for everybody who asks."""
    return Voice(folder, lang)


@cache
def _memory(folder: Path, lang: str) -> Callable[[str, tuple[tuple[str, object], ...]], str]:
    speak = words(folder, lang)
    return lru_cache(maxsize=16384)(lambda message, args: speak(message, **dict(args)))
