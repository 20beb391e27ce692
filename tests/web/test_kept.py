"""A table that was begun with other rules: its page tells what was kept, and nothing secret."""

from __future__ import annotations

import pytest
from web.site_kit import Visitor

from tablee.engine.game import AnyGame
from tablee.web.live import UNKNOWN_TABLE


@pytest.fixture
def client(client: Visitor) -> Visitor:
    client.post("/me", name="Léa <b>")
    return client


def with_other_rules(client: Visitor, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the server had been replaced by one that plays by newer rules."""
    game = client.site.table(table).game
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    client.site.house._tables.clear()


def test_an_open_game_can_be_read(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = client.open_table(starter=0)
    with client.wire(table) as wire:
        for step, text in enumerate(("set coloured NE d4", "", "set coloured SW e5", "walk 3")):
            wire.send(t="do" if text else "undo", seat=0, step=step, **({"text": text} if text else {}))
            wire.next("ok")
        wire.send(t="say", text="Hello <there>")
        wire.next("ok", to="say")
    with_other_rules(client, table, monkeypatch)
    page = client.get(f"/table/{table}")
    assert page.status_code == 200
    assert "begun with other rules" in page.text
    assert page.text.count("Léa &lt;b&gt;") >= 4
    assert "<code>set coloured SW e5</code>" in page.text
    assert "<code>walk 3</code>" in page.text
    assert "NE d4" not in page.text  # it was taken back
    assert "Hello &lt;there&gt;" in page.text
    assert "table.js" not in page.text


def test_a_game_with_secrets_stays_closed_until_it_is_over(
    client: Visitor, harbor: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = client.open_table("harbor", ("here", "here"))
    with client.wire(table) as wire:
        wire.send(t="lift", seat=0)
        wire.send(t="do", seat=0, step=0, text="bid 3")
        wire.next("ok")
    over = client.open_table("harbor", ("novice", "novice"))
    client.watch(over)
    with_other_rules(client, table, monkeypatch)
    page = client.get(f"/table/{table}").text
    assert "bid" not in page
    assert "This game has secrets" in page
    assert "<code>bid " in client.get(f"/table/{over}").text


def test_the_page_speaks_french(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = client.open_table("gaudi", ("here", "here"))
    with_other_rules(client, table, monkeypatch)
    client.get("/language/fr")
    page = client.get(f"/table/{table}").text
    assert "Le jeu des dalles" in page
    assert "Rien n’est perdu" in page
    assert "Ce jeu a des secrets" in page


def test_a_game_that_is_gone_is_kept_too(client: Visitor, harbor: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    table = client.open_table("harbor", ("here", "here"))
    monkeypatch.delenv("TABLEE_GAMES")
    client.site.house._tables.clear()
    page = client.get(f"/table/{table}")
    assert page.status_code == 200
    assert "<h1>harbor</h1>" in page.text


def test_it_can_only_be_read(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = client.open_table()
    with_other_rules(client, table, monkeypatch)
    assert client.get(f"/table/{table}/record").status_code == 404
    assert client.post(f"/table/{table}/sit").status_code == 404
    with client.wire(table) as wire:
        assert wire.closed_with() == UNKNOWN_TABLE


def test_a_private_one_is_read_by_those_who_may_see_it(
    client: Visitor, other: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = {"game": "pueblo", "seats": 2, "chair_0": "here", "chair_1": "here", "public": "private"}
    table = client.post("/tables", **fields).headers["location"].rpartition("/")[2]
    with_other_rules(client, table, monkeypatch)
    assert client.get(f"/table/{table}").status_code == 200
    page = other.get(f"/table/{table}")
    assert page.status_code == 403
    assert "Léa" not in page.text
