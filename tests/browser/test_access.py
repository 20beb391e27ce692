"""For everybody: no accessibility violation, nothing scrolls sideways on a phone, no target too small for a thumb."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser
PAGES = ("/", "/new", "/rules", "/rules/pueblo", "/about", "/me", "/settings", "table", "luck", "/nothing")
# Links inside running text, and what is hidden until it has the focus, may be smaller.
TOO_SMALL = """() => [...document.querySelectorAll("a, button, select, input:not([type=hidden])")]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(one => !one.closest(".rulebook, .contents, .unseen, .skip, p, label, .slot:has(select)"))
  .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.height < 43.5 || box.width < 43.5)).map(([text]) => text)"""


def visit(person: Person, path: str) -> None:
    if path in ("table", "luck"):
        person.open("/")
        person.page.locator(".hero .primary").click()
        assert person.wait_for_turn_or_end()
        if path == "luck":
            person.page.goto(f"{person.page.url}/fair")
            expect(person.page.locator("[data-seed-note]")).to_contain_text(
                re.compile("that your browser made|votre navigateur")
            )
    else:
        person.open(path)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(browser: Browser, site: Site, path: str, scheme: str) -> None:
    person = Person(browser, site, size=DESKTOP, color_scheme=scheme, bypass_csp=True)
    visit(person, path)
    found = Axe().run(person.page)
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found.response["violations"]] == []
    person.close()


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("path", PAGES)
def test_a_phone_shows_everything_without_sideways_scrolling(browser: Browser, site: Site, path: str, lang: str) -> None:
    person = Person(browser, site, size=PHONE, lang=lang)
    visit(person, path)
    assert not person.scrolls_sideways()
    assert person.page.evaluate(TOO_SMALL) == []
    person.close()


def test_a_language_is_chosen_by_the_keyboard_and_without_scripts(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE, java_script_enabled=False)
    person.open("/about")
    person.page.get_by_role("button", name="Language").focus()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("link", name="English")).to_be_focused()
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    expect(person.page.locator('html[lang="fr"]')).to_be_visible()
    assert person.page.url.endswith("/about")
    person.close()
