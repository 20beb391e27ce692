"""People leave, bots play for them, people come back; what all agree to is done, and nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from table.house_kit import BOT, HERE, LEA, MARIUS, QuickThinker, position, settled
from table.time_kit import Time, act, house_in, two

from tablee.engine.match import Match
from tablee.engine.record import read_record, write_record
from tablee.table.clock import DAYS, LIVE, Clock
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.marks import END, TAKEBACK
from tablee.table.presence import AWAY_AFTER, LONG_OTHERWISE
from tablee.table.setup import Setup
from tablee.table.values import Denied

SET, WALK = "set coloured NE d4", "walk 3"
NO_CLOCK = Clock()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest_asyncio.fixture
async def house(tmp_path: Path, time: Time) -> AsyncIterator[House]:
    house = await house_in(tmp_path, time)
    yield house
    await house.close()


async def refused(doing: object) -> str:
    with pytest.raises(Denied) as denied:
        await doing  # type: ignore[misc]
    return denied.value.code


def announced(table: LiveTable) -> list[str]:
    return [said.remark.kind for said in table.said if said.remark]


# Leaving ----------------------------------------------------------------------------------------------------------------


async def test_who_leaves_a_game_is_played_on_from_their_view_alone(tmp_path: Path, time: Time) -> None:
    thinker = QuickThinker()
    house = await house_in(tmp_path, time, thinker=thinker)
    table = await two(house, NO_CLOCK)
    await house.company.leave(table.id, LEA)
    await settled(table)
    assert {view.seat for view in thinker.seen} == {0}  # type: ignore[attr-defined]
    assert table.places[0].player == LEA
    assert table.acting() == (1,)
    assert announced(table) == ["house-left"]
    await house.close()


async def test_who_left_takes_their_seat_back(house: House) -> None:
    table = await two(house, NO_CLOCK)
    await house.company.leave(table.id, LEA)
    await settled(table)
    assert await refused(house.act(table.id, LEA, 0, table.step(0), SET)) == "played-on"
    assert await refused(house.undo(table.id, LEA, 0, table.step(0))) == "played-on"
    await house.company.come_back(table.id, LEA)
    await act(house, table, 1)
    await act(house, table, 1)
    await act(house, table, 0)
    assert announced(table) == ["house-left", "house-back"]


async def test_who_resigned_does_not_come_back(house: House) -> None:
    table = await two(house, NO_CLOCK)
    await house.company.resign(table.id, LEA)
    await settled(table)
    assert await refused(house.company.come_back(table.id, LEA)) == "resigned"
    await house.company.leave(table.id, LEA)
    assert table.places[0].why == "resigned"


async def test_somebody_else_leaves_no_seat(house: House) -> None:
    table = await two(house, NO_CLOCK)
    await house.store.save_player("third", "Third", 0.0)
    for doing in (house.company.leave, house.company.resign, house.company.come_back):
        assert await refused(doing(table.id, "third")) == "not-your-seat"
    assert table.marks.number == 0


async def test_a_stand_in_survives_a_restart_and_plays_on(tmp_path: Path, time: Time) -> None:
    house = await house_in(tmp_path, time)
    table = await two(house, NO_CLOCK)
    await act(house, table, 0, SET)
    await house.company.leave(table.id, MARIUS)
    await house.close()
    house = await house_in(tmp_path, time)
    await house.resume()
    table = await house.find(table.id)
    assert table.places[1].stand_in == "steady"
    await act(house, table, 0, WALK)
    await settled(table)
    assert table.seq == 4
    await house.close()


async def test_where_all_people_have_left_bots_play_only_for_onlookers(house: House) -> None:
    table = await two(house, NO_CLOCK)
    await house.company.leave(table.id, MARIUS)
    await house.company.resign(table.id, LEA)
    assert not house.minds.tables
    with house.hub.listening(table.id):
        await house.find(table.id)
        await settled(table)
    assert table.over
    assert await refused(house.company.leave(table.id, MARIUS)) == "over"


async def test_a_rematch_is_played_by_people_again(house: House) -> None:
    table = await two(house, NO_CLOCK)
    await house.company.leave(table.id, MARIUS)
    while not table.over:
        await act(house, table, 0)
        await settled(table)
    follower = await house.rematch(table.id, LEA)
    assert all(place.is_played for place in follower.places)


# Being away -------------------------------------------------------------------------------------------------------------


async def test_who_has_no_line_for_a_while_is_shown_as_away(house: House, time: Time) -> None:
    table = await two(house, NO_CLOCK)
    with house.hub.listening(table.id), house.presence.here(table.id, LEA):
        with house.presence.here(table.id, MARIUS):
            await time.passes(house, 3600.0)
            assert table.away == {}
        await time.passes(house, AWAY_AFTER - 1.0)
        assert table.away == {}
        await time.passes(house, 2.0)
        assert table.away == {1: False}
        with house.presence.here(table.id, MARIUS):
            await time.passes(house, 0.0)
            assert table.away == {}


async def test_a_page_that_is_loaded_again_is_no_absence(house: House, time: Time) -> None:
    table = await two(house, NO_CLOCK)
    with house.hub.listening(table.id) as woken, house.presence.here(table.id, LEA):
        for _ in range(5):
            with house.presence.here(table.id, MARIUS):
                await time.passes(house, 60.0)
            await time.passes(house, 3.0)
        assert not woken.is_set()


async def test_who_was_never_there_since_the_start_is_away(house: House, time: Time) -> None:
    table = await two(house, NO_CLOCK)
    with house.hub.listening(table.id), house.presence.here(table.id, LEA):
        await time.passes(house, LONG_OTHERWISE + 1.0)
        assert table.away == {1: True}


async def test_the_others_may_have_a_bot_play_after_a_grace_time(house: House, time: Time) -> None:
    table = await two(house, NO_CLOCK)
    with house.presence.here(table.id, LEA):
        await time.passes(house, LONG_OTHERWISE - 1.0)
        assert await refused(house.company.stand_in(table.id, LEA, 1)) == "not-away"
        await time.passes(house, 2.0)
        await house.company.stand_in(table.id, LEA, 1)
        assert (table.places[1].stand_in, table.places[1].why) == ("steady", "away")
        assert await refused(house.company.stand_in(table.id, LEA, 1)) == "not-away"
        assert await refused(house.company.stand_in(table.id, LEA, 0)) == "not-away"
        assert await refused(house.company.stand_in(table.id, "third", 0)) == "not-your-seat"


async def test_where_there_are_days_for_a_move_nobody_has_to_be_there(house: House, time: Time) -> None:
    table = await two(house, Clock(DAYS, days=3))
    with house.presence.here(table.id, LEA):
        await time.passes(house, 24 * 3600.0)
        assert await refused(house.company.stand_in(table.id, LEA, 1)) == "not-away"


# By consent -------------------------------------------------------------------------------------------------------------


async def test_a_table_ends_when_everybody_agrees_and_is_kept(house: House) -> None:
    table = await two(house, NO_CLOCK, chairs=(BOT,))
    await act(house, table, 0, SET)
    await house.consent.ask(table.id, LEA, END)
    assert table.header.ended is None
    await house.consent.answer(table.id, MARIUS, END, agrees=True)
    assert await refused(house.find(table.id)) == "closed"
    kept = await house.kept(table.id)
    assert [entry.text for entry in kept.actions()] == [SET]
    assert kept.header.ended == 1000.0


async def test_one_who_refuses_keeps_the_table_going(house: House) -> None:
    table = await two(house, NO_CLOCK)
    await house.consent.ask(table.id, LEA, END)
    assert await refused(house.consent.ask(table.id, LEA, END)) == "not-asked"
    await house.consent.answer(table.id, MARIUS, END, agrees=False)
    assert table.marks.asks == {}
    assert await refused(house.consent.answer(table.id, MARIUS, END, agrees=True)) == "not-asked"
    assert announced(table) == ["house-ask-end", "house-refuse"]


async def test_who_is_gone_is_not_asked_whether_the_table_may_end(house: House, time: Time) -> None:
    table = await two(house, NO_CLOCK)
    with house.presence.here(table.id, LEA):
        await time.passes(house, LONG_OTHERWISE + 1.0)
        await house.consent.ask(table.id, LEA, END)
    assert await refused(house.find(table.id)) == "closed"


async def test_an_action_is_taken_back_with_what_came_after_if_all_agree(house: House, other: House) -> None:
    table = await two(house, Clock(LIVE, bank=60.0, delay=10.0))
    await act(house, table, 0, SET)
    before = position(table)
    await act(house, table, 0, WALK)
    await act(house, table, 1)
    assert not table.can_undo(0)
    await house.consent.ask(table.id, LEA, TAKEBACK)
    assert table.seq == 3
    await house.consent.answer(table.id, MARIUS, TAKEBACK, agrees=True)
    assert position(table) == before
    assert table.acting() == (0,)
    assert position(await other.find(table.id)) == before
    assert (await house.kept(table.id)).actions()[-1].text == SET
    assert str(Match.from_record(read_record(write_record(table.record(None))))) == str(table.match)


async def test_what_was_meant_for_the_position_before_is_stale_after(house: House) -> None:
    table = await two(house, NO_CLOCK)
    await act(house, table, 0, SET)
    await act(house, table, 0, WALK)
    step = table.step(1)
    await house.consent.ask(table.id, LEA, TAKEBACK)
    await house.consent.answer(table.id, MARIUS, TAKEBACK, agrees=True)
    assert await refused(house.act(table.id, MARIUS, 1, step, "set coloured NE a1")) == "stale"


async def test_a_question_about_an_action_lapses_with_the_next_one(house: House) -> None:
    table = await two(house, NO_CLOCK)
    await act(house, table, 0, SET)
    await act(house, table, 0, WALK)
    await house.consent.ask(table.id, LEA, TAKEBACK)
    await act(house, table, 1)
    assert await refused(house.consent.answer(table.id, MARIUS, TAKEBACK, agrees=True)) == "not-asked"


async def test_who_is_alone_with_bots_is_not_kept_waiting(house: House) -> None:
    table = await house.open_table(LEA, Setup(game="pueblo", chairs=(HERE, BOT), options={"starter": 0}))
    await act(house, table, 0, SET)
    await act(house, table, 0, WALK)
    await settled(table)
    await house.consent.ask(table.id, LEA, TAKEBACK)
    assert [move.text for move in table.moves] == [SET]


async def test_nothing_is_asked_back_that_was_never_done(house: House) -> None:
    table = await two(house, NO_CLOCK)
    assert await refused(house.consent.ask(table.id, MARIUS, TAKEBACK)) == "no-undo"
    assert await refused(house.consent.ask(table.id, MARIUS, "dance")) == "not-asked"
