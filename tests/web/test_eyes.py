"""Whoever runs the site sees how it fares: ready or not, in numbers, in lines of the log, and on a page with a button."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
from pathlib import Path

import pytest
from web.site_kit import Visitor, running

from tablee.table import trace
from tablee.table.base import Job
from tablee.table.gauge import Histogram
from tablee.table.values import Denied
from tablee.web import eyes, logs, metrics
from tablee.web.eyes import FRESH, RESUMING, SLOW, UNWRITTEN, Readiness
from tablee.web.live import UNKNOWN_TABLE

LINE = re.compile(r'tablee_[a-z_]+(\{[a-z]+="[^"\\\n]*"\})? -?[0-9.e+-]+')


# Ready ------------------------------------------------------------------------------------------------------------------


class Disk:
    """A database of which only writing is asked."""

    def __init__(self) -> None:
        self.problem: Exception | None = None
        self.written = 0
        self.door = asyncio.Event()
        self.door.set()

    async def write(self, _job: Job[None]) -> None:
        self.written += 1
        await self.door.wait()
        if self.problem is not None:
            raise self.problem


async def test_a_server_is_ready_once_it_knows_its_tables_and_while_it_can_write() -> None:
    now, disk, resumed = 0.0, Disk(), asyncio.Event()

    async def resume() -> None:
        await resumed.wait()

    resuming = asyncio.create_task(resume())
    readiness = Readiness(disk, resuming, lambda: now)  # type: ignore[arg-type]
    assert (await readiness.why_not(), disk.written) == (RESUMING, 0)
    resumed.set()
    await resuming
    assert await readiness.why_not() == ""
    disk.problem = Denied("not-kept", why="full")
    assert await readiness.why_not() == ""  # a moment ago it could
    now += FRESH
    assert await readiness.why_not() == UNWRITTEN
    disk.problem = None
    now += FRESH
    assert await asyncio.gather(*(readiness.why_not() for _ in range(50))) == [""] * 50
    assert disk.written == 3


async def test_a_disk_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes, "LONG", 0.0)
    disk, done = Disk(), asyncio.create_task(asyncio.sleep(0))
    await done
    disk.door.clear()
    assert await Readiness(disk, done, lambda: 0.0).why_not() == SLOW  # type: ignore[arg-type]


def test_a_site_says_whether_it_is_ready(client: Visitor, tmp_path: Path) -> None:
    while client.get("/ready").status_code == 503:  # its tables are being resumed
        pass
    assert client.get("/ready").json() == {"ready": True, "why": ""}
    kept = sqlite3.connect(tmp_path / "tablee.sqlite").execute("SELECT count(*) FROM players WHERE id = '-'").fetchone()
    assert kept == (0,)  # a trial leaves nothing behind
    assert client.site.app is not None
    readiness: Readiness = client.site.app.state.readiness

    async def full(_job: object) -> None:
        raise Denied("not-kept", why="full")

    readiness._base = type("Full", (), {"write": staticmethod(full)})()
    readiness._until = 0.0
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()["why"]) == (503, UNWRITTEN)


# Numbers ----------------------------------------------------------------------------------------------------------------


def numbers(client: Visitor) -> dict[str, float]:
    lines = [line for line in client.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_the_numbers_are_told_as_prometheus_reads_them(client: Visitor) -> None:
    client.get("/table/nowhere")
    answer = client.get("/metrics")
    assert answer.headers["content-type"] == f"{metrics.KIND}; charset=utf-8"
    lines = answer.text.splitlines()
    assert [line for line in lines if not line.startswith("#") and not LINE.fullmatch(line)] == []
    types = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(types) == len(set(types))
    assert {line.split()[3] for line in lines if line.startswith("# TYPE")} == {"counter", "gauge", "histogram"}


def test_a_histogram_counts_upwards() -> None:
    counted = Histogram((0.1, 1.0))
    for size in (0.05, 0.1, 0.5, 3.0):
        counted.count(size)
    assert list(metrics.histogram("wait", "How long.", counted))[2:] == [
        'tablee_wait_bucket{le="0.1"} 2',
        'tablee_wait_bucket{le="1"} 3',
        'tablee_wait_bucket{le="+Inf"} 4',
        "tablee_wait_sum 3.65",
        "tablee_wait_count 4",
    ]


def test_moves_sockets_and_refusals_are_counted(client: Visitor) -> None:
    table = client.open_table(starter=0)
    with client.wire(table) as wire:
        wire.send(t="do", seat=0, step=0, text="walk 3")
        wire.next("no")
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        wire.next("ok")
        told = numbers(client)
    assert told["tablee_moves_total"] == told["tablee_move_seconds_count"] == 1
    assert told["tablee_sockets"] == told["tablee_tables_in_memory"] == 1
    assert told['tablee_refusals_total{code="refused"}'] == 1
    assert told["tablee_stuck_tables"] == 0
    assert told["tablee_writer_batch_size_count"] >= 2
    assert told["tablee_wal_bytes"] >= 0
    assert told["tablee_memory_bytes"] > 10_000_000
    assert told['tablee_bots{state="thinking"}'] == told["tablee_thought_wait_seconds_count"] == 0
    assert "tablee_loop_late_seconds_sum" in told


def test_no_table_and_no_guest_is_named(client: Visitor) -> None:
    table = client.open_table(chairs=("here", "steady"))
    client.get("/table/nowhere")
    text = client.get("/metrics").text
    assert table not in text
    assert "nowhere" not in text


# Lines of the log -------------------------------------------------------------------------------------------------------


def formatted(formatter: logging.Formatter, problem: bool = False) -> str:
    try:
        raise ZeroDivisionError("of nothing") if problem else Denied("stale")
    except (ZeroDivisionError, Denied) as raised:
        fault = (type(raised), raised, raised.__traceback__) if problem else None
    record = logging.LogRecord("tablee.web.live", logging.ERROR, "live.py", 1, "it %s", ("broke\nnow",), fault)
    assert logs.Traced().filter(record)
    return formatter.format(record)


def test_a_line_names_its_request_and_its_table() -> None:
    request, table = trace.request.set("0a1b"), trace.table.set("t-1")
    try:
        line = json.loads(formatted(logs.Json(), problem=True))
        assert (line["request"], line["table"], line["level"]) == ("0a1b", "t-1", "error")
        assert (line["logger"], line["message"]) == ("tablee.web.live", "it broke\nnow")
        assert "ZeroDivisionError: of nothing" in line["fault"]
        assert "\n" not in formatted(logs.Json(), problem=True)
        assert formatted(logging.Formatter(logs.PLAIN)).endswith("broke\nnow [request 0a1b] [table t-1]")
    finally:
        trace.request.reset(request)
        trace.table.reset(table)
    assert "request" not in json.loads(formatted(logs.Json()))
    assert formatted(logging.Formatter(logs.PLAIN)).endswith("broke\nnow")


def test_a_fault_is_logged_with_the_number_that_the_answer_bears(
    client: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_table: str) -> None:
        raise ZeroDivisionError

    table = client.open_table()
    monkeypatch.setattr(client.site.house, "find", broken)
    caplog.handler.addFilter(logs.Traced())
    answer = client.get(f"/table/{table}")
    assert answer.status_code == 500
    (line,) = [json.loads(logs.Json().format(record)) for record in caplog.records if "broke" in record.getMessage()]
    assert (line["request"], line["table"]) == (answer.headers["x-request-id"], table)


def test_every_request_has_a_number_of_its_own(client: Visitor) -> None:
    assert len({client.get("/about").headers["x-request-id"] for _ in range(5)}) == 5


# The page ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_lists_tables_and_load(tmp_path: Path, lang: str) -> None:
    with running(tmp_path) as site, site.visitor(lang) as client:
        table = client.open_table(chairs=("here", "link"))
        while client.get("/ready").status_code == 503:
            pass
        page = client.get("/admin")
        assert page.status_code == 200
        assert {"en": "<dd>yes</dd>", "fr": "<dd>oui</dd>"}[lang] in page.text
        assert {"en": "0 windows", "fr": "0 fenêtre"}[lang] in page.text
        assert f'action="/admin/tables/{table}/close"' in page.text
        assert {"en": "None: every bot acts in time.", "fr": "chaque robot joue à temps"}[lang] in page.text


def test_a_table_is_closed_by_a_button_and_everybody_there_is_told(client: Visitor, other: Visitor) -> None:
    table = client.open_table(starter=0)
    with other.wire(table) as wire:
        wire.next("view")
        assert client.post(f"/admin/tables/{table}/close").headers["location"] == "/admin"
        assert wire.closed_with() == UNKNOWN_TABLE
    assert "This table was closed before its game was over." in other.get(f"/table/{table}").text
    assert f"/admin/tables/{table}/close" not in client.get("/admin").text
    assert client.post(f"/admin/tables/{table}/close").status_code == 303  # twice is once


def test_a_stranger_or_a_foreign_page_closes_nothing(client: Visitor) -> None:
    table = client.open_table(starter=0)
    assert client.http.post(f"/admin/tables/{table}/close").status_code == 403  # without the token of a form
    client.http.headers["x-forwarded-for"] = "203.0.113.7"
    assert client.post(f"/admin/tables/{table}/close").status_code == 403
    del client.http.headers["x-forwarded-for"]
    assert not client.site.table(table).over
