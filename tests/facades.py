"""Helpers for the tests of Balconia: buildings from drawings, games from scripts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tablee.engine.luck import seeded
from tablee.engine.values import Refusal
from tablee.games.balconia import GAME
from tablee.games.balconia.components import building
from tablee.games.balconia.count import Tally, tallies
from tablee.games.balconia.geometry import COLUMNS, cell_name, cells_of
from tablee.games.balconia.rules import PINK, TURQUOISE, Balconia
from tablee.games.balconia.view import absolute_name, side_of

SIDES = {"turquoise": TURQUOISE, "pink": PINK}  # also the seats, unless colours are drawn by lot
EXAMPLES = {
    one["name"]: one
    for one in tomllib.loads(Path(__file__).with_name("games").joinpath("balconia/examples.toml").read_text())["example"]
}


def drawn(grid: Sequence[str] | str, *clauses: str) -> Balconia:
    """The building turquoise sees in a drawing, floor 5 first; missing floors above are empty."""
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
    if len(built) > 14 and not any("fill" in clause for clause in clauses):
        said.append("fill full25")
    return GAME.from_position("; ".join(filter(None, said)))


def grid_of(state: Balconia) -> list[list[str]]:
    """What turquoise sees, as `drawn` reads it."""
    shown = GAME.view(opened(state), int(state.seat_of(TURQUOISE)))
    return [list(row) for row in shown.own_rows]


def opened(state: Balconia) -> Balconia:
    return GAME.from_position(f"{GAME.position(state)}; memory_aid open") if not state.open_sides else state


def scripted(turns: Iterable[str], *clauses: str) -> Balconia:
    """A game from its turns: token, kept pair, face taken, cell. Every action is checked by the referee."""
    moves = [turn.split() for turn in turns]
    tokens = " ".join(token for token, *_ in moves)
    state = GAME.from_position("; ".join([f"tokens {tokens}", *clauses]))
    for token, pair, face, cell in moves:
        assert state.token() == int(token)
        do(state, f"keep {pair}")
        do(state, f"place {face} {cell}")
    return state


def do(state: Balconia, *texts: str) -> Balconia:
    """Carry out actions of whoever is to act."""
    for text in texts:
        seat, action = int(state.turn()), GAME.parse(text)
        refusal = GAME.why_not(state, seat, action)
        assert refusal is None, (text, refusal)
        state.play(seat, GAME.encode(action))
    return state


def refused(state: Balconia, seat: int, text: str) -> Refusal:
    """The refusal of an action, which changes nothing (BAL-137)."""
    before = GAME.position(state)
    refusal = GAME.why_not(state, seat, GAME.parse(text))
    assert refusal is not None, text
    assert GAME.position(state) == before
    assert GAME.explain(refusal, "en")
    assert GAME.explain(refusal, "fr")
    return refusal


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


def edition() -> dict[str, Any]:
    """The component file of this edition, to be changed."""
    return tomllib.loads((GAME.folder / "building.toml").read_text(encoding="utf-8"))


def face(name: str) -> Any:
    return building().face(name)
