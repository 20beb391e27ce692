"""What one chair may know of a Pueblo game: everything (PUE-53)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from tablee.engine.values import Seat, View
from tablee.games.pueblo.rules.geometry import BIT, CELLS, GROWTH, feet, opening_of
from tablee.games.pueblo.rules.state import Pueblo
from tablee.games.pueblo.rules.stones import footprint_of, owner_of, posture_of


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone that was set: what the code of `Pueblo.stones` says."""

    number: int  # counts from 1
    owner: Seat | None  # None is neutral
    opening: int
    corner: int
    posture: int
    cubes: tuple[tuple[int, int], ...]  # (cell, level), the lowest level is 1; empty once removed

    @property
    def standing(self) -> bool:
        return bool(self.cubes)


@dataclass(frozen=True, slots=True, kw_only=True)
class PuebloView(View):
    game = "pueblo"

    seats: int
    advanced: bool
    dismantling: bool
    starter: Seat
    opener: Seat
    stones: tuple[Stone, ...]
    heights: tuple[int, ...]
    codes: tuple[int, ...]  # the stones as the state writes them
    taken: int
    reserve: tuple[int, ...]  # coloured stones of all seats, then neutral ones
    aside: int  # blocks of each seat that wait for phase two
    order: tuple[Seat, ...]
    cards: tuple[int, ...]
    sacred: tuple[int, ...]
    to_lay: int
    chief: int
    part: int
    task: int  # what the seat that acts has to do
    actor: Seat  # whose turn it is
    turns: int
    bid: int
    bidder: Seat
    asked_first: Seat
    passed: tuple[Seat, ...]


def view(state: Pueblo, seat: Seat | None) -> PuebloView:
    codes, taken, seats, rules = tuple(state.stones), state.taken, state.seats, state.rules
    return PuebloView(
        seat=seat,
        acting=tuple(state.acting()),
        points=tuple(state.points()),
        ranks=tuple(state.ranks()),
        seats=seats,
        advanced=rules.advanced,
        dismantling=rules.dismantling,
        starter=rules.starter,
        opener=rules.opener,
        stones=standing(seats, codes, taken) if taken else stones_set(seats, codes),
        heights=tuple(state.heights),
        codes=codes,
        taken=taken,
        reserve=tuple(state.reserve),
        aside=state.aside,
        order=tuple(state.order),
        cards=tuple(state.cards),
        sacred=members(state.sacred),
        to_lay=state.to_lay,
        chief=state.chief,
        part=state.part,
        task=state.task,
        actor=state.seat,
        turns=state.turns,
        bid=state.bid,
        bidder=state.bidder,
        asked_first=state.asked_first,
        passed=members(state.passed),
    )


@lru_cache(maxsize=256)
def members(bits: int) -> tuple[int, ...]:
    """The cells or seats in a set that is written as bits."""
    return tuple([one for one in range(CELLS) if bits & BIT[one]])


@lru_cache(maxsize=4096)
def stones_set(seats: int, codes: tuple[int, ...]) -> tuple[Stone, ...]:
    """All stones as they were set. A game adds one to those before, so only the last is worked out."""
    if not codes:
        return ()
    before = stones_set(seats, codes[:-1])
    return (*before, last_stone(before, seats, codes[-1]))


def last_stone(before: tuple[Stone, ...], seats: int, code: int) -> Stone:
    """The stone that a code says, upon those set before it."""
    owner, posture, spot = int(owner_of(code)), int(posture_of(code)), int(footprint_of(code))
    cells = feet(spot)
    ground = dict.fromkeys(cells, 0)
    for stone in before:
        for cell, level in stone.cubes:
            if cell in ground:
                ground[cell] = level
    cubes = [
        (cell, ground[cell] + level)
        for cell, growth in zip(cells, GROWTH[posture], strict=True)
        for level in range(1, growth + 1)
    ]
    whose = owner if owner < seats else None
    return Stone(len(before) + 1, whose, opening_of(spot), cells[1], posture, tuple(cubes))


@lru_cache(maxsize=1024)
def standing(seats: int, codes: tuple[int, ...], taken: int) -> tuple[Stone, ...]:
    """The same, without the cubes of those that have been taken off the board again."""
    return tuple(
        replace(stone, cubes=()) if taken >> place & 1 else stone for place, stone in enumerate(stones_set(seats, codes))
    )
