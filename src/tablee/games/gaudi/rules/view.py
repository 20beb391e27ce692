"""What one chair may know of a game, built up field by field (GAU-47, GAU-48, GAU-49, GAU-50, GAU-51, GAU-52)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

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

Own = TypeVar("Own")
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
    rules, over = state.rules, state.task == OVER
    held, all_open = hands(state), over or rules.paving
    return GaudiView(
        seat=seat,
        acting=tuple(state.acting()),
        points=points(state, seat),
        ranks=tuple(state.ranks()) if over and not rules.paving else None,
        seats=int(rules.seats),
        initiation=members(int(rules.initiation), int(rules.seats)),
        compact=rules.compact,
        paving=rules.paving,
        turn=int(state.seat),
        exchanged=state.exchanged,
        tiles=tiles(state),
        last=int(state.last),
        animals=animals(state),
        counters=tuple(state.counters),
        hand_sizes=tuple(map(len, held)),
        pile=int(state.pile_size),
        out=out_of_game(state),
        could=tuple([members(pairs, PAIRS) for pairs in state.could]),
        barred=tuple([members(kinds, KINDS) for kinds in state.barred]),
        hands=held if all_open else only(held, seat),  # GAU-48
        pairs=pairs(state, seat),
        draft=draft(state) if state.seat == seat else (),  # GAU-27
        moved=remembered(state, seat),
    )


def points(state: Gaudi, seat: Seat | None) -> tuple[int | None, ...]:
    """Nobody has any in the paving game; before the end all but the own are secret (GAU-46, GAU-51)."""
    if state.task == OVER and not state.rules.paving:
        return tuple(state.points())
    own = None if seat is None or state.rules.paving else int(state.points_of(seat))
    return tuple([own if other == seat else None for other in range(state.rules.seats)])


def pairs(state: Gaudi, seat: Seat | None) -> tuple[int | None, ...]:
    """Objectives are shown at the end, and lie open where anybody plays by the initiation rules (GAU-45, GAU-52)."""
    rules = state.rules
    if rules.paving:
        return (None,) * int(rules.seats)
    dealt = tuple(state.pairs)
    return dealt if state.task == OVER or rules.initiation else only(dealt, seat)


def only(dealt: Sequence[Own], seat: Seat | None) -> tuple[Own | None, ...]:
    """What lies before each seat, as far as the chair may look: at its own."""
    return tuple([one if other == seat else None for other, one in enumerate(dealt)])


# What a state keeps packed, unpacked once for all chairs: of a move nearly everything was seen before ---------------------


def tiles(state: Gaudi) -> tuple[Tile, ...]:
    return unpacked_tiles(tuple(state.tiles))


@lru_cache(maxsize=1024)
def unpacked_tiles(packed: tuple[int, ...]) -> tuple[Tile, ...]:
    return tuple(map(unpacked_tile, packed))


@lru_cache(maxsize=8192)
def unpacked_tile(tile: int) -> Tile:
    return Tile(int(laid_kind(tile)), int(laid_cell(tile)), WHO[laid_by(tile)])


def animals(state: Gaudi) -> tuple[Animal, ...]:
    colour = state.floor.colour
    return tuple([unpacked_animal(one, colour(animal_corner(one))) for one in state.animals])


@lru_cache(maxsize=8192)
def unpacked_animal(one: int, colour: int) -> Animal:
    corner = int(animal_corner(one))
    return Animal(corner, int(animal_at(corner)), colour, WHO[animal_by(one)], int(animal_seen(one)))


def hands(state: Gaudi) -> tuple[tuple[int, ...], ...]:
    """The kinds that each seat holds, draft included."""
    return unpacked_hands(tuple(state.hands))


@lru_cache(maxsize=2048)
def unpacked_hands(packed: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    by_seat = (packed[first : first + HAND] for first in range(0, len(packed), HAND))
    return tuple(tuple(kind for kind in kinds if kind != NO_TILE) for kinds in by_seat)


def hand(state: Gaudi, seat: Seat) -> tuple[int, ...]:
    return hands(state)[seat]


def draft(state: Gaudi) -> tuple[Lay, ...]:
    return tuple(Lay(int(state.draft[HAND + index]), int(state.draft[index])) for index in range(state.drafted))


def moved(state: Gaudi) -> tuple[Moved, ...]:
    return tuple([unpacked_move(one, seen=True) for one in state.moved])


@lru_cache(maxsize=1024)
def unpacked_move(one: int, *, seen: bool) -> Moved:
    kind = int(moved_kind(one))
    return Moved(int(moved_by(one)), int(moved_how(one)), kind if seen and kind != NO_TILE else None)


def remembered(state: Gaudi, chair: Seat | None) -> tuple[Moved, ...]:
    """GAU-50: from the first tile that the chair gave back, with the kinds it saw. Where hands lie open all see all."""
    return recalled(tuple(state.moved), chair, all_open=state.rules.paving) if len(state.moved) else ()


@lru_cache(maxsize=1024)
def recalled(moves: tuple[int, ...], chair: Seat | None, *, all_open: bool) -> tuple[Moved, ...]:
    found: list[Moved] = []
    for one in moves:
        move = unpacked_move(one, seen=True)
        own = all_open or move.seat == chair
        if found or (own and move.how == RETURNED):
            found.append(move if own or move.how == LAID else unpacked_move(one, seen=False))
    return tuple(found)


def out_of_game(state: Gaudi) -> int:
    return TILES - len(state.tiles) - sum(map(len, hands(state))) - int(state.pile_size)


@lru_cache(maxsize=4096)
def members(mask: int, size: int) -> tuple[int, ...]:
    """The numbers below a size that a set has a bit for."""
    return tuple(number for number in range(size) if mask >> number & 1)
