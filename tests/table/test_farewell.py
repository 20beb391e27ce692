"""Everything of a person goes, and the games stay as they were played."""

from __future__ import annotations

from table.house_kit import HERE, LEA, MARIUS, pueblo
from table.test_archive import MAX, duel, games_of

from tablee.table import schema
from tablee.table.base import Desk
from tablee.table.farewell import NOBODY, at_play, forget, kept_of
from tablee.table.house import House
from tablee.table.repair import loaded
from tablee.table.reviews import Reviews


async def test_nothing_names_a_person_who_is_forgotten(house: House) -> None:
    table = await duel(house)
    await house.store.base.write(lambda desk: desk.change("INSERT INTO distances VALUES ('max', 'marius', 'mute')", {}))
    await Reviews(house.store.base).ask(table.id, MAX, 4, 1.0)
    position = table.game.position(table.state)
    told = await kept_of(house.store.base, MAX)
    assert [one["table_id"] for one in told["reviews"]] == [table.id]
    assert (told["person"][0]["name"], len(told["results"]), told["tables"][0]["called"]) == ("Máx", 1, "Máx")
    assert len(told["actions"]) == sum(move.seat == 1 for move in table.moves)
    assert await forget(house.store.base, MAX, "Anonymous", "A table") == [table.id]

    def left(desk: Desk) -> list[str]:
        found = []
        for name, one in schema.metadata.tables.items():
            people = {key.parent.name for key in one.foreign_keys if key.column.table.name == "players"}
            for column in people | ({"player"} & set(one.columns.keys())):
                text = f"SELECT COUNT(*) FROM {name} WHERE {column} = :player"  # noqa: S608
                found += [name] * int(desk.rows(text, {"player": MAX})[0][0])
        return found + [str(row[0]) for row in desk.rows("SELECT name FROM seats WHERE name LIKE 'M%x'", {})]

    assert await house.store.base.read(left) == []
    again = await loaded(house.store, table.id)
    assert again.game.position(again.state) == position  # the same game, move by move
    assert [place.name for place in again.places] == ["Léa", "Anonymous"]
    assert again.places[1].player == NOBODY
    assert again.record(None).players == ("Léa", "Anonymous")
    (mine,) = await games_of(house, LEA)
    assert mine.line.places[1].name == "Anonymous"


async def test_what_goes_on_is_told_without_its_actions(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    await house.act(table.id, LEA, 0, 0, "set coloured NE d4")
    told = await kept_of(house.store.base, LEA)
    assert told["actions"] == []
    assert told["tables"][0]["id"] == table.id
    assert await at_play(house.store.base, LEA) == [table.id]
    assert await at_play(house.store.base, MARIUS) == []
