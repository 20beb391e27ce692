"""A coach who may be asked: alone at any time, with others if all agree; never in secret, from one's view alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from table.house_kit import BOT, HERE, LEA, MARIUS, open_house, pueblo
from table.time_kit import Time, house_in, two

from tablee.bots.worker import Lost
from tablee.engine.record import read_record, write_record
from tablee.review.advice import Advice, advise
from tablee.table.clock import Clock
from tablee.table.coach import Coach
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.values import Denied


class Adviser:
    """Advises at once; remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    async def ask(self, *question: Any, within: float) -> Any:
        self.seen.append(question[1])
        return Advice("walk 1", ())


class Sleepy:
    async def ask(self, *question: Any, within: float) -> Any:
        raise Lost("asleep")


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await house_in(tmp_path, Time())
    yield house
    await house.close()


def announced(table: LiveTable) -> list[str]:
    return [said.remark.kind for said in table.said if said.remark]


async def test_who_is_alone_with_bots_asks_and_the_record_says_so(house: House) -> None:
    table, adviser = await pueblo(house, HERE, BOT), Adviser()
    assert await Coach(house, adviser).asked(table.id, LEA, 0, table.step(0)) == Advice("walk 1", ())
    assert adviser.seen == [table.view(0)]
    assert announced(table)[-1] == "house-coach"
    said = read_record(write_record(table.record(None))).said
    assert [one.remark.kind for one in said if one.remark][-1] == "house-coach"


async def test_with_other_people_all_agree_first(house: House) -> None:
    table, adviser = await two(house, Clock()), Adviser()
    coach = Coach(house, adviser)
    assert await coach.asked(table.id, LEA, 0, table.step(0)) is None
    assert await coach.asked(table.id, LEA, 0, table.step(0)) is None  # still open
    assert announced(table) == ["house-ask-coach"]
    await house.consent.answer(table.id, MARIUS, "coach", agrees=True)
    assert table.marks.coached
    assert await coach.asked(table.id, LEA, 0, table.step(0)) is not None
    assert len(adviser.seen) == 1


async def test_one_who_refuses_is_heard(house: House) -> None:
    table, adviser = await two(house, Clock()), Adviser()
    coach = Coach(house, adviser)
    await coach.asked(table.id, LEA, 0, table.step(0))
    await house.consent.answer(table.id, MARIUS, "coach", agrees=False)
    assert not table.marks.coached
    assert not table.marks.asks
    assert not adviser.seen


async def test_what_was_agreed_to_survives_a_restart(tmp_path: Path) -> None:
    house = await open_house(tmp_path)
    table = await pueblo(house, HERE, BOT)
    await Coach(house, Adviser()).asked(table.id, LEA, 0, table.step(0))
    await house.close()
    await house.store.close()
    again = await open_house(tmp_path)
    assert (await again.find(table.id)).marks.coached
    await again.close()


async def test_nobody_asks_for_another_seat_or_another_moment(house: House) -> None:
    table, coach = await pueblo(house, HERE, BOT), Coach(house, Adviser())
    for player, seat, step, code in ((MARIUS, 0, 0, "not-your-seat"), (LEA, 1, 0, "not-your-seat"), (LEA, 0, 99, "stale")):
        with pytest.raises(Denied) as denied:
            await coach.asked(table.id, player, seat, step)
        assert denied.value.code == code
    assert announced(table) == []


async def test_a_coach_who_fails_says_so(house: House) -> None:
    table = await pueblo(house, HERE, BOT)
    with pytest.raises(Denied) as denied:
        await Coach(house, Sleepy()).asked(table.id, LEA, 0, table.step(0))
    assert denied.value.code == "coach-silent"


async def test_advice_is_a_legal_action_from_the_view_alone(house: House) -> None:
    table = await pueblo(house, HERE, BOT)
    found = advise("pueblo", table.view(0), 3)
    assert table.match.why_not(found.action, 0) is None
    assert found == advise("pueblo", table.view(0), 3)
