"""Beneath the talk: whether it is closed, and the way to whoever somebody does not want to hear."""

from __future__ import annotations

from functools import lru_cache

from tablee.kit.svg import escape, tag
from tablee.table.live import LiveTable
from tablee.web.texts import SITE


def order(table: LiveTable, hosts: bool, lang: str) -> str:
    return drawn(table.id, table.header.hushed, table.reported if hosts else 0, lang)


@lru_cache(maxsize=1024)
def drawn(table_id: str, hushed: bool, reported: int, lang: str) -> str:
    say = SITE[lang]
    told = tag("span", escape(say("talk-closed"))) if hushed else ""
    words = say("order-reports", count=reported) if reported else say("order")
    link = tag("a", escape(words), href=f"/table/{table_id}/order")
    return tag("p", told, link, id="order", cls="small muted order closed" if hushed else "small muted order")
