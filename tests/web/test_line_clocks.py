"""The clock of a connection runs while the other side owes something; who may stay is counted by address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from tablee.engine.values import Mistake
from tablee.web import lines
from tablee.web.lines import Line, Lobby, Wire, networks
from tablee.web.patience import LOOPBACK, Patience


class Clock:
    """A loop whose time is told."""

    def __init__(self) -> None:
        self.now = 0.0
        self.calls: list[Call] = []

    def call_later(self, seconds: float, then: Callable[[], None]) -> Call:
        self.calls.append(Call(self.now + seconds, then))
        return self.calls[-1]

    def create_task(self, work: Any) -> asyncio.Task[None]:
        work.close()
        return cast("asyncio.Task[None]", Call(0.0, lambda: None))

    def until(self, now: float) -> None:
        self.now = now
        for call in [call for call in self.calls if call.at <= now and not call.cancelled]:
            call.cancelled = True
            call.then()


class Call:
    def __init__(self, at: float, then: Callable[[], None]) -> None:
        self.at, self.then, self.cancelled = at, then, False

    def cancel(self) -> None:
        self.cancelled = True

    def add_done_callback(self, _then: object) -> None:
        pass


class Pipe:
    """A transport that remembers what happened to it."""

    def __init__(self, address: str) -> None:
        self.address, self.said, self.end = address, b"", ""

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.address, 1), "sockname": ("127.0.0.1", 80)}.get(name)

    def write(self, data: bytes) -> None:
        self.said += data

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = "aborted"

    def is_closing(self) -> bool:
        return bool(self.end)


async def nothing(_scope: object, _receive: object, _send: object) -> None:
    """An application that is never asked: tasks are dropped."""


class Desk:
    """Lines on a told clock."""

    def __init__(self, patience: Patience, proxies: tuple[str, ...] = ()) -> None:
        self.clock = Clock()
        how = lines.options(patience, proxies)
        self.kind: type[Line] = how["http"]
        self.wires: type[Wire] = how["ws"]
        self.config = Config(nothing, log_config=None, **how)

    @property
    def lobby(self) -> Lobby:
        return self.kind.lobby

    def wire(self) -> tuple[Wire, Pipe]:
        wire, pipe = self.wires(self.config, ServerState(), {}, self.clock), Pipe("192.0.2.1")  # type: ignore[arg-type]
        wire.connection_made(cast("asyncio.Transport", pipe))
        return wire, pipe

    def call(self, address: str = "192.0.2.1") -> tuple[Line, Pipe]:
        line, pipe = self.kind(self.config, ServerState(), {}, self.clock), Pipe(address)  # type: ignore[arg-type]
        line.connection_made(cast("asyncio.Transport", pipe))
        return line, pipe


async def test_the_clock_does_not_start_anew_with_every_byte() -> None:
    desk = Desk(Patience(headers=10.0))
    line, pipe = desk.call()
    for second, byte in enumerate(b"GET / HTTP"):
        desk.clock.until(second)
        assert pipe.end == ""
        line.data_received(bytes([byte]))
    desk.clock.until(10.0)
    assert pipe.said.startswith(b"HTTP/1.1 408")
    assert pipe.end == "closed"


async def test_a_slow_body_that_comes_in_time_is_waited_for() -> None:
    desk = Desk(Patience(headers=10.0, body=60.0))
    line, pipe = desk.call()
    line.data_received(b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\na")
    desk.clock.until(59.0)
    line.data_received(b"=1")
    desk.clock.until(3600.0)
    assert pipe.end == "", "it is for us to answer"


async def test_who_does_not_take_the_last_words_is_cut_off_in_the_end() -> None:
    desk = Desk(Patience(headers=10.0, reading=60.0))
    line, pipe = desk.call()
    line.data_received(b"GET")
    desk.clock.until(10.0)
    assert pipe.end == "closed"
    desk.clock.until(70.0)
    assert pipe.end == "aborted"


async def test_who_does_not_read_has_a_while_and_no_longer() -> None:
    desk = Desk(Patience(reading=60.0))
    line, pipe = desk.call()
    line.data_received(b"GET / HTTP/1.1\r\n\r\n")
    line.pause_writing()
    desk.clock.until(59.0)
    line.resume_writing()
    line.pause_writing()
    desk.clock.until(118.0)
    assert pipe.end == ""
    desk.clock.until(119.0)
    assert pipe.end == "aborted"


async def test_a_live_socket_that_takes_nothing_is_cut_off() -> None:
    desk = Desk(Patience(reading=60.0))
    wire, pipe = desk.wire()
    wire.pause_writing()
    wire.resume_writing()
    desk.clock.until(61.0)
    assert pipe.end == ""
    wire.pause_writing()
    desk.clock.until(121.0)
    assert pipe.end == "aborted"
    wire.connection_lost(None)
    assert desk.lobby.open == 0


async def test_a_live_socket_that_answers_nothing_is_cut_off() -> None:
    wire, pipe = Desk(Patience()).wire()
    wire.keepalive_timeout()
    assert pipe.end == "aborted"


async def test_a_line_that_is_gone_is_not_counted_and_has_no_clock() -> None:
    desk = Desk(Patience())
    line, _ = desk.call()
    assert desk.lobby.open == 1
    line.connection_lost(None)
    assert desk.lobby.open == 0
    assert all(call.cancelled for call in desk.clock.calls)


async def test_a_proxy_brings_many_people_and_a_household_is_one() -> None:
    desk = Desk(Patience(per_address=1), proxies=("10.0.0.0/8",))
    assert [desk.call(address)[1].end for address in ("10.1.2.3", "10.1.2.3")] == ["", ""]
    assert [desk.call(address)[1].end for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")] == [
        "",
        "closed",
        "",
    ]
    assert [desk.call(address)[1].end for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1")] == ["", "", "closed"]


async def test_a_house_full_of_busy_lines_says_so() -> None:
    desk = Desk(Patience(in_all=1))
    line, _ = desk.call()
    line.data_received(b"GET / HTTP/1.1\r\n\r\n")
    late = desk.call()[1]
    assert late.said.startswith(b"HTTP/1.1 503")


@pytest.mark.parametrize("given", ["example.org", "10.0.0.1/8", "", "*"])
def test_a_proxy_is_an_address_or_a_network(given: str) -> None:
    with pytest.raises(Mistake):
        networks([given])
    assert len(networks(LOOPBACK)) == len(LOOPBACK)


def test_some_files_are_left_for_the_server_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (1024, 1024))
    assert Lobby(Patience()).most == 924
