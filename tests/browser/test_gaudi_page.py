"""The Gaudí tile game played through the page: a draft in steps, undo, why not, the end, on a desk and on a phone."""

from __future__ import annotations

import random

import pytest
from browser.page_kit import DESKTOP, PHONE, Person, gather, whose_turn
from playwright.sync_api import Browser, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser

# The page without what differs from look to look: who comes and goes shows late, a token is masked anew.
STEADY = """main => {
  main.querySelectorAll("#watching, .watching, [name=_csrf_token]").forEach((one) => one.remove());
  return main.outerHTML;
}"""


def open_table(person: Person, seats: int) -> None:
    person.open("/new?game=gaudi")
    person.page.locator(f'label:has(input[name="seats"][value="{seats}"])').click()
    person.page.locator('label:has(input[name="option_short"])').click()
    person.page.locator('button.primary[type="submit"]').click()


def take_step(person: Person, dice: random.Random) -> None:
    """Lay a tile, end the turn, or exchange a tile."""
    page, before = person.page, person.step()
    tiles, done = page.locator(".offer[data-slot=tile]"), page.locator("[data-do=done]")
    if done.count() and (dice.random() < 0.4 or not tiles.count()):
        done.click()
    elif (exchange := page.locator("[data-confirm=exchange]")).count():
        tiles.first.click()
        exchange.click()
    else:
        if (tile := tiles.nth(dice.randrange(tiles.count()))).is_visible():
            tile.click()
        cells = page.locator("#panel-paving .cell.lit")
        cells.nth(dice.randrange(cells.count())).dispatch_event("click")
        page.locator("[data-confirm=lay]").click()
    expect(page.locator(f'main.table:not([data-step="{before}"])')).to_be_visible()


@pytest.mark.parametrize(("lang", "size", "seats"), [("en-GB", DESKTOP, 2), ("fr-FR", PHONE, 6)], ids=["desk", "phone"])
def test_a_short_game_is_played_to_the_end(
    browser: Browser, site: Site, lang: str, size: tuple[int, int], seats: int
) -> None:
    person, dice = Person(browser, site, lang=lang, size=size), random.Random(3)
    open_table(person, seats)
    while person.wait_for_turn_or_end():
        take_step(person, dice)
    expect(person.page.locator("#end .ranking li")).to_have_count(seats)
    expect(person.page.locator("#panel-objectives .card-back")).to_have_count(0)
    assert not person.scrolls_sideways()
    assert person.problems == []
    frame = person.page.locator("svg.paving").get_attribute("viewBox")
    person.page.reload()
    expect(person.page.locator("svg.paving")).to_have_attribute("viewBox", str(frame))  # it has grown with the paving
    person.close()


def test_a_tile_can_be_taken_back_and_the_board_magnified(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    open_table(person, 2)
    assert person.wait_for_turn_or_end()
    page, dice = person.page, random.Random(1)
    while not page.locator("#gaudi-draft-0 use").count():
        take_step(person, dice)
        assert person.wait_for_turn_or_end()
    page.locator("[data-undo]").click()
    expect(page.locator("#gaudi-draft-0 use")).to_have_count(0)
    whole = page.locator("svg.paving").get_attribute("viewBox") or ""
    page.locator('[data-zoom="1.5"]').click()
    expect(page.locator("svg.paving.magnified")).not_to_have_attribute("viewBox", whole)
    page.locator('[data-zoom="whole"]').click()
    expect(page.locator("svg.paving")).to_have_attribute("viewBox", whole)
    assert person.problems == []
    person.close()


def test_nobody_else_sees_a_tile_before_the_turn_is_confirmed(browser: Browser, site: Site) -> None:
    host, friend, onlooker = Person(browser, site), Person(browser, site, lang="fr-FR", size=PHONE), Person(browser, site)
    host.open("/new?game=gaudi")
    host.page.locator('label:has(input[name="seats"][value="2"])').click()
    host.page.locator('select[name="chair_1"]').select_option("link")
    host.page.locator('button.primary[type="submit"]').click()
    gather(host, friend)
    onlooker.open(host.page.url)
    actor = whose_turn(host, friend)
    others = [person for person in (host, friend, onlooker) if person is not actor]
    dice = random.Random(5)
    while not actor.page.locator("#gaudi-draft-0 use").count():
        before = [seen_afresh(person) for person in others]
        take_step(actor, dice)
        actor = whose_turn(host, friend)
        others = [person for person in (host, friend, onlooker) if person is not actor]
    assert [seen_afresh(person) for person in others] == before
    actor.page.locator("[data-do=done]").click()
    for person in others:
        expect(person.page.locator("#gaudi-tile-1 use")).to_have_count(1)
        assert person.problems == []
    for person in (host, friend, onlooker):
        person.close()


def seen_afresh(person: Person) -> str:
    """Everything a table shows to a person who loads the page now."""
    person.page.reload()
    expect(person.page.locator("#gaudi-tile-0 use")).to_have_count(1)
    expect(person.page.locator('main.table[data-version=""]')).to_be_attached()  # its line is open
    return str(person.page.locator("main.table").evaluate(STEADY))
