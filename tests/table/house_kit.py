"""A house to play in: a fresh database, a clock that is told the time, bots that choose at once."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.values import View
from tablee.table.house import House
from tablee.table.hub import Hub
from tablee.table.live import LiveTable
from tablee.table.schema import metadata
from tablee.table.setup import Chair, Setup
from tablee.table.store import Store
from tablee.table.turn import Sleep, Thinker

LEA, MARIUS = "lea", "marius"
SERVER = os.environ.get("TABLEE_TEST_DATABASE", "")  # the address of a PostgreSQL server to play on instead of files
OF_A_FILE = pytest.mark.skipif(bool(SERVER), reason="tells of the file that one process keeps")
HERE, LINK, BOT = Chair("here"), Chair("link"), Chair("bot", level="novice")


_begun = set[Path]()  # folders that stand for a database on a server: it is emptied for the first house of each


class QuickThinker:
    """Any legal action of the view's seat; remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[object] = []

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        self.seen.append(view)
        found = catalogue.find(game)
        world, rng = found.sampler(view).world(seeded(seed)), seeded(seed, "move")
        assert view.seat is not None
        return found.write(found.decode(world.draw(view.seat, rng)))


async def moment(_seconds: float) -> None:
    """A sleep that takes no time, and lets others go on."""
    await asyncio.sleep(0)


async def open_house(
    folder: Path,
    thinker: Thinker | None = None,
    hub: Hub | None = None,
    sleep: Sleep = moment,
    beside: House | None = None,
    pace: float = 0.0,
    clock: Callable[[], float] = lambda: 1000.0,
) -> House:
    """One that keeps its tables in a folder; or beside another one, in the same database."""
    store = beside.store if beside and not SERVER else Store(SERVER or f"sqlite:///{folder / 'tables.sqlite'}")
    if SERVER or not beside:
        await store.open()
    if SERVER and not beside and folder not in _begun:
        _begun.add(folder)
        await store.base.write(lambda desk: desk.change(f"TRUNCATE {', '.join(metadata.tables)}", {}))
    house = House(store, hub or Hub(), thinker or QuickThinker(), clock=clock, sleep=sleep, bot_pace=pace)
    for player, name in ((LEA, "Léa"), (MARIUS, "Marius")):
        await store.save_player(player, name, 0.0)
    return house


async def pueblo(house: House, *chairs: Chair, **options: object) -> LiveTable:
    return await house.open_table(LEA, Setup(game="pueblo", chairs=chairs, options={"starter": 0, **options}))


async def settled(table: LiveTable) -> None:
    """Until the bots owe nothing."""
    while any(table.places[seat].mind for seat in table.acting()):
        await asyncio.sleep(0)


async def played_out(house: House, table: LiveTable) -> None:
    """Until the bots owe nothing, with somebody who looks on: among themselves they would not play otherwise."""
    with house.hub.listening(table.id):
        await house.find(table.id)
        await settled(table)


def position(table: LiveTable) -> str:
    return table.game.position(table.state)


def first_position(table: LiveTable) -> str:
    """The position its game began from, whatever has happened since."""
    return table.game.position(table.match.start)
