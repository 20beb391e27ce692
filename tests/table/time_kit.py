"""Houses whose time passes only when a test says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from table.house_kit import HERE, LEA, LINK, MARIUS, open_house

from tablee.engine import catalogue
from tablee.engine.luck import Rng, seeded
from tablee.table.clock import LIVE, Clock
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.setup import Chair, Setup

BEGAN = 1000.0
RAPID = Clock(LIVE, bank=60.0, delay=10.0)


class Time:
    def __init__(self) -> None:
        self.now = BEGAN

    def __call__(self) -> float:
        return self.now

    async def passes(self, house: House, seconds: float) -> None:
        """All that is due until then rings in time, with a sign of life every few seconds."""
        until = self.now + seconds
        while (due := house.alarms.next_due) is not None and due <= until:
            await self._comes(house, max(self.now, due))
        await self._comes(house, until)

    async def _comes(self, house: House, moment: float) -> None:
        self.now = house.time.beaten = moment  # nobody slept
        await house.time.beat()
        await house.alarms.ring()


async def house_in(folder: Path, time: Time, **more: Any) -> House:
    house = await open_house(folder, clock=time, **more)
    await house.open()
    return house


async def two(house: House, clock: Clock = RAPID, game: str = "pueblo", chairs: tuple[Chair, ...] = ()) -> LiveTable:
    """A table of Léa and Marius, and of bots if some are named, whose clocks run."""
    options = {"starter": 0} if game == "pueblo" else {}
    table = await house.open_table(LEA, Setup(game=game, chairs=(HERE, LINK, *chairs), options=options, clock=clock))
    await house.sit(table.id, MARIUS, "Marius")
    await house.alarms.ring()
    return table


def any_text(table: LiveTable, seat: int, rng: Rng) -> str:
    """Some legal action."""
    game = catalogue.find(table.game.name)
    return game.write(game.decode(table.state.draw(seat, rng)))


async def act(house: House, table: LiveTable, seat: int, text: str = "") -> None:
    """Whoever sits there does something."""
    player = str(table.places[seat].player)
    await house.act(table.id, player, seat, table.step(seat), text or any_text(table, seat, seeded(table.seq)))
