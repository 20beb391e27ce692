"""Who somebody is: by a cookie that no clock ends, that they can end themselves, and that a code brings back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from web.site_kit import Visitor, running

from tablee.table.identities import LETTERS, digest
from tablee.web.devices import ENDED
from tablee.web.keys import NAME, site_secret
from tablee.web.me import TRIES_PER_MINUTE
from tablee.web.session import Sessions

CODE = re.compile(r"<code>([0-9A-Z-]{23})</code>")
HTTPS = {"x-forwarded-proto": "https"}


def code_of(visitor: Visitor) -> str:
    found = CODE.search(visitor.post("/me/code").text)
    assert found
    return found[1]


def name_of(visitor: Visitor) -> str:
    found = re.search(r'name="name" maxlength="24" required value="([^"]*)"', visitor.get("/me").text)
    assert found
    return found[1]


def token_in(page: str) -> str:
    found = re.search(r'name="_csrf_token" value="([^"]+)"', page)
    assert found
    return found[1]


# The cookie -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("written", "read"), [(2026, 1972), (1972, 2026), (2026, 2040)])
def test_a_wrong_clock_costs_nobody_their_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: int, read: int
) -> None:
    """A first boot without a clock, or one that is years ahead."""
    sessions = Sessions(CookieBackendConfig(secret=site_secret(tmp_path), key="tablee"))
    monkeypatch.setattr("time.time", lambda: (written - 1970) * 365.25 * 86400)
    cookie = sessions.dump_data({"player": "léa"})
    monkeypatch.setattr("time.time", lambda: (read - 1970) * 365.25 * 86400)
    assert sessions.load_data(cookie) == {"player": "léa"}


def test_a_cookie_of_a_former_version_counts(tmp_path: Path) -> None:
    """It carried a date that the server's clock was asked about."""
    with running(tmp_path) as site, site.visitor() as léa:
        config = CookieBackendConfig(secret=site_secret(tmp_path), key="tablee", max_age=1)
        former = ClientSideSessionBackend(config).dump_data({"player": "0" * 16, "name": "Léa"})[0].decode()
        léa.http.cookies.clear()
        léa.http.cookies.set("tablee", former)
        assert name_of(léa) == "Léa"


@pytest.mark.parametrize("kept", ["", "x", "null", "YQ==", "additional", "é" * 20, "A" * 3000, "=" * 40])
def test_a_cookie_that_is_not_ours_is_nobodys(tmp_path: Path, kept: str) -> None:
    sessions = Sessions(CookieBackendConfig(secret=site_secret(tmp_path), key="tablee"))
    assert sessions.load_data([kept.encode()]) == {}


def test_cookies_travel_by_https_alone_where_there_is_https(client: Visitor) -> None:
    """As a trusted proxy says; uvicorn believes one on the same machine."""
    answer = client.get("/about", headers=HTTPS)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    cookies = answer.headers.get_list("set-cookie")
    assert cookies
    assert all("; Secure" in cookie for cookie in cookies)
    plain = client.get("/about")
    assert "strict-transport-security" not in plain.headers
    assert all("Secure" not in cookie for cookie in plain.headers.get_list("set-cookie"))


# Forms ------------------------------------------------------------------------------------------------------------------


def test_a_token_of_somebody_else_is_refused(client: Visitor, other: Visitor) -> None:
    """Tossed into one's browser, cookie and field alike."""
    theirs = other.http.cookies["csrftoken"]
    client.http.cookies.set("csrftoken", theirs, domain="127.0.0.1")
    assert client.http.post("/play/pueblo", data={"_csrf_token": theirs}).status_code == 403


def test_a_token_that_does_not_fit_is_exchanged(client: Visitor) -> None:
    client.http.cookies.delete("csrftoken")
    client.http.cookies.set("csrftoken", "0" * 128, domain="127.0.0.1", path="/")
    assert client.http.post("/play/pueblo", data={"_csrf_token": "0" * 128}).status_code == 403
    assert client.post("/play/pueblo").status_code == 303, "with the one that came with the refusal"


def test_after_a_new_key_a_browser_goes_on_as_somebody_new(tmp_path: Path) -> None:
    """It still carries both cookies of the old one."""
    with running(tmp_path) as site, site.visitor() as léa:
        cookies = dict(léa.http.cookies.items())
    (tmp_path / NAME).unlink()
    with running(tmp_path) as site, site.visitor() as léa:
        léa.http.cookies.clear()
        for name, value in cookies.items():
            léa.http.cookies.set(name, value, domain="127.0.0.1", path="/")
        assert léa.post("/play/pueblo").status_code == 403
        léa.get("/about")
        assert léa.post("/play/pueblo").status_code == 303


