"""What the pictures are drawn from: a view through a lens, with what the draft and the picked tile would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tablee.engine.values import Malformed
from tablee.games.gaudi.face.lines import SIDE, Point, add, centre
from tablee.games.gaudi.rules.actions import Lay, decode, encode, parse_cell
from tablee.games.gaudi.rules.counters import completed_by, marked_by, value
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.state import DONE, Gaudi
from tablee.games.gaudi.rules.tiles import (
    ANIMALS,
    BIT,
    COLOURS,
    NEIGHBOURS,
    SOUTH_EAST,
    SOUTH_WEST,
    animal_at,
    colour_of,
    parse_kind,
    place_of,
)
from tablee.games.gaudi.rules.view import GaudiView
from tablee.games.gaudi.rules.worlds import known
from tablee.kit import scene as kit


@dataclass(frozen=True, slots=True)
class Promise:
    """An animal that would be complete: where, what, and its points for the chair."""

    corner: int
    animal: int
    colour: int
    points: int


class Scene(kit.Scene[GaudiView]):
    folder = Path(__file__).parents[1]
    seat_colours = SEAT_COLOURS

    @cached_property
    def table(self) -> Gaudi:
        """The game as far as the chair knows it, its own draft included."""
        return known(self.view)

    @cached_property
    def kinds(self) -> dict[int, int]:
        """Every cell that is taken, with its tile."""
        return {tile.cell: tile.kind for tile in self.view.tiles} | {tile.cell: tile.kind for tile in self.view.draft}

    @cached_property
    def edge(self) -> list[int]:
        """Free cells that touch a tile, row by row."""
        around = {cell + int(step) for cell in self.kinds for step in NEIGHBOURS}
        return sorted(around - set(self.kinds))

    @property
    def tells_points(self) -> bool:
        """Whether the picture is about who marked what: at the end, unless nobody marks anything (GAU-46, GAU-52)."""
        return self.view.over and not self.view.paving

    @property
    def must_exchange(self) -> bool:
        view = self.view
        if not view.my_turn or view.seat is None:
            return False
        return not self.view.draft and not self.table.kinds_held(view.seat) & self.table.floor.room()

    @cached_property
    def offers(self) -> Mapping[int, frozenset[int]]:
        """Where each kind of the hand may be laid now."""
        view, found = self.view, dict[int, set[int]]()
        if not view.my_turn or view.seat is None or self.must_exchange:
            return {}
        for code in self.table.codes(view.seat):
            action = decode(code)
            if isinstance(action, Lay):
                found.setdefault(action.kind, set()).add(action.cell)
        return {kind: frozenset(cells) for kind, cells in found.items()}

    @property
    def is_turn(self) -> bool:
        """Whether the draft as it lies may be confirmed."""
        return bool(self.view.draft) and self.view.my_turn and DONE in self.table.codes(self.view.turn)

    @cached_property
    def picked(self) -> int | None:
        """The kind of the tile chosen in the lens, if the chair may lay it."""
        kind = parse_kind(self.lens.chosen("tile") or "")
        return kind if kind in self.offers else None

    @cached_property
    def aimed(self) -> int | None:
        """The cell chosen in the lens, if the picked tile may lie there."""
        if self.picked is None:
            return None
        cell = cell_called(self.lens.chosen("cell"))
        return cell if cell in self.offers[self.picked] else None

    def promises(self, tile: Lay | None = None) -> list[Promise]:
        """The animals that the draft, with one more tile, would complete."""
        state, seat = self.table, self.view.turn
        if tile is not None:
            state = state.copy()
            state.play(seat, encode(tile))
        corners = completed_by(state.floor, state.draft, state.drafted)
        pair = self.view.pairs[seat]
        chosen = 0 if pair is None else int(marked_by(state.floor, corners, pair, state.counters[seat]))
        found = []
        for index, corner in enumerate(corners):
            animal, colour = int(animal_at(corner)), int(state.floor.colour(corner))
            points = int(value(animal, colour, pair)) if pair is not None and chosen & BIT[index] else 0
            found.append(Promise(int(corner), animal, colour, points))
        return found

    def creatures_around(self, cell: int) -> list[str]:
        """`snail-orange` for every corner of a cell that has a colour already."""
        found = []
        for corner in (cell, cell + SOUTH_EAST, cell + SOUTH_WEST):
            colour = int(self.table.floor.colour(corner))
            if colour >= 0:
                found.append(creature(int(animal_at(corner)), colour))
        return found


def creature(animal: int, colour: int) -> str:
    return f"{ANIMALS[animal]}-{COLOURS[colour]}"


def thirds(kind: int) -> list[str]:
    return [creature(animal, colour_of(kind, animal)) for animal in range(3)]


def cell_called(name: str | None) -> int | None:
    """The cell of a drafted word, which may be nonsense."""
    try:
        return None if name is None else parse_cell(name)
    except Malformed:
        return None


def north(cell: int) -> int:
    """The animal at the northern corner of a cell: how a tile lies there (GAU-13)."""
    return int(animal_at(cell))


def middle(cell: int) -> Point:
    return centre(*place_of(cell))


def corner_point(corner: int) -> Point:
    return add(middle(corner), (0, -SIDE))
