"""Who stands where, as the pictures ask for it. What is drawn of walkers is remembered by one object for each map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, TypeAlias

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.agora.rules.city import VALUE
from tablee.games.agora.rules.codes import DISTRICTS, OVER, PHASE
from tablee.games.agora.rules.crowds import Crowds
from tablee.games.agora.rules.view import AgoraView, Crowd
from tablee.games.agora.rules.worlds import put

Here: TypeAlias = tuple[Crowd, ...]  # the colours of one district, in the order of seats
VALUES: Final = tuple(int(value) for value in VALUE)
PHASES: Final = tuple(int(phase) for phase in PHASE)


@dataclass(frozen=True, eq=False)
class Walkers:
    """All walkers on the map. Ask `walkers_of` for it: equal maps are the same object, which makes it a cheap key."""

    seats: int
    crowds: tuple[Here, ...]  # by district

    @cached_property
    def sizes(self) -> tuple[tuple[int, ...], ...]:
        """How many of each colour, by district, standing or lying."""
        return tuple([sizes(self.seats, here) for here in self.crowds])

    @cached_property
    def leaders(self) -> tuple[Seat | None, ...]:
        """By district, None where nobody leads."""
        found = [int(self.laid_out.leader(district)) for district in range(DISTRICTS)]
        return tuple([None if leader == NOBODY else leader for leader in found])

    @cached_property
    def occupied(self) -> tuple[int, ...]:
        """In how many districts each colour is."""
        return tuple([int(self.laid_out.occupied(seat)) for seat in range(self.seats)])

    @cached_property
    def laid_out(self) -> Crowds:
        """The same as the rules know it; to be asked, never changed."""
        crowds = Crowds()
        crowds.clear()
        for district, here in enumerate(self.crowds):
            put(crowds, district, here)
        return crowds


def walkers_of(view: AgoraView) -> Walkers:
    return _walkers(view.seats, view.crowds)


@lru_cache(maxsize=2048)
def _walkers(seats: int, crowds: tuple[Here, ...]) -> Walkers:
    return Walkers(seats, crowds)


@lru_cache(maxsize=8192)
def sizes(seats: int, here: Here) -> tuple[int, ...]:
    found = {crowd.colour: crowd.size for crowd in here}
    return tuple([found.get(colour, 0) for colour in range(seats)])


@lru_cache(maxsize=8192)
def ranked(here: Here) -> Here:
    """Most walkers first."""
    return tuple(sorted(here, key=lambda crowd: -crowd.size))


@lru_cache(maxsize=8192)
def margin(here: Here) -> int:
    """By how many walkers the leader is ahead of the next."""
    most = [crowd.size for crowd in ranked(here)] + [0, 0]
    return most[0] - most[1]


def tied(here: Here) -> bool:
    """Only between the two moves of a pair: the second has to cure it."""
    return bool(here) and margin(here) == 0


def phase_of(view: AgoraView) -> int:
    """1 to 4; 5 while the fountain is passed, 6 at the end."""
    return 6 if view.step == OVER else PHASES[view.step]
