"""Reviews of finished games: made in the background, kept, stopped, gone on with, shown to whoever may see everything."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from web.site_kit import Site, Visitor, running
from web.test_branches import finished
from web.test_replay import going_on

from tablee.review import judging
from tablee.review.judging import Budget
from tablee.review.ledger import Finding
from tablee.review.looking import look

SMALL = Budget(worlds=3, compared=2, simulations=6, ahead=2)


class Gate:
    """Looks at moments in the server itself, as many as it is let."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.looked_at: list[int] = []

    async def __call__(self, record: str, budget: str, number: int) -> Finding:
        while len(self.looked_at) >= self.most:
            await asyncio.sleep(0.001)
        self.looked_at.append(number)
        return look(record, budget, number)

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(judging.BUDGETS, "fast", SMALL)
    monkeypatch.setattr("tablee.web.budget.Budgets.wait", lambda *_: 0.0)


@contextmanager
def reviewed_by(monkeypatch: pytest.MonkeyPatch, gate: Gate, folder: Path) -> Iterator[tuple[Site, Visitor]]:
    monkeypatch.setattr("tablee.web.app.Lookers", lambda: gate)
    with running(folder, requests_per_minute=10**6) as site, site.visitor() as client:
        yield site, client


def until(client: Visitor, table: str, state: str) -> dict[str, int | str]:
    while True:
        told: dict[str, int | str] = client.get(f"/table/{table}/review/progress").json()
        if told["state"] == state:
            return told
        assert told["state"] == "running", told


def test_a_review_is_asked_for_made_and_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with reviewed_by(monkeypatch, Gate(1000), tmp_path) as (site, client):
        table = finished(client)
        assert "Review this game" in client.get(f"/table/{table}/review").text
        assert client.get(f"/table/{table}/review/file").status_code == 404
        assert client.post(f"/table/{table}/review").status_code == 303
        told = until(client, table, "done")
        assert told["moments"] == len(site.table(table).moves) + 1
        page = client.get(f"/table/{table}/review").text
        for words in ("Chances to win over time", "Where the result came from", "Key moments", "All decisions", "choice"):
            assert words in page
        links = re.findall(rf'href="/table/{table}/replay\?layer=(\d)&amp;step=(\d+)"', page)
        assert len(links) > 6
        for layer, step in links[:3]:
            assert client.get(f"/table/{table}/replay", params={"layer": layer, "step": step}).status_code == 200
        assert client.get(f"/table/{table}/review", headers={"accept-language": "fr"}).text.count("Moments clés")
        file = client.get(f"/table/{table}/review/file")
        assert "attachment" in file.headers["content-disposition"]
        assert "<script" not in file.text
        assert "/table/" not in file.text, "it needs nothing else"


def test_real_processes_look_at_moments(tmp_path: Path) -> None:
    """With the budget of the site, in processes that know nothing of this one."""
    with running(tmp_path, requests_per_minute=10**6) as site, site.visitor() as client:
        table = finished(client)
        client.post(f"/table/{table}/review")
        until(client, table, "done")
        assert "Key moments" in client.get(f"/table/{table}/review").text


def test_a_stopped_review_keeps_what_it_found_and_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    gate = Gate(5)
    with reviewed_by(monkeypatch, gate, tmp_path) as (_site, client):
        table = finished(client)
        client.post(f"/table/{table}/review")
        while client.get(f"/table/{table}/review/progress").json()["looked_at"] < 5:
            pass
        page = client.get(f"/table/{table}/review").text
        assert 'value="5"' in page
        assert client.post(f"/table/{table}/review/stop").status_code == 303
        assert until(client, table, "stopped")["looked_at"] == 5
        assert "was stopped" in client.get(f"/table/{table}/review").text
        gate.most = 1000
        client.post(f"/table/{table}/review")
        until(client, table, "done")
        assert sorted(gate.looked_at) == list(range(len(gate.looked_at))), "no moment was looked at twice"


def test_a_review_goes_on_after_a_restart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before, after = Gate(4), Gate(1000)
    with reviewed_by(monkeypatch, before, tmp_path) as (_site, client):
        table = finished(client)
        client.post(f"/table/{table}/review")
        while client.get(f"/table/{table}/review/progress").json()["looked_at"] < 4:
            pass
    with reviewed_by(monkeypatch, after, tmp_path) as (_site, client):
        until(client, table, "done")
    assert sorted(before.looked_at + after.looked_at) == list(range(len(before.looked_at + after.looked_at)))


def test_a_review_that_fails_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Broken(Gate):
        async def __call__(self, record: str, budget: str, number: int) -> Finding:
            raise RuntimeError(number)

    with reviewed_by(monkeypatch, Broken(1), tmp_path) as (_site, client):
        table = finished(client)
        client.post(f"/table/{table}/review")
        until(client, table, "failed")
        assert "has failed" in client.get(f"/table/{table}/review").text


def test_a_running_game_has_no_review_and_a_private_one_only_for_the_invited(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with reviewed_by(monkeypatch, Gate(0), tmp_path) as (site, client), site.visitor() as other:
        running_one = going_on(client, "pueblo", 5).id
        table = finished(client)
        for path in ("", "/progress", "/file"):
            assert client.get(f"/table/{running_one}/review{path}").status_code == 403
        assert client.post(f"/table/{running_one}/review").status_code == 403
        client.post(f"/table/{table}/review")
        assert other.post(f"/table/{table}/review/stop").status_code == 403
        assert other.get(f"/table/{table}/review").status_code == 200
        shown = site.table(table)
        shown.header = replace(shown.header, private=True)
        for path in ("", "/progress", "/file"):
            assert other.get(f"/table/{table}/review{path}").status_code == 403


def test_nobody_asks_for_very_many_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with reviewed_by(monkeypatch, Gate(0), tmp_path) as (_site, client):
        tables = [finished(client) for _ in range(4)]
        assert [client.post(f"/table/{table}/review").status_code for table in tables] == [303, 303, 303, 429]
