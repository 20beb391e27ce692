"""A page as the browser keeps it (static/patch.js), in text: messages go in, the markup it shows comes out."""

from __future__ import annotations

import re
import sys
from typing import Any

from tablee.kit.svg import escape
from tablee.web.difference import read
from tablee.web.picture import LINES, WORDS, span

SHELL = ' data-shell=""></svg>'
OPENING = re.compile(r'<([\w-]+)((?:\s[\w:-]+="[^"]*")*)\s*(/?)>')
ATTRIBUTE = re.compile(r'\s[\w:-]+="[^"]*"')
EMPTY = re.compile(r"<([\w-]+)((?:\s[^<>]*)?)></\1>")
TAG = re.compile(r"<(/?)[\w-]+[^<>]*?(/?)>")


class Page:
    """What the page shows, by id: parts, whole panels, lists."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {}

    def canonical(self) -> dict[str, Any]:
        return {name: canonical(part) for name, part in self.shown.items()}

    def receive(self, message: dict[str, Any]) -> None:
        for name, change in [pair for one in (message.get("patch", {}), *message.get("board", [])) for pair in one.items()]:
            self._exchange(name, change)
        for name, splices in message.get("lists", {}).items():
            for newer, gone, fresh in splices:
                self._lines(name, lambda lines, cut=(newer, gone, fresh), up=name == "log": exchanged(lines, cut, up))
        for front, gone, fresh in message.get("words", []):
            self._lines(WORDS, lambda old, a=front, b=gone, c=fresh: [*old[:a], *map(span, c), *old[a + b :]], "span")

    def _exchange(self, name: str, change: Any) -> None:
        """A whole element, or changes to the one that is there."""
        if isinstance(change, str):
            change = change.replace("'", '"')
        elif "" in change:
            change = {**change, "": change[""].replace("'", '"')}
        name, first, _ = name.partition(" > *")
        held = self.shown.get(name)
        if isinstance(change, dict) and not isinstance(held, str) and name.startswith("at-"):  # only attributes
            self.shown[name] = {**(held or {}), **change}
            return
        holder = name if held else next((one for one, text in self.shown.items() if f'id="{name}"' in text), name)
        text = self.shown.get(holder, "")
        start, end = (text.index("<", 1), len(text) - len("</div>")) if first else element(text, name) if text else (0, 0)
        fresh = change if isinstance(change, str) else rewritten(text[start:end], change)
        self.shown[holder] = text[:start] + fresh + text[end:]

    def _lines(self, name: str, change: Any, kind: str = "li") -> None:
        opening, inside, closing = re.fullmatch(r"(<[^>]*>)(.*)(<[^>]*>)", self.shown[name], re.DOTALL).groups()  # type: ignore[union-attr]
        lines = re.findall(rf"<{kind}[^>]*>.*?</{kind}>", inside, re.DOTALL)
        self.shown[name] = opening + "".join(change(lines)) + closing


def rewritten(markup: str, changes: dict[str, str | None]) -> str:
    """An element with other attributes, in the order of a new one, and other insides."""
    old = read(markup)
    attributes = {name: value for name, value in old.attributes.items() if changes.get(name, "") is not None}
    attributes |= {name: escape(value) for name, value in changes.items() if name and value is not None}
    inside = changes.get("", old.inside)
    written = "".join(f' {name}="{value}"' for name, value in attributes.items())
    return f"<{old.tag}{written}>{inside}</{old.tag}>" if inside or not markup.endswith("/>") else f"<{old.tag}{written}/>"


def exchanged(lines: list[str], cut: tuple[int, int, list[str]], upwards: bool) -> list[str]:
    """Lines after a splice, which counts from the newest."""
    newer, gone, fresh = cut
    old = lines[::-1] if upwards else lines
    end = len(old) - newer
    new = [*old[: max(0, end - gone)], *fresh, *old[max(0, end) :]][-LINES:]
    return new[::-1] if upwards else new


def canonical(markup: Any) -> Any:
    """The same markup written the one way: attributes in the order of the alphabet, nothing inside said shortly."""
    if not isinstance(markup, str):
        return {name: value for name, value in markup.items() if value is not None}
    ordered = OPENING.sub(lambda tag: f"<{tag[1]}{''.join(sorted(ATTRIBUTE.findall(tag[2])))}{tag[3]}>", markup)
    return EMPTY.sub(r"<\1\2/>", ordered)


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
