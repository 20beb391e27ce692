"""Barracuda's words in a language, and the names of what comes up in every picture."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from tablee.engine.values import Seat
from tablee.games.barracuda.face.tell import bills_in_words
from tablee.games.barracuda.rules.bars import COLOURS, TITLES
from tablee.games.barracuda.rules.view import Bills
from tablee.kit.words import Voice

FOLDER: Final = Path(__file__).parents[1]  # where the words lie


@cache
def voice(lang: str) -> Voice:
    return Voice(FOLDER, lang)


def say(lang: str, message: str, **args: object) -> str:
    return voice(lang).say(message, **args)


@cache
def colour(lang: str, seat: Seat) -> str:
    """The name of a seat's colour, which is what pictures call it."""
    return say(lang, f"colour-{COLOURS[seat]}")


def listing(lang: str, parts: Iterable[str]) -> str:
    return voice(lang).listing(parts)


def bar_name(lang: str, slot: int, bar: int | None) -> str:
    """A bar's own name, or the number of its slot while nobody knows it."""
    return say(lang, "slot-number", number=slot + 1) if bar is None else TITLES[bar]


@lru_cache(maxsize=4096)
def bills_said(lang: str, bills: Bills) -> str:
    """`2 × 5000 and 3 fakes`."""
    return bills_in_words(voice(lang).say, bills)
