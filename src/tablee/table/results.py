"""What came of a game for each person who played it: written when it ends, so that no list plays anything again."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.table.base import Desk

FACTS = "SELECT game, created, ended, origin FROM tables WHERE id = :table"
SEATS = "SELECT seat, player, name FROM seats WHERE table_id = :table ORDER BY seat"
BEGAN = "SELECT MIN(at) FROM entries WHERE table_id = :table"
KEEP = """INSERT INTO results (player, ended, table_id, game, seat, place, points, seats, length, took, people, counts)
    VALUES (:player, :ended, :table, :game, :seat, :place, :points, :seats, :length, :took, :people, :counts)
    ON CONFLICT DO NOTHING"""
DONE = "UPDATE seats SET done = TRUE WHERE table_id = :table"
PEOPLE = "UPDATE results SET people = :people WHERE player = :player AND table_id = :table"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, by seat; nothing where it was closed before."""

    length: int  # actions
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


def keep_results(desk: Desk, table: str, outcome: Outcome) -> None:
    """Of a table that has just ended. Several seats of one person on one device are no result of that person's, nor is what
    might have been: such a game is listed, and counts for nothing."""
    (game, created, ended, origin), *_ = desk.rows(FACTS, {"table": table})
    seats = desk.rows(SEATS, {"table": table})
    began = desk.rows(BEGAN, {"table": table})[0][0]
    desk.change(DONE, {"table": table})
    known = len(outcome.places) == len(outcome.points) == len(seats)
    for player in {str(player) for _, player, _ in seats if player}:
        own = [int(seat) for seat, who, _ in seats if who == player]
        facts = {
            "player": player, "ended": ended, "table": table, "game": game, "seat": own[0], "seats": len(seats),
            "place": outcome.places[own[0]] if known else None, "points": outcome.points[own[0]] if known else None,
            "length": outcome.length, "took": max(0.0, ended - (created if began is None else began)),
            "people": people_of(seats, own[0]), "counts": known and len(own) == 1 and origin is None,
        }  # fmt: skip
        desk.change(KEEP, facts)


def name_anew(desk: Desk, table: str) -> None:
    """Somebody at a table that is over is called otherwise now."""
    seats = desk.rows(SEATS, {"table": table})
    for seat, player, _ in seats:
        if player:
            desk.change(PEOPLE, {"people": people_of(seats, seat), "player": player, "table": table})


def people_of(seats: Sequence[Sequence[object]], mine: int) -> str:
    """The names of all others, as they are searched for."""
    return "\n".join(folded(str(name)) for seat, _, name in seats if seat != mine)


def folded(name: str) -> str:
    """Without case and accents."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
