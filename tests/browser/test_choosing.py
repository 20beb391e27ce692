"""Choosing through the page: what a touch, a key and a drop mean, and what they never do."""

from __future__ import annotations

import re

import pytest
from browser.page_kit import PHONE, Person
from browser.test_agora_play import Walker
from browser.test_barracuda_page import Barkeeper
from playwright.sync_api import Browser, Locator, Page, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser

NEAR = "#panel-map .crowd.within.lit"  # walkers in a district that the chosen one may walk to
CENTRE = "one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }"


def sit_down(person: Person, game: str, seats: int) -> Page:
    """At a table against bots."""
    person.open(f"/new?game={game}")
    person.page.locator(f'label:has(input[name="seats"][value="{seats}"])').click()
    person.page.locator('button.primary[type="submit"]').click()
    expect(person.page.locator("main.table.my-turn")).to_be_visible()
    return person.page


def drag(page: Page, source: Locator, target: Locator) -> None:
    source.scroll_into_view_if_needed()
    (x, y), (a, b) = source.evaluate(CENTRE), target.evaluate(CENTRE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + a) / 2, (y + b) / 2)
    while not page.locator(".ghost-dragged").is_visible():  # a hand goes on until what it carries comes along
        page.mouse.move(a - 1, b, steps=2)
    page.mouse.move(a, b, steps=4)
    page.mouse.up()
    expect(page.locator(".ghost-dragged")).to_have_count(0)


# Agora: a district is where one walks to --------------------------------------------------------------------------------


def to_neighbours(browser: Browser, site: Site, **more: object) -> Walker:
    """Until a walker is chosen that may walk to others."""
    person = Walker(browser, site, **more)  # type: ignore[arg-type]
    page = sit_down(person, "agora", 3)
    while True:
        expect(page.locator("main.table.my-turn")).to_be_visible()
        if page.locator("[data-confirm=move]").count() and chosen_with_neighbours(page):
            return person
        person.take_turn()


def chosen_with_neighbours(page: Page) -> bool:
    crowds = page.locator("#panel-map .crowd.lit[tabindex]")
    for number in range(crowds.count()):
        crowds.nth(number).dispatch_event("click")
        if page.locator(NEAR).count() and page.locator("#panel-map .crowd.within:not(.lit)").count():
            return True
        page.keyboard.press("Escape")
    return False


