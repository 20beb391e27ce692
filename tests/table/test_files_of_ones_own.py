"""A file that a guest brings is read beside the event loop, once, and measured as it is kept."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest
from facades import edition
from table.house_kit import HERE, LEA

from tablee.engine.values import Mistake
from tablee.games.balconia.rules import loader
from tablee.table.house import House
from tablee.table.listing import tables_of
from tablee.table.setup import Setup


def with_file(**changes: Any) -> Setup:
    return Setup(game="balconia", chairs=(HERE, HERE), options={"building": json.dumps({**edition(), **changes})})


async def test_a_file_is_parsed_in_another_thread(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def watched(text: str) -> Any:
        threads.append(threading.current_thread().name)
        return json.loads(text)

    monkeypatch.setattr(loader, "_parsed", watched)
    table = await house.open_table(LEA, with_file(vocabulary={"note": "watched"}))
    table.game.view(table.state, 0)
    assert len(threads) == 2, "as it was given, and as it is kept"
    assert threading.current_thread().name not in threads


async def test_a_file_that_grows_when_it_is_kept_opens_no_table(house: House) -> None:
    """Six letters for each semicolon: given it is short enough, kept it would be too long to be read again."""
    with pytest.raises(Mistake) as caught:
        await house.open_table(LEA, with_file(vocabulary={"note": ";" * 20_000}))
    assert caught.value.code == "balconia.too-long"
    assert await tables_of(house.store.base, LEA) == []
