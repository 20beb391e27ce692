"""What is said when a rule stands against something: every refusal of a game, by the rule that it names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tablee.engine.game import AnyGame
from tablee.kit.people import capital
from tablee.kit.words import words

ANYTHING = "…"  # in place of what depends on the position


@cache
def objections(game: AnyGame, lang: str) -> dict[str, tuple[str, ...]]:
    """By the number of a rule, the sentences with which it refuses."""
    found: dict[str, list[str]] = {}
    for rule, reason in dict.fromkeys(pairs((game.folder / "rules" / "refusals.py").read_text(encoding="utf-8"))):
        if said := sentence(game, reason, lang):
            found.setdefault(rule, []).append(said)
    return {rule: tuple(dict.fromkeys(said)) for rule, said in found.items()}


def sentence(game: AnyGame, reason: str, lang: str) -> str:
    """What a refusal says, whatever the position; empty where that cannot be said."""
    said = words(game.folder, lang)
    message = f"refusal-{reason}"
    if message not in said:
        return ""
    return capital(said.formatted(message, dict.fromkeys(variables(said.path)[message], ANYTHING)))


class Variables(Visitor):
    """The names of all that a message is given."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # so the visitor calls it
        self.names.append(node.id.name)


@cache
def variables(path: Path) -> dict[str, list[str]]:
    """By message, what it is given."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def pairs(source: str) -> Iterator[tuple[str, str]]:
    """(rule, reason) of every refusal that a module writes out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal" and node.args:
            rules, reasons = (list(texts(argument)) for argument in node.args[:2])
            yield from ((rule, reason) for rule in rules for reason in reasons)


def texts(node: ast.expr) -> Iterator[str]:
    """What an expression may be, where that is written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*texts(node.body), *texts(node.orelse))
