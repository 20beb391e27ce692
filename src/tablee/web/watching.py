"""Who looks on at a table, as its page says it."""

from __future__ import annotations

from functools import lru_cache

from tablee.kit.svg import escape, tag
from tablee.kit.words import listing
from tablee.web.texts import SITE

NOBODY = '<p id="watching" hidden=""></p>'
MOST_NAMED = 5


@lru_cache(maxsize=1024)
def watching(names: tuple[str, ...], lang: str) -> str:
    """How many look on, and who, as far as they gave a name; an empty one is nobody's."""
    if not names:
        return NOBODY
    say, named = SITE[lang], [name for name in names if name][:MOST_NAMED]
    rest = len(names) - len(named)
    told = [*named, say("watchers-more", count=rest)] if named and rest else named
    text = say("watching-named", names=listing(told, lang)) if named else say("watching", count=rest)
    return tag("p", escape(text), cls="small muted watching", id="watching")
