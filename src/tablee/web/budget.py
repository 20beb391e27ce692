"""How much one guest, and one address, may ask of the server, however many windows they open.

A guest has an allowance of each kind; an address, where several people may live, a few times as much. Who has spent it is
told how long to wait.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from tablee.table.values import Denied

REMEMBERED = 20_000  # purses; the one nobody has opened for longest is forgotten, and would mostly be full again
WAIT_FOR_A_WINDOW = 30  # seconds after which somebody may have closed one


class Who(NamedTuple):
    """Who asks, and from where. Strangers of one address count as one guest."""

    guest: str
    address: str


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many at once; what is spent comes back at so many a second."""

    at_once: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Budget:
    """The allowances of one guest."""

    messages: Allowance = Allowance(40, 20.0)
    looks: Allowance = Allowance(20, 10.0)  # another draft, another side of the board: something is drawn
    questions: Allowance = Allowance(10, 3.0)  # why not?
    advice: Allowance = Allowance(5, 1 / 10)  # of the coach
    talk: Allowance = Allowance(8, 1.0)
    devices: Allowance = Allowance(20, 0.1)  # that are to be told of a turn
    pushes: Allowance = Allowance(20, 20 / 3600)  # turns that a person's devices are told of
    reports: Allowance = Allowance(6, 6 / 3600)  # about other people
    manners: Allowance = Allowance(40, 0.5)  # people who are kept away or let come back, the talk closed or opened
    calls: Allowance = Allowance(24, 1.0)  # sockets that are opened
    pages: Allowance = Allowance(60, 3.0)  # those that are drawn for one person
    tables: Allowance = Allowance(60, 60 / 3600)
    reviews: Allowance = Allowance(6, 6 / 3600)
    records: Allowance = Allowance(20, 1 / 3)
    pictures: Allowance = Allowance(60, 2.0)  # in pixels
    films: Allowance = Allowance(4, 1 / 20)
    codes: Allowance = Allowance(6, 1 / 60)  # that let another device join
    entries: Allowance = Allowance(5, 1 / 12)  # tries at the token of who runs the site
    windows: int = 24  # sockets open at once
    open_tables: int = 100  # that one guest has opened and nobody has finished
    address: int = 6  # times as much of everything for all who share one


class Purse:
    """What is left of an allowance."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, allowance: Allowance, now: float, times: int = 1) -> None:
        self._most = self._left = times * allowance.at_once
        self._rate = times * allowance.per_second
        self._at = now

    def wait(self, now: float) -> float:
        """Seconds until there is something in it; 0: there is."""
        self._left, self._at = min(self._most, self._left + (now - self._at) * self._rate), now
        return 0.0 if self._left >= 1 else (1 - self._left) / self._rate

    def take(self) -> None:
        self._left -= 1

    def empty(self) -> None:
        self._left = 0.0


class Budgets:
    """What everybody has left."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.monotonic) -> None:
        self.budget = budget
        self._clock = clock
        self._purses: OrderedDict[tuple[str, str], Purse] = OrderedDict()
        self._windows = Counter[str]()

    def spend(self, what: str, who: Who) -> None:
        """Take one of a kind from a guest and from their address. Raises `Denied`, and then nothing is taken."""
        if wait := self.wait(what, who):
            raise Denied("flood", what=what, wait=ceil(wait))

    def wait(self, what: str, who: Who) -> float:
        """The same; seconds until there is one again instead of a refusal, 0 if it was taken."""
        now = self._clock()
        purses = [self._purse(what, name, times, now) for name, times in self._names(who)]
        missing = max(purse.wait(now) for purse in purses)
        if not missing:
            for purse in purses:
                purse.take()
        return missing

    def exhaust(self, what: str, who: Who) -> None:
        """Leave a guest nothing of a kind; it comes back with time."""
        self._purse(what, *self._names(who)[0], self._clock()).empty()

    @contextmanager
    def window(self, who: Who) -> Iterator[None]:
        """While a socket is open. Raises `Denied` where too many are."""
        names = self._names(who)
        if any(self._windows[name] >= times * self.budget.windows for name, times in names):
            raise Denied("many-windows", wait=WAIT_FOR_A_WINDOW)
        self._windows.update(name for name, _ in names)
        try:
            yield
        finally:
            self._windows.subtract(name for name, _ in names)
            for name, _ in names:
                if not self._windows[name]:
                    del self._windows[name]

    @property
    def remembered(self) -> int:
        return len(self._purses)

    def _names(self, who: Who) -> tuple[tuple[str, int], tuple[str, int]]:
        """Whose purses are opened, and how large they are."""
        return (f"guest {who.guest or who.address}", 1), (f"address {who.address}", self.budget.address)

    def _purse(self, what: str, name: str, times: int, now: float) -> Purse:
        key = (what, name)
        purse = self._purses.get(key)
        if purse is None:
            purse = self._purses[key] = Purse(getattr(self.budget, what), now, times)
            if len(self._purses) > REMEMBERED:
                self._purses.popitem(last=False)
        else:
            self._purses.move_to_end(key)
        return purse
