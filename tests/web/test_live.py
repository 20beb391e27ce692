"""The socket: moves come in and are checked, pictures go out for one chair, nonsense is answered and harms nobody."""

from __future__ import annotations

import json
from typing import Any

import pytest
from web.site_kit import Visitor
from websockets.exceptions import InvalidStatus

from tablee.engine.game import AnyGame
from tablee.engine.match import dealt
from tablee.web.live import BROKEN, UNKNOWN_TABLE
from tablee.web.messages import LONGEST_MESSAGE
from tablee.web.painter import Painter


def test_a_move_is_acknowledged_and_everybody_sees_it(client: Visitor, other: Visitor) -> None:
    table = client.open_table(starter=0)
    with client.wire(table) as mine, other.wire(table) as theirs:
        first, watched = mine.next("view"), theirs.next("view")
        assert first["seat"] == 0
        assert watched["seat"] is None
        assert "tree" in first
        assert "tree" not in watched
        mine.send(t="do", seat=0, step=0, text="set coloured NE d4")
        assert mine.next("ok")["step"] == 0
        for wire in (mine, theirs):
            view = wire.next("view")
            assert view["step"] == 1
            assert "heap-d4" in view["patch"]
            assert "heap-h8" not in view["patch"]


def test_a_line_goes_on_when_the_house_has_forgotten_its_table(client: Visitor, other: Visitor) -> None:
    """A house keeps a few hundred tables in memory and reads the others from their log when somebody acts there."""
    table = client.open_table(starter=0)
    with client.wire(table) as mine, other.wire(table) as theirs:
        mine.next("view"), theirs.next("view")
        client.site.house._tables.clear()
        mine.send(t="do", seat=0, step=0, text="set coloured NE d4")
        assert [wire.next("view")["step"] for wire in (mine, theirs)] == [1, 1]


def test_only_what_changed_travels(client: Visitor) -> None:
    table = client.open_table(starter=0)
    with client.wire(table) as wire:
        whole = len(json.dumps(wire.next("view")["patch"]))
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        part = len(json.dumps(wire.next("view")["patch"]))
        assert part * 2 < whole


def test_a_draft_shows_a_ghost_to_its_owner_only(client: Visitor, other: Visitor) -> None:
    table = client.open_table(starter=0)
    with client.wire(table) as mine, other.wire(table) as theirs:
        mine.next("view")
        theirs.next("view")
        mine.send(t="look", draft=[["verb", "set"], ["stone", "coloured"], ["corner", "d4"], ["opening", "NE"]])
        assert "ghost" in json.dumps(mine.next("view")["patch"])
        mine.send(t="do", seat=0, step=0, text="set coloured NE d4")
        assert 'class="ghost"' not in json.dumps(theirs.next("view")["patch"])


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"t": "do", "seat": 0, "step": 0, "text": "walk 3"}, "refused"),
        ({"t": "do", "seat": 0, "step": 5, "text": "set coloured NE d4"}, "stale"),
        ({"t": "do", "seat": 0, "step": 0, "text": "abracadabra"}, "malformed"),
        ({"t": "do", "seat": 3, "step": 0, "text": "set coloured NE d4"}, "not-your-seat"),
        ({"t": "undo", "seat": 0, "step": 0}, "no-undo"),
        ({"t": "do", "seat": "zero", "step": 0, "text": ""}, "unreadable"),
        ({"t": "do", "seat": 0, "step": 0, "text": "pass", "sudo": True}, "unreadable"),
        ({"t": "do", "seat": 0, "step": 0, "text": "x" * 4000}, "unreadable"),
        ({"t": "do", "seat": 0, "step": 0, "text": "x" * 200}, "malformed"),
        ({"t": "fly"}, "unreadable"),
        ([1, 2], "unreadable"),
        ("x" * (LONGEST_MESSAGE + 1), "oversized"),
    ],
)
def test_a_bad_message_is_answered_and_changes_nothing(client: Visitor, message: Any, code: str) -> None:
    table = client.open_table(starter=0)
    before = client.site.table(table).game.position(client.site.table(table).state)
    with client.wire(table) as wire:
        wire.connection.send(json.dumps(message))
        answer = wire.next("no")
        assert answer["code"] == code
        assert answer["text"]
        assert ("link" in answer) == (code == "refused")
        assert client.site.table(table).game.position(client.site.table(table).state) == before
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")  # and the line still works
        assert wire.next("ok")


@pytest.mark.parametrize("start", ['{"a":', '{"t":"look","draft":', ""])
def test_a_message_of_many_lists_inside_each_other_is_unreadable(client: Visitor, start: str) -> None:
    with client.wire(client.open_table()) as wire:
        wire.connection.send(start + "[" * (LONGEST_MESSAGE - len(start)))
        assert wire.next("no")["code"] == "unreadable"


def test_a_refusal_links_to_its_rule_in_the_persons_language(client: Visitor) -> None:
    table = client.open_table(starter=0)
    client.get("/language/fr")
    with client.wire(table) as wire:
        wire.send(t="do", seat=0, step=0, text="set coloured NE h8")
        answer = wire.next("no")
        assert answer["link"] == "/rules/pueblo#PUE-23"
        assert answer["rule"] == "Règle PUE-23"


