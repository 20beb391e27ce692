"""What others see of an action: the action itself, or a sight that stands for all those that look alike.

A sight has three faces like an action: a typed value, a text and a code. Codes below a game's `space` are actions seen
openly; from `space` on they are the game's own closed set of covered sights (`rules/sights.py`), which it counts from 0.
No text is both an action and a covered sight, so a line of a record means the same to everybody who reads it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

A = TypeVar("A")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Seen(Generic[A]):
    """An action seen openly."""

    action: A


class CoveredSights(Protocol[C]):
    """The module `sights` of a game that covers some of its actions."""

    def encode(self, sight: C) -> int: ...

    def decode(self, code: int) -> C: ...

    def write(self, sight: C) -> str: ...

    def parse(self, text: str) -> C:
        """Raises `Malformed` for what is no covered sight."""
