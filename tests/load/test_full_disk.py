"""A real server whose disk is full: what cannot be kept is said, nothing acknowledged is lost, and with room it goes on."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import pytest
from load.test_minds_under_siege import Opponent, wait_until
from load.test_siege import numbers
from web.site_kit import Site, Visitor, Wire

from bench.load import servers
from tablee.engine.match import Match
from tablee.engine.record import Record, read_record

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="mounts a small disk of its own")

SIZE = 24 * 2**20  # bytes
BLOCK = 4096


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tablee-test", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip("only who may mount a disk can fill one")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """Not a byte is left while something else lies there."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(BLOCK))
    try:
        yield
    finally:
        ballast.unlink()


class Player:
    """One person who plays both seats of a Pueblo table."""

    def __init__(self, visitor: Visitor, stack: ExitStack) -> None:
        self.visitor = visitor
        self.table = visitor.open_table(starter=0)
        self.wire: Wire = stack.enter_context(visitor.wire(self.table))
        self.match = Match.from_record(self.record())
        self.kept: list[str] = []

    def record(self) -> Record:
        return read_record(self.visitor.get(f"/table/{self.table}/record").text)

    def moves(self) -> bool:
        """Whether that was kept."""
        (seat,) = self.match.acting
        text = self.match.choices(seat)[0].text
        self.wire.send(t="do", seat=seat, step=len(self.kept), text=text)
        while (said := self.wire.next_of("ok", "no")).get("to") != "do":
            pass
        if said["t"] == "ok":
            self.match.do(text, seat)
            self.kept.append(text)
            return True
        assert said["code"] == "not-kept"
        assert "nothing has changed: the disk is full" in said["text"]
        return False


@pytest.mark.parametrize("rounds", [1, pytest.param(5, marks=pytest.mark.soak)])
def test_a_full_disk_costs_nothing_that_was_acknowledged(tmp_path: Path, rounds: int) -> None:
    with small_disk(tmp_path / "disk") as folder:
        with servers.ours(folder) as server, ExitStack() as stack:
            site = Site("http://{}:{}".format(*server.place))
            player = Player(stack.enter_context(site.visitor()), stack)
            opponent = Opponent(stack.enter_context(site.visitor()), stack)
            for _ in range(rounds):
                assert player.moves()
                opponent.move()
                with full(folder):  # before the bot has answered
                    wait_until(lambda: not player.moves())
                    assert player.visitor.get("/ready").status_code == 503
                    assert player.visitor.get("/").status_code == 200, "who only looks is served"
                assert player.moves(), "the same line goes on"
                opponent.answered()
            assert [move.text for move in Match.from_record(player.record()).moves] == player.kept
            assert numbers(server.place)["tablee_stuck_tables"] == 0
        with closing(sqlite3.connect(folder / "tablee.sqlite")) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
