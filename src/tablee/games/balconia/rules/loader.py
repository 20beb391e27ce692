"""The loader of component files (BAL-07): 22 blocks and 3 doors from TOML or JSON; nothing that BAL-102 forbids gets in.

Whatever is wrong is a `Mistake` that says where: in which block, face or door.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from tablee.engine.values import Mistake
from tablee.games.balconia.rules.blocks import Blocks, blocks_of
from tablee.games.balconia.rules.bounds import check_bounds, is_json
from tablee.games.balconia.rules.components import (
    BLOCKS,
    COLOURS,
    COUNTABLE,
    DOOR_TERMS,
    DOORS,
    FACES,
    FORMS,
    ITEMS,
    LETTERS,
    LOOKS_FOR,
    MOST,
    POSITIONS,
    SIDES,
    THINGS,
    Building,
    Door,
    Face,
    Score,
)

SCHEMA: Final = "balconia-components/1"
GRID: Final = {"columns": 5, "floors": 5}  # BAL-01
LONGEST_NAME: Final = 40
KEPT: Final = 400  # as many as there are tables in memory
AT: Final = re.compile(r"at line (\d+), column (\d+)")


@cache
def edition() -> Building:
    """The components of this edition."""
    own = (Path(__file__).parent / "building.toml").read_text(encoding="utf-8")
    return Building(*_components(tomllib.loads(own)), source="")


@lru_cache(maxsize=KEPT)
def from_file(text: str) -> Building:
    """The components that a file describes. Raises `Mistake`."""
    raw, compact = _read(text)
    return Building(*_components(raw), source=compact)


def building(source: str = "") -> Building:
    """The components of a table: those of this edition unless it brought a file. Raises `Mistake`."""
    return from_file(source) if source else edition()


@lru_cache(maxsize=KEPT)
def blocks(source: str = "") -> Blocks:
    """The same as numbers for the compiled rules."""
    return blocks_of(building(source))


# The file as a whole ----------------------------------------------------------------------------------------------


def _read(text: str) -> tuple[Any, str]:
    """What the file says, and the same in one line without semicolons, fit for a position text; both within the bounds."""
    _expect(bool(text.strip()), "empty")
    check_bounds(text)
    raw = _parsed(text)
    compact = json.dumps(raw, separators=(",", ":"), default=str).replace(";", "\\u003b")
    check_bounds(compact)  # it is what the table keeps and reads again
    return raw, compact


def _parsed(text: str) -> Any:
    try:
        return json.loads(text) if is_json(text) else tomllib.loads(text)
    except json.JSONDecodeError as problem:
        raise Mistake("balconia.unreadable-at", line=problem.lineno, column=problem.colno) from None
    except ValueError as problem:
        if at := AT.search(str(problem)):
            raise Mistake("balconia.unreadable-at", line=int(at[1]), column=int(at[2])) from None
        raise Mistake("balconia.cut-short" if "end of document" in str(problem) else "balconia.unreadable") from None


def _components(raw: Any) -> tuple[tuple[Face, ...], tuple[Door, ...]]:
    with _in("file"):
        table = _table(raw, {"schema", "grid", "vocabulary", "door", "block"})
        _expect(table.get("schema") == SCHEMA, "schema", schema=SCHEMA)
        _expect(table.get("grid", GRID) == GRID, "grid", **GRID)
        blocks = _numbered(table.get("block"), BLOCKS, "blocks")
        doors = _numbered(table.get("door"), DOORS, "doors")
    return tuple(_faces(blocks)), tuple(_doors(doors))


def _numbered(raw: Any, count: int, what: str) -> dict[int, Mapping[str, Any]]:
    """Entries by their numbers, which must be exactly 1 to `count` (BAL-02, BAL-04)."""
    found: dict[int, Mapping[str, Any]] = {}
    for entry in _list(raw):
        table = _table(entry)
        number = table.get("number")
        if type(number) is not int or not 1 <= number <= count or number in found:
            raise Mistake(f"balconia.{what}-numbered", count=count, said=_short(number))
        found[number] = table
    _expect(len(found) == count, f"{what}-counted", count=count, found=len(found))
    return dict(sorted(found.items()))


# Blocks and faces -------------------------------------------------------------------------------------------------


def _faces(blocks: Mapping[int, Mapping[str, Any]]) -> Iterable[Face]:
    for number, block in blocks.items():
        with _in("block", number=number):
            faces = _list(_table(block, {"number", "face"}).get("face"))
            _expect(len(faces) == FACES, "faces", found=len(faces))
        for letter, face in zip(LETTERS, faces, strict=True):
            with _in("face", number=number, letter=letter):
                made = _face(face, f"{number}{letter}")
            yield made


def _face(raw: Any, name: str) -> Face:
    table = _table(raw, {"id", "name", "items", "flowers", "lovebird", "score"})
    _expect(table.get("id", name) == name, "id", id=name, said=_short(table.get("id")))
    label = table.get("name", name)
    _expect(isinstance(label, str) and 0 < len(label) <= LONGEST_NAME and label.isprintable(), "name", most=LONGEST_NAME)
    items, flowers = _amounts(table.get("items", {}), ITEMS), _amounts(table.get("flowers", {}), COLOURS)
    _expect(sum(flowers.values()) <= MOST, "flowers", most=MOST)
    lovebird = table.get("lovebird")
    _expect(lovebird in (None, *LOOKS_FOR), "lovebird", said=_short(lovebird))
    face = Face(name, label, items, flowers, lovebird, _score(table["score"]) if "score" in table else None)
    _check_lovebird(face)
    if face.score is not None and face.lovebird is None:
        _check_score(face, face.score)
    return face


def _amounts(raw: Any, known: tuple[str, ...]) -> dict[str, int]:
    table = _table(raw, set(known))
    for kind, amount in table.items():
        _expect(type(amount) is int and 0 <= amount <= MOST, "amount", kind=kind, most=MOST, said=_short(amount))
    return {kind: amount for kind, amount in table.items() if amount}


def _score(raw: Any) -> Score:
    table = _table(raw, {"position", "form", "points", "of"})
    position, form, points = table.get("position", ""), table.get("form", ""), table.get("points", 0)
    _expect(position in POSITIONS, "position", said=_short(position))
    _expect(form in FORMS, "form", said=_short(form))
    worth = (1, 2, 3) if form == "each" else (5,)
    _expect(
        type(points) is int and points in worth,
        "points-each" if form == "each" else "points",
        form=form,
        said=_short(points),
    )
    return Score(position, form, points, tuple(map(str, _list(table.get("of")))))


def _check_lovebird(face: Face) -> None:
    """A lovebird has its own condition and no other (BAL-94)."""
    if face.lovebird is not None:
        position, target = LOOKS_FOR[face.lovebird]
        wanted = Score(position, "pair", 5, (target,))
        _expect(face.score == wanted, "lovebird-scores", looks=face.lovebird, position=position, target=target)


def _check_score(face: Face, score: Score) -> None:
    """The table of BAL-102, for a face without a lovebird."""
    _expect(score.form != "pair", "pair-alone")
    group = score.position == "group"
    _expect(score.form == "each" or not group, "group-form")
    _expect(
        len(set(score.of)) == len(score.of) and len(score.of) in ((1, 2) if score.form == "all" else (1,)), _takes(score)
    )
    allowed = COUNTABLE if score.form == "each" and not group else THINGS
    for target in score.of:
        _expect(target in allowed, "target", position=score.position, form=score.form, target=_short(target))
    _expect(not group or face.amount(score.of[0]) > 0, "group-shows", target=score.of[0])


def _takes(score: Score) -> str:
    return "targets" if score.form == "all" else f"target-{score.form}"


# Doors ------------------------------------------------------------------------------------------------------------


def _doors(doors: Mapping[int, Mapping[str, Any]]) -> Iterable[Door]:
    for number, door in doors.items():
        with _in("door", number=number):
            table = _table(door, {"number", "kind", *SIDES})
            kind = table.get("kind")
            if kind not in tuple(DOOR_TERMS):
                raise Mistake("balconia.door-kind", kinds=", ".join(DOOR_TERMS), said=_short(kind))
        made = [_door(table.get(side), number, kind, side) for side in SIDES]
        with _in("door", number=number):
            _expect(made[0].condition != made[1].condition, "equal-doors")
        yield from made


def _door(raw: Any, number: int, kind: str, side: str) -> Door:
    names = DOOR_TERMS[kind]
    with _in(f"door-{side}", number=number):
        table = _table(raw, set(names))
        terms = [table.get(name) for name in names]
        for name, term in zip(names, terms, strict=True):
            _expect(term in THINGS, "door-term", name=name, things=", ".join(THINGS), said=_short(term))
        _expect(terms[0] != terms[1], "door-itself", term=terms[0])
    return Door(number, kind, side, str(terms[0]), str(terms[1]))


# Whatever may be wrong --------------------------------------------------------------------------------------------


@contextmanager
def _in(where: str, **args: object) -> Iterator[None]:
    """What is wrong inside is told with its place."""
    try:
        yield
    except Mistake as problem:
        raise Mistake(f"balconia.in-{where}", **args, why=problem) from None


def _table(raw: Any, keys: set[str] | None = None) -> Mapping[str, Any]:
    if not isinstance(raw, dict):
        raise Mistake("balconia.table", said=_short(raw))
    if keys is not None and (strange := sorted(set(raw) - keys)):
        raise Mistake("balconia.key", said=_short(strange[0]), keys=", ".join(sorted(keys)))
    return raw


def _list(raw: Any) -> list[Any]:
    if not isinstance(raw, list):
        raise Mistake("balconia.list", said=_short(raw))
    return raw


def _expect(met: bool, otherwise: str, **args: object) -> None:
    if not met:
        raise Mistake(f"balconia.{otherwise}", **args)


def _short(said: object) -> str:
    """What a file says, short enough for a sentence."""
    text = said if isinstance(said, str) else repr(said)
    return "".join(filter(str.isprintable, text))[:LONGEST_NAME]
