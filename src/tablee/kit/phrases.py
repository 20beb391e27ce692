"""Messages made ready to be said: plain joins of text and arguments, some twenty times quicker than going through Fluent.

What a message may do here: text, variables, and a choice by a variable (a word, a number, a plural form). For everything
else, and for arguments that are not words or small numbers, there is Fluent itself; both say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from fluent.syntax import ast

SMALL = 1000  # below this a whole number is written alike in all languages
Arguments: TypeAlias = "Mapping[str, object]"
Phrase: TypeAlias = Callable[[Arguments], str]
PluralForm: TypeAlias = Callable[[int], str]


class Unusual(Exception):
    """Something that only Fluent itself can say."""


def prepared(pattern: Any, plural_form: PluralForm) -> Phrase:
    """A pattern of a message as a function of its arguments, which raises `Unusual` for some. Raises `Unusual`."""
    elements = getattr(pattern, "elements", [pattern])  # Fluent hands out a single text as it is
    parts = [_part(element, plural_form) for element in elements]
    if all(isinstance(part, str) for part in parts):
        text = "".join(map(str, parts))
        return lambda _args: text
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]
    return lambda args: "".join([part if isinstance(part, str) else part(args) for part in parts])


def _part(element: Any, plural_form: PluralForm) -> str | Phrase:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inside = getattr(element, "expression", element)
    if isinstance(inside, ast.StringLiteral):
        return str(inside.parse()["value"])
    if isinstance(inside, ast.VariableReference):
        return _variable(inside.id.name)
    if isinstance(inside, ast.SelectExpression) and isinstance(inside.selector, ast.VariableReference):
        return _choice(inside, plural_form)
    raise Unusual


def _variable(name: str) -> Phrase:
    def said(args: Arguments) -> str:
        value = args.get(name)
        if type(value) is str:
            return value
        if type(value) is int and 0 <= value < SMALL:
            return str(value)
        raise Unusual

    return said


def _choice(expression: Any, plural_form: PluralForm) -> Phrase:
    """The variant of a word; of a number the first that names it or its plural form."""
    name = expression.selector.id.name
    words: dict[object, Phrase] = {}
    for variant in expression.variants:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
        words.setdefault(key, prepared(variant.value, plural_form))
    default = next(prepared(variant.value, plural_form) for variant in expression.variants if variant.default)
    keys, counts = list(words), any(isinstance(key, int) for key in words)

    def said(args: Arguments) -> str:
        value = args.get(name)
        if type(value) is str and not counts:
            return words.get(value, default)(args)
        if type(value) is not int:
            raise Unusual
        form = plural_form(value)
        key = next((key for key in keys if key in (value, form)), None)
        return default(args) if key is None else words[key](args)

    return said
