"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    doors C=2; built 14a B1, 13a A1; tokens 12 9 8; kept ab
    turquoise 1; fill full25; doors A=1 C=3 E=2; placement free; memory_aid open

`built` names the faces turquoise sees, in the order of turns (in any order for a position nobody played). `tokens` are
the numbers still to come, the one on the disc first and those set aside last; what it leaves out follows in order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.engine.values import Malformed, Mistake
from tablee.games.balconia.rules.actions import ADJACENT, parse_cell
from tablee.games.balconia.rules.blocks import Blocks, blocks_of
from tablee.games.balconia.rules.components import building, face_name, face_number
from tablee.games.balconia.rules.geometry import BIT, CELLS, COLUMNS, cell_name
from tablee.games.balconia.rules.sides import NO, NUMBERS, Rules
from tablee.games.balconia.rules.state import NO_PAIR, OVER, Balconia, opened

PLACEMENTS: Final = ("adjacent", "free")
SUPPORTS: Final = ("first", "always")
FILLS: Final = ("no", "full25", "full23")
AIDS: Final = ("off", "open")


@lru_cache(maxsize=64)
def blocks(source: str = "") -> Blocks:
    """The compiled components of a building."""
    return blocks_of(building(source))


def position(state: Balconia) -> str:
    return "; ".join(f"{word} {values}" for word, values in clauses(state))


def clauses(state: Balconia) -> Iterator[tuple[str, str]]:
    """Everything that is not as in a game just opened, and always the doors and the tokens."""
    if state.rules.blocks.source:
        yield "building", state.rules.blocks.source
    if state.rules.turquoise:
        yield "turquoise", "1"
    if state.rules.fill != NO:
        yield "fill", FILLS[state.rules.fill]
    if state.rules.free:
        yield "placement", "free"
    if state.rules.door_always:
        yield "door_support", "always"
    if state.rules.open_sides:
        yield "memory_aid", "open"
    yield "doors", " ".join(f"{COLUMNS[x]}={number}" for x, number in enumerate(state.rules.doors) if number)
    if len(state.built):
        stands = (divmod(int(code), CELLS) for code in state.built)
        yield "built", ", ".join(f"{face_name(face)} {cell_name(cell)}" for face, cell in stands)
    if coming := [int(number) for number in state.tokens][len(state.built) :]:
        yield "tokens", " ".join(map(str, coming))
    if state.kept != NO_PAIR:
        yield "kept", ADJACENT[state.kept]


def from_position(text: str) -> Balconia:
    """The state a text stands for. Raises `Malformed`."""
    said = read_clauses(text)
    try:
        made = blocks(said.pop("building", ""))
    except Mistake as problem:
        raise Malformed(str(problem)) from None
    turquoise = one_of(said, "turquoise", ("0", "1"))
    fill = one_of(said, "fill", FILLS)
    rules = Rules(
        made,
        read_doors(said.pop("doors", "A=1 C=2 E=3" if FILLS[fill] == "full25" else "C=1")),
        turquoise=turquoise,
        fill=fill,
        free=one_of(said, "placement", PLACEMENTS) > 0,
        door_always=one_of(said, "door_support", SUPPORTS) > 0,
        open_sides=one_of(said, "memory_aid", AIDS) > 0,
    )
    built = read_built(said.pop("built", ""))
    numbers = [face // 4 + 1 for face, _ in built]
    tokens = read_tokens(said.pop("tokens", ""), numbers)
    state = opened(rules, tokens)
    if len(built) > rules.turns:
        raise Malformed(f"{len(built)} blocks stand in the building; the game has {rules.turns} turns")
    for face, cell in built:
        if (state.standing | rules.entrances) & BIT[cell]:
            raise Malformed(f"two blocks stand in {cell_name(cell)}")
        state.build(face, cell)
    read_kept(state, said.pop("kept", None))
    if said:
        raise Malformed(f"a Balconia position has no clause {next(iter(said))!r}")
    return state


def read_clauses(text: str) -> dict[str, str]:
    said: dict[str, str] = {}
    for clause in filter(None, map(str.strip, text.split(";"))):
        word, _, values = clause.partition(" ")
        if word in said:
            raise Malformed(f"the clause {word!r} stands twice")
        said[word] = values.strip()
    return said


def one_of(said: dict[str, str], word: str, allowed: tuple[str, ...]) -> int:
    """Which of the allowed values a clause names, the first if it is left out."""
    value = said.pop(word, allowed[0])
    if value not in allowed:
        raise Malformed(f"the clause {word!r} is one of {', '.join(allowed)}, not {value!r}")
    return allowed.index(value)


def read_doors(text: str) -> list[int]:
    doors = [0] * len(COLUMNS)
    for name in text.split():
        if not re.fullmatch("[A-E]=[1-3]", name) or int(name[2]) in doors or doors[COLUMNS.index(name[0])]:
            raise Malformed(f"doors are written like 'A=1 C=3', each number and column once, not {text!r}")
        doors[COLUMNS.index(name[0])] = int(name[2])
    if not any(doors):
        raise Malformed("a building has a door")
    return doors


def read_built(text: str) -> list[tuple[int, int]]:
    found = []
    for stand in filter(None, map(str.strip, text.split(","))):
        face, _, cell = stand.partition(" ")
        if not re.fullmatch("([1-9]|1[0-9]|2[0-2])[a-d]", face):
            raise Malformed(f"a face is 1a to 22d, not {face!r}")
        found.append((face_number(face), parse_cell(cell.strip())))
    return found


def read_tokens(text: str, built: list[int]) -> list[int]:
    """All numbers in the order they come: those built, those named, then the others."""
    if not re.fullmatch(r"[0-9]{0,2}( +[0-9]{1,2})*", text):
        raise Malformed(f"tokens are numbers, not {text!r}")
    tokens = [*built, *map(int, text.split())]
    if len(set(tokens)) < len(tokens) or not set(tokens) <= set(range(1, NUMBERS + 1)):
        raise Malformed("every token has its own number from 1 to 22, and no block is used twice")
    return [*tokens, *(number for number in range(1, NUMBERS + 1) if number not in tokens)]


def read_kept(state: Balconia, pair: str | None) -> None:
    if pair is None:
        return
    if pair not in ADJACENT or state.step == OVER:
        raise Malformed(f"a kept pair is one of {', '.join(ADJACENT)}, in a game that goes on; not {pair!r}")
    state.keep(ADJACENT.index(pair))
