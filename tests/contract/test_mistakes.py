"""Whatever goes wrong is told in every language: every code that is raised has its words, with the same arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import tablee
from tablee.engine.values import Malformed
from tablee.kit.mistakes import folder
from tablee.kit.words import LANGUAGES, words

HOUSE = Path(str(tablee.__file__)).parent
KINDS = {"Mistake", "Malformed", "BadRecord", "Denied"}  # codes name their room, but for those of `Denied`: table/


class Raised(NamedTuple):
    code: str
    where: str


def raised(path: Path) -> Iterator[Raised]:
    """Every mistake a module makes, by its code."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=kind), args=[first, *_]) if kind in KINDS:
                where = f"{path.relative_to(HOUSE)}:{node.lineno}"
                yield from (Raised(f"table.{code}" if kind == "Denied" else code, where) for code in codes_in(first))


def codes_in(code: ast.expr) -> list[str]:
    """One, two, or `room.…` for a code put together on the way: its words are the business of the room's own tests."""
    match code:
        case ast.Constant(value=str(plain)):
            return [plain]
        case ast.IfExp(body=one, orelse=other):
            return codes_in(one) + codes_in(other)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if "." in start:
            return [f"{start}…"]
    return [""]


FOUND = [one for path in sorted(HOUSE.rglob("*.py")) for one in raised(path)]


def test_a_mistake_is_a_code_and_not_a_sentence() -> None:
    assert [where for code, where in FOUND if "." not in code or " " in code] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_has_words(lang: str) -> None:
    codes = {code for code, _ in FOUND if not code.endswith("…")}
    for code in codes - {"table.refused"}:  # which is told by its refusal
        room, _, message = code.partition(".")
        assert f"mistake-{message}" in words(folder(room), lang), code


def test_a_mistake_is_told_in_the_language_of_its_reader() -> None:
    problem = Malformed("kit.clause-missing", clause="players")
    assert str(problem) == "The clause ‘players’ is missing."
    assert problem.told("fr") == "La clause «\u00a0players\u00a0» manque."
