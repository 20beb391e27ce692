"""Somebody who looks elsewhere is told that it is their turn: sealed, sparingly, and only by way of public services."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from httpx import Response
from web.push_kit import Device, Service, claims_of, decoded, push_service
from web.site_kit import Site, Visitor, running

from tablee.engine.values import Mistake
from tablee.table.subscriptions import MOST, Subscription
from tablee.web import postman, turn_calls
from tablee.web.budget import Allowance, Budget
from tablee.web.postman import Letter, Postman, is_public
from tablee.web.sealed import Voucher, sealed

MOVES = ["set coloured NE d4", "walk 1"]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_calls, "PATIENCE", 0.0)
    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0, 0.0))


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as service:
        yield service


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(tmp_path, push_at_home=True, budget=Budget(pushes=Allowance(2, 1e-9))) as site:
        yield site


class Pair:
    """A table of two, where the first one is to move and the other one looks elsewhere, with a device."""

    def __init__(self, site: Site, service: Service, lang: str = "en") -> None:
        self.lea, self.marius = site.visitor(), site.visitor(lang)
        self.device, self.service = Device(), service
        self.table = self.lea.open_table(chairs=("here", "link"), starter=0)
        self.marius.post(f"/table/{self.table}/sit", name="Marius")
        assert self.subscribe().status_code == 204

    def __enter__(self) -> Pair:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.lea.http.close()
        self.marius.http.close()

    def subscribe(self, **more: str) -> Response:
        return self.marius.post("/devices", **{**self.device.told(f"{self.service.address}/d"), **more})

    def play(self, moves: list[str] = MOVES) -> None:
        live = self.lea.site.table(self.table)
        with self.lea.wire(self.table) as wire:
            for text in moves:
                wire.send(t="do", seat=0, step=live.step(0), text=text)
                assert wire.next_of("ok", "no")["t"] == "ok"


def test_a_device_reads_what_the_standard_gives_as_an_example() -> None:
    """RFC 8291, section 5: so what our device reads is sealed as it should be."""
    number = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    device = Device(ec.derive_private_key(number, ec.SECP256R1()), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert device.read(decoded(body)) == b"When I grow up, I want to be a watermelon"


def test_only_the_device_reads_it() -> None:
    device, told = Device(), Device().told("https://push.example.org/x")
    body = sealed(b"secret", told["key"], told["secret"])
    with pytest.raises(InvalidTag):
        device.read(body)
    mine = device.told("")
    assert device.read(sealed(b"for you", mine["key"], mine["secret"])) == b"for you"


def test_somebody_elsewhere_is_told_that_it_is_their_turn_and_nothing_else(site: Site, service: Service) -> None:
    with Pair(site, service, "fr") as pair:
        pair.play()
        headers, body = service.next()
        told = json.loads(pair.device.read(body))
        name = site.table(pair.table).header.name
        assert told == {
            "table": pair.table,
            "title": "C’est à vous de jouer",
            "body": f"Pueblo\u00a0: {name}",
            "lang": "fr",
        }
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["topic"] == pair.table
        claims = claims_of(headers["authorization"])
        assert claims["aud"] == service.address
        assert claims["sub"].startswith("mailto:")


def test_who_looks_at_the_table_is_not_told(site: Site, service: Service) -> None:
    with Pair(site, service) as pair:
        with pair.marius.wire(pair.table) as wire:
            wire.next("view")
            pair.play()
            wire.next("view", step=2)
        second = pair.lea.open_table(chairs=("here", "link"), starter=0)
        pair.marius.post(f"/table/{second}/sit", name="Marius")
        pair.table = second
        pair.play()
        headers, _ = service.next()
        assert headers["topic"] == second, "of the first table nothing was sent"


def test_a_table_that_shall_be_silent_is(site: Site, service: Service) -> None:
    with Pair(site, service) as pair:
        pair.marius.post(f"/table/{pair.table}/mute")
        pair.play()
        silent, pair.table = pair.table, pair.lea.open_table(chairs=("here", "link"), starter=0)
        pair.marius.post(f"/table/{pair.table}/sit", name="Marius")
        pair.play()
        assert service.next()[0]["topic"] == pair.table != silent


def test_a_person_is_told_only_so_often(site: Site, service: Service) -> None:
    with Pair(site, service) as pair:
        told = []
        for _ in range(3):
            pair.table = pair.lea.open_table(chairs=("here", "link"), starter=0)
            pair.marius.post(f"/table/{pair.table}/sit", name="Marius")
            pair.play()
            told.append(pair.table)
        received = [service.next()[0]["topic"] for _ in range(2)]
        assert sorted(received) == sorted(told[:2])
        assert service.received.empty()


def test_a_service_that_is_busy_is_asked_again_and_a_device_that_is_gone_is_forgotten(site: Site, service: Service) -> None:
    service.answers = [500, 429, 410]
    with Pair(site, service) as pair:
        pair.play()
        for _ in range(3):
            service.next()
        while devices(pair.marius):
            pass
        assert service.received.empty()


def devices(visitor: Visitor) -> list[object]:
    """What is kept of a person's devices."""
    house = visitor.site.house
    player = next(place.player for table in house.tables for place in table.places if place.name == "Marius")

    async def asked() -> list[object]:
        subscriptions = visitor.site.app.state.subscriptions  # type: ignore[union-attr]
        return list(await subscriptions.of(player))

    return asyncio.run(asked())


