"""Balconia through the page: two people, two browsers, two languages, a desk and a telephone."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import DESKTOP, PHONE, Person, gather, seldom, turn_or_end
from facades import edition
from playwright.sync_api import Browser, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser

SHOTS = os.environ.get("TABLEE_SHOTS")  # a folder for pictures to look at


class Neighbour(Person):
    """Keeps a pair by a knob of the disc, or places the block in a glowing cell."""

    def show(self, panel: str) -> None:
        if self.narrow:
            self.page.locator(f'button[data-view="{panel}"]').click()

    def take_turn(self) -> None:
        before = self.step()
        if self.page.locator("[data-confirm=keep]").count():
            self.show("disc")
            self.page.locator("#panel-disc .bal-knob-pair.lit").nth(self.dice.randrange(4)).click()
            self.page.locator("[data-confirm=keep]").click()
        else:
            self.show("facade")
            glowing = self.page.locator("#panel-facade .bal-cell.lit")
            glowing.nth(self.dice.randrange(glowing.count())).click()
            expect(self.page.locator("#facade-marks .bal-ghost")).to_be_visible()
            self.page.locator("[data-confirm=place]").click()
        expect(self.page.locator(f'main.table:not([data-step="{before}"])')).to_be_visible()

    def open_with(self, file: Path) -> None:
        self.open("/new?game=balconia")
        self.page.locator('select[name="chair_1"]').select_option("steady")
        self.page.locator("input[data-fills]").set_input_files(file)
        expect(self.page.locator("textarea[name=option_building]")).not_to_have_value("")
        self.page.get_by_role("button", name="Open the table").click()

    def tell_the_count(self) -> int:
        """Step through the count to its end; the building turns on the way, and both sums are those of the seats."""
        page, sums, stops = self.page, list[str](), 0
        page.locator("[data-tell]").click()
        page.locator("[data-tell=still-0]").click()
        expect(page.locator("[data-tell=still-1]")).to_be_visible()
        while page.locator("[data-tell]").count() > 1:
            stops += 1
            expect(page.locator("#facade-marks .bal-focus")).to_be_visible()
            words = page.locator("#prompt").inner_text()
            if words.startswith("Porte"):
                sums.append(words.split()[-3])
            page.locator("[data-tell]").nth(1).click()
            expect(page.locator("#prompt")).not_to_have_text(words)
        seats = page.locator("#end .points").all_inner_texts()
        assert {sums[len(sums) // 2 - 1], sums[-1]} == set(seats)
        return stops

    def shot(self, name: str) -> None:
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=f"{SHOTS}/{name}.png")


@pytest.mark.parametrize("variants", [pytest.param(False, id="usual"), seldom(True, id="all variants")])
def test_two_people_play_from_two_browsers(browser: Browser, site: Site, variants: bool) -> None:
    host = Neighbour(browser, site)
    # The count does not begin by itself where things shall not move, so the friend can go through all of it.
    friend = Neighbour(browser, site, lang="fr-FR", size=PHONE, color_scheme="dark", reduced_motion="reduce")
    host.open("/new?game=balconia")
    host.page.locator('select[name="chair_1"]').select_option("link")
    if variants:
        host.page.locator('select[name="option_placement"]').select_option("free")
        host.page.locator('select[name="option_fill"]').select_option("full25")
        host.page.locator('select[name="option_door_columns"]').select_option("BCD")
        host.page.locator('select[name="option_door_support"]').select_option("always")
        host.page.locator('select[name="option_memory_aid"]').select_option("open")
    host.shot(f"new-{variants}")
    host.page.get_by_role("button", name="Open the table").click()
    gather(host, friend)
    decisions = 0
    while (acting := turn_or_end(host, friend)) is not None:
        if decisions in (6, 7, 8, 9):
            acting.shot(f"{variants}-{decisions}-{'host' if acting is host else 'friend'}")
        acting.take_turn()
        decisions += 1
    assert decisions == (44 if variants else 28)
    expect(host.page.locator("#end h2")).to_contain_text("win")
    expect(friend.page.locator("#end h2")).to_contain_text("gagne")
    assert friend.tell_the_count() == (50 if variants else 30)
    assert host.page.locator("#end .points").all_inner_texts() == friend.page.locator("#end .points").all_inner_texts()
    host.page.locator("[data-turn='1']").click()
    expect(host.page.locator("#panel-facade .bal-block-number")).to_have_count(0)
    host.shot(f"{variants}-end-host")
    friend.shot(f"{variants}-end-friend")
    assert not friend.scrolls_sideways()
    assert host.problems == friend.problems == []
    host.close()
    friend.close()


def test_the_count_tells_itself_until_somebody_touches_the_page(browser: Browser, site: Site) -> None:
    """The last two decisions of a game, then nothing but watching."""
    person = Neighbour(browser, site)
    person.page.clock.install()
    sent = list[str]()
    person.page.on("websocket", lambda line: line.on("framesent", lambda message: sent.append(str(message))))
    sat_down(person)
    while person.wait_for_turn_or_end():
        person.take_turn()
    expect(person.page.locator("[data-tell^='still-']:not([data-tell='still-0'])")).to_be_visible()
    person.page.locator("#panel-facade .bal-cell[data-spot]").last.click()
    expect(person.page.locator("[data-tell='count-0']")).to_be_visible()
    asked, words = len(sent), person.page.locator("#prompt").inner_text()
    person.page.clock.fast_forward("10:00")
    person.page.locator("#panel-facade .bal-cell[data-spot]").first.click()
    expect(person.page.locator("#prompt")).not_to_have_text(words)
    assert not any("count-" in message for message in sent[asked:])  # who reads is left in peace
    person.page.locator("[data-tell='count-0']").click()
    person.page.locator("[data-tell='']").click()
    expect(person.page.locator("#prompt")).to_contain_text("win")
    assert person.problems == []
    person.close()


def test_a_table_is_opened_with_a_building_of_ones_own(browser: Browser, site: Site, tmp_path: Path) -> None:
    raw = edition()
    for block in raw["block"]:
        block["face"][0]["name"] = f"Mine {block['number']}"
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    person = Neighbour(browser, site)
    person.open_with(file)
    expect(person.page.locator("main.table")).to_be_visible()
    person.page.wait_for_load_state()  # a touch before the scripts are there is no touch
    person.page.locator("#tray-blocks .bal-block").first.click()
    expect(person.page.locator("#tray-open")).to_contain_text("Mine")
    raw["block"][6]["face"][2]["items"] = {"dog": 1}
    file.write_text(json.dumps(raw), encoding="utf-8")
    person.open_with(file)
    expect(person.page.locator("[role=alert]")).to_contain_text("Block 7, face c")
    person.close()


def test_the_keyboard_is_enough(browser: Browser, site: Site) -> None:
    person = sat_down(Neighbour(browser, site))
    page, before = person.page, person.step()
    page.keyboard.press("2")
    expect(page.locator(".bal-knob-pair.chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm=place]")).to_be_visible()
    page.locator("#cell-B3").focus()
    for key, cell in (("ArrowUp", "B4"), ("ArrowRight", "C4"), ("ArrowDown", "C3"), ("ArrowLeft", "B3")):
        page.keyboard.press(key)
        expect(page.locator(f"#cell-{cell}")).to_be_focused()
    page.locator("#panel-facade .bal-cell.lit").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    expect(page.locator(".bal-card.chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f'main.table:not([data-step="{before}"])')).to_be_visible()
    person.close()


def test_the_other_side_stays_behind_its_curtains(browser: Browser, site: Site) -> None:
    person = Neighbour(browser, site)
    person.open("/new?game=balconia")
    person.page.locator('select[name="chair_1"]').select_option("steady")
    person.page.get_by_role("button", name="Open the table").click()
    for _ in range(4):
        assert person.wait_for_turn_or_end()
        person.take_turn()
    assert person.wait_for_turn_or_end()
    person.page.locator("[data-turn='1']").click()
    expect(person.page.locator("#panel-facade .bal-block-number").first).to_be_visible()
    person.shot("back")
    assert person.page.locator("#panel-facade .bal-name").count() == 0
    person.page.locator("[data-turn='-1']").click()
    expect(person.page.locator("#panel-facade .bal-name").first).to_be_visible()
    person.page.locator("#panel-facade .bal-cell[data-spot]").first.click()
    expect(person.page.locator("#asked-body strong")).to_be_visible()
    person.page.locator("#tray-blocks .bal-block").first.click()
    expect(person.page.locator("#tray-open svg")).to_be_visible()
    person.shot("asked")
    person.close()


SMALL = """() => [...document.querySelectorAll(".balconia [role=button]")]
  .filter(one => one.checkVisibility()).map(one => [one.id || one.dataset.spot, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.height < 43.5 || box.width < 43.5)).map(([name]) => name)"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(browser: Browser, site: Site, scheme: str) -> None:
    person = sat_down(Neighbour(browser, site, size=DESKTOP, color_scheme=scheme, bypass_csp=True))
    found = Axe().run(person.page)
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found.response["violations"]] == []
    person.close()


def test_everything_is_large_enough_for_a_thumb(browser: Browser, site: Site) -> None:
    person = sat_down(Neighbour(browser, site, size=PHONE))
    for panel in ("facade", "disc", "asked", "tray"):
        person.show(panel)
        assert person.page.evaluate(SMALL) == [], panel
        assert not person.scrolls_sideways()
    person.close()


def sat_down(person: Neighbour) -> Neighbour:
    """At a table against a bot, some way into the game."""
    person.open("/new?game=balconia")
    person.page.locator('select[name="chair_1"]').select_option("steady")
    person.page.locator('select[name="option_turquoise"]').select_option("0")
    person.page.get_by_role("button", name="Open the table").click()
    for _ in range(4):
        assert person.wait_for_turn_or_end()
        person.take_turn()
    assert person.wait_for_turn_or_end()
    return person
