"""A page as the browser keeps it (static/patch.js), in text: messages go in, the markup it shows comes out."""

from __future__ import annotations

import re
import sys
from typing import Any

from tablee.web.picture import LINES, WORDS, span

SHELL = ' data-shell=""></svg>'
TAG = re.compile(r"<(/?)[\w-]+[^<>]*?(/?)>")


class Page:
    """What the page shows, by id: parts, whole panels, lists."""

    def __init__(self) -> None:
        self.shown: dict[str, str] = {}

    def receive(self, message: dict[str, Any]) -> None:
        for name, markup in [pair for one in (message.get("patch", {}), *message.get("board", [])) for pair in one.items()]:
            if markup.endswith(SHELL):
                root, rest = self.shown[name].split("><svg", 1)[0], self.shown[name].split("><svg", 1)[1].split(">", 1)[1]
                self.shown[name] = f"{root}>{markup.removesuffix(SHELL)}>{rest}"
            elif name in self.shown or not self._exchange(name, markup):
                self.shown[name] = markup
        for name, splices in message.get("lists", {}).items():
            for newer, gone, fresh in splices:
                self._lines(name, lambda lines, cut=(newer, gone, fresh), up=name == "log": exchanged(lines, cut, up))
        for front, gone, fresh in message.get("words", []):
            self._lines(WORDS, lambda old, a=front, b=gone, c=fresh: [*old[:a], *map(span, c), *old[a + b :]], "span")

    def _exchange(self, name: str, markup: str) -> bool:
        """Put a piece in its place in a panel."""
        for panel, text in self.shown.items():
            if f'id="{name}"' in text:
                start, end = element(text, name)
                self.shown[panel] = text[:start] + markup + text[end:]
                return True
        return False

    def _lines(self, name: str, change: Any, kind: str = "li") -> None:
        opening, inside, closing = re.fullmatch(r"(<[^>]*>)(.*)(<[^>]*>)", self.shown[name], re.DOTALL).groups()  # type: ignore[union-attr]
        lines = re.findall(rf"<{kind}>.*?</{kind}>", inside, re.DOTALL)
        self.shown[name] = opening + "".join(change(lines)) + closing


def exchanged(lines: list[str], cut: tuple[int, int, list[str]], upwards: bool) -> list[str]:
    """Lines after a splice, which counts from the newest."""
    newer, gone, fresh = cut
    old = lines[::-1] if upwards else lines
    end = len(old) - newer
    new = [*old[: max(0, end - gone)], *fresh, *old[max(0, end) :]][-LINES:]
    return new[::-1] if upwards else new


def element(text: str, name: str) -> tuple[int, int]:
    """Where the element that carries an id stands in a text."""
    found = re.search(rf'<[^<>]*\bid="{re.escape(name)}"[^<>]*>', text)
    assert found, name
    depth = 0
    for tag in TAG.finditer(text, found.start()):
        closes, empty = tag.groups()
        depth += 0 if empty else -1 if closes else 1
        if depth == 0:
            return found.start(), tag.end()
    raise AssertionError(f"{name} does not end")


def forget_drawings() -> None:
    """Empty every memory that a picture could come from."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("tablee.games.", "tablee.kit.svg", "tablee.web.", "harbor")):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear") and (".face" in name or not name.startswith("tablee.games.")):
                    thing.cache_clear()
