"""Tables that play random legal moves, and when they do. Knows no protocol: a party of players does.

A table makes one move at a time: a player who owes a decision sends a move, and the table goes on when everybody has
seen it. A match that is over, or that has had 64 moves, is followed by a new one, which is part of the load.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

LONGEST_MATCH = 64  # moves
STUCK = 15.0  # seconds after which a move is lost
AT_ONCE = 8  # tables opened at the same time


class Player(ABC):
    """One chair at one match, on a socket of its own."""

    def __init__(self) -> None:
        self.step = -1  # how far this player has seen the match
        self.owes = False  # a decision
        self.acknowledged: list[str] = []  # moves the server says are kept
        self.seen: Callable[[Player], None] = lambda _: None
        self.refused: Callable[[Player, str], None] = lambda *_: None
        self.died: Callable[[Player, str], None] = lambda *_: None

    @property
    @abstractmethod
    def is_alive(self) -> bool: ...

    @abstractmethod
    def play(self, rng: random.Random) -> str:
        """Send a random legal move; the first word of it."""

    @abstractmethod
    def leave(self) -> None: ...


@dataclass
class Traffic:
    """What came in over the sockets of a party."""

    updates: int = 0
    update_bytes: int = 0
    first_views: int = 0
    first_bytes: int = 0

    def clear(self) -> None:
        self.updates = self.update_bytes = self.first_views = self.first_bytes = 0


class Party(ABC):
    """People who play one match after the other at one table."""

    quiet: frozenset[str] = frozenset()  # verbs of moves that others may not notice

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.traffic = Traffic()

    @abstractmethod
    async def sit_down(self) -> None:
        """Open a new match; everybody is seated, connected and has a first view."""

    @abstractmethod
    async def is_kept(self) -> bool:
        """Whether the server remembers the match as these players saw it."""

    def leave(self) -> None:
        for player in self.players:
            player.leave()


@dataclass
class Tally:
    """What happened in a stretch of time."""

    moves: int = 0
    matches: int = 0  # begun after another one
    others: list[float] = field(default_factory=list)  # seconds until the last of the others had a move
    own: list[float] = field(default_factory=list)  # seconds until the one who made it had it
    lost: int = 0
    died: Counter[str] = field(default_factory=Counter)  # sockets, by close code
    refusals: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)  # while a match was opened


@dataclass
class Move:
    mover: Player
    verb: str
    sent: float
    steps: dict[Player, int]  # of those who have not seen it yet
    several: bool  # owed a decision, so that it may go unnoticed
    own: float = 0.0
    others: float = 0.0


class Table:
    def __init__(self, party: Party, pace: Pace, number: int) -> None:
        self.party, self.pace = party, pace
        self.rng = random.Random(number)
        self.move: Move | None = None
        self.changing = False
        self.left = 1 + number * 37 % LONGEST_MATCH  # moves; tables shall not all change at the same time

    @property
    def busy(self) -> bool:
        return self.move is not None or self.changing

    async def open(self) -> None:
        await self.party.sit_down()
        for player in self.party.players:
            player.seen, player.refused, player.died = self.seen, self.refused, self.died
        if not all(player.is_alive for player in self.party.players):
            raise ConnectionError("a line was cut while others were opened")

    def send(self) -> None:
        players = self.party.players
        owing = [player for player in players if player.owes]
        mover = self.rng.choice(owing)
        steps = {player: player.step for player in players}
        self.move = Move(mover, "", time.perf_counter(), steps, len(owing) > 1)
        self.move.verb = mover.play(self.rng)

    def seen(self, player: Player) -> None:
        """A player has a new view."""
        move = self.move
        if move is None or player.step <= move.steps.get(player, player.step):
            return
        del move.steps[player]
        waited = time.perf_counter() - move.sent
        if player is move.mover:
            move.own = waited
        else:
            move.others = max(move.others, waited)
        if not move.steps or (move.mover not in move.steps and self._unnoticed(move)):
            self._settle(move)

    def _unnoticed(self, move: Move) -> bool:
        """Whether others may have nothing to see: then somebody is still to go on."""
        return move.verb in self.party.quiet and (move.several or move.mover.owes)

    def _settle(self, move: Move) -> None:
        tally = self.pace.tally
        self.move = None
        self.left -= 1
        tally.moves += 1
        tally.own.append(move.own)
        if not move.steps:
            tally.others.append(move.others)
        if self.left <= 0 or not any(player.owes for player in self.party.players):
            self.pace.change(self)
        else:
            self.pace.offer(self)

    def refused(self, player: Player, reason: str) -> None:
        self.pace.tally.refusals[reason] += 1
        if self.move is not None and self.move.mover is player:
            self.pace.change(self)

    def died(self, player: Player, why: str) -> None:
        self.pace.tally.died[why] += 1
        if not self.changing:
            self.pace.change(self)

    def lose_if_stuck(self) -> None:
        if self.move is not None and time.perf_counter() - self.move.sent > STUCK:
            self.pace.tally.lost += 1
            self.pace.change(self)

    async def change(self) -> None:
        """Begin a new match; who cannot, tries again."""
        self.move, self.changing, self.left = None, True, LONGEST_MATCH
        while self.pace.playing:
            try:
                await self.open()
                break
            except (OSError, EOFError, TimeoutError) as problem:
                self.pace.tally.faults[type(problem).__name__] += 1
                await asyncio.sleep(0.2)
        else:
            return
        self.changing = False
        self.pace.tally.matches += 1
        self.pace.offer(self)


class Pace:
    """Decides which table sends when: each at once, or at random moments so many a second over all of them."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.playing = True
        self.backlog = 0  # the most moves that were due and found no table ready
        self._rate: float | None = None
        self._ready: list[Table] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._rng = random.Random(1)

    def offer(self, table: Table) -> None:
        """The table could make a move."""
        if not self.playing:
            return
        if self._rate is None:
            table.send()
        else:
            self._ready.append(table)

    def change(self, table: Table) -> None:
        """The table needs a new match."""
        table.move = None
        if self.playing:
            self._keep(asyncio.create_task(table.change()))

    def slow_down(self, rate: float) -> None:
        """From now on so many moves a second."""
        self._rate = rate
        self._keep(asyncio.create_task(self._let_moves_fall_due(rate)))

    async def stop(self) -> None:
        self.playing = False
        await asyncio.gather(*self._tasks)

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_moves_fall_due(self, rate: float) -> None:
        due, following = 0, time.perf_counter()
        while self.playing:
            now = time.perf_counter()
            while following <= now:
                due += 1
                following += self._rng.expovariate(rate)
            while due and self._ready:
                due -= 1
                chosen = self._rng.randrange(len(self._ready))
                self._ready[chosen], self._ready[-1] = self._ready[-1], self._ready[chosen]
                self._ready.pop().send()
            self.backlog = max(self.backlog, due)
            await asyncio.sleep(max(0.0005, following - time.perf_counter()))


async def open_all(tables: list[Table]) -> None:
    """A few at the same time."""
    waiting = list(reversed(tables))

    async def some() -> None:
        while waiting:
            await waiting.pop().open()

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
