"""What the pictures are drawn from: a view through a lens, with what the draft and the picked tile would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from tablee.engine.values import Malformed
from tablee.games.gaudi.face.ground import Codes, Ground, codes, colours, creature, ground, spots
from tablee.games.gaudi.rules.actions import Lay, decode, encode, parse_cell
from tablee.games.gaudi.rules.counters import completed_by, marked_by, value
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.state import DONE, EXCHANGE, Gaudi
from tablee.games.gaudi.rules.tiles import BIT, animal_at, colour_of, parse_kind
from tablee.games.gaudi.rules.view import GaudiView
from tablee.games.gaudi.rules.worlds import known
from tablee.kit import scene as kit

NO_KIND: Final = -1  # as parse_kind says it


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
    def laid(self) -> Codes:
        return codes(self.view.tiles)

    @cached_property
    def drafted(self) -> Codes:
        return codes(self.view.draft)

    @cached_property
    def ground(self) -> Ground:
        return ground(self.laid + self.drafted, over=self.view.over)

    @property
    def tells_points(self) -> bool:
        """Whether the picture is about who marked what: at the end, unless nobody marks anything (GAU-46, GAU-52)."""
        return self.view.over and not self.view.paving

    @property
    def must_exchange(self) -> bool:
        return self.view.my_turn and not self.view.draft and not self.legal

    @cached_property
    def legal(self) -> list[int]:
        """What the chair may do now, as codes; nothing if it must exchange a tile, which the table does not know of."""
        return self.table.codes(self.view.turn) if self.view.my_turn else []

    @cached_property
    def offers(self) -> Mapping[int, frozenset[int]]:
        """Where each kind of the hand may be laid now."""
        found = dict[int, set[int]]()
        for code in self.legal:
            action = decode(code)
            if isinstance(action, Lay):
                found.setdefault(action.kind, set()).add(action.cell)
        return {kind: frozenset(cells) for kind, cells in found.items()}

    @property
    def may_lay(self) -> bool:
        return bool(self.legal) and self.legal[0] < EXCHANGE

    @property
    def is_turn(self) -> bool:
        """Whether the draft as it lies may be confirmed."""
        return DONE in self.legal

    @cached_property
    def picked(self) -> int | None:
        """The kind of the tile chosen in the lens, if the chair may lay it."""
        kind = parse_kind(self.lens.chosen("tile") or "") if self.lens.draft else NO_KIND
        return kind if kind != NO_KIND and kind in self.offers else None

    @cached_property
    def aimed(self) -> int | None:
        """The cell chosen in the lens, if the picked tile may lie there."""
        if self.picked is None:
            return None
        cell = cell_called(self.lens.chosen("cell"))
        return cell if cell in self.offers[self.picked] else None

    def promises(self, tile: Lay | None = None) -> tuple[Promise, ...]:
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
        return tuple(found)

    def prospect(self, cell: int) -> tuple[Promise, ...] | None:
        """What would be complete with the picked tile on a cell; None where it may not lie."""
        if self.picked is None or cell not in self.offers[self.picked]:
            return None
        return self.promises(Lay(self.picked, cell))

    @cached_property
    def prospects(self) -> Mapping[int, tuple[Promise, ...]]:
        """The same by cell, row by row."""
        cells = () if self.picked is None else sorted(self.offers[self.picked])
        return {cell: found for cell in cells if (found := self.prospect(cell)) is not None}

    def spot(self, cell: int) -> int:
        """A cell with what lies around it (ground.py)."""
        return spots([cell], colours(self.laid + self.drafted))[0]


def thirds(kind: int) -> list[str]:
    return [creature(animal, colour_of(kind, animal)) for animal in range(3)]


def cell_called(name: str | None) -> int | None:
    """The cell of a drafted word, which may be nonsense."""
    try:
        return None if name is None else parse_cell(name)
    except Malformed:
        return None
