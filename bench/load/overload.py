"""More than a server can do: every socket sends moves without waiting for answers, whether it is its turn or not.

In the end every move that was sent must be acknowledged and kept, or refused with a reason, and all sockets alive.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from bench.load.ours import Guest, OurParty, random_move
from bench.load.wire import Place

PER_SECOND = 16.0  # moves of one socket; a little less than a socket may say
PATIENCE = 120.0  # seconds for all answers


@dataclass(frozen=True)
class Outcome:
    sent: int
    acknowledged: int
    refused: Counter[str]  # by reason
    unanswered: int
    died: Counter[str]  # sockets, by close code
    missing: list[str]  # acknowledged, and not in the record

    def told(self) -> dict[str, Any]:
        """For people and for JSON."""
        numbers = {"sent": self.sent, "acknowledged": self.acknowledged, "refused": dict(self.refused)}
        return numbers | {"unanswered": self.unanswered, "died": dict(self.died), "missing": len(self.missing)}


class Storm:
    """Tables at which everybody shouts; or, where people are patient, only who owes a decision and waits for nothing."""

    def __init__(self, place: Place, tables: int, games: tuple[str, ...] = ("pueblo",), *, patient: bool = False) -> None:
        self._patient = patient
        self.parties = [OurParty(place, games[number % len(games)]) for number in range(tables)]
        self._died: Counter[str] = Counter()

    @property
    def guests(self) -> list[Guest]:
        return [guest for party in self.parties for guest in party.guests]

    async def gather(self) -> None:
        """Everybody sits down."""
        for party in self.parties:
            await party.sit_down()
        for guest in self.guests:
            guest.died = self._count_death

    async def rage(self, seconds: float) -> None:
        """For so long nobody waits for anything; ends sooner when all sockets are dead."""
        deadline = time.monotonic() + seconds
        await asyncio.gather(*(self._shout(guest, number, deadline) for number, guest in enumerate(self.guests)))

    async def until_acknowledged(self, moves: int) -> None:
        """While it rages: until the server says it has kept so many."""
        while sum(len(guest.acknowledged) for guest in self.guests) < moves:
            await asyncio.sleep(0.01)

    async def calm_down(self) -> None:
        """Until everything is answered, or nothing can be any more."""
        deadline = time.monotonic() + PATIENCE
        while any(guest.pending and guest.is_alive for guest in self.guests) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)

    async def outcome(self) -> Outcome:
        """What became of all the moves; the server is asked for its records."""
        acknowledged = sum(len(guest.acknowledged) for guest in self.guests)
        refused = sum((guest.reasons for guest in self.guests), Counter[str]())
        unanswered = sum(len(guest.pending) for guest in self.guests)
        missing = [move for party in self.parties for move in await party.missing()]
        sent = acknowledged + refused.total() + unanswered
        return Outcome(sent, acknowledged, refused, unanswered, self._died, missing)

    def not_stored(self, database: Path) -> list[str]:
        """Acknowledged moves that are not in the SQLite file of a server that has ended, word for word and in order.

        More than the records tell: in the record of a game that goes on a move may be covered.
        """
        found = []
        for place, guest, stored in self._stored(database):
            pairs = zip_longest(guest.acknowledged, stored[: len(guest.acknowledged)])
            found += [f"{place}: {said}" for said, kept in pairs if said != kept]
        return found

    def stored_unasked(self, database: Path) -> list[str]:
        """Seats for which more moves are stored than were acknowledged or on their way."""
        return [
            f"{place}: {stored}"
            for place, guest, stored in self._stored(database)
            if len(stored) > len(guest.acknowledged) + len(guest.pending)
        ]

    def _stored(self, database: Path) -> Iterator[tuple[str, Guest, list[str]]]:
        query = "SELECT text FROM entries WHERE table_id = ? AND seat = ? AND kind = 'do' ORDER BY seq"
        with closing(sqlite3.connect(database)) as connection:
            for party in self.parties:
                for guest in party.guests:
                    stored = [text for (text,) in connection.execute(query, (party.table, guest.seat))]
                    yield f"table {party.table}, seat {guest.seat}", guest, stored

    def leave(self) -> None:
        for party in self.parties:
            party.leave()

    async def _shout(self, guest: Guest, number: int, deadline: float) -> None:
        rng = random.Random(number)
        text = "nothing yet"
        while guest.is_alive and time.monotonic() < deadline:
            if guest.owes:
                text = random_move(guest.view, rng)
            if not self._patient or (guest.owes and not guest.pending):
                guest.send_move(text)
            await asyncio.sleep(rng.expovariate(PER_SECOND))

    def _count_death(self, _guest: object, why: str) -> None:
        self._died[why] += 1


def tables_for(moves_per_second: float, seats: int = 4, most: int = 150) -> int:
    """How many tables shout ten times as many moves as a server can do."""
    return max(2, min(most, round(10 * moves_per_second / (seats * PER_SECOND))))


async def overload(storm: Storm, seconds: float) -> Outcome:
    """A whole storm: what became of it."""
    await storm.gather()
    try:
        await storm.rage(seconds)
        await storm.calm_down()
        return await storm.outcome()
    finally:
        storm.leave()
