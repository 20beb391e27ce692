"""The site answers to its own names only: a page elsewhere that leads a browser here under another name gets nothing."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from web.site_kit import Visitor, running
from websockets.exceptions import InvalidStatus

from tablee.engine.values import Mistake
from tablee.web.hosts import Hosts, household, plain_name

OWN = socket.gethostname().lower()


@pytest.mark.parametrize(
    ("host", "reached"),
    [
        ("localhost", ""),
        ("localhost:8000", "127.0.0.1"),
        ("LocalHost.:8000", "127.0.0.1"),
        ("tables.localhost:8000", "127.0.0.1"),
        ("127.0.0.1:8000", "127.0.0.1"),
        ("127.0.0.2", "127.0.0.1"),
        ("[::1]:8000", "::1"),
        ("192.168.1.5:8000", "192.168.1.5"),
        ("192.168.1.5", "::ffff:192.168.1.5"),
        ("[fe80::1]:8000", "fe80::1%eth0"),
        ("[2001:DB8:0::1]", "2001:db8::1"),
        ("play.example.org", "10.0.0.1"),
        ("PLAY.example.org:443", ""),
        (OWN, ""),
        (f"{OWN}.local:8000", ""),
    ],
)
def test_these_are_our_names(host: str, reached: str) -> None:
    Hosts(["Play.Example.org."]).check(host, reached)


@pytest.mark.parametrize(
    ("host", "reached"),
    [
        ("", "127.0.0.1"),
        ("evil.example", "127.0.0.1"),
        ("example.org", "127.0.0.1"),
        ("evil.play.example.org", "127.0.0.1"),
        ("play.example.org.evil.example", "127.0.0.1"),
        ("localhost.evil.example", "127.0.0.1"),
        ("localhost@evil.example", "127.0.0.1"),
        ("localhost, evil.example", "127.0.0.1"),
        ("localhost:80:80", "127.0.0.1"),
        ("localhost/evil", "127.0.0.1"),
        ("192.168.1.6", "192.168.1.5"),
        ("6.6.6.6", ""),
        ("[::2]", "::1"),
        ("[]", "::1"),
        ("localhost:" + "1" * 5000, "127.0.0.1"),
    ],
)
def test_these_are_not(host: str, reached: str) -> None:
    with pytest.raises(Mistake) as caught:
        Hosts(["play.example.org"]).check(host, reached)
    assert caught.value.code == "web.foreign-host"


@pytest.mark.parametrize("name", ["", "https://example.org", "example.org:80", "example.org/", "*", "a b"])
def test_a_name_is_a_name(name: str) -> None:
    with pytest.raises(Mistake):
        plain_name(name)


@pytest.mark.parametrize("name", ["example.org", "10.0.0.1", "[2001:db8::1]"])
def test_a_name_may_be_an_address(name: str) -> None:
    Hosts([name]).check(name, "127.0.0.1")


def test_a_foreign_name_gets_neither_page_nor_line_nor_a_link_to_itself(client: Visitor) -> None:
    table = client.open_table(chairs=("here", "link"))
    for path in ("/", f"/table/{table}", "/static/site.css"):
        answer = client.get(path, headers={"host": "evil.example"})
        assert answer.status_code == 421
        assert "http://evil.example" not in answer.text
        assert "evil.example" in answer.text
    with pytest.raises(InvalidStatus) as refused, client.wire(table, "http://evil.example", host="evil.example"):
        pass
    assert refused.value.response.status_code == 403


def test_the_site_is_called_as_the_settings_say(tmp_path: Path) -> None:
    with running(tmp_path, hosts=("play.example.org",)) as site, site.visitor() as visitor:
        table = visitor.open_table(chairs=("here", "link"))
        page = visitor.get(f"/table/{table}", headers={"host": "play.example.org"})
        assert f"http://play.example.org/table/{table}" in page.text


def test_behind_a_proxy_links_lead_to_where_people_came_in(tmp_path: Path) -> None:
    """And the live socket of a page that came by https is opened."""
    forwarded = {"host": "play.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
    with running(tmp_path, hosts=("play.example.org",)) as site, site.visitor() as visitor:
        table = visitor.open_table(chairs=("here", "link"))
        page = visitor.get(f"/table/{table}", headers=forwarded)
        assert f"https://play.example.org/table/{table}" in page.text
        with visitor.wire(table, "https://play.example.org", **forwarded) as wire:
            assert wire.next("view")


def test_a_household_is_one_address() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert household("192.0.2.1") != household("192.0.2.2")
    assert household("::ffff:192.0.2.1") != household("::ffff:192.0.2.2")
    assert household("nobody") == "nobody"
