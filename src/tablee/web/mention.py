"""People in the sentences of a page: the shape of the seat in its colour, and the name."""

from __future__ import annotations

from functools import lru_cache

from tablee.engine.values import View
from tablee.kit import shapes
from tablee.kit.people import capital, named
from tablee.kit.svg import escape, tag
from tablee.table.live import LiveTable


def mention(table: LiveTable, view: View, sentence: str) -> str:
    """A sentence with marks as markup."""
    if sentence.isascii():
        return escape(sentence)
    return named(escape(sentence), people(table.names, table.game.colours_of(view)))


def name_only(table: LiveTable, markup: str) -> str:
    """Markup with marks, where there is no room for shapes or they are drawn already: attributes, buttons."""
    return markup if markup.isascii() else named(markup, escaped(table.names))


def marked(table: LiveTable, view: View, markup: str) -> str:
    """Markup with marks in its sentences, and none in its attributes."""
    return markup if markup.isascii() else named(markup, people(table.names, table.game.colours_of(view)))


def told(table: LiveTable, view: View, sentence: str) -> dict[str, str]:
    """A sentence with marks for a message: its text, and its markup where somebody is named."""
    text = capital(named(sentence, table.names))
    return {"text": text} if text == capital(sentence) else {"text": text, "markup": mention(table, view, sentence)}


@lru_cache(maxsize=1024)
def people(names: tuple[str, ...], colours: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        tag("span", shapes.token(colour), escape(name), cls="person") for name, colour in zip(names, colours, strict=True)
    )


@lru_cache(maxsize=1024)
def escaped(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(escape, names))
