"""A game's rules text: RULES.md in English, RULES.<language>.md in others, with one list item per numbered rule.

* **PUE-37** On each level the chief sees the nearest cube of that level.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tablee.engine.values import Mistake
from tablee.kit.languages import FIRST, LANGUAGES

LANGUAGE = re.compile("[a-z]{2,3}(-[A-Za-z]{2,4})?")
RULE_ID = re.compile(r"[A-Z]{2,}-[0-9]+(?:\.[0-9]+)*[a-z]?")
FIGURE = re.compile(r'<p><img src="figure:([a-z-]+)" alt="([^"]*)" /></p>')
NUMBERED = re.compile(rf'(<li id="({RULE_ID.pattern})">(?:(?!<li).)*?)</li>', re.DOTALL)
REFERENCE = re.compile(rf"(?<![\w-])({RULE_ID.pattern})(?![\w-])")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, as plain text."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading to jump to. Level 1 is the title of the book."""

    id: str
    title: str
    level: int


@dataclass(frozen=True, slots=True)
class Rulebook:
    rules: tuple[Rule, ...]
    contents: tuple[Heading, ...]
    html: str


def source(folder: Path, lang: str) -> Path:
    """Where the text of a language stands; in a language of ours that has none yet, the English one."""
    own = folder / f"RULES.{lang}.md"
    is_english = lang == FIRST or (lang in LANGUAGES and not own.is_file())
    return folder / "RULES.md" if is_english else own


def rules(folder: Path, lang: str) -> tuple[Rule, ...]:
    """All numbered rules in the order of the text."""
    return rulebook(folder, lang).rules


def contents(folder: Path, lang: str) -> tuple[tuple[str, str], ...]:
    """(id, title) of the chapters and their sections, for a table of contents."""
    return tuple((one.id, one.title) for one in rulebook(folder, lang).contents if one.level > 1)


def html(folder: Path, lang: str) -> str:
    """The whole text; every heading and rule can be jumped to, and a rule's number links to it wherever it is named."""
    return rulebook(folder, lang).html


def illustrated(page: str, figures: Mapping[str, str]) -> str:
    """A page with its pictures drawn in; one that nobody draws leaves its caption."""

    def drawn(found: re.Match[str]) -> str:
        return f'<figure class="rule-figure">{figures.get(found[1], "")}<figcaption>{found[2]}</figcaption></figure>'

    return FIGURE.sub(drawn, page)


def annotated(page: str, notes: Mapping[str, str]) -> str:
    """A page with something more at the end of rules, by their numbers."""

    def noted(found: re.Match[str]) -> str:
        return f"{found[1]}{notes.get(found[2], '')}</li>"

    return NUMBERED.sub(noted, page)


@cache
def rulebook(folder: Path, lang: str) -> Rulebook:
    """Raises `Mistake` when there is no such text."""
    path = source(folder, lang)
    if not LANGUAGE.fullmatch(lang) or not path.is_file():
        raise Mistake("kit.no-rules-text", game=folder.name, lang=lang)
    return read(path.read_text(encoding="utf-8"))


def read(text: str) -> Rulebook:
    """A rulebook from Markdown. HTML in it is shown as text, never passed on. Raises `Mistake`."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    found = dict(mark_rules(tokens))
    headings = tuple(mark_headings(tokens))
    for token in tokens:
        token.children = list(linked(token.children, found)) if token.children else token.children
    page: str = parser.renderer.render(frame_tables(tokens), parser.options, {})
    return Rulebook(tuple(Rule(name, words) for name, words in found.items()), headings, page)


def mark_rules(tokens: list[Token]) -> Iterator[tuple[str, str]]:
    """Give each rule's list item its id; yields id and text."""
    seen = set()
    for item, inline in zip(tokens, tokens[2:], strict=False):
        if item.type != "list_item_open" or inline.type != "inline":
            continue
        name, words = split_rule(plain(inline.children or []))
        if not name or not inline.content.startswith(f"**{name}**"):
            continue
        if name in seen:
            raise Mistake("kit.rule-twice", rule=name)
        seen.add(name)
        item.attrSet("id", name)
        yield name, words


def split_rule(text: str) -> tuple[str, str]:
    number, _, words = text.partition(" ")
    return (number, words.strip()) if RULE_ID.fullmatch(number) else ("", text)


def frame_tables(tokens: list[Token]) -> list[Token]:
    """A table may be wider than the page: what is around it can have the focus, so that keys scroll it, and has a name."""
    title, seen, framed = "", Counter[str](), list[Token]()
    for token, after in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type == "heading_open" and after is not None:
            title = plain(after.children or [])
        if token.type == "table_open":
            seen[title] += 1
            name = title if seen[title] == 1 else f"{title} ({seen[title]})"
            frame = {"class": "wide-table", "role": "region", "tabindex": "0", "aria-label": name}
            framed.append(Token("frame_open", "div", 1, attrs=dict(frame), block=True))
        framed.append(token)
        if token.type == "table_close":
            framed.append(Token("frame_close", "div", -1, block=True))
    return framed


def mark_headings(tokens: list[Token]) -> Iterator[Heading]:
    """Give each heading an id made from its title."""
    seen: set[str] = set()
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open":
            title = plain(inline.children or [])
            stem = slug(title)
            name = next(one for one in (stem, *(f"{stem}-{k}" for k in range(2, 100))) if one not in seen)
            seen.add(name)
            opening.attrSet("id", name)
            yield Heading(name, title, int(opening.tag[1:]))


def slug(title: str) -> str:
    """`Préparation du jeu` -> `preparation-du-jeu`."""
    bare = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", bare).strip("-") or "section"


def plain(children: Iterable[Token]) -> str:
    """Inline text without its markup."""
    words = (" " if token.type in ("softbreak", "hardbreak") else token.content for token in children)
    return "".join(words).strip()


def linked(children: list[Token], known: dict[str, str]) -> Iterator[Token]:
    """The same tokens, with every number of a known rule turned into a link to it."""
    inside = 0  # links do not nest
    for token in children:
        inside += {"link_open": 1, "link_close": -1}.get(token.type, 0)
        if token.type != "text" or inside:
            yield token
            continue
        for part in REFERENCE.split(token.content):
            words = Token("text", "", 0, content=part)
            if part in known:
                yield Token("link_open", "a", 1, attrs={"href": f"#{part}", "class": "rule"})
                yield words
                yield Token("link_close", "a", -1)
            elif part:
                yield words
