"""The luck of a table checked in the browser: what holds is said to hold, and what was changed is found out."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import PHONE, Person
from playwright.sync_api import Browser, Route, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def luck() -> None:
    """That of a real table: it is what is proved."""


def finished(site: Site) -> str:
    with site.visitor() as visitor:
        table = visitor.open_table("balconia", ("novice", "novice"))
        visitor.watch(table)
        return table


def checked(person: Person, table: str) -> list[tuple[str, str]]:
    """What the page says of each check: how it came out, and its words."""
    page = person.page
    person.open(f"/table/{table}/fair")
    page.locator("#proof button").click()
    expect(page.locator("[data-beyond]")).to_be_visible()
    return [(line.get_attribute("class") or "", line.inner_text()) for line in page.locator("#proof li").all()]


def test_a_sound_game_is_proved_in_the_page(browser: Browser, site: Site) -> None:
    table = finished(site)
    person = Person(browser, site, size=PHONE, lang="fr-FR", bypass_csp=True)
    told = checked(person, table)
    assert [how for how, _ in told] == ["held"] * 4
    assert "Ed25519" in told[-1][1]
    assert "tablee verify" in person.page.locator("pre").inner_text()
    assert not person.scrolls_sideways()
    found = Axe().run(person.page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found] == []
    assert person.problems == []
    person.close()


@pytest.mark.parametrize(
    ("was", "becomes", "broken"),
    [
        ('"key":"', '"key":"00', [0, 2, 3]),  # another key
        ('"players":["', '"players":["É', [1, 2, 3]),  # another name
        ('"do":"', '"do":" ', [2, 3]),  # another action
        ('"signature":"', '"signature":"00', [3]),  # a signature that is none
    ],
)
def test_a_changed_record_is_found_out(browser: Browser, site: Site, was: str, becomes: str, broken: list[int]) -> None:
    table = finished(site)
    person = Person(browser, site)

    def forge(route: Route) -> None:
        text = route.fetch().text()
        assert was in text
        route.fulfill(body=text.replace(was, becomes, 1))

    person.page.route(f"**/table/{table}/record", forge)
    told = checked(person, table)
    assert [number for number, (how, _) in enumerate(told) if how == "broken"] == broken
    person.close()


def test_a_browser_that_cannot_check_signatures_says_so(browser: Browser, site: Site) -> None:
    table = finished(site)
    person = Person(browser, site)
    person.page.add_init_script("SubtleCrypto.prototype.importKey = () => Promise.reject(new Error('unknown'));")
    told = checked(person, table)
    assert [how for how, _ in told] == ["held", "held", "held", "unknown"]
    assert "cannot check Ed25519" in told[-1][1]
    person.close()
