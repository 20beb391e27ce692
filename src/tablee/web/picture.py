"""A table drawn for one person: parts by id, a board, and lists that only grow. Two of them compared: what has to travel.

What did not change is the same object as before (see `tablee.kit.picture.Piece`), so most of a comparison is a look at
identities; markup is compared only where an object is another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from tablee.engine.values import Seat
from tablee.kit.picture import Board, Panel
from tablee.kit.svg import escape, tag
from tablee.web.texts import SITE

LINES = 60  # of a log or a talk that a page shows, the newest; the record has them all
WORDS = "in-words"


class Growing(NamedTuple):
    """The lines of a list so far. The list itself may grow on; one whose past has changed is another list."""

    lines: list[str]
    length: int

    def since(self, before: Growing) -> list[str] | None:
        """The lines that came after those; None if that cannot be said."""
        return self.lines[before.length : self.length] if self.lines is before.lines else None

    @property
    def newest(self) -> list[str]:
        return self.lines[max(0, self.length - LINES) : self.length]


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    step: int
    chair: Seat | None
    lang: str
    parts: Mapping[str, str]  # id -> markup of an element that carries this id
    board: Board
    log: Growing
    chat: Growing
    choices: Mapping[str, bytes] = field(default_factory=dict)  # what the page needs to fill slots, as JSON

    @property
    def panels(self) -> tuple[Panel, ...]:
        return (self.board.stage, *self.board.panels)

    def panel(self, name: str) -> str:
        return whole(next(panel for panel in self.panels if panel.name == name))

    def log_whole(self) -> str:
        empty = SITE[self.lang]("log-empty")
        return tag("ol", "".join(reversed(self.log.newest)), cls="small log-lines", id="log", data_empty=empty)

    def chat_whole(self) -> str:
        empty = SITE[self.lang]("chat-empty")
        return tag("ul", "".join(self.chat.newest), cls="small chat-lines", id="chat", data_empty=empty)

    def words_whole(self) -> str:
        return tag("p", "".join(map(span, self.board.sentences)), cls="unseen", id=WORDS)

    @property
    def version(self) -> str:
        """The same for pictures that show the same."""
        shown = [*self.parts.values(), *map(str, self.panels), self.log_whole(), self.chat_whole(), self.words_whole()]
        return blake2b("".join(shown).encode(), digest_size=9).hexdigest()

    def message(self, before: Picture | None) -> dict[str, Any] | None:
        """What a page that shows the former picture, or none, has to be told; None if it is nothing."""
        told = self._all() if before is None else self._changes(before)
        if before is not None and not any(told.values()) and self.step == before.step and self.chair == before.chair:
            if self.choices == before.choices:
                return None
        told = {key: value for key, value in told.items() if value}
        choices = {name: msgspec.Raw(json) for name, json in self.choices.items()}
        return {"t": "view", "step": self.step, "seat": self.chair, **told, **choices}

    def _all(self) -> dict[str, Any]:
        panels = {f"panel-{panel.name}": whole(panel) for panel in self.panels}
        lists = {"log": self.log_whole(), "chat": self.chat_whole(), WORDS: self.words_whole()}
        return {"patch": {**self.parts, **panels, **lists}}

    def _changes(self, before: Picture) -> dict[str, Any]:
        former = before.parts
        patch = {key: markup for key, markup in self.parts.items() if former.get(key) != markup}
        more: dict[str, list[str]] = {}
        if self.board is not before.board:
            known = {panel.name: panel for panel in before.panels}
            for panel in self.panels:
                patch |= panel_changes(panel, known.get(panel.name))
        for name, now, then in (("log", self.log, before.log), ("chat", self.chat, before.chat)):
            fresh = now.since(then)
            if fresh is None:
                patch[name] = self.log_whole() if name == "log" else self.chat_whole()
            elif fresh:
                more[name] = fresh
        return {"patch": patch, "more": more, "words": spliced(before.board.sentences, self.board.sentences)}


def whole(panel: Panel) -> str:
    return tag("div", str(panel), cls="picture", id=f"panel-{panel.name}")


def span(sentence: str) -> str:
    return f"<span>{escape(sentence)} </span>"


def panel_changes(panel: Panel, old: Panel | None) -> dict[str, str]:
    """Pieces to be exchanged, as long as a panel keeps its frame: its opening, its closing and the order of its pieces."""
    if panel is old:
        return {}
    if old is None or (panel.opening, panel.closing, len(panel.pieces)) != (old.opening, old.closing, len(old.pieces)):
        return {f"panel-{panel.name}": whole(panel)}
    changed = {}
    for piece, former in zip(panel.pieces, old.pieces, strict=True):
        if piece is not former and piece.markup != former.markup:
            if piece.id != former.id:
                return {f"panel-{panel.name}": whole(panel)}
            changed[piece.id] = piece.markup
    return changed


def spliced(old: Sequence[str], new: Sequence[str]) -> list[Any]:
    """Where two lists differ: how many stay in front, how many go, and what comes in their place. Empty if nowhere."""
    if old is new or old == new:
        return []
    least = min(len(old), len(new))
    front = next((at for at in range(least) if old[at] != new[at]), least)
    back = next((at for at in range(least - front) if old[-1 - at] != new[-1 - at]), least - front)
    return [front, len(old) - front - back, list(new[front : len(new) - back])]