def test_no_two_pages_carry_the_same_token(client: Visitor) -> None:
    """Or the size of a packed page would tell it, letter by letter, to who can put words into it."""
    first, second = (token_in(client.get("/new").text) for _ in range(2))
    assert first != second
    for token in (first, second):
        assert client.http.post("/play/pueblo", data={"_csrf_token": token}).status_code == 303


def test_forms_are_read_as_forms_alone(client: Visitor) -> None:
    token = client.http.cookies["csrftoken"]
    answer = client.http.post("/play/pueblo", content=f"_csrf_token={token}", headers={"content-type": "text/plain"})
    assert answer.status_code == 415
    assert client.http.post("/play/pueblo", data={}).status_code == 403
    assert client.http.post("/play/pueblo", data={"_csrf_token": "é€"}).status_code == 403
    assert client.http.post("/play/pueblo", files={"_csrf_token": b"file"}).status_code == 415


# A code to come back by -------------------------------------------------------------------------------------------------


def test_a_code_brings_somebody_back_in_another_browser(client: Visitor, other: Visitor) -> None:
    client.post("/me", name="Léa")
    table, code = client.open_table(), code_of(client)
    assert other.post("/me/back", code=code.lower().replace("-", " ")).status_code == 303
    assert name_of(other) == "Léa"
    assert client.site.table(table).seats_of(None) == ()
    with other.wire(table) as wire:
        assert wire.next("view")["seat"] is not None


def test_a_code_is_kept_as_a_digest_and_replaced_by_the_next(client: Visitor, other: Visitor, tmp_path: Path) -> None:
    first, second = code_of(client), code_of(client)
    assert set(first) <= {*LETTERS, "-"}
    assert other.post("/me/back", code=first).status_code == 400
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tablee.sqlite*"))
    assert digest(second).encode() in kept
    assert second.encode() not in kept
    assert other.post("/me/back", code=second).status_code == 303


def test_a_code_outlives_the_key(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor() as léa:
        léa.post("/me", name="Léa")
        code = code_of(léa)
    (tmp_path / NAME).unlink()
    with running(tmp_path) as site, site.visitor() as léa:
        léa.post("/me/back", code=code)
        assert name_of(léa) == "Léa"


def test_codes_cannot_be_tried_out(client: Visitor) -> None:
    answers = [client.post("/me/back", code=f"{number:020}") for number in range(TRIES_PER_MINUTE + 5)]
    assert "Nobody has this code" in answers[0].text
    assert answers[-1].status_code == 429


# Other devices ----------------------------------------------------------------------------------------------------------


def test_all_other_devices_can_be_ended(client: Visitor, other: Visitor) -> None:
    client.post("/me", name="Léa")
    table, code = client.open_table("barracuda", ("here", "novice", "novice", "novice")), code_of(client)
    other.post("/me/back", code=code)
    with other.wire(table) as theirs, client.wire(table) as mine:
        assert theirs.next("view")["seat"] == 0
        assert "known in this browser alone" in client.post("/me/devices").text
        assert theirs.closed_with() == mine.closed_with() == ENDED
    assert seat_seen(other, table) is None
    assert name_of(other) != "Léa"
    assert seat_seen(client, table) == 0
    assert client.post("/me", name="Léa once more").status_code == 303


def seat_seen(visitor: Visitor, table: str) -> int | None:
    with visitor.wire(table) as wire:
        seat: int | None = wire.next("view")["seat"]
        return seat


def test_whoever_was_ended_keeps_their_language(client: Visitor, other: Visitor) -> None:
    code = code_of(client)
    other.post("/me/back", code=code)
    other.get("/language/fr")
    client.post("/me/devices")
    assert 'lang="fr"' in other.get("/me").text


def test_a_copied_cookie_is_ended_as_well(client: Visitor, other: Visitor, tmp_path: Path) -> None:
    """A stolen one would be good for ever otherwise."""
    client.post("/me", name="Léa")
    stolen = client.http.cookies["tablee"]
    client.post("/me/devices")
    other.http.cookies.clear()
    other.http.cookies.set("tablee", stolen)
    assert name_of(other) != "Léa"
    assert name_of(client) == "Léa"
