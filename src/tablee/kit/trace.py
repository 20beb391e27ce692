"""What an event touched, for those who look at the table: whom, whether it tells of points, and where on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tablee.engine.values import Seat


class Journey(NamedTuple):
    """Something came to a place: elements of the page, by their id or by what they are `data-called`."""

    goal: str
    start: str = ""  # empty: whoever did it
    figure: str = ""  # the symbol that travels; empty: the shape of whoever did it

    def __str__(self) -> str:
        """`start~goal*figure`."""
        return f"{self.start + '~' if self.start else ''}{self.goal}{'*' + self.figure if self.figure else ''}"


class Trace(NamedTuple):
    seats: tuple[Seat, ...] = ()  # to whom it was done
    points: bool = False  # whether it says where points, or money, come from or go
    journeys: tuple[Journey, ...] = ()

    def attributes(self) -> Iterator[str]:
        """For the line of a log that tells of the event."""
        if self.seats:
            yield f' data-to="{" ".join(map(str, self.seats))}"'
        if self.points:
            yield ' data-points=""'
        if self.journeys:
            yield f' data-on="{" ".join(map(str, self.journeys))}"'


def at_seat(seat: Seat) -> str:
    """The place of a seat beside the board."""
    return f"at-{seat}"
