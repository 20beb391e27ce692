"""A table that cannot be loaded: the home page shows everything else, and says so in words as soon as it is known."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from web.site_kit import Visitor

DAMAGES = (
    "UPDATE entries SET text = 'dance' WHERE table_id = ?",
    "UPDATE tables SET options = '{' WHERE id = ?",
    "UPDATE tables SET name = CAST(x'ff' AS TEXT), key = 'none' WHERE id = ?",
    """UPDATE tables SET options = '{"starter": 99}' WHERE id = ?""",
    "DELETE FROM seats WHERE seat = 1 AND table_id = ?",
)


def damage(client: Visitor, folder: Path, statement: str, table: str) -> None:
    with sqlite3.connect(folder / "tablee.sqlite") as database:
        database.execute(statement, [table])
    database.close()
    client.site.house._tables.clear()


@pytest.mark.parametrize("statement", DAMAGES)
def test_one_poisoned_row_takes_no_page_down(client: Visitor, other: Visitor, tmp_path: Path, statement: str) -> None:
    broken = client.open_table(chairs=("here", "link"), starter=0)
    client.post("/tables", game="pueblo", seats=2, chair_0="here", chair_1="link", public="on", name="Mine")
    other.post(f"/table/{broken}/sit", name="Other")
    with client.wire(broken) as wire:
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        wire.next("ok")
    damage(client, tmp_path, statement, broken)
    assert client.get("/").status_code == 200
    assert client.get(f"/table/{broken}").status_code in (200, 404)
    mine = client.get("/")
    assert (mine.status_code, mine.text.count("cannot be loaded just now")) == (200, 1)
    assert "Mine" in mine.text
    assert "Mine" in other.get("/").text
    assert client.get(f"/table/{broken}/record").status_code == 404


def test_what_was_kept_of_a_damaged_table_can_be_read(client: Visitor, tmp_path: Path) -> None:
    broken = client.open_table(starter=0)
    with client.wire(broken) as wire:
        for step, text in enumerate(("set coloured NE d4", "walk 1")):
            wire.send(t="do", seat=0, step=step, text=text)
            wire.next("ok")
    damage(client, tmp_path, "UPDATE entries SET text = 'walk 2' WHERE seq = 1 AND table_id = ?", broken)
    client.get("/language/fr")
    page = client.get(f"/table/{broken}").text
    assert "ne peut pas être chargée" in client.get("/").text
    assert "l’inscription 1 n’est pas celle qui fut écrite" in page
    assert "<code>set coloured NE d4</code>" in page
