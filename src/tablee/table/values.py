"""What a live table is stored as: rows as values. Known to the table in memory and to the store alike."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from tablee.engine.fair import SEEDED
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
    seed: str | None = None  # what their browser adds to the luck; empty while it is awaited; None: nothing

    @property
    def is_open(self) -> bool:
        return self.player is None and self.level is None

    @property
    def is_ready(self) -> bool:
        """Whether nothing is missing for the game to begin."""
        return not self.is_open and self.seed != ""

    def seeded(self, player: str, seed: str) -> Place:
        """With that player's seed, if it waits for it."""
        return replace(self, seed=seed) if self.player == player and self.seed == "" else self

    def moved(self, seat: Seat) -> Place:
        """The same at another table: who added a seed will add another one."""
        return replace(self, seat=seat, seed=None if self.seed is None else "")


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
    luck: int = SEEDED  # how luck comes from the key; 1: directly


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
