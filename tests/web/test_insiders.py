"""Only somebody at the machine itself, or with the token, may look behind the scenes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from web.site_kit import Site, Visitor, running

from tablee.engine.values import Mistake
from tablee.web.budget import Allowance, Budget
from tablee.web.insiders import TERM, Insiders, is_here

TOKEN = "correct horse battery staple"  # noqa: S105
PASSED_ON = [
    {"x-forwarded-for": "127.0.0.1"},
    {"x-forwarded-proto": "https"},
    {"forwarded": "for=127.0.0.1"},
    {"x-real-ip": "127.0.0.1"},
    {"via": "1.1 proxy"},
]


def scope(client: str, host: str, **headers: str) -> Any:
    sent = {"host": host, **headers}
    return {"client": (client, 1), "headers": [(name.encode(), value.encode()) for name, value in sent.items()]}


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST"])
@pytest.mark.parametrize("client", ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
def test_somebody_at_the_machine_is_here(client: str, host: str) -> None:
    assert is_here(scope(client, host))


@pytest.mark.parametrize(
    ("client", "host"),
    [
        ("192.168.1.7", "localhost"),
        ("8.8.8.8", "127.0.0.1"),
        ("127.0.0.1", "play.example.org"),  # a proxy that says nothing about itself, or a foreign page that leads here
        ("127.0.0.1", "localhost.example.org"),
        ("", "localhost"),
    ],
)
def test_nobody_else_is(client: str, host: str) -> None:
    assert not is_here(scope(client, host))


@pytest.mark.parametrize("headers", PASSED_ON)
def test_nobody_whom_a_proxy_brings_is_here(headers: dict[str, str]) -> None:
    assert not is_here(scope("127.0.0.1", "localhost", **headers))


def test_a_token_that_can_be_guessed_is_none() -> None:
    with pytest.raises(Mistake, match="at least 16"):
        Insiders("secret", lambda: 0.0)
    assert not Insiders("", lambda: 0.0).fits("")


# On the site ------------------------------------------------------------------------------------------------------------


def from_outside(site: Site, **headers: str) -> Visitor:
    """Somebody whom a proxy brings."""
    visitor = site.visitor()
    visitor.http.headers.update({"x-forwarded-for": "203.0.113.7", **headers})
    return visitor


def test_this_machine_sees_the_numbers_and_the_page(client: Visitor) -> None:
    assert client.get("/metrics").status_code == 200
    assert "Behind the scenes" in client.get("/admin").text


@pytest.mark.parametrize("path", ["/metrics", "/admin"])
def test_without_a_token_nobody_else_does(client: Visitor, path: str) -> None:
    with from_outside(client.site) as stranger:
        answer = stranger.get(path)
        assert answer.status_code == 403
        assert "for whoever runs the site" in answer.text
        assert "tablee_" not in answer.text


def test_a_program_shows_the_token_in_a_header(tmp_path: Path) -> None:
    with running(tmp_path, admin_token=TOKEN) as site, from_outside(site) as stranger:
        assert stranger.get("/metrics").status_code == 403
        assert stranger.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 403
        assert stranger.get("/metrics", headers={"authorization": f"Basic {TOKEN}"}).status_code == 403
        assert stranger.get(f"/metrics?token={TOKEN}").status_code == 403
        assert stranger.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).status_code == 200


def test_a_person_shows_it_in_a_form_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, admin_token=TOKEN) as site, from_outside(site) as stranger:
        asked = stranger.get("/admin")
        assert (asked.status_code, 'type="password"' in asked.text) == (403, True)
        assert stranger.post("/admin/token", token="wrong").status_code == 403  # noqa: S106
        assert stranger.post("/admin/token", token=TOKEN).headers["location"] == "/admin"
        assert stranger.get("/admin").status_code == 200
        assert site.app is not None
        insiders: Insiders = site.app.state.insiders
        now = insiders._clock()
        monkeypatch.setattr(insiders, "_clock", lambda: now + TERM + 60)
        assert stranger.get("/admin").status_code == 403
    with running(tmp_path, admin_token=TOKEN[::-1]) as site, from_outside(site) as other:
        other.http.cookies = stranger.http.cookies
        assert other.get("/admin").status_code == 403  # another token


def test_a_token_is_not_tried_without_end(tmp_path: Path) -> None:
    few = Budget(entries=Allowance(2, 1 / 3600))
    with running(tmp_path, admin_token=TOKEN, budget=few) as site, from_outside(site) as stranger:
        answers = [stranger.post("/admin/token", token="wrong") for _ in range(3)]  # noqa: S106
        assert [answer.status_code for answer in answers] == [403, 403, 429]
        assert stranger.post("/admin/token", token=TOKEN).status_code == 429
