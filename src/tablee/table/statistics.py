"""What a person has played: by game, places, points and streaks; and with whom. Read from their results alone."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tablee.table.base import Base, Desk

RECENT: Final = 40  # games whose points are drawn
MOST_OTHERS: Final = 12
LATELY: Final = 2000  # games in which others are looked for

MINE: Final = "FROM results WHERE player = :player AND counts"
WON: Final = "SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END)"
SUMS: Final = f"SELECT game, COUNT(*), {WON}, SUM(points), MIN(points), MAX(points), SUM(took) {MINE} GROUP BY game"
PLACES: Final = f"SELECT game, place, COUNT(*) {MINE} AND place IS NOT NULL GROUP BY game, place ORDER BY place"
COURSE: Final = f"SELECT points {MINE} AND game = :game ORDER BY ended DESC, table_id DESC LIMIT :most"
# Games between two that were not won are a run; the newest run is the one that goes on.
RUNS: Final = f"""SELECT kind, MAX(won), MAX(CASE WHEN lost = 0 THEN won ELSE 0 END) FROM
    (SELECT kind, lost, {WON} AS won FROM
    (SELECT {{kind}} AS kind, place, SUM(CASE WHEN place = 1 THEN 0 ELSE 1 END)
    OVER (PARTITION BY {{kind}} ORDER BY ended DESC, table_id DESC) AS lost {MINE}) AS numbered
    GROUP BY kind, lost) AS runs GROUP BY kind"""  # noqa: S608
OTHERS: Final = f"""SELECT theirs.player, MAX(theirs.name), COUNT(*),
    SUM(CASE WHEN mine.place < his.place THEN 1 ELSE 0 END), SUM(CASE WHEN mine.place > his.place THEN 1 ELSE 0 END)
    FROM (SELECT table_id, ended, seat, place {MINE} ORDER BY ended DESC, table_id DESC LIMIT {LATELY}) AS mine
    JOIN seats AS theirs ON theirs.table_id = mine.table_id AND theirs.seat != mine.seat
    JOIN results AS his ON his.player = theirs.player AND his.ended = mine.ended AND his.table_id = mine.table_id
    GROUP BY theirs.player ORDER BY COUNT(*) DESC, theirs.player LIMIT :most"""  # noqa: S608


@dataclass(frozen=True, slots=True)
class Streaks:
    """Games won one after the other."""

    now: int
    longest: int


@dataclass(frozen=True, slots=True)
class OfGame:
    """What somebody has played of one game, or of all."""

    game: str  # empty: all
    played: int
    won: int
    places: tuple[tuple[int, int], ...]  # (place, how often), the first place first
    mean: float  # of the points
    least: int | None
    most: int | None
    hours: float
    streaks: Streaks
    course: tuple[int, ...]  # points of the newest games, oldest first


@dataclass(frozen=True, slots=True)
class Other:
    """A person somebody has played with."""

    name: str
    played: int
    ahead: int  # so often one came before them ...
    behind: int


@dataclass(frozen=True, slots=True)
class Statistics:
    overall: OfGame
    games: tuple[OfGame, ...]  # the one played most first
    others: tuple[Other, ...]


async def statistics_of(base: Base, player: str) -> Statistics:
    """The database adds up: there may be very many games."""

    def job(desk: Desk) -> Statistics:
        me = {"player": player}
        streaks = {
            str(kind): Streaks(int(now), int(longest))
            for kinds in ("game", "''")
            for kind, longest, now in desk.rows(RUNS.format(kind=kinds), me)
        }
        places: defaultdict[str, Counter[int]] = defaultdict(Counter)
        for game, place, often in desk.rows(PLACES, me):
            places[str(game)][int(place)] += int(often)
            places[""][int(place)] += int(often)
        sums = [Sums(*row) for row in desk.rows(SUMS, me)]
        games = [of_game(one, places[one.game], streaks, course_of(desk, player, one.game)) for one in sums]
        games.sort(key=lambda one: (-one.played, one.game))
        others = desk.rows(OTHERS, {**me, "most": MOST_OTHERS})
        people = tuple(Other(str(name), int(n), int(up or 0), int(down or 0)) for _, name, n, up, down in others)
        return Statistics(of_game(all_of(sums), places[""], streaks, ()), tuple(games), people)

    return await base.read(job)


class Sums(NamedTuple):
    """As the database adds them up."""

    game: str
    played: int
    won: int
    points: int | None
    least: int | None
    most: int | None
    took: float


def all_of(sums: Sequence[Sums]) -> Sums:
    return Sums(
        "", sum(one.played for one in sums), sum(one.won for one in sums), None, None, None, sum(one.took for one in sums)
    )  # fmt: skip


def of_game(sums: Sums, places: Mapping[int, int], streaks: Mapping[str, Streaks], course: tuple[int, ...]) -> OfGame:
    mean = int(sums.points or 0) / sums.played if sums.played else 0.0
    return OfGame(
        game=sums.game,
        played=int(sums.played),
        won=int(sums.won),
        places=tuple(sorted(places.items())),
        mean=mean,
        least=sums.least,
        most=sums.most,
        hours=float(sums.took) / 3600,
        streaks=streaks.get(sums.game, Streaks(0, 0)),
        course=course,
    )


def course_of(desk: Desk, player: str, game: str) -> tuple[int, ...]:
    """Points of the newest games, oldest first."""
    rows = desk.rows(COURSE, {"player": player, "game": game, "most": RECENT})
    return tuple(int(points) for (points,) in reversed(rows) if points is not None)
