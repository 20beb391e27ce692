"""`tablee repair`: what is in a database, whether it holds together, taking a table out and closing it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from commands import answer, error, tablee
from table.house_kit import BOT, HERE, LEA, MARIUS, QuickThinker, moment, pueblo

from tablee.table.house import House
from tablee.table.hub import Hub
from tablee.table.sqlite import locked
from tablee.table.store import Store


async def play(folder: Path) -> list[str]:
    """Two tables, the first with two moves."""
    store = Store(f"sqlite:///{folder / 'tablee.sqlite'}")
    await store.open()
    house = House(store, Hub(), QuickThinker(), sleep=moment)
    for player in (LEA, MARIUS):
        await store.save_player(player, player.title(), 0.0)
    first, second = await pueblo(house, HERE, HERE), await pueblo(house, HERE, BOT)
    for step, text in enumerate(("set coloured NE d4", "walk 1")):
        await house.act(first.id, LEA, 0, step, text)
    await house.close()
    return [first.id, second.id]


@pytest.fixture
def tables(tmp_path: Path) -> list[str]:
    return asyncio.run(play(tmp_path))


def spoil(folder: Path, table: str) -> None:
    with closing(sqlite3.connect(folder / "tablee.sqlite")) as database, database:
        database.execute("UPDATE entries SET text = 'dance' WHERE table_id = ? AND seq = 1", [table])


def test_all_tables_are_listed(tables: list[str], tmp_path: Path) -> None:
    page = tablee("repair", "list", "--data", tmp_path).stdout
    assert all(table in page for table in tables)
    assert "2 tables." in page
    found = {row["id"]: row["entries"] for row in answer("repair", "list", "--data", tmp_path)}
    assert found == {tables[0]: 2, tables[1]: 0}


def test_sound_tables_are_called_so(tables: list[str], tmp_path: Path) -> None:
    assert "2 tables were checked and hold together" in tablee("repair", "check", "--data", tmp_path).stdout
    assert answer("repair", "check", tables[1], "--data", tmp_path) == {"checked": 1, "tables": {}}


def test_a_damaged_table_is_named_with_its_reason(tables: list[str], tmp_path: Path) -> None:
    spoil(tmp_path, tables[0])
    result = tablee("repair", "check", "--data", tmp_path, "--lang", "fr")
    assert result.exit_code == 1
    assert f"{tables[0]}  Le journal de cette table ne se tient plus" in result.stdout
    assert "1 tables sur 2" in result.stderr
    found = error("repair", "check", "--data", tmp_path, code=1)
    assert {table: problem["code"] for table, problem in found["tables"].items()} == {tables[0]: "damaged"}


def test_a_damaged_table_can_be_taken_out_and_closed(tables: list[str], tmp_path: Path) -> None:
    spoil(tmp_path, tables[0])
    file = tmp_path / "table.json"
    assert tablee("repair", "export", tables[0], file, "--data", tmp_path).exit_code == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert [entry["text"] for entry in found["entries"]] == ["set coloured NE d4", "dance"]
    assert len(bytes.fromhex(found["tables"][0]["key"])) == 32
    assert [seat["name"] for seat in found["seats"]] == ["Lea", "Lea 2"]
    assert file.stat().st_mode & 0o077 == 0
    assert tablee("repair", "close", tables[0], "--data", tmp_path).exit_code == 0
    assert error("repair", "check", "--data", tmp_path, code=1)["tables"][tables[0]]["code"] == "damaged"


def test_a_closed_table_is_no_longer_played(tables: list[str], tmp_path: Path) -> None:
    for table in tables:
        assert tablee("repair", "close", table, "--data", tmp_path).exit_code == 0
    assert {one["code"] for one in answer("repair", "check", "--data", tmp_path)["tables"].values()} == {"closed"}
    result = tablee("repair", "close", tables[0], "--data", tmp_path)
    assert (result.exit_code, "over already" in result.stderr) == (2, True)


@pytest.mark.parametrize("command", [["close", "nothing"], ["export", "nothing", "file.json"]])
def test_a_table_that_is_not_there_is_called_so(tables: list[str], tmp_path: Path, command: list[str]) -> None:
    result = tablee("repair", *command, "--data", tmp_path)
    assert (result.exit_code, "no table ‘nothing’" in result.stderr) == (2, True)


def test_nothing_is_repaired_while_it_is_served(tables: list[str], tmp_path: Path) -> None:
    with closing(locked(tmp_path / "tablee.sqlite")):
        result = tablee("repair", "check", "--data", tmp_path)
    assert (result.exit_code, "belongs to a server that is running" in result.stderr) == (2, True)


def test_nothing_is_made_where_nothing_was(tmp_path: Path) -> None:
    result = tablee("repair", "list", "--data", tmp_path)
    assert (result.exit_code, "There is no database" in result.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_bot_thinks_the_same_thought_again(tables: list[str], tmp_path: Path) -> None:
    """At the first step it was the turn of seat 0, at the second it had to walk, at the third it was the turn of seat 1."""
    given = ("--level", "casual", "--seed", "7", "--data", tmp_path)
    for step, seat, verb in ((0, 0, "set"), (1, 0, "walk"), (2, 1, "set")):
        asked = ("repair", "rethink", tables[0], "--step", str(step), "--seat", str(seat), *given)
        thought = tablee(*asked).stdout
        assert thought.split()[0] == verb
        assert tablee(*asked).stdout == thought
    nobody = tablee("repair", "rethink", tables[0], "--step", "2", "--seat", "0", *given)
    assert nobody.exit_code == 2
    assert "nothing to decide at step 2" in nobody.stderr
    assert "no table" in tablee("repair", "rethink", "x", "--step", "2", "--seat", "0", *given).stderr.lower()
