"""Whose turn it is to keep the server busy: addresses by turns, and at one address the guests.

However many windows somebody opens, another person waits for one of their drawings at most.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Container
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

from tablee.web.budget import Who

SLICE = 0.004  # seconds of drawing before everything else has a turn
ASIDE = 2  # jobs in threads at once: each of them slows the event loop down
T = TypeVar("T")


class Waiting(Generic[T]):
    """What is to be done, for whom."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()  # who has waited longest first

    def __bool__(self) -> bool:
        return bool(self._addresses)

    def __len__(self) -> int:
        return sum(len(line) for guests in self._addresses.values() for line in guests.values())

    def add(self, who: Who, thing: T) -> None:
        self._addresses.setdefault(who.address, OrderedDict()).setdefault(who.guest, deque()).append(thing)

    def next(self, but: Container[Who] = ()) -> tuple[Who, T] | None:
        """Take out what is due to somebody else than these; whose it was comes again after all others."""
        everybody = (Who(guest, address) for address, guests in self._addresses.items() for guest in guests)
        who = next((one for one in everybody if one not in but), None)
        if who is None:
            return None
        guests = self._addresses.pop(who.address)
        line = guests.pop(who.guest)
        thing = line.popleft()
        if line:
            guests[who.guest] = line
        if guests:
            self._addresses[who.address] = guests
        return who, thing


class Job(Generic[T]):
    """Something to be done, and who waits for it."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.work = work
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def run(self) -> None:
        if self.done.done():  # nobody wants it any more
            return
        try:
            self.done.set_result(self.work())
        except Exception as problem:
            self.done.set_exception(problem)


class Brush:
    """For what is drawn in the event loop: some of it, then everybody else's messages, then some more."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter, slice_: float = SLICE) -> None:
        self._clock = clock
        self._slice = slice_
        self._waiting = Waiting[Job[Any]]()
        self._spent = 0.0  # in this round of the event loop
        self._called = False  # to begin a new round

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def draw(self, who: Who, work: Callable[[], T]) -> T:
        """At once while there is time and nobody waits."""
        if not self._waiting and self._spent < self._slice:
            self._call()
            return self._measured(work)
        job = Job(work)
        self._waiting.add(who, job)
        self._call()
        return await job.done

    async def turn(self, who: Who) -> None:
        """Wait for a turn to draw something outside, a whole page: one in each round."""
        await self.draw(who, self._use_up)

    def _use_up(self) -> None:
        self._spent += self._slice

    def _measured(self, work: Callable[[], T]) -> T:
        begun = self._clock()
        try:
            return work()
        finally:
            self._spent += self._clock() - begun

    def _call(self) -> None:
        if not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        """Called once in each round of the event loop, as long as there was something to draw."""
        self._called, self._spent = False, 0.0
        while self._spent < self._slice and (due := self._waiting.next()):
            self._measured(due[1].run)
        if self._spent:
            self._call()


class Aside:
    """For what takes long and is done in threads: few at a time, and one of each guest."""

    def __init__(self, most: int = ASIDE) -> None:
        self._most = most
        self._waiting = Waiting[asyncio.Future[None]]()
        self._busy: set[Who] = set()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def under_way(self) -> int:
        return len(self._busy)

    async def do(self, who: Who, work: Callable[..., T], *given: Any) -> T:
        """Wait for a turn, and work in a thread. Who hangs up meanwhile keeps the turn until the thread has done."""
        await self._come(who)
        working = asyncio.ensure_future(asyncio.to_thread(work, *given))
        working.add_done_callback(lambda _: self._leave(who))
        return await asyncio.shield(working)

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[None]:
        """The same for what is done elsewhere."""
        await self._come(who)
        try:
            yield
        finally:
            self._leave(who)

    async def _come(self, who: Who) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(who, turn)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come just now
                self._leave(who)
            raise

    def _leave(self, who: Who) -> None:
        self._busy.discard(who)
        self._admit()

    def _admit(self) -> None:
        while len(self._busy) < self._most and (due := self._waiting.next(self._busy)):
            who, turn = due
            if not turn.done():  # they have not hung up
                self._busy.add(who)
                turn.set_result(None)
