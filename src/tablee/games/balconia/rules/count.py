"""The count of one side, slowly and in words anyone can check against section 10. The compiled rules must agree with it.

A side is a mapping from own cells to faces. What a balcony counted is kept beside its points, for pictures and the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from tablee.games.balconia.rules.components import COLOURS, Door, Face, Score
from tablee.games.balconia.rules.geometry import SIZE, zone_cells

Cell: TypeAlias = int  # of the own side: 5 * floor + column, both from 0
Side: TypeAlias = Mapping[Cell, Face]
COUPLED: Final = 5  # points of a lovebird that has found its partner (BAL-99)


@dataclass(frozen=True, slots=True)
class Tally:
    """The points of one balcony, and where they come from."""

    points: int
    zone: tuple[Cell, ...]  # what it looks at; for a group its members, for a lovebird its partner
    counted: tuple[Cell, ...] = ()  # balconies that brought points, or spoiled them
    things: tuple[str, ...] = ()  # the things on them that count


def tallies(side: Side) -> dict[Cell, Tally]:
    """Every balcony counted once (BAL-67), each on its own (BAL-65)."""
    couples = pairs(side)
    return {cell: tally(side, cell, couples) for cell in sorted(side)}


def tally_of(side: Side, cell: Cell) -> Tally:
    """One balcony alone."""
    return tally(side, cell, pairs(side) if side[cell].lovebird else {})


def tally(side: Side, cell: Cell, couples: Mapping[Cell, Cell]) -> Tally:
    """The reference algorithm of section 10.3."""
    score = side[cell].score
    if score is None:
        return Tally(0, ())  # BAL-68
    if score.form == "pair":
        partner = couples.get(cell)  # BAL-99
        if partner is None:
            return Tally(0, zone(score.position, cell))
        return Tally(COUPLED, (partner,), (partner,), ("lovebird",))
    if score.position == "group":
        thing = score.of[0]
        members = group(side, cell, thing)
        return Tally(score.points * amount(side, members, thing), members, members, score.of)  # BAL-104
    looked_at = zone(score.position, cell)
    if not looked_at:
        return Tally(0, ())  # BAL-82
    balconies = [one for one in looked_at if one in side]  # empty cells and doors drop out (BAL-69, BAL-83, BAL-84)
    found = tuple(one for one in balconies if counts(side[one], score, own=one == cell))
    return Tally(worth(side, balconies, score, cell), looked_at, found, score.of)


def worth(side: Side, balconies: Iterable[Cell], score: Score, own: Cell) -> int:
    """What a form makes of its targets (BAL-95, BAL-96, BAL-97, BAL-98)."""
    balconies = list(balconies)
    match score.form:
        case "each":
            return score.points * number(side, balconies, score.of[0], own)
        case "all":  # BAL-96, BAL-97: once, however often (BAL-100)
            return 5 if all(amount(side, balconies, thing) for thing in score.of) else 0
        case _:
            return 5 if amount(side, balconies, score.of[0]) == 0 else 0


def number(side: Side, balconies: list[Cell], target: str, own: Cell) -> int:
    if target == "balcony":
        return len([one for one in balconies if one != own])  # BAL-85
    if target == "colours":
        return len({colour for one in balconies for colour in COLOURS if side[one].flowers.get(colour)})  # BAL-89
    if target.startswith("without."):
        return len([one for one in balconies if not side[one].amount(target.removeprefix("without."))])  # BAL-90
    return amount(side, balconies, target)


def amount(side: Side, cells: Iterable[Cell], thing: str) -> int:
    return sum(side[one].amount(thing) for one in cells)


def counts(face: Face, score: Score, *, own: bool) -> bool:
    """Whether a balcony of the zone has something to do with the result."""
    for target in score.of:
        if target == "balcony":
            return not own
        if target.startswith("without."):
            return not face.amount(target.removeprefix("without."))
        if face.amount("flower" if target == "colours" else target):
            return True
    return False


def zone(position: str, cell: Cell) -> tuple[Cell, ...]:
    return tuple(sorted(SIZE * y + x for x, y in zone_cells(position, cell % SIZE, cell // SIZE)))


def group(side: Side, start: Cell, thing: str) -> tuple[Cell, ...]:
    """BAL-103: reachable over edges through balconies that show the thing, the first one included."""
    found, waiting = {start}, [start]
    while waiting:
        x, y = waiting[-1] % SIZE, waiting.pop() // SIZE
        for a, b in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            other = SIZE * b + a
            if 0 <= a < SIZE and 0 <= b < SIZE and other not in found and other in side and side[other].amount(thing):
                found.add(other)
                waiting.append(other)
    return tuple(sorted(found))


def pairs(side: Side) -> dict[Cell, Cell]:
    """Who is paired with whom (BAL-108, BAL-109): from the top, one of each kind (BAL-112)."""
    couples: dict[Cell, Cell] = {}
    for x in range(SIZE - 1):
        for one, other in zip(birds(side, x, "right"), birds(side, x + 1, "left"), strict=False):
            couples[one], couples[other] = other, one
    return couples


def birds(side: Side, x: int, facing: str) -> list[Cell]:
    """The lovebirds of a column that look one way, from the top."""
    column = (SIZE * y + x for y in reversed(range(SIZE)))
    return [cell for cell in column if cell in side and side[cell].lovebird == facing]


def door_points(door: Door, own: Side, other: Side) -> int:
    """What a door brings its side (BAL-114, BAL-115, BAL-116, BAL-117)."""
    first, second = amount(own, own, door.first), amount(own, own, door.second)
    match door.kind:
        case "majority":
            more = (first > amount(other, other, door.first), second > amount(other, other, door.second))
            return 5 * more[0] + 3 * more[1]
        case "fewer":
            return first if first < second else 0
        case _:
            return abs(first - second)
