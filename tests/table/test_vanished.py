"""Somebody never answers: in every game, whatever was chosen for it, the game goes on legally to its end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, settled
from table.time_kit import RAPID, Time, act, house_in, two

from tablee.engine import catalogue
from tablee.engine.record import read_record, write_record
from tablee.engine.verify import verify
from tablee.lab.trials import setups
from tablee.table.clock import POLICIES, QUICK
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.setup import Setup

GAMES = [game.name for game in catalogue.games()]


async def played(house: House, time: Time, table: LiveTable) -> None:
    """To the end: Marius decides at once, Léa never."""
    while not table.over:
        await settled(table)
        others = [seat for seat in table.acting() if table.places[seat].is_played and seat != 0]
        if others:
            await act(house, table, others[0])
        elif not table.over and 0 in table.marks.out:
            await house.company.stand_in(table.id, str(table.places[1].player), 0)
        elif not table.over:
            before = table.seq, table.marks.number
            await time.passes(house, 100.0)
            assert (table.seq, table.marks.number) != before, "nobody waits for ever"


@pytest.mark.soak
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_with_any_options_ends_though_somebody_never_answers(tmp_path: Path, game: str, policy: str) -> None:
    time = Time()
    house = await house_in(tmp_path, time)
    for setup in setups(catalogue.find(game)):
        chairs = (HERE, LINK, *(BOT,) * (setup.seats - 2))
        clock = replace(RAPID, policy=policy)
        table = await house.open_table(LEA, Setup(game=game, chairs=chairs, options=dict(setup.options), clock=clock))
        await house.sit(table.id, MARIUS, "Marius")
        await house.alarms.ring()
        await played(house, time, table)
        assert verify(read_record(write_record(table.record(None)))).standing == table.match.standing
    await house.close()


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_ends_though_somebody_never_answers(tmp_path: Path, game: str, policy: str) -> None:
    time = Time()
    house = await house_in(tmp_path, time)
    more = (BOT,) * max(0, catalogue.find(game).seats[0] - 2)
    table = await two(house, replace(RAPID, policy=policy), game, more)
    await played(house, time, table)
    record = read_record(write_record(table.record(None)))
    assert verify(record).standing == table.match.standing
    again = await (other := await house_in(tmp_path, time, beside=house)).find(table.id)
    assert (again.places, again.times.made) == (table.places, table.times.made)
    assert bool(table.places[0].stand_in) == (policy != QUICK)
    await other.close()
    await house.close()
