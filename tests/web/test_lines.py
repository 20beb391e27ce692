"""Connections that keep the server waiting end, one address cannot hold all of them, and honest ones are not disturbed."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from web.site_kit import Site, Visitor, running
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tablee.web.gate import HEADERS, LONGEST_HEADERS
from tablee.web.lines import answer_at_once, framed
from tablee.web.patience import Patience
from tablee.web.shelf import File

SHORT, LONG = 0.1, 600.0  # seconds
LONG_ONLY = Patience(headers=LONG, body=LONG, idle=LONG, reading=LONG)


class Caller:
    """One end of a connection, without a word that is not asked for."""

    def __init__(self, site: Site) -> None:
        place = urlsplit(site.address)
        self.host = place.netloc
        self.line = socket.create_connection((place.hostname, place.port), timeout=60)

    def send(self, text: str) -> Caller:
        self.line.sendall(text.replace("HOST", f"Host: {self.host}").replace("\n", "\r\n").encode())
        return self

    def heard(self) -> str:
        """Everything until the server hangs up."""
        parts = []
        try:
            while part := self.line.recv(65536):
                parts.append(part)
        except ConnectionResetError:
            pass
        return b"".join(parts).decode()

    def answer(self) -> str:
        """The first line of the next answer, which is read to its end."""
        with self.line.makefile("rb") as reader:
            first = reader.readline().decode().strip()
            headers = dict(line.decode().strip().lower().split(": ", 1) for line in iter(reader.readline, b"\r\n"))
            reader.read(int(headers["content-length"]))
        return first


@contextmanager
def callers(site: Site, count: int) -> Iterator[list[Caller]]:
    with ExitStack() as stack:
        found = [Caller(site) for _ in range(count)]
        for caller in found:
            stack.enter_context(caller.line)
        yield found


PLAIN = "GET /about HTTP/1.1\nHOST\nAccept-Encoding: identity\n\n"
POST = "POST /me HTTP/1.1\nHOST\nContent-Type: application/x-www-form-urlencoded\n"


@pytest.mark.parametrize(
    ("owed", "sent", "told"),
    [
        ("headers", "", ""),
        ("headers", "GET / HT", "408"),
        ("headers", "GET / HTTP/1.1\nHOST\nX: ", "408"),
        ("headers", "\n\n\n", ""),
        ("body", POST + "Content-Length: 100\n\na=1", "408"),
        ("body", POST + "Transfer-Encoding: chunked\n\n3\na=1", "408"),
        ("body", POST + "Content-Length: 100\n\n", "408"),
        ("idle", PLAIN, "200"),
    ],
)
def test_who_keeps_us_waiting_is_sent_away(tmp_path: Path, owed: str, sent: str, told: str) -> None:
    """Silent, with half a heading, with half a body, with nothing more to ask: the line ends."""
    limits: dict[str, Any] = {owed: SHORT}
    patience = Patience(**{"headers": LONG, "body": LONG, "idle": LONG, "reading": LONG, **limits})
    with running(tmp_path, patience=patience) as site, callers(site, 1) as (caller,):
        heard = caller.send(sent).heard()
        assert heard[9:12] == told
        if told == "408":
            assert "did not come in time" in heard
            assert all(f"{name.decode()}: {value.decode()}" in heard for name, value in HEADERS)


def test_who_has_asked_once_and_asks_half_is_sent_away(tmp_path: Path) -> None:
    patience = Patience(headers=1.0, body=LONG, idle=LONG, reading=LONG)
    with running(tmp_path, patience=patience) as site, callers(site, 1) as (caller,):
        assert caller.send(PLAIN).answer() == "HTTP/1.1 200 OK"
        assert caller.send("GET /").heard().startswith("HTTP/1.1 408")


def test_who_does_not_take_the_answer_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is far longer than what lies on the way."""
    monkeypatch.setattr("tablee.web.shelf.packed", big)
    patience = Patience(headers=LONG, body=LONG, idle=LONG, reading=SHORT)
    with running(tmp_path, patience=patience) as site, site.visitor() as visitor, callers(site, 1) as (caller,):
        caller.send(PLAIN.replace("/about", "/about?big"))
        caller.line.recv(1)
        assert falls_to(site, 1, visitor)


def falls_to(site: Site, count: int, visitor: Visitor) -> bool:
    """Whether so many lines are left after a while, in which the visitor keeps asking."""
    lobby = site.lobby
    assert lobby is not None
    return any(visitor.get("/health") and lobby.open == count for _ in range(2000))


def big(_name: str, _text: bytes) -> File:
    return File("text/html", b"x" * 20_000_000, b"")


def test_a_heading_without_end_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, patience=LONG_ONLY) as site, callers(site, 1) as (caller,):
        assert caller.send("GET / HTTP/1.1\nHOST\nX: " + "x" * 3 * LONGEST_HEADERS).heard().startswith("HTTP/1.1 431")