@pytest.mark.parametrize("size", [(1400, 950), PHONE], ids=["desk", "phone"])
def test_walkers_in_a_district_mean_the_district_when_that_is_asked(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    person = to_neighbours(browser, site, size=size)
    page = person.page
    others = page.locator(NEAR).first
    chosen = page.locator("#panel-map .crowd.chosen:not(.within)").get_attribute("data-place")
    district = others.get_attribute("data-within")
    others.dispatch_event("click")
    expect(page.locator(f"#panel-map .district.chosen[data-place={district}]")).to_be_attached()
    expect(page.locator("[data-confirm=move][aria-disabled=false]")).to_be_visible()
    assert page.locator("#panel-map .crowd.chosen:not(.within)").get_attribute("data-place") == chosen
    assert person.problems == []
    person.close()


def test_a_barred_district_says_why_not_and_the_walker_can_be_let_go(browser: Browser, site: Site) -> None:
    person = to_neighbours(browser, site)
    page = person.page
    chosen = page.locator("#panel-map .crowd.chosen").first
    place = chosen.get_attribute("data-place")
    page.locator("#panel-map .crowd.within:not(.lit)").first.dispatch_event("click")
    expect(page.locator("#why a")).to_contain_text(re.compile(r"AGO-\d+"))  # too far, or first place would be shared
    expect(page.locator(f'#panel-map .crowd.chosen[data-place="{place}"]')).to_be_attached()
    page.locator(f'#panel-map .crowd[data-place="{place}"]').dispatch_event("click")  # again
    expect(page.locator("#panel-map .crowd.chosen")).to_have_count(0)
    person.close()


def test_a_walker_is_dropped_on_a_district(browser: Browser, site: Site) -> None:
    person = to_neighbours(browser, site)
    page = person.page
    district = page.locator(NEAR).first.get_attribute("data-within")
    other = page.locator(NEAR).first.get_attribute("data-place")
    place = page.locator("#panel-map .crowd.chosen:not(.within)").get_attribute("data-place")
    page.keyboard.press("Escape")
    expect(page.locator("#panel-map .crowd.chosen")).to_have_count(0)
    drag(page, *(page.locator(f'#panel-map .crowd[data-place="{one}"] .wide .hit') for one in (place, other)))
    expect(page.locator(f"#panel-map .district.chosen[data-place={district}]")).to_be_attached()
    page.locator("[data-confirm=move]").click()
    assert person.problems == []
    person.close()


# Gaudí: nothing is proposed, and Enter confirms only what one looks at --------------------------------------------------


def tile_with_room(page: Page) -> None:
    """Choose a tile that fits in several cells."""
    tiles = page.locator(".offer[data-slot=tile].lit")
    for number in range(tiles.count()):
        tiles.nth(number).click()
        if page.locator("#panel-paving .cell.lit").count() > 1:
            return
        page.keyboard.press("Escape")


def test_no_cell_is_proposed_when_a_tile_is_chosen(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    page = sit_down(person, "gaudi", 2)
    tile_with_room(page)
    expect(page.locator("#prompt")).to_contain_text("Choose where to lay it")
    expect(page.locator("#panel-paving .cell.chosen")).to_have_count(0)
    expect(page.locator("[data-confirm=lay]")).to_have_attribute("aria-disabled", "true")
    person.close()


def test_enter_on_a_dead_cell_lays_nothing_elsewhere(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    page = sit_down(person, "gaudi", 2)
    tile_with_room(page)
    dead = page.locator("#panel-paving .cell:not(.lit)[data-place]")
    while dead.count() == 0:  # every cell fits: other tiles may be dealt at another table
        page = sit_down(person, "gaudi", 2)
        tile_with_room(page)
    page.locator("#panel-paving .cell.lit").first.dispatch_event("click")
    expect(page.locator("[data-confirm=lay][aria-disabled=false]")).to_be_visible()
    step = person.step()
    dead.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#why")).to_be_visible()
    assert person.step() == step
    page.locator("#panel-paving .cell.chosen").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_visible()
    person.close()


def test_a_tile_is_dropped_on_a_cell(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    page = sit_down(person, "gaudi", 2)
    tile_with_room(page)
    place = page.locator("#panel-paving .cell.lit").first.get_attribute("data-place")
    tile = page.locator("#panel-hand [data-drag].chosen")
    drag(page, tile, page.locator(f'#panel-paving .cell[data-place="{place}"]'))
    expect(page.locator("#panel-paving .cell.chosen")).to_have_attribute("data-place", str(place))
    expect(page.locator("[data-confirm=lay][aria-disabled=false]")).to_be_visible()
    person.close()


# Balconia, Pueblo ---------------------------------------------------------------------------------------------------------


def test_enter_on_a_dead_cell_offers_no_pair(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    page = sit_down(person, "balconia", 2)
    while page.locator("[data-confirm=keep]").count() == 0:
        page.locator("[data-place].lit[data-x]").first.dispatch_event("click")
        page.locator("[data-confirm=place][aria-disabled=false]").click()
        expect(page.locator("main.table.my-turn")).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator("[data-confirm=keep][aria-disabled=false]")).to_be_visible()
    step = person.step()
    page.locator("#stage [data-x]:not(.lit)").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#why")).to_be_visible()
    assert person.step() == step
    expect(page.locator("[data-confirm=keep]")).to_be_visible()
    person.close()


def test_a_stone_is_dropped_on_the_plan_and_a_wrong_place_says_why(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    page = sit_down(person, "pueblo", 2)
    stone = page.locator(".offer[data-slot=opening]").first
    target = page.locator("#panel-plan [data-place].lit[data-x]").nth(9)
    place = target.get_attribute("data-place")
    target.scroll_into_view_if_needed()
    drag(page, stone, target)
    expect(page.locator(f'#panel-plan [data-place="{place}"].chosen')).to_be_attached()
    expect(page.locator("[data-confirm=set][aria-disabled=false]")).to_be_visible()
    person.close()


# Barracuda: cards, answers, bills -----------------------------------------------------------------------------------------


def to_a_choice(browser: Browser, site: Site, wanted: set[str], **more: object) -> Barkeeper:
    """Until a decision with these verbs comes up."""
    person = Barkeeper(browser, site, **more)  # type: ignore[arg-type]
    for _ in range(12):
        sit_down(person, "barracuda", 5)
        while person.wait_for_turn_or_end():
            if wanted <= person.verbs():
                return person
            person.take_turn()
    raise AssertionError(f"{wanted} never came up")


def test_the_main_choice_is_one_card_for_each_possibility(browser: Browser, site: Site) -> None:
    person = to_a_choice(browser, site, {"open", "takeover"})
    page = person.page
    assert page.locator("#action select").count() == 0
    assert page.locator("#action [aria-disabled=true]:visible").count() == 0
    cards = page.locator("#action .deed")
    assert cards.count() >= 2
    page.locator(".deed[data-start=takeover]").click()
    expect(page.locator("#panel-front .half.lit.aside").first).to_be_attached()  # what belongs to other cards steps back
    page.locator("#panel-front .half.lit:not(.aside)").first.locator(".touch").click()
    card = page.locator(".deed[data-start=takeover][aria-pressed=true]")
    expect(card).to_contain_text("gets your offer")
    expect(page.locator("[data-confirm]:visible")).to_have_count(1)
    expect(page.locator("[data-confirm]:visible")).to_contain_text("Take over ")
    person.close()


COSTS = {"en-GB": r"burns \d+ of both|you pay \d+ to", "fr-FR": r"fumée|vous payez \d+ à"}


@pytest.mark.parametrize("lang", COSTS)
def test_accept_and_refuse_look_alike_and_say_what_they_do(browser: Browser, site: Site, lang: str) -> None:
    person = to_a_choice(browser, site, {"accept", "refuse"}, lang=lang)
    accept, refuse = person.page.locator("[data-do=accept]"), person.page.locator("[data-do=refuse]")
    assert accept.get_attribute("class") == refuse.get_attribute("class") == "button"
    expect(refuse).to_contain_text(re.compile(COSTS[lang]))
    wide = [button.bounding_box() for button in (accept, refuse)]
    assert wide[0] is not None
    assert wide[1] is not None
    assert abs(wide[0]["width"] - wide[1]["width"]) < 2
    offering = person.page.locator("#prompt .person")
    expect(offering.first.locator(".token")).to_be_attached()
    person.close()


def test_bills_are_dragged_into_the_envelope_and_out_again(browser: Browser, site: Site) -> None:
    person = to_a_choice(browser, site, {"fill"})
    page = person.page
    drag(page, page.locator("#purse-1000"), page.locator("#purse-envelope"))
    person.holds("1000", 1)
    drag(page, page.locator("#purse-0"), page.locator("#purse-envelope"))
    person.holds("1000", 2)
    drag(page, page.locator("#purse-in-0"), page.locator("#purse-1000"))
    person.holds("1000", 1)
    drag(page, page.locator("#purse-1000"), page.locator("#purse-5000"))  # beside it: nothing happens
    person.holds("1000", 1)
    person.close()
