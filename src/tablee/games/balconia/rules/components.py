"""The blocks and doors of a component file as values (BAL-02 to BAL-07); nothing that BAL-102 forbids gets in."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from tablee.engine.values import Mistake

SCHEMA: Final = "balconia-components/1"
ITEMS: Final = ("person", "cat", "bird", "awning", "music", "heart", "laundry")
COLOURS: Final = ("red", "orange", "yellow", "pink", "turquoise", "violet")  # of flowers (BAL-92)
POSITIONS: Final = (
    "row",
    "column_above",
    "row_above",
    "column_below",
    "around",
    "right",
    "column_right",
    "left",
    "column_left",
    "group",
)
FORMS: Final = ("each", "all", "none", "pair")
BLOCKS, FACES, DOORS = 22, 4, 3
LETTERS: Final = "abcd"
SIDES: Final = ("turquoise", "pink")
LONGEST: Final = 200_000  # letters of a component file; this edition's has a tenth of that
MOST: Final = 4  # things of one kind on a face: more could not be counted at a glance

THINGS: Final = (*ITEMS, "flower", *(f"flower.{colour}" for colour in COLOURS))  # what a balcony shows
WITHOUT: Final = tuple(f"without.{item}" for item in ITEMS)
COUNTABLE: Final = (*THINGS, "balcony", "colours", *WITHOUT)
LOOKS_FOR: Final = {  # a lovebird: where it looks, and for whom (BAL-108)
    "right": ("column_right", "lovebird.left"),
    "left": ("column_left", "lovebird.right"),
}
# What each kind of door compares (BAL-115 to BAL-117).
DOOR_TERMS: Final = {"majority": ("five", "three"), "fewer": ("count", "than"), "difference": ("first", "second")}


@dataclass(frozen=True, slots=True)
class Score:
    """A condition: where to look, how to count, what it is worth, what for (section 10)."""

    position: str
    form: str
    points: int
    of: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """One of the four sides of a block (BAL-03)."""

    id: str
    name: str
    items: Mapping[str, int]
    flowers: Mapping[str, int]
    lovebird: str | None = None
    score: Score | None = None

    def amount(self, thing: str) -> int:
        """How many of a thing the face shows: an item, `flower` of any colour, or `flower.red`."""
        if thing == "flower":
            return sum(self.flowers.values())
        if thing.startswith("flower."):
            return self.flowers.get(thing.removeprefix("flower."), 0)
        return self.items.get(thing, 0)


@dataclass(frozen=True, slots=True)
class Door:
    """One side of a door block (BAL-04): its kind and the two things it compares."""

    number: int
    kind: str
    side: str
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Building:
    """Everything in the box: four faces of each block in order, then the doors, turquoise before pink."""

    faces: tuple[Face, ...]
    doors: tuple[Door, ...]
    source: str  # compact JSON, empty for this edition

    def face(self, name: str) -> Face:
        return self.faces[face_number(name)]

    def block(self, number: int) -> tuple[Face, ...]:
        return self.faces[FACES * (number - 1) : FACES * number]

    def door(self, number: int, side: int) -> Door:
        return self.doors[2 * (number - 1) + side]


def face_number(name: str) -> int:
    """The index of a face: `1a` is 0, `22d` is 87."""
    return FACES * (int(name[:-1]) - 1) + LETTERS.index(name[-1])


def face_name(number: int) -> str:
    return f"{number // FACES + 1}{LETTERS[number % FACES]}"


@lru_cache(maxsize=64)
def building(source: str = "") -> Building:
    """The components a text describes, TOML or JSON; without any, those of this edition. Raises `Mistake`."""
    if not source.strip():
        own = (Path(__file__).parent / "building.toml").read_text(encoding="utf-8")
        return Building(*_read(tomllib.loads(own)), source="")
    _expect(len(source) <= LONGEST, f"the component file is longer than {LONGEST} letters")
    try:
        raw = json.loads(source) if source.lstrip().startswith("{") else tomllib.loads(source)
    except RecursionError:
        raise Mistake("the component file cannot be read: it is nested too deeply") from None
    except ValueError as problem:
        raise Mistake(f"the component file cannot be read: {problem}") from None
    compact = json.dumps(raw, separators=(",", ":"), default=str).replace(";", "\\u003b")
    return Building(*_read(raw), source=compact)


def _read(raw: Any) -> tuple[tuple[Face, ...], tuple[Door, ...]]:
    where = "the component file"
    table = _table(raw, where, {"schema", "grid", "vocabulary", "door", "block"})
    _expect(table.get("schema") == SCHEMA, f"{where}: its schema is not {SCHEMA}")
    grid = table.get("grid", {"columns": 5, "floors": 5})
    _expect(grid == {"columns": 5, "floors": 5}, f"{where}: the building has 5 columns and 5 floors (BAL-01)")
    return tuple(_faces(table.get("block"))), tuple(_doors(table.get("door")))


def _faces(raw: Any) -> Iterable[Face]:
    blocks = _numbered(raw, "block", BLOCKS, "BAL-02")
    for number, block in blocks.items():
        where = f"block {number}"
        faces = _list(_table(block, where, {"number", "face"}).get("face"), where)
        _expect(len(faces) == FACES, f"{where} has {len(faces)} faces, not four (BAL-03)")
        for letter, face in zip(LETTERS, faces, strict=True):
            yield _face(face, f"{number}{letter}", f"{where}, face {letter}")


def _face(raw: Any, name: str, where: str) -> Face:
    table = _table(raw, where, {"id", "name", "items", "flowers", "lovebird", "score"})
    _expect(table.get("id", name) == name, f"{where}: its id is {table.get('id')!r}, not {name!r}")
    label = table.get("name", name)
    _expect(
        isinstance(label, str) and 0 < len(label) <= 40 and label.isprintable(),
        f"{where}: its name is a text of up to 40 letters",
    )
    items = _amounts(table.get("items", {}), ITEMS, where)
    flowers = _amounts(table.get("flowers", {}), COLOURS, where)
    _expect(sum(flowers.values()) <= MOST, f"{where} shows more than {MOST} flowers")
    lovebird = table.get("lovebird")
    _expect(lovebird in (None, *LOOKS_FOR), f"{where}: a lovebird looks right or left, not {lovebird!r} (BAL-94)")
    face = Face(name, label, items, flowers, lovebird, _score(table["score"], where) if "score" in table else None)
    _check_score(face, where)
    return face


def _score(raw: Any, where: str) -> Score:
    table = _table(raw, where, {"position", "form", "points", "of"})
    position, form, points = table.get("position", ""), table.get("form", ""), table.get("points", 0)
    _expect(position in POSITIONS, f"{where}: there is no position {position!r} (BAL-102)")
    _expect(form in FORMS, f"{where}: there is no form {form!r} (BAL-102)")
    worth = (1, 2, 3) if form == "each" else (5,)
    _expect(
        type(points) is int and points in worth,
        f"{where}: form {form} gives {' or '.join(map(str, worth))} points, not {points!r} (BAL-95 to BAL-99)",
    )
    targets = _list(table.get("of"), where)
    return Score(position, form, points, tuple(map(str, targets)))


def _check_score(face: Face, where: str) -> None:
    """The table of BAL-102, and a lovebird with its own condition (BAL-94)."""
    score = face.score
    if face.lovebird is not None:
        position, target = LOOKS_FOR[face.lovebird]
        wanted = Score(position, "pair", 5, (target,))
        _expect(score == wanted, f"{where}: a lovebird looking {face.lovebird} scores {position}, pair, {target} (BAL-94)")
        return
    if score is None:
        return
    _expect(score.form != "pair", f"{where}: form pair needs a lovebird on the face (BAL-102)")
    if score.position == "group":
        _expect(score.form == "each", f"{where}: position group goes only with form each (BAL-102)")
    allowed, most = {
        "each": (THINGS if score.position == "group" else COUNTABLE, 1),
        "all": (THINGS, 2),
        "none": (THINGS, 1),
    }[score.form]
    targets = score.of
    _expect(
        1 <= len(targets) <= most and len(set(targets)) == len(targets),
        f"{where}: form {score.form} takes {'one or two different targets' if most == 2 else 'one target'} (BAL-102)",
    )
    for target in targets:
        _expect(
            target in allowed,
            f"{where}: {score.position} with form {score.form} cannot count {target!r} (BAL-102)",
        )
    if score.position == "group":
        _expect(face.amount(targets[0]) > 0, f"{where} counts a group of {targets[0]} but shows none itself (BAL-102)")


def _doors(raw: Any) -> Iterable[Door]:
    for number, door in _numbered(raw, "door", DOORS, "BAL-04").items():
        where = f"door {number}"
        table = _table(door, where, {"number", "kind", *SIDES})
        kind = table.get("kind")
        if kind not in tuple(DOOR_TERMS):
            raise Mistake(f"{where}: its kind is one of {', '.join(DOOR_TERMS)}, not {kind!r} (BAL-118)")
        made = [_door(table.get(side), number, kind, side) for side in SIDES]
        _expect(
            (made[0].first, made[0].second) != (made[1].first, made[1].second),
            f"{where}: its two doors carry different conditions (BAL-18)",
        )
        yield from made


def _door(raw: Any, number: int, kind: str, side: str) -> Door:
    where = f"door {number}, {side}"
    names = DOOR_TERMS[kind]
    table = _table(raw, where, set(names))
    terms = [table.get(name) for name in names]
    for name, term in zip(names, terms, strict=True):
        _expect(term in THINGS, f"{where}: {name} is one of {', '.join(THINGS)}, not {term!r}")
    _expect(terms[0] != terms[1], f"{where} compares {terms[0]} with itself")
    return Door(number, kind, side, str(terms[0]), str(terms[1]))


def _numbered(raw: Any, what: str, count: int, rule: str) -> dict[int, Any]:
    """Entries by their numbers, which must be exactly 1 to `count`."""
    found: dict[int, Any] = {}
    for entry in _list(raw, f"the list of {what}s"):
        number = _table(entry, f"a {what}", None).get("number")
        if type(number) is not int or not 1 <= number <= count or number in found:
            raise Mistake(f"{what} numbers go from 1 to {count}, each once; {number!r} does not fit ({rule})")
        found[number] = entry
    _expect(len(found) == count, f"there are {len(found)} {what}s, not {count} ({rule})")
    return dict(sorted(found.items()))


def _amounts(raw: Any, known: tuple[str, ...], where: str) -> dict[str, int]:
    table = _table(raw, where, set(known))
    for kind, amount in table.items():
        _expect(type(amount) is int and 0 <= amount <= MOST, f"{where} shows {amount!r} of {kind}; 0 to {MOST} are allowed")
    return {kind: amount for kind, amount in table.items() if amount}


def _table(raw: Any, where: str, keys: set[str] | None) -> Mapping[str, Any]:
    if not isinstance(raw, dict):
        raise Mistake(f"{where}: a table is expected, not {raw!r:.40}")
    if keys is not None and (strange := sorted(set(raw) - keys)):
        raise Mistake(f"{where}: {strange[0]!r} has no meaning there; known are {', '.join(sorted(keys))}")
    return raw


def _list(raw: Any, where: str) -> list[Any]:
    if not isinstance(raw, list):
        raise Mistake(f"{where}: a list is expected, not {raw!r:.40}")
    return raw


def _expect(met: bool, otherwise: str) -> None:
    if not met:
        raise Mistake(otherwise)
