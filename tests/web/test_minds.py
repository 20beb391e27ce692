"""The page says when a bot waits for its turn to think, and when it could not think."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from table.house_kit import QuickThinker
from web.site_kit import Wire, running

from tablee.engine.values import View


class Stubborn(QuickThinker):
    """Experts think until somebody lets them go on; strong ones cannot think at all."""

    def __init__(self) -> None:
        super().__init__()
        self.go = threading.Event()

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        if level == "strong":
            raise RuntimeError("no idea")
        if level == "expert":
            await asyncio.to_thread(self.go.wait)
        return await super().think(game, view, level, seed)


@pytest.fixture(autouse=True)
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.table.turn.UNNOTICED", 0.0)
    monkeypatch.setattr("tablee.table.patience.pause_after", lambda _: 0.0)
    monkeypatch.setattr("tablee.bots.lanes.MOST_PER_LANE", 1)


def words(markup: str) -> str:
    """What is read; people have shapes beside their names."""
    return re.sub(r"<[^>]*>", "", markup)


def until(wire: Wire, met: Callable[[dict[str, str]], bool]) -> dict[str, str]:
    """The page, when it shows what is waited for."""
    wire.next("view")
    while not met(wire.page.shown):
        wire.next("view")
    return wire.page.shown


@pytest.mark.parametrize(
    ("lang", "waits", "chip", "thinks"),
    [
        ("en", "Carme is waiting for a turn to think …", "waiting to think", "Carme is thinking …"),
        ("fr", "Carme attend son tour de réfléchir…", "attend de réfléchir", "Carme réfléchit…"),
    ],
)
def test_the_page_tells_a_bot_that_waits_from_one_that_thinks(
    tmp_path: Path, lang: str, waits: str, chip: str, thinks: str
) -> None:
    thinker = Stubborn()
    with running(tmp_path, thinker) as site, site.visitor(lang) as visitor:
        first, second = [visitor.open_table(chairs=("expert", "here"), starter=0) for _ in range(2)]
        thinking = words(visitor.get(f"/table/{first}").text)
        with visitor.wire(second) as wire:
            shown = until(wire, lambda shown: waits in words(shown["prompt"]))
            assert chip in shown["at-0-chips"]
            assert visitor.get("/health").json()["bots"] == {"thinking": 1, "queued": 1, "outside": 0, "failing": 0}
            thinker.go.set()
            assert thinks in thinking
            shown = until(wire, lambda shown: waits not in words(shown["prompt"]))
            assert chip not in shown["at-0-chips"]


@pytest.mark.parametrize(
    ("lang", "chip"),
    [("en", "This bot could not think and chose quickly."), ("fr", "Ce robot n’a pas pu réfléchir et a choisi vite.")],
)
def test_the_page_tells_of_a_bot_that_could_not_think(tmp_path: Path, lang: str, chip: str) -> None:
    with running(tmp_path, Stubborn()) as site, site.visitor(lang) as visitor:
        table = visitor.open_table(chairs=("strong", "here"), starter=0)
        with visitor.wire(table) as wire:
            until(wire, lambda shown: chip in shown["at-0-chips"])
        assert site.table(table).acting() == (1,)
        assert chip in visitor.get(f"/table/{table}").text
