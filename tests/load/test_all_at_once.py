"""All attacks at once on a real server: others play on, no bot is stuck, and nothing is damaged but what was spoiled."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from load.test_minds_under_siege import Opponent, minds, wait_until
from load.test_siege import numbers, p99
from web.site_kit import Site

from bench.load import servers
from bench.load.attacks import attacked
from bench.load.siege import Bystanders, Wait

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="gives every caller an address of 127.0.0.0/8")

MOST = 250.0  # milliseconds


async def played(server: servers.Server, folder: Path, rounds: int, moves: int) -> tuple[list[Wait], list[Wait]]:
    """What the moves of others took before, and under attack, while the minds of the bots are killed from time to time."""
    others, waits = Bystanders(server), list[Wait]()
    await others.sit_down()
    await others.moves(10)
    calm = await others.moves(moves)
    with attacked(server.place, folder):
        for _ in range(rounds):
            waits += await others.moves(moves)
            for mind in minds(server.pid):
                os.kill(mind, signal.SIGKILL)
    others.leave()
    assert (dict(others.refused), dict(others.died)) == ({}, {})
    return calm, waits


@pytest.mark.parametrize(("rounds", "moves"), [(1, 20), pytest.param(6, 200, marks=pytest.mark.soak)])
def test_others_play_on_under_all_attacks_at_once(tmp_path: Path, rounds: int, moves: int) -> None:
    """Told by what the server does between a move and its picture: on a machine of its own that is what others wait for."""
    with servers.ours(tmp_path) as server, ExitStack() as stack:
        site = Site("http://{}:{}".format(*server.place))
        opponent = Opponent(stack.enter_context(site.visitor()), stack)
        opponent.seconds()
        opponent.move()
        calm, waits = asyncio.run(played(server, tmp_path, rounds, moves))
        opponent.answered()
        facts = {name: f"{p99(calm, name):.0f} -> {p99(waits, name):.0f} ms" for name in Wait._fields}
        print(f"p99 of others under all attacks: {facts}")  # noqa: T201
        wait_until(lambda: numbers(server.place)["tablee_stuck_tables"] == 0)
    if moves > 100:
        assert p99(waits, "work") <= MOST
    with closing(sqlite3.connect(tmp_path / "tablee.sqlite")) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