def test_what_is_no_request_is_told_so_and_guarded(tmp_path: Path) -> None:
    with running(tmp_path, patience=LONG_ONLY) as site, callers(site, 1) as (caller,):
        heard = caller.send("HELO there\n\n").heard()
        assert heard.startswith("HTTP/1.1 400")
        assert "content-security-policy" in heard
        assert "uvicorn" not in heard


def test_one_address_cannot_hold_all_lines(tmp_path: Path) -> None:
    """Half-sent headings filled the server until nobody else got in."""
    patience = Patience(LONG, LONG, LONG, LONG, per_address=5)
    with running(tmp_path, patience=patience, proxies=()) as site:
        with callers(site, 5) as held:
            for caller in held:
                assert caller.send(PLAIN).answer() == "HTTP/1.1 200 OK"
                caller.send("GET / HTTP/1.1\n")
            with callers(site, 1) as (late,):
                heard = late.heard()
                assert heard.startswith("HTTP/1.1 429")
                assert "Too many connections are open from your address" in heard
                assert "Trop de connexions" in heard
                assert "retry-after: 5" in heard
        with site.visitor() as again:
            codes = (again.get("/about").status_code for _ in range(1000))  # until the server has heard that they are gone
            assert 200 in codes


def test_a_live_socket_is_a_line_too(tmp_path: Path) -> None:
    patience = Patience(LONG, LONG, LONG, LONG, per_address=3)
    with running(tmp_path, patience=patience, proxies=()) as site, site.visitor() as visitor:
        lobby, table = site.lobby, visitor.open_table()
        assert lobby is not None
        before = lobby.open
        with visitor.wire(table) as wire:
            wire.next("view")
            assert lobby.open == before + 1
        assert falls_to(site, before, visitor)


def test_a_full_house_lets_the_silent_go_first(tmp_path: Path) -> None:
    """Whoever asks a whole question is answered, however many only keep the door open."""
    patience = Patience(LONG, LONG, LONG, LONG, in_all=4)
    with running(tmp_path, patience=patience) as site, callers(site, 4) as silent:
        for caller in silent[1:]:
            assert caller.send(PLAIN).answer() == "HTTP/1.1 200 OK"
        with callers(site, 1) as (late,):
            assert late.send(PLAIN).answer() == "HTTP/1.1 200 OK"
            assert silent[0].heard() == ""


def test_two_requests_at_once_are_answered_one_after_the_other(tmp_path: Path) -> None:
    with running(tmp_path, patience=LONG_ONLY) as site, callers(site, 1) as (caller,):
        caller.send(PLAIN + PLAIN.replace("Accept", "Connection: close\nAccept"))
        assert caller.heard().count("HTTP/1.1 200 OK") == 2


@pytest.mark.soak
def test_a_thousand_half_open_connections_keep_nobody_out(tmp_path: Path) -> None:
    """As many as the server has files for; others are served meanwhile, and at the end nothing is left."""
    with running(tmp_path, patience=Patience(headers=2.0, body=2.0, in_all=300)) as site, site.visitor() as visitor:
        with callers(site, 1000) as held:
            for number, caller in enumerate(held):
                try:
                    caller.send(("GET / HT", "", POST + "Content-Length: 9\n\n")[number % 3])
                except OSError:  # sent away already
                    continue
            assert visitor.get("/about").status_code == 200
            for caller in held:
                caller.heard()
        assert visitor.get("/about").status_code == 200


def test_visitors_behind_a_proxy_are_told_apart(tmp_path: Path) -> None:
    """Otherwise all of them together might ask as often as one."""
    with running(tmp_path, requests_per_minute=3) as site, site.visitor() as visitor:
        codes = {who: [asked_for(visitor, who) for _ in range(5)] for who in ("192.0.2.1", "192.0.2.2")}
    assert all(found == [200, 200, 200, 429, 429] for found in codes.values())


def test_nobody_else_may_say_whom_they_speak_for(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=3, proxies=("192.0.2.77",)) as site, site.visitor() as visitor:
        assert [asked_for(visitor, f"192.0.2.{number}") for number in range(4)] == [
            200,
            200,
            429,
            429,
        ]  # came in once before


def asked_for(visitor: Visitor, who: str) -> int:
    return visitor.get("/about", headers={"x-forwarded-for": who}).status_code


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_in_its_frame_is_what_any_websocket_reads(length: int) -> None:
    reader, text = StreamReader(), b"x" * length
    reader.feed_data(framed(text))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame: Frame = done.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


def test_a_door_that_somebody_else_opened_holds_no_answer_back() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door, socket.socket() as caller:
        answer_at_once(door.fileno())
        caller.connect(door.getsockname())
        with door.accept()[0] as line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
