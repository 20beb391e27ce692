"""The line to the server breaks: what a person did is sent when it is back, and nothing looks done before it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.page_kit import PATIENCE, Person
from playwright.sync_api import Browser, WebSocketRoute, expect
from table.house_kit import QuickThinker
from web.site_kit import Site, running

from tablee.engine.values import View

pytestmark = pytest.mark.browser


class Caller(Person):
    """A person whose line can be cut: at once, or as soon as the server has got their next action."""

    def __init__(self, browser: Browser, site: Site) -> None:
        super().__init__(browser, site)
        self.is_cut = self.is_deaf = False
        self.heard = 0  # messages of the server
        self.lines: list[WebSocketRoute] = []
        self.page.route_web_socket("**/live?*", self.call)

    def call(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close()
            return
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: self.hear(line, message))
        self.lines.append(line)

    def hear(self, line: WebSocketRoute, message: str | bytes) -> None:
        self.heard += 1
        if not self.is_deaf:
            line.send(message)

    def cut(self) -> None:
        self.is_cut = True
        while self.lines:
            self.lines.pop().close()
        expect(self.page.locator("#connection")).to_be_visible()

    def mend(self) -> None:
        self.is_cut = self.is_deaf = False
        expect(self.page.locator("#connection")).to_be_hidden()

    def set_stone(self) -> None:
        self.page.locator("#panel-plan [data-x].lit").first.click()
        self.page.locator("[data-confirm=set]").click()


@pytest.fixture
def caller(browser: Browser, site: Site) -> Iterator[Caller]:
    caller = Caller(browser, site)
    yield caller
    caller.close()


def at_pueblo(caller: Caller) -> str:
    """At a table for two on this device; its id."""
    caller.open("/new?game=pueblo")
    caller.page.locator('label:has(input[name="seats"][value="2"])').click()
    caller.page.locator('select[name="chair_1"]').select_option("here")
    caller.page.get_by_role("button", name="Open the table").click()
    assert caller.wait_for_turn_or_end()
    expect(caller.page.locator("#connection")).to_be_hidden()
    return caller.page.url.rpartition("/")[2]


def test_a_move_made_while_the_line_is_down_is_sent_when_it_is_back(caller: Caller, site: Site) -> None:
    table = at_pueblo(caller)
    caller.cut()
    expect(caller.page.locator("#unsent")).to_be_hidden()
    caller.set_stone()
    expect(caller.page.locator("#unsent")).to_be_visible()
    assert (caller.step(), site.table(table).seq) == (0, 0)
    caller.mend()
    expect(caller.page.locator("[data-confirm=walk]")).to_be_visible()
    assert site.table(table).seq == 1
    expect(caller.page.locator("#why")).to_be_hidden()


def test_a_move_that_arrived_before_the_line_broke_is_not_made_twice(caller: Caller, site: Site) -> None:
    table = at_pueblo(caller)
    caller.is_deaf = True
    caller.set_stone()
    while not site.table(table).seq:
        caller.page.wait_for_timeout(20)
    caller.cut()
    expect(caller.page.locator("#unsent")).to_be_visible()  # for all the page knows
    caller.mend()
    expect(caller.page.locator("[data-confirm=walk]")).to_be_visible()
    expect(caller.page.locator("#why")).to_contain_text("moved on")
    assert site.table(table).seq == 1
    caller.cut()
    expect(caller.page.locator("#unsent")).to_be_hidden()


def test_a_move_that_waits_can_be_taken_back(caller: Caller, site: Site) -> None:
    table = at_pueblo(caller)
    caller.set_stone()
    expect(caller.page.locator("[data-confirm=walk]")).to_be_visible()
    caller.cut()
    caller.page.locator(".offer[data-slot=steps]").first.click()
    caller.page.locator("[data-confirm=walk]").click()
    expect(caller.page.locator("#unsent")).to_be_visible()
    caller.page.get_by_role("button", name="Undo").click()
    expect(caller.page.locator("#unsent")).to_be_hidden()
    caller.mend()
    expect(caller.page.locator("[data-confirm=walk]")).to_be_visible()
    assert site.table(table).seq == 1


class NeverLastOrder(QuickThinker):
    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        while (text := await super().think(game, view, level, seed)) == "call":
            seed += 1
        return text


def test_a_standing_answer_given_while_the_line_is_down_is_sent(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, NeverLastOrder()) as site:
        caller = Caller(browser, site)
        ask_for_last_order(caller)
        caller.cut()
        caller.page.locator("[data-always=decline]").check()
        expect(caller.page.locator("#unsent")).to_be_visible()
        caller.mend()
        expect(caller.page.locator("[data-do=decline]")).to_have_count(0)
        caller.close()


def ask_for_last_order(caller: Caller) -> None:
    caller.open("/new?game=barracuda")
    caller.page.locator('label:has(input[name="seats"][value="3"])').click()
    for seat in (1, 2):
        caller.page.locator(f'select[name="chair_{seat}"]').select_option("novice")
    caller.page.get_by_role("button", name="Open the table").click()
    assert caller.wait_for_turn_or_end()
    caller.page.locator("#panel-front .half.lit[data-slot=closed] .touch").first.click()
    caller.page.locator("[data-confirm=open]").click()
    expect(caller.page.locator("[data-do=decline]")).to_be_visible()


def test_words_stay_in_their_field_until_they_are_heard(caller: Caller) -> None:
    at_pueblo(caller)
    caller.page.get_by_role("button", name="Talk").click()
    caller.cut()
    field = caller.page.locator("#say-text")
    field.fill("Hello")
    field.press("Enter")
    expect(field).to_have_value("Hello")
    caller.mend()
    expect(field).to_have_value("Hello")
    field.press("Enter")
    expect(field).to_have_value("")
    expect(caller.page.locator("#chat li")).to_have_count(1)


def test_a_button_hears_its_click_though_the_page_changes_while_it_is_down(caller: Caller) -> None:
    at_pueblo(caller)
    page, heap = caller.page, caller.page.locator("#panel-heap")
    page.locator("#panel-plan [data-x].lit").first.click()
    expect(page.locator("[data-confirm=set]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-confirm=set]").hover()
    step, drawn, heard = caller.step(), heap.inner_html(), caller.heard
    page.mouse.down()
    page.locator("[data-turn]").first.dispatch_event("click")  # the server draws the heap from another side
    for _ in range(PATIENCE // 20):
        if caller.heard > heard:
            break
        page.wait_for_timeout(20)
    assert caller.heard > heard
    assert heap.inner_html() == drawn
    page.mouse.up()
    expect(page.locator(f'main.table:not([data-step="{step}"])')).to_be_visible()
    expect(heap).not_to_have_js_property("innerHTML", drawn)
