"""Lists of tables as markup, the same on a page and in its news."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from jinja2 import Environment

from tablee.table.house import House
from tablee.table.listing import Line, tables_of
from tablee.web.rows import row, rows_of
from tablee.web.texts import SITE

NOBODY = ""  # who reads the lobby does not matter there


def draw_lobby(templates: Environment, lines: Sequence[Line], lang: str) -> str:
    """The tables that are open, for everybody who reads a language."""
    rows = [one for line in lines if (one := row(line, NOBODY, lang)).game is not None]
    return templates.get_template("lists/open.html").render(rows=rows, lang=lang, say=SITE[lang]).strip()


async def draw_mine(templates: Environment, house: House, player: str, lang: str, template: str = "lists/mine.html") -> str:
    """Somebody's own tables, where it is their turn first; empty where there are none."""
    rows = await rows_of(house, await tables_of(house.store.base, player), player, lang)
    return templates.get_template(template).render(rows=rows, lang=lang, say=SITE[lang]).strip()


def digest(drawn: str) -> str:
    """Tells two drawings apart."""
    return f"{crc32(drawn.encode()):08x}"
