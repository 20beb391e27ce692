"""Who has seen what, in words a careful player would use: seen-sets (AGO-65) and certain places (AGO-67, AGO-70).

`sampler.py` draws the exact conclusions from the same history; this is the rule of deduction people can follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from tablee.engine.values import Seat
from tablee.games.agora.rules.city import members
from tablee.games.agora.rules.codes import BACK, CARDS, DREW, DROPPED, FACES, TOOK
from tablee.games.agora.rules.movements import district_seen, kind_of, mover_of, seen_of
from tablee.games.agora.rules.state import Agora
from tablee.games.agora.rules.view import AgoraView
from tablee.games.agora.rules.worlds import played_by

HEAP: Final = -1  # the discards, as a place beside the hands


@dataclass(frozen=True, slots=True)
class Movement:
    """A card that changed its place, as somebody saw it."""

    kind: int
    seat: Seat  # who took, played, discarded or drew
    district: int
    card: int | None  # None for those who saw the back only
    start: int | None  # hand it left; None is a pile
    goal: int | None  # hand it reached, HEAP, or None for a played pile


@dataclass(frozen=True, slots=True)
class Memory:
    """A card somebody has seen: played, or the places where it may be now, hands by seat or HEAP."""

    card: int
    played: bool
    places: frozenset[int]

    @property
    def certain(self) -> int | None:
        """The only place where it can be."""
        return next(iter(self.places)) if len(self.places) == 1 else None


def movements(history: Iterable[int], seats: int) -> Iterator[Movement]:
    """A history, movement by movement."""
    for one in map(int, history):
        kind, seat, seen = int(kind_of(one)), int(mover_of(one)), int(seen_of(one))
        card = seen if seen < BACK else None
        start = (seat + 1) % seats if kind == TOOK else None if kind == DREW else seat
        goal = seat if kind in (TOOK, DREW) else HEAP if kind == DROPPED else None
        yield Movement(kind, seat, int(district_seen(seen)), card, start, goal)


def seen_by(state: Agora) -> list[frozenset[Seat]]:
    """For every card the seats that have seen its face (AGO-65)."""
    everybody = range(state.seats)
    seen: list[set[Seat]] = [set() for _ in range(CARDS)]
    for seat in everybody:
        for card in members(int(state.hands[seat] | state.dropped[seat])):
            seen[card].add(seat)
        for card in members(int(state.played[seat])):
            seen[card].update(everybody)
    for move in movements(state.history, int(state.seats)):
        if move.card is not None:
            seen[move.card].update(place for place in (move.start, move.goal) if place is not None and place >= 0)
    return [frozenset(seats) for seats in seen]


def memory(seen: AgoraView) -> tuple[Memory, ...]:
    """Every card the view's chair has seen and does not hold, from the view alone."""
    if seen.seat is None:
        return ()
    played = sorted(set().union(*(played_by(seen, seat) for seat in range(seen.seats))))
    return (
        *(Memory(card, True, frozenset()) for card in played),
        *(Memory(card, False, frozenset(where)) for card, where in sorted(places_of(seen).items())),
    )


def places_of(seen: AgoraView) -> dict[int, set[int]]:
    """The places where each card may be that the chair has seen, and that is neither played nor in its hand (AGO-67)."""
    places: dict[int, set[int]] = {card: {HEAP} for card in seen.own_heap}
    backs = starting_backs(seen)
    for move in movements(seen.history, seen.seats):
        if move.card is None:
            follow_unseen(places, backs, move)
        else:
            places.pop(move.card, None)
            if move.goal is not None and move.goal != seen.seat:
                places[move.card] = {move.goal}
        move_back(backs, move)
        for card, where in places.items():
            where.difference_update({hand for hand in where if hand != HEAP and card // FACES not in backs[hand]})
    return places


def follow_unseen(places: dict[int, set[int]], backs: list[list[int]], move: Movement) -> None:
    """A card of that back went along if it was the only one, and may have gone if there were several."""
    if move.start is None or move.goal is None:
        return
    for card, where in places.items():
        if card // FACES == move.district and move.start in where:
            if backs[move.start].count(move.district) == 1:
                where.remove(move.start)
            where.add(move.goal)


def move_back(backs: list[list[int]], move: Movement) -> None:
    """What everybody sees of a movement: a back leaves a hand, a back reaches one."""
    if move.start is not None:
        backs[move.start].remove(move.district)
    if move.goal is not None and move.goal != HEAP:
        backs[move.goal].append(move.district)


def starting_backs(seen: AgoraView) -> list[list[int]]:
    """The districts of every hand when the history began."""
    backs = [list(hand) for hand in seen.backs]
    for move in reversed(tuple(movements(seen.history, seen.seats))):
        if move.goal is not None and move.goal != HEAP:
            backs[move.goal].remove(move.district)
        if move.start is not None:
            backs[move.start].append(move.district)
    return backs
