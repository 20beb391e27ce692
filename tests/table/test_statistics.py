"""What a person has played, added up by the database."""

from __future__ import annotations

from table.house_kit import LEA, MARIUS

from tablee.table.base import Desk
from tablee.table.house import House
from tablee.table.statistics import Other, Streaks, statistics_of

TABLE = """INSERT INTO tables (id, game, rules, options, name, host, public, key, created, ended)
    VALUES (:id, :game, 1, '{}', 'T', :host, FALSE, :key, 0, :ended)"""
SEAT = "INSERT INTO seats (table_id, seat, player, name, done) VALUES (:id, :seat, :player, :name, TRUE)"
RESULT = """INSERT INTO results (player, ended, table_id, game, seat, place, points, seats, length, took, people, counts)
    VALUES (:player, :ended, :id, :game, :seat, :place, :points, 2, 50, 1800, '', :counts)"""


async def kept(house: House, *games: tuple[str, int, int, bool]) -> None:
    """(game, place, points, whether it counts), one after the other, each against Marius."""

    def job(desk: Desk) -> None:
        for number, (game, place, points, counts) in enumerate(games):
            facts = {"id": f"t{number}", "game": game, "host": LEA, "key": b"", "ended": float(number), "counts": counts}
            desk.change(TABLE, facts)
            for seat, (player, name, came) in enumerate(((LEA, "Léa", place), (MARIUS, "Marius", 3 - place))):
                own = {**facts, "seat": seat, "player": player, "name": name, "place": came, "points": points}
                desk.change(SEAT, own)
                desk.change(RESULT, own)

    await house.store.base.write(job)


async def test_games_are_added_up(house: House) -> None:
    await kept(
        house, ("pueblo", 1, 30, True), ("pueblo", 1, 50, True), ("agora", 2, 9, True), ("pueblo", 2, 10, True),
        ("pueblo", 1, 99, False), ("agora", 1, 12, True), ("pueblo", 1, 40, True),
    )  # fmt: skip
    found = await statistics_of(house.store.base, LEA)
    assert (found.overall.played, found.overall.won, found.overall.hours) == (6, 4, 3.0)
    assert found.overall.places == ((1, 4), (2, 2))
    pueblo, agora = found.games
    assert (pueblo.game, pueblo.played, pueblo.won, pueblo.least, pueblo.most, pueblo.mean) == (
        "pueblo",
        4,
        3,
        10,
        50,
        32.5,
    )
    assert pueblo.course == (30, 50, 10, 40)  # the oldest first, without what does not count
    assert (pueblo.streaks, agora.streaks) == (Streaks(1, 2), Streaks(1, 1))
    assert found.overall.streaks == Streaks(2, 2)
    assert found.others == (Other("Marius", 6, 4, 2),)


async def test_who_has_not_played_has_nothing(house: House) -> None:
    found = await statistics_of(house.store.base, LEA)
    assert (found.overall.played, found.games, found.others) == (0, (), ())
    assert found.overall.streaks == Streaks(0, 0)
