"""Boards in characters, for the terminal: rows of runs that know their paint and what touching them means.

Without paint a sketch still says everything: seats have shapes, pieces have letters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from tablee.kit.shapes import shape_of

Aims: TypeAlias = "tuple[tuple[str, str], ...]"  # slots with the place that would fill them, what is meant first

SOFT: Final = "soft"  # paints that are no colours: what matters less ...
STRONG: Final = "strong"  # ... and what matters most
MARKS: Final[Mapping[str, str]] = MappingProxyType(
    {"square": "■", "disc": "●", "triangle": "▲", "diamond": "◆", "star": "★", "hexagon": "⬢"}
)
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8  # where a line goes on from a character
LINES: Final = {5: "│", 10: "─", 6: "┌", 12: "┐", 3: "└", 9: "┘", 7: "├", 13: "┤", 14: "┬", 11: "┴", 15: "┼"}


class Run(NamedTuple):
    """Characters of one paint: the colour of a seat or a piece, SOFT, STRONG, or none."""

    text: str
    paint: str = ""
    aims: Aims = ()


Row: TypeAlias = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Sketch:
    rows: tuple[Row, ...] = ()  # the picture
    notes: tuple[Row, ...] = ()  # words below it, which may go on in the next line

    def __str__(self) -> str:
        return "\n".join("".join(run.text for run in row).rstrip() for row in (*self.rows, *self.notes))

    def fitted(self, width: int) -> tuple[Row, ...]:
        """All rows, with the notes folded to a width."""
        return (*self.rows, *(line for note in self.notes for line in folded(note, width)))


def folded(row: Row, width: int) -> Iterator[Row]:
    """A row in as many lines as it needs, cut between words; what comes after the first is set in by two."""
    line: list[Run] = []
    used = 0
    for run in row:
        for word in re.findall(r" *[^ ]+ *| +", run.text):
            if used + len(word.rstrip()) > width and line:
                yield tuple(joined(line))
                line, used = [Run("  ")], 2
            line.append(run._replace(text=word))
            used += len(word)
    yield tuple(joined(line))


def mark(colour: str) -> str:
    """The shape of a seat as a character."""
    return MARKS[shape_of(colour)]


def sentence(text: str, paint: str = "") -> Row:
    return (Run(text, paint),)


def spaced(parts: Iterable[Sequence[Run]], space: str = "  ") -> Row:
    """Parts in a row with a space between them."""
    found: list[Run] = []
    for part in parts:
        found += [Run(space), *part] if found else part
    return tuple(found)


class Canvas:
    """A sheet of characters without borders: later ones cover earlier ones, lines join where they meet."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], Run] = {}
        self._lines: dict[tuple[int, int], int] = {}

    def put(self, x: int, y: int, *runs: Run) -> None:
        """Write runs from a place on."""
        for run in runs:
            for offset, letter in enumerate(run.text):
                self._signs[x + offset, y] = run._replace(text=letter)
            x += len(run.text)

    def outline(self, *corners: tuple[int, int]) -> None:
        """A closed line along these corners, each right above, below or beside the next."""
        for (x, y), (a, b) in pairwise([*corners, corners[0]]):
            for column in range(min(x, a), max(x, a)):
                self._join(column, y, RIGHT)
                self._join(column + 1, y, LEFT)
            for row in range(min(y, b), max(y, b)):
                self._join(x, row, DOWN)
                self._join(x, row + 1, UP)

    def _join(self, x: int, y: int, way: int) -> None:
        self._lines[x, y] = self._lines.get((x, y), 0) | way

    def sketch(self, notes: Iterable[Row] = ()) -> Sketch:
        """All that was drawn, from its leftmost and uppermost character on, over some notes."""
        signs = {place: Run(LINES[ways], SOFT) for place, ways in self._lines.items()} | self._signs
        left, top = min(x for x, _ in signs), min(y for _, y in signs)
        bottom = max(y for _, y in signs)
        rows: list[list[Run]] = [[] for _ in range(top, bottom + 1)]
        for (x, y), sign in sorted(signs.items()):
            row = rows[y - top]
            row += [Run(" ")] * (x - left - len(row))
            row.append(sign)
        return Sketch(tuple(tuple(joined(row)) for row in rows), tuple(notes))


def joined(row: Iterable[Run]) -> Iterator[Run]:
    """Neighbours of the same paint and aims as one run."""
    for (paint, aims), runs in groupby(row, key=lambda run: (run.paint, run.aims)):
        yield Run("".join(run.text for run in runs), paint, aims)
