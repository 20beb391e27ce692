"""A backup made while people play, put back elsewhere: nothing that was confirmed before is missing, and seats are kept."""

from __future__ import annotations

import sqlite3
import threading
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from commands import answer, tablee
from web.site_kit import QUICK, Site, Visitor, running


class Mover(threading.Thread):
    """Does and takes back at its table, until it is told to stop."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__()
        self.visitor, self.table = visitor, visitor.open_table(starter=0)
        self.confirmed, self.stopped, self.begun = 0, threading.Event(), threading.Event()

    def run(self) -> None:
        with self.visitor.wire(self.table) as wire:
            while not self.stopped.is_set():
                text = {} if self.confirmed % 2 else {"text": f"set coloured NE {'abcdefg'[self.confirmed % 7]}4"}
                wire.send(t="undo" if self.confirmed % 2 else "do", seat=0, step=self.confirmed, **text)
                wire.next("ok")
                self.confirmed += 1
                self.begun.set()


@pytest.fixture
def mover(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mover]:
    monkeypatch.setattr("tablee.table.live.UNDOS", 1_000_000)
    monkeypatch.setattr("tablee.web.budget.Budgets.wait", lambda *_: 0.0)
    mover = Mover(client)
    mover.start()
    mover.begun.wait()
    yield mover
    mover.stopped.set()
    mover.join()


def test_a_backup_made_under_moves_can_be_played_on(client: Visitor, mover: Mover, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "site.backup", tmp_path / "elsewhere"
    for _ in range(3):
        confirmed = mover.confirmed
        told = answer("backup", file, "--data", tmp_path)
        after = mover.confirmed + 1
    assert (told["tables"], told["keys"]) == (1, 1)
    assert confirmed <= told["entries"] <= after
    assert file.stat().st_mode & 0o077 == 0
    assert answer("restore", file, "--data", elsewhere)["entries"] == told["entries"]
    assert answer("repair", "check", "--data", elsewhere) == {"checked": 1, "tables": {}}
    with running(elsewhere) as site, same_person(client, site) as visitor:
        page = visitor.get(f"/table/{mover.table}").text
        assert f'data-step="{told["entries"]}"' in page
        with visitor.wire(mover.table) as wire:
            wire.send(t="say", text="Here we are again")  # only who sits there may speak
            wire.next("ok", to="say")


def same_person(client: Visitor, site: Site) -> Visitor:
    """The browser of a visitor, at another address."""
    visitor = site.visitor()
    visitor.http.cookies = client.http.cookies
    return visitor


def test_a_database_in_use_is_not_overwritten(client: Visitor, tmp_path: Path) -> None:
    client.open_table()
    file = tmp_path / "site.backup"
    answer("backup", file, "--data", tmp_path)
    before = (tmp_path / "tablee.sqlite").read_bytes()
    result = tablee("restore", file, "--replace", "--data", tmp_path)
    assert (result.exit_code, "belongs to a server that is running" in result.stderr) == (2, True)
    assert (tmp_path / "tablee.sqlite").read_bytes() == before


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup of a site with one table, which has stopped since."""
    with running(tmp_path, QUICK) as site, site.visitor() as visitor:
        visitor.open_table()
        answer("backup", tmp_path / "site.backup", "--data", tmp_path)
    return tmp_path / "site.backup"


def test_what_is_there_is_replaced_only_when_asked_for_and_kept_beside(saved: Path, tmp_path: Path) -> None:
    with running(tmp_path, QUICK) as site, site.visitor() as visitor:
        visitor.open_table()
    result = tablee("restore", saved, "--data", tmp_path)
    assert (result.exit_code, "--replace" in result.stderr) == (2, True)
    assert answer("restore", saved, "--replace", "--data", tmp_path)["tables"] == 1
    for name, tables in (("tablee.sqlite", 1), ("tablee.sqlite.old", 2)):
        with closing(sqlite3.connect(tmp_path / name)) as database:
            assert database.execute("SELECT COUNT(*) FROM tables").fetchone() == (tables,)
    assert (tmp_path / "cookie.key").read_bytes() == (tmp_path / "cookie.key.old").read_bytes()


def test_a_site_that_is_not_served_can_be_saved(saved: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.backup"
    assert answer("backup", again, "--data", tmp_path)["tables"] == 1
    assert answer("restore", again, "--data", tmp_path / "elsewhere")["tables"] == 1


@pytest.mark.parametrize("harm", ["cut", "swapped", "text", "empty", "foreign"])
def test_what_is_no_sound_backup_changes_nothing(saved: Path, tmp_path: Path, harm: str) -> None:
    whole = saved.read_bytes()
    if harm == "cut":
        saved.write_bytes(whole[: len(whole) // 2])
    elif harm == "text":
        saved.write_text("Hello")
    elif harm == "empty":
        saved.write_bytes(b"")
    else:
        with zipfile.ZipFile(saved) as old:
            parts = {name: old.read(name) for name in old.namelist()}
        parts["cookie.key" if harm == "swapped" else "../cookie.key"] = b"x" * 32
        parts["backup.json"] = parts["backup.json"].replace(
            b'"files": {', b'"files": {"../cookie.key": "",' * (harm == "foreign") or b'"files": {'
        )
        with zipfile.ZipFile(saved, "w") as new:
            for name, part in parts.items():
                new.writestr(name, part)
    result = tablee("restore", saved, "--data", tmp_path / "elsewhere")
    assert (result.exit_code, "no backup, or not a sound one" in result.stderr) == (2, True)
    assert {path.name for path in (tmp_path / "elsewhere").iterdir()} <= {"tablee.sqlite.lock"}


def test_nothing_else_is_overwritten_by_a_backup(saved: Path, tmp_path: Path) -> None:
    for path in (tmp_path / "tablee.sqlite", tmp_path / "cookie.key"):
        result = tablee("backup", path, "--data", tmp_path)
        assert (result.exit_code, "is no backup" in result.stderr) == (2, True)


def test_a_database_server_has_tools_of_its_own(tmp_path: Path) -> None:
    result = tablee("backup", tmp_path / "file", "--database", "postgresql+asyncpg://localhost/tablee")
    assert (result.exit_code, "pg_dump" in result.stderr) == (2, True)
