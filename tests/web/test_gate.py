"""Before anything reads a request it is measured; every answer leaves with the headers that guard a page."""

from __future__ import annotations

import base64
import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from facades import edition
from litestar.testing import TestClient
from web.site_kit import QUICK, Visitor

from tablee.web import gate, shelf
from tablee.web.app import Settings, create_app
from tablee.web.gate import BYTES_PER_MINUTE, FORM, LONGEST_BODY, LONGEST_HEADERS, MOST_FIELDS

GUARDS = {name.decode(): value.decode() for name, value in gate.HEADERS}


def asked(visitor: Visitor, method: str, path: str, body: Any = None, **headers: str) -> http.client.HTTPResponse:
    """Word for word, without what a polite client would add or refuse to send."""
    line = http.client.HTTPConnection(urlsplit(visitor.site.address).netloc, timeout=60)
    line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer


# In -------------------------------------------------------------------------------------------------------------------

FORMS = {"content_type": FORM.decode()}


def pieces(text: bytes) -> Iterator[bytes]:
    yield from (text[at : at + 50_000] for at in range(0, len(text), 50_000))


@pytest.mark.parametrize("method", ["POST", "GET", "PUT"])
@pytest.mark.parametrize("measured", [True, False], ids=["of a known length", "in pieces"])
@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])
def test_megabytes_of_form_are_refused_before_they_are_read(
    client: Visitor, method: str, measured: bool, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten megabytes of `a=1&`, which held up everybody for eight seconds, need no cookie and no token."""
    for reader in ("parse_url_encoded_form_data", "parse_multipart_form"):
        monkeypatch.setattr(f"litestar.connection.request.{reader}", lambda *_, **__: pytest.fail("it was read"))
    body = b"a=1&" * (LONGEST_BODY // 4 + 1)
    answer = asked(client, method, "/tables", body if measured else pieces(body), content_type=kind)
    assert answer.status in ((413,) if kind in FORMS.values() else (413, 415))
    assert client.get("/about").status_code == 200


def test_a_form_has_few_fields(client: Visitor) -> None:
    answer = asked(client, "POST", "/me", b"a=1&" * MOST_FIELDS, **FORMS)
    assert answer.status == 400
    assert asked(client, "POST", "/me", b"a=1&" * (MOST_FIELDS - 1), **FORMS).status == 403, "read, and then not ours"


def test_much_from_one_address_has_to_wait(client: Visitor) -> None:
    """Each of these forms is short enough."""
    forms = BYTES_PER_MINUTE // LONGEST_BODY + 1
    found = [asked(client, "POST", "/me", b"%41" * (LONGEST_BODY // 3), **FORMS) for _ in range(forms)]
    assert {answer.status for answer in found[:-1]} == {403}
    assert found[-1].status == 429
    assert found[-1].getheader("retry-after")


def test_an_honest_file_fits_into_the_form(client: Visitor) -> None:
    table = client.open_table("balconia", building=json.dumps(edition(), indent=4))
    assert client.get(f"/table/{table}").status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/static/%00", 404),
        ("/static/" + "a" * 300, 404),
        (f"/static/{shelf.current()}/" + "a" * 300, 404),
        ("/table/%00", 404),
        ("/rules/" + "a" * 300, 404),
        ("/" + "a/" * 1500, 414),
        ("/new?game=" + "a" * 3000, 414),
        ("/table/%ff%fe", 404),
    ],
)
def test_an_address_that_cannot_be_is_not_found(client: Visitor, path: str, status: int) -> None:
    assert asked(client, "GET", path).status == status


def test_headers_are_short(client: Visitor) -> None:
    assert asked(client, "GET", "/", cookie="a=" + "b" * LONGEST_HEADERS).status == 431


@pytest.mark.parametrize("seats", ["9" * 5000, "999", "²", "٣٣٣", "-2", "2.0", "0x2"])
def test_a_number_of_players_is_a_short_number(client: Visitor, seats: str) -> None:
    answer = client.post("/tables", game="pueblo", seats=seats, chair_0="here", chair_1="here")
    assert answer.status_code == 400
    assert "The number of players is missing" in answer.text


END = b"additional_authenticated_data="
NO_COOKIES = {
    "a list at the end": b"x" * 30 + END + b"[]",
    "a number at the end": b"x" * 30 + END + b"1",
    "no JSON at the end": b"x" * 30 + END + b"{",
    "no date at the end": b"x" * 30 + END + b"{}",
    "a date that is a word": b"x" * 30 + END + b'{"expires_at": "soon"}',
    "a date that is nothing": b"x" * 30 + END + b'{"expires_at": null}',
    "no seal": b"x" * 30 + END + b'{"expires_at": 99999999999}',
    "nothing but an end": END + b'{"expires_at": 99999999999}',
    "many lists": b"x" * 30 + END + b"[" * 3000,
    "no letters": b"\xff" * 30 + END + b"\xff",
}


@pytest.mark.parametrize("kind", NO_COOKIES)
def test_who_brings_a_cookie_that_cannot_be_read_is_a_new_guest(client: Visitor, kind: str) -> None:
    for cookie in (base64.b64encode(NO_COOKIES[kind]).decode(), NO_COOKIES[kind].decode("latin-1").replace('"', "")):
        answer = asked(client, "GET", "/", cookie=f"tablee={cookie}")
        assert answer.status == 200
        assert any(
            one.startswith("tablee=") and one != f"tablee={cookie}" for one in answer.headers.get_all("set-cookie", [])
        )


@pytest.mark.parametrize("token", ["é", "%00", "", "a" * 5000])
def test_a_token_that_cannot_be_ours_is_refused(client: Visitor, token: str) -> None:
    body = urlencode({"_csrf_token": token})
    assert asked(client, "POST", "/me", body, cookie=f"csrftoken={token}", **FORMS).status == 403


# Out ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/about", "/me", "/new", "/nothing", "/static/nothing.css", "/static/site.css", "/static/%00", "/health",
     "/language/fr", "/language/tlh", "/.well-known/security.txt", "/" + "a" * 3000],
)  # fmt: skip
def test_every_answer_is_guarded(client: Visitor, path: str) -> None:
    headers = client.get(path).headers
    kept = "no-cache" if path == "/static/site.css" else "no-store"
    for name, value in {**GUARDS, "cache-control": kept}.items():
        assert headers.get_list(name) == [value]
    assert "server" not in headers


@pytest.mark.parametrize("name", ["site.css", "table.js", "logo.svg", "sans.woff2"])
def test_a_file_that_is_kept_may_ask_for_nothing(client: Visitor, name: str) -> None:
    headers = client.get(shelf.address(name)).headers
    assert headers["content-security-policy"] == "default-src 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == shelf.FOR_A_YEAR
    assert not {"referrer-policy", "cross-origin-opener-policy", "server"} & set(headers)


def test_a_table_and_what_was_refused_are_guarded_and_kept_by_nobody(client: Visitor) -> None:
    table = client.open_table()
    answers = [
        client.get(f"/table/{table}"),
        client.get(f"/table/{table}/record"),
        client.http.post("/me"),
        client.post("/me"),
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 403, 303]
    for answer in answers:
        assert GUARDS.items() <= dict(answer.headers).items()


@pytest.mark.parametrize(
    "path",
    ["/", "/about", "/rules/pueblo", "/me", "/new", "/nothing", "/health", shelf.address("site.css"), "/language/fr"],
)
def test_head_is_answered_like_get_without_its_text(client: Visitor, path: str) -> None:
    head, whole = client.http.head(path), client.get(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers["content-type" if "location" not in head.headers else "location"]
    assert set(dict(whole.headers)) - set(dict(head.headers)) <= {"transfer-encoding", "content-length", "set-cookie"}


def test_a_fault_of_ours_is_guarded_too(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.web.pages.hero", lambda: 1 // 0)
    answer = client.get("/")
    assert answer.status_code == 500
    assert GUARDS.items() <= dict(answer.headers).items()


def test_the_gate_stands_before_the_application_itself(tmp_path: Path) -> None:
    """Whichever server runs it."""
    with TestClient(create_app(Settings(data=tmp_path), QUICK), base_url="http://evil.example") as stranger:
        assert stranger.get("/").status_code == 421
