"""How many bots play for one host at once; the others wait outside, and cost no more than their name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

MOST_PER_HOST = 24  # and as many again at tables that somebody looks at
Key = TypeVar("Key", bound=Hashable)


class Crowd(Generic[Key]):
    def __init__(self, is_watched: Callable[[Key], bool]) -> None:
        self._is_watched = is_watched
        self._inside = Counter[str]()  # by host
        self._outside: dict[str, dict[Key, None]] = {}  # by host, in the order in which they came

    @property
    def outside(self) -> list[Key]:
        """Who waits, of whatever host."""
        return [key for waiting in self._outside.values() for key in waiting]

    def enter(self, host: str, key: Key) -> bool:
        """Whether there is room for it; otherwise it waits outside."""
        if not self._has_room(host, key):
            self._outside.setdefault(host, {})[key] = None
            return False
        self._inside[host] += 1
        if waiting := self._outside.get(host):
            waiting.pop(key, None)
            if not waiting:
                del self._outside[host]
        return True

    def leave(self, host: str) -> Key | None:
        """One of a host's has done; which one enters in its place, first of all one that somebody waits for."""
        self._inside[host] -= 1
        if not self._inside[host]:
            del self._inside[host]
        following = min(self._outside.get(host, ()), key=lambda key: not self._is_watched(key), default=None)
        return following if following is not None and self.enter(host, following) else None

    def clear(self) -> None:
        """Nobody waits outside any more."""
        self._outside.clear()

    def _has_room(self, host: str, key: Key) -> bool:
        return self._inside[host] < MOST_PER_HOST * (2 if self._is_watched(key) else 1)
