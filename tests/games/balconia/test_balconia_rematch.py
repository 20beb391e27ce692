"""A rematch swaps the sides (section 4), whoever drew turquoise before."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest
import pytest_asyncio
from table.house_kit import HERE, LEA, LINK, MARIUS, open_house

from tablee.engine.luck import seeded
from tablee.games.balconia.rules.state import Balconia
from tablee.table.hosting import Hosting
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.setup import Setup


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await open_house(tmp_path)
    yield opened
    await opened.close()


async def played(house: House, table: LiveTable) -> LiveTable:
    """To the end, at random."""
    rng = seeded("rematch", table.id)
    while acting := table.acting():
        code = int(table.state.draw(acting[0], rng))
        player = str(table.places[acting[0]].player)
        await house.act(table.id, player, acting[0], table.step(acting[0]), table.game.write(table.game.decode(code)))
    return table


def turquoise(table: LiveTable) -> str | None:
    """Who plays that colour."""
    return table.places[int(cast("Balconia", table.state).rules.turquoise)].player


@pytest.mark.rule("BAL-10")
@pytest.mark.parametrize("chosen", ["random", 0, 1])
async def test_bal_10_a_rematch_swaps_the_sides(house: House, chosen: object) -> None:
    table = await house.open_table(LEA, Setup(game="balconia", chairs=(HERE, LINK), options={"turquoise": chosen}))
    await house.sit(table.id, MARIUS, "Marius")
    sides = [turquoise(table)]
    for _ in range(4):
        table = await house.rematch((await played(house, table)).id, LEA)
        await Hosting(house).agree(table.id, MARIUS)
        sides.append(turquoise(table))
    assert sides in ([LEA, MARIUS, LEA, MARIUS, LEA], [MARIUS, LEA, MARIUS, LEA, MARIUS])
