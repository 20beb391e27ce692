"""Opening tables, sitting down, acting, taking back: what is refused changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, QuickThinker, open_house, played_out, position, pueblo, settled

from tablee.engine.game import AnyGame
from tablee.engine.record import read_record, write_record
from tablee.engine.values import Mistake
from tablee.engine.verify import verify
from tablee.table.base import Taken
from tablee.table.distance import BLOCK
from tablee.table.house import House
from tablee.table.listing import tables_of, with_glance
from tablee.table.live import UNDOS, UNDOS_PER_MOVE, LiveTable
from tablee.table.setup import Chair, Setup
from tablee.table.values import Denied, Entry, Place


async def test_an_acknowledged_move_is_in_the_log(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    assert (await house.kept(table.id)).entries == [Entry(0, 0, "do", "set coloured NE d4", 1000.0)]


async def test_a_table_is_rebuilt_from_its_log(house: House, other: House) -> None:
    table = await pueblo(house, HERE, BOT, BOT)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    await house.act(table.id, LEA, 0, 1, "walk 3")
    await settled(table)
    again = await other.find(table.id)
    assert position(again) == position(table)
    assert again.log_for(None) == table.log_for(None)
    assert again.seq == table.seq == 6


@pytest.mark.parametrize(
    ("player", "seat", "step", "text", "code"),
    [
        (LEA, 0, 0, "walk 3", "refused"),
        (LEA, 0, 0, "set neutral NE d4", "refused"),
        (LEA, 0, 0, "set coloured NE h8", "refused"),
        (LEA, 0, 0, "dance", "malformed"),
        (LEA, 0, 1, "set coloured NE d4", "stale"),
        (LEA, 0, -1, "set coloured NE d4", "stale"),
        (LEA, 1, 0, "set coloured NE d4", "not-your-seat"),
        (MARIUS, 0, 0, "set coloured NE d4", "not-your-seat"),
        (MARIUS, 1, 0, "set coloured NE d4", "refused"),
        (LEA, 7, 0, "set coloured NE d4", "not-your-seat"),
    ],
)
async def test_a_bad_move_is_named_and_changes_nothing(
    house: House, player: str, seat: int, step: int, text: str, code: str
) -> None:
    table = await pueblo(house, HERE, LINK)
    await house.sit(table.id, MARIUS, "Marius")
    before = position(table)
    with pytest.raises(Denied) as denied:
        await house.act(table.id, player, seat, step, text)
    assert denied.value.code == code
    assert (denied.value.refusal is not None) == (code == "refused")
    assert position(table) == before
    assert (await house.kept(table.id)).entries == []


async def test_a_refusal_names_its_rule(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    with pytest.raises(Denied) as denied:
        await house.act(table.id, LEA, 0, 0, "set coloured NE h8")
    assert denied.value.refusal is not None
    assert denied.value.refusal.rule == "PUE-23"


@pytest.mark.parametrize(
    ("setup", "named"),
    [
        (Setup(game="checkers", chairs=(HERE, HERE), options={}), "checkers"),
        (Setup(game="pueblo", chairs=(HERE,), options={}), "2 to 4 players"),
        (Setup(game="pueblo", chairs=(HERE,) * 5, options={}), "2 to 4 players"),
        (Setup(game="pueblo", chairs=(HERE, HERE), options={"colour": "blue"}), "colour"),
        (Setup(game="pueblo", chairs=(HERE, HERE), options={"sacred_count": 3}), "PUE-97"),
        (Setup(game="pueblo", chairs=(HERE, Chair("ghost")), options={}), "ghost"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(house: House, setup: Setup, named: str) -> None:
    with pytest.raises(Mistake, match=named):
        await house.open_table(LEA, setup)
    assert await tables_of(house.store.base, LEA) == []


async def test_an_unknown_table_is_named(house: House) -> None:
    with pytest.raises(Denied) as denied:
        await house.find("nowhere")
    assert denied.value.code == "unknown-table"


async def test_the_game_begins_when_all_seats_are_taken(house: House) -> None:
    table = await pueblo(house, HERE, LINK, BOT)
    assert table.acting() == ()
    with pytest.raises(Denied) as denied:
        await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    assert denied.value.code == "not-started"
    assert await house.sit(table.id, MARIUS, "Marius") == 1
    assert table.acting() == (0,)
    with pytest.raises(Denied) as denied:
        await house.sit(table.id, "third", "Third")
    assert denied.value.code == "no-seat"


async def test_a_seat_goes_to_the_first_who_takes_it(house: House) -> None:
    table = await pueblo(house, HERE, LINK)
    await house.store.save_player("third", "Third", 0.0)
    taken = await asyncio.gather(
        house.sit(table.id, MARIUS, "Marius"), house.sit(table.id, "third", "Third"), return_exceptions=True
    )
    assert sorted(isinstance(one, Denied) for one in taken) == [False, True]


async def test_a_second_click_takes_no_second_seat(house: House) -> None:
    table = await pueblo(house, HERE, LINK, LINK)
    taken = await asyncio.gather(*(house.sit(table.id, MARIUS, "Marius") for _ in range(3)))
    assert taken == [1, 1, 1]
    assert table.places[2].is_open


async def test_people_of_the_same_name_are_told_apart(house: House) -> None:
    table = await pueblo(house, HERE, HERE, Chair("here", "Jo"), LINK)
    await house.sit(table.id, MARIUS, "Jo")
    assert table.names == ("Léa", "Léa 2", "Jo", "Jo 2")


async def test_bots_play_on_by_themselves_and_end_the_game(house: House) -> None:
    table = await pueblo(house, BOT, BOT, BOT, BOT, advanced=True, dismantling=True)
    await played_out(house, table)
    assert table.over
    assert (await house.kept(table.id)).header.ended == 1000.0
    record = read_record(write_record(table.record(None)))
    assert verify(record).standing == table.match.standing


async def test_a_bot_that_another_forestalls_thinks_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """One calls last order while others decline it."""
    for _ in range(3):
        table = await house.open_table(LEA, Setup(game="barracuda", chairs=(BOT, BOT, BOT, BOT), options={}))
        await played_out(house, table)
        assert not caplog.records


async def test_bots_that_were_interrupted_go_on(house: House, other: House) -> None:
    table = await pueblo(house, HERE, BOT)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    await house.store.append(table.id, table.entry(0, "do", "walk 1", 0.0))  # then the server died
    await other.resume()
    revived = await other.find(table.id)
    await settled(revived)
    assert revived.acting() == (0,)
    assert revived.seq == 4


async def test_resuming_rests_after_every_table(tmp_path: Path) -> None:
    """Thousands of tables must not keep those waiting who play now."""
    rests: list[float] = []

    async def sleep(seconds: float) -> None:
        rests.append(seconds)

    house = await open_house(tmp_path, sleep=sleep)
    for _ in range(3):
        await pueblo(house, HERE, BOT)
    await house.resume()
    assert len(rests) == 3
    assert min(rests) > 0
    await house.close()


async def test_who_hangs_up_while_moving_has_moved(house: House) -> None:
    """Otherwise the table in memory would lack what lies in its log."""
    table = await pueblo(house, HERE, HERE)
    moving = asyncio.create_task(house.act(table.id, LEA, 0, 0, "set coloured NE d4"))
    await asyncio.sleep(0)
    moving.cancel()
    await asyncio.gather(moving, return_exceptions=True)
    assert table.seq == len((await house.kept(table.id)).entries) == 1


# Taking back ------------------------------------------------------------------------------------------------------------


async def test_a_stone_can_be_taken_back_until_the_chief_has_moved(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    start = position(table)
    assert not table.can_undo(0)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    assert table.can_undo(0)
    await house.undo(table.id, LEA, 0, 1)
    assert position(table) == start
    await house.act(table.id, LEA, 0, 2, "set coloured SW e5")
    await house.act(table.id, LEA, 0, 3, "walk 1")
    with pytest.raises(Denied) as denied:
        await house.undo(table.id, LEA, 0, 4)
    assert denied.value.code == "no-undo"


async def test_nobody_takes_back_for_another(house: House) -> None:
    table = await pueblo(house, HERE, LINK)
    await house.sit(table.id, MARIUS, "Marius")
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    for seat in (0, 1):
        with pytest.raises(Denied):
            await house.undo(table.id, MARIUS, seat, 1)


async def test_a_stale_undo_takes_nothing_back(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    with pytest.raises(Denied) as denied:
        await house.undo(table.id, LEA, 0, 0)
    assert denied.value.code == "stale"
    assert table.seq == 1


async def test_an_undone_step_stays_in_the_log_but_not_in_the_record(house: House, other: House) -> None:
    table = await pueblo(house, HERE, HERE)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    await house.undo(table.id, LEA, 0, 1)
    assert [entry.kind for entry in (await house.kept(table.id)).entries] == ["do", "undo"]
    assert table.record(0).lines == ()
    again = await other.find(table.id)
    assert (position(again), again.seq) == (position(table), 2)


async def test_nobody_takes_back_without_end(house: House, other: House) -> None:
    """An hour of doing and undoing made a log that took ten seconds to load, each time."""
    table = await pueblo(house, HERE, HERE)
    while True:
        await house.act(table.id, LEA, 0, table.step(0), "set coloured NE d4")
        if not table.can_undo(0):
            break
        await house.undo(table.id, LEA, 0, table.step(0))
    assert table.seq == 2 * (UNDOS + UNDOS_PER_MOVE) + 1
    with pytest.raises(Denied) as denied:
        await house.undo(table.id, LEA, 0, table.step(0))
    assert denied.value.code == "undo-spent"
    again = await other.find(table.id)
    assert (again.can_undo(0), again.seq, position(again)) == (False, table.seq, position(table))
    for seat, text in ((0, "walk 1"), (1, "set coloured SW f6"), (1, "walk 1"), (0, "set coloured NE b2")):
        await house.act(table.id, LEA, seat, table.step(seat), text)
    await house.undo(table.id, LEA, 0, table.step(0))  # what stands gives it back
    assert [line.do for line in table.record(None).lines] == [
        "set coloured NE d4",
        "walk 1",
        "set coloured SW f6",
        "walk 1",
    ]


# Secrets and simultaneous choices (Harbor) ------------------------------------------------------------------------------


async def harbor_table(house: House) -> LiveTable:
    table = await house.open_table(LEA, Setup(game="harbor", chairs=(HERE, LINK), options={}))
    await house.sit(table.id, MARIUS, "Marius")
    return table


async def test_a_look_bars_the_undo(house: House, harbor: AnyGame) -> None:
    table = await harbor_table(house)
    await house.act(table.id, LEA, 0, 0, "peek deck")
    assert not table.can_undo(0)


async def test_sealed_choices_of_the_same_step_are_both_taken(house: House, harbor: AnyGame) -> None:
    table = await harbor_table(house)
    await house.act(table.id, LEA, 0, 0, "bid 1")
    await house.act(table.id, MARIUS, 1, 0, "bid 2")
    assert table.seq == 2


async def test_a_choice_made_before_ones_turn_began_is_stale(house: House) -> None:
    table = await pueblo(house, HERE, LINK)
    await house.sit(table.id, MARIUS, "Marius")
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    await house.act(table.id, LEA, 0, 1, "walk 1")
    with pytest.raises(Denied) as denied:
        await house.act(table.id, MARIUS, 1, 0, "set coloured NE a1")
    assert denied.value.code == "stale"


async def test_an_unfinished_record_tells_a_chair_only_what_it_saw(house: House, harbor: AnyGame) -> None:
    table = await harbor_table(house)
    await house.act(table.id, LEA, 0, 0, "bid 3")
    mine, theirs = table.record(0), table.record(1)
    assert mine.lines[0].do == "bid 3"
    assert "3" not in theirs.lines[0].do
    for record in (mine, theirs):
        assert (record.key, record.start, record.result) == ("", "", None)
        assert table.header.key.hex() not in write_record(record)


async def test_bots_are_given_views(house: House, harbor: AnyGame) -> None:
    table = await house.open_table(LEA, Setup(game="harbor", chairs=(BOT, BOT), options={}))
    await played_out(house, table)
    assert table.over
    assert isinstance(house.minds.thinker, QuickThinker)
    assert {type(view) for view in house.minds.thinker.seen} == {type(table.view(0))}


# Rematch ----------------------------------------------------------------------------------------------------------------


async def test_a_rematch_moves_everybody_one_seat_on(house: House) -> None:
    table = await pueblo(house, BOT, BOT)
    await played_out(house, table)
    with pytest.raises(Denied):
        await house.rematch(table.id, LEA)  # she did not play
    table.places = (table.places[0], Place(1, player=LEA, name="Léa"))
    follower = await house.rematch(table.id, LEA)
    assert [place.name for place in follower.places] == ["Léa", "Carme"]
    assert (await house.rematch(table.id, LEA)).id == follower.id
    assert follower.header.key != table.header.key


async def test_a_rematch_keeps_no_seat_for_somebody_who_is_blocked(house: House) -> None:
    table = await pueblo(house, BOT, BOT)
    await played_out(house, table)
    table.places = (Place(0, player=MARIUS, name="Marius"), Place(1, player=LEA, name="Léa"))
    await house.order.distances.keep(LEA, MARIUS, BLOCK)
    follower = await house.rematch(table.id, LEA)
    assert [place.player for place in follower.places] == [LEA, None]
    assert follower.waiting
    with pytest.raises(Denied, match="keeps this table for others"):
        await house.sit(follower.id, MARIUS, "Marius")


async def test_all_who_ask_for_a_rematch_at_once_find_the_same_table(house: House) -> None:
    table = await pueblo(house, BOT, BOT)
    await played_out(house, table)
    table.places = (table.places[0], Place(1, player=LEA, name="Léa"))
    followers = await asyncio.gather(*(house.rematch(table.id, LEA) for _ in range(4)))
    assert len({follower.id for follower in followers}) == 1


async def test_a_rematch_is_named_only_with_its_table(house: House) -> None:
    """In one transaction: a server that dies in between leaves no link to nowhere."""
    table = await pueblo(house, HERE, HERE)
    with pytest.raises(Taken):
        await house.store.add_rematch(table.id, table.header, table.places)  # this id is taken
    assert (await house.kept(table.id)).header.rematch is None


async def test_a_rematch_comes_after_the_end(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    with pytest.raises(Denied) as denied:
        await house.rematch(table.id, LEA)
    assert denied.value.code == "not-over"


# Waking -----------------------------------------------------------------------------------------------------------------


async def test_listeners_wake_once_for_many_changes(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    with house.hub.listening(table.id) as woken, house.hub.listening("other") as other:
        await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
        await house.act(table.id, LEA, 0, 1, "walk 1")
        assert woken.is_set()
        assert not other.is_set()
    await house.hub.wake(table.id)


# Tables of another version ----------------------------------------------------------------------------------------------


async def test_a_table_of_other_rules_is_told_apart_and_stops_nobody(
    house: House, other: House, harbor: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.open_table(LEA, Setup(game="harbor", chairs=(HERE, BOT), options={}))
    await settled(table)
    fine = await pueblo(house, HERE, BOT)
    monkeypatch.setattr(type(harbor), "rules_version", harbor.rules_version + 1)
    await other.resume()
    with pytest.raises(Denied) as denied:
        await other.find(table.id)
    assert denied.value.code == "other-rules"
    found = [await with_glance(other, line) for line in await tables_of(other.store.base, LEA)]
    assert {one.id: one.game is None for one in found} == {table.id: True, fine.id: False}
