"""The short rules of a game: the overview its rulebook begins with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt

from tablee.kit.rulebook import plain, source


@cache
def overview(folder: Path, lang: str) -> tuple[str, ...]:
    """The first chapter of the rules text, paragraph by paragraph, as plain text."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    chapter, found = 0, []
    for token in parser.parse(source(folder, lang).read_text(encoding="utf-8")):
        if token.type == "heading_open" and token.tag == "h2":
            chapter += 1
        elif token.type == "inline" and chapter == 1:
            found.append(plain(token.children or []))
    return tuple(found[1:])  # without its title
