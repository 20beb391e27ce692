"""The lobby in two browsers: one opens a table, the other sees it come, sits down and is ready, and both play."""

from __future__ import annotations

import re

import pytest
from browser.page_kit import PHONE, Person
from playwright.sync_api import Browser, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser


def named(browser: Browser, site: Site, name: str, **more: object) -> Person:
    person = Person(browser, site, **more)  # type: ignore[arg-type]
    person.open("/me")
    person.page.locator("form[action='/me'] input[name=name]").fill(name)
    person.page.locator("form[action='/me'] button").click()
    return person


def opens(person: Person, *chairs: str, company: str = "on") -> None:
    """A table of Pueblo for four."""
    person.open("/new?game=pueblo")
    for seat, chair in enumerate(chairs, start=1):
        person.page.locator(f"[name=chair_{seat}]").select_option(chair)
    person.page.locator(f"[name=public][value='{company}']").check(force=True)
    person.page.locator("button.primary[type=submit]").click()
    expect(person.page.locator("#room")).to_be_visible()


def test_from_the_lobby_to_the_first_move(browser: Browser, site: Site) -> None:
    host, guest = named(browser, site, "Léa"), named(browser, site, "Marius", size=PHONE, lang="fr-FR")
    guest.open("/lobby")
    expect(guest.page.locator("#open")).to_contain_text("Aucune table")
    opens(host, "link", "link", "link")
    guest.page.locator(".open-table").get_by_role("link", name="Rejoindre").click()
    expect(guest.page.locator("#room-sentence")).to_contain_text("3 places sont libres")
    guest.page.locator("#take-2").click()
    expect(host.page.locator(".room-seat").nth(2)).to_contain_text("Marius")
    expect(host.page.locator("#start")).to_have_attribute("aria-disabled", "true")
    host.page.locator("#level-1").select_option("novice")
    host.page.locator("#fill-1").click()
    expect(guest.page.locator(".room-seat").nth(1)).to_contain_text("robot, novice")
    guest.page.locator("#ready").click()
    expect(host.page.locator("#room-sentence")).to_have_text("One seat is still free. Invite somebody, or begin.")
    host.page.locator("#start").click()
    for person in (host, guest):
        expect(person.page.locator("main.table .seat")).to_have_count(3)
        assert not person.scrolls_sideways()
    expect(host.page.locator("main.table.my-turn, main.table:not(.my-turn) .seat.acting")).not_to_have_count(0)
    host.page.get_by_role("button", name="My tables").click()
    expect(host.page.locator("#my-tables")).to_contain_text("Léa’s table")
    assert host.problems == guest.problems == []
    host.close()
    guest.close()


def test_a_link_goes_out_by_the_share_sheet_of_the_device(browser: Browser, site: Site) -> None:
    host, guest = named(browser, site, "Léa", size=PHONE), named(browser, site, "Marius")
    host.context.add_init_script("navigator.share = async (what) => { document.title = `${what.title} ${what.url}`; }")
    opens(host, "link", "link")
    share = host.page.locator("[data-share]")
    expect(share).to_be_visible()
    guest.open(host.page.url)
    guest.page.locator("#take-1").click()
    expect(host.page.locator(".room-seat").nth(1)).to_contain_text("Marius")
    share.click()
    expect(host.page).to_have_title(re.compile(f"Pueblo.* {re.escape(host.page.url)}$"))
    for person in (host, guest):
        assert person.problems == []
        person.close()


def test_what_somebody_writes_stays_while_others_come(browser: Browser, site: Site) -> None:
    host, guest = named(browser, site, "Léa"), Person(browser, site)
    opens(host, "link", "link", company="")
    guest.open(host.page.url)
    guest.page.locator("#sit-name").fill("Zo")
    with site.visitor() as third:
        third.post(f"/table/{host.page.url.rpartition('/')[2]}/sit", name="Max")
        expect(guest.page.locator("#room")).to_contain_text("Max")
    guest.page.keyboard.type("é")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator("#room")).to_contain_text("Zoé")
    host.page.locator("#free-2").click()
    expect(guest.page.locator("#sit")).to_be_visible()
    host.page.locator("#close").click()
    expect(guest.page.locator("#problem")).to_have_text("This table was closed.")
    assert host.problems == guest.problems == []
    host.close()
    guest.close()


def test_the_list_is_filtered_while_it_lives(browser: Browser, site: Site) -> None:
    guest = Person(browser, site, lang="fr-FR")
    guest.open("/lobby")
    guest.page.locator("[data-filters] [name=free]").select_option("2")
    with site.visitor() as host:
        for name, last in (("Large", "link"), ("Small", "novice")):
            chairs = {"chair_0": "here", "chair_1": "link", "chair_2": last}
            host.post("/tables", game="pueblo", seats=3, public="on", gathering="on", name=name, **chairs)
    expect(guest.page.locator(".open-table", has_text="Large")).to_be_visible()
    expect(guest.page.locator(".open-table", has_text="Small")).to_be_hidden()
    guest.page.locator("[data-filters] [name=free]").select_option("1")
    expect(guest.page.locator(".open-table", has_text="Small")).to_be_visible()
    guest.page.locator("[data-filters] [name=game]").select_option("agora")
    expect(guest.page.locator("[data-none]")).to_be_visible()
    assert guest.problems == []
    guest.close()


def test_anyone_for_a_game(browser: Browser, site: Site) -> None:
    one, other = named(browser, site, "Léa"), named(browser, site, "Marius")
    for person in (one, other):
        person.open("/lobby")
        person.page.locator("#pair-game").select_option("pueblo")
        person.page.locator("#pair-most").select_option("2")
        person.page.locator("[data-pairing] button").click()
    for person in (one, other):
        expect(person.page.locator("main.table .seat")).to_have_count(2)
        assert person.problems == []
        person.close()


def test_no_heading_stands_over_an_empty_list(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    person.open("/me/tables")
    expect(person.page.locator("#over-title")).to_be_visible()
    expect(person.page.locator("#mine-title")).to_be_hidden()
    person.close()
