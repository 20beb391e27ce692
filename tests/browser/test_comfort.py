"""Talk that is understood, a page that keeps what one types, and a site that is there without a connection."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import DESKTOP, PHONE, Person, whose_turn
from playwright.sync_api import Browser, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser
HIDDEN = """Object.defineProperty(document, "hidden", { get: () => globalThis.away ?? false })"""
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys())
  .map(({ url }) => new URL(url).pathname)))).flat()"""
SPY = """globalThis.announced = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => announced.push([title, body, tag])"""


POST = """async ([path, fields]) => {
  const [, token] = document.cookie.match(/csrftoken=([^;]+)/);
  return (await fetch(path, { method: "POST", body: new URLSearchParams({ _csrf_token: token, ...fields }) })).url;
}"""


@pytest.fixture
def lea(browser: Browser, site: Site) -> Iterator[Person]:
    person = Person(browser, site, size=DESKTOP)
    yield person
    assert person.problems == []
    person.close()


@pytest.fixture
def marius(browser: Browser, site: Site) -> Iterator[Person]:
    person = Person(browser, site, size=PHONE, lang="fr-FR")
    yield person
    assert person.problems == []
    person.close()


def sit_together(lea: Person, marius: Person) -> None:
    """At a table of two that the first one opens."""
    for person in (lea, marius):
        person.open("/me")
    fields = {"game": "pueblo", "seats": "2", "chair_0": "here", "chair_1": "link"}
    address = lea.page.evaluate(POST, ["/tables", fields])
    marius.page.evaluate(POST, [f"{address}/sit", {"name": "Marius"}])
    for person in (lea, marius):
        person.page.goto(address)
        expect(person.page.locator("#at-1-who")).to_contain_text("Marius")


def open_talk(person: Person) -> None:
    if person.narrow:
        person.page.locator(".to-record").click()
    person.page.locator("button[data-filter=talk]").click()


def test_people_of_two_languages_talk_and_one_of_them_has_enough(lea: Person, marius: Person) -> None:
    sit_together(lea, marius)
    expect(lea.page.locator("#at-1-who .gone")).to_have_count(0)
    open_talk(lea)
    lea.page.locator("#say-quick").click()
    lea.page.get_by_role("button", name="Nice move!").click()
    expect(marius.page.locator(".to-record .badge")).to_have_text("1")
    open_talk(marius)
    expect(marius.page.locator("#chat")).to_contain_text("Joli coup")
    marius.page.locator("#say-text").fill("Rien que du bruit")
    marius.page.locator("#say-text").press("Enter")
    expect(lea.page.locator("#chat")).to_contain_text("Rien que du bruit")
    lea.page.locator("#say-text").fill("I was about to say")
    lea.page.get_by_role("link", name="Quiet and order").click()
    assert Axe().run(lea.page).response["violations"] == []
    lea.page.get_by_role("button", name="Mute").click()
    expect(lea.page.locator(".person .chip")).to_have_text("muted")
    lea.page.get_by_role("link", name="To the table").click()
    open_talk(lea)
    expect(lea.page.locator("#chat")).to_contain_text("Nice move!")
    expect(lea.page.locator("#chat")).not_to_contain_text("bruit")
    expect(lea.page.locator("#say-text")).to_have_value("I was about to say")


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_without_a_connection_the_site_says_so_and_has_kept_nobodys_pages(browser: Browser, site: Site, lang: str) -> None:
    person = Person(browser, site, lang=lang, service_workers="allow")
    person.open("/")
    person.page.evaluate("navigator.serviceWorker.ready")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.page.locator(".hero .primary").click()
    expect(person.page.locator("main.table")).to_be_visible()
    person.context.set_offline(True)
    person.page.goto("/me")
    expect(person.page.locator("h1")).to_have_text(re.compile("No connection|Pas de connexion"))
    kept = person.page.evaluate(KEPT)
    assert "/offline" in kept
    assert all(path.startswith("/static/") for path in kept if path != "/offline")
    person.context.set_offline(False)
    person.page.locator("main .primary").click()
    expect(person.page.locator("input[name=name]")).to_be_visible()
    person.close()


def test_a_hidden_page_announces_the_turn_to_who_asked_for_it(browser: Browser, site: Site, marius: Person) -> None:
    lea = Person(browser, site, service_workers="allow")
    lea.context.grant_permissions(["notifications"], origin=site.address)
    lea.context.add_init_script(HIDDEN + ";" + SPY)
    lea.open("/settings")
    lea.page.locator("[data-notify=on]").click()
    expect(lea.page.locator("#notify [role=status]")).to_have_text("This device tells you.")
    sit_together(lea, marius)
    lea.page.evaluate("globalThis.away = true")
    for _ in range(2):
        whose_turn(lea, marius).take_turn()
    lea.page.wait_for_function("() => announced.length > 0")
    title, body, table = lea.page.evaluate("announced[0]")
    assert title == "It is your turn"
    assert body.startswith("Pueblo: ")
    assert lea.page.url.endswith(table)
    lea.close()
