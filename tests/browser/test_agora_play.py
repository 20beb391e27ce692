"""Agora through the page: three people in three browsers, one of them on a phone, in two languages."""

from __future__ import annotations

import pytest
from browser.page_kit import PHONE, Person, gather, turn_or_end, whose_turn
from playwright.sync_api import Browser, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser


OPEN = "list => [...list.options].filter((one) => one.value && !one.disabled).map((one) => one.value)"


class Walker(Person):
    """Plays Agora by what is lit: buttons of the action panel, walkers and districts of the map."""

    def take_turn(self) -> None:
        page, before = self.page, self.step()
        verb = page.locator("[data-confirm]").first.get_attribute("data-confirm") or ""
        if verb == "move":
            self.move()
        else:
            offers = page.locator(".offer.lit")
            offers.nth(self.dice.randrange(offers.count())).click()
        page.locator(f"[data-confirm={verb}]").click()
        expect(page.locator(f'main.table:not([data-step="{before}"])')).to_be_visible()

    def move(self) -> None:
        """A walker from the map, and a district from the map, the buttons or the list."""
        page = self.page
        size = "narrow" if self.narrow else "wide"
        lit = page.locator(f"#panel-map .crowd.lit .{size} .hit")
        lit.nth(self.dice.randrange(lit.count())).dispatch_event("click", {"bubbles": True})
        goals = page.locator("#panel-map .district.lit")
        expect(goals.first).to_be_visible()
        listed = page.locator("select[data-slot=to]")
        if listed.is_visible() and self.dice.random() < 0.5:  # on a phone the bar folds
            listed.select_option(self.dice.choice(listed.evaluate(OPEN)))
        else:
            goals.nth(self.dice.randrange(goals.count())).locator(".touch").dispatch_event("click", {"bubbles": True})
        expect(page.locator("[data-confirm=move][aria-disabled=false]")).to_be_visible()


def three_people(browser: Browser, site: Site) -> list[Walker]:
    host = Walker(browser, site)
    friends = [Walker(browser, site, lang="fr-FR", size=PHONE), Walker(browser, site)]
    host.open("/new?game=agora")
    host.page.locator('label:has(input[name="seats"][value="3"])').click()
    for seat in (1, 2):
        host.page.locator(f'select[name="chair_{seat}"]').select_option("link")
    host.page.get_by_role("button", name="Open the table").click()
    gather(host, *friends)
    return [host, *friends]


def play(people: list[Walker], decisions: int) -> int:
    """So many decisions, or to the end; how many were made."""
    for number in range(decisions):
        acting = turn_or_end(*people)
        if acting is None:
            return number
        acting.take_turn()
    return decisions


def check(people: list[Walker]) -> None:
    assert not any(person.scrolls_sideways() for person in people)
    assert not any(person.problems for person in people)


def test_three_people_play_two_rounds(browser: Browser, site: Site) -> None:
    people = three_people(browser, site)
    assert play(people, 32) == 32
    check(people)
    expect(people[1].page.locator("#phase")).not_to_contain_text("Tour 1 ")
    hands = [person.page.locator("#panel-hand strong").all_inner_texts() for person in people]
    assert all(len(hand) in (4, 5, 6) for hand in hands)
    assert len({name for hand in hands for name in hand}) == sum(map(len, hands))  # nobody sees another's faces
    for person in people:
        person.close()


def test_what_is_not_lit_explains_itself(browser: Browser, site: Site) -> None:
    """Touched with a finger or a mouse, a district that cannot be chosen says which rule stands against it."""
    people = three_people(browser, site)
    person = whose_turn(*people)
    why = person.page.locator("#why")
    person.page.locator("#panel-map .district:not(.lit) .touch").first.dispatch_event("click", {"bubbles": True})
    expect(why).to_contain_text("AGO-17")
    assert play(people, 6) == 6
    person = whose_turn(*people)
    assert person.page.locator("[data-confirm=move]").count() == 1
    size = "narrow" if person.narrow else "wide"
    person.page.locator(f"#panel-map .crowd.lit .{size} .hit").first.dispatch_event("click", {"bubbles": True})
    expect(person.page.locator("[data-confirm=move][aria-disabled=true]")).to_be_visible()  # its goal is not guessed
    unlit = person.page.locator("#panel-map .district:not(.lit) .touch")
    unlit.first.dispatch_event("click", {"bubbles": True})
    expect(why).to_contain_text("AGO-")
    for person in people:
        person.close()


@pytest.mark.rule("AGO-43")
def test_ago_43_others_see_both_moves_of_a_pair_together(browser: Browser, site: Site) -> None:
    people = three_people(browser, site)
    assert play(people, 6) == 6
    for person in people:
        person.page.reload()
    mover = whose_turn(*people)
    assert isinstance(mover, Walker)
    others = [person.page.locator("#panel-map") for person in people if person is not mover]
    before = [page.inner_html() for page in others]
    mover.take_turn()
    expect(mover.page.locator("#map-first .way")).to_have_count(1)
    for person in people:
        person.page.reload()
    assert [page.inner_html() for page in others] == before
    mover.take_turn()
    for page in others:
        expect(page.locator(".pill.low").first).to_be_attached()
    for person in people:
        person.close()


@pytest.mark.soak
def test_three_people_play_a_whole_game(browser: Browser, site: Site) -> None:
    people = three_people(browser, site)
    assert 150 < play(people, 240) < 240
    check(people)
    expect(people[0].page.locator("#end .ranking li")).to_have_count(3)
    expect(people[1].page.locator("#end .reckoning")).to_contain_text("Arrondissements occupés")
    expect(people[0].page.locator("#end .reckoning tbody tr")).to_have_count(12)
    for person in people:
        person.close()
