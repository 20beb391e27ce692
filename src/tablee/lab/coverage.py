"""Which rules are carried by tests: the numbers in each RULES.md against the `rule` marks in the tests folder."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import tablee
from tablee.engine import catalogue
from tablee.engine.values import Mistake
from tablee.kit import rulebook

MARK = "pytest.mark.rule"


@dataclass(frozen=True, slots=True)
class Coverage:
    """How far the tests of one game carry its rules."""

    game: str
    rules: int
    covered: int
    missing: tuple[str, ...]  # rules no test carries
    unknown: tuple[str, ...]  # marks with this game's letters that name no rule

    @property
    def complete(self) -> bool:
        return not self.missing and not self.unknown


def report(tests: Path | None = None) -> list[Coverage]:
    """One entry per game of the catalogue that has a rules text. Raises `Mistake` without a tests folder."""
    marked = marks(tests or tests_folder())
    written = ((game.name, game.folder) for game in catalogue.games())
    return [
        compare(name, [rule.id for rule in rulebook.rules(folder, "en")], marked)
        for name, folder in written
        if rulebook.source(folder, "en").is_file()
    ]


def compare(game: str, rules: list[str], marked: Iterable[str]) -> Coverage:
    """Marks that share a game's letters but name none of its rules are unknown; those of other games do not count."""
    marked = set(marked)
    missing = tuple(rule for rule in rules if rule not in marked)
    own = {letters(rule) for rule in rules}
    unknown = tuple(sorted(mark for mark in marked.difference(rules) if letters(mark) in own))
    return Coverage(game, len(rules), len(rules) - len(missing), missing, unknown)


def letters(rule: str) -> str:
    return rule.partition("-")[0]


def tests_folder() -> Path:
    """The tests of the checkout this package runs from."""
    folder = Path(str(tablee.__file__)).parents[2] / "tests"
    if not folder.is_dir():
        raise Mistake("lab.no-tests")
    return folder


def marks(tests: Path) -> set[str]:
    """Every rule number that some test carries."""
    return {name for path in sorted(tests.rglob("test_*.py")) for name in marks_in(path)}


def marks_in(path: Path) -> Iterator[str]:
    """The numbers marked on test functions, on test classes, and on the module as `pytestmark`."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as problem:
        raise Mistake("lab.unreadable", file=path.name, why=str(problem)) from None
    for node in ast.walk(tree):
        for expression in marking(node):
            for call in ast.walk(expression):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == MARK:
                    yield from numbers(call, path)


def marking(node: ast.AST) -> list[ast.expr]:
    """The expressions by which a piece of code marks tests."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
            return node.decorator_list
        case ast.ClassDef(name=name) if name.startswith("Test"):
            return node.decorator_list
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
            return [value]
    return []


def numbers(call: ast.Call, path: Path) -> Iterator[str]:
    for argument in call.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise Mistake("lab.odd-mark", file=path.name, line=call.lineno)
        yield argument.value
