"""What Balconia's pictures are drawn from: a view through a lens. Turned once, one looks at the other side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tablee.engine.values import Malformed, Seat
from tablee.games.balconia.face.reckoning import Stop, stops
from tablee.games.balconia.rules.actions import ADJACENT, parse_cell
from tablee.games.balconia.rules.blocks import MAJORITY
from tablee.games.balconia.rules.components import LETTERS, SIDES, Building, Door, Face
from tablee.games.balconia.rules.count import Side, Tally, tally_of
from tablee.games.balconia.rules.geometry import COLUMNS, SIZE, cell_name, cells_of
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.sides import TURQUOISE
from tablee.games.balconia.rules.state import Balconia
from tablee.games.balconia.rules.view import NAMES, UNKNOWN, BalconiaView, Points, Rows
from tablee.games.balconia.rules.worlds import known
from tablee.kit import scene
from tablee.kit.telling import step_called

Score: TypeAlias = int | str | None  # points in a cell; `?` for a majority until the end (BAL-60)
Scores: TypeAlias = tuple[tuple[Score, ...], ...]


class Sight(NamedTuple):
    """All that the pictures and words of a side depend on; drawings are remembered by it."""

    lang: str
    source: str  # of the building
    side: int
    rows: Rows  # floor 5 first, from the left of who looks; `4?` where one may not look (BAL-50)
    scores: Scores  # the same way

    def floors(self) -> Iterator[Floor]:
        for y, (row, scores) in enumerate(zip(self.rows, self.scores, strict=True)):
            yield Floor(self.lang, self.source, self.side, SIZE - y, row, scores)


class Floor(NamedTuple):
    """One floor of a side."""

    lang: str
    source: str
    side: int
    number: int
    row: tuple[str, ...]
    scores: tuple[Score, ...]

    def cells(self) -> Iterator[tuple[str, str, Score]]:
        """The name of each cell, its sign, its points."""
        for column, sign, points in zip(columns_of(self.side), self.row, self.scores, strict=True):
            yield f"{column}{self.number}", sign, points


def columns_of(side: int) -> str:
    """From the left of who looks (BAL-21)."""
    return COLUMNS if side == TURQUOISE else COLUMNS[::-1]


@dataclass(frozen=True)
class Scene(scene.Scene[BalconiaView]):
    folder = Path(__file__).parents[1]
    seat_colours = SIDES  # where nobody drew lots

    @cached_property
    def building(self) -> Building:
        return building(self.view.building)

    @property
    def plain(self) -> bool:
        """Whether nothing is drafted or asked about: what everybody sees after a move."""
        return not (self.lens.draft or self.lens.spot)

    # Whose side --------------------------------------------------------------------------------------------------------

    @property
    def turned(self) -> bool:
        return self.stop.turned if self.stop else self.lens.turn % 2 == 1

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        return stops(self.view)

    @property
    def told(self) -> int | None:
        """How far the count at the end has come, while it is told."""
        return step_called(self.lens.spot, len(self.stops)) if self.lens.spot else None

    @property
    def stop(self) -> Stop | None:
        return None if self.told is None else self.stops[self.told]

    @property
    def running(self) -> tuple[int, ...]:
        """The points by seat as far as the count has come, while it is told."""
        if self.told is None:
            return ()
        sides = {stop.side: stop.running for stop in self.stops[: self.told + 1]}
        return tuple(sides.get(seat ^ self.view.turquoise, 0) for seat in range(len(SIDES)))

    @property
    def counted(self) -> frozenset[str] | None:
        """The cells of the side shown that have been counted while the count is told; None: all of them."""
        if self.told is None:
            return None
        return frozenset(stop.cell for stop in self.stops[: self.told + 1] if stop.turned == self.turned)

    @property
    def side(self) -> int:
        """The side the stage shows."""
        return self.view.side ^ int(self.turned)

    @property
    def columns(self) -> str:
        return columns_of(self.side)

    @cached_property
    def sight(self) -> Sight:
        """The side shown."""
        view, points = self.view, self.points
        rows = view.other_rows or behind(view.own_rows) if self.turned else view.own_rows
        scores = scores_of(self.side, rows, points.balconies, points.doors) if points else UNSCORED
        return Sight(self.lens.lang, view.building, self.side, rows, scores)

    @property
    def points(self) -> Points | None:
        return self.view.other_points if self.turned else self.view.own_points

    @property
    def total(self) -> int | None:
        """The points of the side shown, as far as the count has come; None while one may not look."""
        return self.stop.running if self.stop else self.view.points[self.seat_of(self.side)]

    def seat_of(self, side: int) -> Seat:
        return side ^ self.view.turquoise

    def colour(self, seat: Seat) -> str:
        """Sides are drawn by lot (BAL-10)."""
        return super().colour(seat ^ self.view.turquoise)

    # What stands there ---------------------------------------------------------------------------------------------------

    @property
    def faces(self) -> Side:
        """The faces in sight, by own cell."""
        return faces_in(self.view.building, self.sight.rows)

    def face_in(self, cell: str) -> Face | None:
        return self.faces.get(self.own_cell(cell))

    def tally(self, cell: str) -> Tally:
        """What a balcony in sight scores now, and for what."""
        return tally_of(self.faces, self.own_cell(cell))

    def door_in(self, cell: str) -> Door | None:
        number = self.view.doors[COLUMNS.index(cell[0])] if cell[1] == "1" else 0
        return self.building.door(number, self.side) if number else None

    def door_points(self, cell: str) -> int | None:
        """None for a question mark (BAL-60), or while one may not look."""
        standing = [COLUMNS[x] for x, number in enumerate(self.view.doors) if number]
        return self.points.doors[standing.index(cell[0])] if self.points else None

    def own_cell(self, cell: str) -> int:
        """A cell of the building as the side shown numbers it."""
        return NAMES[self.side].index(cell)

    def cell_of(self, own: int) -> str:
        return NAMES[self.side][own]

    # What is asked and drafted -------------------------------------------------------------------------------------------

    @cached_property
    def asked_cell(self) -> str | None:
        if self.stop:
            return self.stop.cell
        if not self.lens.spot.startswith("cell-"):
            return None
        cell = cell_called(self.lens.spot.removeprefix("cell-"))
        return cell if cell and (self.face_in(cell) or self.door_in(cell)) else None

    @property
    def asked_block(self) -> int | None:
        """A block on the table that was opened (BAL-53); one in the building stays closed (BAL-59)."""
        number = self.lens.spot.removeprefix("block-")
        found = self.lens.spot.startswith("block-") and number.isascii() and number.isdecimal()
        return int(number) if found and int(number) in self.view.table else None

    @property
    def asked_face(self) -> str | None:
        """A face of the block on the disc, by its letter."""
        letter = self.lens.spot.removeprefix("face-")
        found = self.view.disc_block is not None and self.lens.spot.startswith("face-")
        return letter if found and letter in tuple(LETTERS) else None

    def disc_face(self, letter: str) -> Face:
        return self.building.face(f"{self.view.disc_block}{letter}")

    @property
    def drafted_pair(self) -> str | None:
        pair = self.lens.chosen("pair") if self.lens.draft else None
        return pair if pair in ADJACENT and self.keeping else None

    @property
    def keeping(self) -> bool:
        return self.view.phase == "select" and self.view.my_turn

    @property
    def placing(self) -> bool:
        return self.view.phase == "place" and self.view.my_turn

    @property
    def drafted_face(self) -> str | None:
        letter = self.lens.chosen("face") if self.lens.draft else None
        return letter if letter and self.placing and letter in tuple(self.view.disc_offered or "") else None

    @cached_property
    def drafted_cell(self) -> str | None:
        cell = cell_called(self.lens.chosen("cell")) if self.placing else None
        return cell if cell is not None and cell in self.legal_cells else None

    @cached_property
    def legal_cells(self) -> tuple[str, ...]:
        return tuple(map(cell_name, cells_of(int(self.world.open_cells())))) if self.placing else ()

    @cached_property
    def world(self) -> Balconia:
        """The building as the chair knows it: good for what does not depend on the tokens to come."""
        return known(self.view)

    @cached_property
    def gains(self) -> Mapping[str, int]:
        """What the drafted face would bring in each cell where it may stand."""
        letter = self.drafted_face
        return {cell: self.gain(letter, cell) for cell in self.legal_cells} if letter else {}

    def gain(self, letter: str, cell: str) -> int:
        """Points a placement would bring the own side at once; of a majority only where both sides are seen (BAL-60)."""
        after = self.world.copy()
        after.place(LETTERS.index(letter), parse_cell(cell))
        if self.view.open:
            return int(after.total(self.view.side) - self.world.total(self.view.side))
        return known_points(after, self.view.side) - known_points(self.world, self.view.side)


def is_face(sign: str) -> bool:
    """Whether a sign of the rows is a face one sees."""
    return sign[-1] in LETTERS


def is_door(sign: str) -> bool:
    return sign[0] == "D"


@lru_cache(maxsize=1024)
def behind(rows: Rows) -> Rows:
    """The back of a side while one may not look at it: the same blocks, whatever they show (BAL-51)."""
    return tuple(tuple(f"{sign[:-1]}{UNKNOWN}" if is_face(sign) else sign for sign in reversed(row)) for row in rows)


UNSCORED: Final[Scores] = ((None,) * SIZE,) * SIZE


@lru_cache(maxsize=4096)
def scores_of(side: int, rows: Rows, balconies: tuple[tuple[str, int], ...], doors: tuple[int | None, ...]) -> Scores:
    """The points of a side where they are drawn."""
    columns, known = columns_of(side), dict[str, Score](balconies)
    standing = sorted(f"{column}1" for column, sign in zip(columns, rows[-1], strict=True) if is_door(sign))
    known |= {cell: "?" if points is None else points for cell, points in zip(standing, doors, strict=True)}
    return tuple(tuple([known.get(f"{column}{floor}") for column in columns]) for floor in range(SIZE, 0, -1))


@lru_cache(maxsize=1024)
def faces_in(source: str, rows: Rows) -> Side:
    """The faces that rows show, by own cell."""
    made, signs = building(source), [sign for row in reversed(rows) for sign in row]
    return {own: made.face(sign) for own, sign in enumerate(signs) if is_face(sign)}


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
