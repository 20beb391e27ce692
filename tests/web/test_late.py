"""A table that is shown late: whoever only looks on sees nothing newer, by whatever door."""

from __future__ import annotations

import pytest
from web.site_kit import Visitor

from tablee.web.live import Connection

MOVES = ["set coloured NE d4", "walk 1", "set coloured NE f6", "walk 2", "set coloured NE b2"]


@pytest.fixture
def late(client: Visitor) -> str:
    fields = {"game": "pueblo", "seats": 2, "chair_0": "here", "chair_1": "here", "delay": 3, "option_starter": 0}
    return client.post("/tables", **fields).headers["location"].rpartition("/")[2]


def play(client: Visitor, table: str, moves: list[str]) -> None:
    live = client.site.table(table)
    with client.wire(table) as wire:
        for text in moves:
            seat = live.acting()[0]
            wire.send(t="do", seat=seat, step=live.step(seat), text=text)
            assert wire.next_of("ok", "no")["t"] == "ok", text


def test_who_looks_on_is_some_moves_behind(client: Visitor, other: Visitor, late: str) -> None:
    with other.wire(late) as wire:
        wire.next("view", step=0)
        play(client, late, MOVES[:3])
        play(client, late, MOVES[3:])
        wire.next("view", step=2)
        assert "3 moves late" in wire.page.shown["prompt"]
    live = client.site.table(late)
    assert live.step(None) == 5
    assert live.past is not None
    assert live.past.seq == 2
    assert 'data-step="2"' in other.get(f"/table/{late}").text
    assert 'data-step="5"' in client.get(f"/table/{late}").text


def test_the_record_and_the_talk_are_late_too(client: Visitor, other: Visitor, late: str) -> None:
    play(client, late, MOVES)
    with client.wire(late) as wire:
        wire.send(t="say", text="What a tower on b2")
        wire.next("ok")
    assert " b2" not in other.get(f"/table/{late}/record").text
    assert " b2" in client.get(f"/table/{late}/record").text
    page = other.get(f"/table/{late}").text
    assert "What a tower" not in page
    other.post(f"/table/{late}/order", deed="report", who=who(other, late))
    assert "What a tower" not in client.get("/admin").text


def who(visitor: Visitor, table: str) -> str:
    return visitor.get(f"/table/{table}/order").text.partition('name="who" value="')[2].partition('"')[0]


def test_a_list_says_no_more_than_that_it_goes_on(client: Visitor, other: Visitor) -> None:
    """To who opened a table for a screen, and does not sit there."""
    fields = {"game": "pueblo", "seats": 2, "chair_0": "link", "chair_1": "link", "delay": 3, "option_starter": 0}
    table = client.post("/tables", **fields, screen="on").headers["location"].split("/")[2]
    with client.site.visitor() as third:
        for visitor in (other, third):
            visitor.post(f"/table/{table}/sit", page="hand")
        play(other, table, MOVES[:2])
        play(third, table, MOVES[2:3])
        mine, theirs = other.get("/me/tables/menu").text, client.get("/me/tables/menu").text
        assert " f6" in mine
        assert "The game goes on" in theirs
        assert "to move" not in theirs
        assert " f6" not in theirs
        assert 'class="small last"' in other.get("/").text
        assert 'class="small last"' not in client.get("/").text


def test_a_socket_never_holds_the_table_as_it_is(
    client: Visitor, other: Visitor, late: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even before it has shown anything: a question may come first."""
    play(client, late, MOVES)
    held = []

    async def go_on(connection: Connection) -> None:
        held.append(connection.table.seq)

    monkeypatch.setattr(Connection, "go_on", go_on)
    with other.wire(late) as wire:
        wire.closed_with()
    assert held == [2]


def test_a_table_that_can_only_be_read_is_late_too(
    client: Visitor, other: Visitor, late: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(client, late, MOVES)
    with client.wire(late) as wire:
        wire.send(t="say", text="What a tower")
        wire.next("ok")
    game = client.site.table(late).game
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    client.site.house._tables.clear()
    mine, theirs = client.get(f"/table/{late}").text, other.get(f"/table/{late}").text
    assert "walk 1" in theirs
    for newer in ("coloured NE f6", "coloured NE b2", "What a tower"):
        assert newer in mine
        assert newer not in theirs


def test_a_restart_shows_no_more(client: Visitor, other: Visitor, late: str) -> None:
    play(client, late, MOVES)
    client.site.house._tables.clear()
    assert 'data-step="2"' in other.get(f"/table/{late}").text


def test_what_is_taken_back_is_late_as_well(client: Visitor, other: Visitor, late: str) -> None:
    play(client, late, MOVES[:1])
    live = client.site.table(late)
    with client.wire(late) as wire:
        for _ in range(2):
            wire.send(t="undo", seat=0, step=live.step(0))
            wire.next("ok")
            wire.send(t="do", seat=0, step=live.step(0), text=MOVES[0])
            wire.next("ok")
    assert live.seq == 5
    assert 'data-step="2"' in other.get(f"/table/{late}").text


def test_at_the_end_everybody_sees_all(client: Visitor, other: Visitor) -> None:
    fields = {"game": "balconia", "seats": 2, "chair_0": "novice", "chair_1": "novice", "delay": 10}
    table = client.post("/tables", **fields).headers["location"].rpartition("/")[2]
    other.watch(table)
    page = other.get(f"/table/{table}").text
    assert "moves late" not in page
    assert 'id="end" ' in page or "end shown" in page


def test_only_delays_that_are_offered_are_taken(client: Visitor) -> None:
    fields = {"game": "pueblo", "seats": 2, "chair_0": "here", "chair_1": "here", "delay": -5}
    table = client.post("/tables", **fields).headers["location"].rpartition("/")[2]
    assert client.site.table(table).header.delay == 0
