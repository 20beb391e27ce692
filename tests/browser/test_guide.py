"""A newcomer's first games: what is asked for the first time is explained once, and nobody has to read it."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser
WALK = "Walk the chief 1 to 4 cells. He sees every coloured side that faces him: each costs its height."


def newcomer(browser: Browser, site: Site, size: tuple[int, int] = DESKTOP) -> Person:
    """Somebody at a first table of Pueblo, whose turn it is to set a stone."""
    person = Person(browser, site, size=size, reduced_motion="reduce", bypass_csp=True)
    person.open("/learn/pueblo?scene=end")
    expect(person.page.locator("main.my-turn")).to_be_visible()
    expect(person.page.locator("#lesson-text")).to_be_focused()
    acts(person, "walk 1")
    person.page.locator("#lesson-next").click()
    person.page.wait_for_url("**/table/*")
    expect(person.page.locator("main.my-turn")).to_be_visible()
    return person


def acts(person: Person, action: str) -> None:
    line = person.page.locator("#line-text")
    if not (line.count() and line.evaluate("one => one === document.activeElement")):  # it stays open
        person.page.keyboard.press("/")
    expect(line).to_be_focused()
    person.page.keyboard.type(action)
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_asked_is_explained_once_beside_everything_else(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    person = newcomer(browser, site, size)
    page, note = person.page, person.page.locator("#guide")
    expect(note).to_contain_text("Set a stone, your colour or beige.")
    assert not person.scrolls_sideways()
    board, box = page.locator("#stage .picture > svg").bounding_box(), note.bounding_box()
    assert board is not None
    assert box is not None
    beside = box["x"] + box["width"] <= board["x"] or box["y"] >= board["y"] + board["height"]
    assert beside, "it never covers the board"
    assert box["y"] + box["height"] <= size[1] + 1
    found = Axe().run(page)
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found.response["violations"]] == []
    note.get_by_role("button", name="Got it").press("Enter")
    expect(note).to_be_hidden()
    acts(person, "set coloured NE d4")
    expect(note).to_contain_text(WALK)
    acts(person, "walk 1")
    expect(note).to_be_hidden()
    page.reload()
    expect(page.locator("main.my-turn")).to_be_visible()
    expect(page.locator("#guide")).to_be_hidden()
    assert person.problems == []
    person.close()


def test_who_has_enough_is_told_nothing_more(browser: Browser, site: Site) -> None:
    person = newcomer(browser, site)
    person.page.get_by_role("button", name="Explain nothing more").press("Enter")
    expect(person.page.locator("#guide")).to_be_hidden()
    acts(person, "set coloured NE d4")
    expect(person.page.locator('#action [data-confirm="walk"]')).to_be_visible()
    expect(person.page.locator("#guide")).to_be_hidden()
    person.page.reload()
    expect(person.page.locator("main.my-turn")).to_be_visible()
    expect(person.page.locator("#guide")).to_have_count(0)
    person.close()
