"""Mistakes in words: the sentence of a code, from the room that the code names."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import tablee
from tablee.engine import catalogue
from tablee.engine.values import Mistake
from tablee.kit.words import words

PACKAGE = Path(str(tablee.__file__)).parent


def sentence(problem: Mistake, lang: str) -> str:
    """What went wrong, in one sentence. A mistake among the arguments is told in the same language."""
    room, _, message = (f"{problem.room}." * bool(problem.room) + problem.code).partition(".")
    args = {name: value.told(lang) if isinstance(value, Mistake) else value for name, value in problem.details.items()}
    return words(folder(room), lang)(f"mistake-{message}", **args)


def folder(room: str) -> Path:
    """Where the words of a room lie: a folder of the house, or a game."""
    return PACKAGE / room if room in rooms() else catalogue.find(room).folder


@cache
def rooms() -> frozenset[str]:
    return frozenset(words.parent.name for words in PACKAGE.glob("*/words.en.ftl"))
