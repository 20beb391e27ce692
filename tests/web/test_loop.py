"""Nothing holds up the event loop: what takes long is done beside it, whoever asks for it first."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from web.site_kit import Visitor, running

from tablee.engine import catalogue

PAGES = ("/", "/new", "/rules", "/about", "/me", *(f"/rules/{game.name}" for game in catalogue.games()))
MOST = 6  # times a piece of work that took 5 ms where this was measured


class Watchdog:
    """The longest that one callback kept the loop, in CPU time of its thread: a busy machine makes no difference."""

    def __init__(self) -> None:
        self.worst, self.when = 0.0, ""
        self.doing = ""

    def saw(self, seconds: float) -> None:
        if seconds > self.worst:
            self.worst, self.when = seconds, self.doing


@contextmanager
def watching(patch: pytest.MonkeyPatch) -> Iterator[Watchdog]:
    """Over all loops of this process. The collector rests, as it does when the site is served."""
    dog, run = Watchdog(), asyncio.events.Handle._run

    def watched(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        dog.saw(time.thread_time() - began)

    gc.disable()
    try:
        with patch.context() as patched:
            patched.setattr(asyncio.events.Handle, "_run", watched)
            yield dog
    finally:
        gc.enable()


def yardstick() -> float:
    """CPU time of a fixed piece of work, the least of five."""
    times = []
    for _ in range(5):
        began = time.thread_time()
        {number: str(number) for number in range(30_000)}
        times.append(time.thread_time() - began)
    return min(times)


def test_no_page_and_no_move_holds_up_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uvicorn.Config.get_loop_factory", lambda _config: asyncio.SelectorEventLoop)
    with running(tmp_path) as site, site.visitor("fr") as visitor, watching(monkeypatch) as dog:
        for page in PAGES:
            dog.doing = page
            assert visitor.get(page).status_code == 200
        for game in catalogue.games():
            dog.doing = game.name
            play_whole(visitor, game.name, game.seats[0])
    assert 0 < dog.worst < MOST * yardstick(), f"{1000 * dog.worst:.0f} ms at {dog.when}"


def play_whole(visitor: Visitor, game: str, seats: int) -> None:
    """A game of bots, watched from the first page to the end."""
    table = visitor.open_table(game, ("novice",) * seats)
    visitor.get(f"/table/{table}")
    visitor.watch(table)
    visitor.get(f"/table/{table}")


def test_the_watchdog_sees_what_holds_up_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy() -> None:
        for _ in range(2 * MOST):
            yardstick()

    with watching(monkeypatch) as dog:
        asyncio.run(busy())
    assert dog.worst > MOST * yardstick()
