"""Games that are over as rows of a list: who came where with how many points, after how many actions and how long."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.kit.words import duration
from tablee.table.archive import Finished
from tablee.web.rows import Row, Sitting, row
from tablee.web.texts import SITE


@dataclass(frozen=True, slots=True)
class Stood:
    """Somebody at the end of a game."""

    sitting: Sitting
    place: int | None
    points: int | None
    mine: bool


@dataclass(frozen=True, slots=True)
class Ending:
    row: Row
    standing: tuple[Stood, ...]
    won: bool
    length: str  # in words


def ending_of(one: Finished, player: str, lang: str) -> Ending:
    """The first one first."""
    told, glance = row(one.line, player, lang), one.line.glance
    seats = len(told.people)
    places = glance.ranks if glance and len(glance.ranks) == seats else (None,) * seats
    points = glance.points if glance and len(glance.points) == seats else (None,) * seats
    stood = [
        Stood(sitting, places[seat], points[seat], one.line.places[seat].player == player)
        for seat, sitting in enumerate(told.people)
    ]
    stood.sort(key=lambda each: each.place or 0)
    length = SITE[lang]("game-length", actions=one.length, time=duration(one.took, lang))
    return Ending(told, tuple(stood), one.place == 1, length)
