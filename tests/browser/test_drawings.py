"""Pages in a browser: every drawing is there, no file comes twice, and without scripts one can still read and open."""

from __future__ import annotations

import pytest
from browser.page_kit import Person
from playwright.sync_api import Browser, expect
from web.site_kit import Site

from tablee.engine import catalogue

pytestmark = pytest.mark.browser
GAMES = catalogue.games()
PAGES = ("/", "/new", "/rules", "/me", "/about", *(f"/rules/{game.name}" for game in GAMES))
BROUGHT = """() => performance.getEntriesByType("resource").filter(one => one.transferSize > 0).map(one => one.name)"""
WITHOUT_DRAWING = """() => [...document.querySelectorAll("use")].map(one => one.getAttribute("href"))
  .filter(name => !document.getElementById(name.slice(1)))"""


@pytest.mark.parametrize("path", PAGES)
def test_every_picture_finds_its_drawings(browser: Browser, site: Site, path: str) -> None:
    person = Person(browser, site)
    person.open(path)
    assert person.page.evaluate(WITHOUT_DRAWING) == []
    assert person.problems == []
    person.close()


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_board_finds_its_drawings(browser: Browser, site: Site, game: str) -> None:
    person = Person(browser, site)
    person.open("/")
    person.page.locator(f"form[action='/play/{game}'] button").last.click()
    expect(person.page.locator("main.table")).to_be_visible()
    assert person.page.evaluate(WITHOUT_DRAWING) == []
    assert person.problems == []
    person.close()


def test_files_come_once(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    person.open("/")
    assert len(person.page.evaluate(BROUGHT)) > 3
    person.open("/")
    assert person.page.evaluate(BROUGHT) == []
    person.close()


def test_without_scripts_one_reads_and_opens_a_table(browser: Browser, site: Site) -> None:
    person = Person(browser, site, java_script_enabled=False)
    person.open("/")
    expect(person.page.locator(".card.game")).to_have_count(len(GAMES))
    expect(person.page.locator(".brand .logo")).to_be_visible()
    person.page.locator(".hero .primary").click()
    expect(person.page.locator("main.table .seats")).to_contain_text("Ada")
    person.close()
