"""Tables that were left behind go, a few at a time; nothing else does."""

from __future__ import annotations

import asyncio

import pytest
from table.house_kit import BOT, HERE, LEA, LINK, pueblo

from tablee.table import expiry
from tablee.table.expiry import days_left, expire, expire_for_ever
from tablee.table.house import House
from tablee.table.listing import tables_of
from tablee.table.live import LiveTable
from tablee.table.terms import DAY, Terms
from tablee.table.values import Denied

TERMS = Terms(unused=14, unfinished=180)
OPENED = 1000.0  # when all tables here were opened


async def rest(_seconds: float) -> None:
    await asyncio.sleep(0)


async def moved(house: House) -> LiveTable:
    table = await pueblo(house, HERE, HERE)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    return table


async def gone_after(house: House, days: float) -> set[str]:
    return set(await expire(house, TERMS, OPENED + days * DAY, rest))


async def rows_of(house: House, table: str) -> int:
    parts = ("entries", "seats", "chat", "logs")
    count = " + ".join(f"(SELECT COUNT(*) FROM {part} WHERE table_id = :table)" for part in parts)  # noqa: S608
    found = await house.store.base.read(lambda desk: desk.rows(f"SELECT {count}", {"table": table}))
    return int(found[0][0])


async def test_a_table_nobody_moved_at_goes_soon_and_one_that_was_begun_late(house: House) -> None:
    unused, begun = await pueblo(house, HERE, LINK), await moved(house)
    assert await gone_after(house, 13) == set()
    assert await gone_after(house, 15) == {unused.id}
    assert await gone_after(house, 179) == set()
    assert await gone_after(house, 181) == {begun.id}
    for table in (unused, begun):
        assert await rows_of(house, table.id) == 0
        with pytest.raises(Denied) as denied:
            await house.find(table.id)
        assert denied.value.code == "unknown-table"


async def test_a_finished_game_is_kept_for_ever(house: House) -> None:
    table = await pueblo(house, BOT, BOT)
    with house.hub.listening(table.id) as woken:
        await house.find(table.id)
        while not table.over:
            await woken.wait()
            woken.clear()
    assert await gone_after(house, 10_000) == set()


async def test_a_word_counts_as_use(house: House) -> None:
    table = await pueblo(house, HERE, LINK)
    house.clock = lambda: OPENED + 10 * DAY
    await house.talk.say(table.id, LEA, "Who comes?")
    assert await gone_after(house, 15) == set()
    assert await gone_after(house, 25) == {table.id}


async def test_a_table_somebody_looks_at_stays(house: House) -> None:
    table = await pueblo(house, HERE, LINK)
    with house.hub.listening(table.id):
        assert await gone_after(house, 1000) == set()
    assert await gone_after(house, 1000) == {table.id}


async def test_who_comes_back_in_the_last_moment_keeps_the_table(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    removal = expiry.removal(table.id, TERMS.before(OPENED + 15 * DAY))
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    assert not await house.take_away(table.id, removal)
    assert await rows_of(house, table.id) > 0


async def test_many_go_some_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "SOME", 3)
    rests = list[float]()

    async def sleep(seconds: float) -> None:
        rests.append(seconds)

    tables = [await pueblo(house, HERE, LINK) for _ in range(8)]
    stays = await moved(house)
    assert set(await expire(house, TERMS, OPENED + 15 * DAY, sleep)) == {table.id for table in tables}
    assert len(rests) == 3
    assert (await house.find(stays.id)) is stays


async def test_a_rematch_that_went_can_be_asked_for_again(house: House) -> None:
    table = await pueblo(house, HERE, BOT)
    while not table.over:
        if table.acting() == (0,):
            await house.act(table.id, LEA, 0, table.step(0), table.match.choices(0)[0].text)
        await asyncio.sleep(0)
    follower = await house.rematch(table.id, LEA)
    await house.store.base.write(
        lambda desk: desk.change("DELETE FROM entries WHERE table_id = :table", {"table": follower.id})
    )
    assert follower.id in await gone_after(house, 1000)
    assert (await house.kept(table.id)).header.rematch is None
    assert (await house.rematch(table.id, LEA)).id != follower.id


class Stopped(Exception):
    pass


@pytest.mark.parametrize(("clock", "lived", "gone"), [(400.0, 1.0, 0), (400.0, 20.0, 1), (15.0, 20.0, 1), (1.0, 20.0, 0)])
async def test_a_clock_that_jumps_takes_nothing_away(house: House, clock: float, lived: float, gone: int) -> None:
    """Days count that the server has lived through since the youngest table was opened, whatever its clock says."""
    await pueblo(house, HERE, LINK)
    house.clock = lambda: OPENED + clock * DAY
    ticks = iter([0.0, lived * DAY])
    rounds = iter([expiry.ROUND])

    async def sleep(seconds: float) -> None:
        if seconds == expiry.ROUND and next(rounds, None) is None:
            raise Stopped

    with pytest.raises(Stopped):
        await expire_for_ever(house, TERMS, sleep, lambda: next(ticks))
    assert len(await tables_of(house.store.base, LEA)) == 1 - gone


# Beforehand -------------------------------------------------------------------------------------------------------------


async def left_after(house: House, monkeypatch: pytest.MonkeyPatch, days: float) -> list[float | None]:
    """Of Léa's tables, as her list says after some days."""
    monkeypatch.setattr(house, "clock", lambda: OPENED + days * DAY)
    return [await days_left(house, line) for line in await tables_of(house.store.base, LEA)]


async def test_it_is_said_beforehand_that_a_table_will_go(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await pueblo(house, HERE, LINK)
    assert await left_after(house, monkeypatch, 10) == [None]
    assert await left_after(house, monkeypatch, 12) == [pytest.approx(2)]
    assert await left_after(house, monkeypatch, 15) == [0.0]


async def test_a_game_that_was_begun_is_said_to_go_two_weeks_before(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await moved(house)
    assert await left_after(house, monkeypatch, 150) == [None]
    assert await left_after(house, monkeypatch, 170) == [pytest.approx(10)]


async def test_no_notice_is_given_where_people_talk(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await pueblo(house, HERE, LINK)
    monkeypatch.setattr(house, "clock", lambda: OPENED + 11 * DAY)
    await house.talk.say(table.id, LEA, "Is anybody there?")
    assert await left_after(house, monkeypatch, 13) == [None]
