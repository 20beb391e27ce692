"""Tells people on their devices that their turn has come, where they have asked for it and do not look at the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Final, TypeAlias

from tablee.table.clock import DAYS
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.subscriptions import Subscription, Subscriptions
from tablee.web.budget import Budgets, Who
from tablee.web.postman import Letter, Outbox
from tablee.web.texts import SITE

PATIENCE: Final = 20.0  # seconds: who is about to come back, or has more than one thing to decide, is told once


Later: TypeAlias = Callable[[float, Callable[[], None]], object]


def call_later(seconds: float, do: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, do)


class TurnCalls:
    """Hears of every table that changes; costs a comparison of a few ids for each."""

    def __init__(
        self, house: House, subscriptions: Subscriptions, outbox: Outbox, budgets: Budgets, later: Later = call_later
    ) -> None:
        self._house = house
        self._subscriptions = subscriptions
        self._outbox = outbox
        self._budgets = budgets
        self._later = later
        self._owing: dict[str, frozenset[str]] = {}  # by table: people whose turn it is
        self._tasks: set[asyncio.Task[None]] = set()
        house.hub.join(self.heard)

    def heard(self, table_id: str) -> None:
        table = self._house.at_hand(table_id)
        if table is None:
            return
        owed = [table.places[seat] for seat in table.acting()]
        owing = frozenset([place.player for place in owed if place.player and place.is_played])
        before = self._owing.get(table_id, frozenset())
        if owing == before:
            return
        self._owing[table_id] = owing
        if not owing:
            del self._owing[table_id]
        for player in owing - before:
            self._later(PATIENCE, self._calling(table_id, player))

    def _calling(self, table_id: str, player: str) -> Callable[[], None]:
        def call() -> None:
            if self._counts(table_id, player):
                self._tasks.add(task := asyncio.create_task(self._call(table_id, player)))
                task.add_done_callback(self._tasks.discard)

        return call

    def _counts(self, table_id: str, player: str) -> bool:
        """Whether it is still their turn, and they do not look at the table. Who has days for a move may have left it
        open somewhere; a device that shows it keeps silent by itself."""
        table = self._house.at_hand(table_id)
        slow = table is not None and table.header.clock.kind == DAYS
        return player in self._owing.get(table_id, ()) and (slow or not self._house.presence.is_here(table_id, player))

    async def _call(self, table_id: str, player: str) -> None:
        found, table = await self._subscriptions.for_turn(player, table_id), self._house.at_hand(table_id)
        if not found or table is None or self._budgets.wait("pushes", Who(player, f"devices of {player}")):
            return
        for one in found:
            counts = lambda: self._counts(table_id, player)  # noqa: E731
            self._outbox.post(Letter(one, announcement(table, one), table_id, counts))


def announcement(table: LiveTable, to: Subscription) -> str:
    """Names the game and the table, and nothing else: it passes through other hands, and lies on a locked screen."""
    say = SITE[to.lang]
    body = say("turn-call-body", game=table.game.face.title(to.lang), table=table.header.name)
    return json.dumps({"table": table.id, "title": say("turn-call-title"), "body": body, "lang": to.lang})
