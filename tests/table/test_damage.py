"""A log that was changed shows, and a table that cannot be loaded harms only itself."""

from __future__ import annotations

import logging

import pytest
from table.house_kit import BOT, HERE, LEA, OF_A_FILE, position, pueblo

from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake
from tablee.table.house import House
from tablee.table.listing import tables_of, with_glance
from tablee.table.live import LiveTable
from tablee.table.setup import Setup
from tablee.table.values import Denied, Entry

OLD = "UPDATE entries SET digest = NULL", "DELETE FROM logs"  # as older versions wrote them
MOVES = ("set coloured NE d4", "walk 1", "set coloured SW f6", "walk 1", "set coloured NE b2", "walk 1")


async def played(house: House) -> LiveTable:
    """Three turns at one device."""
    table = await pueblo(house, HERE, HERE)
    for text in MOVES:
        seat = table.acting()[0]
        await house.act(table.id, LEA, seat, table.step(seat), text)
    return table


async def change(house: House, *statements: str) -> None:
    for statement in statements:
        await house.store.base.write(lambda desk, statement=statement: desk.change(statement, {}))  # type: ignore[misc]


async def damage_of(house: House, table: LiveTable) -> tuple[object, object]:
    """What is found when the table is loaded."""
    with pytest.raises(Denied) as denied:
        await house.find(table.id)
    assert denied.value.code == "damaged"
    return denied.value.details["what"], denied.value.details["entry"]


# What shows -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "what", "entry"),
    [
        ("DELETE FROM entries WHERE seq = 3", "gap", 3),
        ("DELETE FROM entries WHERE seq = 0", "gap", 0),
        ("DELETE FROM entries WHERE seq = 5", "cut", 5),
        ("DELETE FROM entries", "cut", 0),
        ("UPDATE entries SET text = 'set coloured NE d5' WHERE seq = 0", "changed", 0),
        ("UPDATE entries SET at = 999 WHERE seq = 4", "changed", 4),
        ("UPDATE entries SET digest = NULL WHERE seq = 2", "changed", 2),
        pytest.param("UPDATE tables SET key = zeroblob(32)", "changed", 0, marks=OF_A_FILE),
        pytest.param(
            "UPDATE tables SET key = CAST(x'ff00' AS TEXT), name = CAST(x'ff' AS TEXT)", "deal", 0, marks=OF_A_FILE
        ),
        ("""UPDATE tables SET options = '{"starter": 1}'""", "changed", 0),
        pytest.param("UPDATE tables SET options = '{'", "deal", 0, marks=OF_A_FILE),
        ("""UPDATE tables SET options = '{"starter": 99}'""", "deal", 0),
        ("DELETE FROM seats WHERE seat = 0", "deal", 0),
    ],
)
async def test_a_changed_log_is_noticed(house: House, other: House, statement: str, what: str, entry: int) -> None:
    table = await played(house)
    await change(house, statement)
    assert await damage_of(other, table) == (what, entry)


@pytest.mark.parametrize(
    ("statement", "what", "entry"),
    [
        ("UPDATE entries SET text = 'walk 99' WHERE seq = 1", "illegal", 1),
        ("UPDATE entries SET text = 'dance' WHERE seq = 1", "illegal", 1),
        ("UPDATE entries SET seat = 77 WHERE seq = 1", "illegal", 1),
        ("UPDATE entries SET kind = 'undo' WHERE seq = 2", "illegal", 2),
        ("UPDATE entries SET kind = 'redo' WHERE seq = 2", "illegal", 2),
        ("DELETE FROM entries WHERE seq = 3", "gap", 3),
    ],
)
async def test_an_old_log_without_digests_is_still_held_to_the_rules(
    house: House, other: House, statement: str, what: str, entry: int
) -> None:
    """A log that was believed: with a row missing the table opened in another position."""
    table = await played(house)
    await change(house, *OLD, statement)
    assert await damage_of(other, table) == (what, entry)


async def test_an_old_log_is_loaded_and_covered_by_what_follows(house: House, other: House) -> None:
    table = await played(house)
    await change(house, *OLD)
    again = await other.find(table.id)
    assert position(again) == position(table)
    await other.act(table.id, LEA, 1, again.step(1), "set coloured SW g2")
    house._tables.clear()
    assert position(await house.find(table.id)) == position(again)
    await change(house, "UPDATE entries SET at = 1 WHERE seq = 2")
    house._tables.clear()
    assert await damage_of(house, table) == ("changed", 6)


async def test_what_others_wrote_is_held_to_the_chain_as_well(house: House, other: House) -> None:
    table = await pueblo(house, HERE, HERE)
    twin = await other.find(table.id)
    await house.store.append(table.id, Entry(0, 0, "do", MOVES[0], 0.0, digest="another"))
    with pytest.raises(Denied) as denied:
        await other.act(table.id, LEA, 0, twin.step(0), MOVES[0])
    assert denied.value.code == "damaged"


# Whom it harms ----------------------------------------------------------------------------------------------------------


async def test_what_cannot_be_dealt_is_not_written(house: House, harbor: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A form whose table could be stored and not be dealt took the home page down for everybody."""

    def refuse(*_: object) -> None:
        raise Mistake("table.chair", kind="none")

    monkeypatch.setattr(type(harbor), "deal", refuse)
    with pytest.raises(Mistake):
        await house.open_table(LEA, Setup(game="harbor", chairs=(HERE, BOT), options={}, public=True))
    assert await tables_of(house.store.base, LEA) == []


async def test_a_rematch_that_cannot_be_dealt_is_not_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await pueblo(house, BOT, BOT)
    with house.hub.listening(table.id) as woken:  # bots play while somebody looks
        await house.find(table.id)
        while not table.over:
            await woken.wait()
            woken.clear()
    monkeypatch.setattr(LiveTable, "seats_of", lambda _table, _player: (0,))
    monkeypatch.setattr(type(table.game), "rematch_options", lambda *_: {"starter": 99})
    with pytest.raises(Mistake):
        await house.rematch(table.id, LEA)
    assert (await house.kept(table.id)).header.rematch is None


async def test_lists_name_what_they_cannot_load_and_show_all_others(
    house: House, other: House, caplog: pytest.LogCaptureFixture
) -> None:
    broken, fine = await played(house), await pueblo(house, HERE, BOT)
    await change(house, f"UPDATE entries SET text = 'dance' WHERE table_id = '{broken.id}' AND seq = 2")  # noqa: S608
    for _ in range(3):
        assert {one.id for one in await tables_of(other.store.base, LEA)} == {broken.id, fine.id}
        with pytest.raises(Denied):
            await other.find(broken.id)
    await other.resume()
    said = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [broken.id in record.getMessage() for record in said] == [True]  # once, not at every look
    assert (await other.kept(broken.id)).actions()  # what lies there can still be read


async def test_a_fault_in_loading_harms_no_other_table(house: House, other: House, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, fine = await pueblo(house, HERE, HERE), await pueblo(house, HERE, HERE)
    read = other.store.kept

    async def failing(table_id: str, since: int = 0) -> object:
        if table_id == broken.id:
            raise OSError("the disk cannot be read")
        return await read(table_id, since)

    monkeypatch.setattr(other.store, "kept", failing)
    found = [await with_glance(other, line) for line in await tables_of(other.store.base, LEA)]
    assert {one.id: one.glance is None for one in found} == {broken.id: True, fine.id: False}
    monkeypatch.setattr(other.store, "kept", read)
    assert (await other.find(broken.id)).id == broken.id
