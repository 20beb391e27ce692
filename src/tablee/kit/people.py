"""People in sentences. A face writes a seat as a mark; whoever shows the sentence puts a name in its place, or a colour.

So what a game says is the same at all tables and remembered once, and a page may draw the shape of a seat beside its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from tablee.engine.values import Seat

FIRST: Final = 0xE000  # private letters of Unicode, which no name has (`kit.words.one_line`)
MARKS: Final = tuple(chr(FIRST + seat) for seat in range(16))


def mark(seat: Seat) -> str:
    """What stands for whoever has a seat."""
    return MARKS[seat]


def marks(seats: Iterable[Seat]) -> list[str]:
    return [MARKS[seat] for seat in seats]


def named(sentence: str, names: Sequence[str]) -> str:
    """A sentence with something for each mark: names, or names with a picture."""
    if sentence.isascii() or names is MARKS:
        return sentence
    return sentence.translate(_table(tuple(names)))


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


@lru_cache(maxsize=1024)
def _table(names: tuple[str, ...]) -> Mapping[int, str]:
    return {FIRST + seat: name for seat, name in enumerate(names)}
