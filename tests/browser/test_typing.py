"""Typing at a table: the sheet of keys, and a line in which the same turn is played by its text."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import PHONE, Person
from browser.test_choosing import sit_down
from browser.test_walking import SEATS
from playwright.sync_api import Browser, Locator, Page, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser
TITLES = {"en-GB": "Keys", "fr-FR": "Touches"}


def violations(page: Page, context: str) -> list[str]:
    return [one["id"] for one in Axe().run(page, context=context).response["violations"]]


@pytest.mark.parametrize("lang", TITLES)
def test_a_question_mark_shows_the_keys(browser: Browser, site: Site, lang: str) -> None:
    person = Person(browser, site, lang=lang, bypass_csp=True)
    page = sit_down(person, "agora", 3)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name=TITLES[lang])
    expect(sheet).to_be_visible()
    expect(sheet.locator("dt")).to_have_count(12)
    assert violations(page, "#keys") == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.locator("[popovertarget=links]").click()
    page.get_by_role("button", name=TITLES[lang]).click()
    expect(sheet).to_be_visible()
    assert person.problems == []
    person.close()


def test_keys_that_mean_nothing_here_are_not_shown(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE)
    page = sit_down(person, "pueblo", 2)
    page.keyboard.press("?")
    expect(page.locator("#keys [data-where]").first).to_be_hidden()
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("turn a stone")
    assert not person.scrolls_sideways()
    person.close()


def suggested(page: Page) -> Locator:
    return page.get_by_role("listbox", name="What may follow").get_by_role("option")


def type_whole_action(page: Page) -> str:
    """One word after the other, each the last of those that are suggested; what was played."""
    field = page.get_by_role("combobox", name="Type your move")
    for _ in range(12):
        if suggested(page).count() == 0:
            break
        before = field.input_value()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        expect(field).not_to_have_value(before)
    return field.input_value().strip()


@pytest.mark.parametrize("game", SEATS)
def test_a_turn_is_played_by_typing_it(browser: Browser, site: Site, game: str) -> None:
    person = Person(browser, site, bypass_csp=True)
    page = sit_down(person, game, SEATS[game])
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Type your move")
    expect(field).to_be_focused()
    expect(suggested(page).first).to_contain_text(" ")  # what it means
    assert violations(page, "section.action") == []
    for _ in range(3):
        step = person.step()
        typed = type_whole_action(page)
        assert typed
        page.keyboard.press("Enter")
        expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_visible()
        expect(field).to_have_value("")
        expect(field).to_be_focused()
        if not person.wait_for_turn_or_end():
            break
        expect(suggested(page).first).to_be_attached()
    page.keyboard.press("Escape")
    expect(field).to_be_hidden()
    assert page.evaluate("document.activeElement !== document.body")
    assert person.problems == []
    person.close()


def test_the_line_completes_by_words_and_by_names_and_says_why_not(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    page = sit_down(person, "pueblo", 2)
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Type your move")
    expect(suggested(page).first).to_contain_text("set")
    field.press_sequentially("S")
    page.keyboard.press("Tab")
    expect(field).to_have_value("set ")
    field.press_sequentially("red")  # the name of the coloured stone
    page.keyboard.press("Tab")
    expect(field).to_have_value("set coloured ")
    field.press_sequentially("NE h8")
    expect(page.locator("#line-next")).to_contain_text("Nothing may follow")
    page.keyboard.press("Enter")
    expect(page.locator("#why a")).to_contain_text("PUE-")
    expect(field).to_be_focused()
    field.fill("gibberish")
    page.keyboard.press("Enter")
    expect(page.locator("#why")).to_contain_text("not an action")
    field.fill("set COLOURED ne D4")
    expect(page.locator("#line-next")).to_contain_text("Enter plays it")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm=walk]")).to_be_visible()
    field.fill("undo")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm=set]")).to_be_visible()
    person.close()


def test_an_envelope_is_filled_by_typing(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    page = sit_down(person, "barracuda", 3)
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Type your move")
    expect(field).to_be_focused()
    for _ in range(40):
        if page.locator("[data-confirm=fill]").count():
            break
        step = person.step()
        type_whole_action(page)
        page.keyboard.press("Enter")
        expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_visible()
        assert person.wait_for_turn_or_end()
    field.press_sequentially("fill 0 0 0 ")
    expect(suggested(page).nth(1)).to_contain_text("1;")
    field.fill("fill 0 0 0 1; seal 1")
    expect(page.locator("#line-next")).to_contain_text("Enter plays it")
    step = person.step()
    page.keyboard.press("Enter")
    expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_visible()
    person.close()
