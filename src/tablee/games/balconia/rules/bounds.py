"""What a component file may look like before a parser sees it (BAL-102): short, flat, with short keys and numbers.

A parser of TOML needs the square of a key's parts in time and memory, and goes as deep as a file is nested: one line of
200,000 letters could ask for all memory there is. Within these bounds the worst file takes a tenth of a second.
"""

from __future__ import annotations

import re
from typing import Final

from tablee.engine.values import Mistake

LONGEST: Final = 60_000  # letters; this edition's file has a third of that
DEEPEST: Final = 8  # brackets and braces inside each other
MOST_DOTS: Final = 8  # outside texts, in a line of TOML: they join the parts of a key
LONGEST_WORD: Final = 64  # letters of a number, or of a key without quotation marks
TOKEN: Final = re.compile(
    r"""(?P<text>"(?:[^"\\\n]|\\[^\n])*"|'[^'\n]*'|\#[^\n]*)|(?P<open>[\[{])|(?P<close>[\]}])"""
    r"""|(?P<dot>\.)|(?P<word>[\w+-]+)|(?P<line>\n)|(?P<mark>["'])"""
)


def is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def check_bounds(text: str) -> None:
    """Raises `Mistake` for a file that a parser must not get."""
    if len(text) > LONGEST:
        raise Mistake("balconia.too-long", most=LONGEST)
    if '"""' in text or "'''" in text:
        raise Mistake("balconia.long-text")
    depth = dots = 0
    dotted = not is_json(text)
    for found in TOKEN.finditer(text):
        match found.lastgroup:
            case "open":
                depth += 1
                if depth > DEEPEST:
                    raise Mistake("balconia.nested")
            case "close":
                depth = max(0, depth - 1)
            case "dot":
                dots += dotted
                if dots > MOST_DOTS:
                    raise Mistake("balconia.dots", most=MOST_DOTS)
            case "line":
                dots = 0
            case "word" if found.end() - found.start() > LONGEST_WORD:
                raise Mistake("balconia.long-word", most=LONGEST_WORD)
            case "mark":
                raise Mistake("balconia.unreadable-at", **place(text, found.start()))


def place(text: str, at: int) -> dict[str, int]:
    """Line and column, as people count them."""
    return {"line": text.count("\n", 0, at) + 1, "column": at - text.rfind("\n", 0, at)}
