"""What things mean, at the page: the legend one touch away, and whatever is held or touched twice explains itself."""

from __future__ import annotations

from contextlib import suppress

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import PATIENCE, PHONE, Person
from browser.test_choosing import CENTRE, sit_down
from playwright.sync_api import Browser, Locator, Page, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser

THINGS = {  # a piece, a number, an icon of each game that can be seen at the start, and a word that explains it
    "agora": ("#panel-map [href='#agora-label-EX']", ".agora-hand .reserve"),
    "balconia": (".bal-knob-pair", ".tray .bal-block-n"),
    "barracuda": (".barracuda-hand", "#purse-0-bills"),
    "gaudi": (".gaudi-hand .stock", "#gaudi-pile"),
    "pueblo": ("#panel-heap .chief", ".reserve"),
}


def hold(page: Page, thing: Locator) -> None:
    for _ in range(5):  # on a slow machine the page is not there yet: a person would try again
        thing.evaluate("one => one.scrollIntoView({ block: 'center' })")
        page.mouse.move(*thing.evaluate(CENTRE))
        page.mouse.down()
        with suppress(AssertionError):
            expect(page.locator("#why")).to_be_visible(timeout=PATIENCE / 5)
        page.mouse.up()
        if page.locator("#why").is_visible():
            break


@pytest.mark.parametrize("game", THINGS)
def test_what_is_held_is_explained(browser: Browser, site: Site, game: str) -> None:
    person = Person(browser, site)
    page = sit_down(person, game, {"agora": 3, "barracuda": 3}.get(game, 2))
    texts = set()
    for thing in THINGS[game]:
        page.locator("#why").evaluate("box => { box.hidden = true; }")
        hold(page, page.locator(thing).first)
        texts.add(page.locator("#why").inner_text())
    assert len(texts) == 2
    assert person.problems == []
    person.close()


def test_a_second_touch_explains_what_cannot_be_chosen(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE, has_touch=True)
    page = sit_down(person, "barracuda", 3)
    points = page.locator(".seat .points").first
    points.click()
    expect(page.locator("#why")).to_be_hidden()
    for _ in range(5):  # what listens to hands comes with the first touch, on a slow machine after the second
        points.click()
        with suppress(AssertionError):
            expect(page.locator("#why")).to_contain_text("Most pawns in bars wins", timeout=PATIENCE / 5)
            break
    expect(page.locator("#why")).to_contain_text("Most pawns in bars wins")
    assert not person.scrolls_sideways()
    person.close()


def test_a_long_press_chooses_nothing(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    page = sit_down(person, "barracuda", 3)
    hold(page, page.locator("#panel-front .half.lit").first)
    expect(page.locator("#panel-front .half.chosen")).to_have_count(0)
    person.close()


@pytest.mark.parametrize("game", THINGS)
def test_the_legend_is_in_the_menu_and_shows_every_sign(browser: Browser, site: Site, game: str) -> None:
    person = Person(browser, site, size=PHONE, lang="fr-FR", color_scheme="dark", bypass_csp=True)
    page = sit_down(person, game, {"agora": 3, "barracuda": 3}.get(game, 2))
    page.locator("[popovertarget=tools]").click()
    page.locator("[popovertarget=legend]").click()
    signs = page.locator("#legend .signs li")
    expect(signs.nth(8)).to_be_attached()
    empty = page.locator("#legend .sign-picture > svg:not([viewBox])")
    expect(empty).to_have_count(0)
    found = Axe().run(page, context="#legend")
    assert [one["id"] for one in found.response["violations"]] == []
    assert not person.scrolls_sideways()
    person.close()
