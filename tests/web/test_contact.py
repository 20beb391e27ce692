"""A site says whom to tell of a fault in its safety."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from web.site_kit import Visitor, running

from tablee.engine.values import Mistake
from tablee.web.contact import WHERE, check_contact, keeper_of


def told(visitor: Visitor) -> dict[str, str]:
    answer = visitor.get(WHERE)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    return dict(line.split(": ", 1) for line in answer.text.splitlines())


def test_the_contact_is_the_one_of_the_settings(tmp_path: Path) -> None:
    with running(tmp_path, contact="https://example.org/issues") as site, site.visitor() as visitor:
        assert told(visitor)["Contact"] == "https://example.org/issues"


def test_otherwise_it_is_the_keeper_of_the_host_and_good_for_half_a_year(client: Visitor) -> None:
    found = told(client)
    now = datetime.fromtimestamp(client.site.house.clock(), UTC)
    assert found["Contact"] == "mailto:security@[127.0.0.1]"
    assert found["Canonical"] == client.site.address + WHERE
    assert found["Preferred-Languages"] == "en, fr"
    assert now + timedelta(days=150) < datetime.fromisoformat(found["Expires"]) < now + timedelta(days=365)


def test_the_keeper_of_a_host_has_an_address() -> None:
    assert keeper_of("play.example.org:8000") == "mailto:security@play.example.org"
    assert keeper_of("[2001:db8::1]:8000") == "mailto:security@[IPv6:2001:db8::1]"


@pytest.mark.parametrize("contact", ["", "mailto:me@example.org", "https://example.org/tell"])
def test_a_contact_may_be_an_address_of_either_kind(contact: str) -> None:
    assert check_contact(contact) == contact


@pytest.mark.parametrize("contact", ["me@example.org", "mailto:me", "http://example.org", "https://x\nExpires: never"])
def test_anything_else_is_none(contact: str) -> None:
    with pytest.raises(Mistake):
        check_contact(contact)
