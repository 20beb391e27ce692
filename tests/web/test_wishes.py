"""How a person likes the site is kept with them, and every page is painted that way from its first byte."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from web.site_kit import Visitor, running

from tablee.web.wishes import CHOICES, Wishes

ELSEWHERE = {"theme": "dark", "palette": "contrast", "patterns": "on", "pace": "step", "confirm": "touch", "sound": "on"}


def root(page: str) -> str:
    found = re.search(r"<html[^>]*>", page)
    assert found
    return found[0]


def checked(page: str, name: str) -> str:
    found = re.findall(rf'name="{name}" value="([\w-]+)" ?checked', page)
    assert len(found) == 1, found
    return str(found[0])


def test_the_first_choice_is_what_everybody_gets() -> None:
    assert Wishes().every == {name: choices[0] for name, choices in CHOICES.items()}
    assert Wishes().told() == {}


@pytest.mark.parametrize("given", [{"theme": "pink"}, {"theme": ["dark"]}, {"shoe": "left"}, {"theme": None}, {}])
def test_what_is_no_choice_changes_nothing(given: dict[str, object]) -> None:
    assert Wishes(palette="clear").with_(given) == Wishes(palette="clear")


def test_the_page_offers_every_choice_and_marks_what_is_chosen(client: Visitor) -> None:
    client.post("/settings", pace="brisk")
    page = client.get("/settings").text
    form = page[page.index('<form class="wishes"') :]
    for name, choices in CHOICES.items():
        assert re.findall(rf'<input type="radio" name="{name}" value="([\w-]+)"', form) == list(choices)
    assert checked(form, "pace") == "brisk"
    assert checked(form, "sound") == "off"


def test_settings_are_found_from_the_display_menu_and_from_ones_own_page(client: Visitor) -> None:
    table = client.open_table()
    for path in ("/", "/about", "/me", f"/table/{table}"):
        assert f'href="/settings?next={path}"' in client.get(path).text


def test_whoever_saves_is_told_so_and_finds_the_way_back(client: Visitor) -> None:
    answer = client.post("/settings", theme="dark", next="/rules/pueblo")
    assert answer.status_code == 303
    page = client.get(answer.headers["location"]).text
    assert "Saved." in page
    assert '<a href="/rules/pueblo">' in page
    assert '<a href="/">Go back' in client.get("/settings?saved=1&next=//evil.example").text


@pytest.mark.parametrize("path", ["/", "/about", "/rules/pueblo", "/me", "/settings", "/rules/chess"])
def test_every_page_is_painted_right_at_once(client: Visitor, path: str) -> None:
    assert root(client.get(path).text) == '<html lang="en">'
    client.post("/settings", **ELSEWHERE)
    assert root(client.get(path).text) == '<html lang="en" data-theme="dark" data-palette="contrast" data-patterns="on">'
    assert 'id="weave-red"' in client.get(path).text


def test_a_table_knows_pace_sound_and_confirmation(client: Visitor) -> None:
    table = f"/table/{client.open_table()}"
    assert 'data-pace="calm" data-confirmation="button" data-sound="off"' in client.get(table).text
    client.post("/settings", **ELSEWHERE)
    assert 'data-pace="step" data-confirmation="touch" data-sound="on"' in client.get(table).text


def test_one_switch_alone_leaves_the_others(client: Visitor) -> None:
    client.post("/settings", **ELSEWHERE)
    client.post("/settings", sound="off")
    page = client.get("/settings").text
    assert checked(page[page.index('<form class="wishes"') :], "pace") == "step"
    assert 'data-palette="contrast"' in root(page)


def test_a_language_is_one_of_the_wishes(client: Visitor) -> None:
    client.post("/settings", lang="fr")
    assert root(client.get("/about").text) == '<html lang="fr">'
    client.get("/language/en")
    assert root(client.get("/").text) == '<html lang="en">'
    client.post("/settings", lang="auto")
    assert root(client.get("/", headers={"accept-language": "fr"}).text) == '<html lang="fr">'


def test_wishes_of_one_are_not_those_of_another(client: Visitor, other: Visitor) -> None:
    client.post("/settings", theme="dark")
    assert root(client.get("/about").text) == '<html lang="en" data-theme="dark">'
    assert root(other.get("/about").text) == '<html lang="en">'


def test_a_second_device_of_the_same_person_follows(client: Visitor, other: Visitor) -> None:
    """Both have the cookie of one person; home and settings ask the database anew."""
    client.open_table()
    other.http.cookies = client.http.cookies.__class__(client.http.cookies)
    client.post("/settings", theme="dark", lang="fr")
    assert root(other.get("/").text) == '<html lang="fr" data-theme="dark">'
    assert root(other.get("/about").text) == '<html lang="fr" data-theme="dark">'


def test_wishes_outlive_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor() as visitor:
        visitor.post("/settings", palette="clear")
    with closing(sqlite3.connect(tmp_path / "tablee.sqlite")) as database:
        assert database.execute("select settings from players").fetchall() == [('{"palette": "clear"}',)]


def test_who_only_looks_at_the_settings_is_not_written_down(client: Visitor, tmp_path: Path) -> None:
    client.get("/settings")
    client.get("/language/fr")
    with closing(sqlite3.connect(tmp_path / "tablee.sqlite")) as database:
        assert database.execute("select count(*) from players").fetchone() == (0,)
    assert root(client.get("/").text) == '<html lang="fr">'


def test_settings_from_elsewhere_are_refused(client: Visitor) -> None:
    assert client.http.post("/settings", data={"theme": "dark"}).status_code == 403
    assert root(client.get("/about").text) == '<html lang="en">'