def test_why_not_names_each_reason(client: Visitor) -> None:
    table = client.open_table(starter=0)
    with client.wire(table) as wire:
        wire.send(t="why", draft=[["verb", "set"], ["stone", "neutral"], ["corner", "d4"], ["opening", "NE"]])
        assert [reason["rule"] for reason in wire.next("why")["reasons"]] == ["Rule PUE-16"]
        wire.send(t="why", draft=[["verb", "set"], ["stone", "coloured"], ["corner", "d4"]])
        assert "link" not in wire.next("why")["reasons"][0]  # it is possible
        wire.send(t="why", draft=[["verb", "set"], ["*", "moon"]])
        asked = "Choose the cell for the corner of your stone."
        assert wire.next("why")["reasons"] == [{"text": f"Something else is asked now: {asked}"}]
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        wire.send(t="why", draft=[["verb", "walk"], ["steps", "5"]])
        assert [reason["rule"] for reason in wire.next("why")["reasons"]] == ["Rule PUE-33"]


def test_a_spectator_can_do_nothing(client: Visitor, other: Visitor) -> None:
    table = client.open_table(starter=0)
    with other.wire(table) as wire:
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        assert wire.next("no")["code"] == "not-your-seat"
        wire.send(t="why", draft=[["verb", "set"]])
        assert wire.next("why")["reasons"]
        wire.send(t="lift", seat=0)
        assert wire.next("no")["code"] == "not-your-seat"


@pytest.mark.parametrize("origin", ["http://evil.example", "", "null", "http://127.0.0.1.evil.example"])
def test_a_foreign_page_gets_no_line(client: Visitor, origin: str) -> None:
    table = client.open_table()
    with pytest.raises(InvalidStatus) as refused, client.wire(table, origin):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("scheme", ["ftp", "https", "ws"])
def test_a_page_that_came_another_way_gets_no_line(client: Visitor, scheme: str) -> None:
    origin = client.site.address.replace("http", scheme)
    with pytest.raises(InvalidStatus) as refused, client.wire(client.open_table(), origin):
        pass
    assert refused.value.response.status_code == 403


def test_an_unknown_table_has_no_line(client: Visitor) -> None:
    with client.wire("nowhere") as wire:
        assert wire.closed_with() == UNKNOWN_TABLE


def test_an_answer_says_what_it_answers(client: Visitor) -> None:
    """So that a page knows what it need not send again when the line breaks."""
    table = client.open_table(starter=0)
    with client.wire(table) as wire:
        wire.send(t="do", seat=0, step=0, text="walk 3")
        assert wire.next("no")["to"] == "do"
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        assert wire.next("ok")["to"] == "do"
        wire.send(t="undo", seat=0, step=1)
        assert wire.next("ok")["to"] == "undo"
        wire.send(t="say", text="Hello")
        assert wire.next("ok")["to"] == "say"
        wire.send(t="dance")
        assert "to" not in wire.next("no")


def test_undo_shows_the_former_picture_again(client: Visitor) -> None:
    table = client.open_table(starter=0)
    with client.wire(table) as wire:
        wire.next("view")
        empty = wire.page.canonical()["panel-heap"]
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        wire.next("view")
        assert wire.page.canonical()["panel-heap"] != empty
        wire.send(t="undo", seat=0, step=1)
        wire.next("view")
        assert wire.page.canonical()["panel-heap"] == empty


def test_a_fault_of_ours_is_logged_and_cuts_the_line(
    client: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_given: object) -> None:
        raise ZeroDivisionError

    table = client.open_table(starter=0)
    monkeypatch.setattr(Painter, "news", broken)
    with client.wire(table) as wire:
        assert wire.closed_with() == BROKEN
    assert "a live socket broke" in caplog.text


def test_talk_reaches_everybody_and_is_escaped(client: Visitor, other: Visitor) -> None:
    table = client.open_table(starter=0)
    with client.wire(table) as mine, other.wire(table) as theirs:
        theirs.next("view")
        mine.send(t="say", text="Hello <b>there</b>")
        assert "Hello &lt;b&gt;there" in theirs.next("view")["lists"]["chat"][0][2][0]
        theirs.send(t="say", text="I only watch")
        theirs.next("ok")  # heard by those who watch: see test_talk.py


# Secrets (Harbor) -------------------------------------------------------------------------------------------------------


def test_a_sealed_bid_reaches_nobody_else(client: Visitor, other: Visitor, harbor: AnyGame) -> None:
    """Two games that differ only in the bid of another seat send the very same bytes."""
    sent = []
    for bid in ("bid 1", "bid 4"):
        table = client.open_table("harbor", ("here", "link"))
        other.post(f"/table/{table}/sit")
        live = client.site.table(table)
        live.match = dealt(live.game, 2, live.header.options, bytes(32))  # the same deal twice
        with other.wire(table) as theirs, client.wire(table) as mine:
            assert theirs.next("view")["step"] == 0
            mine.send(t="do", seat=0, step=0, text=bid)
            mine.next("ok")
            sent.append(json.dumps(theirs.next("view")).replace(table, "TABLE"))
    assert sent[0] == sent[1]


def test_a_shared_device_hides_a_chair_until_it_is_taken_in_hand(client: Visitor, harbor: AnyGame) -> None:
    table = client.open_table("harbor", ("here", "here"))
    with client.wire(table) as wire:
        first = wire.next("view")
        assert first["seat"] is None
        assert "data-lift" in first["patch"]["action"]
        wire.send(t="lift", seat=0)
        assert wire.next("view")["seat"] == 0
        wire.send(t="do", seat=0, step=0, text="bid 1")
        view = wire.next("view")
        assert view["seat"] is None
