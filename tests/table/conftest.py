"""Houses that tests play in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from table.house_kit import open_house

from tablee.table.house import House


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await open_house(tmp_path)
    yield house
    await house.close()


@pytest_asyncio.fixture
async def other(tmp_path: Path, house: House) -> AsyncIterator[House]:
    """Another server at the same database; neither hears of the other."""
    other = await open_house(tmp_path, beside=house)
    yield other
    await other.close()
