"""Sketches in colour: the paints of a sketch as terminals show them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rich.style import Style
from rich.text import Text

from tablee.kit.sketch import Row, Run

# Bright enough on dark ground and dark enough on light one; shapes and letters say the same without colour.
PAINTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "soft": "dim",
        "strong": "bold",
        "red": "#e0524d",
        "garnet": "#d0456b",
        "pink": "#e377b0",
        "orange": "#e0803a",
        "gold": "#c99a1e",
        "topaz": "#cf9a1f",
        "olive": "#8e9c2f",
        "green": "#3fa35a",
        "turquoise": "#2aa5a5",
        "blue": "#4a90e2",
        "violet": "#9d6be0",
        "charcoal": "#8a8f98",
        "white": "bold",
    }
)


def style_of(run: Run) -> str:
    return PAINTS.get(run.paint, "")


def painted(rows: Iterable[Row], style: Callable[[Run], str | Style] = style_of) -> Text:
    """Rows as one text with its colours."""
    text = Text(no_wrap=True)
    for number, row in enumerate(rows):
        if number:
            text.append("\n")
        for run in row:
            text.append(run.text, style(run))
    return text


def with_signs(line: str, signs: Mapping[str, str]) -> Text:
    """A line of words in which the shapes of seats wear their colours."""
    text = Text(line)
    for sign, colour in signs.items():
        text.highlight_words([sign], PAINTS.get(colour, ""))
    return text
