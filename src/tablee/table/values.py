"""What a live table is stored as: rows as values. Known to the table in memory and to the store alike."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from tablee.engine.fair import SEEDED
from tablee.engine.values import Mistake, Refusal, Seat
from tablee.table.clock import Clock


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
    agreed: bool = False  # whether they have said that the game may begin
    dealt: str | None = None  # the name the luck was sealed with, where they have another one since
    stand_in: str = ""  # level of the bot that plays for them, from their view alone; empty: they play themselves
    why: str = ""  # why it does

    @property
    def is_open(self) -> bool:
        return self.player is None and self.level is None

    @property
    def is_ready(self) -> bool:
        """Whether nothing is missing for the game to begin."""
        return not self.is_open and self.seed != ""

    @property
    def mind(self) -> str | None:
        """The level of the bot that decides here, if one does: its own seat's, or in place of a person."""
        return self.level or self.stand_in or None

    @property
    def is_played(self) -> bool:
        """Whether a person decides here."""
        return self.player is not None and not self.stand_in

    def seeded(self, player: str, seed: str) -> Place:
        """With that player's seed, if it waits for it."""
        return replace(self, seed=seed) if self.player == player and self.seed == "" else self

    @property
    def sealed(self) -> str:
        """The name that counts for the luck."""
        return self.name if self.dealt is None else self.dealt

    def moved(self, seat: Seat) -> Place:
        """The same at another table: who added a seed will add another one."""
        return replace(
            self, seat=seat, seed=None if self.seed is None else "", agreed=False, dealt=None, stand_in="", why=""
        )

    def left(self) -> Place:
        """The same without anybody."""
        return Place(self.seat)


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
    delay: int = 0  # so many moves later it is shown to those who only look on
    hushed: bool = False  # whether the host has closed the talk
    gathering: bool = False  # whether people still come together; then nothing is dealt, even if no seat is free
    private: bool = False  # whether it is for the invited alone
    least: int | None = None  # so many play at least, where the seats stand for the most that may
    fill_at: float | None = None  # when bots take the seats that are missing then, ...
    fill_level: str | None = None  # ... and how well they play
    clock: Clock = Clock()
    start: str | None = field(default=None, repr=False)  # the position it begins with, where nothing was dealt ...
    origin: str | None = None  # ... and where the moment is looked at that it branches off from; nothing of it is rated


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log as it is stored."""

    seq: int
    seat: Seat
    kind: str
    text: str
    at: float
    digest: str | None = field(default=None, compare=False)  # covers the entry before; None in older databases
    lag: float = field(default=0.0, compare=False)  # seconds it was on its way, which are not charged


@dataclass(frozen=True, slots=True)
class Mark:
    """One line of the log beside a table's log; see `marks`."""

    number: int
    seq: int  # of the entry it came before
    seat: Seat
    kind: str
    text: str
    at: float
