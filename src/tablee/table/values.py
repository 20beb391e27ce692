"""What a live table is stored as: rows as values. Known to the table in memory and to the store alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablee.engine.values import Mistake, Refusal, Seat


class Denied(Mistake):
    """A request that is not carried out: one code of a short closed list, and for a move the rule it breaks."""

    room = "table"

    def __init__(self, code: str, refusal: Refusal | None = None, **args: object) -> None:
        super().__init__(code, **args)
        self.refusal = refusal

    def told(self, lang: str) -> str:
        return self.refusal.told(lang) if self.refusal else super().told(lang)


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at a table: a person's, a bot's, or open."""

    seat: Seat
    player: str | None = None
    level: str | None = None
    name: str = ""

    @property
    def is_open(self) -> bool:
        return self.player is None and self.level is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What does not change while a game goes on."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    name: str
    host: str
    public: bool
    key: bytes = field(repr=False)
    created: float
    ended: float | None = None
    rematch: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log as it is stored."""

    seq: int
    seat: Seat
    kind: str
    text: str
    at: float
    digest: str | None = field(default=None, compare=False)  # covers the entry before; None in older databases


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as a list names it, whether it can be loaded or not."""

    id: str
    game: str
    name: str
