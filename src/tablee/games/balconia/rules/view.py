"""What one chair may know of a Balconia game: exactly the fields of table 8.1 (BAL-58).

The other side is not among them while it is hidden (BAL-50), but nothing stops a player, or a bot, from remembering that a
block showing `7c` here shows `7a` over there (BAL-57). A spectator looks from turquoise's chair and sees no faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tablee.engine.values import Seat, View
from tablee.games.balconia.rules.actions import ADJACENT, decode, offered, write
from tablee.games.balconia.rules.blocks import MAJORITY
from tablee.games.balconia.rules.components import SIDES, face_name
from tablee.games.balconia.rules.count import COUPLED, Side, pairs
from tablee.games.balconia.rules.geometry import CELLS, COLUMNS, SIZE, cell_name, mirrored
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.position import AIDS, FILLS, PLACEMENTS, SUPPORTS
from tablee.games.balconia.rules.sides import EMPTY, TURQUOISE
from tablee.games.balconia.rules.state import NO_PAIR, OVER, SPACE, Balconia

PHASES = ("select", "place", "finished")
NOTHING, UNKNOWN = ".", "?"
WRITTEN: Final = tuple(write(decode(code)) for code in range(SPACE))  # every action as text, by its code
Rows = tuple[tuple[str, ...], ...]  # floor 5 first, from the own left: `4a`, `.`, `D2`, or `4?` for a face not seen


@dataclass(frozen=True, slots=True)
class Turn:
    """A finished turn as both seats saw it."""

    number: int
    selector: Seat
    placer: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class Points:
    """What a side scores now: by cell of the building, and by door from its left; None is a `?` (BAL-60)."""

    balconies: tuple[tuple[str, int], ...]
    doors: tuple[int | None, ...]

    @property
    def total(self) -> int:
        return sum([points for _, points in self.balconies]) + sum([points or 0 for points in self.doors])


@dataclass(frozen=True, slots=True, kw_only=True)
class BalconiaView(View):
    game = "balconia"

    turquoise: Seat
    placement: str
    door_support: str
    fill: str
    memory_aid: str
    building: str  # the component file, empty for this edition
    doors: tuple[int, ...]  # the door block in each column of the building, 0 for none; conditions are public (BAL-56)
    turn: int
    turns_total: int
    phase: str
    selector: Seat | None
    placer: Seat | None
    own_rows: Rows
    disc_block: int | None
    disc_kept: str | None
    disc_offered: str | None
    table: tuple[int, ...]
    revealed: tuple[int, ...]
    face_down: int
    set_aside: int
    log: tuple[Turn, ...]
    own_points: Points | None
    legal: tuple[str, ...]
    other_rows: Rows | None
    other_points: Points | None

    @property
    def side(self) -> int:
        """The side this chair looks at; a spectator stands behind turquoise."""
        return TURQUOISE if self.seat is None else self.seat ^ self.turquoise

    @property
    def open(self) -> bool:
        """Whether both sides may be looked at (BAL-61, BAL-62)."""
        return self.memory_aid == "open" or self.phase == "finished"


def view(state: Balconia, seat: Seat | None) -> BalconiaView:
    rules, step, played = state.rules, int(state.step), len(state.built)
    all_open = rules.open_sides or step == OVER
    turquoise = int(rules.turquoise)
    side = TURQUOISE if seat is None else seat ^ turquoise
    sees = seat is not None or all_open
    own = points_of(state, side, majority=all_open) if sees else None
    other = points_of(state, 1 - side, majority=True) if all_open else None
    revealed = played + (step != OVER)
    tokens, doors, acting = tuple(state.tokens), tuple(rules.doors), tuple(state.acting())
    kept = None if state.kept == NO_PAIR else ADJACENT[state.kept]
    selector = None if step == OVER else int(state.seat_of(state.selector()))
    return BalconiaView(
        seat=seat,
        acting=acting,
        points=by_seat(turquoise, side, own, other),
        ranks=tuple(state.ranks()) if all_open else None,
        turquoise=turquoise,
        placement=PLACEMENTS[rules.free],
        door_support=SUPPORTS[rules.door_always],
        fill=FILLS[rules.fill],
        memory_aid=AIDS[rules.open_sides],
        building=rules.blocks.source,
        doors=doors,
        turn=min(played + 1, int(rules.turns)),
        turns_total=int(rules.turns),
        phase=PHASES[step],
        selector=selector,
        placer=None if selector is None else 1 - selector,
        own_rows=rows(faces_of(state, side), doors, side, sees),
        disc_block=None if step == OVER else int(state.token()),
        disc_kept=kept,
        disc_offered=offered(kept) if kept else None,
        table=tuple(sorted(tokens[revealed:])),
        revealed=tokens[:revealed],
        face_down=int(rules.turns) - revealed,
        set_aside=len(tokens) - int(rules.turns),
        log=log(tuple(state.built), turquoise),
        own_points=own,
        legal=tuple([WRITTEN[code] for code in state.codes(seat)]) if seat in acting else (),
        other_rows=rows(faces_of(state, 1 - side), doors, 1 - side, True) if all_open else None,
        other_points=other,
    )


@lru_cache(maxsize=4096)
def log(built: tuple[int, ...], turquoise: Seat) -> tuple[Turn, ...]:
    """The finished turns, the same for every chair; turquoise selects first (BAL-34)."""
    seats = (turquoise, 1 - turquoise)
    return tuple(
        Turn(code // CELLS // 4 + 1, seats[turn % 2], seats[1 - turn % 2], cell_name(code % CELLS))
        for turn, code in enumerate(built)
    )


def faces_of(state: Balconia, side: int) -> tuple[int, ...]:
    """The face in each own cell, or EMPTY."""
    return tuple(state.seen[side * CELLS : side * CELLS + CELLS])


@lru_cache(maxsize=4096)
def rows(faces: tuple[int, ...], doors: tuple[int, ...], side: int, seen: bool) -> Rows:
    """A side as table 8.1 writes it."""
    entrances = doors if side == TURQUOISE else doors[::-1]
    signs = [sign(face, entrances[cell] if cell < SIZE else 0, seen) for cell, face in enumerate(faces)]
    return tuple(tuple(signs[SIZE * floor : SIZE * floor + SIZE]) for floor in reversed(range(SIZE)))


def sign(face: int, door: int, seen: bool) -> str:
    """One cell: the face it shows, else the door that stands there, else nothing."""
    if face != EMPTY:
        return face_name(face) if seen else f"{face // 4 + 1}{UNKNOWN}"
    return f"D{door}" if door else NOTHING


def side_of(state: Balconia, side: int) -> Side:
    """A side as `count.py` reads it."""
    made = building(state.rules.blocks.source)
    return {cell: made.faces[face] for cell, face in enumerate(faces_of(state, side)) if face != EMPTY}


def points_of(state: Balconia, side: int, *, majority: bool) -> Points:
    """By the compiled rules, which agree with `count.py`; that says who is paired, where any lovebirds are."""
    couples = pairs(side_of(state, side)) if state.lovebirds(side) else {}
    kinds = state.rules.blocks.door_kind
    numbers = [number for number in state.rules.doors if number]
    return Points(
        tuple(
            [
                (name, COUPLED if cell in couples else state.balcony(side, cell))
                for cell, name, face in zip(range(CELLS), NAMES[side], faces_of(state, side), strict=True)
                if face != EMPTY
            ]
        ),
        tuple(
            [
                None if kinds[2 * (number - 1) + side] == MAJORITY and not majority else state.door(side, number)
                for number in numbers
            ]
        ),
    )


def absolute_name(cell: int, side: int) -> str:
    return cell_name(cell if side == TURQUOISE else mirrored(cell))


NAMES: Final = tuple(tuple(absolute_name(cell, side) for cell in range(CELLS)) for side in range(len(SIDES)))


def by_seat(turquoise: Seat, side: int, own: Points | None, other: Points | None) -> tuple[int | None, ...]:
    totals = (own.total if own else None, other.total if other else None)
    return totals if side == turquoise else totals[::-1]  # seat 0 sits on the side of that number


def by_cell(own_rows: Sequence[Sequence[str]], side: int) -> dict[str, str]:
    """The signs of a side by cell of the building."""
    columns = COLUMNS if side == TURQUOISE else COLUMNS[::-1]
    return {f"{columns[x]}{SIZE - y}": one for y, row in enumerate(own_rows) for x, one in enumerate(row)}
