"""A new name shows at every table at once, and changes nothing about the luck of a game."""

from __future__ import annotations

from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, position, pueblo

from tablee.engine.record import read_record, write_record
from tablee.engine.verify import verify
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.loading import seated
from tablee.table.naming import rename
from tablee.table.setup import Chair, Setup

SEED = "0123456789abcdef" * 2


async def reread(house: House, table: LiveTable) -> LiveTable:
    kept = await house.kept(table.id)
    return seated(kept.header, kept.places, kept.entries, kept.said, kept.length)


async def test_a_game_goes_on_under_the_new_name(house: House) -> None:
    setup = Setup(game="gaudi", chairs=(HERE, LINK), options={}, seeds=True)  # whose tiles are drawn by luck
    table = await house.open_table(LEA, setup)
    await house.sit(table.id, MARIUS, "Marius", seeds=True)
    for player in (LEA, MARIUS):
        await house.add_seed(table.id, player, SEED)
    before, seal = position(table), table.seal
    with house.hub.listening(table.id) as woken:
        await rename(house, MARIUS, "Marius", "Léa")
        assert woken.is_set()
    assert table.names == ("Léa", "Léa 2")
    assert (position(table), table.seal) == (before, seal)
    again = await reread(house, table)
    assert (position(again), again.seal, again.names) == (before, seal, table.names)
    await rename(house, MARIUS, "Léa 2", "Max")
    assert position(await reread(house, table)) == before
    assert table.record(None).players == ("Léa", "Marius")  # what the seal was made of


async def test_others_on_the_same_device_keep_their_names(house: House) -> None:
    table = await pueblo(house, HERE, Chair("here", "Jo"), BOT)
    await rename(house, LEA, "Léa", "Zoé")
    assert table.names[:2] == ("Zoé", "Jo")


async def test_before_the_deal_the_new_name_is_sealed(house: House) -> None:
    table = await pueblo(house, HERE, LINK)
    await rename(house, LEA, "Léa", "Zoé")
    await house.sit(table.id, MARIUS, "Marius")
    assert (table.places[0].name, table.places[0].sealed) == ("Zoé", "Zoé")


async def test_a_game_that_is_over_keeps_its_names(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    while not table.over:
        seat = table.acting()[0]
        await house.act(table.id, LEA, seat, table.step(seat), table.match.choices(seat)[0].text)
    await rename(house, LEA, "Léa", "Zoé")
    assert table.names == ("Léa", "Léa 2")
    assert verify(read_record(write_record(table.record(None)))).standing == table.match.standing
