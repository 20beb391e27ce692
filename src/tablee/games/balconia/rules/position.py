"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    doors C=2; built 14a B1, 13a A1; tokens 12 9 8; kept ab
    turquoise 1; fill full25; doors A=1 C=3 E=2; placement free; memory_aid open

`built` names the faces turquoise sees, in the order of turns (in any order for a position nobody played). `tokens` are
the numbers still to come, the one on the disc first and those set aside last; what it leaves out follows in order.
"""

from __future__ import annotations

import re
from typing import Final

from tablee.engine.values import Malformed, Mistake
from tablee.games.balconia.rules.actions import ADJACENT, parse_cell
from tablee.games.balconia.rules.blocks import Blocks
from tablee.games.balconia.rules.components import face_name, face_number
from tablee.games.balconia.rules.geometry import BIT, CELLS, COLUMNS, cell_name
from tablee.games.balconia.rules.loader import blocks, from_file
from tablee.games.balconia.rules.sides import NUMBERS, Rules
from tablee.games.balconia.rules.state import NO_PAIR, OVER, Balconia, opened
from tablee.kit.notation import Clauses, written

PLACEMENTS: Final = ("adjacent", "free")
SUPPORTS: Final = ("first", "always")
FILLS: Final = ("no", "full25", "full23")
AIDS: Final = ("off", "open")
USUAL_DOORS: Final = ("C=1", "A=1 C=2 E=3", "C=1")  # by how the building is filled
HOW_MANY_DOORS: Final = (1, 3, 1)  # BAL-14, BAL-127
STAND: Final = re.compile("([1-9]|1[0-9]|2[0-2])[a-d] +[A-Ea-e][1-5]")
DOOR: Final = re.compile("[A-E]=[1-3]")


def position(state: Balconia) -> str:
    """Everything that is not as in a game just opened, and always the doors and the tokens."""
    rules = state.rules
    stands = [divmod(int(code), CELLS) for code in state.built]
    coming = [int(number) for number in state.tokens][len(stands) :]
    return written(
        {
            "building": rules.blocks.source or None,
            "turquoise": "1" if rules.turquoise else None,
            "fill": unless_first(FILLS, int(rules.fill)),
            "placement": unless_first(PLACEMENTS, rules.free),
            "door_support": unless_first(SUPPORTS, rules.door_always),
            "memory_aid": unless_first(AIDS, rules.open_sides),
            "doors": " ".join(f"{COLUMNS[x]}={number}" for x, number in enumerate(rules.doors) if number),
            "built": ", ".join(f"{face_name(face)} {cell_name(cell)}" for face, cell in stands) or None,
            "tokens": " ".join(map(str, coming)) or None,
            "kept": None if state.kept == NO_PAIR else ADJACENT[state.kept],
        }
    )


def unless_first(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if number else None


def from_position(text: str) -> Balconia:
    """The state a text stands for. Raises `Malformed`."""
    clauses = Clauses(text)
    rules, built = read_rules(clauses), read_built(clauses)
    state = opened(rules, read_tokens(clauses, [face // 4 + 1 for face, _ in built]))
    if len(built) > rules.turns:
        raise Malformed("balconia.built-turns", built=len(built), turns=int(rules.turns))
    for face, cell in built:
        if (state.standing | rules.entrances) & BIT[cell]:
            raise Malformed("balconia.built-cell", cell=cell_name(cell))
        state.build(face, cell)
    if "kept" in clauses:
        state.keep(read_kept(clauses, state))
    clauses.finish()
    return state


def read_rules(clauses: Clauses) -> Rules:
    fill = clauses.one_of("fill", FILLS, 0)
    return Rules(
        read_building(clauses),
        read_doors(clauses, fill),
        turquoise=clauses.one_of("turquoise", ("0", "1"), 0),
        fill=fill,
        free=clauses.one_of("placement", PLACEMENTS, 0) > 0,
        door_always=clauses.one_of("door_support", SUPPORTS, 0) > 0,
        open_sides=clauses.one_of("memory_aid", AIDS, 0) > 0,
    )


def read_building(clauses: Clauses) -> Blocks:
    text = clauses.text("building")
    if text is None:
        return blocks()
    try:
        return blocks(from_file(text).source)
    except Mistake as problem:
        raise Malformed("balconia.building-clause", why=problem) from None


def read_doors(clauses: Clauses, fill: int) -> list[int]:
    """The number of the door block in each column, 0 for none: as many as the building has (BAL-14, BAL-127)."""
    doors = [0] * len(COLUMNS)
    said = clauses.text("doors")
    for door in (USUAL_DOORS[fill] if said is None else said).split():
        if not DOOR.fullmatch(door) or int(door[2]) in doors or doors[COLUMNS.index(door[0])]:
            raise Malformed("balconia.doors-clause", said=door)
        doors[COLUMNS.index(door[0])] = int(door[2])
    if (stand := len(doors) - doors.count(0)) != HOW_MANY_DOORS[fill]:
        raise Malformed("balconia.doors-stand", fill=FILLS[fill], count=HOW_MANY_DOORS[fill], found=stand)
    return doors


def read_built(clauses: Clauses) -> list[tuple[int, int]]:
    """Faces as turquoise sees them, with their cells."""
    found = []
    for stand in clauses.items("built") or []:
        if not STAND.fullmatch(stand):
            raise Malformed("balconia.built-stand", said=stand)
        face, cell = stand.split()
        found.append((face_number(face), parse_cell(cell)))
    return found


def read_tokens(clauses: Clauses, built: list[int]) -> list[int]:
    """All numbers in the order they come: those built, those named, then the others."""
    tokens = [*built, *(clauses.number("tokens", word, 1, NUMBERS) for word in clauses.words("tokens") or [])]
    for number in tokens:
        if tokens.count(number) > 1:
            raise Malformed("balconia.number-twice", number=number)
    return [*tokens, *(number for number in range(1, NUMBERS + 1) if number not in tokens)]


def read_kept(clauses: Clauses, state: Balconia) -> int:
    pair = clauses.one_of("kept", ADJACENT)
    if state.step == OVER:
        raise Malformed("balconia.kept-over")
    return pair
