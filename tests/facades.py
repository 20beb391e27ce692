"""Helpers for the tests of Balconia: buildings from drawings, games from scripts."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tablee.engine.luck import Rng, seeded
from tablee.engine.match import Match, placed
from tablee.engine.values import Illegal, Refusal
from tablee.games.balconia import GAME
from tablee.games.balconia.rules.actions import Action
from tablee.games.balconia.rules.components import (
    COLOURS,
    COUNTABLE,
    DOOR_TERMS,
    ITEMS,
    LETTERS,
    POSITIONS,
    THINGS,
)
from tablee.games.balconia.rules.count import Tally, tallies
from tablee.games.balconia.rules.geometry import COLUMNS, cell_name, cells_of
from tablee.games.balconia.rules.loader import SCHEMA, building
from tablee.games.balconia.rules.sides import PINK, TURQUOISE
from tablee.games.balconia.rules.state import Balconia
from tablee.games.balconia.rules.view import BalconiaView, absolute_name, side_of

SIDES = {"turquoise": TURQUOISE, "pink": PINK}  # also the seats, unless colours are drawn by lot
Table: TypeAlias = Match[Balconia, Action, BalconiaView]
EXAMPLES = {
    one["name"]: one
    for one in tomllib.loads(Path(__file__).with_name("games").joinpath("balconia/examples.toml").read_text())["example"]
}

COMBINATIONS: list[dict[str, object]] = [
    {"placement": a, "door_column": b, "fill": c, "door_columns": d, "door_support": e, "memory_aid": f}
    for a, b, c, d, e, f in product(
        ("adjacent", "free"),
        ("C", "E", "random"),
        ("no", "full25", "full23"),
        ("ACE", "BCD"),
        ("first", "always"),
        ("off", "open"),
    )
]


def drawing(grid: Sequence[str] | str, *clauses: str) -> str:
    """The position of the building turquoise sees in a drawing, floor 5 first; missing floors above are empty."""
    lines = grid.split("\n") if isinstance(grid, str) else list(grid)
    signs = [line.split() for line in lines if line.strip()]
    built, doors = [], []
    for floor, row in enumerate(reversed(signs), start=1):
        for column, sign in zip(COLUMNS, row, strict=True):
            if sign.startswith("D"):
                doors.append(f"{column}={sign[1]}")
            elif sign != ".":
                built.append(f"{sign} {column}{floor}")
    said = [f"doors {' '.join(doors) or 'C=3'}", f"built {', '.join(built)}" if built else "", *clauses]
    return "; ".join(filter(None, said))


def drawn(grid: Sequence[str] | str, *clauses: str) -> Balconia:
    return GAME.from_position(drawing(grid, *clauses))


def grid_of(state: Balconia) -> list[list[str]]:
    """What turquoise sees, as `drawn` reads it."""
    shown = GAME.view(opened(state), int(state.seat_of(TURQUOISE)))
    return [list(row) for row in shown.own_rows]


def opened(state: Balconia) -> Balconia:
    return GAME.from_position(f"{GAME.position(state)}; memory_aid open") if not state.rules.open_sides else state


def begun(*clauses: str) -> Table:
    """A game from a position."""
    return placed(GAME, "; ".join(clauses))


def scripted(turns: Iterable[str], *clauses: str) -> Table:
    """A game from its turns: token, kept pair, face taken, cell. Every action is checked by the referee."""
    moves = [turn.split() for turn in turns]
    match = begun(f"tokens {' '.join(token for token, *_ in moves)}", *clauses)
    for token, pair, face, cell in moves:
        assert match.state.token() == int(token)
        match.play([f"keep {pair}", f"place {face} {cell}"])
    return match


def refused(match: Table, seat: int, text: str) -> Refusal:
    """The refusal of an action, which changes nothing (BAL-137)."""
    before = GAME.position(match.state)
    with pytest.raises(Illegal) as caught:
        match.do(text, seat)
    assert GAME.position(match.state) == before
    assert caught.value.refusal.told("en") != caught.value.refusal.told("fr")
    return caught.value.refusal


def points(state: Balconia, side: int = TURQUOISE) -> dict[str, int]:
    """Points by cell of the building, counted slowly; the fast count must agree."""
    found = {absolute_name(cell, side): tally.points for cell, tally in tallies(side_of(state, side)).items()}
    assert sum(found.values()) + state.door_points(side) == state.total(side)
    return found


def tally(state: Balconia, name: str, side: int = TURQUOISE) -> Tally:
    own = next(cell for cell in side_of(state, side) if absolute_name(cell, side) == name)
    return tallies(side_of(state, side))[own]


def legal_cells(state: Balconia) -> list[str]:
    return sorted(cell_name(cell) for cell in cells_of(int(state.open_cells())))


def new_game(*seed: int | str, **options: object) -> Balconia:
    return GAME.open(2, {"turquoise": 0, **options}, seeded("balconia", *seed))


def dealt_match(seed: str, **options: object) -> Table:
    return GAME.match(2, seed, turquoise=0, **options)


def edition() -> dict[str, Any]:
    """The component file of this edition, to be changed."""
    return tomllib.loads((GAME.folder / "rules" / "building.toml").read_text(encoding="utf-8"))


def face(name: str) -> Any:
    return building().face(name)


def any_building(rng: Rng) -> str:
    """A component file as BAL-102 allows, with anything in it."""
    blocks = [{"number": number, "face": [any_face(rng) for _ in LETTERS]} for number in range(1, 23)]
    return json.dumps({"schema": SCHEMA, "block": blocks, "door": [any_door(rng, number) for number in (1, 2, 3)]})


def any_face(rng: Rng) -> dict[str, Any]:
    items = {item: 1 + rng.below(4) for item in ITEMS if rng.below(3) == 0}
    flowers = {colour: 1 + rng.below(2) for colour in some(rng, COLOURS, rng.below(3))}
    made: dict[str, Any] = {"items": items, "flowers": flowers}
    shown = [*items, *(["flower", *(f"flower.{colour}" for colour in flowers)] if flowers else [])]
    position, points = POSITIONS[rng.below(9)], 1 + rng.below(3)
    match rng.below(8):
        case 0:
            facing, other = (("left", "right"), ("right", "left"))[rng.below(2)]
            made["lovebird"] = facing
            made["score"] = score(f"column_{facing}", "pair", 5, f"lovebird.{other}")
        case 1 if shown:
            made["score"] = score("group", "each", points, shown[rng.below(len(shown))])
        case 2 | 3 | 4:
            made["score"] = score(position, "each", points, COUNTABLE[rng.below(len(COUNTABLE))])
        case 5:
            made["score"] = score(position, "all", 5, *some(rng, THINGS, 1 + rng.below(2)))
        case 6:
            made["score"] = score(position, "none", 5, THINGS[rng.below(len(THINGS))])
    return made


def some(rng: Rng, things: Sequence[str], count: int) -> list[str]:
    return [things[index] for index in rng.shuffled(list(range(len(things))))[:count]]


def score(position: str, form: str, points: int, *of: str) -> dict[str, Any]:
    return {"position": position, "form": form, "points": points, "of": of}


def any_door(rng: Rng, number: int) -> dict[str, Any]:
    kind = list(DOOR_TERMS)[rng.below(3)]
    one, two, three = some(rng, THINGS, 3)
    turquoise, pink = (dict(zip(DOOR_TERMS[kind], (first, three), strict=True)) for first in (one, two))
    return {"number": number, "kind": kind, "turquoise": turquoise, "pink": pink}
