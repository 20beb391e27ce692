"""What is agreed before a game: how many play, the options, and what follows from the number of players (AGO-02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.native import i64, vec

HAND: Final = 5  # cards dealt to each seat (AGO-06)
STRONGEST: Final = 5  # walkers sent by the best card
# By number of players (AGO-02).
WALKERS: Final = vec[i64]([0, 0, 0, 35, 30, 25])
SET_ASIDE: Final = vec[i64]([0, 0, 0, 15, 12, 10])
ROUNDS: Final = vec[i64]([0, 0, 0, 15, 12, 10])


@dataclass(frozen=True)
class Rules:
    """What was agreed before the game."""

    seats: i64
    strict: bool = False  # the tie rule is judged after each single move (AGO-66)
    memory_aid: bool = False  # people are reminded of what they have seen (AGO-70); no rule depends on it
