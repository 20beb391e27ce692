"""The boards by keyboard: arrows reach every place, few keys move a walker, and the focus is never lost."""

from __future__ import annotations

import pytest
from browser.page_kit import PHONE, Person, seldom
from browser.test_choosing import sit_down
from playwright.sync_api import Browser, Page, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser
SEATS = {"agora": 3, "balconia": 2, "barracuda": 3, "gaudi": 2, "pueblo": 2}
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]

# From every place of every picture, where each arrow leads: {picture: {place: [places]}}; places by their ids or names.
ROADS = """(arrows) => {
  const stops = '[data-x], [data-near], [tabindex][role=button], button';
  const called = (one) => one.id || one.dataset.place || one.ariaLabel;
  const roads = {};
  for (const picture of document.querySelectorAll('main .picture')) {
    let cells = [...picture.querySelectorAll(stops)].filter((one) => one.getBoundingClientRect().width);
    if (cells.some((one) => one.dataset.near)) cells = cells.filter((one) => one.dataset.near);
    if (cells.length < 2) continue;
    roads[picture.id] = Object.fromEntries(cells.map((cell) => [called(cell), arrows.map((key) => {
      cell.focus();
      cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      return called(document.activeElement);
    })]));
  }
  return roads;
}"""


def wake(page: Page) -> None:
    """The keyboard comes with the first key."""
    page.keyboard.press("Shift")
    expect(page.locator("section.action[tabindex]")).to_be_attached()


def ways_from(roads: dict[str, list[str]], start: str, keys: list[str] = ARROWS) -> dict[str, list[str]]:
    """The keys that lead to each place, as few as there can be."""
    found: dict[str, list[str]] = {start: []}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for key, there in zip(keys, roads[here], strict=True):
            if there not in found:
                found[there] = [*found[here], key]
                edge.append(there)
    return found


@pytest.mark.parametrize("size", [pytest.param((1366, 768), id="desk"), seldom(PHONE, id="phone")])
@pytest.mark.parametrize("game", SEATS)
def test_arrows_reach_every_place_from_every_place(browser: Browser, site: Site, game: str, size: tuple[int, int]) -> None:
    person = Person(browser, site, size=size)
    page = sit_down(person, game, SEATS[game])
    wake(page)
    boards = page.evaluate(ROADS, ARROWS)
    assert boards or person.narrow
    for picture, roads in boards.items():
        for start in roads:
            assert ways_from(roads, start).keys() == roads.keys(), (picture, start)
    assert person.problems == []
    person.close()


def play_until(page: Page, verb: str) -> None:
    """By what is lit, until there is something of that kind to do."""
    for _ in range(60):
        expect(page.locator("main.table.my-turn")).to_be_visible()
        if page.locator(f"[data-confirm={verb}]").count():
            return
        step = page.locator("main.table").get_attribute("data-step")
        page.locator("#action .offer.lit").first.click()
        page.locator("[data-confirm][aria-disabled=false]").click()
        expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_visible()
    raise AssertionError(f"nobody asks to {verb}")


INITIALS = list("ceglhns")
NEAR = (
    "Object.fromEntries([...document.querySelectorAll('[data-near]')].map((one) => [one.id, one.dataset.near.split(' ')]))"
)


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["desk", "phone"])
def test_a_walker_moves_in_eight_keys(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    """One to come to the map, some to the district, the number of the walker, some to the goal, Enter twice."""
    person = Person(browser, site, size=size)
    page = sit_down(person, "agora", 3)
    play_until(page, "move")
    wake(page)
    keys = ARROWS + INITIALS
    roads = page.evaluate(ROADS, keys)["panel-map"]
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowUp")
    entry = page.evaluate("document.activeElement.id")
    ways = {start: ways_from(roads, start, keys) for start in roads}
    whole = {
        (here, code): [*ways[entry][here], "1", *ways[here][f"map-{code}"], "Enter", "Enter"]
        for here, codes in page.evaluate(NEAR).items()
        for code in codes
    }
    assert max(map(len, whole.values())) + 1 <= 8
    crowd = page.locator("#panel-map .crowd.lit[role=button]").last
    within = crowd.get_attribute("data-within")
    for key in [*ways[entry][f"map-{within}"], "1"]:
        page.keyboard.press(key)
    expect(page.locator("#panel-map .crowd.chosen")).to_have_attribute("data-within", str(within))
    goal = page.locator("#panel-map .district.lit").last.get_attribute("data-place")
    step = person.step()
    for key in [*ways[f"map-{within}"][f"map-{goal}"], "Enter", "Enter"]:
        page.keyboard.press(key)
    expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_visible()
    assert page.evaluate("document.activeElement.id") == f"map-{goal}"
    person.close()


# The focus ----------------------------------------------------------------------------------------------------------------

HAS_FOCUS = "document.activeElement !== document.body && document.querySelector('main').contains(document.activeElement)"


LIT = "#action .offer.lit:not(.chosen), .picture [data-place].lit:not(.chosen):is([tabindex], button):not([data-by])"


def by_keys(page: Page, person: Person) -> None:
    """One decision, with the focus on what is chosen, and then on the button that confirms it."""
    step, done = person.step(), False
    while not done:
        ready, lit = page.locator("[data-confirm][aria-disabled=false]:visible, #action [data-do]"), page.locator(LIT)
        bills = page.locator("[data-by='1'].lit")
        done = ready.count() > 0
        chosen = ready if done else lit if lit.count() else bills
        chosen.nth(person.dice.randrange(chosen.count())).focus()
        page.keyboard.press("Enter")
    expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_visible()


@pytest.mark.parametrize("game", SEATS)
def test_the_focus_is_never_lost(browser: Browser, site: Site, game: str) -> None:
    person = Person(browser, site)
    page = sit_down(person, game, SEATS[game])
    wake(page)
    undone = 0
    for _ in range(12):
        if not person.wait_for_turn_or_end():
            break
        by_keys(page, person)
        assert page.evaluate(HAS_FOCUS), "after an action"
        undo = page.locator("[data-undo]")
        if undo.count() and undone < 2:
            undone += 1
            undo.focus()
            step = person.step()
            page.keyboard.press("Enter")
            expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_visible()
            assert page.evaluate(HAS_FOCUS), "after taking something back"
        person.wait_for_turn_or_end()
        assert page.evaluate(HAS_FOCUS), "after others moved"
    assert person.problems == []
    person.close()
