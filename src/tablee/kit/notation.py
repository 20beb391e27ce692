"""The reader of position texts: clauses separated by semicolons, each a word and its values.

    clauses = Clauses("players 3; round 4; wallets 5 7 2", "pueblo")
    clauses.whole("players", low=2, high=4)
    clauses.finish()

Whatever is wrong is a `Malformed` that names its clause; `finish` names clauses that nobody asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from tablee.engine.values import Malformed

T = TypeVar("T")


class Clauses:
    """The clauses of one position text, by their first words. Each is asked for once."""

    def __init__(self, text: str) -> None:
        self._values: dict[str, str] = {}
        for clause in filter(None, map(str.strip, text.split(";"))):
            word, _, values = clause.partition(" ")
            if word in self._values:
                raise Malformed("kit.clause-twice", clause=word)
            self._values[word] = values.strip()
        self._left = set(self._values)

    def __contains__(self, word: str) -> bool:
        return word in self._values

    def text(self, word: str) -> str | None:
        """What a clause says; None where it is left out."""
        self._left.discard(word)
        return self._values.get(word)

    def words(self, word: str) -> list[str] | None:
        """Its values, separated by spaces."""
        said = self.text(word)
        return None if said is None else said.split()

    def items(self, word: str) -> list[str] | None:
        """Its values, separated by commas."""
        said = self.text(word)
        return None if said is None else [item for item in map(str.strip, said.split(",")) if item]

    def flag(self, word: str) -> bool:
        """Whether the clause is there; it has no values."""
        said = self.text(word)
        if said:
            raise self.wrong(word, said)
        return said is not None

    def whole(self, word: str, default: int | None = None, *, low: int = 0, high: int = 10**9) -> int:
        """A whole number from low to high. Without a default the clause has to be there."""
        said = self.text(word)
        if said is None:
            if default is None:
                raise Malformed("kit.clause-missing", clause=word)
            return default
        return self.number(word, said, low, high)

    def wholes(self, word: str, count: int, *, low: int = 0, high: int = 10**9) -> list[int] | None:
        """So many whole numbers."""
        return self.many(word, count, lambda said: self.number(word, said, low, high))

    def many(self, word: str, count: int, read: Callable[[str], T]) -> list[T] | None:
        """So many values separated by spaces, each read by a function."""
        said = self.words(word)
        if said is None:
            return None
        if len(said) != count:
            raise Malformed("kit.clause-count", clause=word, count=count, found=len(said))
        return [read(one) for one in said]

    def one_of(self, word: str, names: Sequence[str], default: int | None = None) -> int:
        """The number of the name given, counted from 0."""
        said = self.text(word)
        if said is None and default is not None:
            return default
        if said is None:
            raise Malformed("kit.clause-missing", clause=word)
        if said not in names:
            raise Malformed("kit.clause-choice", clause=word, allowed=", ".join(names), said=said)
        return list(names).index(said)

    def number(self, word: str, said: str, low: int, high: int) -> int:
        """A word of a clause as a whole number."""
        if not re.fullmatch(r"-?\d{1,9}", said, re.ASCII):
            raise Malformed("kit.clause-number", clause=word, said=said)
        if not low <= int(said) <= high:
            raise Malformed("kit.clause-range", clause=word, low=low, high=high, said=said)
        return int(said)

    def wrong(self, word: str, said: str) -> Malformed:
        """For what a game cannot read in a clause, or what cannot be."""
        return Malformed("kit.clause-wrong", clause=word, said=said)

    def finish(self) -> None:
        """Raises `Malformed` for clauses that nobody asked for."""
        if self._left:
            raise Malformed("kit.clause-unknown", clause=min(self._left))


def written(clauses: Mapping[str, str | None]) -> str:
    """Clauses as one text; those that are None are left out."""
    return "; ".join(f"{word} {values}".strip() for word, values in clauses.items() if values is not None)
