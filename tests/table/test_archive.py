"""What came of a game is written when it ends, found again by what people look for, and nothing is played for it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from table.house_kit import BOT, HERE, LEA, LINK, pueblo

from tablee.engine.luck import seeded
from tablee.table import repair, schema
from tablee.table.archive import Finished, Mark, Wanted, finished_games, statement_of
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.setup import Setup
from tablee.table.store import Store

ALL = Wanted()
MAX = "max"


def file_in(folder: Path) -> Path:
    return next(folder.rglob("*.sqlite"))


async def play_out(house: House, table: LiveTable) -> None:
    rng = seeded("archive")
    while not table.over:
        seat = table.acting()[0]
        told = table.game.write(table.game.decode(table.state.draw(seat, rng)))
        await house.act(table.id, str(table.places[seat].player), seat, table.step(seat), told)


async def duel(house: House, name: str = "Duel") -> LiveTable:
    table = await house.open_table(LEA, Setup(game="pueblo", chairs=(HERE, LINK), options={}, name=name))
    await house.store.save_player(MAX, "Máx", 0.0)
    await house.sit(table.id, MAX, "Máx")
    await play_out(house, table)
    return table


async def games_of(
    house: House, player: str, wanted: Wanted = ALL, after: Mark | None = None, limit: int = 20
) -> list[Finished]:
    return (await finished_games(house.store.base, player, wanted, after, limit))[0]


async def test_the_end_of_a_game_is_kept_for_everybody_who_played(house: House) -> None:
    table = await duel(house)
    ranks = table.view(None).ranks
    assert ranks is not None
    for seat, player in enumerate((LEA, MAX)):
        (found,) = await games_of(house, player)
        assert (found.line.id, found.seat, found.place) == (table.id, seat, ranks[seat])
        assert found.points == table.state.points()[seat]
        assert found.length == len(table.moves)
        assert found.took >= 0
    assert await games_of(house, "stranger") == []


async def test_a_closed_table_is_listed_without_a_result(house: House) -> None:
    table = await pueblo(house, HERE, HERE)
    assert await repair.close(house.store, table.id)
    (found,) = await games_of(house, LEA)
    assert (found.place, found.points) == (None, None)
    assert await games_of(house, LEA, Wanted(result="closed")) == [found]
    assert await games_of(house, LEA, Wanted(result="won")) == []


async def counted(house: House) -> list[object]:
    rows = await house.store.base.read(lambda desk: desk.rows("SELECT counts FROM results WHERE player = :me", {"me": LEA}))
    return [bool(row[0]) for row in rows]


async def test_several_people_on_one_device_are_listed_and_not_counted(house: House) -> None:
    await play_out(house, await pueblo(house, HERE, HERE))
    assert len(await games_of(house, LEA)) == 1
    assert await counted(house) == [False]


async def test_a_game_of_ones_own_counts(house: House) -> None:
    await duel(house)
    assert await counted(house) == [True]


async def test_a_removed_table_leaves_no_result(house: House) -> None:
    from tablee.table.removal import remove

    table = await duel(house)
    await house.store.base.write(lambda desk: remove(desk, table.id))
    assert await games_of(house, LEA) == []


async def test_a_page_begins_after_the_last_one(house: House) -> None:
    for number in range(5):
        await duel(house, f"Duel {number}")
    seen, after = [], None
    while page := await games_of(house, LEA, after=after, limit=2):
        seen += [one.line.header.name for one in page]
        after = page[-1].mark
    assert len(seen) == 5
    assert sorted(seen) == [f"Duel {number}" for number in range(5)]
    assert not (await finished_games(house.store.base, LEA, ALL, limit=5))[1]
    assert (await finished_games(house.store.base, LEA, ALL, limit=4))[1]


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(),
        Wanted(game="pueblo"),
        Wanted(people="max"),
        Wanted(result="won"),
        Wanted(since=1.0, until=2.0),
        Wanted(game="pueblo", people="max", result="lost", since=1.0),
    ],
)
@pytest.mark.parametrize("after", [None, Mark(3.0, "t")])
async def test_a_page_is_read_in_the_order_of_its_key(
    house: House, tmp_path: Path, wanted: Wanted, after: Mark | None
) -> None:
    """Nothing is sorted, and no table is looked through: whatever somebody looks for, reading stops when a page is full."""
    statement, facts = statement_of(wanted, after)
    with sqlite3.connect(file_in(tmp_path)) as reader:
        plan = [row[3] for row in reader.execute(f"EXPLAIN QUERY PLAN {statement}", {**facts, "player": LEA, "limit": 20})]
    assert plan[0].startswith("SEARCH results USING PRIMARY KEY (player=?"), plan
    assert ("ended" in plan[0]) == (after is not None or wanted.since is not None)
    assert all(step.startswith("SEARCH") for step in plan), plan


# What was there before ----------------------------------------------------------------------------------------------------


async def test_the_migration_fills_in_what_is_there(house: House, tmp_path: Path) -> None:
    table, away = await duel(house), await pueblo(house, HERE, BOT)
    await repair.close(house.store, away.id)
    kept = "SELECT * FROM results ORDER BY player, table_id"
    before = await house.store.base.read(lambda desk: [tuple(row) for row in desk.rows(kept, {})])
    assert len(before) == 3
    await house.store.close()
    path = file_in(tmp_path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(schema.MIGRATIONS))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.downgrade(config, "0016")
    with engine.begin() as connection:
        assert "results" not in connection.dialect.get_table_names(connection)
        schema.migrate(connection)
        assert [tuple(row) for row in connection.execute(text(kept))] == before
    engine.dispose()
    assert table.over


async def test_a_log_without_a_glance_is_listed_without_a_result(house: House, tmp_path: Path) -> None:
    await duel(house)
    store: Store = house.store
    await store.base.write(lambda desk: desk.change("UPDATE logs SET glance = NULL", {}))
    (found,) = await games_of(house, LEA)
    assert found.line.glance is None
