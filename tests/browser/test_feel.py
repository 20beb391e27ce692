"""What makes a page pleasant: our letters, sounds for who wants them, a mark in the tab, a rain of shapes for who won."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import DESKTOP, PHONE, Person, seldom
from playwright.sync_api import Browser, Page, Route, expect
from web.site_kit import Site, Visitor

from tablee.engine.luck import seeded

pytestmark = pytest.mark.browser

# An orchestra that writes down what it plays: the deepest wave of every tone.
ORCHESTRA = """
window.airs = 0; window.rung = [];
window.AudioContext = class { constructor() { window.airs++; } state = "running"; destination = {};
  get currentTime() { return performance.now() / 1000; } };
window.OscillatorNode = class { constructor(_, { frequency }) { window.rung.push(Math.round(frequency));
  document.documentElement.dataset.rung = window.rung.join(" "); }
  connect(next) { return next; } start() {} stop() {} };
window.GainNode = class { gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect(next) { return next; } };
"""
TURN, TALK, REFUSAL = 523, 659, 220  # hertz
COUNT_RAINS = """new MutationObserver(all => all.flatMap(one => [...one.addedNodes]).forEach(({ className }) => {
  if (className === "celebration") document.body.dataset.rains = Number(document.body.dataset.rains ?? 0) + 1;
})).observe(document.body, { childList: true })"""
SHIFTS = """window.shifted = 0;
new PerformanceObserver(list => list.getEntries().forEach(one => one.hadRecentInput || (window.shifted += one.value)))
  .observe({ type: "layout-shift", buffered: true });"""


def rung(page: Page) -> list[int]:
    found: list[int] = page.evaluate("window.rung")
    return found


def hears(page: Page, pitch: int) -> None:
    expect(page.locator(f'html[data-rung~="{pitch}"]')).to_be_visible()


def sat_down(browser: Browser, site: Site, visitor: Visitor, table: str, **more: object) -> Person:
    """The visitor, with a real browser, at a table."""
    person = Person(browser, site, **more)  # type: ignore[arg-type]
    cookies = [{"name": name, "value": value, "url": site.address} for name, value in visitor.http.cookies.items()]
    person.context.add_cookies(cookies)  # type: ignore[arg-type]
    person.page.add_init_script(ORCHESTRA)
    person.open(f"/table/{table}")
    person.page.wait_for_load_state("networkidle")
    return person


def play_on(site: Site, visitor: Visitor, table_id: str) -> None:
    """Any legal moves for the seats of a visitor, as long as they have to move."""
    table, rng = site.table(table_id), seeded("feel")
    mine = [place.seat for place in table.places if place.player == table.places[table.acting()[0]].player]
    with visitor.wire(table_id) as wire:
        while not table.over and (seat := table.acting()[0]) in mine:
            text = table.game.write(table.game.decode(table.state.draw(seat, rng)))
            wire.send(t="do", seat=seat, step=table.step(seat), text=text)
            wire.next("ok")


# Letters ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [seldom(DESKTOP), PHONE])
@pytest.mark.parametrize("path", ["/", "/about", "/rules/gaudi", "/settings"])
def test_our_letters_come_and_nothing_shifts(browser: Browser, site: Site, path: str, size: tuple[int, int]) -> None:
    person = Person(browser, site, size=size)
    person.page.add_init_script(SHIFTS)
    late = list[Route]()
    person.page.route("**/*.woff2", lambda font: late.append(font))
    person.page.goto(path, wait_until="domcontentloaded")
    expect(person.page.locator("h1").first).to_be_visible()
    assert len(late) == 2, "both were asked for, and the page is there without them"
    for font in late:
        font.continue_()
    person.page.evaluate("document.fonts.ready")
    faces = person.page.evaluate("[...document.fonts].filter(face => face.status === 'loaded').map(face => face.family)")
    assert {"Tablee Sans", "Tablee Serif"} <= {face.strip('"') for face in faces}
    assert person.page.evaluate("window.shifted") < 0.02
    assert person.problems == []
    person.close()


# Sounds -----------------------------------------------------------------------------------------------------------------


def test_nothing_sounds_unless_it_is_switched_on(browser: Browser, site: Site) -> None:
    with site.visitor() as visitor:
        person = sat_down(browser, site, visitor, visitor.open_table(chairs=("here", "here")))
        person.take_turn()
        assert (rung(person.page), person.page.evaluate("window.airs")) == ([], 0)
        person.close()


def test_what_happens_is_heard_after_the_first_touch(browser: Browser, site: Site) -> None:
    with site.visitor() as visitor, site.visitor() as friend:
        visitor.post("/settings", sound="on")
        table = visitor.open_table(chairs=("here", "link"), starter=0)
        person = sat_down(browser, site, visitor, table)
        friend.post(f"/table/{table}/sit", name="Ada")
        expect(person.page.locator("main.my-turn")).to_be_visible()
        assert person.page.evaluate("window.airs") == 0, "no gesture, no sound"
        person.page.locator("h1").click()
        person.page.wait_for_function("window.airs === 1")  # the sounds come when they are needed
        with friend.wire(table) as wire:
            wire.send(t="say", text="Hello")
            wire.next("ok")
        hears(person.page, TALK)
        person.take_turn()
        play_on(site, friend, table)
        hears(person.page, TURN)
        person.page.locator("[data-confirm]").first.dispatch_event("click")
        hears(person.page, REFUSAL)
        assert person.problems == []
        person.close()


def test_the_switch_in_the_menu_is_kept(browser: Browser, site: Site) -> None:
    with site.visitor() as visitor:
        person = sat_down(browser, site, visitor, visitor.open_table(chairs=("here", "here")))
        person.page.get_by_role("button", name="Display").click()
        with person.page.expect_response("**/settings"):
            person.page.get_by_label("Sound").check()
        with person.page.expect_response("**/settings"):
            person.page.locator("#display").get_by_label("Dark").check()
        expect(person.page.locator('html[data-theme="dark"] main[data-sound="on"]')).to_be_visible()
        person.page.reload()
        expect(person.page.locator('html[data-theme="dark"] main[data-sound="on"]')).to_be_visible()
        assert person.problems == []
        person.close()


def test_sounds_can_be_heard_before_they_are_chosen(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    person.page.add_init_script(ORCHESTRA)
    person.open("/settings")
    for button in person.page.locator("[data-hear]").all():
        before = len(rung(person.page))
        button.click()
        assert len(rung(person.page)) > before
    person.close()


# The tab and the end ----------------------------------------------------------------------------------------------------


def test_ones_turn_is_marked_in_the_tab(browser: Browser, site: Site) -> None:
    with site.visitor() as visitor, site.visitor() as friend:
        table = visitor.open_table(chairs=("here", "link"), starter=0)
        friend.post(f"/table/{table}/sit", name="Ada")
        person = sat_down(browser, site, visitor, table)
        icon = person.page.locator("link[rel=icon]")
        expect(icon).to_have_attribute("href", re.compile(r"/logo-turn\.svg$"))
        assert person.page.title().startswith("● ")
        person.take_turn()
        expect(icon).to_have_attribute("href", re.compile(r"/logo\.svg$"))
        assert not person.page.title().startswith("● ")
        assert icon.count() == 1
        person.close()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_victory_is_celebrated_once_and_gently(browser: Browser, site: Site, motion: str) -> None:
    with site.visitor() as visitor:
        table = visitor.open_table(chairs=("here", "here"))
        person = sat_down(browser, site, visitor, table, reduced_motion=motion)
        person.page.evaluate(COUNT_RAINS)
        play_on(site, visitor, table)
        expect(person.page.locator("#end.shown")).to_be_visible()
        person.page.locator("[data-tell=count-0]").click()
        person.page.locator("[data-tell='']").click()  # nothing rains before the end has been told
        if motion != "reduce":
            expect(person.page.locator('[data-rains="1"]')).to_be_visible()
        expect(person.page.locator(".celebration")).to_have_count(0)
        assert person.page.evaluate("document.body.dataset.rains ?? '0'") == ("0" if motion == "reduce" else "1")
        person.page.reload()
        expect(person.page.locator("#end.shown")).to_be_visible()
        expect(person.page.locator(".celebration")).to_have_count(0)
        assert person.problems == []
        person.close()


# Settings ---------------------------------------------------------------------------------------------------------------


def test_settings_work_without_scripts(browser: Browser, site: Site) -> None:
    person = Person(browser, site, java_script_enabled=False)
    person.open("/settings?next=/about")
    person.page.get_by_label("High contrast").check()
    person.page.locator("form.wishes").get_by_label("Dark").check()
    person.page.get_by_role("button", name="Save").click()
    expect(person.page.get_by_role("status").first).to_contain_text("Saved.")
    expect(person.page.locator('html[data-palette="contrast"][data-theme="dark"]')).to_be_visible()
    assert person.page.locator("[data-hear]").first.is_hidden(), "it would do nothing"
    person.page.get_by_role("link", name="Go back").click()
    expect(person.page.locator('html[data-palette="contrast"]')).to_be_visible()
    assert person.page.url.endswith("/about")
    person.close()


def test_colours_are_tried_on_before_they_are_saved(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    person.open("/settings")
    person.page.get_by_label("Easy to tell apart").check()
    person.page.get_by_label("Woven").check()
    expect(person.page.locator('html[data-palette="clear"][data-patterns="on"]')).to_be_visible()
    person.open("/settings")
    expect(person.page.locator("html:not([data-palette])")).to_be_visible()
    assert person.problems == []
    person.close()


def test_a_double_touch_confirms_where_that_is_wished(browser: Browser, site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.open_table(chairs=("here", "here"))
        for wish in ("button", "touch"):
            visitor.post("/settings", confirm=wish)
            person = sat_down(browser, site, visitor, table)
            person.page.locator(".offer[data-slot=stone]").first.click()
            person.page.locator("#panel-plan [data-place].lit[data-x]").first.dblclick()
            verb = "walk" if wish == "touch" else "set"
            expect(person.page.locator(f"[data-confirm={verb}]")).to_be_visible()
            assert site.table(table).step(0) == (1 if wish == "touch" else 0)
            person.close()


@pytest.mark.parametrize("palette", [seldom("clear"), "contrast"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing_in_other_colours(
    browser: Browser, site: Site, size: tuple[int, int], scheme: str, palette: str
) -> None:
    with site.visitor() as visitor:
        visitor.post("/settings", palette=palette, patterns="on", theme=scheme)
        person = sat_down(browser, site, visitor, visitor.open_table(chairs=("here", "here")), size=size, bypass_csp=True)
        for path in ("", "/settings"):
            if path:
                person.open(path)
            found = Axe().run(person.page)
            assert [
                (one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found.response["violations"]
            ] == []
        person.close()
