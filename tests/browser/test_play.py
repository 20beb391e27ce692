"""Whole games played through the page, as people do."""

from __future__ import annotations

import pytest
from browser.page_kit import DESKTOP, PHONE, Person, gather, whose_turn
from playwright.sync_api import Browser, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser


def test_one_person_plays_three_bots_to_the_end(browser: Browser, site: Site) -> None:
    person = Person(browser, site, reduced_motion="reduce")  # the end does not begin to tell itself
    person.open("/")
    person.page.locator(".hero .primary").click()
    turns = 0
    while person.wait_for_turn_or_end():
        person.take_turn()
        turns += 1
    assert turns == 9
    expect(person.page.locator("#end .ranking li")).to_have_count(4)
    expect(person.page.locator("#end .chart")).to_be_visible()
    expect(person.page.locator("#end h2")).to_contain_text("win")
    person.page.get_by_role("button", name="Rematch").click()
    expect(person.page.locator("#end")).to_be_hidden()
    assert person.wait_for_turn_or_end()
    assert person.problems == []
    person.close()


def test_two_people_play_from_two_browsers_by_link(browser: Browser, site: Site) -> None:
    host, friend = Person(browser, site), Person(browser, site, lang="fr-FR", size=PHONE)
    host.open("/new?game=pueblo")
    host.page.locator('label:has(input[name="seats"][value="2"])').click()
    host.page.locator('select[name="chair_1"]').select_option("link")
    host.page.get_by_role("button", name="Open the table").click()
    gather(host, friend)
    turns = 0
    for _ in range(30):
        whose_turn(host, friend).take_turn()
        turns += 1
    expect(host.page.locator("#end")).to_be_visible()
    expect(friend.page.locator("#end h2")).to_contain_text("gagne")
    assert turns == 30
    assert host.page.locator("#end .points").all_inner_texts() == friend.page.locator("#end .points").all_inner_texts()
    assert not friend.scrolls_sideways()
    assert host.problems == friend.problems == []
    host.close()
    friend.close()


def test_two_people_share_one_device(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=DESKTOP)
    person.open("/new?game=pueblo")
    person.page.locator('label:has(input[name="seats"][value="2"])').click()
    person.page.locator('select[name="chair_1"]').select_option("here")
    person.page.locator('input[name="name_1"]').fill("Marius")
    person.page.locator('select[name="option_starter"]').select_option("0")
    person.page.get_by_role("button", name="Open the table").click()
    for colour in ("red", "blue", "red"):
        expect(person.page.locator(f".seat.acting.seat-{colour}")).to_be_visible()
        person.take_turn()
    expect(person.page.locator(".seat.acting")).to_contain_text("Marius")
    person.close()


def test_a_stone_is_set_and_the_chief_walked_by_keyboard(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    person.open("/")
    person.page.locator(".hero .primary").click()
    assert person.wait_for_turn_or_end()
    before = person.step()
    keys = person.page.keyboard
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter", "r", "Enter"):
        keys.press(key)
    expect(person.page.locator("[data-confirm=walk]")).to_be_visible()
    keys.press("3")
    expect(person.page.locator('.offer[data-place="3"]')).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(person.page.locator(f'main.table[data-step="{before}"]')).to_have_count(0)
    expect(person.page.locator("[data-confirm=walk]")).to_have_count(0)
    person.close()


def test_undo_takes_the_stone_back(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    person.open("/")
    person.page.locator(".hero .primary").click()
    assert person.wait_for_turn_or_end()
    person.page.locator("#panel-plan [data-x].lit").first.click()
    person.page.locator("[data-confirm=set]").click()
    person.page.get_by_role("button", name="Undo").click()
    expect(person.page.locator("[data-confirm=set]")).to_be_visible()
    person.close()


def test_touching_what_cannot_be_chosen_tells_the_rule(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    person.open("/")
    person.page.locator(".hero .primary").click()
    while person.wait_for_turn_or_end():
        unlit = person.page.locator("#panel-plan [data-place][data-x]:not(.lit)")
        if unlit.count():
            break
        person.take_turn()
    unlit.first.click(force=True)  # it says that it cannot be chosen; people try all the same
    link = person.page.locator("#why a").first
    expect(link).to_be_visible()
    rule = (link.get_attribute("href") or "").partition("#")[2]
    person.open(f"/rules/pueblo#{rule}")
    expect(person.page.locator(f"#{rule}")).to_be_in_viewport()
    person.close()


HEAP = """() => [...document.querySelectorAll("#panel-heap *")].map(({ tagName, attributes, textContent }) => {
    const pairs = [...attributes].map(({ name, value }) => [name, value]);
    const said = pairs.filter(([name, value]) => value || name !== "class");
    return [tagName, Object.fromEntries(said), textContent];
})"""


def test_a_reload_resumes_where_it_was(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    person.open("/")
    person.page.locator(".hero .primary").click()
    assert person.wait_for_turn_or_end()
    person.take_turn()
    assert person.wait_for_turn_or_end()
    step, heap = person.step(), person.page.evaluate(HEAP)
    person.page.reload()
    assert person.wait_for_turn_or_end()
    assert person.step() == step
    assert person.page.evaluate(HEAP) == heap
    person.close()