def test_who_switches_it_off_is_left_in_peace(site: Site, service: Service) -> None:
    with Pair(site, service) as pair:
        assert len(devices(pair.marius)) == 1
        pair.lea.post("/devices/off", endpoint=f"{service.address}/d")
        assert len(devices(pair.marius)) == 1, "nobody else can"
        pair.marius.post("/devices/off", endpoint=f"{service.address}/d")
        assert devices(pair.marius) == []


def test_a_person_has_so_many_devices(site: Site, service: Service) -> None:
    with Pair(site, service) as pair:
        for number in range(MOST + 2):
            pair.subscribe(endpoint=f"{service.address}/{number}")
        assert len(devices(pair.marius)) == MOST


KEY = Device().told("")["key"]
HERE = [
    "http://push.example.org/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "", "https://",
    "https://push.example.org:8443/x", "https://user:pass@push.example.org/x", "ftp://push.example.org",
    "https://ex ample.org/", "https://a.b/" + "x" * 1000, "https://a.b/\r\nX: y",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", HERE)
def test_only_public_addresses_are_taken(endpoint: str) -> None:
    with pytest.raises((Mistake, OSError)):
        offered(Subscription(endpoint, "p", KEY, "c2l4dGVlbiBsZXR0ZXJzIQ", "en"))


def offered(one: Subscription) -> None:
    """A device as somebody tells of it, and then a letter to it."""
    carrier = Postman(Voucher.of(b"k" * 32, "mailto:a@b.c"), lambda: 0.0)
    carrier.check(one)
    asyncio.run(carrier.carry(Letter(one, "", "t", lambda: True)))


@pytest.mark.parametrize(
    ("key", "secret"),
    [("", ""), ("AAAA", "c2l4dGVlbiBsZXR0ZXJzIQ"), (KEY, "c2l4"), (KEY, "ä"), ("x" * 87, "y" * 22)],
    ids=["none", "short key", "short secret", "no letters", "no key"],
)
def test_keys_that_are_none_are_refused(client: Visitor, key: str, secret: str) -> None:
    answer = client.post("/devices", endpoint="https://push.example.org/x", key=key, secret=secret)
    assert answer.status_code == 400


def test_a_name_that_leads_home_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def found(*_asked: object, **_more: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.0.0.7", 443))]

    async def refused(*_asked: object, **_more: object) -> None:
        raise AssertionError("nobody is called")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", found)
    monkeypatch.setattr(asyncio, "open_connection", refused)
    with pytest.raises(OSError, match="not public"):
        offered(Subscription("https://push.example.org/x", "p", KEY, "c2l4dGVlbiBsZXR0ZXJzIQ", "en"))


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1::1", True), ("127.0.0.1", False), ("10.1.2.3", False),
        ("192.168.1.1", False), ("172.16.0.1", False), ("169.254.169.254", False), ("100.64.0.1", False), ("::", False),
        ("::1", False), ("fe80::1%eth0", False), ("fc00::1", False), ("::ffff:127.0.0.1", False), ("224.0.0.1", False),
        ("255.255.255.255", False),
    ],
)  # fmt: skip
def test_what_is_public(address: str, public: bool) -> None:
    assert is_public(address) == public
