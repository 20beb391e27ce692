"""Talk at the table: stored, worded for each reader, and unable to give anything away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, pueblo

from tablee.engine import catalogue
from tablee.engine.luck import Rng
from tablee.engine.record import read_record, write_record
from tablee.engine.values import Event, Remark, Said, Seat, View
from tablee.table.house import House
from tablee.table.values import Denied


async def test_what_is_said_is_kept(house: House, other: House) -> None:
    table = await pueblo(house, HERE, LINK)
    await house.sit(table.id, MARIUS, "Marius")
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    await house.talk.say(table.id, MARIUS, "  That   tower\u0000 hides everything. ")
    assert table.said == [Said(1, 1, "That tower hides everything.")]
    assert (await other.find(table.id)).said == table.said


async def test_two_servers_keep_both_sayings(house: House, other: House) -> None:
    table = await pueblo(house, HERE, HERE)
    twin = await other.find(table.id)
    await house.talk.say(table.id, LEA, "first")
    await other.talk.say(table.id, LEA, "second")
    assert [said.text for said in twin.said] == ["first", "second"]


@pytest.mark.parametrize(
    ("player", "text", "code"),
    [(MARIUS, "hello", "not-your-seat"), (LEA, " \n ", "unsayable"), (LEA, "x" * 301, "unsayable")],
)
async def test_what_cannot_be_said_is_refused(house: House, player: str, text: str, code: str) -> None:
    table = await pueblo(house, HERE, HERE)
    with pytest.raises(Denied) as denied:
        await house.talk.say(table.id, player, text)
    assert denied.value.code == code
    assert table.said == []


async def test_a_bot_remarks_on_the_spectators_view_only(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[View] = []

    def remark(_game: object, told: Sequence[Event], view: View, seat: Seat, rng: Rng) -> Remark:
        assert told[0].seat == seat
        shown.append(view)
        return Remark("hm", {"who": seat})

    monkeypatch.setattr(type(catalogue.find("pueblo")), "remark", remark)
    table = await pueblo(house, BOT, HERE)
    while len(table.said) < 2:
        await asyncio.sleep(0)
    assert [said.remark for said in table.said] == [Remark("hm", {"who": 0})] * 2
    assert [view.seat for view in shown] == [None, None]


async def test_the_record_keeps_the_talk(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    await house.talk.say(table.id, LEA, "Good luck!")
    table.said.append(Said(1, 0, remark=Remark("hm", {"who": 1})))
    record = table.record(None)
    assert read_record(write_record(record)).said == tuple(table.said)


async def test_a_record_holds_what_was_said_about_an_action_that_was_taken_back(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    await house.talk.say(table.id, LEA, "Oh no.")
    await house.undo(table.id, LEA, 0, 1)
    assert [(said.step, said.text) for said in read_record(write_record(table.record(0))).said] == [(0, "Oh no.")]
