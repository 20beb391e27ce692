"""Talk: quick sayings in everybody's own language, those who look on among themselves, people one does not want to hear."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from web.site_kit import Visitor, Wire, running

from tablee.table.manners import NAME


@pytest.fixture
def french(client: Visitor) -> Iterator[Visitor]:
    with client.site.visitor("fr") as visitor:
        yield visitor


@pytest.fixture
def table(client: Visitor, other: Visitor) -> str:
    """The client and the other sit there."""
    client.post("/me", name="Léa")
    opened = client.open_table(chairs=("here", "link"))
    other.post(f"/table/{opened}/sit", name="Marius")
    return opened


def chat(visitor: Visitor, table: str) -> str:
    """What stands in the talk, without markup."""
    found = re.search(r'<ul[^>]* id="chat"[^>]*>(.*?)</ul>', visitor.get(f"/table/{table}").text, re.DOTALL)
    assert found
    return re.sub(r"<[^>]+>", "", found[1])


def say(visitor: Visitor, table: str, **what: str) -> dict[str, object]:
    with visitor.wire(table) as wire:
        wire.send(t="say", **what)
        return wire.next_of("ok", "no")


def handle(visitor: Visitor, table: str, name: str) -> str:
    page = visitor.get(f"/table/{table}/order").text
    found = re.search(rf"<strong>{name}</strong>.*?name=\"who\" value=\"(\w+)\"", page, re.DOTALL)
    assert found, page
    return found[1]


def test_a_saying_is_read_in_the_language_of_the_reader(client: Visitor, french: Visitor, table: str) -> None:
    assert say(client, table, saying="saying-well-played")["t"] == "ok"
    assert "Léa Well played!" in chat(client, table)
    assert "Léa Bien joué\u00a0!" in chat(french, table)
    assert 'data-saying="saying-thanks">Merci' in french.get("/sayings").text


@pytest.mark.parametrize("what", [{"saying": "saying-nothing"}, {}, {"saying": "saying-hello", "text": "and more"}])
def test_only_sayings_that_there_are_can_be_said(client: Visitor, table: str, what: dict[str, str]) -> None:
    assert say(client, table, **what)["code"] == "unsayable"
    assert client.site.table(table).said == []


def test_players_do_not_hear_who_looks_on_before_the_end(client: Visitor, french: Visitor, table: str) -> None:
    with client.site.visitor() as zoe:
        zoe.post("/me", name="Zoé")
        say(client, table, text="First")
        say(zoe, table, text="She will <win>")
        say(client, table, text="Third")
        assert "She" not in client.get(f"/table/{table}").text
        assert "FirstZoé She will &lt;win&gt;Léa Third" in chat(french, table).replace("Léa First", "First")
        with client.wire(table) as wire, french.wire(table) as watching:
            watching.next("view")
            wire.next("view")
            say(zoe, table, saying="saying-nice-move")
            while "Joli coup" not in watching.page.shown["chat"]:
                watching.next("view")
            assert "Zoé" not in wire.page.shown["chat"]


def test_the_gallery_opens_to_all_at_the_end(client: Visitor, other: Visitor) -> None:
    table = client.open_table("balconia", chairs=("novice", "novice"))
    with other.wire(table) as wire:
        wire.send(t="say", text="Go!")
        wire.next("ok")
    other.watch(table)
    client.site.house._tables.clear()
    assert "Go!" in chat(client, table)


def test_who_is_muted_is_not_heard_at_any_table_and_not_told(client: Visitor, other: Visitor, table: str) -> None:
    say(other, table, text="Blah")
    client.post(f"/table/{table}/order", deed="mute", who=handle(client, table, "Marius"))
    assert "Blah" not in chat(client, table)
    assert "Blah" in chat(other, table)
    with client.wire(table) as wire:
        assert say(other, table, text="More")["t"] == "ok"
        say(client, table, text="Quiet here")
        while "Quiet here" not in wire.page.shown.get("chat", ""):
            wire.next("view")
        assert "More" not in wire.page.shown["chat"]
    second = other.open_table(chairs=("here", "link"))
    say(other, second, text="Again me")
    assert "Again me" not in chat(client, second)
    assert "Marius" in client.get("/me").text
    client.post("/me/near", who=re.findall(r'name="who" value="(\w+)"', client.get("/me").text)[0])
    assert "Again me" in chat(client, second)


def test_somebody_who_is_blocked_cannot_sit_down_at_my_tables(client: Visitor, other: Visitor, table: str) -> None:
    client.post(f"/table/{table}/order", deed="block", who=handle(client, table, "Marius"))
    second = client.open_table(chairs=("here", "link"))
    answer = other.post(f"/table/{second}/sit", name="Marius")
    assert answer.status_code == 400
    assert "keeps this table for others" in answer.text
    assert client.site.table(second).has_room


def test_a_report_brings_the_talk_to_the_host_and_to_who_runs_the_site(client: Visitor, other: Visitor, table: str) -> None:
    with client.site.visitor() as zoe:
        zoe.post("/me", name="Zoé")
        say(other, table, text="You <fool>")
        zoe.post(f"/table/{table}/order", deed="report", who=handle(zoe, table, "Marius"), text="He shouts & shouts")
        assert "He shouts" not in zoe.get(f"/table/{table}/order").text
        assert "He shouts" not in other.get(f"/table/{table}/order").text
    page = client.get(f"/table/{table}/order").text
    assert "He shouts &amp; shouts" in page
    assert "You &lt;fool&gt;" in page
    assert "1 report" in client.get(f"/table/{table}").text
    assert "1 report" not in other.get(f"/table/{table}").text
    assert "He shouts &amp; shouts" in client.get("/admin").text


def test_the_host_closes_the_talk_and_opens_it_again(client: Visitor, other: Visitor, table: str) -> None:
    assert other.post(f"/table/{table}/order", deed="close").status_code == 400
    client.post(f"/table/{table}/order", deed="close")
    assert say(other, table, text="Hello?")["code"] == "talk-closed"
    client.site.house._tables.clear()
    assert say(client, table, saying="saying-hello")["code"] == "talk-closed"
    assert "The host has closed the talk." in other.get(f"/table/{table}").text
    client.post(f"/table/{table}/order", deed="open")
    assert say(other, table, text="Hello?")["t"] == "ok"


def test_nobody_is_kept_away_whom_one_has_not_met(client: Visitor, other: Visitor, table: str) -> None:
    for deed, who in (("mute", "nobody"), ("dance", handle(client, table, "Marius"))):
        assert client.post(f"/table/{table}/order", deed=deed, who=who).status_code == 400
    with client.site.visitor() as zoe:
        say(zoe, table, text="psst")
    player = client.site.table(table).gallery[0].player
    assert player not in client.get(f"/table/{table}/order").text, "players do not learn who looks on"


def test_reports_are_limited(client: Visitor, other: Visitor, table: str) -> None:
    who = handle(client, table, "Marius")
    answers = [client.post(f"/table/{table}/order", deed="report", who=who).status_code for _ in range(7)]
    assert answers == [303] * 6 + [429]


def test_a_refused_name_is_told_and_nothing_changes(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("nitwit\n", encoding="utf-8")
    with running(tmp_path) as site, site.visitor() as client:
        client.post("/me", name="Léa")
        answer = client.post("/me", name="Nitwit")
        assert answer.status_code == 400
        assert "This name is not used here." in answer.text
        assert ">Léa<" in client.get("/").text
        fields = {"game": "pueblo", "seats": 2, "chair_0": "here", "chair_1": "here", "name": "The n1tw1t"}
        assert client.post("/tables", **fields).status_code == 400


def test_unheard_words_never_travel(client: Visitor, other: Visitor, table: str) -> None:
    client.post(f"/table/{table}/order", deed="mute", who=handle(client, table, "Marius"))

    def raw(wire: Wire) -> str:
        wire.send(t="say", text="done")
        found = ""
        while "done" not in found:
            found += str(wire.connection.recv(timeout=60))
        return found

    with client.wire(table) as wire:
        say(other, table, text="Unheard words")
        assert "Unheard words" not in raw(wire)
