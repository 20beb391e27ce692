"""A coach whom people may ask what they would do: from the seat's own view, in a process of its own, and never in secret.

Who plays against bots alone asks at any time; where other people play, all of them agree first. Everybody is told, and the
record says so.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Protocol

from tablee.bots.worker import Failed, Lost
from tablee.engine.values import Seat, View
from tablee.table.marks import COACH
from tablee.table.values import Denied

if TYPE_CHECKING:
    from tablee.table.house import House


class Adviser(Protocol):
    """Finds out what is best, outside the event loop. Receives a view, never a state."""

    async def ask(self, *question: Any, within: float) -> Any: ...


LONGEST = 30.0  # seconds that a piece of advice may take


class Coach:
    def __init__(self, house: House, adviser: Adviser) -> None:
        self._house = house
        self._adviser = adviser

    async def asked(self, table_id: str, player: str, seat: Seat, step: int) -> Any | None:
        """What the coach would do at a seat that has to choose; None where the others are asked first. Raises `Denied`."""
        table = await self._house.company.at_table(table_id, player)
        table.check_seat(player, seat)
        table.check_step(seat, step)
        if not table.marks.coached:
            if COACH not in table.marks.asks:
                await self._house.consent.ask(table_id, player, COACH)
            if not table.marks.coached:
                return None
        view: View = table.view(seat)
        if not view.my_turn:
            raise Denied("stale")
        try:
            found = await self._adviser.ask(table.game.name, view, secrets.randbits(60), within=LONGEST)
        except (Failed, Lost):
            raise Denied("coach-silent") from None
        table = await self._house.company.at_table(table_id, player)
        table.check_step(seat, step)  # what is good for another moment is not said
        await self._house.talk.announce(table, seat, "coach")
        return found
