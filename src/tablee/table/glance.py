"""How a game stands, as lists of tables show it: kept beside its log, so that no game is played once more for a list.

Everybody may know all of it but `acting`, of which each person may know their own seats.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tablee.engine.game import AnyGame
from tablee.engine.match import Move
from tablee.engine.state import State
from tablee.engine.values import Event, Seat, View
from tablee.table.live import LiveTable

LISTS = ("acting", "shown", "colours", "points", "ranks")


@dataclass(frozen=True, slots=True)
class Glance:
    acting: tuple[Seat, ...]  # who owes a decision
    shown: tuple[Seat, ...]  # who does as far as everybody may know
    last: Event | None = None  # what was done last
    colours: tuple[str, ...] = ()  # of the seats, where a table decides
    points: tuple[int, ...] = ()  # at the end
    ranks: tuple[int, ...] = ()

    def written(self) -> str:
        told = None if self.last is None else [self.last.kind, self.last.seat, dict(self.last.args)]
        lists = {name: getattr(self, name) for name in LISTS}
        return json.dumps({name: value for name, value in {**lists, "last": told}.items() if value})


def read_glance(text: str | None) -> Glance | None:
    """None for nothing, and for what a former version has written otherwise."""
    try:
        facts: dict[str, Any] = json.loads(text or "")
        last = facts.get("last")
        lists = {name: tuple(facts.get(name, ())) for name in LISTS}
        return Glance(**lists, last=None if last is None else event(*last))
    except (ValueError, TypeError, AttributeError):
        return None


def event(kind: str, seat: Seat | None, args: dict[str, Any]) -> Event:
    return Event(kind, seat, {name: tuple(value) if isinstance(value, list) else value for name, value in args.items()})


def glance_after(table: LiveTable, move: Move[State, object]) -> Glance:
    """Of a table whose next move is foreseen."""
    game, acting = table.game, tuple(move.after.acting())
    view = game.view(move.after, None) if game.secrets or not acting else None
    return glance_of(game, acting, view, last_told(table, move))


def glance_now(table: LiveTable) -> Glance:
    """Of a table as it stands."""
    return glance_of(table.game, table.acting(), table.view(None), last_deed(table.match.told()))


def glance_of(game: AnyGame, acting: tuple[Seat, ...], view: View | None, last: Event | None) -> Glance:
    shown = acting if view is None else view.acting
    colours = game.colours_of(view) if view is not None and game.colours_by_lot else ()
    if view is None or acting or view.ranks is None:
        return Glance(acting, shown, last, colours)
    return Glance(acting, shown, last, colours, tuple(points or 0 for points in view.points), view.ranks)


def last_told(table: LiveTable, move: Move[State, object]) -> Event | None:
    """What everybody may read of the move; of the one before if there is nothing, as if this had not been done."""
    if found := last_deed((move.number, event) for event in move.events):
        return found
    if any(event.covers for event in move.events):
        return None
    return last_deed(table.match.told())


def last_deed(told: Iterable[tuple[int, Event]]) -> Event | None:
    """Of the last move of which everybody may read something: the deed itself, which comes before what it brought about."""
    found, last = None, -1
    for number, event in told:
        if number != last and event.seat is not None and event.may_be_read_by(None):
            found, last = event, number
    return found
