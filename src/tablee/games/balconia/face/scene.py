"""What Balconia's pictures are drawn from: a view through a lens. Turned once, one looks at the other side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tablee.engine.values import Malformed, Seat
from tablee.games.balconia.face.reckoning import Stop, place_called, stops
from tablee.games.balconia.rules.actions import ADJACENT, parse_cell
from tablee.games.balconia.rules.blocks import MAJORITY
from tablee.games.balconia.rules.components import LETTERS, SIDES, Building, Door, Face
from tablee.games.balconia.rules.count import Tally, tallies
from tablee.games.balconia.rules.geometry import COLUMNS, cell_name, cells_of, mirrored
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.sides import TURQUOISE
from tablee.games.balconia.rules.state import Balconia
from tablee.games.balconia.rules.view import BalconiaView, Points, Rows, by_cell
from tablee.games.balconia.rules.worlds import known
from tablee.kit import scene


@dataclass(frozen=True)
class Scene(scene.Scene[BalconiaView]):
    folder = Path(__file__).parents[1]
    seat_colours = SIDES  # where nobody drew lots

    @cached_property
    def building(self) -> Building:
        return building(self.view.building)

    # Whose side --------------------------------------------------------------------------------------------------------

    @property
    def turned(self) -> bool:
        return self.stop.turned if self.stop else self.lens.turn % 2 == 1

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        return stops(self.view)

    @cached_property
    def told(self) -> int | None:
        """How far the count at the end has come, while it is told."""
        return place_called(self.lens.spot, len(self.stops))

    @property
    def stop(self) -> Stop | None:
        return None if self.told is None else self.stops[self.told]

    @cached_property
    def counted(self) -> frozenset[str]:
        """The cells of the side shown that have been counted; all of them unless the count is being told."""
        reached = len(self.stops) if self.told is None else self.told + 1
        shown = [stop.cell for stop in self.stops[:reached] if stop.turned == self.turned]
        return frozenset(shown) if self.stop else frozenset(self.tallies)

    @property
    def side(self) -> int:
        """The side the stage shows."""
        return self.view.side ^ int(self.turned)

    @property
    def columns(self) -> str:
        """From the left of who looks (BAL-21)."""
        return COLUMNS if self.side == TURQUOISE else COLUMNS[::-1]

    @property
    def rows(self) -> Rows | None:
        """The signs of the side shown; None while one may not look at it (BAL-50)."""
        if self.turned:
            return self.view.other_rows
        return None if self.view.own_points is None else self.view.own_rows

    @property
    def points(self) -> Points | None:
        return self.view.other_points if self.turned else self.view.own_points

    def seat_of(self, side: int) -> Seat:
        return side ^ self.view.turquoise

    def colour(self, seat: Seat) -> str:
        """Sides are drawn by lot (BAL-10)."""
        return super().colour(seat ^ self.view.turquoise)

    # What stands there ---------------------------------------------------------------------------------------------------

    @cached_property
    def faces(self) -> Mapping[str, Face]:
        """The faces in sight, by cell of the building."""
        if self.rows is None:
            return {}
        signs = by_cell(self.rows, self.side)
        return {cell: self.building.face(sign) for cell, sign in signs.items() if sign[0].isdigit()}

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The blocks in the building, by cell: public, whatever they show (BAL-51)."""
        return {turn.cell: turn.number for turn in self.view.log}

    def door_in(self, cell: str) -> Door | None:
        number = self.view.doors[COLUMNS.index(cell[0])] if cell[1] == "1" else 0
        return self.building.door(number, self.side) if number else None

    def doors_of(self, side: int) -> list[Door]:
        return [self.building.door(number, side) for number in self.view.doors if number]

    def door_points(self, cell: str) -> int | None:
        """None for a question mark (BAL-60), or while one may not look."""
        standing = [COLUMNS[x] for x, number in enumerate(self.view.doors) if number]
        return self.points.doors[standing.index(cell[0])] if self.points else None

    def name_of(self, face: Face) -> str:
        """What people call a face; those of this edition in their language."""
        return face.name if self.building.source else self.say(f"face-{face.id}")

    def own_cell(self, cell: str) -> int:
        """A cell of the building as the side shown numbers it."""
        number = parse_cell(cell)
        return number if self.side == TURQUOISE else mirrored(number)

    def cell_of(self, own: int) -> str:
        return cell_name(own if self.side == TURQUOISE else mirrored(own))

    @cached_property
    def tallies(self) -> Mapping[str, Tally]:
        """What every balcony in sight scores now, by cell of the building."""
        found = tallies({self.own_cell(cell): face for cell, face in self.faces.items()})
        return {self.cell_of(own): tally for own, tally in found.items()}

    # What is asked and drafted -------------------------------------------------------------------------------------------

    @cached_property
    def asked_cell(self) -> str | None:
        if self.stop:
            return self.stop.cell
        cell = cell_called(self.lens.spot.removeprefix("cell-"))
        return cell if self.lens.spot.startswith("cell-") and (cell in self.faces or self._has_door(cell)) else None

    def _has_door(self, cell: str | None) -> bool:
        return cell is not None and self.door_in(cell) is not None

    @property
    def asked_block(self) -> int | None:
        """A block on the table that was opened (BAL-53); one in the building stays closed (BAL-59)."""
        number = self.lens.spot.removeprefix("block-")
        found = self.lens.spot.startswith("block-") and number.isascii() and number.isdecimal()
        return int(number) if found and int(number) in self.view.table else None

    @property
    def asked_face(self) -> Face | None:
        """A face of the block on the disc."""
        letter = self.lens.spot.removeprefix("face-")
        if self.view.disc_block is None or not self.lens.spot.startswith("face-") or letter not in tuple(LETTERS):
            return None
        return self.disc_face(letter)

    def disc_face(self, letter: str) -> Face:
        return self.building.face(f"{self.view.disc_block}{letter}")

    @property
    def drafted_pair(self) -> str | None:
        pair = self.lens.chosen("pair")
        return pair if self.view.my_turn and self.view.phase == "select" and pair in ADJACENT else None

    @property
    def placing(self) -> bool:
        return self.view.my_turn and self.view.phase == "place"

    @property
    def drafted_face(self) -> str | None:
        letter = self.lens.chosen("face")
        return letter if self.placing and letter and letter in tuple(self.view.disc_offered or "") else None

    @cached_property
    def drafted_cell(self) -> str | None:
        cell = cell_called(self.lens.chosen("cell")) if self.placing else None
        return cell if cell in self.legal_cells else None

    @cached_property
    def legal_cells(self) -> tuple[str, ...]:
        return tuple(map(cell_name, cells_of(int(self.world.open_cells())))) if self.placing else ()

    @cached_property
    def world(self) -> Balconia:
        """The building as the chair knows it: good for what does not depend on the tokens to come."""
        return known(self.view)

    def gain(self, letter: str, cell: str) -> int:
        """Points a placement would bring the own side at once; of a majority only where both sides are seen (BAL-60)."""
        after = self.world.copy()
        after.place(LETTERS.index(letter), parse_cell(cell))
        if self.view.open:
            return int(after.total(self.view.side) - self.world.total(self.view.side))
        return known_points(after, self.view.side) - known_points(self.world, self.view.side)


def known_points(state: Balconia, side: int) -> int:
    """The points of a side that do not depend on the other one."""
    majorities = [
        int(n) for n in state.rules.doors if n and state.rules.blocks.door_kind[2 * (int(n) - 1) + side] == MAJORITY
    ]
    return int(state.total(side)) - sum(int(state.door(side, number)) for number in majorities)


def cell_called(name: str | None) -> str | None:
    """The cell of a drafted word, which may be nonsense."""
    try:
        return None if name is None else cell_name(parse_cell(name))
    except Malformed:
        return None
