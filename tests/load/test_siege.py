"""One guest besieges a real server from twelve sockets; a table of others hardly notices, and no bot is stuck."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

import pytest

from bench.load import servers
from bench.load.siege import KINDS, Bystanders, Wait, besieged, percentile
from bench.load.wire import Place

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="gives every caller an address of 127.0.0.0/8")

MOST = 50.0  # milliseconds that a siege may add
ROUNDS = 3
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108  # how busy the disk is says nothing about us


def numbers(place: Place) -> dict[str, float]:
    with urlopen("http://{}:{}/metrics".format(*place)) as answer:  # noqa: S310
        lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


async def siege(server: servers.Server, kind: str, rounds: int, moves: int) -> tuple[list[Wait], list[Wait]]:
    """What the moves of others took without a siege and with one, by turns."""
    others, calm, sieged = Bystanders(server), list[Wait](), list[Wait]()
    await others.sit_down()
    await others.moves(10)
    for _ in range(rounds):
        calm += await others.moves(moves)
        with besieged(server.place, kind):
            sieged += await others.moves(moves)
    others.leave()
    assert (dict(others.refused), dict(others.died)) == ({}, {})
    return calm, sieged


def test_others_play_on_while_one_guest_floods_the_server(tmp_path: Path) -> None:
    """Nothing of theirs is refused or cut off. How long it takes is measured by the long form."""
    with servers.ours(tmp_path) as server:
        asyncio.run(siege(server, "flood", rounds=1, moves=10))
        told = numbers(server.place)
    assert told['tablee_refusals_total{code="flood"}'] > 0
    assert told["tablee_stuck_tables"] == 0


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_twelve_hostile_sockets_add_fifty_milliseconds_at_most(kind: str) -> None:
    """Told by what the server does between a move and its picture: on a machine of its own that is what others wait for."""
    with TemporaryDirectory(dir=MEMORY) as folder, servers.ours(Path(folder)) as server:
        calm, sieged = asyncio.run(siege(server, kind, ROUNDS, moves=100))
        told = numbers(server.place)
    added = {name: p99(sieged, name) - p99(calm, name) for name in Wait._fields}
    facts = {name: f"{p99(calm, name):.1f} -> {p99(sieged, name):.1f} ms" for name in Wait._fields}
    print(f"p99 of others under a siege of {kind}: {facts}")  # noqa: T201
    assert added["work"] <= MOST
    assert told["tablee_stuck_tables"] == 0


def p99(waits: list[Wait], name: str) -> float:
    return percentile((getattr(wait, name) for wait in waits), 0.99)
