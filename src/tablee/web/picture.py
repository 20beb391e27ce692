"""A table drawn for one person: parts by id, a board, and lists that only grow. Two of them compared: what has to travel.

What did not change is the same object as before (see `tablee.kit.picture.Piece`), so most of a comparison is a look at
identities; markup is compared only where an object is another one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from tablee.engine.values import Seat
from tablee.kit.picture import Board, Panel
from tablee.kit.svg import escape, tag
from tablee.web.difference import Part, changed, encode, read, told
from tablee.web.texts import SITE

T = TypeVar("T")
Memory: TypeAlias = "dict[tuple[int, int], Any]"  # what was compared, by the identities of both
Splice: TypeAlias = "tuple[int, int, list[str]]"  # so many stay, so many go, these come in their place

FEW = 8  # lines that are exchanged one by one
LINES = 60  # of a log or a talk that a page shows, the newest; the record has them all
WORDS = "in-words"


class Growing(NamedTuple):
    """The lines of a list so far, oldest first. The list itself may grow on; one whose past has changed is another list."""

    lines: list[str]
    length: int

    @property
    def newest(self) -> list[str]:
        return self.lines[max(0, self.length - LINES) : self.length]

    def since(self, before: Growing) -> list[Splice]:
        """What makes the lines of then those of now."""
        if self.lines is before.lines:
            fresh = self.lines[before.length : self.length]
            return [(0, 0, fresh)] if fresh else []
        return respliced(before.lines[: before.length], self.lines[: self.length])


@dataclass(slots=True, eq=False)
class Picture:
    step: int
    chair: Seat | None
    lang: str
    own: Mapping[str, Part]  # id -> an element that carries this id
    seats: Mapping[str, Part]  # what is said to this onlooker of who sits where
    shared: tuple[Mapping[str, Part], ...]  # parts that several onlookers see
    board: Board
    log: Growing
    chat: Growing
    choices: Mapping[str, bytes] = field(default_factory=dict)  # what the page needs to fill slots, as JSON

    @property
    def parts(self) -> dict[str, Part]:
        return {key: part for parts in (*self.shared, self.seats, self.own) for key, part in parts.items()}

    @property
    def panels(self) -> tuple[Panel, ...]:
        return (self.board.stage, *self.board.panels)

    def panel(self, name: str) -> str:
        return whole(next(panel for panel in self.panels if panel.name == name))

    def log_whole(self) -> str:
        empty = SITE[self.lang]("log-empty")
        return tag("ol", "".join(reversed(self.log.newest)), cls="small log-lines", id="log", tabindex=0, data_empty=empty)

    def chat_whole(self) -> str:
        empty = SITE[self.lang]("chat-empty")
        return tag("ul", "".join(self.chat.newest), cls="small chat-lines", id="chat", tabindex=0, data_empty=empty)

    def words_whole(self) -> str:
        return tag("p", "".join(map(span, self.board.sentences)), cls="unseen", id=WORDS)

    @property
    def version(self) -> str:
        """The same for pictures that show the same."""
        parts, panels = map(str, self.parts.values()), map(str, self.panels)
        shown = [*parts, *panels, self.log_whole(), self.chat_whole(), self.words_whole()]
        return blake2b("".join(shown).encode(), digest_size=9).hexdigest()

    def message(self, before: Picture | None, memory: Memory | None = None) -> dict[str, Any] | None:
        """What a page that shows the former picture, or none, has to be told; None if it is nothing. Who tells the same to
        several pages gives a memory, which has to live no longer than any of their pictures."""
        changes = self._all() if before is None else self._changes(before, {} if memory is None else memory)
        if before is not None and not changes and self.step == before.step and self.chair == before.chair:
            if self.choices == before.choices:
                return None
        choices = {name: msgspec.Raw(json) for name, json in self.choices.items()}
        return {"t": "view", "step": self.step, "seat": self.chair, **changes, **choices}

    def _all(self) -> dict[str, Any]:
        parts = {key: part if isinstance(part, str) else dict(part) for key, part in self.parts.items()}
        panels = {f"panel-{panel.name}": whole(panel) for panel in self.panels}
        lists = {"log": self.log_whole(), "chat": self.chat_whole(), WORDS: self.words_whole()}
        return {"patch": {**parts, **panels, **lists}}

    def _changes(self, before: Picture, memory: Memory) -> dict[str, Any]:
        """`patch` and `board`: what to exchange by id; `words`: sentences to exchange; `lists`: lines to splice."""
        changes: dict[str, Any] = {}
        if own := parts_changes(self.own, before.own):
            changes["patch"] = own
        board: list[msgspec.Raw] = []
        words = None
        if self.board is not before.board:
            board, words = board_changes(self.board, before.board, memory)
        shared = [once(memory, now, then, parts_changes) for now, then in zip(self.shared, before.shared, strict=True)]
        if exchanged := [*board, *filter(None, [*shared, parts_changes(self.seats, before.seats)])]:
            changes["board"] = exchanged
        if words:
            changes["words"] = words
        lists = {"log": self.log.since(before.log), "chat": self.chat.since(before.chat)}
        if spliced := {name: splices for name, splices in lists.items() if splices}:
            changes["lists"] = spliced
        return changes


def parts_changes(parts: Mapping[str, Part], old: Mapping[str, Part] | None) -> msgspec.Raw | None:
    """What to exchange, as JSON; None if nothing is different."""
    if parts is old:
        return None
    former = old or {}
    return as_object([told(key, former.get(key), part) for key, part in parts.items() if former.get(key) != part])


def as_object(members: list[bytes]) -> msgspec.Raw | None:
    return msgspec.Raw(b"{" + b",".join(members) + b"}") if members else None


def once(memory: Memory, new: T, old: T | None, compare: Callable[[T, T | None], msgspec.Raw | None]) -> msgspec.Raw | None:
    """What changed between two things that several see, as JSON written once; None if nothing did."""
    if new is old:
        return None
    key = (id(new), id(old))
    if key not in memory:
        memory[key] = compare(new, old)
    found: msgspec.Raw | None = memory[key]
    return found


def board_changes(board: Board, old: Board, memory: Memory) -> tuple[list[msgspec.Raw], msgspec.Raw | None]:
    """What to exchange in each panel that changed, and which sentences. As JSON, written once."""
    key = (id(board), id(old))
    if key not in memory:
        known = {panel.name: panel for panel in (old.stage, *old.panels)}
        changes = [once(memory, panel, known.get(panel.name), panel_changes) for panel in (board.stage, *board.panels)]
        words = spliced(old.sentences, board.sentences)
        memory[key] = [one for one in changes if one], msgspec.Raw(encode(words)) if words else None
    found: tuple[list[msgspec.Raw], msgspec.Raw | None] = memory[key]
    return found


def whole(panel: Panel) -> str:
    return tag("div", str(panel), cls="picture", id=f"panel-{panel.name}")


def span(sentence: str) -> str:
    return f"<span>{escape(sentence)} </span>"


def panel_changes(panel: Panel, old: Panel | None) -> msgspec.Raw | None:
    """Pieces to be exchanged, as long as a panel keeps its frame: what it opens and closes with, the order of its pieces.
    Of the element around all that the attributes may change."""
    if old is None or panel.closing != old.closing or len(panel.pieces) != len(old.pieces):
        return exchanged(panel)
    members: list[bytes] = []
    if panel.opening != old.opening:
        now, then = read(panel.opening + panel.closing), read(old.opening + old.closing)
        if now.inside != then.inside:
            return exchanged(panel)
        members.append(encode({f"panel-{panel.name} > *": changed(then.attributes, now.attributes)})[1:-1])
    for piece, former in compress(zip(panel.pieces, old.pieces, strict=True), map(is_not, panel.pieces, old.pieces)):
        if piece.markup != former.markup:
            if piece.id != former.id:
                return exchanged(panel)
            members.append(told(piece.id, former.markup, piece.markup))
    return as_object(members)


def exchanged(panel: Panel) -> msgspec.Raw:
    return msgspec.Raw(encode({f"panel-{panel.name}": whole(panel)}))


def respliced(old: Sequence[str], new: Sequence[str]) -> list[Splice]:
    """What makes one list the other, where a page may have forgotten the oldest lines: counted from the newest end."""
    if len(new) >= len(old):
        other = [at for at in range(len(old)) if old[at] != new[at]]
        if len(other) <= FEW:  # some lines read otherwise now, and others came
            changed: list[Splice] = [(len(old) - 1 - at, 1, [new[at]]) for at in other]
            return changed + ([(0, 0, list(new[len(old) :])[-LINES:])] if len(new) > len(old) else [])
    least = min(len(old), len(new))
    same = next((at for at in range(least) if old[at] != new[at]), least)
    if len(old) > LINES and same < len(old):  # what comes into sight again was forgotten
        return [(0, len(old), list(new[-LINES:]))]
    return [(0, len(old) - same, list(new[same:])[-LINES:])]


def spliced(old: Sequence[str], new: Sequence[str]) -> list[Splice]:
    """What makes one list the other, from front to back: after so many, so many go, and these come in their place."""
    if old is new or old == new:
        return []
    where = {sentence: at for at, sentence in enumerate(old)}
    splices: list[Splice] = []
    done = told = 0  # of the old ones, of the new ones
    for at, sentence in enumerate([*new, None]):
        found = len(old) if sentence is None else where.get(sentence, -1)
        if found >= done:
            if found > done or at > told:
                splices.append((told, found - done, list(new[told:at])))
            done, told = found + 1, at + 1
    return splices
