"""Somebody vanishes, a bot plays for them, they come back, and all agree to end: on a desktop and on a phone."""

from __future__ import annotations

import re

from browser.group_kit import vanish
from browser.page_kit import PHONE, Person
from playwright.sync_api import Browser, expect
from web.site_kit import Site


def opened(ada: Person, clock: str) -> str:
    """A table of Pueblo for two, red begins; its address."""
    page = ada.page
    ada.open("/new?game=pueblo")
    page.locator("input[name=seats][value='2']").check(force=True)
    page.select_option("[name=chair_1]", "link")
    page.select_option("[name=option_starter]", "0")
    page.select_option("[name=clock]", clock)
    page.locator("[name=gathering]").evaluate("field => field.remove()")  # the game begins when nobody is missing
    page.locator(".summary button[type=submit]").click()
    page.wait_for_url("**/table/*")
    return str(page.url)


def sit(bea: Person, address: str) -> None:
    bea.open(address)
    bea.page.locator("#action input[name=name]").fill("Bea")
    bea.page.locator("form[action$='/sit'] button").click()
    expect(bea.page.locator("#at-1 .who")).to_contain_text("Bea")


def test_somebody_vanishes_is_played_for_and_comes_back(browser: Browser, site: Site) -> None:
    ada, bea = Person(browser, site), Person(browser, site, lang="fr-FR", size=PHONE)
    address = opened(ada, "live-calm")
    sit(bea, address)
    expect(ada.page.locator("#at-0-clock.running")).to_have_text(re.compile(r"^1[56]:\d\d$"))
    ada.take_turn()
    expect(bea.page.locator("#at-1-clock.running")).to_be_visible()

    vanish(bea, site, address.rpartition("/")[2])
    company = ada.page.locator("#company")
    expect(company).to_contain_text("Bea is away.")
    expect(ada.page.locator("#at-1")).to_have_class(re.compile("gone"))
    company.get_by_role("button", name="Let a bot play for them").click()
    expect(ada.page.locator("#at-1 .who")).to_contain_text("a bot plays for them")
    expect(ada.page.locator("main.table.my-turn")).to_be_visible()
    expect(ada.page.locator("#chat")).to_contain_text("is away. A bot plays on")

    bea.open(address)
    expect(bea.page.locator("#company")).to_contain_text("Un robot joue à votre place.")
    assert not bea.scrolls_sideways()
    bea.page.get_by_role("button", name="Reprendre ma place").click()
    expect(bea.page.locator("#company")).to_be_empty()
    expect(ada.page.locator("#at-1 .who")).not_to_contain_text("a bot plays")
    ada.take_turn()
    expect(bea.page.locator("main.table.my-turn")).to_be_visible()
    bea.take_turn()

    bea.open(f"{address}/leave")
    assert not bea.scrolls_sideways()
    bea.page.get_by_role("button", name="Proposer d’arrêter la partie").click()
    expect(company).to_contain_text("Bea asks to end this table")
    ada.page.get_by_role("button", name="Agree").click()
    for person, words in ((ada, "This table was closed"), (bea, "Cette table a été fermée")):
        expect(person.page.locator("main .lead")).to_contain_text(words)
        assert person.problems == []
        person.close()
