"""By whose hand something is done at a table, and whether that hand may."""

from __future__ import annotations

from typing import Final

from tablee.engine.match import Move
from tablee.engine.state import State
from tablee.engine.values import Seat
from tablee.table.live import LiveTable
from tablee.table.values import Denied, Place

PERSON: Final = "person"
MIND: Final = "mind"  # a bot
HOUSE: Final = "house"  # for somebody whose time is up


def check_hand(place: Place, by: str) -> None:
    """Raises `Denied` where somebody else decides: a bot in place of a person, or the person who has come back."""
    if by == PERSON and place.stand_in:
        raise Denied("played-on")
    if by == MIND and place.mind is None:
        raise Denied("stale")


def foreseen(table: LiveTable, seat: Seat, step: int, text: str, at: float) -> Move[State, object]:
    """The move a text stands for. Raises `Denied`: that the table has moved on, where it is refused to a seat that had not
    seen yet what others did."""
    try:
        return table.foresee(seat, text, at)
    except Denied as problem:
        if problem.refusal is not None and step < table.step(seat):
            raise Denied("stale") from None
        raise
