"""A page says who looks on, and is told so when it changes."""

from __future__ import annotations

import re

import pytest
from web.site_kit import Visitor

from tablee.table import watching as table_watching
from tablee.web.watching import MOST_NAMED, watching


def test_who_looks_on_is_counted_and_named_if_they_said_a_name(
    client: Visitor, other: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_watching, "SOON", 0.0)
    table = client.open_table()
    other.post("/me", name="Zoé & Co")
    with client.wire(table) as wire, client.site.visitor() as quiet, quiet.wire(table), other.wire(table):
        while "Zoé &amp; Co and one more" not in wire.page.shown.get("watching", ""):
            wire.next("view")
        text = client.get(f"/table/{table}").text
    assert "Watching: Zoé &amp; Co and one more." in text


def test_a_crowd_is_a_number() -> None:
    assert "7 personnes regardent" in watching(("",) * 7, "fr")
    text = watching(tuple(f"Name {number}" for number in range(40)), "en")
    assert len(re.findall("Name", text)) == MOST_NAMED
    assert "35 more" in text
