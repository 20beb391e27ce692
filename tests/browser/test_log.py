"""The log and the talk: always in sight on wide screens, one touch away on others, and they stay where one reads."""

from __future__ import annotations

import pytest
from browser.page_kit import PHONE, Person
from browser.test_story import WIDE, together
from playwright.sync_api import Browser, Page, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser
ONE_COLUMN_LESS = (1100, 768)
READ = """() => { const { x, y } = document.getElementById("log").getBoundingClientRect();
  return document.elementFromPoint(x + 40, y + 40).closest("li").textContent; }"""


def scrolled(page: Page, name: str) -> float:
    return float(page.evaluate(f"document.getElementById('{name}').scrollTop"))


def reaches_the_end(page: Page) -> bool:
    return bool(page.locator("#chat").evaluate("(list) => list.scrollHeight - list.scrollTop - list.clientHeight < 2"))


@pytest.mark.parametrize("size", [WIDE, ONE_COLUMN_LESS])
def test_a_wide_screen_always_shows_the_log_newest_first(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    person = Person(browser, site, size=size)
    with together(person, site, starter=0) as bea:
        bea.does("set coloured NE d4", "walk 3")
        newest = person.page.locator("#log > li").first
        expect(newest).to_be_in_viewport(ratio=1)
        expect(newest).to_contain_text("Bea walks the chief")
        box = person.page.locator("#record").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
        assert not person.scrolls_sideways()


def test_the_log_is_grouped_by_turn(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE)
    with together(person, site, starter=0) as bea:
        bea.does("set coloured NE d4", "walk 3")
        person.take_turn()
        expect(person.page.locator("#log > li")).to_have_count(4)
        ends = person.page.locator("#log > li.turn-end").all_inner_texts()
        assert [text.split()[1:2] for text in ends] == [["walks"], ["walks"]]


def test_the_log_stays_where_one_reads(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE)
    with together(person, site, chairs=("here", "here")) as bea:
        for _ in range(16):
            bea.does_anything()
        person.page.evaluate("document.getElementById('log').scrollTop = 120")
        before = person.page.evaluate(READ)
        bea.does_anything()
        expect(person.page.locator("#log > li")).to_have_count(17)
        assert person.page.evaluate(READ) == before
        person.page.evaluate("document.getElementById('log').scrollTop = 0")
        bea.does_anything()
        expect(person.page.locator("#log > li")).to_have_count(18)
        assert scrolled(person.page, "log") == 0


def test_the_talk_shows_the_newest_lines_and_counts_unread_ones(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE)
    with together(person, site, starter=0) as bea:
        for number in range(3):
            bea.says(f"Line {number}")
        expect(person.page.locator(".filter [data-unread]")).to_have_text("3")
        person.page.get_by_role("button", name="Talk").click()
        expect(person.page.locator(".filter [data-unread]")).to_be_hidden()
        for number in range(3, 20):
            bea.says(f"Line {number}")
        expect(person.page.get_by_text("Line 19")).to_be_in_viewport()
        assert reaches_the_end(person.page)


def test_the_talk_stays_where_one_reads_and_keeps_what_one_types(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE)
    with together(person, site, starter=0) as bea:
        person.page.get_by_role("button", name="Talk").click()
        for number in range(20):
            bea.says(f"Line {number}")
        expect(person.page.get_by_text("Line 19")).to_be_in_viewport()
        person.page.locator("#say-text").fill("Half a sen")
        person.page.evaluate("document.getElementById('chat').scrollTop = 30")
        bea.says("One more")
        expect(person.page.locator("#chat > li")).to_have_count(21)
        assert scrolled(person.page, "chat") == 30
        expect(person.page.locator("#chat > li.unread")).to_have_count(1)
        expect(person.page.locator("#say-text")).to_have_value("Half a sen")
        bea.does("set coloured NE d4")
        expect(person.page.locator("#say-text")).to_have_value("Half a sen")
        expect(person.page.locator("#say-text")).to_be_focused()
        person.page.reload()
        person.page.get_by_role("button", name="Talk").click()
        assert reaches_the_end(person.page)


def test_talk_is_heard_while_moves_are_held_back(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE, pace="step")
    with together(person, site, starter=0) as bea:
        bea.does("set coloured NE d4", "walk 3")
        expect(person.page.locator('main[data-waiting="1"]')).to_be_visible()
        bea.says("Well?")
        expect(person.page.locator("#chat > li")).to_have_count(1)
        expect(person.page.locator("#log > li")).to_have_count(1)


def test_a_phone_marks_unread_talk_on_the_button_of_the_log(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE)
    with together(person, site, starter=0) as bea:
        bea.says("Hello")
        button = person.page.locator(".to-record")
        expect(button.locator("[data-unread]")).to_have_text("1")
        button.click()
        person.page.get_by_role("button", name="Talk").click()
        expect(person.page.get_by_text("Hello")).to_be_in_viewport()
        expect(button.locator("[data-unread]")).to_be_hidden()
