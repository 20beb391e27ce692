"""Pages: every one answers in both languages, and what is wrong is said clearly."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from web.site_kit import QUICK, Visitor, running

from tablee.engine import catalogue
from tablee.engine.record import read_record
from tablee.engine.verify import verify
from tablee.kit.rulebook import rules
from tablee.web.app import Settings, create_app
from tablee.web.pages import local
from tablee.web.people import GUEST_NAMES


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/rules/pueblo", "/about", "/me"])
def test_every_page_speaks_both_languages(client: Visitor, path: str) -> None:
    english = client.get(path)
    french = client.get(path, headers={"accept-language": "fr-CA,en;q=0.5"})
    assert english.status_code == french.status_code == 200
    assert '<html lang="en">' in english.text
    assert '<html lang="fr">' in french.text
    assert english.text != french.text


def test_the_language_can_be_chosen_and_stays(client: Visitor) -> None:
    answer = client.get("/language/fr?next=/about")
    assert answer.headers["location"] == "/about"
    assert '<html lang="fr">' in client.get("/").text
    assert client.get("/language/tlh").status_code == 404


def test_who_only_looks_around_is_not_written_down(client: Visitor, tmp_path: Path) -> None:
    def known() -> int:
        with closing(sqlite3.connect(tmp_path / "tablee.sqlite")) as database:
            count: int = database.execute("select count(*) from players").fetchone()[0]
        return count

    name = name_shown(client.get("/").text)
    assert name_shown(client.get("/about").text) == name
    assert known() == 0
    client.open_table()
    assert known() == 1
    assert name_shown(client.get("/").text) == name


def name_shown(page: str) -> str:
    return next(name for name in GUEST_NAMES if f">{name}<" in page)


@pytest.mark.parametrize("address", ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:x", ""])
def test_a_redirect_stays_on_the_site(address: str) -> None:
    assert local(address) == "/"


def test_strict_headers_stand_on_every_answer(client: Visitor) -> None:
    for path in ("/", "/nothing", "/rules/pueblo"):
        headers = client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_no_page_needs_inline_style_or_script(client: Visitor) -> None:
    table = client.open_table()
    for path in ("/", "/new", "/rules/pueblo", f"/table/{table}"):
        text = client.get(path).text
        assert " style=" not in text
        assert "<style" not in text
        assert "onclick" not in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_has_an_anchor(client: Visitor, lang: str) -> None:
    text = client.get("/rules/pueblo", headers={"accept-language": lang}).text
    missing = [rule.id for rule in rules(catalogue.find("pueblo").folder, lang) if f'id="{rule.id}"' not in text]
    assert missing == []


def test_the_new_table_form_offers_every_option_with_its_rule(client: Visitor) -> None:
    text = client.get("/new?game=pueblo").text
    for name in ("dismantling", "advanced", "sacred_count", "sacred_placement", "opener", "starter", "start_corner"):
        assert f'name="option_{name}"' in text
    assert "/rules/pueblo#PUE-97" in text or "/rules/pueblo#PUE-72" in text


@pytest.mark.parametrize("path", ["/new?game=chess", "/rules/chess", "/table/nowhere", "/nothing", "/table/nowhere/record"])
def test_what_is_not_there_is_said_to_be_missing(client: Visitor, path: str) -> None:
    assert client.get(path).status_code == 404
    french = client.get(path, headers={"accept-language": "fr"})
    assert "Introuvable" in french.text


def test_a_form_from_elsewhere_is_refused(client: Visitor) -> None:
    answer = client.http.post("/play/pueblo")
    assert answer.status_code == 403
    assert "did not come from a page that was made for you" in answer.text


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"seats": 7, **{f"chair_{seat}": "here" for seat in range(7)}}, "2 to 4 players"),
        ({"seats": "many"}, "number of players"),
        ({"seats": 2, "chair_0": "here", "chair_1": "throne"}, "throne"),
        ({"seats": 2, "chair_0": "here", "chair_1": "here", "option_start_corner": 5}, "start_corner"),
        ({"seats": 2, "chair_0": "here", "chair_1": "here", "option_starter": 3}, "starter"),
    ],
)
def test_a_bad_table_is_explained_and_not_opened(client: Visitor, fields: dict[str, object], named: str) -> None:
    answer = client.post("/tables", game="pueblo", **fields)
    assert answer.status_code == 400
    assert named in answer.text
    assert "my-tables" not in client.get("/").text


def test_options_that_do_not_count_are_not_asked_for(client: Visitor) -> None:
    """The form sends them all; without the advanced rule there are no sacred places (PUE-97)."""
    table = client.open_table(sacred_count=2)
    assert client.site.table(table).header.options["sacred_count"] == 0


def test_one_click_opens_a_table_against_bots(client: Visitor) -> None:
    answer = client.post("/play/pueblo")
    assert answer.status_code == 303
    page = client.get(answer.headers["location"])
    assert page.text.count("bot, steady") == 3


def test_a_name_is_cleaned_and_shown(client: Visitor) -> None:
    client.post("/me", name="  Léa <b>\u0000 the   Great and Very Long Indeed ")
    text = client.get("/").text
    assert "Léa &lt;b&gt; the Great" in text
    assert "<b>" not in text


def test_a_finished_game_can_be_taken_home_and_verified(client: Visitor) -> None:
    table = client.open_table(chairs=("novice", "novice"))
    client.watch(table)
    page = client.get(f"/table/{table}").text
    assert 'class="chart"' in page
    answer = client.get(f"/table/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert verify(read_record(answer.text)).standing == client.site.table(table).match.standing


def test_an_unfinished_record_keeps_the_key_secret(client: Visitor) -> None:
    table = client.open_table()
    key = client.site.table(table).header.key.hex()
    for path in (f"/table/{table}", f"/table/{table}/record", "/"):
        assert key not in client.get(path).text


def test_public_tables_are_listed_until_they_are_full(client: Visitor) -> None:
    table = client.open_table(chairs=("here", "link"))
    assert f"/table/{table}" in client.get("/").text  # one's own
    answer = client.post("/tables", game="pueblo", seats=2, chair_0="novice", chair_1="link", public="on")
    public = answer.headers["location"]
    assert public in client.get("/").text
    assert client.post(f"{public}/sit").status_code == 303
    with client.site.visitor() as late:
        assert public not in late.get("/").text
        assert late.post(f"{public}/sit").status_code == 400


def test_who_sits_down_can_say_a_name(client: Visitor) -> None:
    table = client.open_table(chairs=("here", "link", "link"))
    with client.site.visitor() as friend:
        friend.post(f"/table/{table}/sit", name=" Zoé  ")
    with client.site.visitor() as shy:
        shy.post(f"/table/{table}/sit")
    assert client.site.table(table).names[1] == "Zoé"
    assert client.site.table(table).names[2]


def test_a_rematch_comes_after_the_end(client: Visitor) -> None:
    table = client.open_table(chairs=("here", "novice"))
    assert client.post(f"/table/{table}/rematch").status_code == 400
    assert client.post("/table/nowhere/rematch").status_code == 404


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=5) as site, site.visitor() as client:
        codes = [client.get("/about").status_code for _ in range(8)]
    assert codes[-1] == 429


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
def test_what_is_secret_is_for_the_owner_alone(tmp_path: Path) -> None:
    """The database holds the keys of games that go on, the other file the one that signs cookies."""
    (tmp_path / "data").mkdir(mode=0o755)  # a folder that is there already is shut as well
    create_app(Settings(data=tmp_path / "data"), QUICK)
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    assert (tmp_path / "data" / "cookie.key").stat().st_mode & 0o077 == 0
