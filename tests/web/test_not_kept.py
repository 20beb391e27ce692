"""A full disk, a client that goes: told in words, without cutting a line or crying wolf."""

from __future__ import annotations

import asyncio
import logging
import socket as sockets
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from web.site_kit import Visitor, Wire, running
from websockets.exceptions import ConnectionClosed

from tablee.table import sqlite
from tablee.table.base import Desk
from tablee.web import live
from tablee.web.budget import Budgets


def limit_pages(client: Visitor, pages: int) -> None:
    """As if the disk held no more than that, or than it holds by now."""

    def job(desk: Desk) -> None:
        desk.rows(f"PRAGMA max_page_count={pages}", {})

    base = client.site.house.store.base
    asyncio.run_coroutine_threadsafe(base.write(job), base._writer._loop).result()  # type: ignore[attr-defined]


def answer(wire: Wire, **message: object) -> dict[str, object]:
    wire.send(**message)
    while (said := wire.next_of("ok", "no")).get("to") != message["t"]:
        pass
    return said


def test_a_move_on_a_full_disk_is_told_and_the_line_goes_on(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line was cut again and again, and nobody was told that the move was not kept."""
    monkeypatch.setattr(Budgets, "wait", lambda *_: 0.0)
    table, said = client.open_table(starter=0), dict[str, object]()
    with client.wire(table) as wire:
        limit_pages(client, 1)
        while said.get("t") != "no":
            said = answer(wire, t="say", text="x" * 200)
        assert said["code"] == "not-kept"
        assert "nothing has changed: the disk is full" in str(said["text"])
        limit_pages(client, 1_000_000)
        assert answer(wire, t="do", seat=0, step=0, text="set coloured NE d4")["t"] == "ok"


@pytest.mark.soak
def test_a_database_held_by_another_process_cuts_no_line(client: Visitor, tmp_path: Path) -> None:
    """Takes the five seconds that a writer waits for others."""
    table = client.open_table(chairs=("here", "novice"), starter=0)
    with client.wire(table) as wire, closing(sqlite3.connect(tmp_path / "tablee.sqlite", isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        refused = answer(wire, t="do", seat=0, step=0, text="set coloured NE d4")
        assert (refused["t"], refused["code"]) == ("no", "not-kept")
        assert "another program holds the database" in str(refused["text"])
        holder.execute("ROLLBACK")
        assert answer(wire, t="do", seat=0, step=0, text="set coloured NE d4")["t"] == "ok"
        assert answer(wire, t="do", seat=0, step=1, text="walk 1")["t"] == "ok"
        while client.site.table(table).acting() != (0,):
            wire.next("view")  # the bot goes on


def test_a_form_on_a_full_disk_is_answered_with_503(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Budgets, "wait", lambda *_: 0.0)
    limit_pages(client, 1)
    answers = [client.post("/play/pueblo") for _ in range(60)]
    assert {answer.status_code for answer in answers} == {303, 503}
    full = next(answer for answer in answers if answer.status_code == 503)
    assert "the disk is full" in full.text
    assert "Not possible just now" in full.text
    limit_pages(client, 1_000_000)
    assert client.post("/play/pueblo").status_code == 303


def test_who_only_looks_is_served_while_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That a device was here is written down once a day; every page answered 503 where that could not be done."""
    monkeypatch.setattr(sqlite, "FOR_WRITING", (*sqlite.FOR_WRITING, "busy_timeout=1"))
    with running(tmp_path) as site, site.visitor() as client:
        table = client.open_table(starter=0)
        holder = sqlite3.connect(tmp_path / "tablee.sqlite", isolation_level=None)
        with closing(holder):
            holder.execute("BEGIN IMMEDIATE")
            for path in ("/", "/lobby", "/me", "/me/tables", f"/table/{table}", f"/table/{table}/record"):
                assert client.get(path).status_code == 200, path
            assert client.post("/me", name="Léa").status_code == 503
        assert client.post("/me", name="Léa").status_code == 303


# Hanging up -------------------------------------------------------------------------------------------------------------


def test_clients_that_vanish_while_pictures_are_sent_are_no_faults(
    client: Visitor, other: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    """Thirty lines of a fault were logged whenever a client went while a picture was sent."""
    caplog.set_level(logging.ERROR)  # a machine that is busy is warned of
    table, step = client.open_table(starter=0), 0
    with client.wire(table) as mine:
        mine.next("view")
        for _ in range(20):
            with suppress(ConnectionClosed, OSError), other.wire(table) as theirs:
                theirs.send(t="look", turn=1)
                theirs.connection.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                mine.send(
                    t="undo" if step % 2 else "do",
                    seat=0,
                    step=step,
                    **({} if step % 2 else {"text": "set coloured NE d4"}),
                )
                theirs.connection.socket.close()  # at once, without a word
            mine.next("ok")
            step += 1
    assert [record.getMessage() for record in caplog.records if record.name.startswith("tablee")] == []


def test_a_client_that_is_gone_is_no_fault(
    client: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(*_given: object) -> None:
        raise ClientDisconnected

    table = client.open_table(starter=0)
    with client.wire(table) as wire:
        wire.next("view")
        monkeypatch.setattr(live.Connection, "show", gone)
        wire.send(t="look", turn=1)
    client.get("/health")
    assert "a live socket broke" not in caplog.text
