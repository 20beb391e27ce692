"""What one chair may know of a game, built up field by field (GAU-47, GAU-48, GAU-49, GAU-50, GAU-51, GAU-52)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.values import Seat, View
from tablee.games.gaudi.rules.actions import Lay
from tablee.games.gaudi.rules.counters import PAIRS
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import (
    LAID,
    LAID_BY_NOBODY,
    RETURNED,
    animal_by,
    animal_corner,
    animal_seen,
    laid_by,
    laid_cell,
    laid_kind,
    moved_by,
    moved_how,
    moved_kind,
)
from tablee.games.gaudi.rules.state import OVER, Gaudi
from tablee.games.gaudi.rules.tiles import KINDS, NO_TILE, TILES, animal_at

WHO: Final = (*range(LAID_BY_NOBODY), None)  # by the seat of a packed entry: nobody laid the start tile


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of the paving, and who laid it; nobody laid the start tile."""

    kind: int
    cell: int
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Animal:
    """A complete animal: who completed it, and whether they marked it, did not, or had no counter left (counters.py)."""

    corner: int
    animal: int
    colour: int
    seat: Seat | None
    seen: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A tile that a seat drew, laid or gave back (packing.py), and its kind as far as the chair saw it."""

    seat: Seat
    how: int
    kind: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GaudiView(View):
    game = "gaudi"

    seats: int
    initiation: tuple[Seat, ...]
    compact: bool
    paving: bool
    turn: Seat
    exchanged: bool  # in this turn
    tiles: tuple[Tile, ...]  # in the order of laying
    last: int  # how many of them were laid in the last turn
    animals: tuple[Animal, ...]  # in the order of completion
    counters: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pile: int
    out: int  # tiles that are not in the game (GAU-11)
    could: tuple[tuple[int, ...], ...]  # pairs of objectives by seat that its counters leave possible (counters.py)
    barred: tuple[tuple[int, ...], ...]  # kinds by seat that it surely lacks, since it could not lay
    hands: tuple[tuple[int, ...] | None, ...]  # None: not for these eyes
    pairs: tuple[int | None, ...]  # objectives
    draft: tuple[Lay, ...]  # the chair's own tiles of this turn, not confirmed yet
    moved: tuple[Moved, ...]  # since the chair first gave a tile back: what tells where that may be now (GAU-50)


def view(state: Gaudi, seat: Seat | None) -> GaudiView:
    seats, over = range(state.rules.seats), state.task == OVER
    points: tuple[int | None, ...] = tuple(
        total if (over or other == seat) and not state.rules.paving else None for other, total in enumerate(state.points())
    )
    return GaudiView(
        seat=seat,
        acting=tuple(state.acting()),
        points=points,  # GAU-46, GAU-51
        ranks=tuple(state.ranks()) if over and not state.rules.paving else None,
        seats=int(state.rules.seats),
        initiation=members(int(state.rules.initiation), int(state.rules.seats)),
        compact=state.rules.compact,
        paving=state.rules.paving,
        turn=int(state.seat),
        exchanged=state.exchanged,
        tiles=tiles(state),
        last=int(state.last),
        animals=animals(state),
        counters=tuple(int(count) for count in state.counters),
        hand_sizes=tuple(len(hand(state, other)) for other in seats),
        pile=int(state.pile_size),
        out=out_of_game(state),
        could=tuple(members(int(pairs), PAIRS) for pairs in state.could),
        barred=tuple(members(int(kinds), KINDS) for kinds in state.barred),
        hands=tuple(
            hand(state, other) if over or state.rules.paving or other == seat else None for other in seats
        ),  # GAU-48
        pairs=tuple(
            int(pair) if not state.rules.paving and (over or state.rules.initiation or other == seat) else None
            for other, pair in enumerate(state.pairs)
        ),  # GAU-45, GAU-52
        draft=draft(state) if state.seat == seat else (),  # GAU-27
        moved=remembered(state, seat),
    )


def tiles(state: Gaudi) -> tuple[Tile, ...]:
    return tuple(Tile(laid_kind(tile), laid_cell(tile), WHO[laid_by(tile)]) for tile in state.tiles)


def animals(state: Gaudi) -> tuple[Animal, ...]:
    found = []
    for one in state.animals:
        corner = animal_corner(one)
        colour = state.floor.colour(corner)
        found.append(Animal(corner, animal_at(corner), colour, WHO[animal_by(one)], animal_seen(one)))
    return tuple(found)


def hand(state: Gaudi, seat: Seat) -> tuple[int, ...]:
    """The kinds a seat holds, draft included."""
    kinds = (int(state.tile(seat, place)) for place in range(HAND))
    return tuple(kind for kind in kinds if kind != NO_TILE)


def draft(state: Gaudi) -> tuple[Lay, ...]:
    return tuple(Lay(int(state.draft[HAND + index]), int(state.draft[index])) for index in range(state.drafted))


def moved(state: Gaudi) -> tuple[Moved, ...]:
    found = []
    for one in state.moved:
        kind = int(moved_kind(one))
        found.append(Moved(int(moved_by(one)), int(moved_how(one)), None if kind == NO_TILE else kind))
    return tuple(found)


def remembered(state: Gaudi, chair: Seat | None) -> tuple[Moved, ...]:
    """GAU-50: from the first tile that the chair gave back, with the kinds it saw. Where hands lie open all see all."""
    all_open = state.rules.paving
    found: list[Moved] = []
    for one in moved(state):
        own = all_open or one.seat == chair
        if found or (own and one.how == RETURNED):
            found.append(one if own or one.how == LAID else Moved(one.seat, one.how, None))
    return tuple(found)


def out_of_game(state: Gaudi) -> int:
    held = sum(len(hand(state, seat)) for seat in range(state.rules.seats))
    return TILES - len(state.tiles) - held - int(state.pile_size)


def members(mask: int, size: int) -> tuple[int, ...]:
    """The numbers below a size that a set has a bit for."""
    return tuple(number for number in range(size) if mask >> number & 1)
