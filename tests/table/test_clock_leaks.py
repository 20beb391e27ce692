"""The leak law with clocks, stand-ins and absences: nobody learns by them what the rules keep hidden."""

from __future__ import annotations

from pathlib import Path

import pytest
from disguises import disguise_of
from table.house_kit import settled
from table.time_kit import RAPID, Time, act, house_in
from web.worlds import put

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.state import State
from tablee.kit.picture import Lens
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.quick import quick_action
from tablee.table.setup import Chair, Setup
from tablee.web.app import template_environment
from tablee.web.onlooker import Onlooker
from tablee.web.painter import Painter
from tablee.web.picture import Picture

SECRETIVE = [game.name for game in catalogue.games() if game.secrets]
TEMPLATES = template_environment()
PEOPLE = ("anna", "bert", "carla", "dora", "emil", "fritz")


async def everybody(house: House, game: str) -> LiveTable:
    """A table of people alone, each at a device of their own."""
    seats = catalogue.find(game).seats[-1]
    for person in PEOPLE:
        await house.store.save_player(person, person, 0.0)
    setup = Setup(game=game, chairs=(Chair("here"), *(Chair("link"),) * (seats - 1)), options={}, clock=RAPID)
    table = await house.open_table(PEOPLE[0], setup)
    for person in PEOPLE[1:seats]:
        await house.sit(table.id, person, person)
    await house.alarms.ring()
    return table


def seen(painter: Painter, table: LiveTable) -> dict[int | None, Picture]:
    """What each chair is shown, and a spectator."""
    chairs = (None, *range(table.seats))
    return {chair: painter.picture(table, looking(chair)) for chair in chairs}


def looking(chair: int | None) -> Onlooker:
    return Onlooker(() if chair is None else (chair,), chair, Lens("en"))


@pytest.mark.parametrize("game", SECRETIVE)
async def test_what_goes_unnoticed_changes_no_clock_and_no_seat(tmp_path: Path, game: str) -> None:
    time, painter = Time(), Painter(TEMPLATES)
    house = await house_in(tmp_path, time)
    table = await everybody(house, game)
    painter.join(table.id)
    table.away = {1: True, 2: False} if table.seats > 2 else {1: True}
    await house.company.leave(table.id, PEOPLE[table.seats - 1])
    rng, hidden = seeded(game), 0
    while not table.over and table.seq < 400:
        await settled(table)
        owing = [seat for seat in table.acting() if table.places[seat].is_played]
        if not owing:
            continue
        before, seq = seen(painter, table), table.seq
        time.now += int(rng.below(9))
        await act(house, table, owing[rng.below(len(owing))])
        if table.seq != seq + 1:
            continue  # a bot acted as well
        for chair in (None, *range(table.seats)):
            if seq not in table.noticed[chair]:
                hidden += 1
                _, message = painter.news(table, looking(chair), before[chair])
                assert message == "", f"seat {chair} is told of entry {seq}"
    assert hidden or game != "barracuda"
    await house.close()


@pytest.mark.parametrize("game", SECRETIVE)
async def test_clocks_stand_ins_and_absences_tell_no_worlds_apart(tmp_path: Path, game: str) -> None:
    """What a chair is shown, when its time ends and what is done for it then: the same in worlds that look alike to it."""
    time, rng, disguise = Time(), seeded("worlds", game), disguise_of(catalogue.find(game))
    house = await house_in(tmp_path, time)
    table = await everybody(house, game)
    table.away = {1: True}
    await house.company.leave(table.id, PEOPLE[table.seats - 1])
    assert disguise
    differed = False
    while not table.over and table.seq < 120:
        await settled(table)
        owing = [seat for seat in table.acting() if table.places[seat].is_played]
        if owing and table.seq % 5 == 0:
            chair = (None, *range(table.seats))[rng.below(table.seats + 1)]
            truth = table.match.state
            shown = {told_to(table, chair, disguise(truth, chair, rng)) for _ in range(2)} | {told_to(table, chair, truth)}
            assert len(shown) == 1, f"chair {chair} after {table.seq} entries"
            differed |= told_to(table, 0, disguise(truth, None, rng)) != told_to(table, 0, truth)
        if owing:
            time.now += int(rng.below(9))
            await act(house, table, owing[rng.below(len(owing))])
    assert differed, "who knows more can tell them apart"
    await house.close()


def told_to(table: LiveTable, chair: int | None, state: State) -> str:
    """All that a chair is shown, and what would be done for it, if this were the truth."""
    truth, painter = table.match.state, Painter(TEMPLATES)
    put(table, state)
    painter.join(table.id)
    told: list[object] = [painter.picture(table, looking(chair)), table.seen_acting(), table.times.deadline]
    if chair is not None and chair in table.acting():
        told.append(quick_action(table.game, table.view(chair), seed=7))
    put(table, truth)
    return repr(told)


async def test_the_end_of_time_tells_nothing_of_who_owed_a_hidden_answer(tmp_path: Path) -> None:
    """In Barracuda nobody may know who has declined a last order (BAR-68), nor who could not have called at all."""
    time = Time()
    house = await house_in(tmp_path, time)
    table = await everybody(house, "barracuda")
    ended = 0
    while not table.over and ended < 3:
        acting = table.acting()
        if len(table.seen_acting()) == table.seats and len(acting) == table.seats:
            await act(house, table, acting[0], "decline")
            told = table.marks.number, len(table.said), table.places
            await time.passes(house, RAPID.shared + 1.0)
            assert table.acting() != acting
            assert (table.marks.number, len(table.said), table.places) == told
            assert all(table.times.bank(seat) == RAPID.bank for seat in range(table.seats))
            ended += 1
        else:
            await act(house, table, acting[0])
    assert ended
    await house.close()


def test_an_answer_made_for_somebody_tells_not_whether_it_was_forced() -> None:
    """Whoever can only accept (BAR-51) accepts, and so does whoever could refuse: nobody may know (BAR-52)."""
    game, forced = catalogue.find("barracuda"), set()
    for seed in range(40):
        match, rng = game.match(3, seed=seed), seeded(seed)
        while not match.over:
            seat = match.acting[rng.below(len(match.acting))]
            listed = [game.write(action) for action in match.legal(seat)[:3]]
            if "accept" in listed:
                assert quick_action(game, match.view(seat), seed) == "accept"
                forced.add("refuse" not in listed)
            match.do(match.trusted(seat, match.state.draw(seat, rng)))
    assert forced == {True, False}
