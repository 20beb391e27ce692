"""What makes one element of a page another: the attributes that changed and what is inside, where that says it in less.

A page takes a text as a whole new element, and an object as changes: attributes by name (null: gone), and under `""` the
markup inside. The element itself stays, with the focus it may have.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import unescape
from typing import NamedTuple, TypeAlias

import msgspec

Changes: TypeAlias = "dict[str, str | None]"
Attributes: TypeAlias = "tuple[tuple[str, str | None], ...]"  # by name; None: there is no such one
Part: TypeAlias = "str | Attributes"  # a whole element, or only the attributes of one that stays for ever

ATTRIBUTE = re.compile(r'([^\s=]+)="([^"]*)"')
INSIDE = ""
encode = msgspec.json.Encoder().encode


class Element(NamedTuple):
    """An element as `svg.tag` writes it: attributes in double quotes, whose values have neither quotes nor brackets."""

    tag: str
    attributes: dict[str, str]
    inside: str


@lru_cache(maxsize=4096)
def read(markup: str) -> Element:
    """Whatever changes is read twice: when it comes and when it goes."""
    head, _, rest = markup[1:].partition(">")
    empty = head.endswith("/")
    tag, _, attributes = head.removesuffix("/").partition(" ")
    return Element(tag, dict(ATTRIBUTE.findall(attributes)), "" if empty else rest[: -len(tag) - 3])


@lru_cache(maxsize=8192)
def told(key: str, old: Part | None, new: Part) -> bytes:
    """What to tell a page of a part that changed, as a member of a JSON object. Much of it was told before."""
    return encode({key: changes_of(old, new)})[1:-1]


def difference(old: str, new: str) -> str | Changes:
    """What to tell a page that shows the old element so that it shows the new one; both carry the same id."""
    head, _, rest = new.partition(">")
    if head == old.partition(">")[0] and not head.endswith("/"):
        return {INSIDE: unquoted(rest[: rest.rindex("<")])}
    before, after = read(old), read(new)
    if before.tag != after.tag:
        return unquoted(new)
    changes = changed(before.attributes, after.attributes)
    if before.inside != after.inside:
        changes[INSIDE] = unquoted(after.inside)
    return changes


def unquoted(markup: str) -> str:
    """The same markup with single quotes, of which JSON makes no two letters. Words never have any (`svg.escape`)."""
    return markup if "'" in markup else markup.replace('"', "'")


def changed(old: Mapping[str, str | None], new: Mapping[str, str | None]) -> Changes:
    """Attributes that are different or new, and null for those that are gone."""
    changes: Changes = {name: None for name in old if name not in new}
    for name, value in new.items():
        if old.get(name) != value:
            changes[name] = unescape(value) if value and "&" in value else value
    return changes


def changes_of(old: Part | None, new: Part) -> str | Changes:
    """The same for parts, of which some are only attributes, and some were not there."""
    if isinstance(new, str):
        return difference(old, new) if isinstance(old, str) else new
    return changed({} if old is None or isinstance(old, str) else dict(old), dict(new))
